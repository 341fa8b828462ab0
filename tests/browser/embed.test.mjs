// @ts-check
/** The embed: one file, in every place that frames it: from a disk, in a sandbox without an origin, under its own policy. */
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";
import { root } from "../../scripts/command.mjs";
import { Stage, Table, withoutBrowser } from "./stage.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Frame} Frame */

/** Drags a pawn with a real mouse. @param {Page} page @param {Frame} frame @param {string} from @param {string} to */
async function drag(page, frame, from, to) {
  const [begin, end] = await Promise.all([from, to].map(async (square) => frame.locator(`adoube-board [data-square="${square}"]`).boundingBox()));
  assert.ok(begin && end);
  await page.mouse.move(begin.x + begin.width / 2, begin.y + begin.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** @param {Frame} frame */
const ready = (frame) => frame.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board"))?.state);
/** @param {Frame} frame */
const board = (frame) => frame.evaluate(() => {
  const { state, acts } = /** @type {any} */ (document.querySelector("adoube-board"));
  return { san: state.lastMove?.san, fen: state.fen, acts: acts.length };
});

describe("the embed", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  const folder = mkdtempSync(join(tmpdir(), "adoube-embed-"));
  before(() => stage.raise());
  after(async () => {
    await stage.strike();
    rmSync(folder, { recursive: true });
  });

  /** A host page with the embed in a sandboxed frame, and a diary of its messages. @param {string} query @param {string} [sandbox] */
  async function framed(query, sandbox = "allow-scripts") {
    const context = await stage.context();
    const page = await context.newPage();
    const table = new Table(page, stage.url);
    await page.route("**/host.html", (route) => route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Host</title><iframe data-adoube sandbox="${sandbox}" title="Board" width="420" height="640" src="${stage.url}embed/v1/${query}"></iframe>`,
    }));
    await page.addInitScript(() => {
      /** @type {any} */ (window).diary = [];
      addEventListener("message", ({ data, origin }) => /** @type {any} */ (window).diary.push({ ...data, origin }));
    });
    await page.goto(`${stage.url}host.html`);
    const frame = page.frames()[1];
    /** @param {object} message */
    const send = (message) => page.evaluate((one) => document.querySelector("iframe")?.contentWindow?.postMessage(one, "*"), message);
    /** @param {string} type @param {(message: any) => boolean} [suits] */
    const heard = async (type, suits = () => true) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const found = (await page.evaluate(() => /** @type {any} */ (window).diary)).filter((/** @type {any} */ message) => message.type === type && suits(message));
        if (found.length > 0) return found.at(-1);
        await page.waitForTimeout(50);
      }
      throw new Error(`no ${type} was heard`);
    };
    return { page, frame, table, send, heard, close: () => context.close() };
  }

  test("runs from a disk as one file, and asks for nothing", async () => {
    const copy = join(folder, "board.html");
    copyFileSync(join(root, "site/embed.html"), copy);
    const context = await stage.context();
    const page = await context.newPage();
    const table = new Table(page, pathToFileURL(copy).href);
    await table.arrive();
    await drag(page, page.mainFrame(), "e2", "e4");
    assert.equal((await board(page.mainFrame())).san, "e4");
    table.assertQuiet();
    assert.deepEqual(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)), []);
    await context.close();
  });

  test("plays in a sandbox without an origin, under its own policy", async () => {
    const { page, frame, table, close } = await framed("?mode=assist&lang=en");
    await ready(frame);
    assert.equal(await frame.evaluate(() => { try { return String(localStorage); } catch (error) { return /** @type {Error} */ (error).name; } }), "SecurityError");
    await drag(page, frame, "e2", "e4");
    assert.equal((await board(frame)).san, "e4");
    table.assertQuiet();
    await close();
  });

  test("the address sets attributes and moves, and what it may not set is left alone", async () => {
    const { frame, close } = await framed("?mode=otb&lang=zh&moves=1.e4+e5+2.Nf3&name=x&onclick=1&orientation=black&unknown=2");
    await ready(frame);
    await frame.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.ply === 3);
    assert.deepEqual(await frame.evaluate(() => {
      const node = /** @type {HTMLElement} */ (document.querySelector("adoube-board"));
      return [document.documentElement.lang, ...["mode", "orientation", "name", "onclick", "unknown"].map((name) => node.getAttribute(name))];
    }), ["zh-CN", "otb", "black", null, null, null]);
    await close();
  });

  test("talks with its host: hello, ready, resize; load, act, set, getState", async () => {
    const { frame, send, heard, close } = await framed("?lang=en");
    assert.equal((await heard("hello")).version, 1);
    await heard("ready");
    assert.ok((await heard("resize")).height > 300);
    await send({ ab: 1, type: "load", id: 1, fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
    assert.deepEqual((({ ok, state }) => [ok, state.fen])(await heard("answer", ({ id }) => id === 1)), [true, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]);
    await send({ ab: 1, type: "act", id: 2, act: { act: "touch", square: "e2" } });
    assert.deepEqual((({ ok, rulings }) => [ok, rulings[0].code])(await heard("answer", ({ id }) => id === 2)), [true, "touch.must-move"]);
    assert.deepEqual((await heard("act")).act, { act: "touch", square: "e2" });
    assert.match((await heard("ruling")).text, /White touched the pawn on e2/);
    await send({ ab: 1, type: "set", id: 3, attributes: { orientation: "black", onload: "x" } });
    await heard("answer", ({ id }) => id === 3);
    assert.deepEqual(await frame.evaluate(() => ["orientation", "onload"].map((name) => document.querySelector("adoube-board")?.getAttribute(name))), ["black", null]);
    await send({ ab: 1, type: "getState", id: 4 });
    const state = await heard("state", ({ id }) => id === 4);
    assert.deepEqual([state.acts.length, state.save.adoube], [1, 1]);
    await close();
  });

  test("bad messages are answered with a code and a sentence, and change nothing", async () => {
    const { frame, send, heard, close } = await framed("?lang=en");
    await heard("ready");
    await send({ ab: 1, type: "load", id: 1, fen: "no position" });
    assert.deepEqual((({ ok, code }) => [ok, code])(await heard("answer", ({ id }) => id === 1)), [false, "bad-fen"]);
    await send({ ab: 1, type: "dance", id: 2 });
    assert.equal((await heard("answer", ({ id }) => id === 2)).code, "bad-message");
    await send({ ab: 1, type: "act", id: 3, act: { act: "touch", square: "z9" } });
    assert.equal((await heard("answer", ({ id }) => id === 3)).ok, false);
    for (const message of [null, "x", 7, { type: "load" }, { ab: 2, type: "getState" }, { ab: 1 }]) await send(/** @type {any} */ (message));
    assert.equal((await board(frame)).acts, 0);
    await close();
  });

  test("with an origin in the address no other host is listened to", async () => {
    const { frame, send, close } = await framed("?lang=en&origin=https://school.example");
    await ready(frame);
    await send({ ab: 1, type: "load", id: 1, fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
    await frame.page().waitForTimeout(300);
    assert.match((await board(frame)).fen, /^rnbqkbnr/);
    await close();
  });

  test("a shared game comes with its touches; a damaged link is reported in words", async () => {
    const whole = await framed("?lang=en");
    await ready(whole.frame);
    const link = await whole.page.evaluate(async (url) => {
      const { linkOf } = await import(`${url}element/link.js`);
      return linkOf({ adoube: 1, options: { laws: "fide", supervision: "guided" }, acts: [{ act: "touch", square: "g1" }] });
    }, stage.url);
    await whole.close();
    const shared = await framed(`?lang=en${link}`);
    await ready(shared.frame);
    await shared.frame.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.touched.length === 1);
    await shared.close();
    const damaged = await framed("?lang=en#g=AAAA!!");
    await ready(damaged.frame);
    await damaged.frame.waitForFunction(() => !/White to move/.test(document.querySelector("adoube-board")?.shadowRoot?.querySelector("#strip-text")?.textContent ?? ""));
    await damaged.close();
  });

  test("where WebAssembly is refused the frame shows the diagram and says why, in the reader's language", async () => {
    for (const [lang, sentence] of [["en", /The board cannot be used here/], ["zh", /棋盘在这里无法使用/]]) {
      const context = await stage.context();
      const page = await context.newPage();
      // The page's own policy, less the one word.
      await page.route("**/embed.html*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(" 'wasm-unsafe-eval'", "") });
      });
      await page.goto(`${stage.url}embed.html?lang=${lang}`);
      await page.waitForFunction(() => document.querySelector("adoube-board")?.getAttribute("data-state") === "wasm-failed");
      assert.match(await page.locator("#strip-text").innerText(), /** @type {RegExp} */ (sentence));
      assert.equal(await page.locator("adoube-board .pieces use").count(), 32);
      await context.close();
    }
  });

  test("without scripts the frame holds a diagram in text", async () => {
    const { frame, close } = await framed("", "");
    assert.match(await frame.locator("body").innerText(), /8 r n b q k b n r/);
    await close();
  });

  test("the frame grows with what its board needs, once told, and not for ever", async () => {
    const { page, heard, close } = await framed("?lang=en");
    await page.addScriptTag({ url: `${stage.url}embed/v1/host.js` });
    await heard("ready");
    await page.evaluate(() => document.querySelector("iframe")?.contentWindow?.postMessage({ ab: 1, type: "set", id: 9, attributes: { parts: "board" } }, "*"));
    await page.waitForTimeout(600);
    const heights = await page.evaluate(() => /** @type {any} */ (window).diary.filter((/** @type {any} */ { type }) => type === "resize").map((/** @type {any} */ { height }) => height));
    assert.ok(heights.length >= 1 && heights.length <= 4, String(heights));
    assert.equal(await page.evaluate(() => document.querySelector("iframe")?.getBoundingClientRect().height), heights.at(-1) + 4);
    await close();
  });

  test("a classic script defines the tag on a page without modules", async () => {
    const context = await stage.context();
    const page = await context.newPage();
    const table = new Table(page, stage.url);
    await page.route("**/classic.html", (route) => route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Classic</title><adoube-board></adoube-board><script src="embed/v1/adoube-board.js"></script>`,
    }));
    await page.goto(`${stage.url}classic.html`);
    await table.ready();
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).Adoube.describe({ code: "no-such" }, "en").length > 0), true);
    assert.deepEqual(table.requests.filter((url) => url.endsWith(".wasm")), []);
    await context.close();
  });
});
