// @ts-check
/**
 * A page in WebKit with as much of Playwright's page as the tests use, so that they are the same in every engine.
 * What WebKit's driver cannot do is not here; the tests that need it say so (`without` in ../engine.mjs).
 */
import { setTimeout as pause } from "node:timers/promises";
import { Locator, Place } from "./locator.mjs";

/** @typedef {import("./session.mjs").Session} Session */
/** @typedef {import("./toolbox.mjs").Step} Step */

const PATIENCE_MS = 60_000;

/** A page, or a frame in it. */
export class WebKitFrame extends Place {
  #session;
  #index;
  #page;

  /** @param {Session} session @param {number | null} index @param {WebKitPage} [page] */
  constructor(session, index, page) {
    super();
    this.#session = session;
    this.#index = index;
    this.#page = page;
  }

  /** @returns {WebKitPage} */
  page() {
    return this.#page ?? /** @type {WebKitPage} */ (/** @type {unknown} */ (this));
  }

  /** @param {Step} step @override */
  to(step) {
    return new Locator(this, [step]);
  }

  /** @param {string} text of a function of the toolbox and the arguments @param {readonly unknown[]} [args] @returns {Promise<any>} */
  async run(text, args = []) {
    const { value, error, complaints, url } = await this.#session.run(text, args, this.#index);
    for (const complaint of complaints) this.page().tell("pageerror", complaint);
    if (this.#index === null) this.page().tell("url", url);
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** @param {string | ((arg: any) => unknown)} script a function of the page, or a program @param {unknown} [arg] */
  evaluate(script, arg) {
    return this.run(typeof script === "string" ? `() => { ${script} }` : `(_, arg) => (${script})(arg)`, [arg ?? null]);
  }

  /** Asks again and again until there is an answer; ever more seldom, so that the asking does not hold up what is waited for. @template T @param {() => Promise<T>} look @param {string} what @returns {Promise<NonNullable<T>>} */
  async until(look, what) {
    let rest = 20;
    for (const start = performance.now(); performance.now() - start < PATIENCE_MS; rest = Math.min(rest * 1.3, 300)) {
      const seen = await look();
      if (seen) return seen;
      await pause(rest);
    }
    throw new Error(`waited in vain for ${what}`);
  }

  /** @param {() => unknown} test */
  async waitForFunction(test) {
    await this.until(() => this.run(`async () => Boolean(await (${test})())`), String(test));
  }

  /** @param {string} selector @param {{ state?: string }} [options] */
  waitForSelector(selector, options) {
    return this.locator(selector).first().waitFor(options);
  }

  /** Where the frame begins in the page. @returns {Promise<{ x: number, y: number }>} */
  async corner() {
    if (this.#index === null) return { x: 0, y: 0 };
    return this.page().evaluate((index) => {
      const frame = document.querySelectorAll("iframe")[index];
      const { x, y } = frame.getBoundingClientRect();
      return { x: x + frame.clientLeft, y: y + frame.clientTop };
    }, this.#index);
  }
}

/** The mouse; WebDriver knows whole pixels only. */
class Mouse {
  #session;
  #at = { x: 0, y: 0 };

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
  }

  /** @param {number} x @param {number} y @param {{ steps?: number }} [options] */
  async move(x, y, { steps = 1 } = {}) {
    const from = this.#at;
    const along = (/** @type {number} */ step) => ({ type: "pointerMove", duration: 0, x: Math.round(from.x + ((x - from.x) * step) / steps), y: Math.round(from.y + ((y - from.y) * step) / steps) });
    this.#at = { x, y };
    await this.#session.mouse(...Array.from({ length: steps }, (_, index) => along(index + 1)));
  }

  /** @param {{ button?: string }} [options] */
  down({ button } = {}) {
    return this.#session.mouse({ type: "pointerDown", button: button === "right" ? 2 : 0 });
  }

  /** @param {{ button?: string }} [options] */
  up({ button } = {}) {
    return this.#session.mouse({ type: "pointerUp", button: button === "right" ? 2 : 0 });
  }

  /** @param {number} x @param {number} y @param {{ button?: string, delay?: number }} [options] */
  async click(x, y, { button, delay } = {}) {
    await this.move(x, y);
    await this.down({ button });
    if (delay) await pause(delay);
    await this.up({ button });
  }
}

export class WebKitPage extends WebKitFrame {
  #session;
  #context;
  /** @type {{ event: string, handler: (fact: any) => void }[]} */
  #handlers = [];
  #url = "";
  mouse;
  keyboard;

  /** @param {Session} session @param {import("./context.mjs").WebKitContext} context */
  constructor(session, context) {
    super(session, null);
    this.#session = session;
    this.#context = context;
    this.mouse = new Mouse(session);
    this.on("url", (url) => { this.#url = url; });
    this.keyboard = { press: (/** @type {string} */ key) => session.press(key) };
  }

  context() {
    return this.#context;
  }

  /** @param {string} event @param {(fact: any) => void} handler */
  on(event, handler) {
    this.#handlers.push({ event, handler });
  }

  /** @param {string} event @param {unknown} fact */
  tell(event, fact) {
    for (const one of this.#handlers) if (one.event === event) one.handler(fact);
  }

  /** @param {string} url */
  goto(url) {
    return this.#session.goto(url);
  }

  reload() {
    return this.#session.reload();
  }

  /** Where the page was when it was last asked something. */
  url() {
    return this.#url;
  }

  /** The frames of a page without frames in frames. */
  frames() {
    return [this, new WebKitFrame(this.#session, 0, this)];
  }

  mainFrame() {
    return this;
  }

  /** @param {Parameters<import("./context.mjs").WebKitContext["route"]>} args */
  async route(...args) {
    return this.#context.route(...args);
  }

  /** @param {Parameters<import("./context.mjs").WebKitContext["addInitScript"]>} args */
  async addInitScript(...args) {
    return this.#context.addInitScript(...args);
  }

  /** @param {{ url: string }} script */
  addScriptTag({ url }) {
    return this.evaluate((source) => new Promise((resolve, reject) => {
      const node = document.createElement("script");
      node.addEventListener("load", () => resolve(null));
      node.addEventListener("error", () => reject(new Error(source)));
      node.src = source;
      document.head.append(node);
    }), url);
  }

  /** @param {number} ms */
  async waitForTimeout(ms) {
    await pause(ms);
  }

  /** @param {string} selector @param {{ delay?: number }} [options] */
  click(selector, options) {
    return this.locator(selector).click(options);
  }

  /** @param {string} selector @param {string} text */
  fill(selector, text) {
    return this.locator(selector).fill(text);
  }

  /** @param {string} selector */
  inputValue(selector) {
    return this.locator(selector).inputValue();
  }

  /** @param {string} selector @param {string} value */
  selectOption(selector, value) {
    return this.locator(selector).selectOption(value);
  }

  /** @param {string} selector @param {{ name: string, mimeType: string, buffer: Buffer }} file */
  setInputFiles(selector, { name, mimeType, buffer }) {
    return this.locator(selector).evaluate((input, one) => {
      const data = new DataTransfer();
      data.items.add(new File([one.text], one.name, { type: one.type }));
      input.files = data.files;
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    }, { name, type: mimeType, text: buffer.toString("utf8") });
  }

  screenshot() {
    return this.#session.screenshot();
  }
}
