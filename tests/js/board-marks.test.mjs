// @ts-check
/** What the board shows of a state: where pieces lie, what is marked, what a square's name says. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { centreOf, isDark, placeOf, squareAt, squaresAsSeen } from "../../www/board/geometry.js";
import { marksOf, notesOf } from "../../www/board/marks.js";
import { physicalBoard, placementOf } from "../../www/board/placement.js";
import { promotionSquares, targetsByOrigin } from "../../www/board/situation.js";
import { START, boundState, stateOf } from "./board-hand.mjs";

/** @typedef {import("../../www/board/types.js").BoardState} BoardState */

/** @param {BoardState} state @param {{ hints?: import("../../www/board/types.js").Hints, next?: import("../../www/board/types.js").NextStep | null }} [manner] */
const kinds = (state, { hints = "destinations", next = null } = {}) => marksOf(state, { hints, next }).map(({ kind, square }) => `${kind} ${square}`);

test("the squares lie as seen, from either side", () => {
  assert.deepEqual([squaresAsSeen("white")[0], squaresAsSeen("white")[63], squaresAsSeen("black")[0], squaresAsSeen("black")[63]], ["a8", "h1", "h1", "a8"]);
  for (const orientation of /** @type {const} */ (["white", "black"])) {
    for (const square of squaresAsSeen(orientation)) {
      const { x, y } = centreOf(square, orientation);
      assert.equal(squareAt(x, y, orientation), square);
    }
  }
  assert.deepEqual(placeOf("h8", "black"), { column: 0, row: 7 });
  assert.deepEqual([squareAt(-0.1, 3, "white"), squareAt(8, 3, "white"), squareAt(3, 8.01, "black")], [null, null, null]);
});

test("there is a light square at each player's right hand (2.1)", () => {
  assert.deepEqual([isDark("h1"), isDark("a8"), isDark("a1"), isDark("h8")], [false, false, true, true]);
});

test("a position has its pieces where its FEN says", () => {
  const placement = placementOf(START);
  assert.equal(placement.size, 32);
  assert.deepEqual(placement.get("e1"), { color: "white", role: "king" });
  assert.deepEqual(placement.get("d8"), { color: "black", role: "queen" });
});

test("what the hand has displaced is drawn where it lies", () => {
  const castling = stateOf({ fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1", phase: "castling", displaced: [{ from: "e1", at: "g1" }] });
  assert.deepEqual([...physicalBoard(castling).keys()].sort(), ["e8", "g1", "h1"]);
  const taken = stateOf({ fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", phase: "capturing", displaced: [{ from: "d5", at: null }] });
  assert.deepEqual([...physicalBoard(taken).keys()].sort(), ["e1", "e4", "e8"]);
});

test("a piece that lies beside the board without meaning stays in sight", () => {
  const beside = stateOf({ phase: "misplaced", displaced: [{ from: "g1", at: null }], misplaced: { from: "g1", at: null } });
  assert.deepEqual(physicalBoard(beside).get("g1"), { color: "white", role: "knight" });
  assert.ok(kinds(beside).includes("displaced g1"));
});

test("a piece beside the board that is taken up again is still in sight", () => {
  const again = stateOf({ phase: "held", holding: "g1", touched: ["g1"], displaced: [{ from: "g1", at: null }] });
  assert.deepEqual(physicalBoard(again).get("g1"), { color: "white", role: "knight" });
  const pawn = stateOf({ fen: "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1", phase: "promoting", displaced: [{ from: "e7", at: null }] });
  assert.equal(physicalBoard(pawn).has("e7"), false);
});

test("a new piece stands on its square before the pawn is off", () => {
  const state = stateOf({ fen: "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1", phase: "promoting", newPiece: { square: "e8", role: "rook" } });
  assert.deepEqual(physicalBoard(state).get("e8"), { color: "white", role: "rook" });
});

test("the piece that binds has its ring, a piece touched besides its number", () => {
  const state = boundState(["g1", "b1"], ["g1f3", "g1h3"]);
  assert.deepEqual(kinds(state), ["ring-binding g1", "ring-also b1", "target f3", "target h3"]);
  assert.deepEqual(marksOf(state, { hints: "none", next: null }).find(({ kind }) => kind === "ring-also"), { kind: "ring-also", square: "b1", order: 2 });
});

test("a piece that must be captured has brackets, and who may capture it is shown unless hints are off", () => {
  const obligation = { kind: "capture", pieces: ["d5"], moves: ["e4d5", "c3d5"] };
  const state = stateOf({ fen: "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1", phase: "bound", touched: ["d5"], obligation, legalMoves: obligation.moves });
  assert.deepEqual(kinds(state, { hints: "obligation" }), ["bracket d5", "may e4", "may c3"]);
  assert.deepEqual(kinds(state, { hints: "none" }), ["bracket d5"]);
});

test("a touched piece that cannot move is struck through", () => {
  assert.deepEqual(kinds(stateOf({ touched: ["a1"], legalMoves: ["e2e4"] })), ["ring-free a1"]);
});

test("targets are shown with the hints only, a capture by its own shape", () => {
  const state = boundState(["e4"], ["e4d5", "e4e5"], { fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" });
  assert.deepEqual(kinds(state), ["ring-binding e4", "target-capture d5", "target e5"]);
  assert.deepEqual(kinds(state, { hints: "obligation" }), ["ring-binding e4"]);
});

test("a misplaced piece is marked where it lies, ring and all", () => {
  const state = boundState(["g1"], ["g1f3"], { phase: "misplaced", displaced: [{ from: "g1", at: "g5" }] });
  assert.deepEqual(kinds(state, { hints: "none" }), ["displaced g5", "ring-binding g5"]);
});

test("check is marked on the king, the last move on its squares", () => {
  const state = stateOf({ fen: "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", check: true, lastMove: { uci: "e7e2", san: "Re2+" } });
  assert.deepEqual(kinds(state), ["last-move e7", "last-move e2", "check e1"]);
});

test("half a castling shows the way of the rook, and no other target", () => {
  const state = stateOf({ fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1", phase: "castling", touched: ["e1"], displaced: [{ from: "e1", at: "g1" }], legalMoves: ["e1g1"] });
  const next = { from: "h1", to: "f1" };
  assert.ok(kinds(state, { next }).includes("path-castle h1"));
  assert.equal(kinds(state, { next }).some((mark) => mark.startsWith("target")), false);
  assert.deepEqual([...targetsByOrigin(state, next)], [["h1", ["f1"]]]);
});

test("a pawn that is off may be exchanged on each square that it could reach", () => {
  const legalMoves = ["e7e8q", "e7e8r", "e7e8b", "e7e8n", "e7d8q", "e7d8r", "e7d8b", "e7d8n"];
  assert.deepEqual(promotionSquares(stateOf({ phase: "promoting", legalMoves })), ["e8", "d8"]);
  assert.deepEqual(promotionSquares(stateOf({ phase: "idle", legalMoves })), []);
});

test("a square's name says what its marks say", () => {
  const marks = marksOf(boundState(["g1", "b1"], ["g1f3"]), { hints: "destinations", next: null });
  assert.deepEqual(["g1", "b1", "f3", "e4"].map((square) => notesOf(marks, square)), [["binding"], ["touched"], ["target"], []]);
});
