// @ts-check
/** The letters of SAN, the figurines and the Chinese names of the pieces, each turned into the others. */

/** @typedef {"letters" | "figurine" | "zh-CN"} SanStyle */

const LETTERS = ["K", "Q", "R", "B", "N"];

/** @type {Record<SanStyle, string[]>} */
const STYLES = {
  letters: LETTERS,
  figurine: ["♔", "♕", "♖", "♗", "♘"],
  "zh-CN": ["王", "后", "车", "象", "马"],
};

/** Read besides the styles that are written: black figurines, traditional characters. */
const ALSO_READ = [["♚", "♛", "♜", "♝", "♞"], ["王", "后", "車", "象", "馬"]];

/** A pawn has no letter in SAN; the selectors choose between text and emoji. */
const DROPPED = /[♙♟兵\uFE0E\uFE0F]/gu;

/** @type {Map<string, string>} */
const LETTER_OF = new Map(
  [...Object.values(STYLES), ...ALSO_READ].flatMap((pieces) => pieces.map((piece, kind) => [piece, LETTERS[kind]])),
);

/** A piece's letter stands first, or after the promotion square; anywhere else a letter is a file. */
const MOVING = /^[KQRBN](?=[a-h1-8x])/;
const PROMOTED = /([a-h][18][=(]?)([QRBN])/;

/**
 * The same move with its pieces in another style. Castling, captures and check marks stay as they are.
 * @param {string} san
 * @param {SanStyle} style
 * @returns {string}
 */
export function localizeSan(san, style) {
  const letters = String(san).replace(DROPPED, "").replace(/./gsu, (character) => LETTER_OF.get(character) ?? character);
  const pieces = Object.hasOwn(STYLES, style) ? STYLES[style] : LETTERS;
  /** @param {string} letter */
  const inStyle = (letter) => pieces[LETTERS.indexOf(letter)];
  return letters.replace(MOVING, inStyle).replace(PROMOTED, (_whole, square, letter) => square + inStyle(letter));
}
