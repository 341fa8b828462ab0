// @ts-check
/** How a person likes the board: attributes of the element that are kept from one visit to the next. */
import { keep, recall } from "./store.js";

/** The attributes, their values, the usual one first. @type {Readonly<Record<string, readonly string[]>>} */
export const PREFERENCES = {
  layout: ["auto", "stack", "beside", "face", "same-side"],
  "rotate-pieces": ["auto", "none", "own", "turn"],
  theme: ["auto", "light", "dark", "contrast"],
  pieces: ["plain", "letters", "unicode"],
  coordinates: ["edge", "all", "inside", "none"],
  hints: ["auto", "none", "obligation", "destinations"],
  "touch-commit": ["intent", "press", "lift"],
  "accident-ms": ["auto", "0", "1500", "3000", "10000", "unlimited"],
  castle: ["auto", "manual", "assist"],
  "natural-placement": ["off", "on"],
  sound: ["off", "on"],
  animation: ["auto", "off"],
  keys: ["all", "arrows"],
  "square-names": ["plain", "nato", "anna", "zh"],
};

/** Wide enough for both stations beside the board: a laptop on a table, a phone that lies down. */
const WIDE = "(min-width: 1000px) and (orientation: landscape), (min-width: 540px) and (max-height: 480px) and (orientation: landscape)";

/** @returns {Record<string, string>} */
export function preferences() {
  let kept;
  try {
    kept = JSON.parse(recall("preferences") ?? "{}");
  } catch {
    kept = {};
  }
  return Object.fromEntries(Object.entries(PREFERENCES).map(([name, values]) => [name, values.includes(kept[name]) ? kept[name] : values[0]]));
}

/** @param {Record<string, string>} chosen */
export const prefer = (chosen) => keep("preferences", JSON.stringify(chosen));

/** @param {Record<string, string>} chosen @returns {Record<string, string | null>} */
export const attributesOf = (chosen) => ({
  ...Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value === "auto" ? null : value])),
  layout: chosen.layout === "auto" ? (matchMedia(WIDE).matches ? "beside" : "stack") : chosen.layout,
});

/** @param {() => void} changed */
export function watchWidth(changed) {
  matchMedia(WIDE).addEventListener("change", changed);
}
