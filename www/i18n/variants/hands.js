// @ts-check
/** Choices for what the hand does. */
import { squareAt, squaresOf } from "../values.js";
import { bound, located, oneOrSeveral } from "./common.js";

/** @typedef {import("../language.js").Facts} Facts */
/** @typedef {(facts: Facts) => string} Choice */

/** The binding piece comes third; it is the rook, the king or another piece touched before them. @type {Choice} */
function noCastling(facts) {
  const binding = squareAt(facts, 2);
  if (!binding) return "free";
  return binding === squareAt(facts, 0) || binding === squareAt(facts, 1) ? "bound" : "elsewhere";
}

/** @type {Choice} */
const castlingSide = (facts) => (facts.side === "queenside" ? "queenside" : "kingside");

/** @type {Choice} */
const refusedRelease = (facts) => (squareAt(facts, 1) ? bound(facts) : `${bound(facts)}-nowhere`);

/** @type {Record<string, Choice>} */
export const hands = {
  "touch.must-capture": oneOrSeveral,
  "touch.must-castle": castlingSide,
  "touch.no-castling": noCastling,
  "touch.also": (facts) => (squareAt(facts, 0) === squareAt(facts, -1) ? "again" : "other"),
  "touch.free": (facts) => (squaresOf(facts.squares).length > 1 ? "several" : facts.own === false ? "enemy" : "own"),
  "touch.not-having-the-move": (facts) => (facts.act === "touch" ? "touch" : "other"),
  "accident.noted": bound,
  "adjust.noted": oneOrSeveral,
  "adjust.late": oneOrSeveral,
  "release.put-back": bound,
  "release.returned": refusedRelease,
  "release.misplaced": refusedRelease,
  "release.off-board": (facts) => `${facts.returned ? "returned" : "lying"}-${bound(facts)}`,
  "release.king-capture": (facts) => (facts.role === "king" ? "handled" : "captured"),
  "release.breach": (facts) => `${facts.obligation ? "explained" : "plain"}${squareAt(facts, 1) ? "" : "-nowhere"}`,
  "promotion.choose": located,
  "promotion.remove-pawn": (facts) => (squareAt(facts, 1) ? "square" : "anywhere"),
  "promotion.impossible": located,
  "remove.impossible": (facts) => (facts.returned ? "returned" : "lying"),
  "hand.lifted": bound,
};
