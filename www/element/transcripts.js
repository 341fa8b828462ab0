// @ts-check
/** The position in other forms: in words, for ears and braille, and as a picture that stands alone. */
import { picture, physicalBoard, placementOf } from "../board/index.js";
import { ui } from "../i18n/index.js";
import { list, pieceName, sentences } from "./words.js";

/** @typedef {import("../board/types.js").BoardState} BoardState */

const RANKING = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/** Each side's pieces, the king first, and whose move it is. @param {BoardState} state @param {string} lang */
export function asText(state, lang) {
  const pieces = [...placementOf(state.fen)];
  const sides = (/** @type {const} */ (["white", "black"])).map((color) => {
    const own = pieces.filter(([, piece]) => piece.color === color).sort(([a, one], [b, other]) => RANKING.indexOf(one.role) - RANKING.indexOf(other.role) || (a < b ? -1 : 1));
    const told = own.map(([square, piece]) => ui("say.piece", lang, { piece: pieceName(piece, lang), square }));
    return ui(`text.${color}`, lang, { pieces: told.length > 0 ? list(told, lang) : ui("say.none", lang) });
  });
  return sentences([...sides, ui(`strip.turn.${state.turn}`, lang)], lang);
}

/**
 * @param {BoardState} state @param {import("../board/types.js").Orientation} orientation
 * @param {import("../board/types.js").BoardWords} words @param {import("../board/types.js").PieceSet} pieces
 */
export function pictureOf(state, orientation, words, pieces) {
  return picture(document, physicalBoard(state), { orientation, pieces, letters: words.letters, title: words.board(orientation) });
}
