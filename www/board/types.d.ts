/**
 * What the board is given and what it reports, as plain objects. The shapes are those of the package's contract,
 * less what a board has no use for, so that any engine that speaks them can stand behind it.
 */

export type Color = "white" | "black";
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";
export type PromotionRole = "knight" | "bishop" | "rook" | "queen";
export type Square = string;

export interface Piece {
  color: Color;
  role: Role;
}

/** A piece that does not lie on its square of the position. at null: it is off the board. */
export interface Displaced {
  from: Square;
  at: Square | null;
}

export interface Duty {
  kind: string;
  pieces: readonly Square[];
  moves: readonly string[];
}

/** The part of a game's state that a board shows. */
export interface BoardState {
  fen: string;
  turn: Color;
  phase: string;
  check: boolean;
  /** The latest of the displaced pieces. */
  misplaced?: Displaced;
  /** All of them, where the engine tells. */
  displaced?: readonly Displaced[];
  /** A new piece that stands on its promotion square while the pawn is not yet off. */
  newPiece?: { square: Square; role: Role } | null;
  touched: readonly Square[];
  holding: Square | null;
  obligation: Duty | null;
  legalMoves: readonly string[];
  lastMove: { uci: string; san: string } | null;
}

/** The half of a move that is still to be done by hand: a piece to set down, or a captured piece to take off. */
export type NextStep = { from: Square; to: Square } | { remove: Square };

export type HandAct =
  | { act: "touch"; square: Square | Square[] }
  | { act: "lift"; square: Square }
  | { act: "accident"; square: Square }
  | { act: "adjust"; square: Square | Square[] }
  | { act: "release"; from: Square; to: Square | null }
  | { act: "remove"; square: Square }
  | { act: "promote"; role: PromotionRole; square?: Square };

export type TouchCommit = "intent" | "press" | "lift";
export type Hints = "none" | "obligation" | "destinations";
export type Orientation = "white" | "black";
/** How pieces are drawn: the project's own set, letters in discs, characters of the font, or what the page brings. */
export type PieceSet = "plain" | "letters" | "unicode" | "slotted";
/** Which pieces stand upside down: none, all when the far player has the move, or those of the far player. */
export type Rotation = "none" | "turn" | "own";
export type Coordinates = "edge" | "all" | "inside" | "none";

/** How a gesture reads the board: answers, not rules. All of them come from the state that the board was given. */
export interface Situation {
  /** Whose piece lies there, seen from the player having the move. */
  owner(square: Square): "own" | "enemy" | null;
  /** The square of the touched piece that would go to this target, if there is one. */
  origin(target: Square): Square | null;
  isTouched(square: Square): boolean;
  /** A captured piece that still has to be taken off. */
  isRemovable(square: Square): boolean;
  /** A pawn waits there for its new piece, or is off and may get it there. */
  isPromotion(square: Square): boolean;
  /** The new piece that has been taken out of the box and is in the hand. */
  fetched: PromotionRole | null;
  /** How a new piece of this kind comes to stand on a square; null where it cannot. */
  promotion(role: PromotionRole, square: Square): HandAct | null;
  /** Something is touched, so that a press elsewhere is an attempt to place it. */
  active: boolean;
  holding: Square | null;
  areKingAndRook(one: Square, other: Square): boolean;
  mayAct: boolean;
  adjusting: boolean;
  /** What is done on the board is done (over the board); otherwise hopeless attempts are only remarked on. */
  strict: boolean;
  commit: TouchCommit;
  /** The side of a square in CSS pixels. */
  unit: number;
}

/** A remark without an act: the player is told, the game is not. */
export type Remark =
  | "not-your-move"
  | "not-a-square"
  | "still-binds"
  | "adjusting-only"
  | "inspected"
  | "promotion"
  | "new-piece"
  | "new-piece-back"
  | "board-edge";

/** Words for what the board itself names. Given from outside, in one language. */
export interface BoardWords {
  /** The language of the words, for `lang`. */
  lang: string;
  board(orientation: Orientation): string;
  /** The corner where the headers of ranks and files meet. */
  corner: string;
  file(file: string): string;
  rank(rank: string): string;
  /** A square's whole name: square, piece, and what is to be said of it. */
  cell(square: Square, piece: Piece | null, notes: readonly CellNote[]): string;
  promotion(square: Square): string;
  /** The box from which a new piece may be taken before the pawn has moved. */
  newPieces: string;
  piece(piece: Piece): string;
  /** What stands on the discs of the letters set. */
  letters: Record<Role, string>;
  accident: string;
}

export type CellNote = "touched" | "binding" | "must-capture" | "may-move" | "target" | "check" | "held" | "misplaced";
