// @ts-check
/**
 * From keys to intents. Focus is looking: moving it is never a touch. Enter is the hand ("taken out of its securing
 * aperture", Appendix D.2.2). Pure: what an intent leads to on the board is the board's business.
 */
import { FILES, RANKS, neighbour, placeOf, squareSeenAt } from "./geometry.js";
import { placing } from "./gestures.js";

/** @typedef {import("./types.js").HandAct} HandAct */
/** @typedef {import("./types.js").Orientation} Orientation */
/** @typedef {import("./types.js").Remark} Remark */
/** @typedef {import("./types.js").Situation} Situation */
/** @typedef {import("./types.js").Square} Square */

/** @typedef {"obligation" | "last" | "moves" | "times" | "lines" | "turn" | "position"} Question */
/**
 * @typedef {{ do: "go", square: Square } | { do: "edge" } | { do: "enter" } | { do: "step", by: 1 | -1, bound: boolean }
 *   | { do: "accident" } | { do: "home" } | { do: "adjust" } | { do: "press" } | { do: "say", what: Question } | { do: "keys" }} Intent
 */
/** @typedef {{ key: string, ctrlKey: boolean, altKey: boolean, metaKey: boolean, repeat: boolean, isComposing: boolean }} Key */
/** A file letter waits for its rank. @typedef {{ file: string, time: number } | null} Typed */
/** @typedef {{ square: Square, orientation: Orientation, letters: boolean, typed: Typed, time: number }} Seat */

/** A file and a rank typed within this time are a square. */
const TYPE_AHEAD_MS = 1000;

/** @type {Record<string, [right: number, down: number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Record<string, Intent>} */
const KEYS = { Enter: { do: "enter" }, " ": { do: "enter" }, Backspace: { do: "accident" }, Escape: { do: "home" } };

/** Single characters; they can be switched off (WCAG 2.1.4). @type {Record<string, Intent>} */
const LETTERS = {
  ".": { do: "step", by: 1, bound: false },
  ",": { do: "step", by: -1, bound: false },
  ";": { do: "step", by: 1, bound: true },
  u: { do: "accident" },
  j: { do: "adjust" },
  p: { do: "press" },
  o: { do: "say", what: "obligation" },
  l: { do: "say", what: "last" },
  m: { do: "say", what: "moves" },
  t: { do: "say", what: "times" },
  s: { do: "say", what: "lines" },
  w: { do: "say", what: "turn" },
  i: { do: "say", what: "position" },
  "?": { do: "keys" },
};

/**
 * @param {Key} key @param {Seat} seat
 * @returns {{ intent: Intent | null, typed: Typed }}
 */
export function readKey(key, seat) {
  const nothing = { intent: null, typed: seat.typed };
  if (key.isComposing || key.altKey || key.metaKey) return nothing;
  const travel = journey(key, seat);
  if (travel) return { intent: travel, typed: null };
  if (key.ctrlKey) return nothing;
  if (Object.hasOwn(KEYS, key.key)) return { intent: key.repeat ? null : KEYS[key.key], typed: null };
  if (!seat.letters || key.key.length !== 1) return nothing;
  return letter(key, seat);
}

/** Where a key leads, or null if it is no travelling key. @param {Key} key @param {Seat} seat @returns {Intent | null} */
function journey({ key, ctrlKey }, { square, orientation }) {
  if (Object.hasOwn(ARROWS, key) && !ctrlKey) {
    const next = neighbour(square, ...ARROWS[key], orientation);
    return next ? { do: "go", square: next } : { do: "edge" };
  }
  const { column, row } = placeOf(square, orientation);
  const to = (/** @type {number} */ x, /** @type {number} */ y) => /** @type {Intent} */ ({ do: "go", square: squareSeenAt(x, y, orientation) });
  switch (key) {
    case "Home": return ctrlKey ? to(0, 0) : to(0, row);
    case "End": return ctrlKey ? to(7, 7) : to(7, row);
    case "PageUp": return to(column, 0);
    case "PageDown": return to(column, 7);
    default: return null;
  }
}

/** @param {Key} key @param {Seat} seat @returns {{ intent: Intent | null, typed: Typed }} */
function letter({ key, repeat }, { typed, time }) {
  const character = key.toLowerCase();
  if (FILES.includes(character)) return { intent: null, typed: { file: character, time } };
  if (RANKS.includes(character) && typed && time - typed.time <= TYPE_AHEAD_MS) {
    return { intent: { do: "go", square: typed.file + character }, typed: null };
  }
  const intent = !repeat && Object.hasOwn(LETTERS, character) ? LETTERS[character] : null;
  return { intent, typed: null };
}

/**
 * What Enter does on a square: the same hand acts as a pointer there.
 * @param {Square} square @param {Situation} situation
 * @returns {{ acts: HandAct[], remark: Remark | null }}
 */
export function enter(square, situation) {
  const only = (/** @type {Remark | null} */ remark) => ({ acts: [], remark });
  const owner = situation.owner(square);
  if (!situation.mayAct) return only(owner ? "not-your-move" : null);
  if (situation.adjusting) return owner ? { acts: [{ act: "adjust", square }], remark: null } : only(null);
  const placed = situation.fetched && situation.promotion(situation.fetched, square);
  if (placed) return { acts: [placed], remark: null };
  if (situation.isRemovable(square)) return { acts: [{ act: "remove", square }], remark: null };
  if (situation.isPromotion(square)) return only("promotion");
  const origin = situation.origin(square);
  if (origin) return { acts: placing(origin, square, situation), remark: null };
  if (situation.isTouched(square)) return only("still-binds");
  const hopeless = owner === null || (owner === "enemy" && !situation.strict);
  if (hopeless && situation.active) return only("not-a-square");
  return owner ? { acts: [{ act: "touch", square }], remark: null } : only(null);
}

/**
 * The next square of a list in board order, going round.
 * @param {readonly Square[]} squares @param {Square} from @param {1 | -1} by @param {readonly Square[]} order
 * @returns {Square | null}
 */
export function step(squares, from, by, order) {
  const start = order.indexOf(from);
  for (let distance = 1; distance <= order.length; distance += 1) {
    const square = order[(start + by * distance + order.length * 2) % order.length];
    if (squares.includes(square)) return square;
  }
  return null;
}
