// @ts-check
/** The rows of the keyboard table (K). Focus is looking; Enter is the hand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { squaresAsSeen } from "../../www/board/geometry.js";
import { enter, readKey, step } from "../../www/board/keyboard.js";
import { boundState, situation, stateOf } from "./board-hand.mjs";

/** @param {string} name @param {Partial<import("../../www/board/keyboard.js").Key>} [more] */
const key = (name, more = {}) => ({ key: name, ctrlKey: false, altKey: false, metaKey: false, repeat: false, isComposing: false, ...more });

/** @param {Partial<import("../../www/board/keyboard.js").Seat>} [more] */
const seat = (more = {}) => ({ square: "e4", orientation: /** @type {const} */ ("white"), letters: true, typed: null, time: 5000, ...more });

/** @param {string} name @param {Partial<import("../../www/board/keyboard.js").Seat>} [where] @param {object} [how] */
const intent = (name, where, how) => readKey(key(name, how), seat(where)).intent;

const idle = stateOf({ legalMoves: ["e2e3", "e2e4", "g1f3", "g1h3"] });
const knightBound = boundState(["g1"], ["g1f3", "g1h3"]);

test("K2: the arrows go to the neighbour as seen, and stop at the edge", () => {
  const white = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((name) => intent(name));
  assert.deepEqual(white, ["d4", "f4", "e5", "e3"].map((square) => ({ do: "go", square })));
  const black = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((name) => intent(name, { orientation: "black" }));
  assert.deepEqual(black, ["f4", "d4", "e3", "e5"].map((square) => ({ do: "go", square })));
  assert.deepEqual(intent("ArrowRight", { square: "h4" }), { do: "edge" });
  assert.deepEqual(intent("ArrowUp", { square: "e8" }), { do: "edge" });
});

test("K3: Home, End, Page Up and Page Down go to the ends, with Control to the corners", () => {
  const at = (/** @type {string} */ name, /** @type {boolean} */ ctrlKey = false) => intent(name, {}, { ctrlKey });
  assert.deepEqual([at("Home"), at("End"), at("PageUp"), at("PageDown")], ["a4", "h4", "e8", "e1"].map((square) => ({ do: "go", square })));
  assert.deepEqual([at("Home", true), at("End", true)], ["a8", "h1"].map((square) => ({ do: "go", square })));
});

test("K4: a file and a rank within a second are a square", () => {
  const { intent: none, typed } = readKey(key("c"), seat());
  assert.equal(none, null);
  assert.deepEqual(readKey(key("6"), seat({ typed, time: 5900 })).intent, { do: "go", square: "c6" });
  assert.equal(readKey(key("6"), seat({ typed, time: 6100 })).intent, null);
});

test("K5: full stop, comma and semicolon go through the pieces", () => {
  assert.deepEqual(intent("."), { do: "step", by: 1, bound: false });
  assert.deepEqual(intent(","), { do: "step", by: -1, bound: false });
  assert.deepEqual(intent(";"), { do: "step", by: 1, bound: true });
  const order = squaresAsSeen("white");
  assert.equal(step(["a1", "e4", "h8"], "e4", 1, order), "a1");
  assert.equal(step(["a1", "e4", "h8"], "e4", -1, order), "h8");
  assert.equal(step(["a1", "e4", "h8"], "a1", 1, order), "h8");
  assert.equal(step([], "e4", 1, order), null);
});

test("K6: Enter and Space touch an own piece; a key held down is no second act", () => {
  assert.deepEqual([intent("Enter"), intent(" ")], [{ do: "enter" }, { do: "enter" }]);
  assert.equal(intent("Enter", {}, { repeat: true }), null);
  assert.deepEqual(enter("e2", situation(idle)), { acts: [{ act: "touch", square: "e2" }], remark: null });
});

test("K7: Enter on a target sets the touched piece there", () => {
  const acts = [{ act: "lift", square: "g1" }, { act: "release", from: "g1", to: "f3" }];
  assert.deepEqual(enter("f3", situation(knightBound)), { acts, remark: null });
});

test("K7: Enter on another square is remarked on and no act", () => {
  assert.deepEqual(enter("e5", situation(knightBound)), { acts: [], remark: "not-a-square" });
});

test("K8: Enter on an enemy piece touches it", () => {
  assert.deepEqual(enter("e7", situation(idle)), { acts: [{ act: "touch", square: "e7" }], remark: null });
});

test("K9: Enter on the touched piece repeats what binds and does not let it off", () => {
  assert.deepEqual(enter("g1", situation(knightBound)), { acts: [], remark: "still-binds" });
});

test("K10: Backspace and U call the contact accidental", () => {
  assert.deepEqual([intent("Backspace"), intent("u"), intent("U")], [{ do: "accident" }, { do: "accident" }, { do: "accident" }]);
});

test("K11: Escape puts back, and is no way to take a touch back", () => {
  assert.deepEqual(intent("Escape"), { do: "home" });
});

test("K12: J adjusts; Enter then straightens", () => {
  assert.deepEqual(intent("j"), { do: "adjust" });
  assert.deepEqual(enter("e7", situation(idle, { adjusting: true })), { acts: [{ act: "adjust", square: "e7" }], remark: null });
  assert.deepEqual(enter("e5", situation(idle, { adjusting: true })), { acts: [], remark: null });
});

test("K13: Enter on a waiting pawn asks for its new piece", () => {
  const state = stateOf({
    fen: "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1", phase: "promoting", touched: ["e7"], displaced: [{ from: "e7", at: "e8" }],
    legalMoves: ["e7e8q", "e7e8r", "e7e8b", "e7e8n"],
  });
  assert.deepEqual(enter("e8", situation(state)), { acts: [], remark: "promotion" });
});

test("K14: P presses the clock", () => {
  assert.deepEqual(intent("p"), { do: "press" });
});

test("K15: O, L, M, T, S and W ask", () => {
  const asked = ["o", "l", "m", "t", "s", "w"].map((name) => intent(name));
  assert.deepEqual(asked, ["obligation", "last", "moves", "times", "lines", "turn"].map((what) => ({ do: "say", what })));
});

test("K16: the question mark lists the keys, and the letter keys can be switched off", () => {
  assert.deepEqual(intent("?"), { do: "keys" });
  for (const name of ["?", "j", "p", "u", "a", "."]) assert.equal(intent(name, { letters: false }), null, name);
  assert.deepEqual(intent("Backspace", { letters: false }), { do: "accident" });
  assert.deepEqual(intent("ArrowUp", { letters: false }), { do: "go", square: "e5" });
});

test("keys with Control, Alt or Meta, and those of an input method, are left alone", () => {
  for (const how of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }]) {
    for (const name of ["j", "p", "Enter"]) assert.equal(intent(name, {}, how), null);
  }
});

test("who does not have the move is told so, and nothing is touched", () => {
  assert.deepEqual(enter("e2", situation(idle, { mayAct: false })), { acts: [], remark: "not-your-move" });
});
