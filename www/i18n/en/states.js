// @ts-check
/** What a state says: its phase, its claims; and the sentences that stand beside others. */

/** @typedef {import("../language.js").Table} Table */

/** @type {Table} */
export const phases = {
  idle: "Nothing touched binds: any legal move may be made.",
  bound: "A piece has been touched and binds.",
  held: "A piece is in the hand.",
  misplaced: "A piece lies where no legal move ends: pick it up again.",
  castling: "Castling is half made: the second piece must follow.",
  capturing: "The capture is half made: take the captured piece off and put the capturing piece on its square.",
  promoting: "The promotion is half made: put the new piece on its square and take the pawn off.",
  made: "The move is made: press the clock to complete it.",
  paused: "The clocks are paused.",
  adjourned: "The game is adjourned.",
  over: "The game is over.",
};

/** @type {Table} */
export const claims = {
  closed: "No draw can be claimed on this move any more.",
  "threefold.board": "The position has appeared {times}: a draw can be claimed now.",
  "threefold.move": "A draw by repetition can be claimed with a move that is written down first.",
  "threefold.none": "The position has appeared {times}: no draw by repetition can be claimed yet.",
  "fifty.board": "There was no pawn move and no capture for {movesEach} by each player: a draw can be claimed now.",
  "fifty.move": "A draw under the fifty-move rule can be claimed with a move that is written down first.",
  "fifty.none": "There was no pawn move and no capture for {movesEach} by each player: no draw can be claimed for that yet.",
};

/** @type {Table} */
export const asides = {
  nearest: "A position with the same pieces on the same squares came before, but it differs in {differences}.",
  "must-play": {
    none: "",
    named: "{player} must now play {san}.",
    listed: "{player} must now play {moves}.",
    many: "{player} must now play one of the moves that the text may mean.",
  },
  fault: {
    "illegal-move-named": "{player} has completed the illegal move {san} {article}. {reason}",
    "illegal-move-placed": "{player} put the {role} from {square} on {second} and pressed the clock, but that is no legal move {article}. {reason}",
    "illegal-move": "{player} has completed an illegal move {article}. {reason}",
    unpromoted: "{player} pressed the clock with a pawn left on the last rank, which counts as an illegal move {article}.",
    "no-move": "{player} pressed the clock without having made a move, which counts as an illegal move {article}.",
    "two-hands": "{player} used both hands for one move and pressed the clock, which counts as an illegal move {article}.",
  },
  "sealed-fault": {
    ambiguous: "{player} has sealed “{text}”, which fits more than one legal move {article}.",
    illegal: "{player} has sealed “{text}”, which is not a legal move {article}.",
    unreadable: "{player} has sealed “{text}”, which cannot be read as a move {article}.",
    touch: "{player} has sealed “{text}”, which the piece touched before does not allow {article}.",
    other: "{player} has sealed a move that does not count {article}.",
  },
  "passed-own": "The {piece} was touched before, but it has no legal move.",
  "passed-enemy": "The {piece} was touched before, but it cannot be captured.",
  given: "{player} is given {time} extra.",
  taken: "{player} loses {time} on the clock.",
  stands: {
    offer: "The claim stays open as a draw offer.",
    none: "",
  },
  answer: {
    touch: "{opponent} may accept it, decline it in words, or decline it by touching a piece.",
    move: "{opponent} may accept it, decline it in words, or decline it by making a move.",
    wait: "{opponent} may answer at once or wait for the move.",
  },
  restored: {
    restored: "The position before that move is restored.",
    kept: "",
  },
  found: {
    counted: "When it was found, White had made {movesByWhite} and Black {movesByBlack}.",
    none: "",
  },
  proof: {
    none: "",
    short: "Checkmate could come about by {mateLine}.",
    long: "A series of {mateLength} legal half-moves leads to checkmate.",
  },
};

/** What has no text of its own yet is named by its code. @type {Table} */
export const unknown = {
  rulings: "The ruling “{code}” has no text of its own.",
  obligations: "The obligation “{code}” has no text of its own.",
  results: "The result “{code}” has no text of its own.",
  errors: "The error “{code}” has no text of its own.",
  illegal: "The move is not legal: “{code}” has no text of its own.",
  phases: "The phase “{code}” has no text of its own.",
  claims: "The claim “{code}” has no text of its own.",
  anything: "There is nothing here that can be described.",
};
