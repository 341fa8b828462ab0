// @ts-check
/**
 * Random hands at a real game: whatever a pointer does, no touch is lost, the board shows nothing that the engine has not
 * said, no gesture is left over, and the acts played again give the same game.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "adoube";
import { centreOf, squareAt, squaresAsSeen } from "../../www/board/geometry.js";
import { REST, reduce } from "../../www/board/gestures.js";
import { marksOf } from "../../www/board/marks.js";
import { physicalBoard } from "../../www/board/placement.js";
import { situationOf } from "../../www/board/situation.js";
import { nextStep } from "../../www/element/next-step.js";

const STREAMS = 10_000;
const GESTURES = 5;
const SQUARES = squaresAsSeen("white");

/** Positions in which hands have something to do wrong. */
const FENS = [
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
  "4k3/2P1P3/8/8/8/8/2p1p3/4K3 w - - 0 1",
  "rnbqkb1r/ppp1pppp/5n2/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3",
  "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
];

/** A generator of numbers that a seed decides (xorshift). @param {number} seed */
function randomness(seed) {
  let state = seed | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return { next, below: (/** @type {number} */ limit) => Math.floor(next() * limit), pick: (/** @type {readonly any[]} */ from) => from[Math.floor(next() * from.length)] };
}

/** @typedef {import("../../www/board/gestures.js").Input} Input */

/** A whole gesture, from one square to another or none, with what may come between. @param {ReturnType<typeof randomness>} random @param {number} time @param {string[]} likely @returns {Input[]} */
function gestureOf(random, time, likely) {
  const inputs = [random.next() < 0.12 ? take(random, time, likely) : noise(random, time, likely, "down")];
  const steps = random.below(4);
  const end = noise(random, time + 300, likely, "up");
  for (let step = 0; step < steps; step += 1) inputs.push(noise(random, time + 40 * step, likely, random.next() < 0.85 ? "move" : undefined));
  // On the way to its end a piece passes over it.
  if (steps > 0 && "x" in end) inputs.push(/** @type {Input} */ ({ ...end, type: "move" }));
  return random.next() < 0.95 ? [...inputs, end] : inputs;
}

/** A press on a new piece in one of its boxes. @param {ReturnType<typeof randomness>} random @param {number} time @param {string[]} likely @returns {Input} */
function take(random, time, likely) {
  const goal = random.next() < 0.4 && likely.length > 0 ? random.pick(likely) : null;
  const facts = { id: 1, device: random.pick(["mouse", "touch", "pen"]), x: 9, y: 4, square: null, time, width: random.next() < 0.97 ? 0.3 : 1.5 };
  return { type: "take", role: random.pick(["queen", "rook", "bishop", "knight"]), goal, ready: random.next() < 0.9 ? 0 : time + 1000, button: random.next() < 0.97 ? 0 : 2, ...facts };
}

/** One thing that a pointer does. @param {ReturnType<typeof randomness>} random @param {number} time @param {string[]} likely @param {string} [wanted] @returns {Input} */
function noise(random, time, likely, wanted) {
  const square = random.next() < 0.7 && likely.length > 0 ? random.pick(likely) : random.pick(SQUARES);
  const { x, y } = random.next() < 0.06 ? { x: -2, y: 3 } : centreOf(square, "white");
  const place = { x: x + (random.next() - 0.5) * 0.8, y: y + (random.next() - 0.5) * 0.8 };
  const facts = { id: random.next() < 0.98 ? 1 : 2, device: random.pick(["mouse", "touch", "pen"]), ...place, square: squareAt(place.x, place.y, "white"), time, width: random.next() < 0.97 ? 0.3 : 1.5 };
  const kind = { down: 0.1, move: 0.4, up: 0.7 }[wanted ?? ""] ?? random.next();
  if (kind < 0.36) return { type: "down", button: random.next() < 0.95 ? 0 : 2, scrolled: random.next() < 0.03 ? 50 : undefined, ...facts };
  if (kind < 0.6) return { type: "move", ...facts };
  if (kind < 0.92) return { type: "up", ...facts };
  if (kind < 0.95) return { type: "hold", id: 1 };
  return kind < 0.98 ? { type: "cancel", id: 1 } : { type: "abort" };
}

/** Acts after which fewer touches may be remembered than before: they say so, or a move was made. */
const FORGETS = new Set(["accident", "adjust"]);

test(`${STREAMS} random hands lose no touch, show nothing unsaid and leave nothing behind`, (t) => {
  const seed = Number(process.env.SEED) || (Date.now() & 0x7fffffff);
  t.diagnostic(`SEED=${seed}`);
  let acts = 0;
  let moves = 0;
  let promotions = 0;
  for (let stream = 0; stream < STREAMS; stream += 1) {
    const random = randomness(seed + stream * 7919);
    const supervision = random.pick(["guided", "arbiter", "arbiter", "claims"]);
    const game = new Game({ fen: random.pick(FENS), supervision });
    let gesture = REST;
    let state = game.state;
    const manner = { mayAct: true, adjusting: random.next() < 0.03, strict: supervision !== "guided", commit: random.pick(["intent", "intent", "press", "lift"]), unit: 50 };
    const where = `SEED=${seed} stream ${stream}`;
    /** @type {import("../../www/board/types.js").PromotionRole | null} */
    let fetched = null;
    let situation = situationOf(state, { ...manner, next: null });
    let read = state;
    /** @type {Input[]} */
    let inputs = [];
    for (let gestures = 0; gestures < GESTURES || inputs.length > 0;) {
      if (inputs.length === 0) {
        gestures += 1;
        inputs = gestureOf(random, gestures * 1000, [...new Set([...state.touched, ...state.legalMoves.flatMap((uci) => [uci.slice(0, 2), uci.slice(2, 4)])])]);
      }
      if (read !== state) {
        situation = situationOf(state, { ...manner, next: nextStep(game.rulings, state.phase) });
        read = state;
      }
      const outcome = reduce(gesture, /** @type {Input} */ (inputs.shift()), { ...situation, fetched });
      gesture = outcome.gesture;
      if (outcome.fetched !== undefined) fetched = outcome.fetched;
      if (outcome.acts.some(({ act }) => act === "promote")) {
        promotions += 1;
        fetched = null;
      }
      if (outcome.acts.length === 0) continue;
      for (const act of outcome.acts) {
        const before = state;
        const rulings = game.apply(act);
        state = game.state;
        acts += 1;
        const made = rulings.some(({ code }) => code === "move.made");
        moves += made ? 1 : 0;
        if (!made && before.turn === state.turn && !FORGETS.has(act.act)) {
          assert.deepEqual(before.touched.filter((square) => !state.touched.includes(square)), [], `${where}: a touch is lost by ${JSON.stringify(act)}`);
        }
        if (act.act === "release" || act.act === "remove") assert.notEqual(gesture.at, "carrying", `${where}: a piece let go is still in the hand`);
      }
      const pieces = physicalBoard(state);
      // A king can only be out of sight beside the board, while another piece has been let go on its square.
      const beside = (state.displaced ?? []).filter(({ from, at }) => at === null && pieces.has(from)).length;
      const kings = [...pieces.values()].filter(({ role }) => role === "king").length;
      assert.ok(pieces.size <= 32 && kings <= 2 && kings + beside >= 2, `${where}: kings`);
      for (const mark of marksOf(state, { hints: "destinations", next: nextStep(game.rulings, state.phase) })) {
        if (mark.kind === "ring-binding") assert.ok(state.obligation, `${where}: a ring without a duty`);
        if (mark.kind === "displaced") assert.equal(state.phase, "misplaced", where);
        if (mark.kind === "check") assert.ok(state.check, where);
      }
      if (state.result) break;
    }
    const ended = reduce(gesture, { type: "abort" }, situationOf(state, { ...manner, next: null }));
    for (const act of ended.acts) game.apply(act);
    assert.equal(ended.gesture.at, "rest", where);
    if (ended.acts.length > 0 || game.acts.length > 0) {
      const again = Game.fromJSON(JSON.parse(JSON.stringify(game)));
      assert.deepEqual(again.state, game.state, `${where}: played again it is another game`);
      again.free();
    }
    game.free();
  }
  t.diagnostic(`${acts} acts, ${moves} moves, ${promotions} new pieces`);
  assert.ok(acts > STREAMS && moves > STREAMS / 10 && promotions > 20, "the hands did too little to prove anything");
});
