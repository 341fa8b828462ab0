// @ts-check
/** What eyes get: marks that stand out from their squares in every theme, dresses of the pieces, paper, small boards, and axe wherever something opens. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { DESKTOP, PHONE, Stage, without, withoutBrowser } from "./stage.mjs";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @param {import("playwright-core").Page} page */
async function violations(page) {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations: found } = await /** @type {any} */ (globalThis).axe.run();
    return found.map((/** @type {any} */ one) => `${one.id}: ${one.nodes.map((/** @type {any} */ node) => node.target.join(" ")).join(", ")}`);
  });
}

/** The weakest contrast of each kind of mark to the squares it can lie on. @param {import("./stage.mjs").Table} table */
const contrasts = (table) => table.page.evaluate(async () => {
  /** @type {typeof import("../../www/board/mark-shapes.js")} */
  const { drawMark } = await import(new URL("board/mark-shapes.js", location.href).href);
  const root = /** @type {ShadowRoot} */ (document.querySelector("adoube-board")?.shadowRoot);
  const layer = /** @type {Element} */ (root.querySelector(".drawing .under"));
  const numbers = (/** @type {string} */ color) => (/** @type {string[]} */ (color.match(/[\d.]+/g))).map(Number);
  const over = (/** @type {number[]} */ [r, g, b], /** @type {number} */ alpha, /** @type {number[]} */ below) => [r, g, b].map((value, index) => value * alpha + below[index] * (1 - alpha));
  const luminance = (/** @type {number[]} */ color) => {
    const [r, g, b] = color.map((value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (/** @type {number[]} */ one, /** @type {number[]} */ other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  /** @type {Record<string, number>} */
  const weakest = {};
  const kinds = ["last-move", "ring-binding", "ring-also", "ring-free", "bracket", "may", "target", "target-capture", "displaced", "check", "held", "inspected", "aim", "pointed", "path-castle"];
  for (const kind of kinds) {
    for (const [shade, square] of [["light", "a8"], ["dark", "b8"]]) {
      let ground = numbers(getComputedStyle(/** @type {Element} */ (root.querySelector(`.squares .${shade}`))).fill);
      const { under, over: above } = drawMark(document, /** @type {any} */ ({ kind, square, to: square, order: 2 }), "white");
      layer.append(under, above);
      const shapes = [under, above].flatMap((group) => [...group.querySelectorAll("*")]).map((node) => ({ node, style: getComputedStyle(node) }));
      const tint = shapes.find(({ node }) => node.classList.contains("tint"));
      if (tint) ground = over(numbers(tint.style.fill), Number(tint.style.fillOpacity), ground);
      const tones = shapes.filter(({ node, style }) => !node.classList.contains("tint") && !node.closest(".badge") && style.stroke !== "none").map(({ style }) => over(numbers(style.stroke), Number(style.strokeOpacity), ground));
      const fills = shapes.filter(({ node }) => node.classList.contains("dot")).map(({ style }) => numbers(style.fill).slice(0, 3));
      weakest[kind] = Math.min(weakest[kind] ?? Infinity, Math.max(...[...tones, ...fills].map((tone) => contrast(tone, ground))));
      under.remove();
      above.remove();
    }
  }
  return weakest;
});

describe("looks", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  for (const [name, options] of /** @type {const} */ ([["light", {}], ["dark", { colorScheme: "dark" }], ["strong contrast", { contrast: "more" }], ["forced colours", { forcedColors: "active" }]])) {
    test(`every mark stands out from both colours of square by 3 to 1 (${name})`, { skip: name !== "light" && without("preferences") }, async (t) => {
      const table = await stage.open(options);
      const found = await contrasts(table);
      t.diagnostic(Object.entries(found).map(([kind, value]) => `${kind} ${value.toFixed(1)}`).join(", "));
      assert.deepEqual(Object.entries(found).filter(([, value]) => !(value >= 3)), []);
      await table.close();
    });
  }

  test("axe finds nothing in the dialogs of the page, in the arbiter's panel and with a clock, in light and dark", async () => {
    for (const [locale, colorScheme, options] of /** @type {const} */ ([["en-GB", "light", DESKTOP], ["zh-CN", "dark", PHONE]])) {
      const table = await stage.open({ ...options, locale, colorScheme });
      for (const id of ["open-setup", "open-settings", "open-sharing"]) {
        await table.openDialog(id);
        assert.deepEqual(await violations(table.page), [], `${id} ${locale}`);
        await table.page.keyboard.press("Escape");
      }
      await table.openDialog("open-setup");
      await table.page.selectOption("#setup-clock", "300+3");
      await table.page.click("#setup-title ~ .actions .fitting");
      await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.clock);
      await table.play("e4", "d5", "exd5");
      assert.deepEqual(await violations(table.page), [], "clock and tray");
      await table.page.locator('adoube-board [data-control="arbiter"]').click();
      assert.deepEqual(await violations(table.page), [], "arbiter");
      table.assertQuiet();
      await table.close();
    }
  });

  test("axe finds nothing on the element's page and in the embed", async () => {
    const context = await stage.context();
    const page = await context.newPage();
    for (const path of ["docs/", "embed.html?lang=zh"]) {
      await page.goto(stage.url + path);
      await page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board"))?.state);
      assert.deepEqual(await violations(page), [], path);
    }
    await context.close();
  });

  test("letters are of the reader's language, and a captured piece wears them too", async () => {
    const table = await stage.open({ locale: "zh-CN" });
    await table.page.evaluate(() => document.querySelector("adoube-board")?.setAttribute("pieces", "letters"));
    const letter = () => table.page.evaluate(() => document.querySelector("adoube-board")?.shadowRoot?.querySelector("#piece-black-knight text")?.textContent);
    assert.equal(await letter(), "马");
    await table.page.selectOption("#language", "en");
    assert.equal(await letter(), "N");
    await table.close();
  });

  test("a piece stands where it was let go if that is wanted, and j'adoube puts it right", async () => {
    const table = await stage.open();
    await table.page.evaluate(() => document.querySelector("adoube-board")?.setAttribute("natural-placement", ""));
    const { x, y, side } = await table.place("e4");
    await table.carry("e2", "e4");
    await table.page.mouse.move(x + 0.3 * side, y);
    await table.page.mouse.up();
    await table.page.waitForTimeout(50);
    /** Where the piece on e4 is drawn. @returns {Promise<number[]>} */
    const drawn = () => table.page.evaluate(() => [...(document.querySelector("adoube-board")?.shadowRoot?.querySelectorAll(".at") ?? [])]
      .map((node) => (/** @type {SVGElement} */ (node).style.transform.match(/[\d.]+/g) ?? []).map(Number)).find(([x, y]) => Math.abs(x - 400) < 50 && Math.abs(y - 400) < 50) ?? []);
    const [across, down] = await drawn();
    assert.equal(across, 412);
    // Not every mouse stops between two pixels.
    assert.ok(Math.abs(down - 400) < 1, String(down));
    await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).play("e5"));
    await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).hand.adjust("e4"));
    await table.page.evaluate(() => { const board = /** @type {any} */ (document.querySelector("adoube-board")); board.adjust(true); });
    await table.click("e4");
    assert.deepEqual(await drawn(), [400, 400]);
    await table.close();
  });

  test("on paper there is the position and the log, in black and white, and no button", { skip: without("print") }, async () => {
    const table = await stage.open();
    await table.play("e4");
    await table.page.emulateMedia({ media: "print" });
    const shown = await table.page.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (document.querySelector("adoube-board")?.shadowRoot);
      const visible = (/** @type {string} */ name) => [...root.querySelectorAll(name)].filter((node) => node.getClientRects().length > 0).length;
      return { buttons: visible(".controls button, .tools button"), pieces: root.querySelectorAll(".pieces use").length, entries: visible(".entry"), light: getComputedStyle(/** @type {Element} */ (root.querySelector("rect.light"))).fill };
    });
    assert.deepEqual(shown, { buttons: 0, pieces: 32, entries: 1, light: "rgb(255, 255, 255)" });
    await table.close();
  });

  test("the element fits from 280 pixels to the whole screen, without a scroll bar of its own", async () => {
    const table = await stage.open({ viewport: { width: 1600, height: 900 } });
    for (const width of [280, 420, 860, 1500]) {
      for (const layout of ["stack", "beside", "face"]) {
        const overflow = await table.page.evaluate(([px, seats]) => {
          const board = /** @type {HTMLElement} */ (document.querySelector("adoube-board"));
          board.style.width = `${px}px`;
          board.setAttribute("layout", String(seats));
          board.setAttribute("mode", "otb");
          const nodes = [board, .../** @type {Iterable<HTMLElement>} */ (board.shadowRoot?.querySelectorAll(".frame, .main, .station, .strip, .tools, .panel") ?? [])];
          return nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => `${node.className} ${node.scrollWidth} > ${node.clientWidth}`);
        }, [width, layout]);
        assert.deepEqual(overflow, [], `${layout} at ${width}`);
      }
    }
    await table.close();
  });

  test("a drag forces no layout and leaves nothing behind", async () => {
    const table = await stage.open();
    const count = () => table.page.evaluate(() => document.querySelector("adoube-board")?.shadowRoot?.querySelectorAll("*").length);
    const before = await count();
    await table.carry("g1", "e5");
    await table.page.keyboard.press("Escape");
    await table.page.mouse.up();
    await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).reset());
    assert.equal(await count(), before);
    await table.close();
  });
});
