// @ts-check
/** WebKit for the tests of a file: a screen, and as many windows at once as they need. A window that was left is taken again, since to begin one takes a second. */
import { beginDriver, end, makeHome, openScreen } from "./programs.mjs";
import { WebKitContext } from "./context.mjs";
import { Session } from "./session.mjs";

/** @typedef {{ session: Session, child: import("node:child_process").ChildProcess }} Window */

export class WebKit {
  #programs;
  #url;
  #screen;
  #home = makeHome();
  /** @type {Window[]} */
  #windows = [];
  /** @type {Window[]} */
  #free = [];
  /** @type {Set<WebKitContext>} */
  #contexts = new Set();

  /** @param {Record<string, string>} programs @param {{ display: string, child: import("node:child_process").ChildProcess }} screen @param {() => string} url  of the server */
  constructor(programs, screen, url) {
    this.#programs = programs;
    this.#screen = screen;
    this.#url = url;
  }

  /** @param {Record<string, string>} programs @param {() => string} url */
  static async launch(programs, url) {
    return new WebKit(programs, await openScreen(programs.screen), url);
  }

  /** @param {{ viewport: { width: number, height: number }, locale: string }} options */
  async newContext(options) {
    const window = this.#free.pop() ?? await this.#open();
    const context = new WebKitContext(window.session, options, async () => {
      this.#contexts.delete(context);
      if (await this.#clear(window.session)) this.#free.push(window);
    });
    this.#contexts.add(context);
    return context;
  }

  /** A driver has one window. @returns {Promise<Window>} */
  async #open() {
    const { url, child } = await beginDriver(this.#programs.driver, { display: this.#screen.display, home: this.#home.folder });
    const window = { child, session: await Session.begin(url, this.#programs.browser) };
    this.#windows.push(window);
    return window;
  }

  /** Leaves the page and forgets what it kept. @param {Session} session @returns {Promise<boolean>} the window can be used again */
  async #clear(session) {
    if (session.spoiled) return false;
    await session.release();
    // Pages from a disk live in a process of their own, from where the driver does not find back.
    if ((await session.run("() => location.protocol")).value === "file:") return false;
    await session.goto(`${this.#url()}adoube-nothing`);
    await session.run("() => { localStorage.clear(); sessionStorage.clear(); }");
    return true;
  }

  /** @type {import("../../../scripts/serve.mjs").Answer} */
  answer = async (request, response) => {
    // The one that was opened last; what a failed test has left open is not in the way of the next.
    for (const context of [...this.#contexts].reverse()) if (await context.answer(request, response, this.#url())) return true;
    return false;
  };

  async close() {
    await Promise.allSettled(this.#windows.map(({ session }) => session.end()));
    await Promise.all(this.#windows.map(({ child }) => end(child)));
    await end(this.#screen.child);
    this.#home.remove();
  }
}
