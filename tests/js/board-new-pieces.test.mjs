// @ts-check
/** Promotion by the hand (F6, F7, T12, K13): a new piece touches nothing until it stands on the promotion square (4.4.4, 4.6). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { enter } from "../../www/board/keyboard.js";
import { chosen } from "../../www/board/gestures.js";
import { newPieceSquares, promotionRoles } from "../../www/board/situation.js";
import { Hand, boundState, situation, stateOf } from "./board-hand.mjs";

const FEN = "3r2k1/4P3/8/8/8/8/6K1/8 w - - 0 1";
/** The pawn on e7 may go on, or take the rook on d8. */
const MOVES = ["e7e8q", "e7e8r", "e7e8b", "e7e8n", "e7d8q", "e7d8r", "e7d8b", "e7d8n", "g2g3"];
const before = stateOf({ fen: FEN, legalMoves: MOVES });
const arrived = stateOf({ fen: FEN, phase: "promoting", touched: ["e7"], displaced: [{ from: "e7", at: "e8" }], legalMoves: MOVES.slice(0, 4) });
const strict = { strict: true };
const BOX = /** @type {[number, number]} */ ([9, 4]);

/** @param {Hand} hand */
const done = (hand) => [hand.acts, hand.remarks, hand.manner.fetched];

for (const device of /** @type {const} */ (["mouse", "touch", "pen"])) {
  describe(`new pieces, by ${device}`, () => {
    /** @param {import("../../www/board/types.js").BoardState} state @param {object} [manner] */
    const handAt = (state, manner = strict) => new Hand(state, manner, { device });

    test("F6: dragged out of the box onto the square where the pawn waits, the piece stands there", () => {
      const hand = handAt(arrived).take("rook", { goal: "e8" }).move("f6").move("e8");
      assert.deepEqual(hand.acts, [], "until it is let go it can still be exchanged");
      assert.deepEqual(hand.up("e8").acts, [{ act: "promote", role: "rook" }]);
    });

    test("F6: let go anywhere else it goes back, and nothing has happened", () => {
      for (const place of /** @type {const} */ (["e7", "d8", "a1"])) {
        assert.deepEqual(done(handAt(arrived).take("rook", { goal: "e8" }).move("e8").move(place).up(place)), [[], ["new-piece-back"], null], place);
      }
      assert.deepEqual(done(handAt(arrived).take("rook", { goal: "e8" }).move("e8").move(BOX).up(BOX)), [[], ["new-piece-back"], null]);
    });

    test("F6: after one piece has gone back another one can be chosen", () => {
      const hand = handAt(arrived).take("queen", { goal: "e8" }).move("e5").up("e5").take("knight", { goal: "e8" }).move("e8").up("e8");
      assert.deepEqual(hand.acts, [{ act: "promote", role: "knight" }]);
    });

    test("F6: broken off by the system or by Escape the piece goes back without an act", () => {
      assert.deepEqual(handAt(arrived).take("rook", { goal: "e8" }).move("e8").feed({ type: "cancel", id: 1 }).acts, []);
      assert.deepEqual(handAt(arrived).take("rook", { goal: "e8" }).move("e8").feed({ type: "abort" }).up("e8").acts, []);
    });

    test("F7: taken out before the pawn has moved, it is put on either promotion square, which it names", () => {
      for (const square of ["e8", "d8"]) {
        assert.deepEqual(handAt(before).take("queen").move("f5").move(square).up(square).acts, [{ act: "promote", role: "queen", square }], square);
      }
      assert.deepEqual(done(handAt(before).take("queen").move("e5").up("e5")), [[], ["new-piece-back"], null]);
    });

    test("F7: a tap takes it into the hand, a tap on another one exchanges it, and one on a promotion square puts it there", () => {
      const hand = handAt(before).take("queen").up(BOX);
      assert.deepEqual(done(hand), [[], ["new-piece"], "queen"]);
      hand.take("bishop").up(BOX);
      assert.equal(hand.manner.fetched, "bishop");
      assert.deepEqual(hand.click("d8").acts, [{ act: "promote", role: "bishop", square: "d8" }]);
    });

    test("F7: tapped once more it goes back into the box", () => {
      assert.deepEqual(done(handAt(before).take("queen").up(BOX).take("queen").up(BOX)), [[], ["new-piece", "new-piece-back"], null]);
    });

    test("F7: with a new piece in the hand other pieces are touched as ever", () => {
      const hand = handAt(before).take("queen").up(BOX).click("e7");
      assert.deepEqual(done(hand), [[{ act: "touch", square: "e7" }], ["new-piece"], "queen"]);
    });
  });
}

describe("new pieces", () => {
  test("F6: a tap in the box beside the square puts the piece there, which is final", () => {
    assert.deepEqual(new Hand(arrived, strict).take("knight", { goal: "e8" }).up(BOX).acts, [{ act: "promote", role: "knight" }]);
  });

  test("T12: a tap that still belongs to the move chooses nothing, a drag may begin at once", () => {
    const late = { goal: "e8", ready: 1_000_000 };
    assert.deepEqual(done(new Hand(arrived, strict, { device: "touch" }).take("knight", late).up(BOX)), [[], [], undefined]);
    assert.deepEqual(new Hand(arrived, strict, { device: "touch" }).take("knight", late).move("e8").up("e8").acts, [{ act: "promote", role: "knight" }]);
  });

  test("T7: neither a palm nor a second finger nor another button takes a piece out", () => {
    assert.deepEqual(new Hand(arrived, strict, { device: "touch" }).take("queen", { width: 1.4 }).move("e8").up("e8").acts, []);
    assert.deepEqual(new Hand(arrived, strict).take("queen", { button: 2 }).move("e8").up("e8").acts, []);
    const hand = new Hand(arrived, strict, { device: "touch" }).take("queen").take("rook", { id: 2 }).move("e8").up("e8");
    assert.deepEqual(hand.acts, [{ act: "promote", role: "queen" }]);
  });

  test("who does not have the move takes nothing out of a box", () => {
    assert.deepEqual(done(new Hand(before, { ...strict, mayAct: false }).take("queen").move("e8").up("e8")), [[], [], undefined]);
  });

  test("before the pawn has moved only over the board, and not in the middle of something else", () => {
    assert.deepEqual(newPieceSquares(before, true), ["e8", "d8"]);
    assert.deepEqual(newPieceSquares(before, false), []);
    assert.deepEqual(newPieceSquares(arrived, false), ["e8"]);
    for (const phase of ["misplaced", "castling", "capturing", "over", "paused"]) assert.deepEqual(newPieceSquares({ ...before, phase }, true), [], phase);
    assert.deepEqual(newPieceSquares({ ...arrived, newPiece: { square: "e8", role: "queen" } }, true), []);
    assert.deepEqual(promotionRoles(before), ["queen", "rook", "bishop", "knight"]);
  });

  test("a duty that leaves no promotion leaves no new piece either", () => {
    assert.deepEqual(newPieceSquares(boundState(["g2"], ["g2g3"], { fen: FEN }), true), []);
  });

  test("F7: the pawn is taken off by a click or a drag; of two that could have gone there the player takes one", () => {
    const fen = "4r1k1/3P1P2/8/8/8/8/6K1/8 w - - 0 1";
    const state = stateOf({ fen, phase: "promoting", newPiece: { square: "e8", role: "queen" }, displaced: [{ from: "e8", at: null }], legalMoves: ["d7e8q", "f7e8q"] });
    const manner = { ...strict, next: { remove: "d7" } };
    for (const square of ["d7", "f7"]) {
      assert.deepEqual(new Hand(state, manner).click(square).acts, [{ act: "remove", square }], square);
      assert.deepEqual(new Hand(state, manner).drag(square, BOX).acts, [{ act: "remove", square }], square);
    }
    assert.deepEqual(new Hand(state, manner).click("g2").acts, [{ act: "touch", square: "g2" }]);
    assert.deepEqual(new Hand(state, manner).click("e8").drag("e8", "e5").acts, [], "what has been put there is final");
  });

  test("K13: by keys a piece that has been taken is put where Enter is pressed, and nowhere else", () => {
    const taken = situation(before, { ...strict, fetched: "queen" });
    assert.deepEqual(enter("e8", taken), { acts: [{ act: "promote", role: "queen", square: "e8" }], remark: null });
    assert.deepEqual(enter("e7", taken), { acts: [{ act: "touch", square: "e7" }], remark: null });
    assert.deepEqual(enter("a5", taken), { acts: [], remark: null });
  });

  test("K13: chosen in the box beside the square the piece is put there at once; in the reserve it is taken", () => {
    assert.deepEqual(chosen({ role: "rook", goal: "e8" }, situation(arrived)).acts, [{ act: "promote", role: "rook" }]);
    assert.equal(chosen({ role: "rook", goal: null }, situation(before, strict)).fetched, "rook");
    assert.equal(chosen({ role: "rook", goal: null }, situation(before, { ...strict, fetched: "rook" })).fetched, null);
  });
});
