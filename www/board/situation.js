// @ts-check
/**
 * How a gesture reads the board: who owns what, which touched piece a target belongs to. It asks the state and nothing
 * else; what is legal and what binds has been settled before by whoever made the state.
 */
import { LETTERS, physicalBoard, seenOn } from "./placement.js";

/** @typedef {import("./types.js").BoardState} BoardState */
/** @typedef {import("./types.js").NextStep} NextStep */
/** @typedef {import("./types.js").PromotionRole} PromotionRole */
/** @typedef {import("./types.js").Situation} Situation */
/** @typedef {import("./types.js").Square} Square */

/**
 * @typedef {object} Manner
 * @property {boolean} mayAct
 * @property {boolean} adjusting
 * @property {boolean} strict
 * @property {import("./types.js").TouchCommit} commit
 * @property {number} unit
 * @property {NextStep | null} next
 * @property {PromotionRole | null} [fetched]  the new piece in the hand
 */

/** What a pawn may become, the strongest first. @type {readonly PromotionRole[]} */
const PROMOTIONS = ["queen", "rook", "bishop", "knight"];
/** Phases in which a hand is free to take a new piece before the pawn has moved. */
const FREE_HANDED = new Set(["idle", "bound", "held", "made"]);

/** Where the new piece may be put: one square if the pawn has arrived, perhaps several if it is off. @param {BoardState} state @returns {Square[]} */
export function promotionSquares(state) {
  if (state.phase !== "promoting" || state.newPiece) return [];
  return promotionTargets(state);
}

/** @param {BoardState} state @returns {Square[]} */
const promotionTargets = ({ legalMoves }) => [...new Set(legalMoves.filter((uci) => uci.length === 5).map((uci) => uci.slice(2, 4)))];

/**
 * Where a new piece may be put that is taken out of the box now: over the board also before the pawn is moved (4.6.1).
 * @param {BoardState} state @param {boolean} strict @returns {Square[]}
 */
export function newPieceSquares(state, strict) {
  return strict && !state.newPiece && FREE_HANDED.has(state.phase) ? promotionTargets(state) : promotionSquares(state);
}

/** The kinds that a pawn may become, the strongest first. @param {BoardState} state @returns {PromotionRole[]} */
export function promotionRoles({ legalMoves }) {
  const offered = new Set(legalMoves.map((uci) => uci[4]));
  return PROMOTIONS.filter((role) => offered.has(LETTERS[role]));
}

/** What is touched or in the hand, by its square in the position. @param {BoardState} state @returns {Square[]} */
const handled = ({ touched, holding }) => [...new Set([...touched, ...(holding ? [holding] : [])])];

/**
 * The touched pieces that may go somewhere, and where to, by the squares on which they are seen. The order is that of
 * touching. Of a half-made move only its other half is left.
 * @param {BoardState} state @param {NextStep | null} next
 * @returns {Map<Square, Square[]>}
 */
export function targetsByOrigin(state, next) {
  if (next && "from" in next) return new Map([[next.from, [next.to]]]);
  /** @type {Map<Square, Square[]>} */
  const targets = new Map();
  if (next || state.phase === "promoting") return targets;
  for (const square of handled(state)) {
    const own = state.legalMoves.filter((uci) => uci.startsWith(square)).map((uci) => uci.slice(2, 4));
    if (own.length > 0) targets.set(seenOn(state, square), [...new Set(own)]);
  }
  return targets;
}

/**
 * @param {BoardState} state @param {Manner} manner
 * @returns {Situation}
 */
export function situationOf(state, { next, fetched = null, ...manner }) {
  const placement = physicalBoard(state);
  const targets = targetsByOrigin(state, next);
  const promotions = promotionSquares(state);
  const newPieces = newPieceSquares(state, manner.strict);
  const touched = new Set(handled(state).map((square) => seenOn(state, square)));
  return {
    ...manner,
    fetched,
    holding: state.holding && seenOn(state, state.holding),
    isPromotion: (square) => promotions.includes(square),
    active: targets.size > 0,
    owner(square) {
      // A new piece stays where it has been put (4.4.4), and is no piece of the position yet.
      const piece = square === state.newPiece?.square ? null : placement.get(square);
      return piece ? (piece.color === state.turn ? "own" : "enemy") : null;
    },
    // Of several touched pieces that could go there the latest is meant: its player has just turned to it.
    origin: (target) => [...targets].reverse().find(([, squares]) => squares.includes(target))?.[0] ?? null,
    isTouched: (square) => touched.has(square),
    // With the new piece in its place any pawn that could have gone there may be the one that comes off.
    isRemovable: (square) => (next !== null && "remove" in next && next.remove === square) || Boolean(state.newPiece && state.legalMoves.some((uci) => uci.startsWith(square))),
    promotion(role, square) {
      const possible = newPieces.includes(square) && state.legalMoves.some((uci) => uci.slice(2) === square + LETTERS[role]);
      if (!possible) return null;
      // A pawn that has arrived says where; otherwise the square must be named.
      return promotions.length === 1 ? { act: "promote", role } : { act: "promote", role, square };
    },
    areKingAndRook(one, other) {
      const pieces = [placement.get(one), placement.get(other)];
      const roles = pieces.map((piece) => (piece?.color === state.turn ? piece.role : null));
      return roles.includes("king") && roles.includes("rook");
    },
  };
}
