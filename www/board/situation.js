// @ts-check
/**
 * How a gesture reads the board: who owns what, which touched piece a target belongs to. It asks the state and nothing
 * else; what is legal and what binds has been settled before by whoever made the state.
 */
import { physicalBoard, seenOn } from "./placement.js";

/** @typedef {import("./types.js").BoardState} BoardState */
/** @typedef {import("./types.js").NextStep} NextStep */
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
 */

/** Where the new piece may be put: one square if the pawn has arrived, perhaps several if it is off. @param {BoardState} state @returns {Square[]} */
export function promotionSquares(state) {
  if (state.phase !== "promoting" || state.newPiece) return [];
  return promotionTargets(state);
}

/** Where any pawn may be promoted now; the new piece may be put there before the pawn is moved (4.6.1). @param {BoardState} state @returns {Square[]} */
export function promotionTargets(state) {
  if (state.newPiece) return [];
  return [...new Set(state.legalMoves.filter((uci) => uci.length === 5).map((uci) => uci.slice(2, 4)))];
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
export function situationOf(state, { next, ...manner }) {
  const placement = physicalBoard(state);
  const targets = targetsByOrigin(state, next);
  const promotions = promotionSquares(state);
  const touched = new Set(handled(state).map((square) => seenOn(state, square)));
  return {
    ...manner,
    holding: state.holding && seenOn(state, state.holding),
    isPromotion: (square) => promotions.includes(square),
    active: targets.size > 0,
    owner(square) {
      const piece = placement.get(square);
      return piece ? (piece.color === state.turn ? "own" : "enemy") : null;
    },
    // Of several touched pieces that could go there the latest is meant: its player has just turned to it.
    origin: (target) => [...targets].reverse().find(([, squares]) => squares.includes(target))?.[0] ?? null,
    isTouched: (square) => touched.has(square),
    isRemovable: (square) => next !== null && "remove" in next && next.remove === square,
    areKingAndRook(one, other) {
      const pieces = [placement.get(one), placement.get(other)];
      const roles = pieces.map((piece) => (piece?.color === state.turn ? piece.role : null));
      return roles.includes("king") && roles.includes("rook");
    },
  };
}
