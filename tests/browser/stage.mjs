// @ts-check
/** The built page in a real browser, with hands: mouse, finger, keys. Whatever the page complains of fails the test. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/command.mjs";
import { serve } from "../../scripts/serve.mjs";
import { launch, without } from "./engine.mjs";

export { without, withoutBrowser } from "./engine.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContextOptions} ContextOptions */
/** @typedef {import("../../www/element/element.js").AdoubeBoard} Board */

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** One browser and one server for the tests of a file. */
export class Stage {
  /** @type {import("./engine.mjs").Running | undefined} */
  #browser;
  /** @type {Awaited<ReturnType<typeof serve>> | undefined} */
  #server;

  async raise() {
    const browser = await launch(() => this.url);
    this.#browser = browser;
    this.#server = await serve(join(root, "site"), { answer: browser.answer });
  }

  async strike() {
    try {
      await this.#browser?.close();
    } finally {
      await this.#server?.close();
    }
  }

  get url() {
    return this.#server?.url ?? "";
  }

  /** Opens the page, in a browser that remembers nothing, and waits until it can be played on. @param {ContextOptions} [options] @returns {Promise<Table>} */
  async open(options = {}) {
    const context = await this.context(options);
    const table = new Table(await context.newPage(), this.url);
    await table.arrive();
    return table;
  }

  /** @param {ContextOptions} [options] */
  async context(options = {}) {
    assert.ok(this.#browser);
    return this.#browser.newContext({ ...DESKTOP, locale: "en-GB", reducedMotion: "reduce", ...options });
  }
}

/** A page with the board on it. */
export class Table {
  /** @type {string[]} */
  complaints = [];
  /** @type {string[]} */
  requests = [];

  /** @param {Page} page @param {string} url */
  constructor(page, url) {
    this.page = page;
    this.url = url;
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    page.on("request", (request) => this.requests.push(request.url()));
  }

  async arrive() {
    await this.page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error(`policy: ${violatedDirective} ${blockedURI}`));
    });
    await this.page.goto(this.url);
    await this.ready();
  }

  async ready() {
    await this.page.waitForFunction(() => /** @type {Board | null} */ (document.querySelector("adoube-board"))?.state);
  }

  /** Nothing was refused, nothing thrown, nobody else asked. */
  assertQuiet() {
    assert.deepEqual(this.complaints, []);
    assert.deepEqual(this.requests.filter((url) => !url.startsWith(this.url)), []);
  }

  async close() {
    await this.page.context().close();
  }

  /** @param {string} square */
  cell(square) {
    return this.page.locator(`adoube-board [data-square="${square}"]`);
  }

  /** The middle of a square. The board is looked at whole: driving Firefox, Playwright scrolls the page for a click on a button. @param {string} square */
  place(square) {
    return this.cell(square).evaluate((cell) => {
      cell.closest(".field")?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, side: width };
    });
  }

  /** @param {string} square */
  async click(square) {
    const { x, y } = await this.place(square);
    await this.page.mouse.click(x, y);
  }

  /** Presses and carries, without letting go. @param {string} from @param {string} to */
  async carry(from, to) {
    const begin = await this.place(from);
    const end = await this.place(to);
    await this.page.mouse.move(begin.x, begin.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 6 });
  }

  /** @param {string} from @param {string} to */
  async drag(from, to) {
    await this.carry(from, to);
    await this.page.mouse.up();
  }

  /** Goes to a square by its name and presses Enter there. @param {...string} squares */
  async keys(...squares) {
    for (const square of squares) {
      for (const key of [...square, "Enter"]) await this.page.keyboard.press(key);
    }
  }

  /** Writes into a field in place of what is there, key by key: what fill() selects in a field of numbers, Firefox forgets. @param {import("playwright-core").Locator} field @param {string} text */
  async write(field, text) {
    for (const key of ["ControlOrMeta+a", ...text]) await field.press(key);
  }

  /** The text of the file that this saves; where nobody is told of downloads, as the page hands it out. @param {() => Promise<void>} act @returns {Promise<string>} */
  async saved(act) {
    if (!without("downloads")) {
      const waiting = this.page.waitForEvent("download");
      await act();
      return readFileSync(await (await waiting).path(), "utf8");
    }
    await this.page.evaluate(() => {
      const usual = URL.createObjectURL;
      /** @type {any} */ (window).handedOut = new Promise((resolve) => {
        URL.createObjectURL = (file) => {
          URL.createObjectURL = usual;
          resolve(/** @type {Blob} */ (file).text());
          return usual.call(URL, file);
        };
      });
    });
    await act();
    return this.page.evaluate(() => /** @type {any} */ (window).handedOut);
  }

  state() {
    return this.page.evaluate(() => /** @type {Board} */ (document.querySelector("adoube-board")).state);
  }

  /** @returns {Promise<any[]>} */
  acts() {
    return this.page.evaluate(() => [.../** @type {Board} */ (document.querySelector("adoube-board")).acts]);
  }

  async moves() {
    return (await this.page.locator("adoube-board .score td").allTextContents()).filter(Boolean);
  }

  strip() {
    return this.page.locator("adoube-board #strip-text").innerText();
  }

  /** What has last been said. */
  said() {
    return this.page.evaluate(() => ["polite", "assertive"].map((priority) => document.querySelector(`.adoube-announcer-${priority}`)?.textContent ?? ""));
  }

  /** @param {string} fen */
  async load(fen) {
    await this.page.evaluate((position) => /** @type {Board} */ (document.querySelector("adoube-board")).load({ fen: position }), fen);
  }

  /** @param {...string} moves */
  async play(...moves) {
    for (const move of moves) await this.page.evaluate((text) => /** @type {Board} */ (document.querySelector("adoube-board")).play(text), move);
  }

  /** Opens a dialog of the page; on a phone its button is in the menu. @param {string} id of the button */
  async openDialog(id) {
    const menu = this.page.locator("#open-menu");
    if (await menu.isVisible()) await menu.click();
    await this.page.click(`#${id}`);
  }

  /** @param {string} name */
  button(name) {
    return this.page.locator("adoube-board").getByRole("button", { name, exact: true });
  }
}
