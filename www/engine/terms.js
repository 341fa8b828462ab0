// @ts-check
/** What a game is played under, checked option by option. */
import * as glue from "./glue.js";
import { given } from "./acts.js";
import { flag, refuse, text } from "./asked.js";
import { guarded } from "./net.js";
import { Position } from "./position.js";

/** @typedef {import("./index.d.ts").GameOptions} GameOptions */
/** @typedef {{ start: Position, laws: string, supervision: "guided" | "arbiter", clock: string, chess960: boolean }} Terms */

const OPTIONS = ["fen", "chess960", "laws", "supervision", "clock", "tags"];
const NO_CLOCK = "-";
/** What the module answers for the text of a time control. */
const UNREADABLE = 0;
const ABSENT = 1;

/** @param {unknown} options */
function checkNames(options) {
  if (typeof options !== "object" || options === null || Array.isArray(options)) refuse("options", "an object", options);
  for (const name of Object.keys(options)) {
    const value = given(options, name);
    if (!OPTIONS.includes(name) && value !== undefined) {
      refuse(name, "an option: fen, chess960, laws, supervision, clock or tags", value);
    }
  }
}

/** Stands in a text for what cannot be written, so that the text cannot be read. */
const WRONG = "!";

/** A period in the notation of the PGN tag. @param {unknown} period */
function periodText(period) {
  if (typeof period !== "object" || period === null) return WRONG;
  const number = (/** @type {string} */ name) => {
    const value = given(period, name);
    return value === undefined ? 0 : Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : NaN;
  };
  const seconds = (/** @type {string} */ name) => {
    const time = number(name);
    return Number.isNaN(time) ? WRONG : `${Math.floor(time / 1000)}.${String(time % 1000).padStart(3, "0")}`;
  };
  const perMove = (/** @type {string} */ sign, /** @type {string} */ name) => (number(name) === 0 ? "" : sign + seconds(name));
  const kind = given(period, "delayKind");
  const sign = kind === undefined || kind === "simple" ? "d" : kind === "bronstein" ? "b" : WRONG;
  const moves = given(period, "moves") === undefined ? "" : `${number("moves")}/`;
  return moves + seconds("time") + perMove("+", "increment") + perMove(sign, "delay") + (sign === WRONG ? WRONG : "");
}

/** @param {unknown} clock @param {string} supervision */
function clockText(clock, supervision) {
  if (clock === undefined) return NO_CLOCK;
  const listed = Array.isArray(clock) && clock.length > 0;
  const written = listed ? Array.from(clock, periodText).join(":") : clock;
  const kind = typeof written === "string" ? guarded(() => glue.readClock(written)) : UNREADABLE;
  if (kind === UNREADABLE) refuse("clock", 'a time control such as "5400+30", or a list of periods', clock);
  if (kind !== ABSENT && supervision !== "guided") refuse("clock", "absent, but in guided supervision", clock);
  return String(written);
}

/** @param {unknown} options @returns {Terms} */
export function termsOf(options) {
  if (options !== undefined) checkNames(options);
  const option = (/** @type {string} */ name) => (options === undefined ? undefined : given(options, name));
  const chess960 = flag(option("chess960"), "chess960", false);
  const asked = text(option("laws"), "laws", "fide");
  const laws = guarded(() => glue.edition(asked)) ?? refuse("laws", "the name of an edition", asked);
  const supervision = text(option("supervision"), "supervision", "guided");
  if (supervision !== "guided" && supervision !== "arbiter") return refuse("supervision", '"guided" or "arbiter"', supervision);
  const start = new Position(/** @type {string | undefined} */ (option("fen")), { chess960 });
  return { start, laws, supervision, clock: clockText(option("clock"), supervision), chess960 };
}
