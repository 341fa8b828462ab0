// @ts-check
import * as glue from "./glue.js";
import { flag, moveText, optionsOf, refuse } from "./asked.js";
import { spoil } from "./memory.js";
import { moveOf } from "./moves.js";
import { explained, generation, guarded } from "./net.js";
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
  /** Half-moves since the last capture or pawn move; -1 when nobody has asked since a move was taken back. */
  #halfmoves = -1;

  /** @param {Position | string} [start] @param {{ chess960?: boolean }} [options] */
  constructor(start, options) {
    const chess960 = flag(optionsOf(options, ["chess960"]).chess960, "chess960", false);
    if (start !== undefined && typeof start !== "string" && !Position.is(start)) {
      refuse("start", "a Position or a FEN", start);
    }
    this.#start = Position.is(start) ? start : new Position(start, { chess960 });
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
    let halfmoves;
    try {
      halfmoves = fits(moveText(move)) ? core.playShort(low, high, move.length) : core.playText(move);
    } catch (error) {
      throw explained(error);
    }
    if (halfmoves < 0) return false;
    this.#halfmoves = halfmoves;
    this.#played.push(move);
    return true;
  }

  /** @param {string} move @returns {import("./index.d.ts").Move | null} */
  move(move) {
    const core = this.#live();
    let word;
    try {
      word = fits(moveText(move)) ? core.moveShort(low, high, move.length) : core.moveText(move);
    } catch (error) {
      throw explained(error);
    }
    if (word === 0) return null;
    this.#halfmoves = -1;
    this.#played.push(move);
    return moveOf(word);
  }

  undo() {
    const core = this.#live();
    let undone;
    try {
      undone = core.undo();
    } catch (error) {
      throw explained(error);
    }
    if (undone) this.#played.pop();
    this.#halfmoves = -1;
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
    // Each side must move a piece and bring it back: within four half-moves nothing occurs again.
    if (this.halfmoves < 4) return 1;
    const core = this.#live();
    return guarded(() => core.occurrences());
  }

  get halfmoves() {
    if (this.#halfmoves < 0) {
      const core = this.#live();
      this.#halfmoves = guarded(() => core.halfmoves());
    }
    return this.#halfmoves;
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

/** The characters of a text, four in a number; of the text that `fits` looked at last. */
let low = 0;
let high = 0;

/** Whether a text can cross as numbers, which it then stands in. @param {string} move */
function fits(move) {
  const length = move.length;
  if (length > SHORT) return false;
  let all = 0;
  low = high = 0;
  for (let index = 0; index < length; index += 1) {
    const code = move.charCodeAt(index);
    all |= code;
    if (index < 4) low |= code << (8 * index);
    else high |= code << (8 * (index - 4));
  }
  return all < 128;
}
