// @ts-check
/**
 * New pieces and their boxes: the one beside the square where a pawn waits, and the reserve from which a piece can be
 * taken before the pawn has moved (4.6.1). A piece out of the box has touched nothing yet; it goes back, or is
 * exchanged, as long as it has not touched the promotion square (4.4.4).
 */
import { chosen } from "./gestures.js";
import { PieceBox } from "./piece-box.js";
import { PromotionBox } from "./promotion-box.js";
import { newPieceSquares, promotionRoles, promotionSquares } from "./situation.js";

/** @typedef {import("./types.js").BoardState} BoardState */
/** @typedef {import("./types.js").BoardWords} BoardWords */
/** @typedef {import("./types.js").HandAct} HandAct */
/** @typedef {import("./types.js").PromotionRole} PromotionRole */
/** @typedef {import("./types.js").Remark} Remark */
/** @typedef {import("./types.js").Square} Square */

/**
 * @typedef {object} Around
 * @property {import("./pointer.js").Pointer} pointer
 * @property {import("./grid.js").Grid} grid
 * @property {() => import("./types.js").Situation} situation
 * @property {(acts: readonly HandAct[], remark: Remark | null, square: Square | null) => void} outcome
 * @property {(remark: Remark, square: Square | null) => void} remark
 * @property {() => void} draw
 */

export class NewPieces {
  #around;
  /** Beside the square. */
  box;
  /** Beside the board. */
  reserve;
  /** The square that the box was opened for; null: it was closed without a choice. @type {Square | null | undefined} */
  #square;
  /** The new piece in the hand. @type {PromotionRole | null} */
  #fetched = null;
  /** Where a new piece may be put. @type {Square[]} */
  #squares = [];

  /** @param {Document} document @param {Around} around */
  constructor(document, around) {
    this.#around = around;
    const explains = (/** @type {MouseEvent} */ event) => around.pointer.explains(event);
    this.box = new PromotionBox(document, {
      take: (event, role) => around.pointer.take(event, { role, goal: this.#square ?? null, ready: this.box.readyAt }),
      choose: (role) => this.#choose(role, this.#square ?? null),
      close: () => this.#dismiss(),
      explains,
    });
    this.reserve = new PieceBox(document, {
      take: (event, role) => around.pointer.take(event, { role, goal: null, ready: 0 }),
      choose: (role) => this.#choose(role, null),
      close: () => this.putBack(),
      explains,
    });
    this.reserve.node.classList.add("reserve");
  }

  /** The new piece in the hand. */
  get fetched() {
    return this.#fetched;
  }

  get squares() {
    return this.#squares;
  }

  /** @param {PromotionRole | null} role */
  hold(role) {
    this.#fetched = role;
  }

  /** The state is another one. @param {BoardState} state @param {{ strict: boolean, mayAct: boolean }} manner */
  settle(state, { strict, mayAct }) {
    this.#squares = mayAct ? newPieceSquares(state, strict) : [];
    if (this.#squares.length === 0) this.#fetched = null;
    if (promotionSquares(state).length === 0) this.#square = undefined;
  }

  /** @param {{ state: BoardState, words: BoardWords, orientation: import("./types.js").Orientation, interactive: boolean, strict: boolean }} picture */
  render({ state, words, orientation, interactive, strict }) {
    const contents = { color: state.turn, roles: promotionRoles(state), words, away: this.#around.pointer.carried ?? this.#fetched };
    const waiting = promotionSquares(state);
    const square = this.#square === undefined && waiting.length === 1 ? waiting[0] : this.#square;
    if (interactive && strict && this.#squares.length > 0) this.reserve.fill({ ...contents, label: words.newPieces });
    else this.#hide(this.reserve);
    if (!square || !waiting.includes(square) || !interactive) return this.#hide(this.box);
    const fresh = !this.box.isOpen;
    this.#square = square;
    this.box.open({ ...contents, square, orientation });
    if (fresh && this.#around.grid.hasFocus) this.box.focus();
  }

  /** While a piece is carried its place in the box is empty. */
  lend() {
    for (const box of [this.box, this.reserve]) if (box.isOpen) box.lend(this.#around.pointer.carried ?? this.#fetched);
  }

  /** The box is asked for. @param {Square} square */
  open(square) {
    this.#square = square;
    this.#around.draw();
    this.box.focus();
  }

  /** What is in the hand goes back into the box. @returns {boolean} there was something */
  putBack() {
    if (!this.#fetched) return false;
    this.#fetched = null;
    this.#around.outcome([], "new-piece-back", null);
    return true;
  }

  /** Closed without a choice: the pawn stays where it is. */
  #dismiss() {
    const square = this.#square ?? null;
    this.#square = null;
    this.#hide(this.box);
    this.#around.remark("promotion", square);
  }

  /** @param {PromotionRole} role @param {Square | null} goal */
  #choose(role, goal) {
    const situation = this.#around.situation();
    if (!situation.mayAct) return;
    const { acts, remark, fetched } = chosen({ role, goal }, situation);
    if (fetched !== undefined) this.#fetched = fetched;
    this.#around.outcome(acts, remark, goal);
    // From the keyboard the way goes on to the square.
    if (this.#fetched && !goal) this.#around.grid.focus(this.#squares[0], { preventScroll: true });
  }

  /** @param {PieceBox} box */
  #hide(box) {
    if (!box.isOpen) return;
    const root = /** @type {Document | ShadowRoot} */ (box.node.getRootNode());
    const focused = "activeElement" in root && box.node.contains(root.activeElement);
    box.close();
    if (focused) this.#around.grid.focus(this.#around.grid.current, { preventScroll: true });
  }
}
