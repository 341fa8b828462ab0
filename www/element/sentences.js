// @ts-check
/** Which sentence the strip shows, and what is said: chosen from what the engine decided, never put together from pieces. */
import { describe, ui } from "../i18n/index.js";
import { tellings } from "./discretion.js";
import { sentences } from "./words.js";

/** @typedef {import("../engine/index.js").GameState} GameState */
/** @typedef {import("../engine/index.js").Ruling} Ruling */
/** @typedef {import("./discretion.js").Telling} Telling */
/** @typedef {"plain" | "duty" | "refused" | "made" | "over"} Tone */
/** @typedef {{ text: string, tone: Tone }} Line */

/** Rulings that end or change a game, which nobody may overlook: they get a card. Where players must complain, a move that stands is none. @param {{ code: string }} ruling */
export const grave = ({ code }) => code !== "illegal.stands" && (code.startsWith("illegal.") || code.startsWith("penalty.") || code.startsWith("flag."));

/** Rulings that only accompany what matters. */
const BESIDES = new Set(["hand.lifted", "offer.lapsed", "move.completed", "hand.pressed"]);

/** The ruling of an act that its player has to know. @param {readonly Telling[]} rulings */
function mainRuling(rulings) {
  const refused = rulings.find(({ upheld }) => !upheld);
  const plain = rulings.filter(({ code }) => !BESIDES.has(code));
  return refused ?? plain.at(-1) ?? null;
}

/** @param {Telling} telling @param {GameState} state @returns {Tone} */
function toneOf({ upheld, code }, state) {
  if (!upheld) return "refused";
  if (code === "move.made" || code === "hand.placed") return "made";
  return state.obligation ? "duty" : "plain";
}

/** The check, where there is one to be told. @param {GameState} state @param {string} lang */
const checkSentence = ({ check, turn, phase }, lang) => (check && phase !== "over" ? ui(`strip.check.${turn}`, lang) : "");

/** What is still to do once a move is made, where the players press the clock themselves (6.2.1). @param {GameState} state @param {string} lang @param {Manner} manner */
const pressSentence = ({ phase, pending }, lang, { byHand }) => (byHand && pending && phase === "made" ? ui("strip.press", lang) : "");

/** byHand: the players press the clock themselves; silent: they must complain; carded: the arbiter's card tells the ruling. @typedef {{ byHand: boolean, silent?: boolean, carded?: boolean }} Manner */

/**
 * @param {readonly Ruling[]} rulings  those of the latest act @param {GameState} state @param {string} lang @param {Manner} [manner]
 * @returns {Line}
 */
export function stripLine(rulings, state, lang, manner = { byHand: false }) {
  if (state.result) return { text: describe(state.result, lang), tone: "over" };
  const main = mainRuling(tellings(rulings, Boolean(manner.silent)));
  // What stands on the card is not told twice; what is to be done now is.
  if (manner.carded && main && grave(main)) return { text: state.obligation ? describe(state.obligation, lang) : ui(`strip.turn.${state.turn}`, lang), tone: "refused" };
  if (main) {
    const after = main.code === "move.made" ? [checkSentence(state, lang), pressSentence(state, lang, manner)] : [];
    return { text: sentences([main.text(lang), ...after], lang), tone: toneOf(main, state) };
  }
  if (state.obligation) return { text: describe(state.obligation, lang), tone: "duty" };
  if (state.phase === "held" || state.phase === "misplaced") return { text: describe(state.phase, lang), tone: "duty" };
  const start = state.ply === 0 && rulings.length === 0 ? "start" : "turn";
  return { text: sentences([ui(`strip.${start}.${state.turn}`, lang), checkSentence(state, lang)], lang), tone: "plain" };
}

/**
 * What is said of the acts of one gesture, always in this order: their rulings, the check, what is left to do, the end.
 * @param {readonly Ruling[]} rulings @param {GameState} state @param {string} lang @param {Manner} [manner]
 * @returns {{ text: string, priority: "polite" | "assertive" }}
 */
export function utterance(rulings, state, lang, manner = { byHand: false }) {
  const spoken = tellings(rulings.filter(({ code }, index) => !(HALFWAY.has(code) && index < rulings.length - 1)), Boolean(manner.silent));
  const ended = state.result ? describe(state.result, lang) : "";
  // How the game ended is said with its score; saying it before as well would say it twice.
  const told = spoken.filter(({ code, upheld }) => !(ended && upheld && code.startsWith("game."))).map((telling) => telling.text(lang));
  // Where nobody judges a move before its time, a check is told when the clock has been pressed.
  const moved = spoken.some(({ code }) => code === "move.made" || code === "hand.pressed");
  const text = sentences([...told, ...(moved ? [checkSentence(state, lang), pressSentence(state, lang, manner)] : []), told.includes(ended) ? "" : ended], lang);
  return { text, priority: spoken.some(({ upheld }) => !upheld) ? "assertive" : "polite" };
}

/** Said only when nothing more follows in the same gesture. */
const HALFWAY = new Set(["hand.lifted", "castling.rook-next", "castling.king-next", "capture.remove-piece"]);
