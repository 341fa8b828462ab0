// @ts-check
/** What hands, eyes and ears get: the accessibility tree, focus, axe, colours, directions, small screens. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { DESKTOP, PHONE, Stage, without, withoutBrowser } from "./stage.mjs";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where nobody can be made to prefer dark colours, light ones are what is seen. @type {("light" | "dark")[]} */
const SCHEMES = without("preferences") ? ["light"] : ["light", "dark"];

/** @param {import("./stage.mjs").Table} table */
async function violations(table) {
  await table.page.evaluate(axeSource);
  return table.page.evaluate(async () => {
    const { violations: found } = await /** @type {any} */ (globalThis).axe.run();
    return found.map((/** @type {any} */ one) => `${one.id}: ${one.nodes.map((/** @type {any} */ node) => node.target.join(" ")).join(", ")}`);
  });
}

/** What a reader is given: roles and names. @param {import("./stage.mjs").Table} table */
async function tree(table) {
  const session = await table.page.context().newCDPSession(table.page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? "") }));
}

const CONTROLS = new Set(["button", "textbox", "combobox", "radio", "option", "gridcell", "columnheader", "rowheader", "dialog", "listbox"]);

/** @param {import("./stage.mjs").Table} table */
async function assertTree(table) {
  const nodes = await tree(table);
  const count = (/** @type {string} */ role) => nodes.filter((node) => node.role === role).length;
  assert.deepEqual([count("grid"), count("gridcell")], [1, 64]);
  assert.deepEqual(nodes.filter(({ role, name }) => CONTROLS.has(role) && !name), []);
  const grid = table.page.getByRole("grid");
  assert.deepEqual([await grid.getByRole("row").count(), await grid.getByRole("columnheader").count(), await grid.getByRole("rowheader").count()], [9, 9, 8]);
  assert.equal(await grid.locator('[tabindex="0"]').count(), 1);
  assert.ok(nodes.filter(({ role }) => role === "gridcell").every(({ name }) => !/[\u2654-\u265f]/.test(name)));
}

/** What of the table is on the first screen. @param {import("./stage.mjs").Table} table */
const firstScreen = (table) => table.page.evaluate(() => {
  const shadow = document.querySelector("adoube-board")?.shadowRoot;
  const box = (/** @type {string} */ name) => /** @type {Element} */ (shadow?.querySelector(name)).getBoundingClientRect();
  const names = [".board", ".strip", '.station[data-color="white"]', '.station[data-color="black"]'];
  return { scroll: document.documentElement.scrollWidth, bottoms: Object.fromEntries(names.map((name) => [name, box(name).bottom])), top: box(".field").top, cell: box("[data-square=e4]").width };
});

describe("for everybody", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  for (const [locale, options] of /** @type {const} */ ([["en-GB", DESKTOP], ["zh-CN", PHONE]])) {
    test(`axe finds nothing in play, in a claim, at a promotion and at the end (${locale})`, async () => {
      for (const colorScheme of SCHEMES) {
        const table = await stage.open({ ...options, locale, colorScheme });
        assert.deepEqual(await violations(table), []);
        await table.play("Nf3", "Nf6", "Ng1");
        await table.click("e7");
        assert.deepEqual(await violations(table), [], "touched");
        await table.page.locator('adoube-board [data-control="claim"]').click();
        assert.deepEqual(await violations(table), [], "claiming");
        await table.page.keyboard.press("Escape");
        await table.page.locator('adoube-board [data-control="keys"]').click();
        assert.deepEqual(await violations(table), [], "keys");
        await table.page.keyboard.press("Escape");
        await table.load("8/4P1k1/8/8/8/8/6K1/8 w - - 0 1");
        await table.drag("e7", "e8");
        assert.deepEqual(await violations(table), [], "promoting");
        await table.page.evaluate(() => document.querySelector("adoube-board")?.setAttribute("mode", "otb"));
        await table.load("8/4P1k1/8/8/8/8/6K1/8 w - - 0 1");
        await table.page.locator("adoube-board .reserve").getByRole("option").first().click();
        assert.deepEqual(await violations(table), [], "with a new piece in the hand");
        await table.page.evaluate(() => document.querySelector("adoube-board")?.setAttribute("mode", "assist"));
        await table.load("8/4P1k1/8/8/8/8/6K1/8 w - - 0 1");
        await table.drag("e7", "e8");
        await table.page.getByRole("listbox").getByRole("option").first().click({ delay: 300 });
        await table.page.locator('adoube-board .station[data-color="black"] [data-control="resign"]').click();
        await table.page.locator('adoube-board [data-control="resign-sure"]').click();
        assert.deepEqual(await violations(table), [], "over");
        await table.close();
      }
    });
  }

  test("the tree has one grid, nine rows, 64 named cells and one tab stop, at each moment and from both sides", { skip: without("tree") }, async () => {
    const table = await stage.open();
    await assertTree(table);
    const names = await table.page.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
    assert.deepEqual([names[0], names[63], names[20]], ["a8, black rook", "h1, white rook", "e6"]);
    await table.click("g1");
    await assertTree(table);
    await table.button("Turn board").click();
    await assertTree(table);
    const turned = await table.page.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
    assert.deepEqual([turned[0], turned[63], turned[1]], ["h1, white rook", "a8, black rook", "g1, white knight, touched, binding"]);
    await table.load("8/4P1k1/8/8/8/8/6K1/8 w - - 0 1");
    await table.drag("e7", "e8");
    await assertTree(table);
    await table.close();
  });

  test("a picture is a table that is no tab stop", async () => {
    const table = await stage.open();
    await table.page.evaluate(() => document.querySelector("adoube-board")?.setAttribute("mode", "view"));
    assert.equal(await table.page.locator("adoube-board .grid").getAttribute("role"), "table");
    assert.equal(await table.page.locator("adoube-board .cell[tabindex]").count(), 0);
    await table.close();
  });

  test("Tab reaches the board at the king, then at the square where one was, and leaves again", async () => {
    const table = await stage.open();
    const where = () => table.page.evaluate(() => document.querySelector("adoube-board")?.shadowRoot?.activeElement?.getAttribute("data-square"));
    await table.button("Resign").first().focus();
    await table.page.keyboard.press("Tab");
    assert.equal(await where(), "e1");
    await table.page.keyboard.press("ArrowUp");
    await table.page.keyboard.press("Tab");
    assert.equal(await where(), null);
    await table.page.keyboard.press("Shift+Tab");
    assert.equal(await where(), "e2");
    assert.deepEqual(await table.acts(), []);
    await table.close();
  });

  test("turning the board keeps the focus on its square", async () => {
    const table = await stage.open();
    await table.cell("c3").focus();
    await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).flip());
    assert.equal(await table.page.evaluate(() => document.querySelector("adoube-board")?.shadowRoot?.activeElement?.getAttribute("data-square")), "c3");
    await table.close();
  });

  test("a click that no pointer explains is Enter", async () => {
    const table = await stage.open();
    for (const square of ["e2", "e4"]) await table.cell(square).evaluate((cell) => /** @type {HTMLElement} */ (cell).click());
    assert.deepEqual(await table.moves(), ["e4"]);
    await table.click("e7");
    assert.deepEqual((await table.acts()).filter(({ act }) => act === "touch").length, 2);
    await table.close();
  });

  test("the letter keys can be switched off, and an input method is left alone", async () => {
    const table = await stage.open();
    await table.page.evaluate(() => document.querySelector("adoube-board")?.setAttribute("keys", "arrows"));
    await table.cell("e2").focus();
    await table.page.keyboard.press("j");
    assert.equal(await table.page.locator("adoube-board [aria-pressed=true]").count(), 0);
    await table.close();
  });

  test("refusals are said at once, and the same words twice are heard twice", async () => {
    const table = await stage.open();
    await table.drag("e2", "e5");
    const [, first] = await table.said();
    assert.match(first, /pawn/);
    await table.drag("e2", "e5");
    const [, second] = await table.said();
    assert.notEqual(second, first);
    assert.equal(second.trim(), first.trim());
    await table.close();
  });

  test("in a page that is written from right to left the board is not mirrored", async () => {
    const table = await stage.open();
    await table.page.evaluate(() => { document.documentElement.dir = "rtl"; });
    assert.ok((await table.place("a1")).x < (await table.place("h1")).x);
    const drawn = await table.page.locator("adoube-board .piece").evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect().x));
    assert.equal(drawn.length, 32);
    await table.close();
  });

  test("with forced colours the squares differ and the pieces keep their sides", { skip: without("preferences") }, async () => {
    const table = await stage.open({ forcedColors: "active" });
    const fills = await table.page.evaluate(() => {
      const shadow = document.querySelector("adoube-board")?.shadowRoot;
      return [".squares .light", ".squares .dark"].map((name) => getComputedStyle(/** @type {Element} */ (shadow?.querySelector(name))).fill);
    });
    assert.notEqual(fills[0], fills[1]);
    assert.deepEqual(await violations(table), []);
    await table.close();
  });

  test("without motion nothing slides", async () => {
    const table = await stage.open({ reducedMotion: "reduce" });
    await table.drag("e2", "e4");
    assert.equal(await table.page.evaluate(() => document.getAnimations().length), 0);
    await table.close();
  });

  for (const [width, height] of /** @type {const} */ ([[320, 640], [360, 640], [360, 740]])) {
    test(`at ${width} by ${height} nothing scrolls sideways, and board, strip and the stations are on the first screen and stay where they are`, async () => {
      for (const locale of ["en-GB", "zh-CN"]) {
        const table = await stage.open({ ...PHONE, viewport: { width, height }, locale });
        for (const clock of [null, "300+3"]) {
          await table.page.evaluate(async (control) => {
            const board = /** @type {any} */ (document.querySelector("adoube-board"));
            if (control) for (const [name, value] of Object.entries({ mode: "otb", clock: control })) board.setAttribute(name, value);
            await board.load({ acts: [] });
          }, clock);
          /** Where the board begins, whoever has the move. @type {Set<number>} */
          const tops = new Set();
          for (const move of ["", "e4", "d5", "exd5"]) {
            if (move) await table.play(move);
            if (move && clock) await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).pressClock());
            const place = `${locale}, ${clock ?? "no clock"}, ${move || "the start"}`;
            const { scroll, bottoms, top, cell } = await firstScreen(table);
            assert.ok(scroll <= width, `${place}: ${scroll} wide`);
            assert.deepEqual(Object.entries(bottoms).filter(([, bottom]) => bottom > height), [], place);
            assert.ok(cell >= 33, `${place}: squares of ${cell}`);
            tops.add(top);
          }
          assert.equal(tops.size, 1, `the board does not shift between the moves (${[...tops]})`);
          await table.click("g8");
          const { bottoms } = await firstScreen(table);
          assert.ok(Math.max(...Object.values(bottoms)) <= height, "something is touched");
        }
        await table.close();
      }
    });
  }

  test("on a phone that lies down the board has the height, and strip and stations stand beside it", async () => {
    const table = await stage.open({ ...PHONE, viewport: { width: 740, height: 360 } });
    await table.page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("adoube-board"));
      for (const [name, value] of Object.entries({ mode: "otb", clock: "300+3" })) board.setAttribute(name, value);
      await board.load({ acts: [] });
    });
    await table.play("e4");
    const { scroll, bottoms, cell } = await firstScreen(table);
    assert.ok(scroll <= 740);
    assert.deepEqual(Object.entries(bottoms).filter(([, bottom]) => bottom > 360), []);
    assert.ok(cell >= 33, `${cell}`);
    await table.close();
  });

  test("a long sentence shifts neither the board nor what stands beside it", async () => {
    const table = await stage.open();
    const places = () => table.page.evaluate(() => [".field", ".near .who", ".near .controls"].map((name) => {
      const { x, bottom } = /** @type {Element} */ (document.querySelector("adoube-board")?.shadowRoot?.querySelector(name)).getBoundingClientRect();
      return [x, bottom];
    }));
    const before = await places();
    await table.page.evaluate(() => { /** @type {Element} */ (document.querySelector("adoube-board")?.shadowRoot?.querySelector("#strip-text")).textContent = "It must move. ".repeat(60); });
    assert.deepEqual(await places(), before);
    await table.close();
  });

  test("at 200 % zoom nothing scrolls sideways", async () => {
    const table = await stage.open({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    assert.ok(await table.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await table.close();
  });

  test("the board has its place before the rules have come", async () => {
    const context = await stage.context();
    /** @type {() => void} */
    let go = () => {};
    const held = new Promise((/** @type {(_: void) => void} */ resolve) => { go = resolve; });
    await context.route("**/adoube.wasm", async (route) => {
      await held;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(stage.url);
    const board = page.locator("adoube-board .field");
    await board.waitFor();
    const early = await board.boundingBox();
    go();
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board"))?.state);
    assert.deepEqual(await board.boundingBox(), early);
    await context.close();
  });
});
