// @ts-check
/** A way to nodes, as Playwright has it: looked up anew at each use, and waited for. */
import assert from "node:assert/strict";

/** @typedef {import("./toolbox.mjs").Step} Step */
/** @typedef {ReturnType<typeof import("./toolbox.mjs").toolbox>} Tools */

const pattern = (/** @type {string | RegExp} */ text) => (typeof text === "string" ? text : { source: text.source, flags: text.flags });

/** Where nodes are looked for: below a page, a frame, other nodes. */
export class Place {
  /** @param {Step} _step @returns {Locator} */
  to(_step) {
    throw new Error("a place leads on");
  }

  /** @param {string} selector @param {{ hasText?: string }} [options] */
  locator(selector, { hasText } = {}) {
    return this.to(selector === "xpath=.." ? { parent: true } : { css: selector, hasText });
  }

  /** @param {string} role @param {{ name?: string | RegExp, exact?: boolean }} [options] */
  getByRole(role, { name, exact } = {}) {
    return this.to({ role, name: name && pattern(name), exact });
  }

  /** @param {string | RegExp} text */
  getByText(text) {
    return this.to({ text: pattern(text) });
  }

  /** @param {string} label */
  getByLabel(label) {
    return this.to({ label });
  }
}

export class Locator extends Place {
  #frame;
  #steps;

  /** @param {import("./page.mjs").WebKitFrame} frame @param {readonly Step[]} steps */
  constructor(frame, steps) {
    super();
    this.#frame = frame;
    this.#steps = steps;
  }

  /** @param {Step} step @override */
  to(step) {
    return new Locator(this.#frame, [...this.#steps, step]);
  }

  first() {
    return this.to({ at: 0 });
  }

  last() {
    return this.to({ at: -1 });
  }

  /** @param {number} index */
  nth(index) {
    return this.to({ at: index });
  }

  /** Waits for the one node and does something with it. @param {(node: any, arg: any, tools: Tools) => unknown} act @param {unknown} [arg] @returns {Promise<any>} */
  async #withOne(act, arg) {
    const text = `(tools, steps, arg) => {
      const nodes = tools.find(steps);
      if (nodes.length > 1) throw new Error(nodes.length + " nodes instead of one");
      return nodes.length === 1 ? Promise.resolve((${act})(nodes[0], arg, tools)).then((value) => ({ value })) : null;
    }`;
    const { value } = await this.#frame.until(() => this.#frame.run(text, [this.#steps, arg ?? null]), JSON.stringify(this.#steps));
    return value;
  }

  /** @param {(nodes: any[], tools: Tools) => unknown} act @returns {Promise<any>} */
  #withAll(act) {
    return this.#frame.run(`(tools, steps) => (${act})(tools.find(steps), tools)`, [this.#steps]);
  }

  /** @param {(node: any, arg: any) => unknown} act @param {unknown} [arg] */
  evaluate(act, arg) {
    return this.#withOne(act, arg);
  }

  /** @param {(nodes: any[]) => unknown} act */
  evaluateAll(act) {
    return this.#withAll(act);
  }

  /** @returns {Promise<number>} */
  count() {
    return this.#withAll((nodes) => nodes.length);
  }

  /** @returns {Promise<string[]>} */
  allTextContents() {
    return this.#withAll((nodes) => nodes.map((node) => node.textContent));
  }

  /** @returns {Promise<string[]>} */
  allInnerTexts() {
    return this.#withAll((nodes) => nodes.map((node) => node.innerText));
  }

  /** @returns {Promise<string>} */
  innerText() {
    return this.#withOne((node) => node.innerText);
  }

  /** @returns {Promise<string>} */
  inputValue() {
    return this.#withOne((node) => node.value);
  }

  /** @param {string} name @returns {Promise<string | null>} */
  getAttribute(name) {
    return this.#withOne((node, one) => node.getAttribute(one), name);
  }

  /** @returns {Promise<boolean>} */
  isVisible() {
    return this.#withAll((nodes, tools) => nodes.length > 0 && tools.isVisible(nodes[0]));
  }

  /** @returns {Promise<boolean>} */
  isDisabled() {
    return this.#withOne((node) => node.matches(":disabled"));
  }

  focus() {
    return this.#withOne((node) => node.focus());
  }

  scrollIntoViewIfNeeded() {
    return this.#withOne((node) => node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" }));
  }

  /** In the coordinates of the page, wherever the frame lies. @returns {Promise<{ x: number, y: number, width: number, height: number }>} */
  async boundingBox() {
    const box = await this.#withOne((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    });
    const { x, y } = await this.#frame.corner();
    return { ...box, x: box.x + x, y: box.y + y };
  }

  /** The middle of the node, once it can be seen, rests, and nothing lies over it. */
  async #target() {
    const look = () => this.#withOne((node, _, tools) => {
      node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y, width, height } = node.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const free = tools.isVisible(node) && !node.matches(":disabled") && tools.holds(node, tools.at(middle.x, middle.y));
      return free ? middle : null;
    });
    let before = await look();
    return this.#frame.until(async () => {
      const now = await look();
      const rests = now && before && now.x === before.x && now.y === before.y;
      before = now;
      if (!rests) return null;
      const { x, y } = await this.#frame.corner();
      return { x: now.x + x, y: now.y + y };
    }, `${JSON.stringify(this.#steps)} to be clicked`);
  }

  /** @param {{ delay?: number }} [options] */
  async click({ delay } = {}) {
    const { x, y } = await this.#target();
    await this.#frame.page().mouse.click(x, y, { delay });
  }

  async hover() {
    const { x, y } = await this.#target();
    await this.#frame.page().mouse.move(x, y);
  }

  /** @param {string} key */
  async press(key) {
    await this.focus();
    await this.#frame.page().keyboard.press(key);
  }

  /** Writes a text into a field in place of what is there. @param {string} text */
  async fill(text) {
    const wrote = await this.#withOne((node, value) => {
      node.focus();
      node.select();
      const done = value === "" ? document.execCommand("delete") : document.execCommand("insertText", false, value);
      return done || node.value === value ? node.value : null;
    }, text);
    assert.equal(wrote, text, `${JSON.stringify(this.#steps)} takes a text`);
  }

  /** @param {string} value */
  async selectOption(value) {
    await this.#withOne((node, wanted) => {
      if (![...node.options].some((option) => option.value === wanted)) throw new Error(`there is no choice ${wanted}`);
      node.value = wanted;
      for (const type of ["input", "change"]) node.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    }, value);
  }

  async check() {
    if (!await this.#withOne((node) => node.checked)) await this.click();
  }

  /** @param {{ state?: string }} [options] */
  async waitFor({ state = "visible" } = {}) {
    await this.#frame.until(async () => (state === "attached" ? await this.count() > 0 : this.isVisible()), JSON.stringify(this.#steps));
  }
}
