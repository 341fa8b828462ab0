// @ts-check
/**
 * Acts: checked field by field, so that an error can say which was wrong, and kept as copies of our own; and packed for
 * the crossing: a number for what is done and a text for the rest, in which a character up to 64 is a square. The module
 * unpacks them in `src/wasm/decode.rs`.
 */
import { SQUARES } from "./moves.js";
import { fault } from "./net.js";

/** @typedef {import("./index.d.ts").Act} Act */

/** The module counts them from 1. */
const PROMOTIONS = ["knight", "bishop", "rook", "queen"];
const COLORS = ["white", "black"];
const GROUNDS = ["threefold", "fifty", "normal-means"];
const OBJECTIONS = ["touch-move", "illegal-move", "accident"];
const IRREGULARITIES = ["wrong-setup", "colors-reversed", "board-turned", "pieces-displaced", "two-hands", "wrong-hand"];
const PENALTIES = ["warning", "time", "loss"];
const BESIDE_THE_BOARD = 64;
const NOBODY = 2;
const NO_TIME = -1;
const MOST_SQUARES = 64;
const MOST_PERIODS = 100;
/** In these a share crosses. */
const TEN_THOUSAND = 10_000;

/** What a getter that throws is taken for: a value of the wrong kind. */
const UNREADABLE = Symbol("unreadable");

/** Nothing that is handed over can do more than make the act be refused. @param {any} object @param {string} name @returns {unknown} */
export function given(object, name) {
  try {
    return object[name];
  } catch {
    return UNREADABLE;
  }
}

/** The value that was found, when it is one that can be shown. @param {unknown} value @returns {{ value?: unknown }} */
export function shown(value) {
  if (typeof value === "string") return { value: value.slice(0, 100) };
  return value === null || typeof value === "boolean" ? { value } : {};
}

/** @param {string} field @param {string} expected @param {unknown} [value] @returns {never} */
function wrong(field, expected, value) {
  throw fault("bad-act", { field, expected, ...shown(value) });
}

/** @param {string} field @param {unknown} value @param {string} expected @returns {string} */
function square(field, value, expected = "a square") {
  if (typeof value !== "string") return wrong(field, expected, value);
  if (!SQUARES.includes(value)) throw fault("bad-square", shown(value));
  return value;
}

/** One square stands alone, several in a list, each once. @param {string} field @param {unknown} value */
function squares(field, value) {
  if (!Array.isArray(value)) return square(field, value);
  const expected = "a square or a list of 1 to 64 squares";
  if (value.length === 0 || value.length > MOST_SQUARES) wrong(field, expected, value);
  const once = [...new Set(Array.from(value, (each) => square(field, each, expected)))];
  return once.length === 1 ? once[0] : once;
}

/** @param {string} field @param {unknown} value */
const squareOrBeside = (field, value) => (value === null ? null : square(field, value));

/** @param {string} field @param {unknown} value @returns {string} */
const text = (field, value) => (typeof value === "string" ? value : wrong(field, "a string", value));

/** @param {readonly string[]} names @param {string} expected @returns {(field: string, value: unknown) => string} */
const oneOf = (names, expected) => (field, value) =>
  typeof value === "string" && names.includes(value) ? value : wrong(field, expected, value);

const color = oneOf(COLORS, '"white" or "black"');
const role = oneOf(PROMOTIONS, '"knight", "bishop", "rook" or "queen"');
const ground = oneOf(GROUNDS, '"threefold", "fifty" or "normal-means"');
const objection = oneOf(OBJECTIONS, '"touch-move", "illegal-move" or "accident"');
const irregularity = oneOf(IRREGULARITIES, `one of ${IRREGULARITIES.join(", ")}`);
const penalty = oneOf(PENALTIES, '"warning", "time" or "loss"');

/** @param {string} field @param {unknown} value @returns {number} */
function moment(field, value) {
  const time = Number.isSafeInteger(value) ? Number(value) : -1;
  return time < 0 ? wrong(field, "a whole number of milliseconds", value) : time;
}

/** @param {string} field @param {unknown} value @returns {number} */
function duration(field, value) {
  return Number.isSafeInteger(value) ? Number(value) : wrong(field, "a whole number of milliseconds", value);
}

/** @param {string} field @param {unknown} value @returns {boolean} */
const truth = (field, value) => (typeof value === "boolean" ? value : wrong(field, "true or false", value));

/** @param {string} field @param {unknown} value */
function colors(field, value) {
  const expected = "a list of colours";
  if (!Array.isArray(value) || value.length > COLORS.length) return wrong(field, expected, value);
  return [...new Set(Array.from(value, (each) => color(field, each)))];
}

/** @param {string} field @param {unknown} value */
function found(field, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong(field, "an object", value);
  /** @type {Record<string, number>} */
  const own = {};
  for (const name of ["movesByWhite", "movesByBlack", "firstPeriodUsed"]) {
    const number = given(value, name);
    if (number === undefined) continue;
    const whole = name !== "firstPeriodUsed";
    const fits = typeof number === "number" && number >= 0 && (whole ? Number.isSafeInteger(number) : number <= MOST_PERIODS);
    if (!fits) wrong(`${field}.${name}`, whole ? "a number of moves" : "a share of the first period", number);
    own[name] = Number(number);
  }
  return own;
}

/** @typedef {(field: string, value: unknown) => unknown} Check */

/** The fields of each act; those after a question mark may be absent. @type {Record<string, Record<string, Check>>} */
const FIELDS = {
  touch: { square: squares },
  lift: { square },
  accident: { square },
  adjust: { square: squares },
  release: { from: square, to: squareOrBeside },
  remove: { square },
  promote: { role, "?square": square },
  play: { move: text },
  pressClock: {},
  offerDraw: {},
  acceptDraw: {},
  declineDraw: {},
  claimDraw: { ground, "?move": text },
  resign: {},
  pause: {},
  resume: {},
  tick: {},
  flag: { color },
  setClock: { "?white": duration, "?black": duration },
  object: { ground: objection },
  write: { move: text },
  irregularity: { kind: irregularity, "?found": found },
  arrive: { color, late: moment },
  adjourn: { sealed: text },
  resumeSession: { "?present": colors },
  decide: { upheld: truth, "?time": duration },
  penalise: { color, penalty, "?time": duration, reason: text },
};
/** In this order `deed` in `src/wasm/decode.rs` numbers them. */
const ACTS = Object.keys(FIELDS);
const name = oneOf(ACTS, "the name of an act");
const FOR_ALL = { "?by": color, "?at": moment };

/** Our own copy of an act. @param {unknown} act @returns {Act} */
export function checked(act) {
  if (typeof act !== "object" || act === null || Array.isArray(act)) wrong("act", 'an object with a field "act"');
  /** @type {Record<string, unknown>} */
  const own = { act: name("act", text("act", given(act, "act"))) };
  for (const [label, check] of Object.entries({ ...FIELDS[String(own.act)], ...FOR_ALL })) {
    const field = label.replace("?", "");
    const value = given(act, field);
    if (field === label || value !== undefined) own[field] = check(field, value);
  }
  return /** @type {Act} */ (/** @type {unknown} */ (own));
}

/** @param {readonly (string | null)[]} squares */
const squaresText = (squares) =>
  String.fromCharCode(...squares.map((each) => (each === null ? BESIDE_THE_BOARD : SQUARES.indexOf(each))));

/** Numbers, each with a blank after it; `-` is none. @param {(number | undefined)[]} values */
const numbers = (...values) => values.map((value) => `${value ?? "-"} `).join("");

/** @param {any} act  one of our own */
function packedText(act) {
  switch (act.act) {
    case "release":
      return squaresText([act.from, act.to]);
    case "promote":
      return String.fromCharCode(PROMOTIONS.indexOf(act.role) + 1) + squaresText(act.square === undefined ? [] : [act.square]);
    case "play":
      return act.move;
    case "write":
      return act.move;
    case "adjourn":
      return act.sealed;
    case "claimDraw":
      return GROUNDS.indexOf(act.ground) + (act.move === undefined ? "" : `+${act.move}`);
    case "flag":
      return numbers(COLORS.indexOf(act.color));
    case "setClock":
      return numbers(act.white, act.black);
    case "object":
      return numbers(OBJECTIONS.indexOf(act.ground));
    case "irregularity": {
      const { movesByWhite, movesByBlack, firstPeriodUsed } = act.found ?? {};
      const share = firstPeriodUsed === undefined ? undefined : Math.round(firstPeriodUsed * TEN_THOUSAND);
      return numbers(IRREGULARITIES.indexOf(act.kind), movesByWhite, movesByBlack, share);
    }
    case "arrive":
      return numbers(COLORS.indexOf(act.color), act.late);
    case "resumeSession":
      return numbers(act.present?.reduce((/** @type {number} */ mask, /** @type {string} */ each) => mask + 1 + COLORS.indexOf(each), 0));
    case "decide":
      return numbers(Number(act.upheld), act.time);
    case "penalise":
      return numbers(COLORS.indexOf(act.color), PENALTIES.indexOf(act.penalty), act.time) + act.reason;
    default:
      return squaresText(act.square === undefined ? [] : [act.square].flat());
  }
}

/** @param {any} act  one of our own @returns {[deed: number, by: number, at: number, text: string]} */
export function packed(act) {
  const by = act.by === undefined ? NOBODY : COLORS.indexOf(act.by);
  return [ACTS.indexOf(act.act), by, act.at ?? NO_TIME, packedText(act)];
}
