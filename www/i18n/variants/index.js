// @ts-check
/**
 * Which variant of a sentence the facts need. A language writes each variant as a whole sentence of its own, since
 * word order differs; what decides between them is the same in every language and stands here once.
 * A code without a line here has one sentence.
 */
import { companion, movesOf, quotation, squareAt, squaresOf } from "../values.js";
import { asides } from "./asides.js";
import { explained, listLength, shows } from "./common.js";
import { hands } from "./hands.js";
import { others } from "./rulings.js";

/** @typedef {import("../language.js").Facts} Facts */
/** @typedef {(facts: Facts) => string} Choice */

/**
 * A castling move goes to a higher file on the kingside, be it to the king's goal or, in Chess960, to the rook.
 * Once castling has begun, its pieces need not both be named.
 * @type {Choice}
 */
function castlingDuty(facts) {
  const [move] = movesOf(facts.moves);
  const side = move && move.to < move.from ? "queenside" : "kingside";
  return companion(facts) ? side : `${side}-begun`;
}

/** Several pieces of one duty: nobody could tell which was touched first. @type {Choice} */
function moveDuty(facts) {
  const origins = new Set(movesOf(facts.moves).map(({ from }) => from));
  return origins.size > 1 ? "several" : "one";
}

/** @type {Choice} */
function promotionDuty(facts) {
  return new Set(movesOf(facts.moves).map(({ to }) => to)).size === 1 ? "square" : "anywhere";
}

/** @type {Choice} */
function outcome(facts) {
  if (facts.score === "0-0") return "both-lost";
  if (facts.score === "void") return "void";
  return facts.winner === "white" || facts.winner === "black" ? "won" : "drawn";
}

/** @type {Choice} */
const badFen = (facts) => {
  const known = ["king-count", "opposite-check", "pawn-on-back-rank", "too-many-pieces", "impossible-check",
    "castling-flags", "en-passant", "counters", "not-canonical"];
  if (known.includes(facts.reason)) return facts.reason;
  if (facts.reason !== "syntax") return "other";
  return ["board", "turn", "castling", "en-passant", "halfmoves", "fullmoves"].includes(facts.field) ? "syntax-field" : "syntax";
};

/** The answers of whyIllegal whose squares are named: what stands in the way, what attacks, what is attacked. */
const SHOWN_BY_SQUARES = ["empty-square", "not-your-piece", "own-piece-there", "path-blocked", "pinned", "check-not-answered",
  "into-check", "nothing-to-capture", "en-passant-expired", "castling-blocked", "castling-out-of-check",
  "castling-through-check", "castling-into-check"];

/**
 * What must replace an illegal move is bound as a touched piece is: to move, or to be captured.
 * @type {Choice}
 */
function replacement(facts) {
  const square = squareAt(facts, 0);
  const moves = movesOf(facts.moves);
  if (!square || moves.length === 0) return "anywhere";
  if (moves.every(({ from }) => from === square)) return "move";
  return moves.every(({ to }) => to === square) ? "capture" : "anywhere";
}

/** @type {Choice} */
function badSave(facts) {
  if (Number.isInteger(facts.act)) return "act";
  if (facts.reason === "no version of ours") return "version";
  return facts.option || facts.field || facts.reason === "bad-option" || facts.reason === "bad-fen" ? "options" : "plain";
}

/** @type {Record<string, Record<string, Choice>>} */
export const variants = {
  rulings: { ...hands, ...others },
  obligations: {
    move: moveDuty,
    capture: (facts) => (squaresOf(facts.pieces).length > 1 ? "several" : "one"),
    "capture-with": (facts) => (companion(facts) ? "both" : "begun"),
    castle: castlingDuty,
    promote: promotionDuty,
    "written-move": (facts) => listLength(facts.moves),
    "replace-illegal-move": replacement,
  },
  results: {
    "default-time": outcome,
    "sealed-move": outcome,
    "touch-refusal": outcome,
    penalty: outcome,
    "claim-time-forfeit": outcome,
  },
  errors: {
    "bad-fen": badFen,
    "illegal-move": (facts) => `${explained(facts)}${quotation(facts.text) ? "" : "-unnamed"}`,
    "ambiguous-move": (facts) => (quotation(facts.text) && listLength(facts.candidates) === "few" ? "few" : "many"),
    "bad-move": shows("text", "shown"),
    "bad-square": shows("value", "shown"),
    "bad-act": (facts) => (quotation(facts.field) ? (facts.field === "act" && quotation(facts.value) ? "unknown" : "shown") : "plain"),
    "bad-option": (facts) => (quotation(facts.option) ? (quotation(facts.value) ? "value" : "named") : "plain"),
    "bad-time": (facts) => (typeof facts.at === "number" && typeof facts.last === "number" ? "shown" : "plain"),
    "empty-square": (facts) => (facts.square ? "square" : "plain"),
    "bad-save": badSave,
    "bad-pgn": (facts) => (quotation(facts.line) && quotation(facts.column) ? "shown" : "plain"),
  },
  pgn: {
    "illegal-move": explained,
    "ambiguous-move": (facts) => (listLength(facts.candidates) === "few" ? "few" : "many"),
  },
  illegal: Object.fromEntries(SHOWN_BY_SQUARES.map((code) => [code, (facts) => (squareAt(facts, 0) ? "shown" : "plain")])),
  asides,
};
