// @ts-check
/** Which sentence the strip shows, and what is said: chosen from what the engine decided, never put together from pieces. */
import { describe, ui } from "../i18n/index.js";
import { sentences } from "./words.js";

/** @typedef {import("../engine/index.js").GameState} GameState */
/** @typedef {import("../engine/index.js").Ruling} Ruling */
/** @typedef {"plain" | "duty" | "refused" | "made" | "over"} Tone */
/** @typedef {{ text: string, tone: Tone }} Line */

/** Rulings that only accompany what matters. */
const BESIDES = new Set(["hand.lifted", "offer.lapsed", "move.completed"]);

/** The ruling of an act that its player has to know. @param {readonly Ruling[]} rulings */
function mainRuling(rulings) {
  const refused = rulings.find(({ upheld }) => !upheld);
  const plain = rulings.filter(({ code }) => !BESIDES.has(code));
  return refused ?? plain.at(-1) ?? null;
}

/** @param {Ruling} ruling @param {GameState} state @returns {Tone} */
function toneOf({ upheld, code }, state) {
  if (!upheld) return "refused";
  if (code === "move.made") return "made";
  return state.obligation ? "duty" : "plain";
}

/** The check, where there is one to be told. @param {GameState} state @param {string} lang */
const checkSentence = ({ check, turn, phase }, lang) => (check && phase !== "over" ? ui(`strip.check.${turn}`, lang) : "");

/**
 * @param {readonly Ruling[]} rulings  those of the latest act @param {GameState} state @param {string} lang
 * @returns {Line}
 */
export function stripLine(rulings, state, lang) {
  if (state.result) return { text: describe(state.result, lang), tone: "over" };
  const main = mainRuling(rulings);
  if (main) return { text: sentences([describe(main, lang), main.code === "move.made" ? checkSentence(state, lang) : ""], lang), tone: toneOf(main, state) };
  if (state.obligation) return { text: describe(state.obligation, lang), tone: "duty" };
  if (state.phase === "held" || state.phase === "misplaced") return { text: describe(state.phase, lang), tone: "duty" };
  const start = state.ply === 0 && rulings.length === 0 ? "start" : "turn";
  return { text: sentences([ui(`strip.${start}.${state.turn}`, lang), checkSentence(state, lang)], lang), tone: "plain" };
}

/**
 * What is said of the acts of one gesture: their rulings, the check, the end.
 * @param {readonly Ruling[]} rulings @param {GameState} state @param {string} lang
 * @returns {{ text: string, priority: "polite" | "assertive" }}
 */
export function utterance(rulings, state, lang) {
  const spoken = rulings.filter(({ code }, index) => !(HALFWAY.has(code) && index < rulings.length - 1));
  const ended = state.result ? describe(state.result, lang) : "";
  const told = spoken.map((ruling) => describe(ruling, lang));
  const moved = rulings.some(({ code }) => code === "move.made");
  const text = sentences([...told, moved ? checkSentence(state, lang) : "", told.includes(ended) ? "" : ended], lang);
  return { text, priority: rulings.some(({ upheld }) => !upheld) ? "assertive" : "polite" };
}

/** Said only when nothing more follows in the same gesture. */
const HALFWAY = new Set(["hand.lifted", "castling.rook-next", "castling.king-next", "capture.remove-piece"]);
