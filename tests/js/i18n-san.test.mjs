// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { localizeSan } from "../../www/i18n/san.js";

/** @type {[letters: string, figurine: string, chinese: string][]} */
const MOVES = [
  ["e4", "e4", "e4"],
  ["Nf3", "♘f3", "马f3"],
  ["Kxd2", "♔xd2", "王xd2"],
  ["Qh5+", "♕h5+", "后h5+"],
  ["Raxd1", "♖axd1", "车axd1"],
  ["R1e2", "♖1e2", "车1e2"],
  ["Bb5xc6", "♗b5xc6", "象b5xc6"],
  ["bxc3", "bxc3", "bxc3"],
  ["b8=B", "b8=♗", "b8=象"],
  ["e8=Q", "e8=♕", "e8=后"],
  ["bxa1=N#", "bxa1=♘#", "bxa1=马#"],
  ["O-O", "O-O", "O-O"],
  ["O-O-O+", "O-O-O+", "O-O-O+"],
];

test("pieces are written in each style, and read back from it", () => {
  for (const [letters, figurine, chinese] of MOVES) {
    for (const written of [letters, figurine, chinese]) {
      assert.equal(localizeSan(written, "letters"), letters);
      assert.equal(localizeSan(written, "figurine"), figurine);
      assert.equal(localizeSan(written, "zh-CN"), chinese);
    }
  }
});

test("black figurines, pawn signs, variation selectors and traditional characters are read too", () => {
  assert.equal(localizeSan("♞f6", "letters"), "Nf6");
  assert.equal(localizeSan("♟\uFE0Ee5", "letters"), "e5");
  assert.equal(localizeSan("兵e4", "letters"), "e4");
  assert.equal(localizeSan("車e1", "zh-CN"), "车e1");
});

test("what is no move comes back as it was", () => {
  for (const text of ["", "--", "1-0", "Board", "Queen"]) assert.equal(localizeSan(text, "zh-CN"), text);
});
