/** What happens at a table. */
import type { Act, GameState, Ruling, Square } from "../engine/index.js";

/** An act at a table: of the players, of the arbiter, of the clock. */
export type TableAct = Act;

/** Where an act came from: a pointer, the keys, a button, a method of the element, help of the board, the clock, the page. */
export type Input = "pointer" | "keyboard" | "button" | "method" | "assistance" | "clock";

/** An act that has been done. */
export interface Done {
  act: TableAct;
  rulings: readonly Ruling[];
  before: GameState;
  after: GameState;
}

/** A position, a game as PGN or as its acts, or a saved game. */
export interface Start {
  fen?: string;
  pgn?: string;
  acts?: readonly TableAct[];
  save?: unknown;
}

/** The hand, for boards with sensors and for tests: the same path as gestures. */
export interface BoardHand {
  touch(square: Square | Square[]): readonly Ruling[];
  lift(square: Square): readonly Ruling[];
  release(from: Square, to: Square | null): readonly Ruling[];
  remove(square: Square): readonly Ruling[];
  promote(role: "knight" | "bishop" | "rook" | "queen", square?: Square): readonly Ruling[];
  adjust(square: Square | Square[]): readonly Ruling[];
  accident(square: Square): readonly Ruling[];
}
