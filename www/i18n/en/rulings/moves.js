// @ts-check
/** Rulings on moves: made, completed, illegal, objected to. @type {import("../../language.js").Table} */
export const moves = {
  // made and completed (4.7, 6.2)
  "move.made": "{player} has made the move {san}: it can no longer be changed {article}.",
  "move.illegal": {
    explained: "“{text}” is not a legal move, and nothing is played. {reason}",
    plain: "“{text}” is not a legal move, and nothing is played {article}.",
  },
  "move.unreadable": "“{text}” cannot be read as a move, and nothing is played.",
  "move.ambiguous": {
    few: "“{text}” may mean {moves}: nothing is played until it is clear which.",
    many: "“{text}” fits more than one legal move: nothing is played until it is clear which.",
  },
  "move.completed": {
    named: "{player} has completed the move {san} by pressing the clock {article}.",
    plain: "{player} has completed the move by pressing the clock {article}.",
  },
  "press.nothing-made": "{player} has made no move that pressing the clock could complete {article}.",
  "press.unfinished": {
    capturing: "{player}'s capture is only half made: finish it before pressing the clock {article}.",
    castling: "{player}'s castling is only half made: finish it before pressing the clock {article}.",
    promoting: "{player}'s promotion is only half made: finish it before pressing the clock {article}.",
    misplaced: "{player} has let a piece go where no legal move ends: make a legal move before pressing the clock {article}.",
    other: "{player} has not finished a legal move: do so before pressing the clock {article}.",
  },
  "press.conduct": "{player} pressed the clock without having made a move: in these Laws that is a question of conduct and no illegal move {article}.",

  // completed illegal moves and their price (7.5)
  "illegal.first": {
    limited: "{fault} This is the first illegal move by {player}; the {limitTh} loses the game. {price} {duty}",
    unlimited: "{fault} This is the first illegal move by {player}. {price} {duty}",
  },
  "illegal.again": {
    limited: "{fault} This is already the {countTh} illegal move by {player}; the {limitTh} loses the game. {price} {duty}",
    unlimited: "{fault} This is already the {countTh} illegal move by {player}; their number alone does not lose the game. {price} {duty}",
    uncounted: "{fault} This is not the first illegal move by {player}. {price} {duty}",
  },
  "illegal.forfeit": {
    counted: "{fault} This is the {countTh} illegal move by {player}, and that loses the game: {opponent} wins. {proof}",
    plain: "{fault} That loses the game for {player}: {opponent} wins. {proof}",
  },
  "illegal.forfeit-drawn": {
    "any-mate": "{fault} It would lose the game for {player}, but no series of legal moves lets {opponent} checkmate: the game is drawn.",
    "bare-king": "{fault} It would lose the game for {player}, but {opponent} has a bare king: the game is drawn.",
    other: "{fault} It would lose the game for {player}, but {opponent} lacks the means to win: the game is drawn.",
  },
  "illegal.stands": {
    unpromoted: "{player} pressed the clock with a pawn left on the last rank: this stands unless {opponent} objects in time {article}.",
    "no-move": "{player} pressed the clock without having made a move: this stands unless {opponent} objects in time {article}.",
    "two-hands": "{player} used both hands for one move and pressed the clock: this stands unless {opponent} objects in time {article}.",
    named: "{player} has completed the illegal move {san}: it stands unless {opponent} objects in time {article}. {reason}",
    plain: "{player} has completed an illegal move: it stands unless {opponent} objects in time {article}. {reason}",
  },
  "illegal.must-finish": "{player} pressed the clock with a pawn left on the last rank: the move is not made yet, and a new piece must first replace the pawn {article}.",
  "breach.stands": {
    named: "{player}'s move {san} breaks touch-move: it stands unless {opponent} objects before touching a piece {article}. {duty}",
    plain: "{player}'s move breaks touch-move: it stands unless {opponent} objects before touching a piece {article}. {duty}",
  },
  "promotion.queen": {
    square: "The pawn on {promotionSquare} was not exchanged before the clock was pressed: it becomes a queen {article}.",
    anywhere: "The pawn was not exchanged before the clock was pressed: it becomes a queen {article}.",
  },

  // objections (4.8, 7.5, A.5)
  "objection.upheld": {
    "touch-move-named": "{player}'s objection is upheld: {opponent}'s move {san} broke touch-move {article}. {restored} {duty}",
    "touch-move": "{player}'s objection is upheld: {opponent} broke touch-move {article}. {restored} {duty}",
    "illegal-move-named": "{player}'s objection is upheld: {opponent}'s move {san} was illegal {article}. {restored} {duty}",
    "illegal-move": "{player}'s objection is upheld: {opponent} made an illegal move {article}. {restored} {duty}",
    accident: "{player}'s objection is upheld: {opponent}'s contact with the piece was no accident, so the touch counts {article}. {restored} {duty}",
    other: "{player}'s objection is upheld {article}. {restored} {duty}",
  },
  "objection.rejected": {
    "already-ruled": "{player}'s objection is rejected: in this game such faults are ruled on as they happen, and there is nothing left to object to {article}.",
    "no-breach": "{player}'s objection is rejected: no breach of touch-move by {opponent} is found {article}.",
    "no-illegal-move": "{player}'s objection is rejected: no illegal move by {opponent} is found {article}.",
    "no-accident": "{player}'s objection is rejected: no contact is found that {opponent} called accidental {article}.",
    touched: "{player}'s objection is rejected: whoever touches a piece first has lost the right to object, and {opponent}'s move stands {article}.",
    "too-late": "{player}'s objection is rejected: it comes too late, and what was played stands {article}.",
    "own-move": "{player}'s objection is rejected: one objects to what the opponent did, and this was {player}'s own doing {article}.",
    other: "{player}'s objection is rejected {article}.",
  },
  "objection.referred": {
    accident: "{player} objects that {opponent}'s contact with the piece was no accident: the arbiter must decide {article}.",
    "touch-move": "{player} objects that {opponent} broke touch-move: the arbiter must decide {article}.",
    "illegal-move": "{player} objects that {opponent} made an illegal move: the arbiter must decide {article}.",
    other: "{player}'s objection waits for the arbiter's decision {article}.",
  },
};
