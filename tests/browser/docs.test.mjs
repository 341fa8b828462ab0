// @ts-check
/** The page of the element: its examples work as they say, and many boards on a page share what can be shared. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Stage, Table, withoutBrowser } from "./stage.mjs";

describe("the element's page", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("every example does what it says", async () => {
    const table = new Table(await (await stage.context()).newPage(), stage.url);
    await table.page.goto(`${stage.url}docs/`);
    const results = await table.page.evaluate(async () => {
      /** @type {{ examples: import("../../www/docs/examples.js").Example[] }} */
      const { examples } = await import(new URL("examples.js", location.href).href);
      const results = [];
      for (const { id, check } of examples) {
        const place = document.querySelector(`#${id} .live`);
        results.push([id, await check(/** @type {HTMLElement} */ (place)).then(() => "", String)]);
      }
      return results;
    });
    assert.ok(results.length >= 7);
    assert.deepEqual(results.filter(([, failure]) => failure), []);
    table.assertQuiet();
    await table.close();
  });

  test("the page shows the source of its examples and the whole reference, on a phone too", async () => {
    const context = await stage.context({ viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    await page.goto(`${stage.url}docs/`);
    await page.waitForSelector("#reference-properties tbody tr");
    assert.ok((await page.locator("tbody tr").count()) > 120);
    assert.match(await page.locator("#events pre").first().innerText(), /preventDefault/);
    assert.doesNotMatch(await page.locator("#examples").innerText(), /@type/);
    assert.equal(await page.locator("#examples table").count(), 0, "the reference stands apart from the examples");
    assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await context.close();
  });

  test("the page speaks the language of its address, else the one that the reader has chosen, and its boards with it", async () => {
    const context = await stage.context({ locale: "zh-CN" });
    const page = await context.newPage();
    await page.goto(`${stage.url}docs/`);
    await page.waitForSelector("#reference-properties tbody tr");
    const shown = () => page.evaluate(() => [document.documentElement.lang, document.title, ...[...document.querySelectorAll("h1, h2")].map((node) => /** @type {HTMLElement} */ (node).innerText.trim())]);
    assert.deepEqual(await shown(), ["zh-CN", "棋盘元件 · Adoube", "棋盘元件", "例子", "放在框架里", "参考"]);
    const english = await page.evaluate(() => {
      const texts = [...document.querySelectorAll("main p, h3, td, th[scope=col]")].filter((node) => node.getClientRects().length > 0).map((node) => /** @type {HTMLElement} */ (node).innerText).join("\n");
      return texts.replace(/Content-Security-Policy|postMessage|PGN|TimeControl|FEN|JSON|FIDE|<adoube-board>|custom-elements|Adoube/g, "").match(/\b[A-Za-z]+ [A-Za-z]+ [A-Za-z]+ [A-Za-z]+\b/g);
    });
    assert.deepEqual((english ?? []).filter((words) => !/^strip clocks buttons score$/.test(words)), []);
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#tag adoube-board")).state);
    assert.match(await page.locator("#tag adoube-board #strip-text").innerText(), /轮到白方走子/);
    await page.selectOption("#language", "en");
    assert.deepEqual(await shown(), ["en", "The board element · Adoube", "The board element", "Examples", "In a frame", "Reference"]);
    assert.match(await page.locator("#tag adoube-board #strip-text").innerText(), /White to move/);
    await page.reload();
    assert.equal((await shown())[0], "en");
    await page.goto(`${stage.url}docs/?lang=zh`);
    assert.equal((await shown())[0], "zh-CN");
    await context.close();
  });

  test("twenty boards load the module once, and those far away wait until one comes near", async (t) => {
    const context = await stage.context();
    const page = await context.newPage();
    /** @type {string[]} */
    const modules = [];
    page.on("request", (request) => { if (request.url().endsWith(".wasm")) modules.push(request.url()); });
    await page.route("**/twenty.html", (route) => route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Twenty</title>${'<adoube-board parts="board" style="display:block"></adoube-board>'.repeat(20)}<script type="module" src="element/auto.js"></script>`,
    }));
    await page.goto(`${stage.url}twenty.html`);
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board"))?.state);
    const before = await page.evaluate(() => [...document.querySelectorAll("adoube-board")].map((board) => Boolean(/** @type {any} */ (board).state)));
    assert.equal(before.length, 20);
    assert.equal(before[0], true);
    assert.equal(before.at(-1), false, "a board far below has not begun");
    assert.equal(await page.evaluate(() => document.querySelectorAll("adoube-board")[19].shadowRoot?.querySelectorAll(".pieces use").length), 32, "but shows its position");
    await page.evaluate(() => document.querySelectorAll("adoube-board")[19].scrollIntoView());
    await page.waitForFunction(() => /** @type {any} */ (document.querySelectorAll("adoube-board")[19]).state);
    const took = await page.evaluate(async () => {
      const boards = /** @type {any[]} */ ([...document.querySelectorAll("adoube-board")]);
      await Promise.all(boards.map((board) => board.whenReady));
      const start = performance.now();
      for (const board of boards) board.play("e4");
      return performance.now() - start;
    });
    t.diagnostic(`a move on each of twenty boards: ${took.toFixed(0)} ms`);
    assert.equal(modules.length, 1);
    await context.close();
  });
});
