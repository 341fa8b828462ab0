// @ts-check
/**
 * Between the browser's pointer events and the gesture reducer: finds the square by the point, keeps the pointer captured,
 * holds the one timer, and draws the hand. It listens beyond the board only while a gesture is under way.
 */
import { HOLD_MS, REST, reduce } from "./gestures.js";
import { centreOf, squareAt } from "./geometry.js";
import { scrolledAt, watchScrolling } from "./scrolling.js";

/** @typedef {import("./gestures.js").Gesture} Gesture */
/** @typedef {import("./gestures.js").Input} Input */
/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./types.js").HandAct} HandAct */
/** @typedef {import("./types.js").PromotionRole} PromotionRole */
/** @typedef {import("./types.js").Remark} Remark */
/** @typedef {import("./types.js").Square} Square */

/**
 * @typedef {object} Surroundings
 * @property {import("./grid.js").Grid} grid
 * @property {import("./view.js").View} view
 * @property {(unit?: number) => import("./types.js").Situation} situation  unit: the side of a square in pixels
 * @property {() => import("./types.js").Orientation} orientation
 * @property {(role: PromotionRole) => import("./types.js").Piece} newPiece  a new piece of the player having the move
 * @property {(role: PromotionRole | null) => void} fetched  the new piece that is in the hand from now on
 * @property {(acts: readonly HandAct[], remark: Remark | null, square: Square | null) => boolean} outcome  false: an act was not done
 * @property {() => void} redraw
 */

/** @typedef {{ left: number, top: number, width: number, height: number, across: number, down: number }} Place  across and down: the window */

/** A click this soon after a pointer was let go belongs to it. */
const SAME_MS = 300;

export class Pointer {
  #around;
  /** @type {Gesture} */
  #gesture = REST;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {AbortController | null} */
  #during = null;
  #letGoAt = -Infinity;
  /** Where the board is, and how large the window, as long as a gesture lasts: asking anew at each step would make the browser lay out the page again. @type {Place | null} */
  #box = null;
  #lift = { scale: 1, raise: 0 };

  /** @param {Surroundings} around */
  constructor(around) {
    this.#around = around;
    const { node } = around.grid;
    watchScrolling(node.ownerDocument);
    node.addEventListener("pointerdown", (event) => this.#down(event));
    node.addEventListener("pointermove", (event) => this.#move(event));
    node.addEventListener("pointerup", (event) => {
      this.#letGoAt = event.timeStamp;
      this.#feed({ type: "up", ...this.#facts(event) });
    });
    node.addEventListener("pointercancel", ({ pointerId }) => this.#feed({ type: "cancel", id: pointerId }));
    node.addEventListener("lostpointercapture", ({ pointerId }) => this.#feed({ type: "cancel", id: pointerId }));
    // Focus is moved on pointerdown; the mouse event would move it to where the pointer is captured.
    node.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** @param {PointerEvent} event @returns {import("./gestures.js").PointerFacts} */
  #facts({ pointerId, pointerType, clientX, clientY, timeStamp, width }) {
    const box = this.#place();
    const x = ((clientX - box.left) / box.width) * 8;
    const y = ((clientY - box.top) / box.height) * 8;
    const device = pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
    return { id: pointerId, device, x, y, square: squareAt(x, y, this.#around.orientation()), time: timeStamp, width: (width / box.width) * 8 };
  }

  /** @returns {Place} */
  #place() {
    if (this.#box) return this.#box;
    const { node } = this.#around.grid;
    const { left, top, width, height } = node.getBoundingClientRect();
    const { clientWidth, clientHeight } = node.ownerDocument.documentElement;
    const box = { left, top, width, height, across: clientWidth, down: clientHeight };
    if (this.#during) this.#box = box;
    return box;
  }

  #situation() {
    return this.#around.situation(this.#place().width / 8);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { grid, situation } = this.#around;
    const facts = this.#facts(event);
    if (this.#gesture.at === "rest" && facts.square && event.button === 0) {
      grid.focus(facts.square, { preventScroll: true });
      if (situation().mayAct) grid.node.setPointerCapture(event.pointerId);
      this.#lift = event.pointerType === "touch" ? coarseHand(grid.node) : { scale: 1, raise: 0 };
    }
    if (event.pointerType === "touch") this.#watchScrolling(event.pointerId);
    const scrolled = event.pointerType === "touch" ? event.timeStamp - scrolledAt(grid.node) : Infinity;
    this.#feed({ type: "down", button: event.button, scrolled, ...facts });
  }

  /**
   * A new piece is taken out of a box; from here on the pointer is the board's.
   * @param {PointerEvent} event @param {import("./gestures.js").Choice} choice
   */
  take(event, choice) {
    const { grid } = this.#around;
    if (this.#gesture.at !== "rest" || event.button !== 0) return;
    grid.node.setPointerCapture(event.pointerId);
    this.#lift = event.pointerType === "touch" ? coarseHand(grid.node) : { scale: 1, raise: 0 };
    this.#feed({ type: "take", button: event.button, ...choice, ...this.#facts(event) });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    // A second button of a mouse that is already pressed arrives as a move.
    if (this.#gesture.at !== "rest" && event.pointerType === "mouse" && (event.buttons & ~1) !== 0) this.#feed({ type: "abort" });
    else this.#feed({ type: "move", ...this.#facts(event) });
  }

  /** A finger that lands while the page is still scrolling under it stops the page and touches nothing. @param {number} id */
  #watchScrolling(id) {
    const { node } = this.#around.grid;
    const { top, left } = node.getBoundingClientRect();
    requestAnimationFrame(() => {
      const now = node.getBoundingClientRect();
      if (Math.abs(now.top - top) > 1 || Math.abs(now.left - left) > 1) this.#feed({ type: "cancel", id });
    });
  }

  /** @param {Input} input */
  #feed(input) {
    const before = this.#gesture;
    const { gesture, acts, remark, fetched } = reduce(before, input, this.#situation());
    this.#gesture = gesture;
    if (gesture !== before) this.#follow(before, gesture);
    if (fetched !== undefined) this.#around.fetched(fetched);
    const square = "square" in before ? before.square : "square" in gesture ? gesture.square : null;
    const done = (acts.length === 0 && !remark) || this.#around.outcome(acts, remark, square);
    if (!done) this.discard();
    if (gesture !== before && shownOf(gesture) !== shownOf(before)) this.#around.redraw();
  }

  /** @param {Gesture} before @param {Gesture} gesture */
  #follow(before, gesture) {
    const { view } = this.#around;
    if (before.at === "rest" && gesture.at !== "rest") this.#beginWatch();
    if (gesture.at === "rest") this.#endWatch();
    if (gesture.at === "touching" && before.at === "rest" && !gesture.committed) this.#startHold(gesture.id, gesture.square);
    if (gesture.at !== "touching" || gesture.committed || gesture.moving) this.#stopHold();
    if (gesture.at === "rest" && before.at === "carrying") view.letGo(before.square, before.x, before.y - this.#lift.raise);
    if (gesture.at === "rest" && before.at === "fetching" && before.over) view.letGo(before.over.square, before.x, before.y - this.#lift.raise);
    view.carry(this.#hand(gesture));
  }

  /** @param {number} id @param {Square} square */
  #startHold(id, square) {
    if (this.#around.situation().commit !== "intent") return;
    this.#around.view.growRing(square);
    this.#timer = setTimeout(() => this.#feed({ type: "hold", id }), HOLD_MS);
  }

  #stopHold() {
    clearTimeout(this.#timer);
    this.#around.view.growRing(null);
  }

  /** @param {Gesture} gesture @returns {import("./view.js").Hand | null} */
  #hand(gesture) {
    if (gesture.at === "carrying") return { square: gesture.square, ...this.#onScreen(gesture), ...this.#lift, ghost: true };
    if (gesture.at === "fetching") {
      return gesture.moving ? { square: null, piece: this.#around.newPiece(gesture.role), ...this.#onScreen(gesture), ...this.#lift, ghost: false } : null;
    }
    if ((gesture.at !== "touching" || !gesture.moving) && gesture.at !== "nudging") return null;
    const { square, x, y, startX, startY } = gesture;
    const centre = centreOf(square, this.#around.orientation());
    return { square, x: centre.x + x - startX, y: centre.y + y - startY, scale: 1, raise: 0, ghost: false };
  }

  /** Where a carried piece is drawn: never beyond the window, which would let the page scroll. @param {{ x: number, y: number }} point */
  #onScreen({ x, y }) {
    const { left, top, width, across, down } = this.#place();
    const unit = width / 8;
    const { scale, raise } = this.#lift;
    const within = (/** @type {number} */ value, /** @type {number} */ start, /** @type {number} */ size) => Math.max(Math.min(value, (size - start) / unit - scale / 2), scale / 2 - start / unit);
    return { x: within(x, left, across), y: within(y - raise, top, down) + raise };
  }

  #beginWatch() {
    this.#during = new AbortController();
    const { signal } = this.#during;
    const document = this.#around.grid.node.ownerDocument;
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.abort(); }, { signal });
    document.addEventListener("keydown", ({ key }) => { if (key === "Escape") this.abort(); }, { signal });
    const moved = () => { this.#box = null; };
    document.addEventListener("scroll", moved, { signal, capture: true, passive: true });
    document.defaultView?.addEventListener("resize", moved, { signal });
  }

  #endWatch() {
    this.#during?.abort();
    this.#during = null;
    this.#box = null;
  }

  /** The mark that the pointer makes: on the square under it, or on a piece that has only been inspected. @returns {Mark | null} */
  mark() {
    const square = aimOf(this.#gesture);
    return square === null ? null : { kind: this.#gesture.at === "rest" ? "inspected" : "aim", square };
  }

  /** The new piece that is being carried. @returns {PromotionRole | null} */
  get carried() {
    return this.#gesture.at === "fetching" && this.#gesture.moving ? this.#gesture.role : null;
  }

  /** An enemy piece has been carried off the board: let go now, it is taken off. */
  get takesOff() {
    return this.#gesture.at === "carrying" && this.#gesture.owner === "enemy" && this.#gesture.over === null;
  }

  /** Does a pointer explain this click? @param {MouseEvent} event */
  explains({ timeStamp, detail }) {
    return detail > 0 && timeStamp - this.#letGoAt < SAME_MS;
  }

  /** Breaks the gesture off as the system would. @returns {boolean} there was one */
  abort() {
    if (this.#gesture.at === "rest") return false;
    this.#feed({ type: "abort" });
    return true;
  }

  /** Forgets the gesture without an act: it began before the turn changed. */
  discard() {
    if (this.#gesture.at === "rest") return;
    const before = this.#gesture;
    this.#gesture = REST;
    this.#follow(before, REST);
  }
}

/** @param {Gesture} gesture @returns {Square | null} */
function aimOf(gesture) {
  if (gesture.at === "rest") return gesture.inspected;
  if (gesture.at === "aiming") return gesture.over;
  return gesture.at === "carrying" || gesture.at === "fetching" ? gesture.over?.square ?? null : null;
}

/** What else than the hand a gesture shows. @param {Gesture} gesture */
const shownOf = (gesture) => `${aimOf(gesture)} ${gesture.at === "carrying"} ${gesture.at === "fetching" && gesture.moving}`;

/** A piece in a finger is shown larger and above it. @param {HTMLElement} node */
function coarseHand(node) {
  const style = getComputedStyle(node);
  const read = (/** @type {string} */ name, /** @type {number} */ usual) => Number.parseFloat(style.getPropertyValue(name)) || usual;
  return { scale: read("--ab-hand-scale-coarse", 1.6), raise: read("--ab-hand-raise-coarse", 0.6) };
}
