// @ts-check
/** The rows of the gesture tables: mouse and pen (M), finger (T). What is asserted is what the hand has done. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { slip } from "../../www/board/gestures.js";
import { Hand, START, boundState, stateOf } from "./board-hand.mjs";

const OUTSIDE = /** @type {[number, number]} */ ([9.5, 4]);
const idle = stateOf({ legalMoves: ["e2e3", "e2e4", "d2d4", "g1f3", "g1h3", "b1c3"] });
const knightBound = boundState(["g1"], ["g1f3", "g1h3"]);
/** White may take on d5 with e4, c3 or nothing else; f6 cannot be taken. */
const BATTLE = "rnbqkb1r/ppp1pppp/5n2/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3";
const battle = stateOf({ fen: BATTLE, legalMoves: ["e4d5", "c3d5", "e4e5", "g1f3"] });

/** @param {Hand} hand */
const done = (hand) => [hand.acts, hand.remarks];
const touch = (/** @type {string} */ square) => ({ act: "touch", square });
const lift = (/** @type {string} */ square) => ({ act: "lift", square });
const release = (/** @type {string} */ from, /** @type {string | null} */ to) => ({ act: "release", from, to });

describe("mouse", () => {
  test("M1: hovering over a piece is looking", () => {
    assert.deepEqual(done(new Hand(idle).move("e2").move("e4")), [[], []]);
  });

  test("M2: a click on an own piece touches it when the button is let go, not before", () => {
    const hand = new Hand(idle).down("e2");
    assert.deepEqual(hand.acts, []);
    assert.deepEqual(done(hand.up("e2")), [[touch("e2")], []]);
  });

  test("M2: a slip of less than four pixels is still a click", () => {
    assert.deepEqual(new Hand(idle).down("e2").move("e2", 0.07).up("e2", 0.07).acts, [touch("e2")]);
  });

  test("M2: a press that is let go on another square without having moved the piece is no touch", () => {
    assert.deepEqual(new Hand(idle).down("e2").up("e3").acts, []);
  });

  test("M3: a press that is held is a touch while the button is still down, and only once", () => {
    const hand = new Hand(idle).down("e2").feed({ type: "hold", id: 1 });
    assert.deepEqual(hand.acts, [touch("e2")]);
    assert.deepEqual(done(hand.up("e2")), [[touch("e2")], []]);
  });

  test("M4: a drag touches beyond the slip and lifts when the piece leaves its square", () => {
    const hand = new Hand(idle).down("e2").move("e2", 0, -0.09);
    assert.deepEqual(hand.acts, [touch("e2")]);
    assert.deepEqual(hand.move("e2", 0, -0.45).acts, [touch("e2")]);
    assert.deepEqual(hand.move("e2", 0, -0.55).acts, [touch("e2"), lift("e2")]);
  });

  test("M4: let go before it has left its square, the piece has been touched and not lifted", () => {
    assert.deepEqual(done(new Hand(idle).down("e2").move("e2", 0.3).up("e2", 0.3)), [[touch("e2")], []]);
  });

  test("M5: carrying a piece over other squares does nothing to them", () => {
    const hand = new Hand(idle).carry("e2", "e5").move("a8").move("h1");
    assert.deepEqual(hand.acts, [touch("e2"), lift("e2")]);
  });

  test("M6: let go on a square, the piece is released there", () => {
    assert.deepEqual(new Hand(idle).drag("e2", "e4").acts, [touch("e2"), lift("e2"), release("e2", "e4")]);
  });

  test("M7: an impossible square is reported like any other; the board is no referee", () => {
    assert.deepEqual(new Hand(idle).drag("e2", "e6").acts, [touch("e2"), lift("e2"), release("e2", "e6")]);
  });

  test("M8: let go on its own square, it is put back, and nothing is cancelled", () => {
    const hand = new Hand(idle).carry("e2", "e4").move("e3").move("e2").up("e2");
    assert.deepEqual(hand.acts, [touch("e2"), lift("e2"), release("e2", "e2")]);
  });

  test("M9: let go outside the board, it is put down off the board", () => {
    assert.deepEqual(new Hand(idle).drag("e2", OUTSIDE).acts, [touch("e2"), lift("e2"), release("e2", null)]);
  });

  test("M10: broken off before it was a touch, nothing has happened", () => {
    assert.deepEqual(done(new Hand(idle).down("e2").feed({ type: "abort" }).up("e2")), [[], []]);
  });

  test("M11: broken off after the lift, the piece goes home and the touch stays", () => {
    const hand = new Hand(idle).carry("e2", "e4").feed({ type: "abort" });
    assert.deepEqual(hand.acts, [touch("e2"), lift("e2"), release("e2", "e2")]);
    assert.deepEqual(hand.up("e4").acts.length, 3);
  });

  test("M11: a lost capture after the lift is the same", () => {
    assert.deepEqual(new Hand(idle).carry("e2", "e4").feed({ type: "cancel", id: 1 }).acts.at(-1), release("e2", "e2"));
  });

  test("M12: another own piece is touched as well", () => {
    assert.deepEqual(done(new Hand(knightBound).click("b1")), [[touch("b1")], []]);
  });

  test("M12: the touched piece itself is not touched again, nor let off", () => {
    assert.deepEqual(done(new Hand(knightBound).click("g1")), [[], ["still-binds"]]);
  });

  test("M13: a click on a target sets the touched piece there", () => {
    assert.deepEqual(new Hand(knightBound).click("f3").acts, [lift("g1"), release("g1", "f3")]);
  });

  test("M13: the target follows the pressed pointer", () => {
    assert.deepEqual(new Hand(knightBound).down("f3").move("h3").up("h3").acts, [lift("g1"), release("g1", "h3")]);
  });

  test("M13: of two touched pieces that can go there the one touched last is meant", () => {
    const state = boundState(["e4", "c3"], ["e4d5", "c3d5"], { fen: BATTLE, obligation: { kind: "capture", pieces: ["d5"], moves: ["e4d5", "c3d5"] } });
    assert.deepEqual(new Hand(state).click("d5").acts, [lift("c3"), release("c3", "d5")]);
  });

  test("M14: a click on an impossible square is remarked on when guided, and nothing over the board", () => {
    assert.deepEqual(done(new Hand(knightBound).click("e5")), [[], ["not-a-square"]]);
    assert.deepEqual(done(new Hand(knightBound, { strict: true }).click("e5")), [[], []]);
  });

  test("M14: with nothing touched an empty square is nothing", () => {
    assert.deepEqual(done(new Hand(idle).click("e5")), [[], []]);
  });

  test("M15: a click on an enemy piece touches it", () => {
    assert.deepEqual(new Hand(battle).click("d5").acts, [touch("d5")]);
  });

  test("M16: an own piece after the enemy one is touched, and then goes there", () => {
    const first = { kind: "capture", pieces: ["d5"], moves: ["e4d5", "c3d5"] };
    const then = boundState(["d5", "e4"], ["e4d5"], { fen: BATTLE, obligation: { kind: "capture-with", pieces: ["e4", "d5"], moves: ["e4d5"] } });
    const hand = new Hand(stateOf({ ...battle, phase: "bound", touched: ["d5"], obligation: first, legalMoves: first.moves }), {}, { after: () => then });
    assert.deepEqual(hand.click("e4").click("d5").acts, [touch("e4"), lift("e4"), release("e4", "d5")]);
  });

  test("M17: an enemy piece dragged off the board is touched and taken off", () => {
    assert.deepEqual(new Hand(battle).drag("d5", OUTSIDE).acts, [touch("d5"), { act: "remove", square: "d5" }]);
  });

  test("M17: put down on the board again, it has only been touched", () => {
    assert.deepEqual(new Hand(battle).drag("d5", "d3").acts, [touch("d5")]);
  });

  test("M18: an own piece touched, then the enemy piece that it can take: the capture", () => {
    const state = boundState(["e4"], ["e4d5", "e4e5"], { fen: BATTLE });
    assert.deepEqual(new Hand(state).click("d5").acts, [lift("e4"), release("e4", "d5")]);
  });

  test("M19: an enemy piece that it cannot take is touched over the board, and remarked on when guided", () => {
    const state = boundState(["e4"], ["e4d5", "e4e5"], { fen: BATTLE });
    assert.deepEqual(done(new Hand(state, { strict: true }).click("f6")), [[touch("f6")], []]);
    assert.deepEqual(done(new Hand(state).click("f6")), [[], ["not-a-square"]]);
  });

  test("M20: who does not have the move is told so", () => {
    assert.deepEqual(done(new Hand(idle, { mayAct: false }).click("e2")), [[], ["not-your-move"]]);
    assert.deepEqual(done(new Hand(idle, { mayAct: false }).drag("e2", "e4")), [[], []]);
  });

  test("M21: under j'adoube a press straightens the piece, of either colour", () => {
    const manner = { adjusting: true };
    assert.deepEqual(new Hand(idle, manner).click("e2").acts, [{ act: "adjust", square: "e2" }]);
    assert.deepEqual(new Hand(idle, manner).down("e7").move("e7", 0.2).up("e7", 0.2).acts, [{ act: "adjust", square: "e7" }]);
  });

  test("M22: under j'adoube no piece leaves its square", () => {
    const hand = new Hand(idle, { adjusting: true }).carry("e2", "e4");
    assert.equal(hand.gesture.at === "nudging" && Math.abs(hand.gesture.y - hand.gesture.startY) <= 0.5, true);
    assert.deepEqual(hand.up("e4").acts, [{ act: "adjust", square: "e2" }]);
  });

  test("M27: the opponent whose move has come may touch before the clock is pressed", () => {
    const made = stateOf({ phase: "made", turn: "black", legalMoves: ["e7e5", "g8f6"] });
    assert.deepEqual(done(new Hand(made).click("e7")), [[touch("e7")], []]);
    assert.deepEqual(done(new Hand(made).click("e2")), [[touch("e2")], []]);
  });

  test("M29: other buttons do nothing", () => {
    assert.deepEqual(done(new Hand(idle).down("e2", { button: 2 }).up("e2")), [[], []]);
  });

  test("M30: an own piece on the square is not touched by what is let go on it", () => {
    assert.deepEqual(new Hand(idle).drag("g1", "e2").acts, [touch("g1"), lift("g1"), release("g1", "e2")]);
  });

  test("the rook of a castling is set by a click on its square, and no other", () => {
    const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    const state = stateOf({ fen, phase: "castling", touched: ["e1"], displaced: [{ from: "e1", at: "g1" }], legalMoves: ["e1g1"] });
    const manner = { next: { from: "h1", to: "f1" } };
    assert.deepEqual(new Hand(state, manner).click("f1").acts, [lift("h1"), release("h1", "f1")]);
    assert.deepEqual(new Hand(state, manner).drag("h1", "f1").acts, [touch("h1"), lift("h1"), release("h1", "f1")]);
  });

  test("a captured piece that is left over is taken off by a click or a drag", () => {
    const fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    const state = stateOf({ fen, phase: "capturing", touched: ["e5"], displaced: [{ from: "e5", at: "d6" }], legalMoves: ["e5d6"] });
    assert.deepEqual(new Hand(state, { next: { remove: "d5" } }).click("d5").acts, [{ act: "remove", square: "d5" }]);
    assert.deepEqual(new Hand(state, { next: { remove: "d5" } }).drag("d5", OUTSIDE).acts, [{ act: "remove", square: "d5" }]);
    assert.deepEqual(new Hand(state, { next: { remove: "d5" } }).drag("d5", "d3").acts, [], "put down on the board again it is still there");
  });

  test("a click on a pawn that waits for its new piece asks for the piece", () => {
    const fen = "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1";
    const legalMoves = ["e7e8q", "e7e8r", "e7e8b", "e7e8n"];
    const state = stateOf({ fen, phase: "promoting", touched: ["e7"], displaced: [{ from: "e7", at: "e8" }], legalMoves });
    assert.deepEqual(done(new Hand(state).click("e8")), [[], ["promotion"]]);
  });

  test("a misplaced piece is taken up from where it lies", () => {
    const state = boundState(["g1"], ["g1f3", "g1h3"], { phase: "misplaced", displaced: [{ from: "g1", at: "g5" }] });
    assert.deepEqual(new Hand(state, { strict: true }).click("f3").acts, [lift("g5"), release("g5", "f3")]);
    assert.deepEqual(new Hand(state, { strict: true }).drag("g5", "h3").acts, [lift("g5"), release("g5", "h3")]);
  });

  test("a piece that is in the hand already is not lifted twice", () => {
    const state = boundState(["g1"], ["g1f3"], { phase: "held", holding: "g1" });
    assert.deepEqual(new Hand(state).click("f3").acts, [release("g1", "f3")]);
  });
});

describe("when contact becomes touch", () => {
  test("press: at once", () => {
    assert.deepEqual(new Hand(idle, { commit: "press" }).down("e2").acts, [touch("e2")]);
    assert.deepEqual(new Hand(idle, { commit: "press" }).drag("e2", "e4").acts, [touch("e2"), lift("e2"), release("e2", "e4")]);
  });

  test("lift: the first tap only looks, the second one touches", () => {
    const hand = new Hand(idle, { commit: "lift" }).click("e2");
    assert.deepEqual(done(hand), [[], ["inspected"]]);
    assert.deepEqual(hand.click("e2").acts, [touch("e2")]);
  });

  test("lift: a tap on another piece looks at that one", () => {
    assert.deepEqual(new Hand(idle, { commit: "lift" }).click("e2").click("d2").acts, []);
  });

  test("lift: a drag touches only when the piece leaves its square", () => {
    const hand = new Hand(idle, { commit: "lift" }).down("e2").move("e2", 0, -0.4);
    assert.deepEqual(hand.acts, []);
    assert.deepEqual(hand.move("e2", 0, -0.6).acts, [touch("e2"), lift("e2")]);
  });

  test("the slip is 4 pixels for a mouse, 6 for a pen, for a finger 10 pixels or 12 % of a square", () => {
    assert.deepEqual([slip("mouse", 50), slip("pen", 50), slip("touch", 50), slip("touch", 100)], [4, 6, 10, 12]);
  });
});

describe("finger", () => {
  const finger = { device: /** @type {const} */ ("touch") };

  test("T2: a tap with jitter below the slip touches", () => {
    assert.deepEqual(new Hand(idle, {}, finger).down("e2").move("e2", 0.15).up("e2", 0.15).acts, [touch("e2")]);
  });

  test("T3: a finger that slides off the board gives up the target, not the touch", () => {
    assert.deepEqual(done(new Hand(knightBound, {}, finger).down("f3").move(OUTSIDE).up(OUTSIDE)), [[], []]);
  });

  test("T3: a finger that slides to another target commits that one", () => {
    assert.deepEqual(new Hand(knightBound, {}, finger).down("f3").move("h3").up("h3").acts, [lift("g1"), release("g1", "h3")]);
  });

  test("T4: a long press touches", () => {
    assert.deepEqual(new Hand(idle, {}, finger).down("e2").feed({ type: "hold", id: 1 }).acts, [touch("e2")]);
  });

  test("T5: a target is kept until the finger is clearly outside it", () => {
    const hand = new Hand(idle, {}, finger).carry("e2", "e4");
    assert.equal(hand.gesture.at === "carrying" && hand.gesture.over?.square, "e4");
    hand.move("e4", 0, -0.6);
    assert.equal(hand.gesture.at === "carrying" && hand.gesture.over?.square, "e4");
    hand.move("e4", 0, -0.7);
    assert.equal(hand.gesture.at === "carrying" && hand.gesture.over?.square, "e5");
  });

  test("T5: a fast finger means the square where it ends", () => {
    assert.deepEqual(new Hand(idle, {}, finger).carry("e2", "e4").move("e6", 0, -0.45).up("e6", 0, -0.45).acts.at(-1), release("e2", "e6"));
  });

  test("T6: a swipe that the page takes over is no act", () => {
    assert.deepEqual(done(new Hand(idle, {}, finger).down("e5").move("e6").feed({ type: "cancel", id: 1 })), [[], []]);
  });

  test("T7: a second finger before the touch ends the gesture without one", () => {
    const hand = new Hand(idle, {}, finger).down("e2").down("d2", { id: 2 }).up("d2", 0, 0, 2).up("e2");
    assert.deepEqual(done(hand), [[], []]);
  });

  test("T7: a second finger after the lift changes nothing", () => {
    const hand = new Hand(idle, {}, finger).carry("e2", "e4").down("d2", { id: 2 }).up("d2", 0, 0, 2).up("e4");
    assert.deepEqual(hand.acts, [touch("e2"), lift("e2"), release("e2", "e4")]);
  });

  test("T8: a palm touches nothing", () => {
    assert.deepEqual(done(new Hand(idle, {}, finger).down("e2", { width: 1.4 }).up("e2")), [[], []]);
    const three = new Hand(idle, {}, finger).down("e2").down("d2", { id: 2 }).down("f2", { id: 3 });
    assert.deepEqual(done(three.up("f2", 0, 0, 3).up("d2", 0, 0, 2).up("e2")), [[], []]);
  });

  test("T8: a palm that comes down with its edge first touches nothing either", () => {
    const hand = new Hand(idle, {}, finger).down("e2").feed({ type: "move", id: 1, device: "touch", x: 4.5, y: 6.5, square: "e2", time: 1020, width: 1.5 });
    assert.deepEqual(done(hand.up("e2")), [[], []]);
  });

  test("a finger that stops a page in motion touches nothing; a later one does", () => {
    assert.deepEqual(done(new Hand(idle, {}, finger).down("e2", { scrolled: 100 }).up("e2")), [[], []]);
    assert.deepEqual(new Hand(idle, {}, finger).down("e2", { scrolled: 200 }).up("e2").acts, [touch("e2")]);
  });

  test("T14: a press on the other side's pieces is no touch, whoever's finger it is", () => {
    const waiting = { mayAct: false };
    assert.deepEqual(done(new Hand(idle, waiting, finger).click("e7")), [[], ["not-your-move"]]);
    assert.deepEqual(done(new Hand(idle, waiting, finger).drag("e7", "e5")), [[], []]);
  });

  test("T9: a cancelled pointer after the lift puts the piece home, and the touch stays", () => {
    const hand = new Hand(idle, {}, finger).carry("e2", "e4").feed({ type: "cancel", id: 1 });
    assert.deepEqual(hand.acts, [touch("e2"), lift("e2"), release("e2", "e2")]);
    assert.equal(hand.gesture.at, "rest");
  });

  test("T10: over the board king and rook pressed together are one touch", () => {
    const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    const state = stateOf({ fen, legalMoves: ["e1g1"] });
    const hand = new Hand(state, { strict: true }, finger).down("e1").down("h1", { id: 2 });
    assert.deepEqual(hand.up("e1").acts, [{ act: "touch", square: ["e1", "h1"] }]);
    assert.deepEqual(new Hand(state, {}, finger).down("e1").down("h1", { id: 2 }).acts, []);
    assert.deepEqual(new Hand(state, { strict: true }, finger).down("e1").down("h1", { id: 2, wait: 100 }).acts, []);
  });

  test("T11: a double tap is one touch", () => {
    const bound = boundState(["e2"], ["e2e3", "e2e4"], { fen: START });
    assert.deepEqual(new Hand(idle, {}, { ...finger, after: () => bound }).click("e2").click("e2").acts, [touch("e2")]);
  });
});
