// @ts-check
/** One game at one board: the engine's game, what the board shows of it, and what follows an act by itself. */
import { FreeHand } from "./free-hand.js";
import { nextStep } from "./next-step.js";

/** @typedef {import("./types.js").TableAct} Act */
/** @typedef {import("../engine/index.js").Game} Game */
/** @typedef {import("../engine/index.js").GameState} GameState */
/** @typedef {import("../board/types.js").HandAct} HandAct */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./types.js").Done} Done */

/** The acts that a free hand turns into whole moves. */
const HAND = new Set(["touch", "lift", "release", "remove", "promote", "accident", "adjust"]);

export class Sitting {
  #game;
  #free;
  /** Asked for often, and made anew by the engine each time. @type {GameState} */
  #state;

  /** @param {Game} game @param {boolean} free */
  constructor(game, free) {
    this.#game = game;
    this.#free = free ? new FreeHand() : null;
    this.#state = game.state;
  }

  get game() {
    return this.#game;
  }

  get state() {
    return this.#state;
  }

  /** Free moves, on or off; the game itself stays. @param {boolean} free */
  setFree(free) {
    if (free === (this.#free !== null)) return;
    this.#free = free ? new FreeHand() : null;
  }

  /** The state as the board shows it. @returns {import("../board/types.js").BoardState} */
  get shown() {
    return this.#free?.shown(this.#state) ?? this.#state;
  }

  get next() {
    return nextStep(this.#game.rulings, this.#state.phase);
  }

  /**
   * What this act is to the game: itself, or in free moves a whole move, or nothing yet.
   * @param {Act} act @returns {Act | null}
   */
  meant(act) {
    if (!this.#free || !HAND.has(act.act)) return act;
    const move = this.#free.move(/** @type {HandAct} */ (act), this.#state);
    return move ? { act: "play", move } : null;
  }

  /** Takes back the choice of a free hand. */
  forget() {
    this.#free?.forget();
  }

  /** How many touches this player has called accidental (4.2.2). @param {import("../engine/index.js").Color} color */
  accidents(color) {
    return this.#game.rulings.filter(({ ruling }) => ruling.code === "accident.noted" && ruling.player === color).length;
  }

  /** @param {Act} act @returns {Done} */
  apply(act) {
    const before = this.#state;
    const rulings = this.#game.apply(act);
    this.#state = this.#game.state;
    return { act, rulings, before, after: this.#state };
  }

  /**
   * The act that assistance does for the player: the rook of a castling, the pawn captured en passant once the move is
   * half made, the press of the clock once it is made; and the warning by an arbiter who has heard of too many accidents
   * (12.9). It is an act like any other, and stands in the log.
   * @param {Done} done @param {Settings} settings @returns {Act | null}
   */
  followUp({ act, rulings, before, after }, settings) {
    const noted = rulings.find(({ code }) => code === "accident.noted");
    if (noted && settings.warns && !after.result && this.accidents(noted.player) > settings.accidentLimit) {
      return { act: "penalise", color: noted.player, penalty: "warning", reason: "accident-limit" };
    }
    const { pending } = after;
    if (pending && after.clock && !after.result && settings.press === "auto" && pending.uci + after.ply !== (before.pending?.uci ?? "") + before.ply) {
      return { act: "pressClock", by: pending.by };
    }
    const { next } = this;
    if (!next || (act.act !== "release" && act.act !== "promote")) return null;
    if ("remove" in next) return settings.mode === "assist" ? { act: "remove", square: next.remove } : null;
    return settings.castle === "assist" ? { act: "release", from: next.from, to: next.to } : null;
  }
}

/** What no FEN of a game before its first move says otherwise. */
export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** What a board shows before there is an engine. @param {string | null} fen @returns {import("../board/types.js").BoardState} */
export function standing(fen) {
  const turn = fen?.split(/\s+/)[1] === "b" ? "black" : "white";
  return { fen: fen ?? START, turn, phase: "idle", check: false, touched: [], holding: null, obligation: null, legalMoves: [], lastMove: null };
}
