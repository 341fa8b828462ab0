// @ts-check
import * as glue from "./glue.js";
import { flag, moveText, optionsOf, refuse } from "./asked.js";
import { spoil } from "./memory.js";
import { generation, guarded } from "./net.js";
import { Position, fromSlot } from "./position.js";

/** Moves of eight characters of ASCII, or fewer, cross as two numbers. */
const SHORT = 8;

/** A series of moves that can be taken back, without an arbiter. */
export class Line {
  /** @type {glue.LineCore} */ #core;
  /** @type {Position} */ #start;
  /** What was played, so that the line can stand up again in a new instance. @type {string[]} */
  #played = [];
  #generation;

  /** @param {Position | string} [start] @param {{ chess960?: boolean }} [options] */
  constructor(start, options) {
    const chess960 = flag(optionsOf(options, ["chess960"]).chess960, "chess960", false);
    if (start !== undefined && typeof start !== "string" && !(start instanceof Position)) {
      refuse("start", "a Position or a FEN", start);
    }
    this.#start = start instanceof Position ? start : new Position(start, { chess960 });
    this.#core = this.#begin();
    this.#generation = generation;
  }

  #begin() {
    this.#start.enter();
    return guarded(() => new glue.LineCore());
  }

  /** The module's part, made anew when the instance that held it is gone. */
  #live() {
    if (this.#generation !== generation) {
      this.#core = this.#begin();
      this.#generation = generation;
      for (const move of this.#played) this.#core.playText(move);
    }
    return this.#core;
  }

  /** @param {string} move */
  play(move) {
    const core = this.#live();
    const played = guarded(() => playOn(core, moveText(move)));
    if (played) this.#played.push(move);
    return played;
  }

  undo() {
    const core = this.#live();
    const undone = guarded(() => core.undo());
    if (undone) this.#played.pop();
    return undone;
  }

  get position() {
    const core = this.#live();
    guarded(() => {
      core.show();
      spoil();
    });
    return fromSlot();
  }

  fen() {
    return this.position.fen();
  }

  occurrences() {
    const core = this.#live();
    return guarded(() => core.occurrences());
  }

  get halfmoves() {
    const core = this.#live();
    return guarded(() => core.halfmoves());
  }

  get ply() {
    return this.#played.length;
  }

  free() {
    if (this.#generation === generation) this.#core.free();
  }

  [Symbol.dispose]() {
    this.free();
  }
}

/** @param {glue.LineCore} core @param {string} move */
function playOn(core, move) {
  const length = move.length;
  if (length <= SHORT) {
    let low = 0;
    let high = 0;
    let all = 0;
    for (let index = 0; index < length; index += 1) {
      const code = move.charCodeAt(index);
      all |= code;
      if (index < 4) low |= code << (8 * index);
      else high |= code << (8 * (index - 4));
    }
    if (all < 128) return core.playShort(low, high, length);
  }
  return core.playText(move);
}
