// @ts-check
/** The arbiter's panel against the real rules: clocks set, irregularities, adjournment. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { PHONE, Stage, withoutBrowser } from "./stage.mjs";

/** @typedef {import("../../www/element/element.js").AdoubeBoard} Board */

/** @param {Stage} stage @param {Record<string, string>} attributes @param {import("playwright-core").BrowserContextOptions} [options] */
async function seated(stage, attributes, options) {
  const table = await stage.open(options);
  await table.page.evaluate((wanted) => {
    const board = /** @type {Board} */ (document.querySelector("adoube-board"));
    for (const [name, value] of Object.entries(wanted)) board.setAttribute(name, value);
  }, { mode: "otb", ...attributes });
  return table;
}

/** @param {import("./stage.mjs").Table} table @param {boolean} unfolded folded away as long as nothing is adjourned */
async function panel(table, unfolded = false) {
  await table.page.locator('adoube-board [data-control="arbiter"]').click();
  const node = table.page.locator("adoube-board .arbiter");
  if (!unfolded) await node.locator("summary").click();
  return node;
}

describe("the arbiter's panel and the rules", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("the clocks are set; what is no time is said, and what is not changed stays", async () => {
    const table = await seated(stage, { clock: "300" });
    await table.play("e4");
    const node = await panel(table);
    await node.getByLabel("Time for Black").fill("soon");
    await node.getByRole("button", { name: "Set", exact: true }).click();
    assert.match(await node.innerText(), /A time is written as/);
    await node.getByLabel("Time for Black").fill("1:02:03");
    await node.getByRole("button", { name: "Set", exact: true }).click();
    const set = (await table.acts()).find(({ act }) => act === "setClock");
    assert.equal(set?.black, 3_723_000);
    assert.equal("white" in (set ?? {}), false);
    assert.equal((await table.state())?.clock?.black.remaining, 3_723_000);
    table.assertQuiet();
    await table.close();
  });

  test("7.3: reversed colours found before ten moves begin the game anew; the board turned is put right and the game goes on (7.2.2)", async () => {
    const table = await seated(stage, {});
    await table.play("e4", "e5");
    await (await panel(table)).getByRole("button", { name: "The board is turned" }).click();
    assert.equal((await table.state())?.result, null);
    assert.match(await table.strip(), /transferred to a board placed correctly.*\(7\.2\.2\)/);
    await (await panel(table)).getByRole("button", { name: "Colours are reversed" }).click();
    assert.deepEqual([(await table.state())?.result?.score, (await table.state())?.result?.reason], ["void", "replay"]);
    table.assertQuiet();
    await table.close();
  });

  test("what a player did is laid to that player", async () => {
    const table = await seated(stage, { clock: "300" });
    await table.play("e4");
    const node = await panel(table);
    await node.getByLabel("Who did it").selectOption("white");
    await node.getByRole("button", { name: "used two hands" }).click();
    const done = (await table.acts()).at(-1);
    assert.deepEqual([done?.act, done?.kind, done?.by], ["irregularity", "two-hands", "white"]);
    table.assertQuiet();
    await table.close();
  });

  test("a move is sealed unseen, and is made when the game is resumed", async () => {
    for (const locale of ["en-GB", "zh-CN"]) {
      const table = await seated(stage, { clock: "5400+30" }, { ...PHONE, locale });
      await table.play("e4");
      await table.page.evaluate(() => /** @type {Board} */ (document.querySelector("adoube-board")).pressClock());
      const node = await panel(table);
      const field = node.locator("#sealed-move");
      assert.equal(await field.getAttribute("type"), "password");
      await field.fill("e5");
      await node.locator('[data-control="seal"]').click();
      assert.equal((await table.state())?.phase, "adjourned");
      assert.equal((await table.state())?.clock?.running, null);
      const again = await panel(table, true);
      assert.equal(await again.locator('[data-control="seal"]').count(), 0);
      await again.locator('[data-control="arbiter.present.both"]').click();
      assert.deepEqual(await table.moves(), ["e4", "e5"]);
      assert.equal((await table.state())?.clock?.running, "white");
      table.assertQuiet();
      await table.close();
    }
  });
});
