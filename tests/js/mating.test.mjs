// @ts-check
/** Whether a player can still checkmate, through the package: the cases, the worker, and what wrong arguments get. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Position, canCheckmateAsync } from "adoube";
import * as inline from "adoube/inline";
import { text } from "./tree.mjs";

/** @typedef {"white" | "black"} Color */
const COLORS = /** @type {const} */ (["white", "black"]);
/** A dead position whose proof takes a while: a closure of hundreds of thousands of positions. */
const LONG = "8/2b4B/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n b - - 0 1";
const WALLED = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1";

/** @param {string} fen @param {string[]} line */
const played = (fen, line) => line.reduce((position, move) => position.play(move), new Position(fen));

/** @param {() => unknown} call @param {string} code */
const refuses = (call, code) => assert.throws(call, (error) => /** @type {any} */ (error).code === code);

describe("Position", () => {
  const cases = text("tests/cases/dead-positions.jsonl").split("\n").filter(Boolean).map((line) => JSON.parse(line));

  test("decides every case within the default budget, and proves each yes", () => {
    for (const { id, fen, white_can_win, black_can_win } of cases) {
      const position = new Position(fen);
      for (const [index, can] of [white_can_win, black_can_win].entries()) {
        if (typeof can !== "boolean") continue;
        const color = COLORS[index];
        assert.equal(position.canCheckmate(color), can ? "yes" : "no", `${id} ${color}`);
        const line = position.helpmate(color);
        if (!can) {
          assert.equal(line, null, id);
          continue;
        }
        const end = played(fen, line ?? []);
        assert.ok(end.isCheckmate() && end.turn !== color, `${id} ${color}: ${line}`);
      }
      if (typeof white_can_win === "boolean" && typeof black_can_win === "boolean") {
        assert.equal(position.isDead(), !white_can_win && !black_can_win, id);
      }
    }
  });

  test("says unknown when the budget is too small, and always the same", () => {
    const position = new Position("8/8/2Q2k2/3Kb3/8/2P5/1P6/8 b - - 0 1");
    assert.equal(position.canCheckmate("black", { nodes: 10 }), "unknown");
    assert.equal(position.helpmate("black", { nodes: 10 }), null);
    assert.equal(position.canCheckmate("black"), "yes");
    assert.deepEqual(position.helpmate("black"), position.helpmate("black"));
  });

  test("writes the moves of Chess960 as they are read there", () => {
    const fen = "4k3/8/8/8/8/8/8/RK6 w A - 0 1";
    const position = new Position(fen, { chess960: true });
    const line = position.helpmate("white") ?? [];
    assert.ok(line.reduce((at, move) => at.play(move), position).isCheckmate());
  });

  test("refuses a budget that is none, and a colour that is none", () => {
    const position = new Position();
    for (const nodes of [0, -1, 1.5, NaN, Infinity, "10", null]) {
      refuses(() => position.canCheckmate("white", { nodes: /** @type {any} */ (nodes) }), "bad-option");
      refuses(() => position.helpmate("white", { nodes: /** @type {any} */ (nodes) }), "bad-option");
    }
    refuses(() => position.canCheckmate(/** @type {any} */ ("red")), "bad-option");
    refuses(() => position.helpmate("white", /** @type {any} */ ({ deep: true })), "bad-option");
  });
});

for (const [name, ask] of /** @type {const} */ ([["with a worker", canCheckmateAsync], ["in one file", inline.canCheckmateAsync]])) {
  describe(`canCheckmateAsync ${name}`, () => {
    test("answers as canCheckmate does, also when asked several questions at once", async () => {
      const asked = [ask(WALLED, "white"), ask(new Position().fen(), "white"), ask(LONG, "white", { nodes: 1000 })];
      assert.deepEqual(await Promise.all(asked), ["no", "yes", "unknown"]);
    });

    test("rejects what a position and a question would refuse", async () => {
      const code = (/** @type {string} */ wanted) => (/** @type {any} */ error) => error.code === wanted;
      await assert.rejects(ask("nonsense", "white"), code("bad-fen"));
      await assert.rejects(ask(WALLED, /** @type {any} */ ("red")), code("bad-option"));
      await assert.rejects(ask(WALLED, "white", { nodes: 0 }), code("bad-option"));
      await assert.rejects(ask(WALLED, "white", { signal: /** @type {any} */ ({}) }), code("bad-option"));
    });

    test("gives up when told to, and goes on answering", async () => {
      const reason = new Error("enough");
      await assert.rejects(ask(LONG, "white", { signal: AbortSignal.abort(reason) }), reason);
      const controller = new AbortController();
      const long = ask(LONG, "white", { signal: controller.signal });
      const other = ask(WALLED, "black");
      controller.abort(reason);
      await assert.rejects(long, reason);
      assert.equal(await other, "no");
    });
  });
}

test("the worker keeps no process alive", async () => {
  const { execFile } = await import("node:child_process");
  const { promisify } = await import("node:util");
  const program = `import { canCheckmateAsync } from "adoube"; console.log(await canCheckmateAsync(${JSON.stringify(WALLED)}, "white"));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { timeout: 60_000 });
  assert.equal(stdout.trim(), "no");
});
