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
