// @ts-check
/** Real touches, sent through the DevTools protocol: what scrolls, what moves, what a broken touch leaves behind. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { fingerOf } from "./finger.mjs";
import { PHONE, Stage, without, withoutBrowser } from "./stage.mjs";

describe("by finger", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("two taps make a move, and the first one binds", { skip: without("finger") }, async () => {
    const table = await stage.open(PHONE);
    const tap = async (/** @type {string} */ square) => {
      const { x, y } = await table.place(square);
      await table.page.touchscreen.tap(x, y);
    };
    await tap("g1");
    await tap("b1");
    await tap("c3");
    assert.deepEqual(await table.moves(), []);
    await tap("f3");
    assert.deepEqual(await table.moves(), ["Nf3"]);
    assert.deepEqual((await table.acts()).map(({ act }) => act), ["touch", "touch", "lift", "release"]);
    table.assertQuiet();
    await table.close();
  });

  test("a slide from an empty square scrolls the page and is no act", { skip: without("finger") }, async () => {
    const table = await stage.open(PHONE);
    const finger = await fingerOf(table);
    const from = await table.place("e4");
    await finger.slide(from, { x: from.x, y: from.y - 250 });
    await finger.send("touchEnd", []);
    await table.page.waitForFunction(() => scrollY >= 100);
    assert.deepEqual(await table.acts(), []);
    await table.close();
  });

  test("a slide from a piece that may be touched carries the piece and does not scroll", { skip: without("finger") }, async () => {
    const table = await stage.open(PHONE);
    const finger = await fingerOf(table);
    await finger.slide(await table.place("e2"), await table.place("e4"));
    await finger.send("touchEnd", []);
    assert.deepEqual(await table.moves(), ["e4"]);
    assert.equal(await table.page.evaluate(() => scrollY), 0);
    await table.close();
  });

  test("in the finger the piece is larger, and stands above it", { skip: without("finger") }, async () => {
    const table = await stage.open(PHONE);
    const finger = await fingerOf(table);
    const goal = await table.place("e4");
    await finger.slide(await table.place("e2"), goal);
    const held = await table.page.locator("adoube-board .hand use").boundingBox();
    const lying = await table.page.locator("adoube-board .pieces .white.piece").first().boundingBox();
    assert.ok(held && lying && held.width > lying.width * 1.5, `${held?.width} against ${lying?.width}`);
    assert.ok(held.y + held.height / 2 < goal.y - goal.side * 0.3);
    await finger.send("touchEnd", []);
    await table.close();
  });

  test("a touch that the system takes away leaves the duty, and nothing in the air", { skip: without("finger") }, async () => {
    const table = await stage.open(PHONE);
    const finger = await fingerOf(table);
    await finger.slide(await table.place("g1"), await table.place("f3"));
    await finger.send("touchCancel", []);
    assert.deepEqual((await table.acts()).at(-1), { act: "release", from: "g1", to: "g1" });
    const state = await table.state();
    assert.deepEqual([state?.phase, state?.obligation?.pieces], ["bound", ["g1"]]);
    assert.equal(await table.page.locator("adoube-board .hand use").count(), 0);
    assert.equal(await table.page.locator("adoube-board .ghost").count(), 0);
    await table.close();
  });

  test("two fingers touch nothing", { skip: without("finger") }, async () => {
    const table = await stage.open(PHONE);
    const finger = await fingerOf(table);
    const [one, other] = [await table.place("e2"), await table.place("d2")];
    await finger.send("touchStart", [one]);
    await finger.send("touchStart", [one, other]);
    await finger.send("touchEnd", []);
    assert.deepEqual(await table.acts(), []);
    await table.close();
  });

  test("a long press touches while the finger is still down", { skip: without("finger") }, async () => {
    const table = await stage.open(PHONE);
    const finger = await fingerOf(table);
    await finger.send("touchStart", [await table.place("g1")]);
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.touched.length === 1);
    await finger.send("touchEnd", []);
    assert.deepEqual((await table.acts()), [{ act: "touch", square: "g1" }]);
    await table.close();
  });

  test("an enemy piece may be touched too, so no page scrolls from it; from nothing when a picture only is shown", async () => {
    const table = await stage.open(PHONE);
    const action = (/** @type {string} */ square) => table.cell(square).evaluate((cell) => getComputedStyle(cell).touchAction);
    assert.deepEqual([await action("e2"), await action("e7"), await action("e4")], ["pinch-zoom", "pinch-zoom", "manipulation"]);
    await table.page.evaluate(() => document.querySelector("adoube-board")?.setAttribute("mode", "view"));
    assert.equal(await action("e2"), "manipulation");
    await table.close();
  });
});
