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
  return [...so[color], ...fresh(state, color)].sort((one, another) => ORDER.indexOf(one) - ORDER.indexOf(another));
}

/** What has been taken off in the course of a move that is not made yet (4.7.1). @param {Picture["state"]} state @param {Color} color @returns {readonly Role[]} */
function fresh(state, color) {
  // A player's own piece beside the board, such as a pawn that is exchanged, has not been captured.
  if (color === state.turn) return [];
  const now = counts(physicalBoard(state).values(), color);
  const before = counts(placementOf(state.fen).values(), color);
  return ORDER.filter((role) => (before.get(role) ?? 0) > (now.get(role) ?? 0));
}

/** @param {Color} color whose tray it is @param {Picture} picture @returns {HTMLElement | null} */
export function tray(color, picture) {
  const enemy = color === "white" ? "black" : "white";
  const roles = captured(picture, enemy);
  // Where pieces are taken off by hand the tray stands ready for them.
  if (roles.length === 0) return picture.settings.supervision !== "guided" && picture.playable && !picture.free ? h("span", { class: "tray empty", part: "tray", "aria-hidden": "true" }) : null;
  const arrives = picture.latest.some(({ code }) => code === "capture.place-piece");
  const arriving = arrives ? fresh(picture.state, enemy) : [];
  const names = list(roles.map((role) => pieceName({ color: enemy, role }, picture.lang)), picture.lang);
  const node = h("span", { class: "tray", part: "tray", role: "img", "aria-label": ui("tray.label", picture.lang, { pieces: names }) });
  node.append(...roles.map((role, index) => {
    const piece = pieceNode(document, { color: enemy, role });
    // Crowded, a piece keeps its size and lies over the next one's place.
    piece.setAttribute("preserveAspectRatio", "xMinYMid slice");
    if (index > 0 && roles[index - 1] !== role) piece.classList.add("another");
    // Of several alike the last one lies on top.
    if (arriving.includes(role) && roles[index + 1] !== role) piece.classList.add("arriving");
    return piece;
  }));
  return node;
}
