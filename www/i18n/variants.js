// @ts-check
/**
 * Which variant of a sentence the facts need. A language writes each variant as a whole sentence of its own, since
 * word order differs; what decides between them is the same in every language and stands here once.
 * A code without a line here has one sentence.
 */
import { companion, movesOf, quotation, squareAt, squaresOf } from "./values.js";

/** @typedef {import("./language.js").Facts} Facts */
/** @typedef {(facts: Facts) => string} Choice */

/** More moves than this are counted as "many" and not listed. */
const LONGEST_LIST = 6;

/** @param {unknown} moves */
function listLength(moves) {
  const { length } = movesOf(moves);
  if (length === 0) return "none";
  if (length === 1) return "one";
  return length <= LONGEST_LIST ? "few" : "many";
}

/** @type {Choice} */
const bound = (facts) => (facts.bound ? "bound" : "free");
/** @type {Choice} */
const oneOrSeveral = (facts) => (squaresOf(facts.squares).length > 1 ? "several" : "one");
/** @type {Choice} */
const explained = (facts) => (facts.why ? "explained" : "plain");
/** @type {Choice} */
const located = (facts) => (squareAt(facts, 0) ? "square" : "anywhere");
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

/** @type {Record<string, string>} */
const UNFINISHED = { "4.7.1": "capturing", "4.7.2": "castling", "4.7.3": "promoting", "4.3.1": "misplaced" };

/** The move that was written down has its own name, where it means one move. @type {Choice} */
function mustPlay({ moves, san }) {
  const length = listLength(moves);
  if (length === "one") return quotation(san) ? "named" : "listed";
  return length === "few" ? "listed" : length;
}

/** @type {Choice} */
function unfinished(facts) {
  const phases = Object.values(UNFINISHED);
  if (phases.includes(facts.phase)) return facts.phase;
  const { article } = facts;
  return typeof article === "string" && Object.hasOwn(UNFINISHED, article) ? UNFINISHED[article] : "other";
}

/** @type {Choice} */
function acceptedClaim(facts) {
  const counted = facts.ground === "threefold" ? facts.occurrences : facts.halfmoves;
  if ((facts.ground !== "threefold" && facts.ground !== "fifty") || typeof counted !== "number") return "other";
  return `${facts.ground}-${facts.san ? "move" : "board"}`;
}

/** @type {Choice} */
function rejectedClaim(facts) {
  const { reason } = facts;
  if (reason === "touched" || reason === "not-having-the-move") return reason;
  if (reason === "unreadable" || reason === "ambiguous" || reason === "illegal") return quotation(facts.text) ? reason : "other";
  if (reason !== "too-few" || typeof facts.needed !== "number") return "other";
  const found = acceptedClaim(facts);
  return found === "other" ? "other" : found;
}

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

/** @type {(name: string) => Choice} */
const shows = (name) => (facts) => (quotation(facts[name]) ? "shown" : "plain");

/** @type {Record<string, Record<string, Choice>>} */
export const variants = {
  rulings: {
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
    "move.illegal": explained,
    "move.ambiguous": (facts) => (listLength(facts.moves) === "few" ? "few" : "many"),
    "move.completed": (facts) => (quotation(facts.san) ? "named" : "plain"),
    "press.unfinished": unfinished,
    "claim.accepted": acceptedClaim,
    "claim.rejected": rejectedClaim,
    "game.fivefold": (facts) => (typeof facts.occurrences === "number" ? "counted" : "plain"),
    "game.seventyfive-moves": (facts) => (typeof facts.halfmoves === "number" ? "counted" : "plain"),
    "game.over": (facts) => (facts.reason ? "ended" : "plain"),
    "hand.lifted": bound,
  },
  obligations: {
    move: moveDuty,
    capture: (facts) => (squaresOf(facts.pieces).length > 1 ? "several" : "one"),
    "capture-with": (facts) => (companion(facts) ? "both" : "begun"),
    castle: castlingDuty,
    promote: promotionDuty,
    "written-move": (facts) => listLength(facts.moves),
    "replace-illegal-move": (facts) => (squareAt(facts, 0) ? "square" : "anywhere"),
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
    "bad-move": shows("text"),
    "bad-square": shows("value"),
    "bad-act": shows("field"),
    "bad-option": (facts) => (quotation(facts.option) ? (quotation(facts.value) ? "value" : "named") : "plain"),
    "bad-time": (facts) => (typeof facts.at === "number" && typeof facts.last === "number" ? "shown" : "plain"),
    "empty-square": (facts) => (facts.square ? "square" : "plain"),
    "bad-save": (facts) => (Number.isInteger(facts.act) ? "shown" : "plain"),
    "bad-pgn": (facts) => (quotation(facts.line) && quotation(facts.column) ? "shown" : "plain"),
  },
  pgn: {
    "illegal-move": explained,
    "ambiguous-move": (facts) => (listLength(facts.candidates) === "few" ? "few" : "many"),
  },
  illegal: Object.fromEntries(SHOWN_BY_SQUARES.map((code) => [code, (facts) => (squareAt(facts, 0) ? "shown" : "plain")])),
  asides: {
    "must-play": mustPlay,
  },
};
