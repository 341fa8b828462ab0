// @ts-check
/**
 * From pointer to hand: what a finger, a mouse or a pen does becomes what a player's hand did. A pure reducer; it keeps
 * three things apart: contact (the pointer is on a piece), touch (contact meant, 4.2.2), and carrying. It knows no way
 * to take a touch back: whatever ends a gesture puts the piece down.
 *
 * Places are in squares from the board's upper left corner, times in milliseconds.
 */

/** @typedef {import("./types.js").HandAct} HandAct */
/** @typedef {import("./types.js").PromotionRole} PromotionRole */
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
 * A new piece in a box. `goal`: the square that the box was opened for, where a tap puts the piece; null: a tap takes
 * it into the hand. `ready`: from when on a tap is meant for the box.
 * @typedef {{ role: PromotionRole, goal: Square | null, ready: number }} Choice
 */
/**
 * `scrolled`: how long ago the page was scrolled.
 * @typedef {PointerFacts & { type: "down", button: number, scrolled?: number }
 *   | PointerFacts & Choice & { type: "take", button: number }
 *   | PointerFacts & { type: "move" } | PointerFacts & { type: "up" }
 *   | { type: "cancel", id: number } | { type: "hold", id: number } | { type: "abort" }} Input
 */
/** The square under the piece, and where it is seen. @typedef {{ square: Square, column: number, row: number }} Target */
/** Whose a piece is; one that is leaving is the player's own and has to come off: a pawn that has been exchanged. @typedef {"own" | "enemy" | "leaving"} Owner */
/** Where a pressed gesture began. @typedef {{ id: number, device: Device, square: Square, startX: number, startY: number, x: number, y: number, time: number }} Contact */
/**
 * @typedef {{ at: "rest", inspected: Square | null }
 *   | Contact & { at: "touching", owner: Owner, committed: boolean, moving: boolean, before: "nothing" | "inspected" | "touched" | "removable" }
 *   | Contact & { at: "carrying", owner: Owner, over: Target | null }
 *   | Contact & { at: "aiming", origin: Square, over: Square | null }
 *   | Contact & { at: "nudging" }
 *   | Contact & { at: "pressing", remark: Remark | null, acts: HandAct[] }
 *   | Omit<Contact, "square"> & Choice & { at: "fetching", moving: boolean, over: Target | null }
 *   | { at: "spent", id: number }} Gesture
 */
/** `fetched`: what new piece the hand holds from now on, where that changes. @typedef {{ gesture: Gesture, acts: HandAct[], remark: Remark | null, fetched?: PromotionRole | null }} Outcome */

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
  if (input.type === "take") return gesture.at === "rest" ? fetch(gesture, input, situation) : outcome(gesture);
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
  const pressing = (/** @type {Remark | null} */ remark, /** @type {HandAct[]} */ acts = []) => outcome({ ...contact, at: "pressing", remark, acts });
  if (!situation.mayAct) return pressing(owner ? "not-your-move" : null);
  if (situation.adjusting) return owner ? outcome({ ...contact, at: "nudging" }) : pressing(null);
  const placed = situation.fetched && situation.promotion(situation.fetched, square);
  if (placed) return pressing(null, [placed]);
  if (situation.isRemovable(square)) {
    return outcome({ ...contact, at: "touching", owner: owner === "own" ? "leaving" : "enemy", committed: true, moving: false, before: "removable" });
  }
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

/**
 * A new piece is taken out of a box. Nothing is touched by that: what a pawn becomes is settled when the piece touches the
 * promotion square (4.4.4), and until then it may be put back or exchanged for another.
 * @param {Gesture} gesture @param {Input & { type: "take" }} input @param {Situation} situation @returns {Outcome}
 */
function fetch(gesture, input, situation) {
  if (input.button !== 0 || !situation.mayAct || isPalm(input)) return outcome(gesture);
  const { id, device, x, y, time, role, goal, ready } = input;
  return outcome({ at: "fetching", id, device, startX: x, startY: y, x, y, time, role, goal, ready, moving: false, over: null });
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
    case "fetching": {
      const moving = gesture.moving || hasSlipped(gesture, x, y, situation.unit);
      return outcome({ ...gesture, x, y, moving, over: moving ? sticky(gesture.over, x, y, square) : null });
    }
    default: return outcome(gesture);
  }
}

/**
 * The piece follows the pointer; beyond the slip it is touched, and once its middle leaves its square it is lifted.
 * @param {Gesture & { at: "touching" }} gesture @param {Situation} situation @returns {Outcome}
 */
function drag(gesture, situation) {
  const [right, down] = [gesture.x - gesture.startX, gesture.y - gesture.startY];
  const moving = gesture.moving || hasSlipped(gesture, gesture.x, gesture.y, situation.unit);
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

/** Has the pointer gone further than a tap slips? @param {Omit<Contact, "square">} contact @param {number} x @param {number} y @param {number} unit */
const hasSlipped = ({ device, startX, startY }, x, y, unit) => Math.hypot(x - startX, y - startY) * unit >= slip(device, unit);

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
    case "fetching": return gesture.moving ? bring(gesture, sticky(gesture.over, input.x, input.y, square), situation) : pick(gesture, input.time, situation);
    case "spent": return outcome(REST);
  }
}

/** @param {Gesture & { at: "touching" }} gesture @param {Square | null} square @param {Situation} situation @returns {Outcome} */
function tap(gesture, square, situation) {
  if (gesture.before === "removable") return outcome(REST, square === gesture.square ? [{ act: "remove", square }] : []);
  if (gesture.committed) return outcome(REST, [], gesture.before === "touched" && !gesture.moving ? "still-binds" : null);
  if (square !== gesture.square) return outcome(REST);
  if (situation.commit === "lift" && gesture.before !== "inspected") return outcome({ at: "rest", inspected: square }, [], "inspected");
  return outcome(REST, [touch(square)]);
}

/** @param {Gesture & { at: "pressing" }} gesture @param {Square | null} square @returns {Outcome} */
function press(gesture, square) {
  if (square !== gesture.square) return outcome(REST);
  return outcome(REST, gesture.acts, gesture.remark);
}

/**
 * A tap on a new piece: put on the square that the box was opened for, or taken into the hand; tapped again it goes back.
 * @param {Gesture & { at: "fetching" }} gesture @param {number} time @param {Situation} situation @returns {Outcome}
 */
function pick({ role, goal, ready }, time, situation) {
  if (time < ready) return outcome(REST);
  return chosen({ role, goal }, situation);
}

/** @param {Pick<Choice, "role" | "goal">} choice @param {Situation} situation @returns {Outcome} */
export function chosen({ role, goal }, situation) {
  const placed = goal && situation.promotion(role, goal);
  if (placed) return outcome(REST, [placed]);
  const fetched = goal || situation.fetched === role ? null : role;
  return { ...outcome(REST, [], fetched ? "new-piece" : "new-piece-back"), fetched };
}

/**
 * Let go on a promotion square the new piece stands there; anywhere else it has touched nothing and goes back.
 * @param {Gesture & { at: "fetching" }} gesture @param {Target | null} over @param {Situation} situation @returns {Outcome}
 */
function bring({ role }, over, situation) {
  const placed = over && situation.promotion(role, over.square);
  return placed ? outcome(REST, [placed]) : { ...outcome(REST, [], "new-piece-back"), fetched: null };
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
