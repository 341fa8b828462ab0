// @ts-check
/** How English writes players, pieces, squares, moves, lists and articles. @type {import("../language.js").Names} */
export const names = {
  colors: { white: "White", black: "Black" },
  roles: { pawn: "pawn", knight: "knight", bishop: "bishop", rook: "rook", queen: "queen", king: "king" },
  piece: "piece",
  fenFields: {
    board: "pieces",
    turn: "player to move",
    castling: "castling rights",
    "en-passant": "en passant square",
    halfmoves: "half-move count",
    fullmoves: "move number",
  },
  differences: {
    turn: "the player having the move",
    castling: "the right to castle",
    "en-passant": "the possibility of capturing en passant",
  },
  pieceOn: (role, square) => `${role} on ${square}`,
  all: (items) => series(items, "and"),
  any: (items) => series(items, "or"),
  move: (from, to, promotion) => (promotion ? `${from}–${to} (${promotion})` : `${from}–${to}`),
  times: (count) => ["no time", "once", "twice"][count] ?? `${count} times`,
  movesEach: (count) => (count === 1 ? "1 move" : `${count} moves`),
  moves: (count) => ["no moves", "1 move"][count] ?? `${count} moves`,
  sequence: (items) => items.join(", "),
  ordinal: (count) => ["zeroth", "first", "second", "third", "fourth", "fifth"][count] ?? `${count}th`,
  duration,
  seconds: (seconds) => `${seconds} s`,
  noArticle: "(no article known)",
  article: (number) => (/^I/.test(number) ? `(Guidelines ${number})` : `(${number})`),
};

/** As a clock shows it: "2:00", "1:30:00". @param {number} milliseconds */
function duration(milliseconds) {
  const total = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const fraction = milliseconds % 1000 ? `.${String(milliseconds % 1000).padStart(3, "0").replace(/0+$/, "")}` : "";
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds)}${fraction}`;
}

/** @param {string[]} items @param {string} conjunction */
function series(items, conjunction) {
  const last = items.slice(-1);
  const before = items.slice(0, -1);
  return before.length > 0 ? `${before.join(", ")} ${conjunction} ${last}` : String(last);
}
