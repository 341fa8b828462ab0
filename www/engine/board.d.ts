// The types of the board element, `adoube/board`. Importing it defines nothing: `AdoubeBoard.define()` does, or `adoube/board/auto.js`.
import type { Act, Game, GameState, Ruling, Square } from "./index.js";

/** A position, a game as its acts, or a saved game. Nothing given: the first position of the element's attributes. */
export interface BoardStart {
  fen?: string;
  acts?: readonly Act[];
  save?: unknown;
}

/** What the element needs of the package: any entry will do once it is ready. */
export interface BoardEngine {
  Game: typeof Game;
}

export declare class AdoubeBoard extends HTMLElement {
  static readonly formAssociated: boolean;
  static readonly observedAttributes: readonly string[];
  /** Defines the tag, by default "adoube-board", unless it is taken already. */
  static define(tag?: string): void;
  /** Hands over an engine that the page has already; without it the first board loads the module beside the package. */
  static useEngine(ready: BoardEngine | Promise<BoardEngine>): void;

  /** Resolves when the board can be played on; rejects with the error that the board shows: "wasm-missing", "wasm-blocked", "bad-fen", "bad-act" … */
  readonly whenReady: Promise<AdoubeBoard>;
  /** A frozen snapshot; null before the board is ready. */
  readonly state: GameState | null;
  /** Every ruling so far, with the number of its act. */
  readonly log: readonly { act: number; ruling: Ruling }[];
  /** What has been done on this board so far; setting it replays. */
  acts: readonly Act[];
  /** The saved game as text: what a form sends. Setting it replays. */
  value: string;
  /** Rejects with the error, and the game before stays. */
  load(start?: BoardStart): Promise<void>;
  /** A whole move, announced: SAN or UCI. */
  play(move: string): readonly Ruling[];
  /** Any act, on the same way as the gestures. */
  do(act: Act): readonly Ruling[];
  /** Says j'adoube, or ends it. */
  adjust(on: boolean): void;
  flip(): void;
  focusSquare(square: Square): void;
  /** The same start again. */
  reset(): void;
  toJSON(): unknown;
}
