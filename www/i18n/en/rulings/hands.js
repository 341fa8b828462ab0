// @ts-check
/** Rulings on what the hand does: touching, adjusting, letting go. @type {import("../../language.js").Table} */
export const hands = {
  // touching (4.3–4.5)
  "touch.must-move": "{player} touched the {piece}: it must move {article}. {passedOver}",
  "touch.must-capture": {
    one: "{player} touched {opponent}'s {piece}: it must be captured {article}. {passedOver}",
    several: "{player} touched {opponent}'s pieces on {squares} at once: one of them must be captured {article}.",
  },
  "touch.must-capture-with": "{player} touched pieces of both colours: the {piece} must capture the {target} {article}.",
  "touch.must-castle": {
    kingside: "{player} touched the king on {square} and the rook on {second}: castling there is legal, so {player} must castle kingside {article}.",
    queenside: "{player} touched the king on {square} and the rook on {second}: castling there is legal, so {player} must castle queenside {article}.",
  },
  "touch.must-move-king": "{player} touched the king on {square} and the rook on {second}, but castling there is not legal: the king must make another legal move, which may be castling on the other side {article}.",
  "touch.no-castling": {
    bound: "{player} touched the rook on {square} before the king on {second}: no castling with that rook on this move, and the {binding} must move {article}.",
    elsewhere: "{player} touched the rook on {square} before the king on {second}: no castling with that rook on this move, and the {binding}, touched before, still binds {article}.",
    free: "{player} touched the rook on {square} before the king on {second}: no castling with that rook on this move; neither piece can move otherwise, so any other legal move may be made {article}.",
  },
  "touch.also": {
    other: "{player} touched the piece on {square} as well, but the {binding}, touched before, still binds {article}.",
    again: "{player} touched the {binding} again: it still binds {article}.",
  },
  "touch.free": {
    own: "{player} touched the {piece}, but it has no legal move: {player} may make any legal move {article}.",
    enemy: "{player} touched {opponent}'s {piece}, but it cannot be captured: {player} may make any legal move {article}.",
    several: "{player} touched the pieces on {squares}, but none of them can be moved or captured: {player} may make any legal move {article}.",
  },
  "touch.union": "{player} touched the pieces on {squares} at once and nobody can tell which was first; no article speaks of this: any one of them that can move may be moved.",
  "touch.not-having-the-move": {
    touch: "{player} does not have the move: touching a piece now creates no duty {article}.",
    other: "{player} does not have the move: this act counts for nothing, and the position stays as it is {article}.",
  },

  // accident and adjusting (4.2)
  "accident.noted": {
    bound: "{player}'s contact with the piece on {square} was accidental and does not count, but an earlier touch still binds {article}.",
    free: "{player}'s contact with the piece on {square} was accidental and does not count: nothing binds {article}.",
  },
  "accident.brush": "{player} brushed the piece on {square} by accident: that creates no duty {article}.",
  "accident.too-late": "The {role} has already left {square}: that was no accident, and the touch counts {article}.",
  "adjust.noted": {
    one: "{player} said j'adoube first: straightening the piece on {square} creates no duty {article}.",
    several: "{player} said j'adoube first: straightening the pieces on {squares} creates no duty {article}.",
  },
  "adjust.not-having-the-move": "{player} does not have the move: only the player having the move may adjust pieces {article}.",
  "adjust.late": {
    one: "{player} has already touched the piece on {square}: j'adoube must be said before touching, so the touch counts {article}.",
    several: "{player} has already touched the pieces on {squares}: j'adoube must be said before touching, so the touch counts {article}.",
  },

  // letting go (4.3, 4.7)
  "release.put-back": {
    bound: "{player} put the {role} back on {square}, but the touch still binds {article}.",
    free: "{player} put the {role} back on {square}; nothing binds, and any legal move may be made {article}.",
  },
  "release.returned": {
    bound: "The {role} cannot go from {square} to {second}: it goes back, and the touch still binds. {reason}",
    free: "The {role} cannot go from {square} to {second}: it goes back, and any legal move may be made. {reason}",
    "bound-nowhere": "The {role} cannot go there: it goes back to {square}, and the touch still binds. {reason}",
    "free-nowhere": "The {role} cannot go there: it goes back to {square}, and any legal move may be made. {reason}",
  },
  "release.misplaced": {
    bound: "The {role} from {square} cannot go to {second}: it lies there, no move is made, and the touch still binds. {reason}",
    free: "The {role} from {square} cannot go to {second}: it lies there, no move is made, and any legal move may be made. {reason}",
    "bound-nowhere": "The {role} from {square} cannot go there: no move is made, and the touch still binds. {reason}",
    "free-nowhere": "The {role} from {square} cannot go there: no move is made, and any legal move may be made. {reason}",
  },
  "release.off-board": {
    "returned-bound": "{player} put the {role} down beside the board, of which no article speaks: it goes back to {square}, and the touch still binds.",
    "returned-free": "{player} put the {role} down beside the board, of which no article speaks: it goes back to {square}, and any legal move may be made.",
    "lying-bound": "{player} put the {role} from {square} down beside the board, of which no article speaks: no move is made, and the touch still binds.",
    "lying-free": "{player} put the {role} from {square} down beside the board, of which no article speaks: no move is made, and any legal move may be made.",
  },
  "release.occupied": "The {role} cannot take what stands on {second}, and two pieces never share a square: it goes back to {square} {article}.",
  "release.king-capture": {
    captured: "A king is never captured: the {role} goes back from {second} to {square} {article}.",
    handled: "A king never leaves the board: the opponent's king goes back to {square} {article}.",
  },
  "release.breach": {
    explained: "The {role} may not go from {square} to {second} now: another move must be played. {duty}",
    plain: "The {role} may not go from {square} to {second} on this move, because of what was touched before {article}.",
    "explained-nowhere": "The {role} may not leave {square} now: another move must be played. {duty}",
    "plain-nowhere": "The {role} may not leave {square} on this move, because of what was touched before {article}.",
  },

  // moves that take several steps (4.6, 4.7.1–4.7.3)
  "castling.rook-next": "Castling has begun: now put the rook from {second} on {third}; until then the move is not made {article}.",
  "castling.king-next": "Castling has begun: now put the king from {second} on {third}; until then the move is not made {article}.",
  "capture.remove-piece": "The capturing piece is on {square}: now take the captured piece off {second}; until then the move is not made {article}.",
  "capture.place-piece": "The piece on {square} is off the board: now make the capture with a piece that can take it {article}.",
  "promotion.choose": {
    square: "{player}'s pawn is promoted on {square}: now put the new piece there ({choices}) {article}.",
    anywhere: "{player}'s pawn is promoted: now put the new piece on the promotion square ({choices}) {article}.",
  },
  "promotion.remove-pawn": {
    square: "The new {role} stands on {square}: now take the pawn off {second}; until then the move is not made {article}.",
    anywhere: "The new {role} stands on {square}: now take the pawn off the board; until then the move is not made {article}.",
  },
  "promotion.impossible": {
    square: "{player} has no pawn that can be promoted on {square} now {article}.",
    anywhere: "{player} has no pawn that can be promoted now {article}.",
  },
  "remove.impossible": {
    returned: "The {piece} cannot be taken off, since no legal move removes it: it goes back {article}.",
    lying: "The {piece} cannot be taken off, since no legal move removes it: it must be put back {article}.",
  },

  // picking up again
  "hand.lifted": {
    bound: "{player} has picked up the piece on {square}: what was touched still binds {article}.",
    free: "{player} has picked up the piece on {square}: nothing binds {article}.",
  },
};
