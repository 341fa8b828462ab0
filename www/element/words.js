// @ts-check
/** The board's words, from the tables of the interface. */
import { ui } from "../i18n/index.js";

/** @typedef {import("../board/types.js").BoardWords} BoardWords */
/** @typedef {import("../board/types.js").Piece} Piece */

/** @param {Piece} piece @param {string} lang */
export const pieceName = ({ color, role }, lang) => ui(`piece.${color}.${role}`, lang);

/** @param {readonly string[]} items @param {string} lang */
export const list = (items, lang) => items.join(ui("list.separator", lang));

/** Whole sentences, one after another. @param {readonly string[]} sentences @param {string} lang */
export const sentences = (sentences, lang) => sentences.filter(Boolean).join(ui("sentence.separator", lang));

/** @param {string} text */
export const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @type {Map<string, BoardWords>} */
const known = new Map();

/** @param {string} lang @returns {BoardWords} */
export function wordsIn(lang) {
  const words = known.get(lang) ?? makeWords(lang);
  known.set(lang, words);
  return words;
}

/** @param {string} lang @returns {BoardWords} */
function makeWords(lang) {
  return {
    lang,
    board: (orientation) => ui(`board.${orientation}`, lang),
    corner: ui("board.corner", lang),
    file: (file) => file,
    rank: (rank) => rank,
    cell(square, piece, notes) {
      const cell = piece ? ui("cell.piece", lang, { square, piece: pieceName(piece, lang) }) : ui("cell.empty", lang, { square });
      if (notes.length === 0) return cell;
      return ui("cell.noted", lang, { cell, notes: list(notes.map((note) => ui(`note.${note}`, lang)), lang) });
    },
    promotion: (square) => ui("promotion.box", lang, { square }),
    piece: (piece) => capitalised(pieceName(piece, lang)),
    accident: ui("accident.chip", lang),
  };
}
