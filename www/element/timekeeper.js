// @ts-check
/**
 * The time that has passed in a game, and what the clocks show between two acts. The engine counts; it is told the time
 * with each act, and what it said last is carried on from here until the next one.
 */

/** @typedef {import("../engine/index.js").Color} Color */
/** @typedef {import("../engine/index.js").GameOptions} GameOptions */
/** @typedef {NonNullable<import("../engine/index.js").GameState["clock"]>} Clock */

export class Timekeeper {
  #now;
  #origin;

  /** @param {() => number} now  milliseconds that never go back @param {number} [at] how far the game is already */
  constructor(now, at = 0) {
    this.#now = now;
    this.#origin = now() - at;
  }

  /** Milliseconds since the game began. */
  get at() {
    return Math.max(0, Math.round(this.#now() - this.#origin));
  }
}

/** The delay of a period in which no time is counted, in milliseconds. @param {GameOptions["clock"]} control @param {number} period from 1 */
export function delayOf(control, period) {
  if (!control) return 0;
  if (typeof control !== "string") {
    const { delay = 0, delayKind = "simple" } = control[period - 1] ?? {};
    return delayKind === "simple" ? delay : 0;
  }
  return Number(/d(\d+(?:\.\d+)?)$/.exec(control.split(":")[period - 1]?.trim() ?? "")?.[1] ?? 0) * 1000;
}

/**
 * What a clock shows now.
 * @param {Clock} clock  as of the last act
 * @param {Color} color
 * @param {{ passed: number, delay?: number }} since  the time since the last act, and what is left of the delay then
 */
export function remainingNow(clock, color, { passed, delay = 0 }) {
  const { remaining } = clock[color];
  return clock.running === color ? Math.max(0, remaining - Math.max(0, passed - delay)) : remaining;
}

/** Hours, minutes and seconds; below twenty seconds tenths too. @param {number} ms */
export function clockFace(ms) {
  if (ms < 20_000) return `0:${String(Math.floor(ms / 1000)).padStart(2, "0")}.${Math.floor((ms % 1000) / 100)}`;
  return moment(Math.ceil(ms / 1000) * 1000);
}

/** A moment of the game: hours, minutes and seconds since it began. @param {number} ms */
export function moment(ms) {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), String(seconds % 60).padStart(2, "0")];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** How long until the face shows something else. @param {number} ms what it shows now */
export const untilChange = (ms) => (ms < 20_000 ? (ms % 100) || 100 : (ms % 1000) || 1000);

/** The moments that a speaking clock tells of by itself (D.2.6.1), in milliseconds. */
const TOLD = [300_000, 60_000, 30_000, 10_000];

/** The moment that lies between two readings, if there is one. @param {number} before @param {number} now @returns {number | null} */
export const momentBetween = (before, now) => TOLD.find((moment) => before > moment && now <= moment) ?? null;
