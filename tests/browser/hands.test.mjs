// @ts-check
/** What a hand does beside the board: new pieces out of their boxes, captured ones into the tray; by mouse, finger and keys. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { fingerOf } from "./finger.mjs";
import { PHONE, Stage, without, withoutBrowser } from "./stage.mjs";

/** @typedef {import("./stage.mjs").Table} Table */

const PROMOTION = "6k1/4P3/8/8/8/8/6K1/8 w - - 0 1";
const TWO_SQUARES = "3r2k1/4P3/8/8/8/8/6K1/8 w - - 0 1";

/** @param {Stage} stage @param {object} [options] */
async function overTheBoard(stage, options) {
  const table = await stage.open(options);
  await table.page.evaluate(() => document.querySelector("adoube-board")?.setAttribute("mode", "otb"));
  return table;
}

/** The middle of something that rests. What can be seen stays where it is: engines differ in how far they scroll. @param {import("playwright-core").Locator} locator */
async function middle(locator) {
  const seen = await locator.evaluate(async (node) => {
    for (let before = NaN; ; ) {
      const { top, bottom } = node.getBoundingClientRect();
      if (top === before) return top >= 0 && bottom <= innerHeight;
      before = top;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  if (!seen) await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Table} table @param {string} name */
const inBox = (table, name) => table.page.locator("adoube-board .box.beside").getByRole("option", { name });
/** @param {Table} table @param {string} name */
const inReserve = (table, name) => table.page.locator("adoube-board .box.reserve").getByRole("option", { name });

/** @param {Table} table @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
async function drag(table, from, to) {
  await table.page.mouse.move(from.x, from.y);
  await table.page.mouse.down();
  await table.page.mouse.move(to.x, to.y, { steps: 6 });
  await table.page.mouse.up();
}

/** @param {Table} table */
const focused = (table) => table.page.evaluate(() => document.querySelector("adoube-board")?.shadowRoot?.activeElement?.getAttribute("data-square"));

/** @param {Table} table @param {string} color */
const tray = (table, color) => table.page.locator(`adoube-board .station[data-color="${color}"] .tray`);

describe("new pieces", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("F6: a piece is dragged out of the box, goes back, is exchanged, and is final on its square", async () => {
    const table = await overTheBoard(stage);
    await table.load(PROMOTION);
    await table.drag("e7", "e8");
    const until = (await table.acts()).length;
    await drag(table, await middle(inBox(table, "White queen")), await table.place("e5"));
    assert.equal((await table.acts()).length, until, "it has touched nothing");
    assert.equal(await table.strip(), "The new piece is back in the box: it has touched nothing.");
    assert.equal((await table.state())?.phase, "promoting");
    const from = await middle(inBox(table, "White rook"));
    await table.page.mouse.move(from.x, from.y);
    await table.page.mouse.down();
    const goal = await table.place("e8");
    await table.page.mouse.move(goal.x, goal.y, { steps: 6 });
    assert.equal(await table.page.locator("adoube-board .hand .piece-rook, adoube-board .hand use[href='#piece-white-rook']").count(), 1, "the piece follows the pointer");
    assert.match(await inBox(table, "White rook").getAttribute("class") ?? "", /away/);
    assert.equal((await table.acts()).length, until, "over the square it can still be exchanged");
    await table.page.mouse.up();
    assert.deepEqual((await table.acts()).slice(until), [{ act: "promote", role: "rook" }]);
    assert.deepEqual(await table.moves(), ["e8=R+"]);
    assert.equal(await table.page.locator("adoube-board .hand use").count(), 0);
    table.assertQuiet();
    await table.close();
  });

  test("F6: guided as well", async () => {
    const table = await stage.open();
    await table.load(PROMOTION);
    await table.drag("e7", "e8");
    assert.equal(await table.page.locator("adoube-board .box.reserve").isVisible(), false);
    await drag(table, await middle(inBox(table, "White bishop")), await table.place("e8"));
    assert.deepEqual(await table.moves(), ["e8=B"]);
    table.assertQuiet();
    await table.close();
  });

  test("F7: out of the reserve, before the pawn has moved; the pawn is taken off then, and what stood there is captured", async () => {
    const table = await overTheBoard(stage);
    await table.load(TWO_SQUARES);
    await drag(table, await middle(inReserve(table, "White queen")), await table.place("d8"));
    assert.deepEqual(await table.acts(), [{ act: "promote", role: "queen", square: "d8" }]);
    assert.deepEqual((await table.state())?.newPiece, { square: "d8", role: "queen" });
    assert.equal(await tray(table, "white").getAttribute("aria-label"), "Captured: black rook");
    await table.click("e7");
    assert.deepEqual((await table.acts()).slice(1), [{ act: "remove", square: "e7" }]);
    assert.deepEqual(await table.moves(), ["exd8=Q+"]);
    table.assertQuiet();
    await table.close();
  });

  test("F7: in every way to sit the reserve fits into the player's station", async () => {
    const table = await overTheBoard(stage);
    for (const layout of ["stack", "beside", "face", "same-side"]) {
      for (const width of [320, 620, 900, 1200]) {
        await table.load(PROMOTION);
        const wide = await table.page.evaluate(([seats, px]) => {
          const board = /** @type {HTMLElement} */ (document.querySelector("adoube-board"));
          board.setAttribute("layout", String(seats));
          board.style.width = `${px}px`;
          const nodes = /** @type {HTMLElement[]} */ ([board, ...(board.shadowRoot?.querySelectorAll(".frame, .main, .place, .station, .controls") ?? [])]);
          const pieces = [...(board.shadowRoot?.querySelectorAll(".reserve .box-piece") ?? [])].map((node) => Math.round(node.getBoundingClientRect().width));
          return [nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.className), pieces.every((side) => side >= 30), pieces.length];
        }, [layout, width]);
        assert.deepEqual(wide, [[], true, 4], `${layout} at ${width}`);
      }
    }
    const [station, column] = await table.page.evaluate(() => {
      const board = /** @type {HTMLElement} */ (document.querySelector("adoube-board"));
      board.setAttribute("layout", "beside");
      board.style.width = "1200px";
      return [".near .station", ".far .station"].map((name) => Math.round(/** @type {Element} */ (board.shadowRoot?.querySelector(name)).getBoundingClientRect().width));
    });
    assert.equal(station, column, "both stations are as wide as each other");
    await table.close();
  });

  test("F7: by taps, taken and exchanged, then put down", async () => {
    const table = await overTheBoard(stage);
    await table.load(TWO_SQUARES);
    await inReserve(table, "White queen").click();
    assert.equal(await table.strip(), "White queen in the hand: put it on e8, d8. Until it stands there it can still be exchanged.");
    await inReserve(table, "White knight").click();
    assert.equal(await inReserve(table, "White knight").getAttribute("aria-selected"), "true");
    await table.click("e8");
    assert.deepEqual(await table.acts(), [{ act: "promote", role: "knight", square: "e8" }]);
    const { x, y } = await table.place("e7");
    await drag(table, { x, y }, await middle(tray(table, "white")));
    assert.equal((await table.state())?.lastMove?.san, "e8=N");
    table.assertQuiet();
    await table.close();
  });

  test("K13, F7: by keys, in both languages: taken, put back, taken again, put down, and the pawn off", async () => {
    for (const [locale, queen, held, back] of [
      ["en-GB", "White queen", /White queen in the hand: put it on e8, d8/, /back in the box/],
      ["zh-CN", "白后", /白后已拿在手中：请放到 e8，d8/, /新棋子已放回盒中/],
    ]) {
      const table = await overTheBoard(stage, { locale: String(locale) });
      await table.load(TWO_SQUARES);
      await inReserve(table, String(queen)).focus();
      await table.page.keyboard.press("Enter");
      assert.match((await table.said())[0], /** @type {RegExp} */ (held));
      assert.equal(await focused(table), "e8");
      await table.page.keyboard.press("Escape");
      assert.match((await table.said())[0], /** @type {RegExp} */ (back));
      assert.deepEqual(await table.acts(), []);
      await inReserve(table, String(queen)).focus();
      await table.page.keyboard.press("ArrowRight");
      await table.page.keyboard.press("Enter");
      await table.keys("d8", "e7");
      assert.deepEqual(await table.acts(), [{ act: "promote", role: "rook", square: "d8" }, { act: "remove", square: "e7" }]);
      table.assertQuiet();
      await table.close();
    }
  });

  test("F7, T12: by finger: the box beside the square leaves it free, its cells are large enough, and a piece is carried out of it", { skip: without("finger") }, async () => {
    const table = await overTheBoard(stage, { ...PHONE, viewport: { width: 320, height: 740 } });
    const finger = await fingerOf(table);
    await table.load(PROMOTION);
    const goal = await table.place("e8");
    await finger.slide(await table.place("e7"), goal);
    await finger.send("touchEnd", []);
    const cells = await table.page.locator("adoube-board .box.beside").getByRole("option").all();
    for (const cell of cells) {
      const box = await cell.boundingBox();
      assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
      assert.ok(box.x >= 0 && box.x + box.width <= 320, "on the screen");
      assert.ok(box.x > goal.x || box.x + box.width < goal.x || box.y > goal.y || box.y + box.height < goal.y, "not under the finger");
    }
    const until = (await table.acts()).length;
    await finger.slide(await middle(inBox(table, "White knight")), await table.place("a5"));
    await finger.send("touchEnd", []);
    await finger.slide(await middle(inBox(table, "White knight")), await table.place("e8"));
    await finger.send("touchCancel", []);
    assert.equal((await table.acts()).length, until, "let go elsewhere or broken off, it has touched nothing");
    await finger.slide(await middle(inBox(table, "White knight")), await table.place("e8"));
    await finger.send("touchEnd", []);
    assert.deepEqual((await table.acts()).slice(until), [{ act: "promote", role: "knight" }]);
    table.assertQuiet();
    await table.close();
  });

  test("F7: by finger out of the reserve, and the page does not scroll meanwhile", { skip: without("finger") }, async () => {
    const table = await overTheBoard(stage, PHONE);
    const finger = await fingerOf(table);
    await table.load(PROMOTION);
    const from = await middle(inReserve(table, "White queen"));
    const scrolled = await table.page.evaluate(() => scrollY);
    await finger.slide(from, await table.place("e8"));
    assert.equal(await table.page.evaluate(() => scrollY), scrolled);
    await finger.send("touchEnd", []);
    assert.deepEqual(await table.acts(), [{ act: "promote", role: "queen", square: "e8" }]);
    table.assertQuiet();
    await table.close();
  });
});

describe("the tray", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("M17, F9: a piece dragged into the tray is taken off, lies there until the capture is made, and afterwards", async () => {
    const table = await overTheBoard(stage);
    await table.play("e4", "d5");
    assert.equal(await tray(table, "white").getAttribute("aria-hidden"), "true", "an empty tray stands ready");
    const from = await table.place("d5");
    const goal = await middle(tray(table, "white"));
    await table.page.mouse.move(from.x, from.y);
    await table.page.mouse.down();
    await table.page.mouse.move(goal.x, goal.y, { steps: 8 });
    assert.match(await table.page.locator('adoube-board .station[data-color="white"]').getAttribute("class") ?? "", /taking/);
    await table.page.mouse.up();
    assert.doesNotMatch(await table.page.locator('adoube-board .station[data-color="white"]').getAttribute("class") ?? "", /taking/);
    assert.deepEqual((await table.acts()).slice(-2), [{ act: "touch", square: "d5" }, { act: "remove", square: "d5" }]);
    const label = () => tray(table, "white").getAttribute("aria-label");
    assert.equal(await label(), "Captured: black pawn");
    assert.equal(await table.cell("d5").getAttribute("aria-label"), "d5");
    await table.carry("e4", "e6");
    assert.equal(await label(), "Captured: black pawn", "while the capturing piece is in the hand");
    const { x, y } = await table.place("d5");
    await table.page.mouse.move(x, y, { steps: 4 });
    await table.page.mouse.up();
    assert.deepEqual(await table.moves(), ["e4", "d5", "exd5"]);
    assert.equal(await label(), "Captured: black pawn");
    table.assertQuiet();
    await table.close();
  });

  test("M17: dropped anywhere outside the board, on either side of it, it is taken off", async () => {
    const places = [["left", { x: 2, y: 300 }], ["right", { x: 1270, y: 300 }], ["below", { x: 400, y: 795 }], ["outside the window", { x: -40, y: 200 }]];
    for (const [name, place] of /** @type {[string, { x: number, y: number }][]} */ (without("outside") ? places.slice(0, -1) : places)) {
      const table = await overTheBoard(stage);
      await table.play("e4", "d5");
      await drag(table, await table.place("d5"), place);
      assert.deepEqual((await table.acts()).at(-1), { act: "remove", square: "d5" }, name);
      await table.close();
    }
  });

  test("M9: an own piece put down beside the board is no move, is not captured, and still binds", async () => {
    const table = await overTheBoard(stage);
    await drag(table, await table.place("g1"), await middle(tray(table, "white")));
    assert.deepEqual((await table.acts()).at(-1), { act: "release", from: "g1", to: null });
    const state = await table.state();
    assert.deepEqual([state?.ply, state?.obligation?.pieces], [0, ["g1"]]);
    for (const color of ["white", "black"]) assert.equal(await tray(table, color).getAttribute("aria-hidden"), "true");
    await table.drag("g1", "f3");
    assert.deepEqual(await table.moves(), ["Nf3"]);
    table.assertQuiet();
    await table.close();
  });

  test("at 320 pixels a piece carried off the board or into the tray lets nothing scroll sideways", { skip: without("finger") }, async () => {
    const table = await overTheBoard(stage, { ...PHONE, viewport: { width: 320, height: 740 } });
    const finger = await fingerOf(table);
    await table.play("e4", "d5");
    const wide = () => table.page.evaluate(() => [document.documentElement.scrollWidth, scrollX]);
    for (const x of [319, 1]) {
      await finger.slide(await table.place("d5"), { x, y: (await table.place("d5")).y });
      assert.deepEqual(await wide(), [320, 0]);
      await finger.send("touchCancel", []);
    }
    await finger.slide(await table.place("d5"), await middle(tray(table, "white")));
    assert.deepEqual(await wide(), [320, 0]);
    await finger.send("touchEnd", []);
    assert.deepEqual((await table.acts()).at(-1), { act: "remove", square: "d5" });
    assert.equal(await tray(table, "white").getAttribute("aria-label"), "Captured: black pawn");
    table.assertQuiet();
    await table.close();
  });
});

describe("at the clock and the keys", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("T13: a clock is large enough for a finger, and one that slides off has not pressed it", { skip: without("finger") }, async () => {
    const table = await overTheBoard(stage, PHONE);
    const finger = await fingerOf(table);
    const clock = table.page.locator('adoube-board .station[data-color="white"] [data-control="clock"]');
    await table.play("e4");
    const at = await middle(clock);
    const box = await clock.boundingBox();
    assert.ok(box && box.height >= 64, `${box?.height}`);
    await finger.slide(at, { x: at.x, y: at.y - 120 });
    await finger.send("touchEnd", []);
    assert.deepEqual((await table.acts()).map(({ act }) => act), ["play"]);
    await table.page.touchscreen.tap(at.x, (await middle(clock)).y);
    assert.deepEqual((await table.acts()).at(-1), { act: "pressClock", by: "white" });
    table.assertQuiet();
    await table.close();
  });

  test("T14: a press that began before the turn changed touches nothing", async () => {
    const table = await overTheBoard(stage);
    const { x, y } = await table.place("g1");
    await table.page.mouse.move(x, y);
    await table.page.mouse.down();
    await table.play("e4");
    await table.page.mouse.up();
    await table.carry("g8", "f6");
    await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).play("Nf6"));
    await table.page.mouse.up();
    assert.deepEqual((await table.acts()).filter(({ act }) => act === "touch" || act === "release").map(({ square }) => square), ["g8"]);
    assert.deepEqual((await table.state())?.touched, []);
    table.assertQuiet();
    await table.close();
  });

  test("K11, K16: Escape takes no touch back and says so; the question mark lists the keys, in both languages", async () => {
    for (const [locale, binds, keys] of [["en-GB", /knight on g1.*must move/, "Keys"], ["zh-CN", /g1 的马.*必须走/, "按键"]]) {
      const table = await overTheBoard(stage, { locale: String(locale) });
      await table.cell("g1").focus();
      await table.page.keyboard.press("Enter");
      await table.page.keyboard.press("Escape");
      assert.match((await table.said())[0], /** @type {RegExp} */ (binds));
      assert.deepEqual((await table.state())?.touched, ["g1"]);
      await table.page.keyboard.press("?");
      const dialog = table.page.getByRole("dialog");
      assert.ok(await dialog.isVisible());
      assert.equal(await dialog.getByRole("heading").first().innerText(), keys);
      await table.page.keyboard.press("Escape");
      assert.equal(await focused(table), "g1");
      table.assertQuiet();
      await table.close();
    }
  });
});
