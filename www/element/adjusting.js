// @ts-check
/** J'adoube, said and not yet over: it ends by a word, by any other act, or by itself after a while. */

/** Without an act for this long, nobody is adjusting any more. */
const IDLE_MS = 10_000;

export class Adjusting {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #ended;
  on = false;

  /** @param {() => void} ended */
  constructor(ended) {
    this.#ended = ended;
  }

  /** @param {boolean} on */
  set(on) {
    clearTimeout(this.#timer);
    this.on = on;
    if (on) this.#timer = setTimeout(() => {
      this.on = false;
      this.#ended();
    }, IDLE_MS);
  }
}
