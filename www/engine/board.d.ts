// The types of the board element, `adoube/board`. Importing it defines nothing: `AdoubeBoard.define()` does, or `adoube/board/auto.js`.
import type { Act, Color, Game, GameState, Milliseconds, PromotionRole, Ruling, Square } from "./index.js";

/** A position, a game as PGN or as its acts, or a saved game. Nothing given: what the element's attributes say. */
export interface BoardStart {
  fen?: string;
  pgn?: string;
  acts?: readonly Act[];
  save?: unknown;
}

/** What the element needs of the package: any entry will do once it is ready. */
export interface BoardEngine {
  Game: typeof Game;
}

/** The hand, for boards with sensors and for tests: the same path as gestures. */
export interface BoardHand {
  touch(square: Square | Square[]): readonly Ruling[];
  lift(square: Square): readonly Ruling[];
  /** from: where the piece lies; to: where it is let go, null beside the board. */
  release(from: Square, to: Square | null): readonly Ruling[];
  remove(square: Square): readonly Ruling[];
  promote(role: PromotionRole, square?: Square): readonly Ruling[];
  adjust(square: Square | Square[]): readonly Ruling[];
  accident(square: Square): readonly Ruling[];
}

/** What can be said aloud on demand. */
export type BoardQuestion = "obligation" | "last" | "moves" | "times" | "lines" | "turn" | "position";

/** The part of a link that carries a saved game, `#g=…`. */
export declare function linkOf(saved: unknown): Promise<string>;
/** The saved game in the fragment of a link, null if there is none; rejects when it is damaged. */
export declare function gameIn(fragment: string): Promise<unknown>;

export declare class AdoubeBoard extends HTMLElement {
  static readonly formAssociated: boolean;
  static readonly observedAttributes: readonly string[];
  /** Defines the tag, by default "adoube-board", unless it is taken already. */
  static define(tag?: string): void;
  /** Hands over an engine that the page has already; without it the first board loads the module beside the package. */
  static useEngine(ready: BoardEngine | Promise<BoardEngine> | (() => Promise<BoardEngine>)): void;

  /** Resolves when the board can be played on; rejects with the error that the board shows: "wasm-missing", "wasm-blocked", "bad-fen", "bad-act" … */
  readonly whenReady: Promise<AdoubeBoard>;
  /** A frozen snapshot; null before the board is ready. */
  readonly state: GameState | null;
  /** Every ruling so far, with the number of its act. */
  readonly log: readonly { act: number; ruling: Ruling }[];
  /** What both clocks show at this moment; null without a clock. */
  readonly times: Record<Color, Milliseconds> | null;
  /** What has been done on this board so far; setting it replays. */
  acts: readonly Act[];
  /** The saved game as text: what a form sends. Setting it replays. */
  value: string;
  readonly hand: BoardHand;

  // A field of a form: its value is the saved game, and with `required` it wants a move.
  name: string;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  checkValidity(): boolean;
  reportValidity(): boolean;

  /** Rejects with the error, and the game before stays. */
  load(start?: BoardStart): Promise<void>;
  /** A whole move, announced: SAN or UCI. */
  play(move: string): readonly Ruling[];
  /** Any act, on the same way as the gestures. */
  do(act: Act): readonly Ruling[];
  /** Says j'adoube, or ends it. */
  adjust(on: boolean): void;
  /** Without `by`: the player whose move was just made and not pressed, else the one having the move. */
  pressClock(by?: Color): readonly Ruling[];
  offerDraw(by?: Color): readonly Ruling[];
  answerDraw(yes: boolean): readonly Ruling[];
  /** move: the intended move, written and not made. */
  claim(ground: "threefold" | "fifty" | "normal-means", move?: string): readonly Ruling[];
  resign(by?: Color): readonly Ruling[];
  /** Stops running clocks and opens the arbiter's panel. */
  callArbiter(words?: string): void;
  /** Says aloud what was asked for, and returns it. */
  say(what: BoardQuestion): string;
  flip(): void;
  focusSquare(square: Square): void;
  /** The same start again. */
  reset(): void;
  /** touches: the rulings as comments, in the language of the board. */
  toPGN(options?: { clocks?: boolean; touches?: boolean }): string;
  /** The saved game. */
  toJSON(): unknown;
  /** The position in words, in "en" or "zh-CN"; without a language in the board's own. */
  toText(lang?: string): string;
  /** The position as a picture that stands alone. */
  toSVG(): string;
}
