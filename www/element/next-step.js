// @ts-check
/** What is left of a half-made move, told by the ruling that found it half made. */

/** @typedef {import("../engine/index.js").Ruling} Ruling */
/** @typedef {import("../board/types.js").NextStep} NextStep */

const HALF_MADE = new Set(["castling", "capturing", "promoting", "held"]);

/**
 * @param {readonly { ruling: Ruling }[]} rulings @param {string} phase
 * @returns {NextStep | null}
 */
export function nextStep(rulings, phase) {
  if (!HALF_MADE.has(phase)) return null;
  for (let index = rulings.length - 1; index >= 0; index -= 1) {
    const { code, squares = [] } = rulings[index].ruling;
    if (code === "move.made") return null;
    if (code === "castling.rook-next" || code === "castling.king-next") return { from: squares[1], to: squares[2] };
    if ((code === "capture.remove-piece" || code === "promotion.remove-pawn") && squares[1]) return { remove: squares[1] };
  }
  return null;
}
