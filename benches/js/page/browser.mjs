// @ts-check
// A headless Chromium over the pipe of its DevTools protocol: as much of it as the measurements need.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { CHROMIUM_ARGS } from "../../../scripts/browsers.mjs";

const TIMEOUT = 180_000;

export class Browser {
  #last = 0;
  #unread = "";
  /** @type {Map<number, { method: string, resolve: (result: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();
  #profile = mkdtempSync(path.join(os.tmpdir(), "adoube-bench-"));
  #child;

  /** @param {string} file */
  static async launch(file) {
    const browser = new Browser(file);
    const { product } = await browser.send("Browser.getVersion");
    return { browser, version: String(product) };
  }

  /** @param {string} file */
  constructor(file) {
    const args = ["--headless=new", "--remote-debugging-pipe", `--user-data-dir=${this.#profile}`, ...CHROMIUM_ARGS, "about:blank"];
    this.#child = spawn(file, args, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    const output = /** @type {import("node:stream").Readable} */ (this.#child.stdio[4]);
    output.setEncoding("utf8").on("data", (text) => this.#read(text));
    const fail = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`${file} ended`));
      this.#waiting.clear();
    };
    this.#child.on("exit", fail).on("error", fail);
  }

  /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
  send(method, params = {}, sessionId) {
    const id = ++this.#last;
    const input = /** @type {import("node:stream").Writable} */ (this.#child.stdio[3]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** A page in a context of its own: no cache, and a process that no page before has warmed. */
  async open() {
    const { browserContextId } = await this.send("Target.createBrowserContext");
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, browserContextId, sessionId);
    for (const domain of ["Page", "Runtime", "Network"]) await page.send(`${domain}.enable`);
    return page;
  }

  async close() {
    const gone = once(this.#child, "exit");
    // The browser may end before it has answered.
    this.send("Browser.close").catch(() => {});
    await gone;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** @param {string} text */
  #read(text) {
    const messages = (this.#unread + text).split("\0");
    this.#unread = messages.pop() ?? "";
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      const waiting = this.#waiting.get(id);
      if (!waiting) continue;
      this.#waiting.delete(id);
      if (error) waiting.reject(new Error(`${waiting.method}: ${error.message}`));
      else waiting.resolve(result);
    }
  }
}

export class Page {
  /** @param {Browser} browser @param {string} context @param {string} session */
  constructor(browser, context, session) {
    this.browser = browser;
    this.context = context;
    this.session = session;
  }

  /** @param {string} method @param {object} [params] */
  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  /** Waits until the expression, a promise or not, has a value there. @param {string} expression @returns {Promise<any>} */
  async value(expression) {
    const end = Date.now() + TIMEOUT;
    while (Date.now() < end) {
      const answer = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }).catch(() => null);
      const failure = answer?.exceptionDetails;
      if (failure) throw new Error(failure.exception?.description ?? failure.text);
      if (answer?.result.value !== undefined) return answer.result.value;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`nothing came of ${expression}`);
  }

  close() {
    return this.browser.send("Target.disposeBrowserContext", { browserContextId: this.context });
  }
}
