// @ts-check
/** What lies where on the physical board: the position of the FEN, and what the hand has displaced. */
import { FILES } from "./geometry.js";

/** @typedef {import("./types.js").BoardState} BoardState */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {Map<Square, Piece>} Placement */

/** @type {Record<string, import("./types.js").Role>} */
export const ROLES = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
/** The letters of the pieces in FEN and UCI, in lower case. @type {Record<import("./types.js").Role, string>} */
export const LETTERS = { pawn: "p", knight: "n", bishop: "b", rook: "r", queen: "q", king: "k" };

/**
 * The pieces of a FEN's first field. Whoever gives the FEN answers for it: what is not understood is left out.
 * @param {string} fen
 * @returns {Placement}
 */
export function placementOf(fen) {
  /** @type {Placement} */
  const placement = new Map();
  fen.trim().split(/\s+/)[0].split("/").slice(0, 8).forEach((row, index) => {
    let file = 0;
    for (const character of row) {
      const role = ROLES[character.toLowerCase()];
      if (role && file < 8) placement.set(`${FILES[file]}${8 - index}`, { color: character === character.toLowerCase() ? "black" : "white", role });
      file += role ? 1 : Number(character) || 0;
    }
  });
  return placement;
}

/** @typedef {Pick<BoardState, "fen" | "turn" | "phase" | "misplaced" | "displaced" | "newPiece">} Table */

/** @param {Pick<BoardState, "misplaced" | "displaced">} state */
const displacedOf = ({ displaced, misplaced }) => displaced ?? (misplaced ? [misplaced] : []);

/**
 * The board as it stands before the players. A piece that lies beside the board without meaning is kept in sight on
 * its own square; one that has been captured or exchanged is gone.
 * @param {Table} state
 * @returns {Placement}
 */
export function physicalBoard(state) {
  const placement = placementOf(state.fen);
  const moved = displacedOf(state).map(({ from, at }) => ({ from, at, piece: placement.get(from) }));
  for (const { from } of moved) placement.delete(from);
  for (const { at, piece } of moved) if (at && piece) placement.set(at, piece);
  for (const { from, at, piece } of moved) {
    // An own piece beside the board means nothing unless it is a pawn that is being promoted; it may even be in the hand again.
    const meaningless = state.phase === "misplaced" || (piece?.color === state.turn && state.phase !== "promoting");
    if (at === null && piece && meaningless && !placement.has(from)) placement.set(from, piece);
  }
  if (state.newPiece) placement.set(state.newPiece.square, { color: state.turn, role: state.newPiece.role });
  return placement;
}

/** Where the piece that the position has on `square` is seen now. @param {Pick<BoardState, "misplaced" | "displaced">} state @param {Square} square */
export const seenOn = (state, square) => displacedOf(state).find(({ from }) => from === square)?.at ?? square;

/** Where pieces lie that no legal move has put there. @param {Table} state @returns {Square[]} */
export const strayed = (state) => (state.phase === "misplaced" ? displacedOf(state).map(({ from, at }) => at ?? from) : []);
