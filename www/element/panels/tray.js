// @ts-check
/** The pieces that a player has captured, told from the positions of the game. */
import { pieceNode, physicalBoard, placementOf } from "../../board/index.js";
import { ui } from "../../i18n/index.js";
import { h } from "../dom.js";
import { list, pieceName } from "../words.js";

/** @typedef {import("./table.js").Color} Color */
/** @typedef {import("./table.js").Picture} Picture */
/** @typedef {import("../../board/types.js").Role} Role */

/** @type {readonly Role[]} */
const ORDER = ["queen", "rook", "bishop", "knight", "pawn"];

/** @param {Iterable<import("../../board/types.js").Piece>} pieces @param {Color} color */
function counts(pieces, color) {
  /** @type {Map<Role, number>} */
  const found = new Map();
  for (const piece of pieces) if (piece.color === color) found.set(piece.role, (found.get(piece.role) ?? 0) + 1);
  return found;
}

/** Which pieces of a color went off the board between two positions; the mover's pawn that was promoted did not. @param {string} before @param {string} after @param {Color} color */
function taken(before, after, color) {
  const [had, has] = [counts(placementOf(before).values(), color), counts(placementOf(after).values(), color)];
  return ORDER.filter((role) => (had.get(role) ?? 0) > (has.get(role) ?? 0));
}

/** What the game has taken from `color` so far, by game and move: a game is long, and only its end changes. @type {WeakMap<object, { fen: string, plies: number, white: Role[], black: Role[] }>} */
const known = new WeakMap();

/** @param {Picture} picture @param {Color} color @returns {readonly Role[]} */
function captured({ game, state }, color) {
  const moves = game.moves();
  let so = known.get(game);
  if (!so || so.plies > moves.length) {
    so = { fen: game.acts.length === 0 ? state.fen : game.rewind(0).state.fen, plies: 0, white: [], black: [] };
    known.set(game, so);
  }
  for (const { fen, color: mover } of moves.slice(so.plies)) {
    const victim = mover === "white" ? "black" : "white";
    so[victim].push(...taken(so.fen, fen, victim));
    so.fen = fen;
    so.plies += 1;
  }
  // Taken off in the course of a move that is not made yet.
  const now = counts(physicalBoard(state).values(), color);
  const before = counts(placementOf(state.fen).values(), color);
  const off = ORDER.filter((role) => state.phase === "capturing" && (before.get(role) ?? 0) > (now.get(role) ?? 0));
  return [...so[color], ...off].sort((one, another) => ORDER.indexOf(one) - ORDER.indexOf(another));
}

/** @param {Color} color whose tray it is @param {Picture} picture @returns {HTMLElement | null} */
export function tray(color, picture) {
  const enemy = color === "white" ? "black" : "white";
  const roles = captured(picture, enemy);
  if (roles.length === 0) return null;
  const names = list(roles.map((role) => pieceName({ color: enemy, role }, picture.lang)), picture.lang);
  const node = h("span", { class: "tray", part: "tray", role: "img", "aria-label": ui("tray.label", picture.lang, { pieces: names }) });
  node.append(...roles.map((role, index) => {
    const piece = pieceNode(document, { color: enemy, role });
    // Crowded, a piece keeps its size and lies over the next one's place.
    piece.setAttribute("preserveAspectRatio", "xMinYMid slice");
    if (index > 0 && roles[index - 1] !== role) piece.classList.add("another");
    return piece;
  }));
  return node;
}
