// @ts-check
/**
 * From pointer to hand: what a finger, a mouse or a pen does becomes what a player's hand did. A pure reducer; it keeps
 * three things apart: contact (the pointer is on a piece), touch (contact meant, 4.2.2), and carrying. It knows no way
 * to take a touch back: whatever ends a gesture puts the piece down.
 *
 * Places are in squares from the board's upper left corner, times in milliseconds.
 */

/** @typedef {import("./types.js").HandAct} HandAct */
/** @typedef {import("./types.js").Remark} Remark */
/** @typedef {import("./types.js").Situation} Situation */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {"mouse" | "pen" | "touch"} Device */

/**
 * @typedef {object} PointerFacts
 * @property {number} id
 * @property {Device} device
 * @property {number} x
 * @property {number} y
 * @property {Square | null} square  the one under the pointer
 * @property {number} time
 * @property {number} [width]  of the contact, in squares
 */
/**
 * `scrolled`: how long ago the page was scrolled.
 * @typedef {PointerFacts & { type: "down", button: number, scrolled?: number }
 *   | PointerFacts & { type: "move" } | PointerFacts & { type: "up" }
 *   | { type: "cancel", id: number } | { type: "hold", id: number } | { type: "abort" }} Input
 */
/** The square under the piece, and where it is seen. @typedef {{ square: Square, column: number, row: number }} Target */
/** Where a pressed gesture began. @typedef {{ id: number, device: Device, square: Square, startX: number, startY: number, x: number, y: number, time: number }} Contact */
/**
 * @typedef {{ at: "rest", inspected: Square | null }
 *   | Contact & { at: "touching", owner: "own" | "enemy", committed: boolean, moving: boolean, before: "nothing" | "inspected" | "touched" }
 *   | Contact & { at: "carrying", owner: "own" | "enemy", over: Target | null }
 *   | Contact & { at: "aiming", origin: Square, over: Square | null }
 *   | Contact & { at: "nudging" }
 *   | Contact & { at: "pressing", remark: Remark | null, remove: boolean }
 *   | { at: "spent", id: number }} Gesture
 */
/** @typedef {{ gesture: Gesture, acts: HandAct[], remark: Remark | null }} Outcome */

/** @type {Gesture} */
export const REST = { at: "rest", inspected: null };

/** How long a press must last to be a touch without being let go. */
export const HOLD_MS = 350;
/** King and rook pressed within this time were taken together (4.4.1). */
const TOGETHER_MS = 60;
/** A contact wider than this, in squares, is no fingertip. */
const PALM_WIDTH = 1.2;
/** A finger that comes down so soon after the page has moved meant to stop the page. */
const SCROLL_MS = 150;
/** A target is kept until the pointer is this far outside it, in squares. */
const STICKINESS = 0.15;

/** How far a pointer may slip, in pixels, and still only tap. @param {Device} device @param {number} unit */
export function slip(device, unit) {
  if (device === "touch") return Math.max(10, 0.12 * unit);
  return device === "pen" ? 6 : 4;
}

/** @param {Gesture} gesture @param {HandAct[]} [acts] @param {Remark | null} [remark] @returns {Outcome} */
const outcome = (gesture, acts = [], remark = null) => ({ gesture, acts, remark });

/** @param {Square} square @returns {HandAct} */
const touch = (square) => ({ act: "touch", square });
/** @param {Square} square @returns {HandAct} */
const lift = (square) => ({ act: "lift", square });
/** @param {Square} from @param {Square | null} to @returns {HandAct} */
const release = (from, to) => ({ act: "release", from, to });

/**
 * The acts of setting a touched piece on a square.
 * @param {Square} origin @param {Square} target @param {Situation} situation @returns {HandAct[]}
 */
export function placing(origin, target, situation) {
  return situation.holding === origin ? [release(origin, target)] : [lift(origin), release(origin, target)];
}

/** @param {Gesture} gesture @param {Input} input @param {Situation} situation @returns {Outcome} */
export function reduce(gesture, input, situation) {
  if (input.type === "down") return gesture.at === "rest" ? begin(gesture.inspected, input, situation) : another(gesture, input, situation);
  if (input.type === "abort") return abandon(gesture);
  if (gesture.at === "rest" || gesture.id !== input.id) return outcome(gesture);
  switch (input.type) {
    case "move": return follow(gesture, input, situation);
    case "hold": return hold(gesture, situation);
    case "up": return finish(gesture, input, situation);
    case "cancel": return abandon(gesture);
  }
}

/** @param {Square | null} inspected @param {Input & { type: "down" }} input @param {Situation} situation @returns {Outcome} */
function begin(inspected, input, situation) {
  const { square } = input;
  if (input.button !== 0 || square === null) return outcome({ at: "rest", inspected });
  if (isPalm(input) || (input.scrolled ?? Infinity) < SCROLL_MS) return outcome({ at: "spent", id: input.id });
  const contact = contactOf(input, square);
  const owner = situation.owner(square);
  const pressing = (/** @type {Remark | null} */ remark, remove = false) => outcome({ ...contact, at: "pressing", remark, remove });
  if (!situation.mayAct) return pressing(owner ? "not-your-move" : null);
  if (situation.adjusting) return owner ? outcome({ ...contact, at: "nudging" }) : pressing(null);
  if (situation.isRemovable(square)) return pressing(null, true);
  if (situation.isPromotion(square)) return pressing("promotion");
  const origin = situation.origin(square);
  if (origin) return outcome({ ...contact, at: "aiming", origin, over: square });
  // An enemy piece that the touched piece cannot take: over the board it is touched too (4.3.3), else only remarked on.
  const hopeless = owner === null || (owner === "enemy" && !situation.strict);
  if (hopeless && situation.active) return pressing(situation.strict ? null : "not-a-square");
  if (owner === null) return pressing(null);
  const before = situation.isTouched(square) ? "touched" : inspected === square ? "inspected" : "nothing";
  const now = before !== "touched" && situation.commit === "press";
  const committed = before === "touched" || now;
  return outcome({ ...contact, at: "touching", owner, committed, moving: false, before }, now ? [touch(square)] : []);
}

/** @param {PointerFacts} facts */
const isPalm = ({ width = 0 }) => width > PALM_WIDTH;

/** @param {Input & { type: "down" }} input @param {Square} square @returns {Contact} */
function contactOf({ id, device, x, y, time }, square) {
  return { id, device, square, startX: x, startY: y, x, y, time };
}

/**
 * A further contact while one is down: nothing has been meant, unless something had been touched before (a palm, two
 * fingers), or king and rook were taken together. @param {Gesture} gesture @param {Input & { type: "down" }} input @param {Situation} situation @returns {Outcome}
 */
function another(gesture, input, situation) {
  if (gesture.at === "aiming") return outcome({ at: "spent", id: gesture.id });
  if (gesture.at !== "touching" || gesture.committed) return outcome(gesture);
  const together = input.time - gesture.time;
  const { square } = input;
  if (situation.strict && square && together <= TOGETHER_MS && situation.areKingAndRook(gesture.square, square)) {
    return outcome({ at: "spent", id: gesture.id }, [{ act: "touch", square: [gesture.square, square] }]);
  }
  return outcome({ at: "spent", id: gesture.id });
}

/** @param {Exclude<Gesture, { at: "rest" }>} gesture @param {Input & { type: "move" }} input @param {Situation} situation @returns {Outcome} */
function follow(gesture, input, situation) {
  const { x, y, square } = input;
  switch (gesture.at) {
    // A palm comes down with its edge first.
    case "touching": return !gesture.committed && isPalm(input) ? outcome({ at: "spent", id: gesture.id }) : drag({ ...gesture, x, y }, situation);
    case "carrying": return outcome({ ...gesture, x, y, over: sticky(gesture.over, x, y, square) });
    case "aiming": return outcome({ ...gesture, x, y, over: square });
    case "nudging": return outcome({ ...gesture, ...withinSquare(gesture, x, y) });
    default: return outcome(gesture);
  }
}

/**
 * The piece follows the pointer; beyond the slip it is touched, and once its middle leaves its square it is lifted.
 * @param {Gesture & { at: "touching" }} gesture @param {Situation} situation @returns {Outcome}
 */
function drag(gesture, situation) {
  const [right, down] = [gesture.x - gesture.startX, gesture.y - gesture.startY];
  const moving = gesture.moving || Math.hypot(right, down) * situation.unit >= slip(gesture.device, situation.unit);
  if (!moving) return outcome(gesture);
  const left = Math.abs(right) > 0.5 || Math.abs(down) > 0.5;
  const { square, owner } = gesture;
  /** @type {HandAct[]} */
  const acts = gesture.committed || (situation.commit === "lift" && !left) ? [] : [touch(square)];
  const committed = gesture.committed || acts.length > 0;
  if (!left) return outcome({ ...gesture, moving, committed }, acts);
  if (owner === "own" && situation.holding !== square) acts.push(lift(square));
  const { id, device, startX, startY, x, y, time } = gesture;
  return outcome({ at: "carrying", id, device, square, owner, startX, startY, x, y, time, over: target(startX, startY, square) }, acts);
}

/** @param {number} x @param {number} y @param {Square} square @returns {Target} */
const target = (x, y, square) => ({ square, column: Math.floor(x), row: Math.floor(y) });

/**
 * The target stays the same until the pointer has clearly left it.
 * @param {Target | null} over @param {number} x @param {number} y @param {Square | null} under
 * @returns {Target | null}
 */
function sticky(over, x, y, under) {
  if (under === null) return null;
  const stays = (/** @type {number} */ start, /** @type {number} */ now) => now > start - STICKINESS && now < start + 1 + STICKINESS;
  return over && stays(over.column, x) && stays(over.row, y) ? over : target(x, y, under);
}

/** A piece that is being straightened cannot leave its square. @param {Contact} contact @param {number} x @param {number} y */
function withinSquare({ startX, startY }, x, y) {
  const within = (/** @type {number} */ start, /** @type {number} */ now) => Math.min(Math.max(now, start - 0.5), start + 0.5);
  return { x: within(startX, x), y: within(startY, y) };
}

/** @param {Exclude<Gesture, { at: "rest" }>} gesture @param {Situation} situation @returns {Outcome} */
function hold(gesture, situation) {
  if (gesture.at !== "touching" || gesture.committed || situation.commit !== "intent") return outcome(gesture);
  return outcome({ ...gesture, committed: true }, [touch(gesture.square)]);
}

/** @param {Exclude<Gesture, { at: "rest" }>} gesture @param {Input & { type: "up" }} input @param {Situation} situation @returns {Outcome} */
function finish(gesture, input, situation) {
  const { square } = input;
  switch (gesture.at) {
    case "touching": return tap(gesture, square, situation);
    case "carrying": return drop(gesture, sticky(gesture.over, input.x, input.y, square));
    case "aiming": return aim(square, situation);
    case "nudging": return nudge(gesture, input);
    case "pressing": return press(gesture, square);
    case "spent": return outcome(REST);
  }
}

/** @param {Gesture & { at: "touching" }} gesture @param {Square | null} square @param {Situation} situation @returns {Outcome} */
function tap(gesture, square, situation) {
  if (gesture.committed) return outcome(REST, [], gesture.before === "touched" && !gesture.moving ? "still-binds" : null);
  if (square !== gesture.square) return outcome(REST);
  if (situation.commit === "lift" && gesture.before !== "inspected") return outcome({ at: "rest", inspected: square }, [], "inspected");
  return outcome(REST, [touch(square)]);
}

/** @param {Gesture & { at: "pressing" }} gesture @param {Square | null} square @returns {Outcome} */
function press(gesture, square) {
  if (square !== gesture.square) return outcome(REST);
  return outcome(REST, gesture.remove ? [{ act: "remove", square }] : [], gesture.remark);
}

/** @param {Gesture & { at: "carrying" }} gesture @param {Target | null} over @returns {Outcome} */
function drop({ square, owner }, over) {
  if (owner === "own") return outcome(REST, [release(square, over?.square ?? null)]);
  // A captured piece may be taken off first (4.7.1); put down on the board it has only been touched.
  return outcome(REST, over === null ? [{ act: "remove", square }] : []);
}

/** Sliding off the board gives up the target, not the touch. @param {Square | null} square @param {Situation} situation @returns {Outcome} */
function aim(square, situation) {
  if (square === null) return outcome(REST);
  const from = situation.origin(square);
  if (from) return outcome(REST, placing(from, square, situation));
  return outcome(REST, [], situation.strict ? null : "not-a-square");
}

/** @param {Gesture & { at: "nudging" }} gesture @param {{ x: number, y: number }} place @returns {Outcome} */
function nudge({ square, startX, startY }, { x, y }) {
  const beyond = Math.abs(x - startX) > 0.5 || Math.abs(y - startY) > 0.5;
  return outcome(REST, [{ act: "adjust", square }], beyond ? "adjusting-only" : null);
}

/**
 * The gesture is broken off: by the system, by Escape, by another button. Before the touch nothing has happened; a
 * piece in the hand goes home, and its touch stays.
 * @param {Gesture} gesture @returns {Outcome}
 */
function abandon(gesture) {
  if (gesture.at === "carrying" && gesture.owner === "own") return outcome(REST, [release(gesture.square, gesture.square)]);
  return outcome(gesture.at === "rest" ? gesture : REST);
}
