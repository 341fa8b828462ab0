// @ts-check
/** The board's words, from the tables of the interface. */
import { ui } from "../i18n/index.js";
import { fileName, rankName, squareName } from "./square-names.js";

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

const ROLES = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/** @type {Map<string, BoardWords>} */
const known = new Map();

/** @typedef {import("./square-names.js").Naming} Naming */

/** @param {string} lang @param {Naming} [naming] @returns {BoardWords} */
export function wordsIn(lang, naming = "plain") {
  const key = `${lang} ${naming}`;
  const words = known.get(key) ?? makeWords(lang, naming);
  known.set(key, words);
  return words;
}

/** @param {string} lang @param {Naming} naming @returns {BoardWords} */
function makeWords(lang, naming) {
  return {
    lang,
    board: (orientation) => ui(`board.${orientation}`, lang),
    corner: ui("board.corner", lang),
    file: (file) => fileName(file, naming),
    rank: (rank) => rankName(rank, naming),
    cell(place, piece, notes) {
      const square = squareName(place, naming);
      const cell = piece ? ui("cell.piece", lang, { square, piece: pieceName(piece, lang) }) : ui("cell.empty", lang, { square });
      if (notes.length === 0) return cell;
      return ui("cell.noted", lang, { cell, notes: list(notes.map((note) => ui(`note.${note}`, lang)), lang) });
    },
    promotion: (square) => ui("promotion.box", lang, { square: squareName(square, naming) }),
    newPieces: ui("promotion.reserve", lang),
    piece: (piece) => capitalised(pieceName(piece, lang)),
    letters: /** @type {import("../board/types.js").BoardWords["letters"]} */ (Object.fromEntries(ROLES.map((role) => [role, ui(`letter.${role}`, lang)]))),
    accident: ui("accident.chip", lang),
  };
}
