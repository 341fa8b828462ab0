// @ts-check
/** What happens at the table besides the hand: the clock, its press, assistance, accidents. The engine is a told one. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clockFace, delayOf, moment, momentBetween, remainingNow, untilChange } from "../../www/element/timekeeper.js";
import { CLOCK, tableOf } from "./board-table.mjs";

const pending = { uci: "e2e4", san: "e4", by: "white" };
const made = { phase: "made", turn: "black", ply: 1, pending };

describe("the clock's button and key", () => {
  test("M24: a made move is completed by pressing", () => {
    const { play, game } = tableOf({ state: { ...made, clock: CLOCK }, attributes: { mode: "otb" } });
    assert.equal(play.press("button", "white"), true);
    assert.deepEqual(game.acts, [{ act: "pressClock", by: "white", at: 0 }]);
  });

  test("M24: the key presses for whoever may press", () => {
    const { play, game } = tableOf({ state: made, attributes: { mode: "otb" } });
    play.press("keyboard");
    assert.deepEqual(game.acts, [{ act: "pressClock", by: "white" }]);
  });

  test("M25: with nothing made an empty press is an act over the board, and a remark where the clock is guarded", () => {
    const strict = tableOf({ attributes: { mode: "otb" } });
    strict.play.press("button", "white");
    assert.deepEqual(strict.game.acts, [{ act: "pressClock", by: "white" }]);
    const guarded = tableOf({ attributes: { press: "manual" } });
    assert.equal(guarded.play.press("button", "white"), false);
    assert.deepEqual(guarded.game.acts, []);
    assert.deepEqual(guarded.spoken, ["There is no move yet that pressing the clock could complete."]);
  });

  test("M26: a misplaced piece or a half-made move is pressed like any other, over the board", () => {
    for (const phase of ["misplaced", "castling", "promoting"]) {
      const { play, game } = tableOf({ state: { phase }, attributes: { mode: "otb" } });
      play.press("button", "white");
      assert.equal(game.acts[0]?.act, "pressClock", phase);
    }
  });

  test("M27: the clock stays live after the opponent has touched a piece", () => {
    const { play, game } = tableOf({ state: { ...made, phase: "bound", touched: ["e7"] }, attributes: { mode: "otb" } });
    play.press("button", "white");
    assert.deepEqual(game.acts, [{ act: "pressClock", by: "white" }]);
  });

  test("nobody presses after the end", () => {
    assert.equal(tableOf({ state: { phase: "over" }, attributes: { mode: "otb" } }).play.press("button", "white"), false);
  });
});

describe("what follows by itself", () => {
  const moves = () => ({ rulings: [{ code: "move.made" }], state: { ...made, clock: CLOCK } });

  test("guided, the clock is pressed for the player, once", () => {
    const answer = (/** @type {any} */ { act }) => (act === "release" ? moves() : { state: { phase: "idle", pending: null } });
    const { play, game } = tableOf({ state: { clock: CLOCK }, answer });
    play.perform({ act: "release", from: "e2", to: "e4" }, "pointer");
    assert.deepEqual(game.acts.map(({ act }) => act), ["release", "pressClock"]);
  });

  test("over the board nobody presses for the player; without a clock there is nothing to press", () => {
    const { play, game } = tableOf({ state: { clock: CLOCK }, answer: moves, attributes: { mode: "otb" } });
    play.perform({ act: "release", from: "e2", to: "e4" }, "pointer");
    assert.deepEqual(game.acts.map(({ act }) => act), ["release"]);
    const clockless = tableOf({ answer: () => ({ rulings: [{ code: "move.made" }], state: made }) });
    clockless.play.perform({ act: "release", from: "e2", to: "e4" }, "pointer");
    assert.deepEqual(clockless.game.acts.map(({ act }) => act), ["release"]);
  });
});

describe("accidents and j'adoube", () => {
  test("M23: j'adoube said after a touch is an act that the arbiter refuses", () => {
    const { play, game } = tableOf({ state: { phase: "bound", touched: ["g1"] } });
    play.adjust(true);
    assert.deepEqual(game.acts, [{ act: "adjust", square: ["g1"] }]);
    assert.equal(play.adjusting.on, false);
  });

  test("j'adoube said first is a word, and any other act ends it", () => {
    const { play, game } = tableOf();
    play.adjust(true);
    assert.deepEqual([game.acts, play.adjusting.on], [[], true]);
    play.perform({ act: "adjust", square: "g1" }, "pointer");
    assert.equal(play.adjusting.on, true);
    play.perform({ act: "touch", square: "e2" }, "pointer");
    assert.equal(play.adjusting.on, false);
  });

  test("M28: accidents are counted for each player", () => {
    const answer = () => ({ rulings: [{ code: "accident.noted", player: "white" }] });
    const { play } = tableOf({ answer });
    play.perform({ act: "accident", square: "g1" }, "pointer");
    play.perform({ act: "accident", square: "b1" }, "pointer");
    assert.deepEqual([play.accidents("white"), play.accidents("black")], [2, 0]);
  });

  /** What follows so many accidents of White. @param {Record<string, string>} attributes @param {number} count @param {string} [code] */
  function after(attributes, count, code = "accident.noted") {
    const { play, game } = tableOf({ attributes, answer: ({ act }) => (act === "accident" ? { rulings: [{ code, player: "white" }] } : {}) });
    for (let index = 0; index < count; index += 1) play.perform({ act: "accident", square: "g1" }, "pointer");
    return game.acts.filter(({ act }) => act !== "accident");
  }
  const warning = { act: "penalise", color: "white", penalty: "warning", reason: "accident-limit" };

  test("over the board three touches may be called accidental, and for each one more the arbiter warns (12.9)", () => {
    assert.deepEqual([after({ mode: "otb" }, 3), after({ mode: "otb" }, 5)], [[], [warning, warning]]);
  });

  test("the limit can be another one, or none", () => {
    assert.deepEqual([after({ mode: "otb", "accident-limit": "1" }, 2), after({ mode: "otb", "accident-limit": "0" }, 1)], [[warning], [warning]]);
    assert.deepEqual(after({ mode: "otb", "accident-limit": "none" }, 20), []);
    assert.deepEqual(after({ mode: "otb", "accident-limit": "many" }, 4), [warning]);
  });

  test("nobody is warned where nobody is penalised, nor for a brush or for what came too late", () => {
    assert.deepEqual(after({ "accident-limit": "1" }, 3), []);
    assert.deepEqual(after({ "accident-limit": "1", supervision: "arbiter" }, 3), []);
    assert.deepEqual(after({ mode: "otb", supervision: "guided", "accident-limit": "1" }, 3), []);
    assert.deepEqual(after({ mode: "otb", "accident-limit": "1" }, 3, "accident.brush"), []);
    assert.deepEqual(after({ mode: "otb", "accident-limit": "1" }, 3, "accident.too-late"), []);
  });
});

describe("beginning", () => {
  test("an attribute acts that is no list is an error with a code, and the game before stays", () => {
    const table = tableOf({ attributes: { acts: "{" } });
    class Game { apply() {} }
    table.play.know(/** @type {any} */ (Game));
    table.play.open({});
    assert.deepEqual(table.events.filter(({ type }) => type === "board-error").map(({ detail }) => detail.code), ["bad-act"]);
    assert.equal(table.play.remark, "This act cannot be understood.");
    assert.equal(table.play.sitting?.game, table.game);
  });
});

describe("time", () => {
  test("with a clock each act carries the time since the game began; without one none does", () => {
    const table = tableOf({ state: { clock: CLOCK } });
    table.play.start();
    table.now = 1234.6;
    table.play.perform({ act: "touch", square: "e2" }, "pointer");
    assert.deepEqual(table.game.acts, [{ act: "touch", square: "e2", at: 1235 }]);
    const clockless = tableOf();
    clockless.now = 500;
    clockless.play.perform({ act: "touch", square: "e2" }, "pointer");
    assert.deepEqual(clockless.game.acts, [{ act: "touch", square: "e2" }]);
  });

  test("the first clock waits for Black's press, which is no act, or for the first hand on the board", () => {
    const table = tableOf({ state: { clock: CLOCK }, attributes: { press: "manual" } });
    table.now = 60_000;
    assert.deepEqual([table.play.waitsForStart, table.play.times], [true, { white: 300_000, black: 300_000 }]);
    assert.equal(table.play.press("button", "black"), true);
    table.now = 61_000;
    assert.deepEqual([table.game.acts, table.play.times?.white], [[], 299_000]);
    const touched = tableOf({ state: { clock: CLOCK } });
    touched.now = 60_000;
    touched.play.perform({ act: "touch", square: "e2" }, "pointer");
    assert.deepEqual(touched.game.acts, [{ act: "touch", square: "e2", at: 0 }]);
  });

  test("between two acts the running clock goes on, and the other stands", () => {
    const table = tableOf({ state: { clock: CLOCK } });
    table.play.start();
    table.now = 2500;
    assert.deepEqual(table.play.times, { white: 297_500, black: 300_000 });
    table.now = 400_000;
    assert.deepEqual(table.play.times, { white: 0, black: 300_000 });
  });

  test("a simple delay is not counted, and what an act has used of it is gone", () => {
    const table = tableOf({ state: { clock: CLOCK }, options: { clock: "300d5" } });
    table.play.start();
    table.now = 4000;
    assert.equal(table.play.times?.white, 300_000);
    table.play.perform({ act: "touch", square: "e2" }, "pointer");
    table.now = 7000;
    assert.equal(table.play.times?.white, 298_000);
  });

  test("the delay of a period is read from either form of a time control", () => {
    assert.deepEqual([delayOf("300d3", 1), delayOf("300b3", 1), delayOf("40/5400d5:1800d10", 2), delayOf(undefined, 1)], [3000, 0, 10_000, 0]);
    assert.deepEqual([delayOf([{ time: 1, delay: 2000 }], 1), delayOf([{ time: 1, delay: 2000, delayKind: "bronstein" }], 1)], [2000, 0]);
  });

  test("when the time is over the arbiter looks at the clock", () => {
    const table = tableOf({ state: { clock: CLOCK } });
    table.play.start();
    table.now = 300_000;
    table.play.tick();
    assert.deepEqual(table.game.acts, [{ act: "tick", at: 300_000 }]);
  });

  test("a flag that falls is told of", () => {
    const fallen = { ...CLOCK, white: { ...CLOCK.white, remaining: 0, fallen: true } };
    const table = tableOf({ state: { clock: CLOCK }, answer: () => ({ state: { clock: fallen } }) });
    table.play.tick();
    assert.deepEqual(table.events.filter(({ type }) => type === "flag-fall").map(({ detail }) => detail.side), ["white"]);
  });

  test("a face shows minutes and seconds, hours where there are any, tenths below twenty seconds", () => {
    assert.deepEqual([300_000, 299_001, 60_000, 19_950, 900, 0, 5_400_000].map(clockFace), ["5:00", "5:00", "1:00", "0:19.9", "0:00.9", "0:00.0", "1:30:00"]);
    assert.deepEqual([moment(0), moment(61_999), moment(3_600_000)], ["0:00", "1:01", "1:00:00"]);
    assert.deepEqual([untilChange(299_400), untilChange(300_000), untilChange(12_340)], [400, 1000, 40]);
  });

  test("S9: a speaking clock tells five minutes, one minute, thirty and ten seconds, each once", () => {
    assert.deepEqual([momentBetween(300_400, 299_900), momentBetween(299_900, 298_900), momentBetween(60_500, 60_000), momentBetween(10_100, 9_900)], [300_000, null, 60_000, 10_000]);
  });

  test("the clock of a finished or paused game stands", () => {
    assert.equal(remainingNow(/** @type {any} */ ({ ...CLOCK, running: null }), "white", { passed: 5000 }), 300_000);
  });
});
