// The types of the board element, `adoube/board`. Importing it defines nothing: `AdoubeBoard.define()` does, or `adoube/board/auto.js`.
import type { Act, GameState, Ruling, Square } from "./index.js";

/** One act and what was decided on it. */
export interface BoardLogEntry {
  act: number;
  ruling: Ruling;
}

/** A position, or a whole game as its acts. Nothing given: the standard start. */
export interface BoardStart {
  fen?: string;
  acts?: readonly Act[];
}

export declare class AdoubeBoard extends HTMLElement {
  /** Defines the tag, by default "adoube-board". No error when it is defined already. */
  static define(tag?: string): void;
  /** Resolves when the board can be played on; rejects with an AdoubeError, "wasm-missing", "wasm-blocked", "bad-fen" or "bad-act". */
  readonly whenReady: Promise<AdoubeBoard>;
  /** A frozen snapshot; null before the board is ready. */
  readonly state: GameState | null;
  readonly log: readonly BoardLogEntry[];
  /** What has been done on this board so far; setting it replays. */
  acts: readonly Act[];
  /** The saved game as text: what a form sends. */
  value: string;
  load(start?: BoardStart): Promise<void>;
  /** A whole move, announced: SAN or UCI. */
  play(move: string): readonly Ruling[];
  flip(): void;
  focusSquare(square: Square): void;
  /** The same start again. */
  reset(): void;
  toJSON(): unknown;
}
