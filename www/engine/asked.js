// @ts-check
/** Arguments out of whatever is handed over: each wrong one gets an error that says which and why. */
import { AdoubeError } from "./errors.js";
import { fault } from "./net.js";

/** What an error shows of a value: nothing that could be huge, or that is none of ours to keep. @param {unknown} value */
function quoted(value) {
  if (typeof value === "string") return value.slice(0, 100);
  return typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** @param {unknown} value @returns {number} */
export function squareIndex(value) {
  if (typeof value === "string" && value.length === 2) {
    const file = value.charCodeAt(0) - 97;
    const rank = value.charCodeAt(1) - 49;
    if (file >= 0 && file < 8 && rank >= 0 && rank < 8) return rank * 8 + file;
  }
  throw new AdoubeError("bad-square", `${typeof value === "string" ? JSON.stringify(value.slice(0, 20)) : typeof value} is not a square`, {
    value: quoted(value),
  });
}

/** @param {string} name @param {string} expected @param {unknown} value @returns {never} */
export function refuse(name, expected, value) {
  throw fault("bad-option", { option: name, expected, value: quoted(value) });
}

/** @param {unknown} value @param {string} name @returns {0 | 1} */
export function colorIndex(value, name) {
  if (value === "white") return 0;
  if (value === "black") return 1;
  return refuse(name, '"white" or "black"', value);
}

/** @param {unknown} value @param {string} name @param {string} [fallback]  what stands for a value that is not given @returns {string} */
export function text(value, name, fallback) {
  if (value === undefined && fallback !== undefined) return fallback;
  return typeof value === "string" ? value : refuse(name, "a string", value);
}

/** @param {unknown} value @returns {string} */
export function moveText(value) {
  if (typeof value === "string") return value;
  throw new AdoubeError("bad-move", "a move is a text", { text: quoted(value) });
}

/** @param {unknown} options @param {readonly string[]} known @returns {Record<string, unknown>} */
export function optionsOf(options, known) {
  if (options === undefined) return {};
  return harmlessly(
    () => {
      if (typeof options !== "object" || options === null || Array.isArray(options)) return refuse("options", "an object", options);
      const own = Object.entries(options);
      for (const [name, value] of own) {
        if (value !== undefined && !known.includes(name)) refuse(name, `one of ${known.join(", ")}`, value);
      }
      return Object.fromEntries(own);
    },
    () => new AdoubeError("bad-option", "the options cannot be read", { option: "options", expected: "an object" }),
  );
}

/** @param {unknown} value @param {string} name @param {boolean} fallback @returns {boolean} */
export function flag(value, name, fallback) {
  if (value === undefined) return fallback;
  return typeof value === "boolean" ? value : refuse(name, "true or false", value);
}

/** A budget of positions to look at. @param {unknown} value @returns {number | undefined} */
export function nodesOf(value) {
  if (value === undefined || (typeof value === "number" && Number.isSafeInteger(value) && value > 0)) return value;
  return refuse("nodes", "a whole number above 0", value);
}

/**
 * Looks at what was handed over; proxies and getters that throw, even where nobody expects them, end as the refusal.
 * @template T @param {() => T} look @param {() => AdoubeError} refusal @returns {T}
 */
export function harmlessly(look, refusal) {
  try {
    return look();
  } catch (error) {
    throw error instanceof AdoubeError ? error : refusal();
  }
}
