// @ts-check
/** What the address of the embed says: the attributes of the board, moves to begin with, and whom to listen to. */

/** Attributes that an address may set. A name, a form's duty and long data are not among them. */
const ALLOWED = new Set([
  "mode", "fen", "laws", "supervision", "clock", "orientation", "side", "layout", "rotate-pieces", "parts", "coordinates", "pieces", "theme", "lang",
  "square-names", "keys", "announce", "sound", "animation", "natural-placement", "touch-commit", "hints", "castle", "accident-ms", "accident-limit",
  "press", "clock-guard", "flag", "claims", "readonly",
]);
/** Longer values are not read at all. */
const MOST = 4000;

/** @typedef {{ attributes: Record<string, string>, moves: string[], origin: string | null }} Parameters */

/** @param {string} search the query of an address @returns {Parameters} */
export function parametersIn(search) {
  const query = new URLSearchParams(search.length > 20 * MOST ? "" : search);
  const entries = [...query].filter(([, value]) => value.length <= MOST);
  const one = (/** @type {string} */ name) => entries.find(([key]) => key === name)?.[1] ?? null;
  return {
    attributes: Object.fromEntries(entries.filter(([key]) => ALLOWED.has(key))),
    moves: (one("moves") ?? "").split(/[\s,]+|\d+\.+/).filter(Boolean),
    origin: originOf(one("origin")),
  };
}

/** @param {string | null} text @returns {string | null} */
function originOf(text) {
  if (text === null) return null;
  try {
    return new URL(text).origin;
  } catch {
    return "null"; // what names no place is nobody's
  }
}

/** Only what an address may set, as text. @param {unknown} wanted @returns {Record<string, string | null>} null: take it away */
export function attributesIn(wanted) {
  if (typeof wanted !== "object" || wanted === null) return {};
  const entries = Object.entries(wanted).filter(([name, value]) => ALLOWED.has(name) && (value === null || ["string", "number", "boolean"].includes(typeof value)));
  return Object.fromEntries(entries.map(([name, value]) => [name, value === null || value === false ? null : value === true ? "" : String(value).slice(0, MOST)]));
}
