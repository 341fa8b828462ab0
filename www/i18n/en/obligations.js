// @ts-check
/** What the player having the move must do, by kind. @type {import("../language.js").Table} */
export const obligations = {
  move: {
    one: "The {mover} was touched: it must move {article}.",
    several: "Of the pieces touched at once, the one on {origins} must move {article}.",
  },
  capture: {
    one: "The {piece} was touched: it must be captured {article}.",
    several: "Of the pieces touched at once, the one on {anySquare} must be captured {article}.",
  },
  "capture-with": {
    both: "The {mover} must capture the {other}: both were touched {article}.",
    begun: "The capture with the {mover} has begun and must be finished {article}.",
  },
  castle: {
    kingside: "The king on {origin} and the rook on {companion} must castle kingside {article}.",
    queenside: "The king on {origin} and the rook on {companion} must castle queenside {article}.",
    "kingside-begun": "Castling kingside has begun and must be finished {article}.",
    "queenside-begun": "Castling queenside has begun and must be finished {article}.",
  },
  "king-move": "The king on {origin} must move, since the castling that was wanted is not legal {article}.",
  promote: {
    square: "The pawn must be promoted on {promotionSquare}: put the new piece there ({choices}) {article}.",
    anywhere: "The pawn must be promoted: put the new piece on the promotion square ({choices}) {article}.",
  },
  "written-move": {
    one: "The written move must be played: {moves} {article}.",
    few: "One of the moves that the written text may mean must be played: {moves} {article}.",
    many: "One of the moves that the written text may mean must be played {article}.",
  },
  "replace-illegal-move": {
    move: "The illegal move must be replaced by a legal move of the {piece} {article}.",
    capture: "The illegal move must be replaced by a legal one that captures the {piece} {article}.",
    anywhere: "The illegal move must be replaced by a legal one {article}.",
  },
};
