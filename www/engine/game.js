// @ts-check
/** A game under the Laws. The acts are kept on this side: the game is its acts, and stands up again from them. */
import * as glue from "./glue.js";
import { checked, packed } from "./acts.js";
import { harmlessly, refuse } from "./asked.js";
import { AdoubeError } from "./errors.js";
import { spoil } from "./memory.js";
import { fault, generation, guarded } from "./net.js";
import { actsOf, pgnOf } from "./pgn-game.js";
import { fromSlot } from "./position.js";
import { termsOf } from "./terms.js";

/** @typedef {import("./index.d.ts").Act} Act */
/** @typedef {import("./index.d.ts").Color} Color */
/** @typedef {import("./index.d.ts").GameOptions} GameOptions */
/** @typedef {import("./index.d.ts").GameState} GameState */
/** @typedef {import("./index.d.ts").Ruling} Ruling */
/** @typedef {import("./index.d.ts").PromotionRole} PromotionRole */

/** @template T @param {T} value @returns {T} */
function frozen(value) {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/** @typedef {import("./terms.js").Terms} Terms */

/** @typedef {{ act: number, ruling: Ruling }} Entry */

export class Game {
  /** @type {GameOptions} */ #options;
  /** @type {Terms} */ #terms;
  /** @type {glue.GameCore} */ #core;
  /** @type {Act[]} */ #acts = [];
  /** @type {Entry[]} */ #rulings = [];
  /** @type {GameState | null} */ #state = null;
  #generation;

  /** @param {GameOptions} [options] */
  constructor(options) {
    const unreadable = () => fault("bad-option", { option: "options", expected: "an object" });
    this.#terms = harmlessly(() => termsOf(options), unreadable);
    this.#options = frozen(this.#terms.kept);
    this.#core = this.#begin();
    this.#generation = generation;
  }

  #begin() {
    const { start, core } = this.#terms;
    start.enter();
    return guarded(() => new glue.GameCore(...core));
  }

  /** The module's part, made anew from the acts when the instance that held it is gone. */
  #live() {
    if (this.#generation !== generation) {
      this.#core = this.#begin();
      this.#generation = generation;
      for (const act of this.#acts) guarded(() => this.#core.apply(...packed(act)));
    }
    return this.#core;
  }

  /** @param {Act} act @returns {Ruling[]} */
  apply(act) {
    const own = harmlessly(() => checked(act), () => fault("bad-act", { field: "act", expected: "an act" }));
    const core = this.#live();
    /** @type {Ruling[]} */
    const rulings = frozen(JSON.parse(guarded(() => core.apply(...packed(own)))));
    const number = this.#acts.length;
    this.#state = null;
    this.#acts.push(frozen(own));
    for (const ruling of rulings) this.#rulings.push(Object.freeze({ act: number, ruling }));
    return rulings;
  }

  /** @param {string | string[]} square */
  touch(square) {
    return this.apply({ act: "touch", square });
  }

  /** @param {string} square */
  lift(square) {
    return this.apply({ act: "lift", square });
  }

  /** @param {string} square */
  accident(square) {
    return this.apply({ act: "accident", square });
  }

  /** @param {string | string[]} square */
  adjust(square) {
    return this.apply({ act: "adjust", square });
  }

  /** @param {string} from @param {string | null} to */
  release(from, to) {
    return this.apply({ act: "release", from, to });
  }

  /** @param {string} square */
  remove(square) {
    return this.apply({ act: "remove", square });
  }

  /** @param {PromotionRole} role @param {string} [square] */
  promote(role, square) {
    return this.apply({ act: "promote", role, ...(square === undefined ? {} : { square }) });
  }

  /** @param {string} move */
  play(move) {
    return this.apply({ act: "play", move });
  }

  /** @param {Color} [by] */
  pressClock(by) {
    return this.apply({ act: "pressClock", ...said(by) });
  }

  /** @param {Color} [by] */
  offerDraw(by) {
    return this.apply({ act: "offerDraw", ...said(by) });
  }

  /** @param {Color} [by] */
  acceptDraw(by) {
    return this.apply({ act: "acceptDraw", ...said(by) });
  }

  /** @param {Color} [by] */
  declineDraw(by) {
    return this.apply({ act: "declineDraw", ...said(by) });
  }

  /** @param {"threefold" | "fifty" | "normal-means"} ground @param {string} [move] */
  claimDraw(ground, move) {
    return this.apply({ act: "claimDraw", ground, ...(move === undefined ? {} : { move }) });
  }

  /** @param {Color} [by] */
  resign(by) {
    return this.apply({ act: "resign", ...said(by) });
  }

  /** @returns {GameState} */
  get state() {
    if (this.#state === null) {
      const core = this.#live();
      this.#state = frozen(JSON.parse(guarded(() => core.state())));
    }
    return /** @type {GameState} */ (this.#state);
  }

  get position() {
    const core = this.#live();
    guarded(() => {
      core.show();
      spoil();
    });
    return fromSlot();
  }

  /** @returns {readonly Act[]} */
  get acts() {
    return Object.freeze([...this.#acts]);
  }

  /** @returns {readonly Entry[]} */
  get rulings() {
    return Object.freeze([...this.#rulings]);
  }

  get options() {
    return this.#options;
  }

  moves() {
    const core = this.#live();
    return JSON.parse(guarded(() => core.moves()));
  }

  /** @param {{ clocks?: boolean, rulings?: "en" | "zh-CN" }} [options] */
  toPgn(options) {
    const { start } = this.#terms;
    const chess960 = this.#options.chess960 === true;
    const [acts, rulings, { result }] = [this.#acts, this.#rulings, this.state];
    return pgnOf({ options: this.#options, start: start.fen(), chess960, result, acts, rulings, moves: this.moves() }, options);
  }

  /** @param {string} pgn @param {GameOptions} [options] */
  static fromPgn(pgn, options) {
    const readable = (/** @type {string} */ clock) => guarded(() => glue.readClock(clock)) !== 0;
    const { options: own, acts } = actsOf(pgn, options, readable);
    const game = new Game(own);
    for (const act of acts) game.apply(act);
    return game;
  }

  /** @param {number} acts */
  rewind(acts) {
    if (!Number.isInteger(acts) || acts < 0 || acts > this.#acts.length) {
      refuse("acts", `a whole number from 0 to ${this.#acts.length}`, acts);
    }
    const game = new Game(this.#options);
    for (const act of this.#acts.slice(0, acts)) game.apply(act);
    return game;
  }

  toJSON() {
    return { adoube: 1, options: this.#options, acts: [...this.#acts] };
  }

  /** @param {unknown} saved */
  static fromJSON(saved) {
    const { options, acts } = savedParts(saved);
    let act = -1;
    /** @type {Game | null} */
    let game = null;
    try {
      game = new Game(options);
      for (act = 0; act < acts.length; act += 1) game.apply(acts[act]);
      return game;
    } catch (cause) {
      game?.free();
      if (!(cause instanceof AdoubeError) || cause.code === "internal" || cause.code === "not-ready") throw cause;
      const where = act < 0 ? { reason: cause.code, ...cause.detail } : { act, reason: cause.code, ...cause.detail };
      throw new AdoubeError("bad-save", `the saved game cannot be played again: ${cause.message}`, where, { cause });
    }
  }

  free() {
    if (this.#generation === generation) this.#core.free();
  }

  [Symbol.dispose]() {
    this.free();
  }
}

/** @param {Color | undefined} by */
const said = (by) => (by === undefined ? {} : { by });

/** @param {unknown} saved @returns {{ options: GameOptions, acts: Act[] }} */
function savedParts(saved) {
  const bad = (/** @type {string} */ reason) => new AdoubeError("bad-save", `not a saved game: ${reason}`, { reason });
  try {
    if (typeof saved !== "object" || saved === null) throw bad("no object");
    const { adoube, options, acts } = /** @type {Record<string, any>} */ (saved);
    if (adoube !== 1) throw bad("no version of ours");
    if (typeof options !== "object" || options === null) throw bad("no options");
    if (!Array.isArray(acts)) throw bad("no acts");
    return { options, acts: Array.from(acts) };
  } catch (cause) {
    if (cause instanceof AdoubeError) throw cause;
    throw new AdoubeError("bad-save", "the saved game cannot be read", { reason: "unreadable" }, { cause });
  }
}
