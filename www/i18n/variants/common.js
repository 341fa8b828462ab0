// @ts-check
/** What several choices between variants rest on. */
import { movesOf, quotation, squareAt, squaresOf } from "../values.js";

/** @typedef {import("../language.js").Facts} Facts */
/** @typedef {(facts: Facts) => string} Choice */

/** More moves than this are counted as "many" and not listed. */
const LONGEST_LIST = 6;

/** @param {unknown} moves */
export function listLength(moves) {
  const { length } = movesOf(moves);
  if (length === 0) return "none";
  if (length === 1) return "one";
  return length <= LONGEST_LIST ? "few" : "many";
}

/** @type {Choice} */
export const bound = (facts) => (facts.bound ? "bound" : "free");
/** @type {Choice} */
export const oneOrSeveral = (facts) => (squaresOf(facts.squares).length > 1 ? "several" : "one");
/** @type {Choice} */
export const explained = (facts) => (facts.why ? "explained" : "plain");
/** @type {Choice} */
export const located = (facts) => (squareAt(facts, 0) ? "square" : "anywhere");
/** Where nothing was moved, the move has no name. @param {Facts} facts */
export const hasName = ({ san }) => Boolean(quotation(san)) && san !== "--";
/** With the move, where it is told. @type {Choice} */
export const named = (facts) => (hasName(facts) ? "named" : "plain");
/** @type {Choice} */
export const counted = (facts) => (Number.isInteger(facts.count) && facts.count > 0 ? "counted" : "plain");
/** @param {unknown} value @returns {value is number} */
export const isTime = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** One of these words, or else the last of them. @type {(name: string, ...words: string[]) => Choice} */
export const oneOf = (name, ...words) => (facts) => (words.includes(facts[name]) ? facts[name] : String(words.at(-1)));

/** What counts as an illegal move although no piece went where it may not. */
export const FAULTS = ["unpromoted", "no-move", "two-hands"];

/** Said in the words of this fact, where it is told. @type {(name: string, said: string) => Choice} */
export const shows = (name, said) => (facts) => (quotation(facts[name]) ? said : "plain");

/** The test by which the opponent was found unable to win. @type {Choice} */
export const test = oneOf("test", "any-mate", "bare-king", "other");
