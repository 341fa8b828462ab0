// @ts-check
/**
 * What the table shows and asks for when an arbiter is at work: penalties, stopped clocks, flags, complaints. The engine
 * here is a told one, so that the board is held to the contract and to nothing else.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Stage, Table, withoutBrowser } from "./stage.mjs";

/** A page with one board whose engine answers from a list. @param {Stage} stage @param {object} told */
async function toldTable(stage, told) {
  const context = await stage.context();
  const table = new Table(await context.newPage(), stage.url);
  await table.page.route("**/told.html", (route) => route.fulfill({ contentType: "text/html", body: '<!doctype html><html lang="en"><title>Told</title><main><h1>Told</h1></main>' }));
  await table.page.goto(`${stage.url}told.html`);
  await table.page.evaluate(async ({ told: script, base }) => {
    /** @type {any} */
    const { attributes = {}, state = {}, answers = {}, options = {} } = script;
    const { AdoubeBoard } = await import(`${base}element/index.js`);
    const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    class Game {
      acts = /** @type {any[]} */ ([]);
      rulings = /** @type {any[]} */ ([]);
      options = { laws: "fide-2023", ...options };
      state = {
        fen: START, turn: "white", ply: 0, phase: "idle", check: false, touched: [], holding: null, obligation: null, legalMoves: ["e2e4"], pending: null, lastMove: null, drawOffer: null,
        claims: { threefold: { occurrences: 1, plies: [0], onBoard: false, withMove: [] }, fifty: { halfmoves: 0, onBoard: false, withMove: [] }, open: true },
        illegalMoves: { white: 0, black: 0 }, illegalMovesToForfeit: null, warnings: { white: 0, black: 0 }, clock: null, mustRecord: { white: true, black: true }, result: null, ...state,
      };
      get position() { return { move() { throw new Error("unread"); } }; }
      moves() { return []; }
      rewind() { return new Game(); }
      apply(/** @type {any} */ act) {
        this.acts.push(act);
        const { rulings = [], state: next = {} } = answers[act.act] ?? {};
        const whole = rulings.map((/** @type {any} */ ruling) => ({ upheld: true, article: null, player: "white", ...ruling }));
        for (const ruling of whole) this.rulings.push({ act: this.acts.length - 1, ruling });
        this.state = { ...this.state, ...next };
        return whole;
      }
      free() {}
      toJSON() { return { adoube: 1, acts: this.acts }; }
    }
    AdoubeBoard.useEngine({ Game });
    AdoubeBoard.define();
    const board = document.createElement("adoube-board");
    for (const [name, value] of Object.entries({ mode: "otb", ...attributes })) board.setAttribute(name, String(value));
    board.style.setProperty("--ab-size", "440px");
    document.querySelector("main")?.append(board);
    await /** @type {any} */ (board).whenReady;
  }, { told, base: stage.url });
  return table;
}

const CLOCK = { running: "white", white: { remaining: 60_000, period: 1, movesToGo: null, fallen: false }, black: { remaining: 60_000, period: 1, movesToGo: null, fallen: false } };
/** @param {Table} table @param {string} selector */
const texts = (table, selector) => table.page.locator(`adoube-board ${selector}`).allInnerTexts();

describe("with an arbiter at the table", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("F17: a completed illegal move gets a card with the article, the time and the count, until it is read", async () => {
    const table = await toldTable(stage, {
      state: { illegalMovesToForfeit: 2 },
      answers: { pressClock: { rulings: [{ code: "illegal.first", upheld: true, article: "7.5.1", player: "white", clock: { black: 120_000 } }], state: { illegalMoves: { white: 1, black: 0 } } } },
    });
    await table.page.locator("adoube-board").getByRole("button", { name: "Press White's clock" }).click();
    const card = table.page.locator("adoube-board .card");
    assert.match(await card.innerText(), /The arbiter has ruled[\s\S]*Black is given 2 minutes\.[\s\S]*Illegal moves by White: 1 of 2/);
    assert.match((await texts(table, '.station[data-color="white"] .penalties')).join(), /illegal 1\/2/);
    await card.getByRole("button", { name: "Understood" }).click();
    assert.equal(await card.isVisible(), false);
    await table.close();
  });

  test("stopped clocks close the board, and the panel starts them again", async () => {
    const table = await toldTable(stage, {
      state: { clock: CLOCK },
      answers: { pause: { state: { phase: "paused", clock: { ...CLOCK, running: null } } }, resume: { state: { phase: "idle", clock: CLOCK } } },
    });
    await table.button("Arbiter").click();
    assert.equal(await table.page.evaluate(() => document.querySelector("adoube-board")?.shadowRoot?.querySelector(".arbiter")?.matches(":modal")), false, "while a clock runs the panel stops nothing");
    await table.button("Stop the clocks").click();
    assert.match(String(await table.page.locator("adoube-board").getAttribute("data-state")), /\bpaused\b/);
    await table.click("e2");
    assert.deepEqual((await table.acts()).map(({ act }) => act), ["pause"]);
    await table.button("Arbiter").click();
    assert.equal(await table.page.evaluate(() => document.querySelector("adoube-board")?.shadowRoot?.querySelector(".arbiter")?.matches(":modal")), true);
    await table.button("Start the clocks").click();
    await table.click("e2");
    assert.deepEqual((await table.acts()).map(({ act }) => act), ["pause", "resume", "touch"]);
    await table.close();
  });

  test("F18: when the time is over the arbiter looks; where players must claim, the opponent is offered the claim", async () => {
    const short = { ...CLOCK, white: { ...CLOCK.white, remaining: 250 } };
    const seen = await toldTable(stage, { state: { clock: short } });
    await seen.button("Start White's clock").click();
    await seen.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).acts.length > 0);
    const [tick] = await seen.acts();
    assert.deepEqual([tick.act, tick.at >= 250], ["tick", true]);
    await seen.close();
    const claimed = await toldTable(stage, { state: { clock: short }, attributes: { flag: "claim" } });
    await claimed.button("Start White's clock").click();
    await claimed.button("Claim flag fall").click();
    const [flag] = await claimed.acts();
    assert.deepEqual([flag.act, flag.color, flag.by], ["flag", "white", "black"]);
    await claimed.close();
  });

  test("a penalty is imposed with its reason", async () => {
    const table = await toldTable(stage, {});
    await table.button("Arbiter").click();
    const panel = table.page.locator("adoube-board .arbiter");
    await panel.getByLabel("Player").selectOption("black");
    await panel.getByLabel("Kind of penalty").selectOption("time");
    await table.write(panel.getByLabel("Minutes"), "3");
    await panel.getByLabel("Reason").fill("noise");
    await panel.getByRole("button", { name: "Impose" }).click();
    assert.deepEqual(await table.acts(), [{ act: "penalise", color: "black", penalty: "time", reason: "noise", time: 180_000 }]);
    await table.close();
  });

  test("an accident can be contested by the opponent until touching a piece, and then waits for a decision", async () => {
    const table = await toldTable(stage, { state: { turn: "white" }, answers: { accident: { rulings: [{ code: "accident.noted" }] } } });
    await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).do({ act: "accident", square: "e2", by: "white" }));
    await table.button("Contest: no accident").click();
    assert.deepEqual((await table.acts()).at(-1), { act: "object", ground: "accident", by: "black" });
    assert.equal(await table.button("Contest: no accident").count(), 0);
    await table.button("Arbiter").click();
    await table.button("Upheld").click();
    assert.deepEqual((await table.acts()).at(-1), { act: "decide", upheld: true });
    await table.button("Arbiter").click();
    assert.equal(await table.button("Upheld").count(), 0, "nothing waits any more");
    await table.close();
  });

  test("in complaints' supervision each player can complain of touch-move and of an illegal move", async () => {
    const table = await toldTable(stage, { attributes: { supervision: "claims" } });
    await table.button("Arbiter").click();
    await table.page.locator("adoube-board").getByRole("group", { name: "Black complains" }).getByRole("button", { name: "Touch-move was broken" }).click();
    assert.deepEqual(await table.acts(), [{ act: "object", ground: "touch-move", by: "black" }]);
    await table.close();
  });

  test("callArbiter stops a running clock and says what for", async () => {
    const table = await toldTable(stage, { state: { clock: CLOCK }, answers: { pause: { state: { phase: "paused", clock: { ...CLOCK, running: null } } } } });
    await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).callArbiter("A phone rang."));
    assert.match(await table.page.locator("adoube-board .arbiter").innerText(), /A phone rang\./);
    assert.deepEqual((await table.acts()).map(({ act }) => act), ["pause"]);
    await table.close();
  });

  test("12.9.1: over the board one touch too many that is called accidental draws a warning, seen and heard in both languages", async () => {
    for (const [locale, words, count] of [["en-GB", /White has called too many touches accidental: the arbiter gives a warning \(12\.9\.1\)/, "warnings 1"], ["zh-CN", /白方多次声称误触，裁判给予警告（第12\.9\.1条）/, "警告 1"]]) {
      const table = await stage.open({ locale: String(locale) });
      await table.page.evaluate(() => {
        const board = /** @type {Element} */ (document.querySelector("adoube-board"));
        for (const [name, value] of Object.entries({ mode: "otb", "accident-limit": "1", "accident-ms": "unlimited" })) board.setAttribute(name, value);
      });
      const chip = table.page.locator("adoube-board .chip");
      await table.click("g1");
      await chip.click();
      assert.deepEqual((await table.acts()).map(({ act }) => act), ["touch", "accident"]);
      await table.click("g1");
      await chip.click();
      assert.deepEqual((await table.acts()).at(-1), { act: "penalise", color: "white", penalty: "warning", reason: "accident-limit" });
      assert.match(await table.page.locator("adoube-board .card").innerText(), /** @type {RegExp} */ (words));
      assert.match((await table.said()).join(), /** @type {RegExp} */ (words));
      assert.match(await table.page.locator('adoube-board .entry[data-code="penalty.warning"]').innerText(), /** @type {RegExp} */ (words));
      assert.ok((await table.page.locator('adoube-board .station[data-color="white"] .penalties').innerText()).includes(String(count)));
      assert.deepEqual([(await table.state())?.obligation, (await table.state())?.warnings], [null, { white: 1, black: 0 }]);
      table.assertQuiet();
      await table.close();
    }
  });

  test("A.5.2: where players must complain an illegal move is not told of until somebody does", async () => {
    for (const [locale, put, turn, log, complain, broken, ruled] of [
      ["en-GB", "White knight put on g5.", "Black to move.", /White has pressed the clock\./, "Black complains", "The move was illegal", /first illegal move by White/],
      ["zh-CN", "白马放在 g5。", "轮到黑方走子。", /白方已按钟。/, "黑方提出异议", "着法违例", /违例/],
    ]) {
      const table = await stage.open({ locale: String(locale) });
      await table.page.evaluate(() => {
        const board = /** @type {Element} */ (document.querySelector("adoube-board"));
        for (const [name, value] of Object.entries({ mode: "otb", supervision: "claims", clock: "300" })) board.setAttribute(name, value);
      });
      await table.drag("g1", "g5");
      assert.equal(await table.strip(), put);
      assert.equal(await table.page.locator("adoube-board .mark.displaced, adoube-board .mark.ring-binding").count(), 0);
      assert.doesNotMatch(await table.cell("g5").getAttribute("aria-label") ?? "", /cannot|不能|touched|触摸/);
      await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).pressClock("white"));
      assert.equal(await table.strip(), turn);
      assert.match((await table.said())[0], /** @type {RegExp} */ (log));
      assert.deepEqual(await table.moves(), ["Ng5"]);
      const text = await table.page.locator("adoube-board .log").innerText();
      assert.match(text, /** @type {RegExp} */ (log));
      assert.doesNotMatch(text, /illegal|cannot|objects|违例|不能|异议/);
      assert.equal(await table.page.locator("adoube-board .card").isVisible(), false);
      assert.equal(await table.page.locator("adoube-board [data-code^='illegal'], adoube-board [data-upheld='false']").count(), 0);
      await table.page.locator("adoube-board [data-control=arbiter]").click();
      await table.page.locator("adoube-board").getByRole("group", { name: String(complain) }).getByRole("button", { name: String(broken) }).click();
      assert.match(await table.page.locator("adoube-board .card").innerText(), /** @type {RegExp} */ (ruled));
      assert.match(await table.page.locator("adoube-board .log").innerText(), /** @type {RegExp} */ (ruled));
      assert.deepEqual(await table.moves(), []);
      table.assertQuiet();
      await table.close();
    }
  });

  test("guided there are no more accidents than the limit, and no warning", async () => {
    const table = await toldTable(stage, {
      attributes: { mode: "assist", "accident-limit": 1, "accident-ms": 60_000 },
      answers: { touch: { state: { touched: ["e2"], phase: "bound" } }, accident: { rulings: [{ code: "accident.noted" }], state: { touched: [], phase: "idle" } } },
    });
    await table.click("e2");
    const chip = table.page.locator("adoube-board .chip");
    await chip.click();
    assert.deepEqual((await table.acts()).map(({ act }) => act), ["touch", "accident"]);
    await table.click("e2");
    assert.equal(await chip.isVisible(), false);
    assert.equal((await table.acts()).some(({ act }) => act === "penalise"), false);
    await table.close();
  });
});
