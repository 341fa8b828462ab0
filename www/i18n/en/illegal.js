// @ts-check
/** Why a move is not legal, by the codes of whyIllegal. @type {import("../language.js").Table} */
export const illegal = {
  "empty-square": {
    shown: "There is no piece on {square} {article}.",
    plain: "There is no piece on that square {article}.",
  },
  "not-your-piece": {
    shown: "The piece on {square} belongs to the opponent {article}.",
    plain: "That piece belongs to the opponent {article}.",
  },
  "own-piece-there": {
    shown: "A piece of the same colour stands on {square} {article}.",
    plain: "A piece of the same colour stands on that square {article}.",
  },
  "piece-cannot": "This piece does not move that way {article}.",
  "path-blocked": {
    shown: "The way is blocked on {squares} {article}.",
    plain: "Another piece stands in the way {article}.",
  },
  pinned: {
    shown: "This piece is pinned: if it went there, its own king would be attacked from {squares} {article}.",
    plain: "This piece is pinned: if it went there, its own king would be attacked {article}.",
  },
  "check-not-answered": {
    shown: "The king is in check from {squares}, and this move does not end the check {article}.",
    plain: "The king is in check, and this move does not end the check {article}.",
  },
  "into-check": {
    shown: "The king may not go there, since that square is attacked from {squares} {article}.",
    plain: "The king may not go to a square that is attacked {article}.",
  },
  "pawn-cannot-advance": "The pawn cannot go forward there: the way is not free, or it is too far {article}.",
  "nothing-to-capture": {
    shown: "A pawn goes diagonally only to capture, and there is nothing to capture on {square} {article}.",
    plain: "A pawn goes diagonally only to capture, and there is nothing to capture {article}.",
  },
  "en-passant-expired": {
    shown: "The pawn on {square} can be captured en passant only in the move right after its double step {article}.",
    plain: "En passant is possible only in the move right after the pawn's double step {article}.",
  },
  "castling-right-lost": "Castling is no longer possible there, since the king or that rook has moved {article}.",
  "castling-blocked": {
    shown: "Castling is not possible while the way is blocked on {squares} {article}.",
    plain: "Castling is not possible while another piece stands in the way {article}.",
  },
  "castling-out-of-check": {
    shown: "Castling is not possible while the king is in check from {squares} {article}.",
    plain: "Castling is not possible while the king is in check {article}.",
  },
  "castling-through-check": {
    shown: "Castling is not possible now: on its way over {squares} the king would be attacked {article}.",
    plain: "Castling is not possible now: the king would cross an attacked square {article}.",
  },
  "castling-into-check": {
    shown: "Castling is not possible now: the king would be attacked on {square} {article}.",
    plain: "Castling is not possible now: the king would arrive on an attacked square {article}.",
  },
  "king-capture": "A king can never be captured {article}.",
};
