// @ts-check
/** The cases, through the built package: the same lines that run in Rust, each under every edition that it names. */
import assert from "node:assert/strict";
import { describe as group, test } from "node:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AdoubeError, Game, Position, parsePgn, writePgn } from "adoube";
import { root } from "../../scripts/command.mjs";

/** @param {string} name @returns {any[]} */
const cases = (name) => readFileSync(join(root, "tests/cases", name), "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));

const AREAS = ["fen", "san", "ep", "castling", "movegen", "api", "chess960", "draw"];

/** @param {() => unknown} call */
function refused(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof AdoubeError, String(error));
    return error;
  }
  return null;
}

for (const [file, least] of /** @type {const} */ ([["laws.jsonl", 250], ["laws-more.jsonl", 1200]])) {
  group(file, () => {
    const runs = cases(file).flatMap((c) => c.laws.map((/** @type {string} */ laws) => ({ c, laws })));
    test("there are cases", () => assert.ok(runs.length >= least, `${runs.length}`));
    for (const { c, laws } of runs) test(`${c.id} ${c.topic} (${laws})`, () => law(c, laws));
  });
}

/** @param {any} c @param {any} laws */
function law(c, laws) {
  const game = new Game({ fen: c.fen, laws, ...c.options });
  const { ply } = game.state;
  let { clock } = game.state;
  let verdict = null;
  for (const act of c.acts) {
    const codes = game.apply(act).map(({ code }) => code);
    if (act.act === "setClock") ({ clock } = game.state);
    if (act.act === "claimDraw") verdict = codes.includes("claim.accepted") ? "accepted" : "rejected";
    if (act.act === "object") verdict = codes.includes("objection.upheld") ? "accepted" : "rejected";
  }
  const { expect } = c;
  const state = game.state;
  if ("score" in expect) assert.equal(state.result?.score ?? null, expect.score);
  if (expect.reason) assert.equal(state.result?.reason, expect.reason);
  if (expect.made) assert.deepEqual([state.lastMove?.uci, state.ply > ply], [expect.made, true]);
  if (expect.legal && !state.result) {
    assert.deepEqual([...state.legalMoves].sort(), expect.legal);
    if ("free" in expect) assert.equal(state.obligation === null, expect.free);
  }
  for (const move of expect.legalHas ?? []) assert.ok(state.legalMoves.includes(move), move);
  for (const move of expect.legalLacks ?? []) assert.ok(!state.legalMoves.includes(move), move);
  if (expect.claim) assert.equal(verdict, expect.claim);
  if (expect.offer) assert.equal(state.drawOffer ? "open" : "closed", expect.offer);
  if ("occurrences" in expect) assert.equal(state.claims.threefold.occurrences, expect.occurrences);
  for (const color of /** @type {const} */ (["white", "black"])) {
    if (expect.illegalMoves?.[color] !== undefined) assert.equal(state.illegalMoves[color], expect.illegalMoves[color]);
    if (expect.mustRecord?.[color] !== undefined) assert.equal(state.mustRecord[color], expect.mustRecord[color]);
    const delta = expect.clockDeltaMs?.[color];
    if (delta !== undefined) assert.equal((state.clock?.[color].remaining ?? NaN) - (clock?.[color].remaining ?? NaN), delta);
  }
  assert.deepEqual(Game.fromJSON(JSON.parse(JSON.stringify(game))).state, state);
}

group("notation", () => {
  const lines = cases("notation.jsonl").filter((c) => AREAS.includes(c.area) && c.input.fen);
  test("there are cases", () => assert.ok(lines.length > 80));
  for (const c of lines) test(`${c.area}: ${c.id}`, () => notation(c));
});

/** @param {any} c */
function notation({ area, input, expect }) {
  const options = { chess960: input.chess960 ?? false };
  const after = () => (input.moves_uci ?? []).reduce((/** @type {Position} */ position, /** @type {string} */ move) => position.play(move), new Position(input.fen, options));
  if ("strict" in expect && "lenient" in expect && !input.san) reading(input, expect, options);
  if (input.san !== undefined) move(input, expect, options);
  if (expect.illegal_move) assert.ok(refused(() => new Position(input.fen, options).play(expect.illegal_move)));
  if (expect.fen_legal_ep) assert.equal(after().fen(), expect.fen_legal_ep);
  if (expect.polyglot_key) assert.equal(after().hash(), expect.polyglot_key);
  if (expect.repetition_key_equals) assert.ok(new Position(input.fen).equals(new Position(expect.repetition_key_equals)));
  if (area === "draw") draws(input, expect);
}

/** @param {any} input @param {any} expect @param {{ chess960: boolean }} options */
function reading(input, expect, options) {
  assert.equal(refused(() => new Position(input.fen, { ...options, strict: true })) ? "reject" : "accept", expect.strict);
  if (expect.lenient === "reject") {
    const error = refused(() => new Position(input.fen, options));
    assert.equal(error?.code, "bad-fen");
    if (expect.reason) assert.equal(error?.detail?.reason, expect.reason);
    return;
  }
  const position = new Position(input.fen, options);
  const first = (/** @type {string} */ fen) => fen.split(" ").slice(0, 2);
  assert.deepEqual(first(position.fen()), first(expect.lenient));
  if ("legal_moves" in expect) assert.equal(position.legalUci().length, expect.legal_moves);
  if (expect.strict === "reject") assert.ok(position.repairs.length > 0);
}

/** @param {any} input @param {any} expect @param {{ chess960: boolean }} options */
function move(input, expect, options) {
  const position = new Position(input.fen, options);
  if (expect.uci === "reject") {
    assert.ok(refused(() => position.move(input.san)));
    return;
  }
  const read = position.move(input.san);
  assert.ok(expect.uci.includes(read.uci), read.uci);
  if (expect.canonical_san) assert.equal(read.san, expect.canonical_san);
  if (expect.strict === "reject") assert.ok(refused(() => position.move(input.san, { strict: true })));
}

group("PGN", () => {
  const lines = cases("notation.jsonl").filter((c) => c.input.pgn !== undefined);
  test("there are cases", () => assert.ok(lines.length >= 50));
  for (const c of lines) test(`${c.area}: ${c.id}`, () => pgn(c));
  const written = cases("notation.jsonl").filter((c) => c.expect.export_contains !== undefined);
  for (const { id, input, expect } of written) {
    test(id, () => {
      const tags = /** @type {[string, string][]} */ (Object.entries(input.tags));
      const text = writePgn({ tags, fen: new Position().fen(), chess960: false, moves: [], result: "*", errors: [] });
      assert.ok(text.includes(expect.export_contains), text);
    });
  }
});

/** @param {import("adoube").PgnMove[]} moves @returns {import("adoube").PgnMove[]} each move of the tree, in the order of the text */
const flat = (moves) => moves.flatMap((move) => [move, ...move.variations.flatMap(flat)]);

/** @param {any} c */
function pgn({ input, expect }) {
  const games = parsePgn(input.pgn);
  const mainlines = games.map(({ moves }) => moves.map(({ san }) => san).join(" "));
  if (expect.games) assert.deepEqual(mainlines, expect.games);
  const [game] = games;
  const moves = flat(game.moves);
  if (expect.plies) assert.deepEqual([game.moves.length, game.errors], [expect.plies, []]);
  for (const [name, value] of Object.entries(expect.tags ?? {})) assert.equal(game.tags.find(([one]) => one === name)?.[1], value);
  if (expect.result) assert.equal(game.result, expect.result);
  if (expect.nodes) assert.equal(games.flatMap((one) => flat(one.moves)).length, expect.nodes);
  for (const nags of [expect.nags, expect.nags_best]) if (nags) assert.deepEqual(moves.flatMap((move) => move.nags), nags);
  const squeezed = (/** @type {string} */ text) => text.replace(/\s+/g, " ");
  const said = squeezed([game.comment, ...moves.flatMap((move) => [move.commentBefore, move.comment])].join("\n"));
  for (const comment of [...(expect.comments ?? []), ...(expect.comments_best ?? [])]) {
    assert.ok(comment.split("|").some((/** @type {string} */ one) => said.includes(squeezed(one))), `${comment} in ${said}`);
  }
  const seconds = (/** @type {"clock" | "elapsed"} */ name) => moves.flatMap((move) => (move[name] === undefined ? [] : [move[name] / 1000]));
  if (expect.clk) assert.deepEqual(seconds("clock"), expect.clk);
  if (expect.emt) assert.deepEqual(seconds("elapsed"), expect.emt);
  if (expect.shapes) assert.deepEqual(moves.flatMap(({ shapes }) => (shapes ? [shapes] : [])), expect.shapes);
  for (const text of [expect.export_movetext, expect.movetext_only]) if (text) assert.equal(writePgn(game, { tags: false }).trim(), text);
  assert.deepEqual(parsePgn(writePgn(games)).map((one) => one.moves), games.map((one) => one.moves));
}

/** @param {any} input @param {any} expect */
function draws(input, expect) {
  const game = new Game({ fen: input.fen });
  for (const move of input.moves_uci ?? []) game.play(move);
  const { claims, result } = game.state;
  if ("occurrences" in expect) assert.equal(claims.threefold.occurrences, expect.occurrences);
  if ("threefold_now" in expect && !result) assert.equal(claims.threefold.onBoard, expect.threefold_now);
  if ("fivefold" in expect) assert.equal(result?.reason === "fivefold", expect.fivefold);
  if ("fifty_claimable" in expect) assert.equal(claims.fifty.onBoard, expect.fifty_claimable);
  if (expect.automatic === false) assert.equal(result, null);
  if (typeof expect.automatic === "string") assert.equal(result?.score, "1/2-1/2");
  if (expect.result) assert.equal(result?.score, expect.result);
  // Material is all that is looked at so far: what it shows dead is dead.
  if (expect.dead_by_material && !result) assert.ok(new Position(input.fen).isDead());
}
