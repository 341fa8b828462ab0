// @ts-check
/**
 * The codes that must have words, and facts for every variant of every sentence. The lists are the engine's agreement;
 * where a built package is there, the tests ask it for its codes as well.
 */
import { ARBITER, DRAWS } from "./i18n-samples-arbiter.mjs";

const bishop = { squares: ["c1"], role: "bishop" };
const kingAndRook = ["e1", "h1"];
const why = { code: "path-blocked", squares: ["d2"], article: "3.5" };
const obligation = { kind: "move", pieces: ["g1"], roles: ["knight"], article: "4.3.1", moves: ["g1f3", "g1h3"] };
const promotions = ["e7e8q", "e7e8r", "e7e8b", "e7e8n"];
const capturing = ["d7e8q", "f7g8q"];
const many = ["a2a3", "a2a4", "b2b3", "b2b4", "c2c3", "c2c4", "d2d3"];

/** @type {Record<string, Record<string, unknown>[]>} */
const board = {
  "touch.must-move": [
    { article: "4.3.1", ...bishop, moves: ["c1e3"] },
    { article: "4.3.1", ...bishop, moves: ["c1e3"], passedOver: [{ square: "d1", role: "queen", reason: "no-legal-move" }, { square: "e5", role: "knight", reason: "no-legal-capture" }] },
  ],
  "touch.must-capture": [
    { article: "4.3.2", squares: ["d5"], role: "queen", moves: ["c3d5"] },
    { article: "4.3.2", squares: ["d5", "e4"], role: "queen", moves: ["c3d5", "c3e4"] },
  ],
  "touch.must-capture-with": [{ article: "4.3.3", squares: ["c3", "d5"], role: "knight", captured: "queen", moves: ["c3d5"] }],
  "touch.must-castle": [
    { article: "4.4.1", squares: kingAndRook, moves: ["e1g1"], side: "kingside" },
    { article: "4.4.1", squares: ["e1", "a1"], moves: ["e1c1"], side: "queenside" },
  ],
  "touch.must-move-king": [{ article: "4.4.3", squares: kingAndRook, moves: ["e1d1"] }],
  "touch.no-castling": [
    { article: "4.4.2", squares: ["h1", "e1", "h1"], role: "rook", moves: ["h1g1"] },
    { article: "4.4.2", squares: ["h1", "e1", "e1"], role: "king", moves: ["e1d1"] },
    { article: "4.4.2", squares: ["h1", "e1", "a2"], role: "pawn", moves: ["a2a3"] },
    { article: "4.4.2", squares: ["h1", "e1"], moves: ["a2a3"] },
  ],
  "touch.also": [
    { article: "4.3.1", squares: ["f3", "c1"], role: "bishop", moves: ["c1e3"] },
    { article: "4.3.1", squares: ["c1", "c1"], role: "bishop", moves: ["c1e3"] },
  ],
  "touch.free": [
    { article: "4.5", squares: ["a1"], role: "rook", own: true },
    { article: "4.5", squares: ["d5"], role: "queen", own: false },
    { article: "4.5", squares: ["a1", "h1"], own: true },
  ],
  "touch.union": [{ article: null, squares: ["d2", "e2"], moves: ["d2d3", "e2e3"] }],
  "touch.not-having-the-move": [
    { article: "4.3", squares: ["e7"], act: "touch" },
    { article: "4.3", squares: ["e7", "e5"], act: "release" },
  ],
  "accident.noted": [{ article: "4.2.2", squares: ["c1"], bound: true }, { article: "4.2.2", squares: ["c1"], bound: false }],
  "accident.brush": [{ article: "4.2.2", squares: ["c1"] }],
  "accident.too-late": [{ article: "4.2.2", ...bishop }],
  "adjust.noted": [{ article: "4.2.1", squares: ["c1"] }, { article: "4.2.1", squares: ["c1", "d1"] }],
  "adjust.not-having-the-move": [{ article: "4.2.1", squares: ["c1"] }],
  "adjust.late": [{ article: "4.2.1", squares: ["c1"] }, { article: "4.2.1", squares: ["c1", "d1"] }],
  "release.put-back": [{ article: "4.3.1", ...bishop, bound: true }, { article: null, ...bishop, bound: false }],
  "release.returned": releases(),
  "release.misplaced": releases(),
  "release.off-board": [true, false].flatMap((returned) =>
    [true, false].map((bound) => ({ article: null, ...bishop, bound, returned }))),
  "release.occupied": [{ article: "3.1", squares: ["c1", "d2"], role: "bishop" }],
  "release.king-capture": [
    { article: "1.4.1", squares: ["b5", "e8"], role: "bishop" }, { article: "1.4.1", squares: ["e8"], role: "king" },
    { article: "1.4.1", squares: ["e8", "e7"], role: "king" },
  ],
  "release.breach": [
    { article: "4.3.1", squares: ["e2", "e4"], role: "pawn", obligation },
    { article: "4.4.2", squares: ["e1", "g1"], role: "king" },
    { article: "4.3.1", squares: ["g1"], role: "king", obligation },
    { article: "4.4.2", squares: ["g1"], role: "king" },
  ],
  "castling.rook-next": [{ article: "4.7.2", squares: ["g1", "h1", "f1"], moves: ["e1g1"] }],
  "castling.king-next": [{ article: "4.7.2", squares: ["f1", "e1", "g1"], moves: ["e1h1"] }],
  "capture.remove-piece": [{ article: "4.7.1", squares: ["d6", "d5"], moves: ["e5d6"] }],
  "capture.place-piece": [{ article: "4.7.1", squares: ["d5"], moves: ["c3d5"] }],
  "promotion.choose": [
    { article: "4.7.3", squares: ["e8"], moves: promotions },
    { article: "4.7.3", squares: [], moves: capturing },
  ],
  "promotion.remove-pawn": [
    { article: "4.6", squares: ["e8", "e7"], role: "queen", moves: ["e7e8q"] },
    { article: "4.6", squares: ["e8"], role: "knight", moves: ["e7e8n"] },
  ],
  "promotion.impossible": [{ article: "3.7.3.3", squares: ["e8"], role: "queen" }, { article: "3.7.3.3", role: "queen" }],
  "remove.impossible": [
    { article: "4.3.2", squares: ["d5"], role: "queen", returned: true },
    { article: "4.3.2", squares: ["d5"], role: "queen", returned: false },
  ],
  "move.made": [{ article: "4.7", moves: ["g1f3"], san: "Nf3", squares: ["g1", "f3"] }],
  "move.illegal": [
    { article: "3.9.2", squares: ["e1", "e2"], text: "Ke2", why: { code: "into-check", squares: ["e2"], article: "3.9.2" } },
    { article: "3.10.1", text: "Ke2" },
  ],
  "move.unreadable": [{ article: null, text: "xyz" }],
  "move.ambiguous": [{ article: null, text: "Nd2", moves: ["b1d2", "f3d2"] }, { article: null, text: "Nd2", moves: many }],
  "move.completed": [{ article: "6.2.1", moves: ["g1f3"], san: "Nf3" }, { article: "6.2.1", moves: ["g1f3"] }],
  "press.nothing-made": [{ article: "6.2.1" }],
  "press.unfinished": ["4.7.1", "4.7.2", "4.7.3", "4.3.1", "4.3.2", null].map((article) => ({ article, squares: ["d5"] })),
  "hand.lifted": [{ article: "4.3.1", ...bishop, bound: true }, { article: null, ...bishop, bound: false }],
  "offer.repeated": [{ article: "9.1.2" }],
  "offer.accepted": [{ article: "5.2.3" }],
  "offer.declined": [{ article: "9.1.2", by: "word" }],
  "offer.none": [{ article: "9.1.2" }],
  "offer.too-early": [{ article: "5.2.3" }],
  "claim.accepted": [
    { article: "9.2.2", ground: "threefold", occurrences: 3, plies: [0, 4, 8] },
    { article: "9.2.1", ground: "threefold", occurrences: 3, plies: [0, 4], san: "Ng8", move: "f6g8" },
    { article: "9.3.2", ground: "fifty", halfmoves: 100 },
    { article: "9.3.1", ground: "fifty", halfmoves: 100, san: "Kd2", move: "d1d2" },
    { article: "9.2", ground: "threefold" },
  ],
  "claim.rejected": rejectedClaims(),
  "resign.lost": [{ article: "5.1.2" }, { article: "5.1.2", helpmate: ["f2f3", "e7e5", "g2g4", "d8h4"] }],
  "resign.drawn": [{ article: "5.1.2" }],
  "game.checkmate": [{ article: "5.1.1" }],
  "game.stalemate": [{ article: "5.2.1" }],
  "game.dead-position": [{ article: "5.2.2" }],
  "game.fivefold": [{ article: "9.6.1", occurrences: 5, plies: [0, 4, 8, 12, 16] }, { article: "9.6.1" }],
  "game.seventyfive-moves": [{ article: "9.6.2", halfmoves: 150 }, { article: "9.6.2" }],
  "game.over": [{ article: null, reason: "checkmate", act: "touch" }, { article: null, act: "touch" }],
};

/** What each ruling may say besides code, upheld and player: one entry for each variant of its facts.
 * @type {Record<string, Record<string, unknown>[]>} */
export const RULINGS = { ...board, ...ARBITER };
for (const [code, more] of Object.entries(DRAWS)) RULINGS[code] = [...(RULINGS[code] ?? []), ...more];

function releases() {
  return [true, false].flatMap((bound) => [
    { article: "3.5", squares: ["c1", "f4"], role: "bishop", why, bound },
    { article: "3.5", squares: ["c1"], role: "bishop", why, bound },
    { article: null, squares: ["c1", "f4"], role: "bishop", bound },
  ]);
}

function rejectedClaims() {
  const nearest = { ply: 4, differs: ["turn", "castling", "en-passant"] };
  return [
    { article: "9.5.3", ground: "threefold", reason: "too-few", occurrences: 2, needed: 3, nearest },
    { article: "9.5.3", ground: "threefold", reason: "too-few", occurrences: 1, needed: 3 },
    { article: "9.5.3", ground: "threefold", reason: "too-few", occurrences: 2, needed: 3, san: "Ng8", moves: ["f6g8"] },
    { article: "9.5.3", ground: "fifty", reason: "too-few", halfmoves: 75, needed: 100 },
    { article: "9.5.3", ground: "fifty", reason: "too-few", halfmoves: 2, needed: 100, san: "Kd2", moves: ["d1d2"] },
    { article: "9.4", ground: "threefold", reason: "touched" },
    { article: "9.2", ground: "threefold", reason: "not-having-the-move" },
    { article: null, ground: "threefold", reason: "unreadable", text: "xyz" },
    { article: null, ground: "threefold", reason: "ambiguous", text: "Nd2", moves: ["b1d2", "f3d2"] },
    { article: "9.5.3", ground: "fifty", reason: "illegal", text: "Ke2", moves: many },
    { article: null, ground: "fifty", reason: "too-few" },
  ];
}

/** @type {Record<string, Record<string, unknown>[]>} */
export const OBLIGATIONS = {
  move: [
    { pieces: ["c1"], article: "4.3.1", moves: ["c1e3", "c1f4"] },
    { pieces: ["c1"], roles: ["bishop"], article: "4.3.1", moves: ["c1e3"] },
    { pieces: ["d2", "e2"], article: null, moves: ["d2d3", "e2e3"] },
  ],
  capture: [
    { pieces: ["d5"], article: "4.3.2", moves: ["c3d5"] },
    { pieces: ["d5", "e4"], article: "4.3.2", moves: ["c3d5", "c3e4"] },
  ],
  "capture-with": [
    { pieces: ["c3", "d5"], roles: ["knight", "queen"], article: "4.3.3", moves: ["c3d5"] },
    { pieces: ["e5"], article: "4.7.1", moves: ["e5d6"] },
  ],
  castle: [
    { pieces: ["e1", "h1"], article: "4.4.1", moves: ["e1g1"] },
    { pieces: ["e1", "a1"], article: "4.4.1", moves: ["e1c1"] },
    { pieces: ["e1"], article: "4.7.2", moves: ["e1g1"] },
    { pieces: ["f1"], article: "4.7.2", moves: ["f1b1"] },
  ],
  "king-move": [{ pieces: ["e1", "h1"], article: "4.4.3", moves: ["e1d1"] }],
  promote: [
    { pieces: ["e8"], article: "4.7.3", moves: promotions },
    { pieces: ["e7"], article: "4.4.4", moves: ["e7e8n"] },
    { pieces: ["e7"], article: "4.7.3", moves: capturing },
  ],
  "written-move": [
    { pieces: ["f6"], article: "9.5.3", moves: ["f6g8"] },
    { pieces: ["b1", "f3"], article: "9.5.3", moves: ["b1d2", "f3d2"] },
    { pieces: ["a2"], article: "9.5.3", moves: many },
  ],
  "replace-illegal-move": [
    { pieces: ["c1"], roles: ["bishop"], article: "7.5.1", moves: ["c1e3"] },
    { pieces: ["d5"], roles: ["queen"], article: "7.5.1", moves: ["c3d5", "e4d5"] },
    { pieces: ["e1"], article: null, moves: ["a2a3", "b2b3"] },
    { pieces: [], article: "7.5.1", moves: ["a2a3"] },
  ],
};

const decisive = { score: "1-0", winner: "white" };
const drawn = { score: "1/2-1/2" };
const everyOutcome = [decisive, drawn, { score: "0-0" }, { score: "void" }];

/** @type {Record<string, Record<string, unknown>[]>} */
export const RESULTS = {
  checkmate: [{ ...decisive, article: "5.1.1" }],
  resignation: [{ score: "0-1", winner: "black", article: "5.1.2" }],
  stalemate: [{ ...drawn, article: "5.2.1" }],
  "dead-position": [{ ...drawn, article: "5.2.2" }],
  agreement: [{ ...drawn, article: "5.2.3" }],
  threefold: [{ ...drawn, article: "9.2.2" }],
  fivefold: [{ ...drawn, article: "9.6.1" }],
  "fifty-moves": [{ ...drawn, article: "9.3.2" }],
  "seventyfive-moves": [{ ...drawn, article: "9.6.2" }],
  time: [{ ...decisive, article: "6.9" }],
  "time-no-mate": [{ ...drawn, article: "6.9" }],
  "illegal-moves": [{ ...decisive, article: "7.5.5" }],
  "illegal-moves-no-mate": [{ ...drawn, article: "7.5.5" }],
  "resignation-no-mate": [{ ...drawn, article: "5.1.2" }],
  "default-time": everyOutcome.map((outcome) => ({ ...outcome, article: "6.7.1" })),
  "sealed-move": everyOutcome.map((outcome) => ({ ...outcome, article: "II.3" })),
  "normal-means": [{ ...drawn, article: "10.2" }],
  "touch-refusal": everyOutcome.map((outcome) => ({ ...outcome, article: "11.7" })),
  penalty: everyOutcome.map((outcome) => ({ ...outcome, article: "12.9.6" })),
  replay: [{ score: "void", article: "7.2.1" }],
  "both-kings-attacked": [{ ...drawn, article: "A.5.4" }],
  "claim-time-forfeit": everyOutcome.map((outcome) => ({ ...outcome, article: "10.13(2)" })),
};

/** @type {Record<string, Record<string, unknown>[]>} */
export const ERRORS = {
  "bad-fen": [
    { field: "castling", reason: "syntax" }, { reason: "syntax" },
    { field: "fen", reason: "syntax" },
    ...["king-count", "opposite-check", "pawn-on-back-rank", "too-many-pieces", "impossible-check", "castling-flags",
      "en-passant", "counters", "not-canonical"].map((reason) => ({ field: "placement", reason })),
    {},
  ],
  "illegal-move": [{ text: "Bf4", why }, { text: "Bf4" }, { why }, {}],
  "ambiguous-move": [{ text: "Nd2", candidates: ["b1d2", "f3d2"] }, { text: "Nd2", candidates: many }],
  "bad-move": [{ text: "xyz" }, {}],
  "bad-square": [{ value: "z9" }, { value: null }],
  "bad-act": [{ field: "square", expected: "a square", value: 7 }, { field: "act", value: "castle" }, {}],
  "bad-option": [{ option: "laws", expected: "an edition", value: "x" }, { option: "laws", value: {} }, {}],
  "bad-time": [{ at: 1500, last: 2000 }, {}],
  "empty-square": [{ square: "e4" }, {}],
  "bad-save": [
    { reason: "bad-act", act: 12 }, { reason: "no version of ours" }, { reason: "bad-option", option: "laws" }, { reason: "no acts" },
  ],
  "bad-pgn": [{ line: 3, column: 7 }, {}],
  "wasm-missing": [{}],
  "wasm-blocked": [{}],
  "not-ready": [{}],
  internal: [{}],
};

const move = { move: "Nf9" };
const found = { found: "zugzwang" };

/** What each fault of a PGN may say besides code, place and the rest that all have. @type {Record<string, Record<string, unknown>[]>} */
export const PGN = {
  "illegal-move": [{ ...move, ply: 3, why }, { ...move, ply: 3 }],
  "ambiguous-move": [{ ...move, ply: 3, candidates: ["g1f3", "d2f3"] }, { ...move, ply: 3, candidates: many }],
  "bad-move": [move], "unknown-variant": [found], "unknown-text": [found], "result-mismatch": [found], "move-number": [found],
  ...Object.fromEntries(
    ["bad-fen", "too-deep", "too-large", "too-long", "too-many-errors", "fen-repaired", "missing-fen", "bad-tag", "duplicate-tag",
      "bad-utf8", "unclosed-comment", "bare-command", "unclosed-variation", "stray-parenthesis", "empty-variation",
      "variation-without-move", "bad-nag", "result-in-variation", "extra-result", "missing-setup", "missing-result"].map((code) => [code, [{}]]),
  ),
};

/** What an audit finds. @type {Record<string, Record<string, unknown>[]>} */
export const AUDIT = {
  "illegal-move": [{ by: "white", article: "3.9.2" }, { by: "black", article: null }],
  "ambiguous-move": [{ by: "white", article: null }],
  "unreadable-move": [{ by: "white", article: null }],
  "not-played": [{ article: null }],
  "result-mismatch": [{ article: null }],
  "could-claim.threefold": [{ by: "white", article: "9.2.2" }],
  "could-claim.fifty": [{ by: "black", article: "9.3.2" }],
  "time-loss.drawn": [{ by: "black", article: "6.9" }],
  ...Object.fromEntries(
    Object.entries({ checkmate: "5.1.1", stalemate: "5.2.1", "dead-position": "5.2.2", fivefold: "9.6.1", "seventyfive-moves": "9.6.2" }).flatMap(
      ([end, article]) => [[`played-on.${end}`, [{ by: "white", article }]], [`wrong-result.${end}`, [{ article }]]],
    ),
  ),
};

export const ILLEGAL = [
  "empty-square", "not-your-piece", "own-piece-there", "piece-cannot", "path-blocked", "pinned", "check-not-answered",
  "into-check", "pawn-cannot-advance", "nothing-to-capture", "en-passant-expired", "castling-right-lost",
  "castling-blocked", "castling-out-of-check", "castling-through-check", "castling-into-check", "king-capture",
];

export const PHASES = [
  "idle", "bound", "held", "misplaced", "castling", "capturing", "promoting", "made", "paused", "adjourned", "over",
];

const threefold = { occurrences: 1, plies: [0], onBoard: false, withMove: [] };
const fifty = { halfmoves: 12, onBoard: false, withMove: [] };

export const CLAIMS = [
  { threefold, fifty, open: true },
  { threefold: { ...threefold, occurrences: 3, onBoard: true }, fifty: { ...fifty, halfmoves: 101, onBoard: true }, open: true },
  { threefold: { ...threefold, occurrences: 2, withMove: ["f6g8"] }, fifty: { ...fifty, halfmoves: 99, withMove: ["d1d2"] }, open: true },
  { threefold, fifty, open: false },
];

/** The articles of 2023 that a ruling, an obligation, a result or an answer of whyIllegal can cite. */
export const CITABLE = [
  "1.3", "1.4.1", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.7.1", "3.7.2", "3.7.3", "3.7.3.1", "3.7.3.2", "3.7.3.3",
  "3.7.3.4", "3.7.3.5", "3.8", "3.8.1", "3.8.2", "3.8.2.1", "3.8.2.1.1", "3.8.2.1.2", "3.8.2.2", "3.9", "3.9.1", "3.9.2",
  "3.10.1", "3.10.2", "4.1", "4.2", "4.2.1", "4.2.2", "4.3", "4.3.1", "4.3.2", "4.3.3", "4.4", "4.4.1", "4.4.2", "4.4.3", "4.4.4",
  "4.5", "4.6", "4.6.1", "4.6.2", "4.6.3", "4.7", "4.7.1", "4.7.2", "4.7.3", "4.8", "5.1.1", "5.1.2", "5.2.1", "5.2.2",
  "5.2.3", "6.2.1", "7.5.1", "7.5.2", "7.5.3", "7.5.4", "7.5.5", "9.1.1", "9.1.2", "9.1.2.1", "9.1.2.2", "9.1.2.3", "9.2",
  "9.2.1", "9.2.2", "9.2.3", "9.2.3.1", "9.2.3.2", "9.3", "9.3.1", "9.3.2", "9.4", "9.5", "9.5.1", "9.5.2", "9.5.3", "9.6",
  "9.6.1", "9.6.2", "11.5", "II.3", "6.2.3", "6.7.1", "6.8", "6.9", "6.10.2", "6.11.2", "6.11.3", "7.2.1", "7.2.2", "7.3", "7.4.1",
  "8.1.2", "11.7", "12.9", "12.9.1", "A.5.2", "A.5.4", "I.1.1", "I.7", "I.8", "III.3.1", "III.5",
];

/**
 * Every sample as what `describe` is given.
 * @returns {{ table: string, code: string, facts: Record<string, any>, what: any }[]}
 */
export function samples() {
  const each = (/** @type {string} */ table, /** @type {Record<string, Record<string, any>[]>} */ list,
    /** @type {(code: string, facts: Record<string, any>) => any} */ whole) =>
    Object.entries(list).flatMap(([code, many]) =>
      many.map((facts) => ({ table, code, facts: { player: "white", ...facts }, what: whole(code, facts) })));
  const illegal = Object.fromEntries(ILLEGAL.map((code) => [code, [{ squares: ["e4"], article: "3.1" }, { squares: [], article: "3.1" }]]));
  const phases = Object.fromEntries(PHASES.map((phase) => [phase, [{}]]));
  return [
    ...each("rulings", RULINGS, (code, facts) => ({ code, upheld: true, player: "white", ...facts })),
    ...each("obligations", OBLIGATIONS, (kind, facts) => ({ kind, ...facts })),
    ...each("results", RESULTS, (reason, facts) => ({ reason, ...facts })),
    ...each("errors", ERRORS, (code, detail) => Object.assign(new Error("said by the engine"), { name: "AdoubeError", code, detail })),
    ...each("pgn", PGN, (code, facts) => ({ code, game: 1, line: 3, column: 7, offset: 40, message: "", fatal: false, ...facts })),
    ...each("audit", AUDIT, (code, facts) => ({ code, ply: 12, ...facts })),
    ...each("illegal", illegal, (code, facts) => ({ code, ...facts })),
    ...each("phases", phases, (phase) => phase),
    ...CLAIMS.map((what) => ({ table: "claims", code: "claims", facts: what, what })),
  ];
}
