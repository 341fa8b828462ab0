// @ts-check
/** PGN through the built package: what is read, in whole and in pieces, and what is written. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe as group, test } from "node:test";
import { join } from "node:path";
import { AdoubeError, PgnStream, Position, describe, parsePgn, writePgn } from "adoube";
import { root } from "../../scripts/command.mjs";

/** @typedef {import("adoube").PgnGame} PgnGame */

const inputs = readFileSync(join(root, "tests/pgn/malformed.jsonl"), "utf8").trim().split("\n").map((line) => JSON.parse(line));
/** @param {any} input */
const source = (input) => (input.bytes === undefined ? input.pgn : Uint8Array.from(Buffer.from(input.bytes, "hex")));
/** @param {PgnGame} game */
const mainline = (game) => game.moves.map(({ san }) => san).join(" ");
/** But for what a round trip may change. @param {PgnGame} game */
const core = ({ errors: _errors, tags: _tags, ...game }) => game;

group("three hundred inputs that are broken or odd", () => {
  test("come out as they say", () => {
    for (const input of inputs) {
      const games = parsePgn(source(input), input.letters ? { letters: input.letters } : {});
      assert.deepEqual(games.map(mainline), input.games, input.id);
      assert.deepEqual(games.map(({ errors }) => errors.map(({ code }) => code).join(" ")), input.codes, input.id);
      if (input.results) assert.deepEqual(games.map(({ result }) => result), input.results, input.id);
      if (input.rest) assert.equal(games[0].rest, input.rest, input.id);
      for (const [name, value] of Object.entries(input.tags ?? {})) assert.equal(games[0].tags.find(([one]) => one === name)?.[1], value, input.id);
    }
  });

  test("are read the same in whatever pieces they come", () => {
    for (const input of inputs) {
      const whole = source(input);
      const options = input.letters ? { letters: input.letters } : {};
      for (const size of [1, 2, 3, 7]) {
        const stream = new PgnStream(options);
        const games = [];
        for (let from = 0; from < whole.length; from += size) games.push(...stream.push(whole.slice(from, from + size)));
        games.push(...stream.end());
        assert.deepEqual(games, parsePgn(whole, options), `${input.id} in pieces of ${size}`);
      }
    }
  });

  test("read the same when they have been written", () => {
    for (const input of inputs) {
      for (const game of parsePgn(source(input), input.letters ? { letters: input.letters } : {})) {
        for (const columns of [80, 20, 0]) {
          const [again, ...others] = parsePgn(writePgn(game, { columns }));
          assert.deepEqual(core(again), core(game), input.id);
          assert.deepEqual([others, game.tags.filter(([name, value]) => !again.tags.some((tag) => tag[0] === name && tag[1] === value))], [[], []], input.id);
        }
      }
    }
  });

  test("have faults that tell their place, with a sentence in both languages", () => {
    for (const input of inputs.filter(({ pgn }) => pgn !== undefined)) {
      for (const { errors } of parsePgn(input.pgn, input.letters ? { letters: input.letters } : {})) {
        for (const error of errors) {
          const before = input.pgn.slice(0, error.offset);
          assert.equal(error.line, 1 + (before.match(/\r\n|\r|\n/g) ?? []).length, input.id);
          assert.equal(error.column, 1 + before.split(/\r\n|\r|\n/).at(-1).length, input.id);
          assert.ok(error.message.includes(describe(error, "en")), input.id);
          assert.match(describe(error, "zh-CN"), /[\p{Script=Han}].*。$/u, input.id);
          if (error.move !== undefined) assert.ok(input.pgn.slice(error.offset).split(/\s/)[0].includes(error.move), input.id);
        }
      }
    }
  });
});

test("the facade writes what the Rust writer writes", () => {
  const golden = readFileSync(join(root, "tests/pgn/written.pgn"), "utf8");
  const source = readFileSync(join(root, "tests/pgn/tree.pgn"), "utf8");
  assert.equal(writePgn(parsePgn(source)), golden);
});

group("a game", () => {
  const [game] = parsePgn('[Event "x"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n{intro} 1. e4 $1 {[%clk 0:01:00] good [%csl Re4]} ({better} 1. e3 Kd7) Kd7 {[%eval #-3] [%emt 0:00:01.5]} 1-0');

  test("is plain data", () => {
    assert.deepEqual(game, {
      tags: [["Event", "x"], ["FEN", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]],
      fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
      chess960: false,
      comment: "intro",
      moves: [
        {
          san: "e4", uci: "e2e4", nags: [1], comment: "good", clock: 60000, shapes: ["Re4"],
          variations: [[{ san: "e3", uci: "e2e3", nags: [], commentBefore: "better", variations: [] }, { san: "Kd7", uci: "e8d7", nags: [], variations: [] }]],
        },
        { san: "Kd7", uci: "e8d7", nags: [], elapsed: 1500, eval: "#-3", variations: [] },
      ],
      result: "1-0",
      errors: [],
    });
    assert.deepEqual(structuredClone(game), game);
  });

  test("that breaks off keeps what stands before, and says why", () => {
    const [broken] = parsePgn("1. e4 e5 2. Ke3 Nc6 *");
    assert.equal(mainline(broken), "e4 e5");
    assert.equal(broken.rest, "Ke3 Nc6");
    const [{ message, ...error }] = broken.errors;
    assert.deepEqual(error, {
      code: "illegal-move", game: 1, line: 1, column: 13, offset: 12, fatal: true, move: "Ke3", ply: 3,
      why: new Position("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2").whyIllegal("e1", "e3"),
    });
    assert.match(message, /game 1, line 1, column 13/);
    const [unclear] = parsePgn("1. d4 d5 2. Nf3 c6 3. Nd2 *");
    assert.deepEqual(unclear.errors[0].candidates?.sort(), ["b1d2", "f3d2"]);
  });

  test("in bytes has offsets in bytes", () => {
    const text = "{ñandú} 1. e9";
    assert.equal(parsePgn(text)[0].errors[0].offset, 11);
    assert.equal(parsePgn(new TextEncoder().encode(text))[0].errors[0].offset, 13);
    assert.equal(parsePgn(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))[0].errors[0].offset, 11);
  });

  test("in UTF-16 has the places of its text", () => {
    const text = "\ufeff{😀 马}\r\n1. e9 *";
    const bytes = Uint8Array.from(Buffer.from(text, "utf16le"));
    const [error] = parsePgn(bytes)[0].errors;
    assert.deepEqual([error.code, error.line, error.column, error.offset], ["bad-move", 2, 4, 2 * text.indexOf("e9")]);
    const stream = new PgnStream();
    const games = [...bytes].flatMap((byte) => stream.push(Uint8Array.of(byte)));
    assert.deepEqual([...games, ...stream.end()], parsePgn(bytes));
  });
});

test("a strict reader throws at the first fault", () => {
  const fault = (/** @type {string} */ pgn) => {
    try {
      parsePgn(pgn, { strict: true });
    } catch (error) {
      assert.ok(error instanceof AdoubeError);
      assert.equal(error.code, "bad-pgn");
      assert.match(describe(error, "en"), /line 1, column/);
      return error.detail?.reason;
    }
    return null;
  };
  assert.equal(fault("1. e4 e5 *"), null);
  assert.equal(fault("1. e4 e5) *"), "stray-parenthesis");
  assert.equal(fault("1. e4 e4 *"), "illegal-move");
  assert.equal(fault("1. e4 e5"), "missing-result");
  assert.equal(fault("1. e4 7. e5 *"), "move-number");
  assert.equal(fault("1. e4 7♞f6 *"), "move-number");
  assert.equal(fault("1. e4 e5 2. Nf3 1–0"), null);
  assert.equal(fault('[FEN "7k/5K2/4R3/8/8/8/8/8 w - - 0 1"] 1. Rh6# 1-0'), "missing-setup");
  assert.equal(fault('[SetUp "1"] [FEN "7k/5K2/4R3/8/8/8/8/8 w - - 0 1"] 1. Rh6# 1-0'), null);
});

group("a stream", () => {
  test("takes text and bytes that cut characters", () => {
    const text = "{😀 é} 1. e4 {马} *";
    for (let cut = 0; cut <= text.length; cut += 1) {
      const stream = new PgnStream();
      const games = [...stream.push(text.slice(0, cut)), ...stream.push(text.slice(cut)), ...stream.end()];
      assert.deepEqual(games, parsePgn(text), String(cut));
    }
  });

  test("gives a game as soon as the next begins", () => {
    const stream = new PgnStream();
    assert.equal(stream.push("1. e4 *\n\n").length, 0);
    assert.equal(stream.push("[White \"A\"]").length, 1);
    assert.equal(stream.end().length, 1);
    assert.throws(() => stream.push("1. e4"), { name: "AdoubeError" });
    assert.throws(() => stream.end(), { name: "AdoubeError" });
  });

  test("stays small however much goes through it", async () => {
    const { sharedMemory } = (await import(new URL("../../dist/engine/core.js", import.meta.url).href)).glue;
    const game = `[Event "x"]\n\n${"1. e4 {[%clk 0:01:00] a comment} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 ".repeat(1)}*\n\n`;
    const chunk = game.repeat(Math.ceil(2 ** 20 / game.length));
    const stream = new PgnStream();
    let games = 0;
    for (let megabytes = 0; megabytes < 16; megabytes += 1) games += stream.push(chunk).length;
    games += stream.end().length;
    assert.equal(games, 16 * Math.ceil(2 ** 20 / game.length));
    assert.ok(sharedMemory().buffer.byteLength < 64 * 2 ** 20, `${sharedMemory().buffer.byteLength} bytes`);
  });

  test("survives a game of a million variations and a tag of a hundred megabytes", async () => {
    const { sharedMemory } = (await import(new URL("../../dist/engine/core.js", import.meta.url).href)).glue;
    const stream = new PgnStream();
    const games = [...stream.push("1. e4 ")];
    for (let count = 0; count < 1000; count += 1) games.push(...stream.push("(1. d4) ".repeat(1000)));
    games.push(...stream.push('e5 1-0\n\n[Event "'));
    for (let count = 0; count < 100; count += 1) games.push(...stream.push("x".repeat(2 ** 20)));
    games.push(...stream.push('"]\n\n1. d4 d5 *\n\n1. c4 *'), ...stream.end());
    assert.deepEqual(games.map(({ errors }) => errors.map(({ code }) => code)), [["too-large"], ["too-long"], []]);
    assert.deepEqual(games.slice(1).map(mainline), ["d4 d5", "c4"]);
    assert.ok(sharedMemory().buffer.byteLength < 64 * 2 ** 20, `${sharedMemory().buffer.byteLength} bytes`);
  });
});

test("variations nest ten thousand deep, and are written again", () => {
  const depth = 10_000;
  const text = `1. e4 ${"(1. d4 ".repeat(depth)}${")".repeat(depth)} e5 *`;
  const [game] = parsePgn(text);
  assert.equal(game.errors.length, 0);
  let [deep, { moves }] = [0, game];
  while (moves[0].variations.length > 0) [deep, moves] = [deep + 1, moves[0].variations[0]];
  assert.equal(deep, depth);
  const again = writePgn(parsePgn(writePgn(game)));
  assert.equal(again, writePgn(game));
});

test("what cannot be written is refused with a word", () => {
  const game = parsePgn("1. e4 *")[0];
  const move = game.moves[0];
  /** @type {[Record<string, unknown>, string][]} */
  const wrong = [
    [{ moves: "e4" }, "moves"], [{ moves: [null] }, "moves"], [{ moves: [{ ...move, san: "e4 e5" }] }, "san"], [{ moves: [{ ...move, san: "1-0" }] }, "san"], [{ moves: [{ ...move, san: "e4*" }] }, "san"],
    [{ moves: [{ ...move, nags: [256] }] }, "nags"], [{ moves: [{ ...move, comment: 7 }] }, "comment"], [{ moves: [{ ...move, clock: -1 }] }, "clock"],
    [{ moves: [{ ...move, shapes: ["x"] }] }, "shapes"], [{ moves: [{ ...move, eval: "a]" }] }, "eval"], [{ moves: [{ ...move, variations: [[{}]] }] }, "san"],
    [{ tags: [["a b", "c"]] }, "tags"], [{ tags: [["a", 1]] }, "tags"], [{ result: "2-0" }, "result"], [{ rest: 1 }, "rest"],
  ];
  for (const [change, field] of wrong) {
    assert.throws(() => writePgn(/** @type {any} */ ({ ...game, ...change })), (/** @type {any} */ error) => error instanceof AdoubeError && error.code === "bad-pgn" && error.detail?.field === field, JSON.stringify(change));
  }
  assert.throws(() => writePgn({ ...game, fen: "nonsense" }), { code: "bad-fen" });
  for (const value of [null, 7, "x"]) assert.throws(() => writePgn(/** @type {any} */ (value)), { name: "AdoubeError" });
});

test("options and sources of the wrong kind are refused", () => {
  const wrong = /** @type {any[]} */ ([[7], [null], ["", { strict: 1 }], ["", { letters: "Klingon" }], ["", { letter: "de" }], [{}]]);
  for (const args of wrong) assert.throws(() => parsePgn(.../** @type {[any, any]} */ (args)), { name: "AdoubeError", code: "bad-option" });
  assert.throws(() => writePgn([], /** @type {any} */ ({ columns: -1 })), { code: "bad-option" });
});
