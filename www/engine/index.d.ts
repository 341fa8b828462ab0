// The types of the package. Article numbers are those of the FIDE Laws in force since 1 January 2023.
//
// Text forms: the UCI of castling is king-to-destination ("e1g1"); in Chess960 it is king-takes-own-rook ("f1g1").

export type Color = "white" | "black";
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";
export type PromotionRole = "knight" | "bishop" | "rook" | "queen";
export type Square = string; // "a1" … "h8"
export type Uci = string; // "e2e4", "e7e8q", "e1g1"
export type San = string; // "e4", "exd8=Q+", "O-O"
export type Milliseconds = number;

/** Must be awaited once in browsers and bundlers before anything else; in Node the package is ready as soon as imported, and this does nothing.
 *  `source`: where the .wasm is, or its bytes or module; by default the file beside the package's own. Rejects with code "wasm-missing" or "wasm-blocked" (Content-Security-Policy). */
export default function init(source?: URL | string | Request | Response | BufferSource | WebAssembly.Module | Promise<Response>): Promise<void>;
export declare function initSync(source: BufferSource | WebAssembly.Module): void;

/** Thrown for malformed input only (bad FEN, unknown square, unknown act, unknown option).
 *  Never thrown because the Laws forbid something: that is answered by a Ruling. */
export declare class AdoubeError extends Error {
  constructor(code: string, message: string, detail?: Record<string, unknown>, options?: ErrorOptions);
  readonly name: "AdoubeError";
  /** Stable, kebab-case: "bad-fen", "illegal-move", "ambiguous-move", "bad-move", "bad-square", "empty-square", "bad-act", "bad-option", "bad-time", "bad-save",
   *  "wasm-missing", "wasm-blocked", "not-ready" (used before `init` has resolved), "internal" (a fault of ours; what was asked has not been done). */
  readonly code: string;
  /** Where in the input, when it has a place: offset, FEN field, act index … */
  readonly detail?: Record<string, unknown>;
}

// ───────────────────────────────────────────────────────────── Position: pure rules, no game, no history

export interface Move {
  uci: Uci;
  san: San;
  from: Square;
  to: Square;
  role: Role;
  /** The square of the captured piece; differs from `to` for en passant. */
  capture?: { square: Square; role: Role };
  promotion?: PromotionRole;
  castling?: "kingside" | "queenside";
  enPassant?: true;
  check?: true;
  checkmate?: true;
}

export declare class Position {
  /** Standard start when no FEN is given. Missing counters, useless en-passant squares and castling flags without king or rook at home are repaired (Shredder letters such as "HAha" or "CG" are read in both modes where they mean real rights),
   *  and `repairs` says so; an impossible position is never accepted. strict: nothing is repaired, and a FEN that is not canonical in its first four fields throws.
   *  Throws "bad-fen" with detail.field and detail.reason: "king-count" | "opposite-check" | "pawn-on-back-rank" | "too-many-pieces" | "impossible-check" | "syntax" | "castling-flags" | "en-passant" | … */
  constructor(fen?: string, options?: { chess960?: boolean; strict?: boolean });
  readonly repairs: { field: string; from: string; to: string }[];
  readonly turn: Color;
  readonly fullmoves: number;
  readonly halfmoves: number;
  readonly chess960: boolean;
  /** Canonical FEN. The en-passant field is written only if a legal en-passant capture exists.
   *  Chess960: castling field in X-FEN (KQkq where unambiguous, file letters otherwise). */
  fen(): string;
  piece(square: Square): { color: Color; role: Role } | null;
  pieces(): { square: Square; color: Color; role: Role }[];
  legalMoves(from?: Square): Move[];
  /** The fast path: UCI strings only. */
  legalUci(): Uci[];
  /** SAN strings only, in the same order. */
  legalSan(): San[];
  /** Legal destinations by origin, the shape boards want. A castling king lists its destination square (Chess960: the rook's square). */
  destinations(): Map<Square, Square[]>;
  /** One move, read as SAN, LAN or UCI. The unambiguous forms people really write are accepted ("e8Q", "0-0", "Ngf3", "♘f3", "马f3", "exd6 e.p."), nothing is ever guessed;
   *  strict: canonical SAN only, byte for byte, check marks included. Throws "illegal-move" (detail.why, as whyIllegal) | "ambiguous-move" (detail.candidates) | "bad-move". */
  move(text: string, options?: { strict?: boolean }): Move;
  /** Why moving from here to there is not legal, for people to read through `describe`; null if it is legal (with some promotion). */
  whyIllegal(from: Square, to: Square): { code: "empty-square" | "not-your-piece" | "own-piece-there" | "piece-cannot" | "path-blocked" | "pinned" | "check-not-answered" | "into-check"
    | "pawn-cannot-advance" | "nothing-to-capture" | "en-passant-expired" | "castling-right-lost" | "castling-blocked" | "castling-out-of-check" | "castling-through-check" | "castling-into-check" | "king-capture"; squares: Square[]; article: string } | null;
  /** The position after that move. Never changes `this`. */
  play(move: string): Position;
  isCheck(): boolean;
  isCheckmate(): boolean;
  isStalemate(): boolean;
  attackers(square: Square, by: Color): Square[];
  /** Material alone can never mate, whatever is played (the list every site uses). */
  hasInsufficientMaterial(color: Color): boolean;
  /** Articles 5.2.2 and 6.9: is there ANY legal series of moves in which `color` checkmates?
   *  "unknown" only when the node budget ran out. A "yes" can be proved by `helpmate`. */
  canCheckmate(color: Color, options?: { nodes?: number }): "yes" | "no" | "unknown";
  /** A legal series (UCI) that ends in mate by `color`, or null when none exists or none was found within the budget. Not necessarily the shortest. */
  helpmate(color: Color, options?: { nodes?: number }): Uci[] | null;
  /** Neither side can checkmate. "unknown" counts as false. */
  isDead(): boolean;
  /** How many series of moves of that length there are. By default the last move is counted, not made; `bulk: false` makes it, for measuring. */
  perft(depth: number, options?: { bulk?: boolean }): number;
  /** Polyglot Zobrist key, 16 lower-case hex digits. */
  hash(): string;
  /** The same position in the sense of 9.2.3; the counters do not count. */
  equals(other: Position): boolean;
  /** The FEN. */
  toJSON(): string;
  /** Gives the memory back at once; without it that happens when the object is collected. */
  free(): void;
  [Symbol.dispose](): void;
}

/** `Position.canCheckmate`, asked of a worker, so that a page stays alive while it takes long. Where no worker can be had, and in the inline entry,
 *  this thread answers once it has nothing else to do. Aborting stops the work. Rejects with what `new Position` and `canCheckmate` throw. */
export declare function canCheckmateAsync(fen: string, color: Color, options?: { nodes?: number; chess960?: boolean; signal?: AbortSignal }): Promise<"yes" | "no" | "unknown">;

// ───────────────────────────────────────────────────────────── Line: moves without an arbiter

/** A series of moves that can be taken back: for those who need the rules and the repetitions, but no rulings. */
export declare class Line {
  constructor(start?: Position | string, options?: { chess960?: boolean });
  /** Plays a legal move, SAN or UCI; false, and nothing changed, when the text means none. */
  play(move: string): boolean;
  /** Plays a legal move like `play`, and answers it as `Position.move` does; null, and nothing changed, when the text means none. */
  move(move: string): Move | null;
  /** Takes the last move back; false at the start. */
  undo(): boolean;
  readonly position: Position;
  fen(): string;
  /** How often the position on the board has occurred (9.2.3), now included. */
  occurrences(): number;
  readonly halfmoves: number;
  readonly ply: number;
  free(): void;
  [Symbol.dispose](): void;
}

// ───────────────────────────────────────────────────────────── Game: the arbiter

export interface GameOptions {
  fen?: string;
  chess960?: boolean;
  /** Which Laws. Every edition is data behind the same machine. "fide" is the newest one known. */
  laws?: "fide" | "fide-2023" | "fide-2018" | "fide-2017" | "fide-2014" | "fide-2009" | "fide-1993" | "us-chess";
  /** Numbers that depend on it (penalties, limits). Default: from the time control by A.1/B.1, else "standard". */
  pace?: "standard" | "rapid" | "blitz";
  /** Decides who enforces, in every edition; the edition decides what. Exception: us-chess refuses a flag without `by` (13C).
   *  guided (default): the board refuses what is illegal or breaks touch-move, explains, and penalises nothing.
   *  arbiter: what is done on the board is done; the arbiter sees everything and rules at once, penalties included.
   *  claims: what is done stands unless the opponent objects in time: touch-move until the objector touches a piece (4.8); an illegal move until the objector's next move is made in rapid and blitz, until the end of the game in standard,
   *  ten moves in us-chess. `illegalMoves` counts only what was ruled on. An illegal move on the board makes `fen` unlawful; `state` and `position` still work, and its `san` is piece letter + from + to. */
  supervision?: "guided" | "arbiter" | "claims";
  /** PGN TimeControl syntax ("5400+30", "40/5400+30:1800+30", "300", "300d3" = 3 s delay, "300b3" = Bronstein) or the parsed form. Omitted: no clock. */
  clock?: string | TimePeriod[];
  /** Switches for what the Laws leave open or an event announces; defaults come from the edition. */
  variations?: Partial<Variations>;
  /** Facts brought along when a game is taken over in the middle. */
  prior?: { illegalMoves?: Partial<Record<Color, number>>; lastDrawOfferBy?: Color; positions?: string[] };
  /** PGN tags to carry (Event, White, …). */
  tags?: Record<string, string>;
}

export interface TimePeriod {
  /** Moves to complete in this period; omitted in the last one. */
  moves?: number;
  time: Milliseconds;
  increment?: Milliseconds;
  delay?: Milliseconds;
  delayKind?: "simple" | "bronstein";
}

export interface Variations {
  /** No draw by agreement before this move number has been completed by both (9.1.1). */
  noAgreedDrawBefore: number;
  /** US Chess 10I2 Variation I: rook first, then king: "allowed" joins the castling to the rook's moves; if it is illegal, rook moves only. */
  rookFirstCastling: "forbidden" | "allowed";
  promotionFixedBy: "contact" | "release";
  illegalMovesToForfeit: number | null;
  flagTest: "any-mate" | "bare-king" | "us-14e";
  /** The founding text's rule: a player may not offer twice in a row before the opponent has offered; "alternate" refuses the second offer. */
  consecutiveDrawOffers: "free" | "alternate";
  /** 1993 10.12: positions with an announced higher limit than 50. */
  fiftyMoveLimits: { material: string; moves: number }[];
  defaultTime: Milliseconds;
  /** Guidelines III announced for this event. */
  quickplayFinish: boolean;
  /** A duty already created by a touch limits the series of moves in the mate test of 6.9. */
  touchDutyInFlagTest: boolean;
  /** Chess960: castling announced aloud (`play`) overrides the touch order. */
  announcedCastlingChess960: boolean;
}

/** What a person does at the board, in the order it happens. Recorded for ever: a game IS its acts.
 *  `by` defaults to the player having the move; for pressClock, offerDraw and irregularity two-hands/wrong-hand to the player whose move was just made and not pressed, else the one having the move;
 *  for acceptDraw and declineDraw to the one whom the offer was made to.
 *  `at` is the time in ms since the game began (the host subtracts its own start), never decreasing; omitted: no time has passed since the last act.
 *  Squares are those of the physical board: a misplaced or pushed piece is named by where it lies now, not by `fen`.
 *  A hand act by the player who does not have the move is refused, creates no duty and changes no position.
 *  After the end every act is recorded and refused; only `object`, in claims supervision and before the objector touches a piece, can reopen a game that was ended by a move that broke 4.3 or was illegal. */
export type Act = { by?: Color; at?: Milliseconds } & (
  // the hand
  /** Deliberate contact. Several squares: touched together, or in an order nobody can tell. */
  | { act: "touch"; square: Square | Square[] }
  /** The piece leaves its square and is in the hand. Implies touching it. */
  | { act: "lift"; square: Square }
  /** The latest contact with this piece was accidental (4.2.2): as if it had not been. Refused once the piece has left its square. Without a contact before: notes a brush. */
  | { act: "accident"; square: Square }
  /** "J'adoube" was said first, then these pieces were straightened (4.2.1). */
  | { act: "adjust"; square: Square | Square[] }
  /** The piece from `from` is let go on `to`. Implies touching it; implies touching and removing an enemy piece on `to`. to = from: put back. to = null: put down off the board.
   *  Castling by hand is two releases: king, then rook; a half-made castling that is pressed must be replaced by that castling if it is legal.
   *  A pawn released on the last rank waits for `promote`. En passant by hand needs the captured pawn removed too, before or after: phase "capturing" until then. */
  | { act: "release"; from: Square; to: Square | null }
  /** A piece is taken off the board before the capturing (or promoted) piece is placed. Implies touching it. */
  | { act: "remove"; square: Square }
  /** The new piece touches the promotion square and is let go there: the move is made. `square` is needed only if the pawn was not pushed there.
   *  A pawn pressed unpromoted (7.5.2) becomes a queen by the ruling: the move is made, the opponent has the move. */
  | { act: "promote"; role: PromotionRole; square?: Square }
  /** A whole move at once, announced or typed, SAN or UCI: touches, releases, promotion and castling rook included. Still bound by what was touched before, and judged as the same hands would be:
   *  guided and arbiter do not let a breach stand, claims lets it stand until an objection. */
  | { act: "play"; move: string }
  // the clock. The clock of the player to move runs from the start; no press starts it. The increment is given by pressClock only, and taken back when the press completed an illegal move.
  /** A player whose made move is not yet pressed may press even after the reply: never an empty press (6.2.2). Without a clock it completes the move. */
  | { act: "pressClock" }
  | { act: "pause" }
  | { act: "resume" }
  | { act: "tick" }
  /** The flag of `color` has fallen (6.8). Without `by`: the arbiter has seen it, and it counts whatever our clock shows. With `by`: a player claims it, and it is checked against our clock where there is one. */
  | { act: "flag"; color: Color }
  /** The arbiter sets the clocks (6.10.2, 7.1). */
  | { act: "setClock"; white?: Milliseconds; black?: Milliseconds }
  // words
  | { act: "offerDraw" }
  /** Without an open offer by the other side: refused, and not itself an offer. */
  | { act: "acceptDraw" }
  | { act: "declineDraw" }
  /** Threefold and fifty are answered at once. A rejected or inadmissible claim stays open as a draw offer by the claimant; an inadmissible one (touched, out of turn) costs no time.
   *  `move` here and in write, and `sealed`, are what stands on paper: unreadable, ambiguous or illegal text is answered by a ruling, never thrown. A rejected claim with an illegal move binds to the legal moves of the pieces that it may mean.
   *  "normal-means" (Guidelines III) waits for the arbiter's `decide`. */
  | { act: "claimDraw"; ground: "threefold" | "fifty" | "normal-means"; move?: string }
  | { act: "resign" }
  /** A complaint about what the opponent did; "accident": that a contact was none (4.2.2), which waits for the arbiter's `decide`. */
  | { act: "object"; ground: "touch-move" | "illegal-move" | "accident" }
  /** Writing a move before making it: allowed only for a claim or a sealed move (8.1.2). */
  | { act: "write"; move: string }
  // the arbiter
  | { act: "irregularity"; kind: "wrong-setup" | "colors-reversed" | "board-turned" | "pieces-displaced" | "two-hands" | "wrong-hand"; /* `found` replaces the game's own counts */ found?: { movesByWhite?: number; movesByBlack?: number; firstPeriodUsed?: number } }
  /** `late` counts from the scheduled start; a loss if late > defaultTime. */
  | { act: "arrive"; color: Color; late: Milliseconds }
  | { act: "adjourn"; sealed: string }
  /** `present` omitted: both. */
  | { act: "resumeSession"; present?: Color[] }
  /** The arbiter decides what the Laws leave to a person: a normal-means claim, an objection of which nobody saw the facts. */
  | { act: "decide"; upheld: boolean; time?: Milliseconds }
  /** Reasons with sentences of their own: "touch-refusal" (a loss, 11.7), "accident-limit" (a warning); others are quoted. */
  | { act: "penalise"; color: Color; penalty: "warning" | "time" | "loss"; time?: Milliseconds; reason: string }
);

/** One decision. Data, not prose: texts come from `describe`. */
export interface Ruling {
  /** Stable, dotted: "touch.must-move", "touch.free", "move.made", "illegal.first", "game.over" … the package documents all of them.
   *  Fixed here: "claim.accepted" | "claim.rejected" for claimDraw, "objection.upheld" | "objection.rejected" for object. */
  code: string;
  /** false: the act was refused, and changed only what the Laws say a refused act changes. */
  upheld: boolean;
  /** In the edition in force: "4.3.1"; null where no article speaks (the text says so). */
  article: string | null;
  player: Color;
  squares?: Square[];
  moves?: Uci[];
  /** Time given (+) or taken (−), applied already. */
  clock?: Partial<Record<Color, Milliseconds>>;
  [fact: string]: unknown;
}

export interface Obligation {
  kind: "move" | "capture" | "capture-with" | "castle" | "king-move" | "promote" | "written-move" | "replace-illegal-move";
  /** Pieces that bind the player, first touched first. */
  pieces: Square[];
  /** What kinds of pieces those are. */
  roles?: Role[];
  article: string | null;
  /** Exactly the moves still allowed. Never empty. */
  moves: Uci[];
}

export type Phase =
  | "idle" // nothing touched, or only what binds nothing
  | "bound" // touched, nothing released yet
  | "held" // a piece is in the hand
  | "misplaced" // released where no legal move results: it lies there
  | "castling" // the king is down two squares away, the rook must follow
  | "capturing" // the captured piece is off, the capturer not yet placed (or the other way round)
  | "promoting" // the pawn has arrived or is off, the new piece is not down
  | "made" // the opponent has the move already; the mover's clock is not pressed
  | "paused"
  | "adjourned"
  | "over";

export interface Result {
  score: "1-0" | "0-1" | "1/2-1/2" | "0-0" | "void";
  winner?: Color;
  reason:
    | "checkmate" | "resignation" | "stalemate" | "dead-position" | "agreement" | "threefold" | "fivefold" | "fifty-moves" | "seventyfive-moves"
    | "time" | "time-no-mate" | "illegal-moves" | "illegal-moves-no-mate" | "resignation-no-mate" | "default-time" | "sealed-move" | "normal-means"
    | "touch-refusal" | "penalty" | "replay" | "both-kings-attacked" | "claim-time-forfeit";
  article: string | null;
}

/** A plain, frozen, JSON-able snapshot. */
export interface GameState {
  /** The lawful position; a misplaced piece is not in it. In claims supervision a completed illegal move is. */
  fen: string;
  /** Who has the move (1.3): changes when a move is MADE, not when the clock is pressed. */
  turn: Color;
  ply: number;
  phase: Phase;
  check: boolean;
  /** What lies where on the physical board, when it differs from `fen`. */
  misplaced?: { from: Square; at: Square | null };
  /** All pieces that lie elsewhere than in `fen`, those of a half-made move included. */
  displaced?: { from: Square; at: Square | null }[];
  /** A new piece that stands on its promotion square while the pawn is not yet off. */
  newPiece?: { square: Square; role: PromotionRole } | null;
  touched: Square[];
  /** The square that the piece in the hand comes from. */
  holding: Square | null;
  /** Not null as soon as something binds, even if that excludes no legal move; null only when nothing binds (4.5). */
  obligation: Obligation | null;
  /** What the player having the move may play now: obligation.moves, else all legal moves. [] when over. */
  legalMoves: Uci[];
  /** Made but not completed. */
  pending: { uci: Uci; san: San; by: Color } | null;
  lastMove: { uci: Uci; san: San } | null;
  drawOffer: { by: Color } | null;
  claims: {
    threefold: { occurrences: number; plies: number[]; onBoard: boolean; withMove: Uci[] };
    fifty: { halfmoves: number; onBoard: boolean; withMove: Uci[] };
    /** false once a piece has been touched (9.4 / 10.11). */
    open: boolean;
  };
  illegalMoves: Record<Color, number>;
  /** Which of them loses the game, by the edition, the pace and what was announced (7.5.5); null: none does. */
  illegalMovesToForfeit: number | null;
  warnings: Record<Color, number>;
  /** As of the `at` of the last act. */
  clock: null | {
    running: Color | null;
    white: { remaining: Milliseconds; period: number; movesToGo: number | null; fallen: boolean };
    black: { remaining: Milliseconds; period: number; movesToGo: number | null; fallen: boolean };
  };
  /** Must this player still record the moves (8.4)? */
  mustRecord: Record<Color, boolean>;
  result: Result | null;
}

export declare class Game {
  /** A first position that is already mate, stalemate, dead or a draw by 9.6 is over at construction. Moves before a FEN count as made, by its move number (5.2.3, 9.1.1). */
  constructor(options?: GameOptions);
  /** Does the act, records it, returns the decisions it led to, in order. */
  apply(act: Act): Ruling[];
  // The same by name: touch("e2"), release("e2","e4"), play("Nf3"), claimDraw("threefold","Nf3"), pressClock(), offerDraw() …
  touch(square: Square | Square[]): Ruling[];
  lift(square: Square): Ruling[];
  accident(square: Square): Ruling[];
  adjust(square: Square | Square[]): Ruling[];
  release(from: Square, to: Square | null): Ruling[];
  remove(square: Square): Ruling[];
  promote(role: PromotionRole, square?: Square): Ruling[];
  play(move: string): Ruling[];
  pressClock(by?: Color): Ruling[];
  offerDraw(by?: Color): Ruling[];
  acceptDraw(by?: Color): Ruling[];
  declineDraw(by?: Color): Ruling[];
  claimDraw(ground: "threefold" | "fifty" | "normal-means", move?: string): Ruling[];
  resign(by?: Color): Ruling[];
  readonly state: GameState;
  readonly position: Position;
  /** What the game is played under, defaults filled in; frozen. */
  readonly options: GameOptions;
  readonly acts: readonly Act[];
  readonly rulings: readonly { act: number; ruling: Ruling }[];
  /** Moves made so far. */
  moves(): { ply: number; uci: Uci; san: San; fen: string; color: Color; remaining?: Milliseconds }[];
  /** Only the acts up to and including act n−1: a new game, same options. The lesson's "try again". */
  rewind(acts: number): Game;
  /** PGN with the roster, TimeControl and Termination, "(=)" where a draw was offered, `%clk` where there is a clock (unless `clocks` is false), and the rulings as comments where a language is named. */
  toPgn(options?: { clocks?: boolean; rulings?: "en" | "zh-CN" }): string;
  /** The main line of the first game, played under these options; its tags and time control are taken over. Throws "bad-pgn" where it has a fault. */
  static fromPgn(pgn: string, options?: GameOptions): Game;
  /** Everything: {"adoube":1,"options":…,"acts":…}. JSON.stringify(game) works. */
  toJSON(): unknown;
  /** Replays. Throws "bad-save" and never half-loads. */
  static fromJSON(saved: unknown): Game;
  free(): void;
  [Symbol.dispose](): void;
}

/** A person's sentence for a ruling, an obligation, a result, a claim state or an error. Complete in both languages. */
export declare function describe(what: Ruling | Obligation | Result | AdoubeError | PgnError | PgnFinding | Phase | GameState["claims"] | NonNullable<ReturnType<Position["whyIllegal"]>>, lang: "en" | "zh-CN"): string;
/** SAN with figurines ("♘f3") or Chinese piece names ("马f3"), and back. */
export declare function localizeSan(san: San, style: "letters" | "figurine" | "zh-CN"): string;
/** One or two sentences of what an article means, in our own words, per edition. */
export declare function article(number: string, laws: string, lang: "en" | "zh-CN"): { title: string; gist: string } | null;
/** Every code that a ruling can have. */
export declare function rulingCodes(): string[];

// ───────────────────────────────────────────────────────────── PGN

/** A null move ("--", "Z0", "@@@@") has san "--" and uci "0000". Several comments after one move are joined by a line feed, in order; comments before a move that opens a variation stand in its commentBefore. */
export interface PgnMove {
  san: San;
  uci: Uci;
  /** Numeric annotation glyphs, 0 to 255, in order. */
  nags: number[];
  commentBefore?: string;
  /** Without the commands that have a type of their own; others stand in it as they are. */
  comment?: string;
  /** `%clk`: what the player's clock showed after the move. */
  clock?: Milliseconds;
  /** `%emt`: the time that the move took. */
  elapsed?: Milliseconds;
  /** `%eval`, as it is written: "0.17", "#-3", "2.5,11". */
  eval?: string;
  /** `%csl` and `%cal`: a letter for the colour and one square or two, "Rd4", "Gd2d4". */
  shapes?: string[];
  /** The alternatives to this move. */
  variations: PgnMove[][];
}

export interface PgnGame {
  /** In the order of the text, by the names written there. */
  tags: [name: string, value: string][];
  /** The first position. */
  fen: string;
  chess960: boolean;
  /** The comment before the first move. */
  comment?: string;
  moves: PgnMove[];
  result: "1-0" | "0-1" | "1/2-1/2" | "*";
  /** The movetext from the first fault of the main line on: not understood, and not played. */
  rest?: string;
  errors: PgnError[];
}

/** A fault of a PGN: where and what. `describe` has a sentence for it. */
export interface PgnError {
  /** "illegal-move", "ambiguous-move", "bad-move", "bad-fen", "unknown-variant", "too-large" … */
  code: string;
  /** The first is 1; lines end with LF, CR or both. */
  line: number;
  /** In UTF-16 units, the first is 1. */
  column: number;
  /** UTF-16 units of a string, bytes of a Uint8Array before it. */
  offset: number;
  /** Which game of those read, the first is 1. */
  game: number;
  message: string;
  /** It ends its line: nothing behind it is played there. The others are put right or left out, and read on. */
  fatal: boolean;
  /** The text of the move. */
  move?: string;
  /** Which half-move of its line it would have been, the first of the game is 1. */
  ply?: number;
  /** As `whyIllegal` says it, where one reason holds for every piece that may be meant. */
  why?: NonNullable<ReturnType<Position["whyIllegal"]>>;
  /** The legal moves that an ambiguous text fits. */
  candidates?: Uci[];
  /** What stands there, where it is no move. */
  found?: string;
  /** A variation that was left out, from the fault on. */
  rest?: string;
}

export interface PgnReadOptions {
  /** Throw "bad-pgn" at the first fault; a FEN without `SetUp`, a missing result and a wrong number of a move are faults then. */
  strict?: boolean;
  /** The letters of the pieces: a language ("de", "French", "es", "zh-CN" …), or five letters for king, queen, rook, bishop and knight ("KDTLS").
   *  Without it the tags Language, NotationLanguage and PieceLetters are asked. Figurines and Chinese names are always read. */
  letters?: string;
}

export interface PgnWriteOptions {
  /** The longest line, as far as words allow; 80 by default, 0 for lines of any length. */
  columns?: number;
  /** false: the movetext alone. */
  tags?: boolean;
}

/** Every game in a text, or in the bytes of a file: UTF-8, UTF-16, or where a text is neither, Latin-1. Files in other encodings are decoded first, `new TextDecoder("gbk").decode(bytes)`; an error "bad-utf8" tells of them. Never throws on bad games: a game keeps the moves before its first fault, and says in `errors` what was wrong where. */
export declare function parsePgn(text: string | Uint8Array, options?: PgnReadOptions): PgnGame[];
/** Constant memory: feed chunks, cut anywhere, and get the games that they complete. */
export declare class PgnStream {
  constructor(options?: PgnReadOptions);
  push(chunk: string | Uint8Array): PgnGame[];
  /** Says that nothing follows; the stream cannot be used again. */
  end(): PgnGame[];
  free(): void;
  [Symbol.dispose](): void;
}
/** Export format of the PGN standard: the seven tags of the roster first and complete, then the others; 80 columns, NAGs, nested variations.
 *  Read again it gives the same game, but for `errors` and what the roster adds. */
export declare function writePgn(game: PgnGame | PgnGame[], options?: PgnWriteOptions): string;

/** Names a move: [3] is the fourth of the main line, [3, 0, 1] the second of the first alternative to it, and so on. */
export type PgnPath = readonly number[];
/** The moves of the main line. */
export declare function mainline(game: PgnGame): PgnMove[];
/** The position after a move; the first position for the empty path. */
export declare function positionAt(game: PgnGame, path: PgnPath): Position;
/** A new game with an alternative to the move that the path names, or, where it names the place behind the last move of a line, with the line going on; the main line then goes on instead of its `rest`. Throws as `Position.move` for what is not legal. */
export declare function addVariation(game: PgnGame, path: PgnPath, moves: readonly (San | Uci | PgnMove)[]): PgnGame;
/** A new game in which a variation is the line, and that line its first alternative. The path names a move of the variation, or ends with the variation's index. */
export declare function promoteVariation(game: PgnGame, path: PgnPath): PgnGame;
/** A new game without that move and all behind it in its line; without that variation where the path ends with its index; without any move for the empty path. */
export declare function deleteFrom(game: PgnGame, path: PgnPath): PgnGame;

/** Something that an arbiter wants to know about a game. `describe` has a sentence for it. */
export interface PgnFinding {
  /** "illegal-move", "played-on.checkmate", "wrong-result.stalemate", "could-claim.threefold", "time-loss.drawn" … */
  code: string;
  /** After how many half-moves; for a move at fault, which half-move it is. */
  ply: number;
  /** Who made the move, could have claimed, or cannot checkmate. */
  by?: Color;
  article: string | null;
}
/** What was found in one game; the first game is 1. */
export interface PgnAudit { game: number; findings: PgnFinding[] }
export type PgnSource = string | Uint8Array | Blob | ReadableStream<string | Uint8Array> | AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
export interface PgnAuditOptions {
  /** The edition that the games were played under, "fide" by default. */
  laws?: GameOptions["laws"];
  /** Stops it: the loop throws the signal's reason. */
  signal?: AbortSignal;
  /** Told after each piece: UTF-16 units or bytes read, of how many where that is known, and the games so far. */
  onProgress?: (progress: { read: number; total?: number; games: number }) => void;
}
/** Goes through games for an arbiter, in constant memory, one answer a game: illegal moves, results that contradict the position, games that went on after their end, draws that could have been claimed, losses on time that are draws. */
export declare function auditPgn(source: PgnSource, options?: PgnAuditOptions): AsyncIterable<PgnAudit>;
