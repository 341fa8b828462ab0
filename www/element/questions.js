// @ts-check
/** Answers to what a player asks by a key: what binds, the latest ruling, where a piece may go … */
import { describe, ui } from "../i18n/index.js";
import { placementOf } from "../board/index.js";
import { bothTimes } from "./times.js";
import { asText } from "./transcripts.js";
import { list, pieceName, sentences } from "./words.js";

/** @typedef {import("../board/keyboard.js").Question} Question */
/** @typedef {import("../engine/index.js").GameState} GameState */
/** @typedef {import("./discretion.js").Telling} Telling */

/**
 * @param {Question} question
 * @param {{ state: GameState, last: Pick<Telling, "text"> | null, times: Record<"white" | "black", number> | null, square: string, hints: string, silent?: boolean, lang: string }} asked
 *   silent: players must complain, so that nobody says where a piece may not lie
 */
export function answer(question, { state, last, times, square, hints, silent = false, lang }) {
  switch (question) {
    case "obligation": return state.obligation ? describe(state.obligation, lang) : ui("remark.nothing-binds", lang);
    case "last": return last ? last.text(lang) : ui("log.empty", lang);
    case "moves": return hints === "none" ? "" : movesOf(state, square, lang);
    case "times": return times ? bothTimes(times, lang) : ui("say.no-clock", lang);
    case "position": return asText(state, lang);
    case "lines": return lines(state, square, lang);
    case "turn": return turn(state, lang, silent);
  }
}

/** @param {GameState} state @param {string} lang @param {boolean} silent */
function turn(state, lang, silent) {
  if (state.result) return describe(state.result, lang);
  const quiet = state.phase === "made" || state.phase === "idle" || (silent && state.phase === "misplaced");
  return ui(`say.turn.${state.turn}`, lang, { phase: quiet ? "" : describe(state.phase, lang) }).trim();
}

/** @param {GameState} state @param {string} square @param {string} lang */
function movesOf(state, square, lang) {
  const piece = placementOf(state.fen).get(square);
  const targets = [...new Set(state.legalMoves.filter((uci) => uci.startsWith(square)).map((uci) => uci.slice(2, 4)))];
  if (!piece || targets.length === 0) return ui("say.no-moves", lang, { square });
  return ui("say.moves", lang, { piece: pieceName(piece, lang), square, squares: list(targets, lang) });
}

/** The rank and the file of a square, with what stands on them. @param {GameState} state @param {string} square @param {string} lang */
function lines(state, square, lang) {
  const placement = placementOf(state.fen);
  const [file, rank] = square;
  const told = (/** @type {string[]} */ squares) => {
    const pieces = squares.flatMap((one) => {
      const piece = placement.get(one);
      return piece ? [ui("say.piece", lang, { piece: pieceName(piece, lang), square: one })] : [];
    });
    return pieces.length > 0 ? list(pieces, lang) : ui("say.none", lang);
  };
  const onRank = told([..."abcdefgh"].map((one) => one + rank));
  const onFile = told([..."12345678"].map((one) => file + one));
  return sentences([ui("say.rank", lang, { rank, pieces: onRank }), ui("say.file", lang, { file, pieces: onFile })], lang);
}
