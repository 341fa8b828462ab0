// @ts-check
/** What the two players have agreed on before the game: who sees to the Laws, which Laws, how much time, from where. */
import { keep, recall } from "./store.js";

/** @typedef {"assist" | "otb" | "claims" | "free"} Manner */
/** @typedef {{ manner: Manner, laws: string, clock: string, fen: string }} Agreement */

/** @type {readonly Manner[]} */
export const MANNERS = ["assist", "otb", "claims", "free"];

/** The time controls that are offered; others can be written. */
export const CONTROLS = ["", "40/5400+30:1800+30", "5400+30", "1500+10", "900+10", "300+3", "180+2", "300"];

/** @type {Agreement} */
const USUAL = { manner: "assist", laws: "fide", clock: "", fen: "" };

/** @returns {Agreement} */
export function agreement() {
  try {
    const kept = JSON.parse(recall("table") ?? "{}");
    const texts = Object.entries(USUAL).map(([key, usual]) => [key, typeof kept[key] === "string" ? kept[key] : usual]);
    const found = /** @type {Agreement} */ (Object.fromEntries(texts));
    return MANNERS.includes(found.manner) ? found : { ...found, manner: USUAL.manner };
  } catch {
    return { ...USUAL };
  }
}

/** @param {Agreement} agreed */
export const agree = (agreed) => keep("table", JSON.stringify(agreed));

/** The attributes that an agreement means. @param {Agreement} agreed @returns {Record<string, string | null>} null: none */
export const attributesOf = ({ manner, laws, clock }) => ({
  mode: manner === "claims" ? "otb" : manner,
  supervision: manner === "claims" ? "claims" : null,
  laws: laws === "fide" ? null : laws,
  clock: clock || null,
  // With a clock two people press it themselves, however gentle the board is.
  press: clock && manner !== "free" ? "manual" : null,
});

/** @param {Element} board @param {Record<string, string | null>} attributes */
export function setAttributes(board, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) board.removeAttribute(name);
    else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
}

const MINUTE = 60;

/** Standard, rapid or blitz, by what a game of sixty moves gives each player (A.1, B.1); null without a clock. @param {string} control */
export function paceOf(control) {
  if (control.trim() === "") return null;
  let seconds = 0;
  for (const [index, period] of control.split(":").entries()) {
    const [, time, extra] = /^(?:\d+\/)?(\d+)(?:[+db](\d+))?$/.exec(period.trim()) ?? [];
    if (time === undefined) return "unknown";
    seconds += Number(time) + (index === 0 ? MINUTE * Number(extra ?? 0) : 0);
  }
  if (seconds <= 10 * MINUTE) return "blitz";
  return seconds < 60 * MINUTE ? "rapid" : "standard";
}
