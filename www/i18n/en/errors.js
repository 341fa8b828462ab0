// @ts-check
/** Input that cannot be understood, by the codes of AdoubeError. @type {import("../language.js").Table} */
export const errors = {
  "bad-fen": {
    "syntax-field": "This FEN cannot be read: the field for the {fenField} is malformed.",
    syntax: "This FEN cannot be read: it is malformed.",
    "king-count": "This FEN is impossible: each colour must have exactly one king.",
    "opposite-check": "This FEN is impossible: the player who has just moved would be in check.",
    "pawn-on-back-rank": "This FEN is impossible: a pawn stands on the first or the last rank.",
    "too-many-pieces": "This FEN is impossible: a player has more pieces than a game can bring about.",
    "impossible-check": "This FEN is impossible: no move can have given that check.",
    "castling-flags": "This FEN names castling rights for which king and rook do not stand right.",
    "en-passant": "This FEN names an en passant square that no pawn can just have crossed.",
    counters: "This FEN has move counters that cannot be right.",
    "not-canonical": "This FEN is not written in its canonical form.",
    other: "This FEN does not describe a position that can be played.",
  },
  "illegal-move": {
    explained: "“{text}” is not a legal move in this position. {reason}",
    plain: "“{text}” is not a legal move in this position.",
    "explained-unnamed": "This move is not legal in this position. {reason}",
    "plain-unnamed": "This move is not legal in this position.",
  },
  "ambiguous-move": {
    few: "“{text}” is ambiguous: it may mean {moves}.",
    many: "This move is ambiguous: more than one legal move fits.",
  },
  "bad-move": {
    shown: "“{text}” is not written as a move.",
    plain: "This is not written as a move.",
  },
  "bad-square": {
    shown: "“{value}” is not a square: squares are called a1 to h8.",
    plain: "This is not a square: squares are called a1 to h8.",
  },
  "bad-act": {
    unknown: "There is no act called “{value}”.",
    shown: "This act cannot be understood: its field “{field}” is wrong or missing.",
    plain: "This act cannot be understood.",
  },
  "bad-option": {
    value: "The option “{option}” cannot have the value “{value}” here.",
    named: "The option “{option}” is unknown or has a wrong value.",
    plain: "An option is unknown or has a wrong value.",
  },
  "bad-time": {
    shown: "The time of this act ({at}) lies before that of the act before it ({last}).",
    plain: "The time of this act lies before that of the act before it.",
  },
  "empty-square": {
    square: "There is no piece on {emptySquare} to be touched.",
    plain: "There is no piece there to be touched.",
  },
  "bad-save": {
    options: "This saved game cannot be loaded: its options are not valid.",
    version: "This saved game cannot be loaded: it was written by another version.",
    act: "This saved game cannot be loaded: act {actNumber} does not fit.",
    plain: "This saved game cannot be loaded.",
  },
  "bad-pgn": {
    shown: "This PGN has an error in line {line}, column {column}.",
    plain: "This PGN has an error.",
  },
  "wasm-missing": "The rules engine could not be loaded: its file is missing or the network failed.",
  "wasm-blocked": "The rules engine was blocked by this page's security policy.",
  "not-ready": "The rules engine is not ready yet.",
  internal: "Something went wrong inside the rules engine.",
};
