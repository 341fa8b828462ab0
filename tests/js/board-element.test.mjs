// @ts-check
/** What the element decides without a page: attributes, what follows by itself, free moves, which events are told. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asking, told } from "../../www/element/events.js";
import { FreeHand } from "../../www/element/free-hand.js";
import { nextStep } from "../../www/element/next-step.js";
import { settingsOf } from "../../www/element/settings.js";
import { START, stateOf } from "./board-hand.mjs";

/** @param {Record<string, string>} [attributes] */
const settings = (attributes = {}) => settingsOf((name) => attributes[name] ?? null);

describe("attributes", () => {
  test("a board without attributes is guided, shows targets and puts the rook after the king", () => {
    const { mode, supervision, hints, castle, accidentMs, commit, orientation, coordinates } = settings();
    assert.deepEqual([mode, supervision, hints, castle, accidentMs], ["assist", "guided", "destinations", "assist", 3000]);
    assert.deepEqual([commit, orientation, coordinates], ["intent", "white", "edge"]);
  });

  test("over the board the arbiter is strict and nothing is hinted at", () => {
    const { supervision, hints, castle, accidentMs } = settings({ mode: "otb" });
    assert.deepEqual([supervision, hints, castle, accidentMs], ["arbiter", "none", "manual", 1500]);
  });

  test("what is unknown is as usual in its mode", () => {
    const { mode, hints, supervision, castle } = settings({ mode: "otb", hints: "all", supervision: "nobody", castle: "quickly" });
    assert.deepEqual([mode, hints, supervision, castle], ["otb", "none", "arbiter", "manual"]);
    assert.equal(settings({ mode: "blitz" }).mode, "assist");
  });

  test("an attribute stands above its mode", () => {
    const { hints, supervision } = settings({ mode: "otb", hints: "obligation", supervision: "guided" });
    assert.deepEqual([hints, supervision], ["obligation", "guided"]);
  });

  test("the accident window is a number of milliseconds, none, or unlimited", () => {
    const windows = ["0", "800", "unlimited", "-5", "soon", ""].map((ms) => settings({ "accident-ms": ms }).accidentMs);
    assert.deepEqual(windows, [0, 800, Infinity, 3000, 3000, 3000]);
  });

  test("parts choose the panels; the board itself is always there", () => {
    const { shows } = settings({ parts: "strip log" });
    assert.deepEqual(["board", "strip", "log", "score", "buttons"].map((part) => shows(/** @type {any} */ (part))), [true, true, true, false, false]);
    assert.equal(settings().shows("score"), true);
  });

  test("a view, a disabled and a read-only board are not played on", () => {
    assert.deepEqual([settings(), settings({ mode: "view" }), settings({ disabled: "" }), settings({ readonly: "" })].map(({ playable }) => playable), [true, false, false, false]);
  });
});

describe("what is left of a half-made move", () => {
  /** @param {...Partial<import("../../www/engine/index.js").Ruling>} rulings */
  const log = (...rulings) => rulings.map((ruling) => ({ ruling: /** @type {any} */ ({ upheld: true, article: null, player: "white", ...ruling }) }));
  const rookNext = { code: "castling.rook-next", squares: ["g1", "h1", "f1"] };

  test("the rook of a castling", () => {
    assert.deepEqual(nextStep(log(rookNext), "castling"), { from: "h1", to: "f1" });
    assert.deepEqual(nextStep(log(rookNext, { code: "hand.lifted", squares: ["h1"] }), "held"), { from: "h1", to: "f1" });
  });

  test("the pawn captured en passant", () => {
    assert.deepEqual(nextStep(log({ code: "capture.remove-piece", squares: ["d6", "d5"] }), "capturing"), { remove: "d5" });
  });

  test("the pawn that has been exchanged before it was taken off", () => {
    assert.deepEqual(nextStep(log({ code: "promotion.remove-pawn", squares: ["e8", "e7"] }), "promoting"), { remove: "e7" });
  });

  test("nothing once the move is made, and nothing while a piece is merely in the hand", () => {
    assert.equal(nextStep(log(rookNext, { code: "move.made" }, { code: "touch.must-move", squares: ["e7"] }), "held"), null);
    assert.equal(nextStep(log({ code: "touch.must-move", squares: ["e2"] }), "held"), null);
    assert.equal(nextStep(log(rookNext), "made"), null);
  });
});

describe("free moves", () => {
  const state = /** @type {import("../../www/engine/index.js").GameState} */ (/** @type {unknown} */ (stateOf({ fen: START, legalMoves: ["e2e3", "e2e4", "d2d4"] })));

  test("a touch chooses, another touch chooses anew, and a release plays the whole move", () => {
    const hand = new FreeHand();
    assert.equal(hand.move({ act: "touch", square: "d2" }, state), null);
    assert.equal(hand.move({ act: "touch", square: "e2" }, state), null);
    assert.deepEqual(hand.shown(state).touched, ["e2"]);
    assert.equal(hand.move({ act: "release", from: "e2", to: "e4" }, state), "e2e4");
    assert.deepEqual(hand.shown(state).touched, []);
  });

  test("an illegal release plays nothing", () => {
    const hand = new FreeHand();
    assert.equal(hand.move({ act: "release", from: "e2", to: "e5" }, state), null);
    assert.equal(hand.move({ act: "release", from: "e2", to: null }, state), null);
  });

  test("a promotion waits for its piece and is never a queen by itself", () => {
    const promoting = /** @type {any} */ (stateOf({ fen: "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1", legalMoves: ["e7e8q", "e7e8r", "e7e8b", "e7e8n"] }));
    const hand = new FreeHand();
    assert.equal(hand.move({ act: "release", from: "e7", to: "e8" }, promoting), null);
    assert.equal(hand.shown(promoting).phase, "promoting");
    assert.equal(hand.move({ act: "promote", role: "knight" }, promoting), "e7e8n");
  });
});

describe("events", () => {
  const before = /** @type {any} */ ({ ...stateOf(), pending: null, result: null });

  test("hand acts and claims ask first; words do not", () => {
    const types = [{ act: "touch", square: "e2" }, { act: "release", from: "e2", to: "e4" }, { act: "claimDraw", ground: "fifty" }, { act: "offerDraw" }];
    assert.deepEqual(types.map((act) => asking(/** @type {any} */ (act), before, "pointer", 0)?.type), ["hand-touch", "hand-release", "claim", undefined]);
  });

  test("an act tells of itself, its rulings, the duty and the end", () => {
    const obligation = { kind: "move", pieces: ["e2"], moves: ["e2e4"], article: "4.3.1" };
    const ruling = /** @type {any} */ ({ code: "touch.must-move", upheld: true, article: "4.3.1", player: "white", squares: ["e2"] });
    const events = told({ act: { act: "touch", square: "e2" }, rulings: [ruling], before, after: { ...before, obligation } }, "pointer", 3);
    assert.deepEqual(events.map(({ type }) => type), ["act", "ruling", "obligation-change"]);
    assert.deepEqual([events[0].detail.id, events[1].detail.code, events[1].detail.article], [3, "touch.must-move", "4.3.1"]);
  });

  test("a move that was pending and is no longer has been completed", () => {
    const pending = { uci: "e2e4", san: "e4", by: "white" };
    const events = told({ act: { act: "touch", square: "e7" }, rulings: [], before: { ...before, pending }, after: before }, "pointer", 4);
    assert.deepEqual(events.map(({ type }) => type), ["act", "move-completed"]);
    assert.equal(events[1].detail.uci, "e2e4");
  });
});
