// @ts-check
/**
 * Squares, and where they lie on the board as it is seen. Lengths are in squares, from the upper left corner.
 */

/** @typedef {import("./types.js").Orientation} Orientation */
/** @typedef {import("./types.js").Square} Square */

export const FILES = "abcdefgh";
export const RANKS = "12345678";

/** @param {unknown} value @returns {value is Square} */
export const isSquare = (value) => typeof value === "string" && /^[a-h][1-8]$/.test(value);

/** @param {number} column 0 is the left one as seen @param {number} row 0 is the top one @param {Orientation} orientation @returns {Square} */
export function squareSeenAt(column, row, orientation) {
  return orientation === "white" ? FILES[column] + RANKS[7 - row] : FILES[7 - column] + RANKS[row];
}

/** @param {Square} square @param {Orientation} orientation @returns {{ column: number, row: number }} */
export function placeOf(square, orientation) {
  const file = FILES.indexOf(square[0]);
  const rank = RANKS.indexOf(square[1]);
  return orientation === "white" ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

/** The middle of a square. @param {Square} square @param {Orientation} orientation */
export function centreOf(square, orientation) {
  const { column, row } = placeOf(square, orientation);
  return { x: column + 0.5, y: row + 0.5 };
}

/** The square under a point, or null beside the board. @param {number} x @param {number} y @param {Orientation} orientation @returns {Square | null} */
export function squareAt(x, y, orientation) {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (!(column >= 0 && column < 8 && row >= 0 && row < 8)) return null;
  return squareSeenAt(column, row, orientation);
}

/** All 64 in reading order, as seen. @param {Orientation} orientation @returns {Square[]} */
export function squaresAsSeen(orientation) {
  return Array.from({ length: 64 }, (_, index) => squareSeenAt(index % 8, Math.floor(index / 8), orientation));
}

/** a1 and h8 are dark (Article 2.1: a light square at each player's right hand). @param {Square} square */
export const isDark = (square) => (FILES.indexOf(square[0]) + RANKS.indexOf(square[1])) % 2 === 0;

/**
 * The neighbour in a direction as seen, or null at the edge: the board does not wrap.
 * @param {Square} square @param {number} right @param {number} down @param {Orientation} orientation
 */
export function neighbour(square, right, down, orientation) {
  const { column, row } = placeOf(square, orientation);
  return squareAt(column + right, row + down, orientation);
}
