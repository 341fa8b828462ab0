// @ts-check
/** Choices for the sentences that stand beside others. */
import { mateOf, quotation, squareAt } from "../values.js";
import { FAULTS, hasName, listLength } from "./common.js";

/** @typedef {import("../language.js").Facts} Facts */
/** @typedef {(facts: Facts) => string} Choice */

/** The move that was written down has its own name, where it means one move. @type {Choice} */
function mustPlay({ moves, san }) {
  const length = listLength(moves);
  if (length === "one") return quotation(san) ? "named" : "listed";
  return length === "few" ? "listed" : length;
}

const UNCOUNTED = ["ambiguous", "illegal", "unreadable", "touch"];
/** A longer way to mate is told by its length. */
const LONGEST_MATE = 6;

/** A claim stays open as an offer, but for one that rests on the time and is turned down. @type {Choice} */
function stands({ offer, code, ground }) {
  const offered = typeof offer === "boolean" ? offer : code !== "claim.rejected" || ground !== "normal-means";
  return offered ? "offer" : "none";
}

/** @type {Choice} */
function fault(facts) {
  if (FAULTS.includes(facts.kind)) return facts.kind;
  if (hasName(facts)) return "illegal-move-named";
  return squareAt(facts, 0) && squareAt(facts, 1) ? "illegal-move-placed" : "illegal-move";
}

/** @type {Choice} */
function proof(facts) {
  const { length } = mateOf(facts);
  if (length === 0) return "none";
  return length <= LONGEST_MATE ? "short" : "long";
}

/** @type {Record<string, Choice>} */
export const asides = {
  "must-play": mustPlay,
  fault,
  "sealed-fault": ({ reason, text }) => (UNCOUNTED.includes(reason) && quotation(text) ? reason : "other"),
  stands,
  answer: (facts) => (facts.mayWait === true ? "wait" : facts.lapsesBy === "move" ? "move" : "touch"),
  restored: (facts) => (facts.restored === true ? "restored" : "kept"),
  found: (facts) => ([facts.movesByWhite, facts.movesByBlack].every((count) => Number.isInteger(count) && count >= 0) ? "counted" : "none"),
  proof,
};
