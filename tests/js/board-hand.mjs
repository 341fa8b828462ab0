// @ts-check
/** A hand for tests: pointer inputs on a board whose states are written down, without a browser and without an engine. */
import { REST, reduce } from "../../www/board/gestures.js";
import { centreOf, squareAt } from "../../www/board/geometry.js";
import { situationOf } from "../../www/board/situation.js";

/** @typedef {import("../../www/board/types.js").BoardState} BoardState */
/** @typedef {import("../../www/board/types.js").HandAct} HandAct */
/** @typedef {import("../../www/board/situation.js").Manner} Manner */
/** @typedef {import("../../www/board/gestures.js").Device} Device */

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** @param {Partial<BoardState>} [facts] @returns {BoardState} */
export const stateOf = (facts = {}) => ({
  fen: START, turn: "white", phase: "idle", check: false, touched: [], holding: null, obligation: null, legalMoves: [], lastMove: null, ...facts,
});

/** Touched, bound to these moves. @param {string[]} touched @param {string[]} moves @param {Partial<BoardState>} [facts] */
export const boundState = (touched, moves, facts = {}) =>
  stateOf({ phase: "bound", touched, legalMoves: moves, obligation: { kind: "move", pieces: touched.slice(0, 1), moves }, ...facts });

/** @param {BoardState} state @param {Partial<Manner>} [manner] */
export const situation = (state, manner = {}) =>
  situationOf(state, { mayAct: true, adjusting: false, strict: false, commit: "intent", unit: 50, next: null, ...manner });

export class Hand {
  /** @type {import("../../www/board/gestures.js").Gesture} */
  gesture = REST;
  /** @type {HandAct[]} */
  acts = [];
  /** @type {string[]} */
  remarks = [];
  /** The square that was pressed last. */
  pressed = "";
  #time = 1000;

  /**
   * @param {BoardState} state @param {Partial<Manner>} [manner]
   * @param {{ device?: Device, after?: (act: HandAct) => BoardState }} [more]  after: the state that an act leads to
   */
  constructor(state, manner = {}, { device = "mouse", after } = {}) {
    this.state = state;
    this.manner = manner;
    this.device = device;
    this.after = after;
  }

  /** @param {import("../../www/board/gestures.js").Input} input */
  feed(input) {
    const { gesture, acts, remark, fetched } = reduce(this.gesture, input, situation(this.state, this.manner));
    this.gesture = gesture;
    if (fetched !== undefined) this.manner = { ...this.manner, fetched };
    this.acts.push(...acts);
    if (remark) this.remarks.push(remark);
    for (const act of acts) if (this.after) this.state = this.after(act);
    return this;
  }

  /** A place: a square's middle, with an offset in squares; or a point. @param {string | [number, number]} where @param {number} [right] @param {number} [down] @param {number} [id] */
  #facts(where, right = 0, down = 0, id = 1) {
    const { x, y } = typeof where === "string" ? centreOf(where, "white") : { x: where[0], y: where[1] };
    this.#time += 10;
    return { id, device: this.device, x: x + right, y: y + down, square: squareAt(x + right, y + down, "white"), time: this.#time };
  }

  /** @param {string} square @param {{ button?: number, width?: number, id?: number, wait?: number, scrolled?: number }} [more] */
  down(square, { button = 0, width = 0.4, id = 1, wait = 0, scrolled } = {}) {
    this.#time += wait;
    this.pressed = square;
    return this.feed({ type: "down", button, scrolled, ...this.#facts(square, 0, 0, id), width });
  }

  /**
   * A press on a new piece in its box, which stands right of the board.
   * @param {import("../../www/board/types.js").PromotionRole} role
   * @param {{ goal?: string | null, ready?: number, id?: number, width?: number, button?: number }} [more]
   */
  take(role, { goal = null, ready = 0, id = 1, width = 0.4, button = 0 } = {}) {
    return this.feed({ type: "take", role, goal, ready, button, ...this.#facts([9, 4], 0, 0, id), width });
  }

  /** @param {string | [number, number]} where @param {number} [right] @param {number} [down] */
  move(where, right = 0, down = 0) {
    return this.feed({ type: "move", ...this.#facts(where, right, down) });
  }

  /** @param {string | [number, number]} where @param {number} [right] @param {number} [down] @param {number} [id] */
  up(where, right = 0, down = 0, id = 1) {
    return this.feed({ type: "up", ...this.#facts(where, right, down, id) });
  }

  /** @param {string} square */
  click(square) {
    return this.down(square).up(square);
  }

  /** Pressed and moved by small steps, not yet let go. @param {string} from @param {string | [number, number]} to */
  carry(from, to) {
    const begin = centreOf(from, "white");
    const end = typeof to === "string" ? centreOf(to, "white") : { x: to[0], y: to[1] };
    this.down(from);
    for (let step = 1; step <= 20; step += 1) {
      this.move([begin.x + ((end.x - begin.x) * step) / 20, begin.y + ((end.y - begin.y) * step) / 20]);
    }
    return this;
  }

  /** @param {string} from @param {string | [number, number]} to */
  drag(from, to) {
    return this.carry(from, to).up(to);
  }
}
