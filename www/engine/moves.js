// @ts-check
/** Words of moves, as the module packs them (the table stands in its source), turned into what people read. */

/** @typedef {import("./index.d.ts").Move} Move */
/** @typedef {import("./index.d.ts").Role} Role */

const FILES = "abcdefgh";
/** @type {readonly string[]} */
export const SQUARES = Array.from({ length: 64 }, (_, index) => FILES[index & 7] + (1 + (index >> 3)));
/** @type {readonly Role[]} */
export const ROLES = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const LETTERS = ["", "N", "B", "R", "Q", "K"];
const PROMOTION_UCI = ["", "n", "b", "r", "q"];
const PROMOTION_SAN = ["", "=N", "=B", "=R", "=Q"];

const KINGSIDE = 1 << 21;
const QUEENSIDE = 1 << 22;
const EN_PASSANT = 1 << 23;
const FILE_NAMED = 1 << 24;
const RANK_NAMED = 1 << 25;
const CHECK = 1 << 26;
const CHECKMATE = 1 << 27;

/** @param {number} word */
export function uciOf(word) {
  const promotion = (word >> 12) & 7;
  const squares = SQUARES[word & 63] + SQUARES[(word >> 6) & 63];
  return promotion === 0 ? squares : squares + PROMOTION_UCI[promotion];
}

/** @param {number} word */
function written(word) {
  const role = (word >> 15) & 7;
  const suffix = word & CHECKMATE ? "#" : word & CHECK ? "+" : "";
  if (word & (KINGSIDE | QUEENSIDE)) return (word & KINGSIDE ? "O-O" : "O-O-O") + suffix;
  const from = SQUARES[word & 63];
  const to = SQUARES[(word >> 6) & 63];
  const takes = (word >> 18) & 7;
  if (role === 0) return (takes ? from[0] + "x" : "") + to + PROMOTION_SAN[(word >> 12) & 7] + suffix;
  const start = (word & FILE_NAMED ? from[0] : "") + (word & RANK_NAMED ? from[1] : "");
  return LETTERS[role] + start + (takes ? "x" : "") + to + suffix;
}

/** Words recur from position to position; the memory is emptied before it can grow large. @type {Map<number, string>} */
const known = new Map();
const MOST_KNOWN = 16384;

/** @param {number} word */
export function sanOf(word) {
  let san = known.get(word);
  if (san === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    san = written(word);
    known.set(word, san);
  }
  return san;
}

/** @param {number} word @returns {Move} */
export function moveOf(word) {
  const from = SQUARES[word & 63];
  const to = SQUARES[(word >> 6) & 63];
  /** @type {Move} */
  const move = { uci: uciOf(word), san: sanOf(word), from, to, role: ROLES[(word >> 15) & 7] };
  const taken = (word >> 18) & 7;
  if (taken !== 0) {
    const square = word & EN_PASSANT ? to[0] + from[1] : to;
    move.capture = { square, role: ROLES[taken - 1] };
  }
  const promotion = (word >> 12) & 7;
  if (promotion !== 0) move.promotion = /** @type {import("./index.d.ts").PromotionRole} */ (ROLES[promotion]);
  if (word & KINGSIDE) move.castling = "kingside";
  if (word & QUEENSIDE) move.castling = "queenside";
  if (word & EN_PASSANT) move.enPassant = true;
  if (word & (CHECK | CHECKMATE)) move.check = true;
  if (word & CHECKMATE) move.checkmate = true;
  return move;
}
