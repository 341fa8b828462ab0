// @ts-check
/** The enumerated attributes: a value that is not known stands for the usual one. */

/** @type {readonly import("./types.js").Orientation[]} */
export const ORIENTATIONS = ["white", "black"];
/** @type {readonly import("./types.js").Coordinates[]} */
export const COORDINATES = ["edge", "all", "inside", "none"];
/** @type {readonly import("./types.js").Hints[]} */
export const HINTS = ["none", "obligation", "destinations"];
/** @type {readonly import("./types.js").TouchCommit[]} */
export const COMMITS = ["intent", "press", "lift"];

/** @type {readonly import("./types.js").PieceSet[]} */
export const PIECES = ["plain", "letters", "unicode", "slotted"];
/** @type {readonly import("./types.js").Rotation[]} */
export const ROTATIONS = ["none", "turn", "own"];

/** @template {string} T @param {string | null} value @param {readonly T[]} known @param {T} [usual] @returns {T} */
export const choice = (value, known, usual = known[0]) => known.find((one) => one === value) ?? usual;

/** How long a touch can be called accidental: milliseconds, or "unlimited". @param {string | null} value @param {number} usual */
export function duration(value, usual) {
  if (value === "unlimited") return Infinity;
  const ms = value === null || value.trim() === "" ? NaN : Number(value);
  return ms >= 0 ? ms : usual;
}
