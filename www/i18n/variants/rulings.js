// @ts-check
/** Choices for the rulings that are not about the hand. */
import { quotation } from "../values.js";
import { FAULTS, counted, explained, hasName, isTime, listLength, named, oneOf, shows, test } from "./common.js";

/** @typedef {import("../language.js").Facts} Facts */
/** @typedef {(facts: Facts) => string} Choice */

/** @type {Record<string, string>} */
const UNFINISHED = { "4.7.1": "capturing", "4.7.2": "castling", "4.7.3": "promoting", "4.3.1": "misplaced" };

/** @type {Choice} */
function unfinished(facts) {
  const phases = Object.values(UNFINISHED);
  if (phases.includes(facts.phase)) return facts.phase;
  const { article } = facts;
  return typeof article === "string" && Object.hasOwn(UNFINISHED, article) ? UNFINISHED[article] : "other";
}

/** Claims are counted in occurrences or in moves. @param {Facts} facts */
function countedClaim(facts) {
  const count = facts.ground === "threefold" ? facts.occurrences : facts.halfmoves;
  if ((facts.ground !== "threefold" && facts.ground !== "fifty") || typeof count !== "number") return "other";
  return `${facts.ground}-${facts.san ? "move" : "board"}`;
}

const INADMISSIBLE = ["touched", "not-having-the-move", "adjourned", "not-announced", "too-much-time", "no-clock", "increment", "blitz",
  "unknown-to-edition", "agreement"];

/** @type {Choice} */
function rejectedClaim(facts) {
  const { reason } = facts;
  if (INADMISSIBLE.includes(reason)) return reason;
  if (reason === "unreadable" || reason === "ambiguous" || reason === "illegal") return quotation(facts.text) ? reason : "other";
  return reason === "too-few" && typeof facts.needed === "number" ? countedClaim(facts) : "other";
}

/** How many such offences lose the game. @param {Facts} facts */
const limited = (facts) => Number.isInteger(facts.limit) && facts.limit > 1;

/** @type {Choice} */
function upheldObjection(facts) {
  if (facts.ground === "accident") return "accident";
  if (facts.ground !== "touch-move" && facts.ground !== "illegal-move") return "other";
  return hasName(facts) ? `${facts.ground}-named` : facts.ground;
}

const NOT_FOUND = new Map([["touch-move", "no-breach"], ["illegal-move", "no-illegal-move"], ["accident", "no-accident"]]);

/** @type {Choice} */
function rejectedObjection({ reason, ground }) {
  if (reason === "nothing-found") return NOT_FOUND.get(ground) ?? "other";
  return ["already-ruled", "touched", "too-late", "own-move"].includes(reason) ? reason : "other";
}

/** @type {Choice} */
function drawnFlag(facts) {
  if (["no-mate", "bare-king", "no-forced-mate", "both-fallen"].includes(facts.reason)) return facts.reason;
  return facts.test === "bare-king" ? "bare-king" : "no-mate";
}

/** @type {Choice} */
function clockSet({ white, black }) {
  if (isTime(white)) return isTime(black) ? "both" : "white";
  return isTime(black) ? "black" : "plain";
}

/** @type {Choice} */
function punctuality({ late, allowed }) {
  if (!isTime(late) || late === 0) return "punctual";
  return isTime(allowed) && allowed > 0 ? "allowed" : "late";
}

/** @type {Choice} */
function lateness({ late, allowed }) {
  if (!isTime(late) || !isTime(allowed)) return "plain";
  return allowed > 0 ? "allowed" : "none";
}

const matter = oneOf("matter", "normal-means", "accident", "colors-reversed", "other");
const cause = shows("reason", "named");

/** @type {Record<string, Choice>} */
export const others = {
  "move.illegal": explained,
  "move.ambiguous": (facts) => (listLength(facts.moves) === "few" ? "few" : "many"),
  "move.completed": named,
  "press.unfinished": unfinished,
  "illegal.first": (facts) => (limited(facts) ? "limited" : "unlimited"),
  "illegal.again": (facts) => (counted(facts) === "plain" ? "uncounted" : limited(facts) ? "limited" : "unlimited"),
  "illegal.forfeit": counted,
  "illegal.forfeit-drawn": test,
  "illegal.stands": (facts) => (FAULTS.includes(facts.kind) ? facts.kind : named(facts)),
  "breach.stands": named,
  "promotion.queen": (facts) => (listLength(facts.moves) === "none" ? "anywhere" : "square"),
  "objection.upheld": upheldObjection,
  "objection.rejected": rejectedObjection,
  "objection.referred": oneOf("ground", "accident", "touch-move", "illegal-move", "other"),

  "flag.fallen": test,
  "flag.drawn": drawnFlag,
  "flag.not-fallen": (facts) => (isTime(facts.remaining) ? "shown" : "plain"),
  "clock.set": clockSet,
  "arrive.in-time": punctuality,
  "arrive.default": lateness,

  "offer.made": oneOf("moment", "thinking", "before-move", "proper"),
  "offer.lapsed": oneOf("by", "move", "touch"),
  "offer.forbidden": (facts) => (Number.isInteger(facts.before) && facts.before >= 0 ? "counted" : "plain"),
  "claim.accepted": (facts) => (facts.ground === "normal-means" ? "normal-means" : countedClaim(facts)),
  "claim.rejected": rejectedClaim,
  "claim.referred": oneOf("ground", "normal-means", "other"),
  "claim.forfeit": (facts) => (facts.drawn === true ? "drawn" : "lost"),

  "decision.upheld": matter,
  "decision.rejected": matter,
  "irregularity.replay": oneOf("kind", "wrong-setup", "colors-reversed", "other"),
  "irregularity.continue": oneOf("kind", "wrong-setup", "colors-reversed", "other"),
  "irregularity.arbiter-decides": oneOf("kind", "colors-reversed", "other"),
  "adjourn.refused": oneOf("reason", "adjourned", "paused", "touched", "not-having-the-move", "other"),
  "sealed.drawn": test,
  "sealed.choose": (facts) => (listLength(facts.moves) === "few" ? "few" : "many"),
  "penalty.warning": (facts) => (facts.reason === "accident-limit" ? "accidents" : quotation(facts.reason) ? counted(facts) : "plain"),
  "penalty.time": cause,
  "penalty.loss": cause,

  "game.fivefold": (facts) => (typeof facts.occurrences === "number" ? "counted" : "plain"),
  "game.seventyfive-moves": (facts) => (typeof facts.halfmoves === "number" ? "counted" : "plain"),
  "game.over": (facts) => (facts.reason ? "ended" : "plain"),
};
