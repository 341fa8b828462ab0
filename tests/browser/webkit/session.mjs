// @ts-check
/** One window of WebKit and what the WebDriver protocol lets one do with it. Every question has a time limit: without it a browser that died is waited for in vain. */
import { setTimeout as pause } from "node:timers/promises";
import { toolbox } from "./toolbox.mjs";

/** How WebDriver writes the keys that are no characters. @type {Record<string, string>} */
const KEYS = {
  Backspace: "\uE003", Tab: "\uE004", Enter: "\uE007", Shift: "\uE008", ControlOrMeta: "\uE009", Control: "\uE009", Alt: "\uE00A", Escape: "\uE00C", PageUp: "\uE00E", PageDown: "\uE00F",
  End: "\uE010", Home: "\uE011", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015", Delete: "\uE017",
};

const PATIENCE_MS = 30_000;

/** @typedef {{ type: string, [name: string]: unknown }} Action */

export class Session {
  #root;
  /** Where the next script runs. @type {number | null} */
  #frame = null;
  /** The mouse has moved, and what is sent next may overtake it. */
  #moving = false;
  /** The driver never lets go of the right button; who has used it leaves the window to nobody else. */
  spoiled = false;

  /** @param {string} url of the driver @param {string} id */
  constructor(url, id) {
    this.#root = `${url}/session/${id}`;
  }

  /** @param {string} url of the driver @param {string} browser */
  static async begin(url, browser) {
    const options = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
    const { sessionId } = await ask("POST", `${url}/session`, { capabilities: { alwaysMatch: options } });
    const session = new Session(url, sessionId);
    await session.#post("timeouts", { script: PATIENCE_MS, pageLoad: PATIENCE_MS });
    return session;
  }

  /** @param {string} path @param {object} [body] @returns {Promise<any>} */
  #post(path, body = {}) {
    return ask("POST", `${this.#root}/${path}`, body);
  }

  end() {
    return ask("DELETE", this.#root);
  }

  /** @param {string} url */
  async goto(url) {
    const stays = await this.#mark(url);
    await this.#post("url", { url });
    if (!stays) await this.#arrive();
  }

  async reload() {
    await this.#mark("");
    await this.#post("refresh");
    await this.#arrive();
  }

  /** Marks the document that is going to be left. @param {string} url where to @returns {Promise<boolean>} only the fragment changes, and the document stays */
  async #mark(url) {
    const { value } = await this.run(`(_, url) => {
      const stays = url.includes("#") && url.replace(/#.*/, "") === location.href.replace(/#.*/, "");
      if (!stays) document.adoubeLeft = true;
      return stays;
    }`, [url]);
    this.#frame = null;
    return value;
  }

  /** The driver goes on as soon as the new document can be read; the tests want it whole. */
  async #arrive() {
    for (const start = performance.now(); performance.now() - start < PATIENCE_MS;) {
      const { value } = await this.run('() => document.readyState === "complete" && !document.adoubeLeft');
      if (value) return;
      await pause(10);
    }
    throw new Error("the page does not become complete");
  }

  /** @param {number | null} frame of the page, by its number; null: the page itself */
  async #enter(frame) {
    if (frame === this.#frame) return;
    await this.#post("frame", { id: null });
    if (frame !== null) await this.#post("frame", { id: frame });
    this.#frame = frame;
  }

  /**
   * Runs the text of a function in the page, with the toolbox and the arguments. What comes back is what JSON can say.
   * @param {string} text @param {readonly unknown[]} [args] @param {number | null} [frame]
   * @returns {Promise<{ value?: any, error?: string, complaints: string[], url: string }>}
   */
  async run(text, args = [], frame = null) {
    await this.#settle();
    await this.#enter(frame);
    return this.#execute(text, args);
  }

  /** @param {string} text @param {readonly unknown[]} [args] */
  async #execute(text, args = []) {
    const script = `
      const done = arguments[arguments.length - 1];
      const tools = (${toolbox})();
      const tell = (answer) => done(JSON.stringify({ ...answer, complaints: tools.complaints(), url: location.href }));
      (async () => (${text})(tools, ...JSON.parse(arguments[0])))().then(
        (value) => tell({ value }),
        (error) => tell({ error: String(error) }),
      );`;
    return JSON.parse(await this.#post("execute/async", { script, args: [JSON.stringify(args)] }));
  }

  /** Makes the page as large as wanted, whatever the window has around it. @param {{ width: number, height: number }} size */
  async resize(size) {
    const inner = async () => (await this.run("() => ({ width: innerWidth, height: innerHeight })")).value;
    for (let tries = 0; tries < 5; tries += 1) {
      const { width, height } = await inner();
      if (width === size.width && height === size.height) return;
      const window = await ask("GET", `${this.#root}/window/rect`);
      await this.#post("window/rect", { x: 0, y: 0, width: window.width + size.width - width, height: window.height + size.height - height });
    }
    const { width, height } = await inner();
    throw new Error(`the window is ${width} × ${height} and will not become ${size.width} × ${size.height}`);
  }

  /** Waits until the page has seen where the mouse went: the system gathers its steps for each frame that is drawn. */
  async #settle() {
    if (!this.#moving) return;
    this.#moving = false;
    await this.#execute("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))");
  }

  /** @param {...Action} actions of the mouse */
  mouse(...actions) {
    this.spoiled ||= actions.some(({ button }) => button === 2);
    this.#moving = actions.at(-1)?.type === "pointerMove";
    return this.#post("actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  }

  /** Presses a key, with others held down: "Enter", "Shift+Tab", "e". @param {string} chord */
  async press(chord) {
    await this.#settle();
    const keys = (chord.length > 1 ? chord.split("+") : [chord]).map((key) => KEYS[key] ?? key);
    const actions = [...keys.map((value) => ({ type: "keyDown", value })), ...keys.toReversed().map((value) => ({ type: "keyUp", value }))];
    await this.#post("actions", { actions: [{ type: "key", id: "keys", actions }] });
  }

  /** Lets go of everything that is held down. */
  release() {
    return ask("DELETE", `${this.#root}/actions`);
  }

  /** A picture of the window, for those who look for a fault. @returns {Promise<Buffer>} */
  async screenshot() {
    return Buffer.from(await ask("GET", `${this.#root}/screenshot`), "base64");
  }
}

/** @param {"GET" | "POST" | "DELETE"} method @param {string} url @param {object} [body] @returns {Promise<any>} */
async function ask(method, url, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE_MS + 5000) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`);
  return value;
}
