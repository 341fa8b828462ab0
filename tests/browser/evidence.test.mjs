// @ts-check
/** Rulings that rest on moves show them: that a player could still be mated is seen on a small board, move by move. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Stage, withoutBrowser } from "./stage.mjs";

/** @typedef {import("../../www/element/element.js").AdoubeBoard} Board */

/** White has a pawn that can become a queen, so Black can be mated. */
const WON = "8/P7/8/8/8/8/5k2/K7 b - - 0 1";

/** @param {Stage} stage @param {string} locale */
async function fallen(stage, locale) {
  const table = await stage.open({ locale });
  await table.page.selectOption("#mode", "otb");
  await table.page.evaluate(async (fen) => {
    const board = /** @type {Board} */ (document.querySelector("adoube-board"));
    board.setAttribute("clock", "300");
    await board.load({ fen });
    board.do({ act: "flag", color: "black" });
  }, WON);
  return table;
}

describe("what a ruling rests on", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("a lost flag shows the mate that was still possible, in the card and in the log", async () => {
    for (const [locale, show, next, mate] of [["en-GB", "Show the mate, move by move", "Next move", /checkmate$/], ["zh-CN", "逐步演示如何将死", "下一步", /将死$/]]) {
      const table = await fallen(stage, String(locale));
      assert.equal((await table.state())?.result?.reason, "time");
      for (const place of [".card", ".log .entry"]) {
        const proof = table.page.locator(`adoube-board ${place} .proof`).first();
        await proof.locator("summary", { hasText: String(show) }).click();
        await proof.locator(".proof-moves li").first().waitFor();
        const moves = await proof.locator(".proof-moves li").allTextContents();
        assert.ok(moves.length > 0);
        assert.match(moves[0], /^1… /);
        assert.match(String(moves.at(-1)), /#$/);
        for (let step = 0; step < moves.length; step += 1) {
          await proof.getByRole("button", { name: String(next), exact: true }).click();
          assert.equal(await proof.locator('[aria-current="true"]').innerText(), moves[step]);
        }
        assert.match(await proof.getByRole("status").innerText(), /** @type {RegExp} */ (mate));
        assert.equal(await proof.getByRole("img").count(), 1);
      }
      table.assertQuiet();
      await table.close();
    }
  });

  test("a draw on time shows no mate", async () => {
    const table = await stage.open();
    await table.page.selectOption("#mode", "otb");
    await table.page.evaluate(async () => {
      const board = /** @type {Board} */ (document.querySelector("adoube-board"));
      board.setAttribute("clock", "300");
      await board.load({ fen: "8/8/8/8/4r3/8/5k2/K7 b - - 0 1" });
      board.do({ act: "flag", color: "black" });
    });
    assert.equal((await table.state())?.result?.reason, "time-no-mate");
    assert.equal(await table.page.locator("adoube-board .proof").count(), 0);
    table.assertQuiet();
    await table.close();
  });

  test("looking at a refused move shows the squares of the reason as well", async () => {
    const table = await stage.open();
    await table.page.evaluate(() => /** @type {Board} */ (document.querySelector("adoube-board")).load({ fen: "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1" }));
    await table.play("e2c3");
    const entry = table.page.locator('adoube-board .log .entry[data-upheld="false"]').first();
    await entry.hover();
    const marks = () => table.page.locator("adoube-board .mark.pointed").evaluateAll((nodes) => new Set(nodes.map((node) => node.getAttribute("transform"))).size);
    assert.ok(await marks() >= 2, "the pinned knight, and who pins it");
    const pointed = await table.page.evaluate(() => [.../** @type {any} */ (document.querySelector("adoube-board")).log].map(({ ruling }) => ruling.why?.squares));
    assert.deepEqual(pointed.at(-1)?.includes("e8"), true);
    table.assertQuiet();
    await table.close();
  });
});
