// @ts-check
/**
 * Free moves: the hand only points, and whole moves are played. What the board reports as hand acts becomes a choice
 * that can be changed, and one `play` act once a legal move is named.
 */
import { LETTERS } from "../board/index.js";

/** @typedef {import("../board/types.js").BoardState} BoardState */
/** @typedef {import("../board/types.js").HandAct} HandAct */
/** @typedef {import("../board/types.js").Square} Square */
/** @typedef {import("../engine/index.js").GameState} GameState */

export class FreeHand {
  /** @type {Square | null} */
  #chosen = null;
  /** A pawn that has been put on the last rank. @type {{ from: Square, to: Square } | null} */
  #promoting = null;

  /** The state as the board is to show it. @param {GameState} state @returns {BoardState} */
  shown(state) {
    if (state.phase === "over") return state;
    const touched = this.#chosen ? [this.#chosen] : [];
    if (!this.#promoting) return { ...state, touched, obligation: null };
    const { from, to } = this.#promoting;
    const legalMoves = state.legalMoves.filter((uci) => uci.startsWith(from + to));
    return { ...state, touched, obligation: null, phase: "promoting", legalMoves, displaced: [{ from, at: to }] };
  }

  /** The whole move that a hand act ends in, if it does. @param {HandAct} act @param {GameState} state @returns {string | null} */
  move(act, state) {
    if (act.act === "promote") return this.#promoting ? this.#played(this.#promoting.from + this.#promoting.to + LETTERS[act.role]) : null;
    this.#promoting = null;
    if (act.act === "touch" || act.act === "lift") this.#chosen = [act.square].flat()[0];
    if (act.act !== "release") return null;
    const moves = act.to ? state.legalMoves.filter((uci) => uci.startsWith(act.from + act.to)) : [];
    if (moves.length > 1 && act.to) this.#promoting = { from: act.from, to: act.to };
    return moves.length === 1 ? this.#played(moves[0]) : null;
  }

  /** @param {string} uci */
  #played(uci) {
    this.forget();
    return uci;
  }

  /** Nothing is chosen any more. */
  forget() {
    this.#chosen = null;
    this.#promoting = null;
  }
}
