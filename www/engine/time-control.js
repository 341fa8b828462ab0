// @ts-check
/** A time control as text, in the notation of the PGN tag. */
import { given } from "./acts.js";

/** @typedef {import("./index.d.ts").TimePeriod} TimePeriod */

/** Stands in a text for what cannot be written, so that the text cannot be read. */
const WRONG = "!";

/** A period in the notation of the PGN tag. @param {unknown} period */
function periodText(period) {
  if (typeof period !== "object" || period === null) return WRONG;
  const number = (/** @type {string} */ name) => {
    const value = given(period, name);
    return value === undefined ? 0 : Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : NaN;
  };
  const seconds = (/** @type {string} */ name) => (Number.isNaN(number(name)) ? WRONG : String(number(name) / 1000));
  const perMove = (/** @type {string} */ sign, /** @type {string} */ name) => (number(name) === 0 ? "" : sign + seconds(name));
  const kind = given(period, "delayKind");
  const sign = kind === undefined || kind === "simple" ? "d" : kind === "bronstein" ? "b" : WRONG;
  const moves = given(period, "moves") === undefined ? "" : `${number("moves")}/`;
  return moves + seconds("time") + perMove("+", "increment") + perMove(sign, "delay") + (sign === WRONG ? WRONG : "");
}

/** Of a list of periods, whatever they are; one that is none makes a text that cannot be read. @param {readonly unknown[]} periods */
export const timeControlText = (periods) => Array.from(periods, periodText).join(":");
