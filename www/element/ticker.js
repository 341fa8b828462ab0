// @ts-check
/** Keeps the faces of running clocks up to date: woken when a face changes, and not more often. */
import { momentBetween, untilChange } from "./timekeeper.js";

/** @typedef {import("../engine/index.js").Color} Color */
/** @typedef {Record<Color, number>} Times */

/**
 * @typedef {object} Listener
 * @property {() => Times | null} times
 * @property {(times: Times, whole: boolean) => void} show  whole: a full second has passed since the last time
 * @property {(color: Color, ms: number) => void} told  a moment has come that a speaking clock tells of
 * @property {() => void} out  a player's time has run out
 */

/** @type {readonly Color[]} */
const COLORS = ["white", "black"];

export class Ticker {
  #listener;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Times | null} */
  #last = null;
  #connected = false;

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
  }

  /** Looks at the clocks, and again whenever they change; for a board that something has happened on. */
  run() {
    this.#connected = true;
    this.#last = this.#listener.times();
    this.#wait();
  }

  rest() {
    this.#connected = false;
    clearTimeout(this.#timer);
  }

  #wait() {
    clearTimeout(this.#timer);
    const now = this.#last;
    if (!now || !this.#connected) return;
    this.#timer = setTimeout(() => this.#tick(), Math.min(...COLORS.map((color) => untilChange(now[color]))));
  }

  #tick() {
    const before = this.#last;
    const now = this.#listener.times();
    const color = before && now && COLORS.find((one) => before[one] !== now[one]);
    if (!color) return; // they stand still; the next act wakes the ticker
    this.#last = now;
    this.#listener.show(now, Math.ceil(before[color] / 1000) !== Math.ceil(now[color] / 1000));
    const moment = momentBetween(before[color], now[color]);
    if (moment !== null) this.#listener.told(color, moment);
    if (now[color] === 0) this.#listener.out();
    else this.#wait();
  }
}
