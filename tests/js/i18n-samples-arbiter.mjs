// @ts-check
/** Facts for every variant of the sentences on clocks, illegal moves, objections, claims of the arbiter's kind, and officials' acts. */

const why = { code: "path-blocked", squares: ["d2"], article: "3.5" };
const duty = { kind: "move", pieces: ["g1"], roles: ["knight"], article: "4.3.1", moves: ["g1f3", "g1h3"] };
const replacement = { kind: "replace-illegal-move", pieces: ["c1"], roles: ["bishop"], article: "7.5.1", moves: ["c1e3"] };
const placed = { squares: ["c1", "f4"], role: "bishop" };
const many = ["a2a3", "a2a4", "b2b3", "b2b4", "c2c3", "c2c4", "d2d3"];
const short = ["f2f3", "e7e5", "g2g4", "d8h4"];
const long = [...short, ...short, "b7b8q"];
const minutes = (/** @type {number} */ count) => count * 60_000;

/** Each kind of what counts as an illegal move. */
const faults = [
  { kind: "illegal-move", san: "Bc1f4", why, obligation: replacement },
  { kind: "illegal-move", ...placed, why }, { kind: "illegal-move" }, { kind: "unpromoted" }, { kind: "no-move" }, { kind: "two-hands", san: "Nf3" },
];
const tests = ["any-mate", "bare-king", "us-14e", undefined].map((test) => ({ test }));
const gain = { time: minutes(2), clock: { black: minutes(2) } };

/** @type {Record<string, Record<string, unknown>[]>} */
const illegalMoves = {
  "press.conduct": [{ article: null }, { article: "6.2.3" }],
  "illegal.first": [
    ...faults.map((fault) => ({ article: "7.5.5", ...fault, count: 1, limit: 2, ...gain })),
    { article: null, kind: "no-move", count: 1 }, { article: "7.5.5", kind: "no-move", count: 1, limit: 2, time: minutes(1) },
  ],
  "illegal.again": [
    ...faults.map((fault) => ({ article: "7.5.5", ...fault, count: 2, limit: 3, ...gain })),
    { article: "7.5.5", kind: "no-move", count: 4, clock: { white: -30_500, black: minutes(2) } }, { article: null, kind: "illegal-move", san: "--" },
  ],
  "illegal.forfeit": [
    ...faults.map((fault) => ({ article: "7.5.5", ...fault, count: 2, limit: 2, test: "any-mate", helpmate: short })),
    { article: "7.5.5", kind: "no-move", count: 2, limit: 2, helpmate: long },
    { article: "7.5.5", kind: "no-move", count: 2, limit: 2, helpmate: short, helpmateSan: ["f3", "e5", "g4", "Qh4#"] },
    { article: "7.5.5", kind: "no-move" },
  ],
  "illegal.forfeit-drawn": tests.map((test) => ({ article: "7.5.5", kind: "no-move", count: 2, limit: 2, ...test })),
  "illegal.stands": [
    ...faults.map((fault) => ({ article: "A.5.2", ...fault, obligation: undefined })), { article: "7.5.1", kind: "illegal-move", san: "--" },
  ],
  "illegal.must-finish": [{ article: "7.5.2" }],
  "promotion.queen": [{ article: "7.5.2", squares: ["d7", "e8"], moves: ["d7e8q"], san: "dxe8=Q+" }, { article: "7.5.2" }],
  "breach.stands": [{ article: "4.8", san: "e4", obligation: duty }, { article: "4.8", obligation: duty }, { article: "4.8" }],
};

const grounds = ["touch-move", "illegal-move", "accident", "elsewhere"];

/** @type {Record<string, Record<string, unknown>[]>} */
const objections = {
  "objection.upheld": grounds.flatMap((ground) => [
    { article: "4.3", ground, san: "e4", ply: 12, restored: true, obligation: duty },
    { article: "7.5.1", ground, san: "--", restored: false }, { article: null, ground },
  ]),
  "objection.rejected": [
    ...["already-ruled", "touched", "too-late", "own-move", "elsewhere"].map((reason) => ({ article: "4.8", ground: "touch-move", reason })),
    ...grounds.map((ground) => ({ article: "4.8", ground, reason: "nothing-found" })),
    { article: null, ground: "accident", reason: "already-ruled" },
  ],
  "objection.referred": grounds.map((ground) => ({ article: "4.2.2", ground })),
  "decision.upheld": ["normal-means", "accident", "colors-reversed", "elsewhere"].map((matter) => ({ article: "III.5", matter })),
  "decision.rejected": ["normal-means", "accident", "colors-reversed", "elsewhere"].map((matter) => ({ article: "III.5", matter, ...gain })),
  "decision.nothing": [{ article: null }],
};

/** @type {Record<string, Record<string, unknown>[]>} */
const clocks = {
  "flag.fallen": [
    ...tests.map((test) => ({ article: "6.9", ...test })), { article: "6.9", test: "any-mate", helpmate: short },
    { article: "6.9", test: "any-mate", helpmate: long }, { article: "6.9", test: "us-14e" },
  ],
  "flag.drawn": [
    { article: "6.9", test: "any-mate", reason: "no-mate" }, { article: "6.9", test: "bare-king", reason: "bare-king" },
    { article: "6.9", test: "us-14e", reason: "no-forced-mate" }, { article: "III.3.1", reason: "both-fallen" },
    { article: "6.9", test: "bare-king" }, { article: "6.9" },
  ],
  "flag.not-fallen": [{ article: "6.8", remaining: 61_000 }, { article: "6.8" }],
  "flag.moves-completed": [{ article: "6.9", completed: 40 }],
  "flag.waits": [{ article: "III.5" }],
  "flag.players-only": [{ article: "6.8" }],
  "flag.both-fallen": [{ article: "III.3.1" }],
  "clock.paused": [{ article: "6.11.2" }],
  "clock.resumed": [{ article: "6.11.3" }],
  "clock.already-paused": [{ article: "6.11.2" }, { article: null }],
  "clock.not-paused": [{ article: "6.11.3" }, { article: null }],
  "clock.set": [
    { article: "6.10.2", white: minutes(90), black: 3_725_000 }, { article: "6.10.2", white: minutes(60) }, { article: "6.10.2", black: 0 },
    { article: "6.10.2", clock: { white: minutes(-1), black: 1500 } }, { article: null },
  ],
  "clock.none": [{ article: null, act: "setClock" }],
  "clock.time": [{ article: null }],
  "hands.paused": [{ article: null, act: "touch" }],
  "hands.adjourned": [{ article: null, act: "touch" }],
  "arrive.in-time": [
    { article: "6.7.1", late: 0, allowed: 0 }, { article: "6.7.1", late: minutes(10), allowed: minutes(30) }, { article: "6.7.1", late: minutes(59) },
  ],
  "arrive.default": [
    { article: "6.7.1", late: minutes(31), allowed: minutes(30) }, { article: "6.7.1", late: 500, allowed: 0 }, { article: "6.7.1" },
  ],
};

/** @type {Record<string, Record<string, unknown>[]>} */
export const DRAWS = {
  "offer.made": [
    { article: "9.1.2.1" }, { article: "9.1.2.1", moment: "proper" }, { article: "9.1.2.1", moment: "thinking" },
    { article: "9.1.2", moment: "before-move", mayWait: true }, { article: "9.1.2", moment: "proper", lapsesBy: "move" },
  ],
  "offer.lapsed": [{ article: "9.1.2" }, { article: "9.1.2", by: "touch" }, { article: "9.1.2", by: "move" }],
  "offer.forbidden": [{ article: "9.1.1", before: 30 }, { article: "9.1.1" }],
  "offer.not-again": [{ article: null }],
  "claim.accepted": [{ article: "III.5", ground: "normal-means" }],
  "claim.rejected": [
    ...["not-announced", "too-much-time", "no-clock", "increment", "blitz", "unknown-to-edition", "agreement"]
      .map((reason) => ({ article: "III.5", ground: "normal-means", reason })),
    { article: "9.4", ground: "threefold", reason: "adjourned" }, { article: null, ground: "normal-means", reason: "unknown-to-edition" },
    { article: "III.5", ground: "normal-means", reason: "touched", offer: true },
    { article: "9.5.3", ground: "threefold", reason: "too-few", occurrences: 2, needed: 3, ...gain },
    { article: "9.5.3", ground: "fifty", reason: "too-few", halfmoves: 75, needed: 100, offer: false, clock: { white: minutes(-5) } },
    { article: "9.5.3", ground: "fifty", reason: "too-few", halfmoves: 75, needed: 100, time: minutes(-5) },
  ],
  "claim.referred": [{ article: "III.5", ground: "normal-means" }, { article: "9.5", ground: "threefold" }],
  "claim.forfeit": [{ article: "9.5.3" }, { article: "9.5.3", drawn: true }],
};

const found = { movesByWhite: 1, movesByBlack: 0 };

/** @type {Record<string, Record<string, unknown>[]>} */
const officials = {
  "irregularity.replay": ["wrong-setup", "colors-reversed", "pieces-displaced"].flatMap((kind) => [
    { article: "7.2.1", kind, ...found }, { article: "7.2.1", kind },
  ]),
  "irregularity.continue": ["wrong-setup", "colors-reversed", "pieces-displaced"].map((kind) => ({
    article: "7.3", kind, movesByWhite: 12, movesByBlack: 11,
  })),
  "irregularity.transfer": [{ article: "7.2.2", kind: "board-turned" }],
  "irregularity.restore": [{ article: "7.4.1", kind: "pieces-displaced" }],
  "irregularity.two-hands": [{ article: "4.1", kind: "two-hands" }, { article: null, kind: "two-hands" }],
  "irregularity.wrong-hand": [{ article: "6.2.3", kind: "wrong-hand" }],
  "irregularity.arbiter-decides": [{ article: "7.3", kind: "colors-reversed", ...found }, { article: null, kind: "pieces-displaced" }],
  "game.illegal-position": [{ article: "A.5.4" }],
  "game.both-kings-attacked": [{ article: "A.5.4" }],
  "adjourn.sealed": [{ article: "I.1.1", text: "Nf3" }],
  "adjourn.refused": ["adjourned", "paused", "touched", "not-having-the-move", "elsewhere"].map((reason) => ({ article: "I.1.1", reason })),
  "session.resumed": [{ article: "I.7" }],
  "session.waiting": [{ article: "I.7" }],
  "session.not-adjourned": [{ article: "I.7" }, { article: null }],
  "sealed.played": [{ article: "I.7", san: "Rd8#", squares: ["d1", "d8"], moves: ["d1d8"] }],
  "sealed.lost": [
    ...["ambiguous", "illegal", "unreadable", "touch"].map((reason) => ({ article: "I.8", reason, text: "Rc1" })), { article: null, reason: "illegal" },
  ],
  "sealed.drawn": tests.map((test) => ({ article: "I.8", reason: "ambiguous", text: "Rc1", ...test })),
  "sealed.choose": [{ article: "I.8", text: "Rc1", moves: ["a1c1", "d1c1"] }, { article: "I.8", text: "x", moves: many }],
  "write.noted": [{ article: "8.1.2", text: "Nf3" }, { article: null, text: "Nf3" }],
  "write.ahead": [{ article: "8.1.2" }],
  "penalty.warning": [{ article: "12.9.1", reason: "noise", count: 1 }, { article: "12.9.1", reason: "accident-limit", count: 2 }, { article: "12.9.1", reason: "", count: 1 }],
  "penalty.time": [{ article: "12.9", reason: "noise", ...gain }, { article: "12.9", reason: "", clock: { white: minutes(-2) } }],
  "penalty.loss": [{ article: "12.9", reason: "noise" }, { article: "12.9", reason: "" }],
  "penalty.refusal": [{ article: "11.7", reason: "touch-refusal" }],
};

/** Samples of codes that have others elsewhere as well are kept apart: they are joined to those. */
export const ARBITER = { ...illegalMoves, ...objections, ...clocks, ...officials };
