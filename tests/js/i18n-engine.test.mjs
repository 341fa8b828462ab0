// @ts-check
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { describeIn } from "../../www/i18n/describe.js";
import { articleIn } from "../../www/i18n/editions.js";
import english from "../../www/i18n/en/index.js";
import chinese from "../../www/i18n/zh-CN/index.js";

const built = new URL("../../dist/engine/node.js", import.meta.url);
const skip = existsSync(built) ? false : "the package is not built";
const LANGUAGES = [english, chinese];

/** Positions with castling, en passant, promotion, pins and checks within reach, in both kinds of chess. */
const STARTS = [
  { options: {} },
  { options: { fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" } },
  { options: { fen: "8/1P4k1/8/3pP3/8/8/1p4K1/R7 w - d6 0 2" } },
  { options: { fen: "r2k3r/8/8/8/8/8/8/R2K3R w HAha - 0 1", chess960: true } },
  { options: { fen: "4k3/8/8/8/4r3/8/4N3/3QK2R w K - 98 80" } },
];

/** A repeatable stream of numbers below a limit. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** @param {(limit: number) => number} next @param {any} state */
function randomAct(next, state) {
  const pick = (/** @type {any[]} */ list) => list[next(list.length)];
  const square = () => "abcdefgh"[next(8)] + (next(8) + 1);
  const move = () => pick([...state.legalMoves, "e2e4", "Ke2", "Nd2", "O-O", "xyz"]);
  const legal = state.legalMoves.length > 0 ? pick(state.legalMoves) : "e2e4";
  return pick([
    { act: "touch", square: square() }, { act: "touch", square: [square(), square()] },
    { act: "lift", square: square() }, { act: "lift", square: legal.slice(0, 2) },
    { act: "release", from: legal.slice(0, 2), to: legal.slice(2, 4) },
    { act: "release", from: legal.slice(0, 2), to: legal.slice(2, 4) },
    { act: "release", from: square(), to: pick([square(), null]) },
    { act: "release", from: state.touched[0] ?? square(), to: pick([square(), null]) },
    { act: "accident", square: state.touched[0] ?? square() }, { act: "adjust", square: square() },
    { act: "remove", square: pick([square(), legal.slice(2, 4)]) },
    { act: "promote", role: pick(["queen", "knight"]), square: pick(["b8", "b1", undefined]) },
    { act: "play", move: move() }, { act: "play", move: legal },
    { act: "claimDraw", ground: pick(["threefold", "fifty"]), move: pick([undefined, move()]) },
    { act: "pressClock" }, { act: "offerDraw" }, { act: pick(["declineDraw", "declineDraw", "acceptDraw"]) },
    { act: "touch", square: square(), by: pick(["white", "black"]) },
    ...(next(40) === 0 ? [{ act: "resign" }] : []),
    ...(next(3) === 0 ? [arbiterAct(next, move())] : []),
  ]);
}

/** Clocks, objections, and what the arbiter does. @param {(limit: number) => number} next @param {string} move */
function arbiterAct(next, move) {
  const pick = (/** @type {any[]} */ list) => list[next(list.length)];
  const color = pick(["white", "black"]);
  return pick([
    { act: "pause" }, { act: "resume" }, { act: "resume" }, { act: "tick" }, { act: "setClock", white: next(400) * 1000, black: 60_000 },
    { act: "flag", color, ...(next(2) ? { by: pick(["white", "black"]) } : {}) },
    { act: "object", ground: pick(["touch-move", "illegal-move", "accident"]), by: color },
    { act: "object", ground: pick(["touch-move", "illegal-move", "accident"]) },
    { act: "write", move }, { act: "claimDraw", ground: "normal-means", by: color },
    { act: "irregularity", kind: pick(["two-hands", "wrong-hand", "pieces-displaced", "board-turned"]) },
    { act: "irregularity", kind: pick(["colors-reversed", "wrong-setup"]), found: { movesByWhite: next(20), movesByBlack: next(20) } },
    { act: "arrive", color, late: next(2) * next(5_000_000) }, { act: "adjourn", sealed: move },
    { act: "resumeSession" }, { act: "resumeSession", present: [color] }, { act: "decide", upheld: next(2) === 0, time: next(3) * 60_000 },
    { act: "penalise", color, penalty: pick(["warning", "time"]), reason: pick(["noise", "", "touch-refusal"]) },
    { act: "penalise", color, penalty: pick(["warning", "loss"]), reason: pick(["noise", "touch-refusal"]) },
  ]);
}

/** @param {unknown} what @param {any} context */
function describesWhole(what, context) {
  for (const language of LANGUAGES) {
    const text = describeIn(what, language);
    assert.doesNotMatch(text, /has no text|没有说明文字|nothing here|没有可以说明|undefined|[{}]/, `${text} ${JSON.stringify([what, context])}`);
    assert.match(text, /[.。]$/, JSON.stringify(what));
  }
}

/** @param {any} game @param {any} act @returns {any[]} */
function judged(game, act) {
  try {
    return game.apply(act);
  } catch (error) {
    describesWhole(error, act);
    return [];
  }
}

const EDITIONS = ["fide-2023", "fide-2018", "fide-2017", "fide-2014", "fide-2009", "fide-1993", "us-chess"];
const SUPERVISIONS = ["guided", "arbiter", "claims"];
const CLOCKS = [undefined, "5400+30", "300", "900d5"];

test("whatever is done at the built engine's board, every ruling, duty, phase, claim and result has a whole text", { skip }, async () => {
  const { Game } = await import(built.href);
  /** @type {Set<string>} */
  const seen = new Set();
  for (let seed = 1; seed <= 840; seed += 1) {
    const next = numbers(seed);
    const { options } = STARTS[seed % STARTS.length];
    const laws = EDITIONS[seed % EDITIONS.length];
    const clock = CLOCKS[seed % CLOCKS.length];
    const variations = { quickplayFinish: next(2) === 0, noAgreedDrawBefore: next(2) * 5 };
    const game = new Game({ ...options, laws, supervision: SUPERVISIONS[seed % SUPERVISIONS.length], variations, ...(clock ? { clock } : {}) });
    let at = 0;
    for (let count = 0; count < 60; count += 1) {
      at += next(5000);
      const act = { ...randomAct(next, game.state), at };
      for (const ruling of judged(game, act)) {
        seen.add(ruling.code);
        describesWhole(ruling, act);
        const cited = ruling.why?.article ?? ruling.article;
        if (cited) assert.ok(articleIn(cited, laws, english), `${laws}: no gist of ${cited}`);
      }
      const { state } = game;
      describesWhole(state.phase, act);
      describesWhole(state.claims, act);
      if (state.obligation) describesWhole(state.obligation, act);
      if (state.result) describesWhole(state.result, act);
      if (state.result && next(4) === 0) break;
    }
    game.free();
  }
  assert.ok(seen.size > 80, `only ${seen.size} codes were reached`);
});

test("whatever move is asked about, the built engine's reason has a whole text and an article with a gist", { skip }, async () => {
  const { Position } = await import(built.href);
  const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
  for (const { options } of STARTS) {
    const position = new Position(options.fen, { chess960: options.chess960 ?? false });
    for (const from of squares) {
      for (const to of squares) {
        const why = position.whyIllegal(from, to);
        if (!why) continue;
        describesWhole(why, [options, from, to]);
        assert.ok(articleIn(why.article, "fide-2023", english), `no gist of ${why.article}`);
      }
    }
    position.free();
  }
});
