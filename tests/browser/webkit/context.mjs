// @ts-check
/**
 * What a test arranges before its page is opened: answers in place of the server's, scripts ahead of the page's own.
 * WebKit's driver has neither, so the server of the tests does both.
 */
import { WebKitPage } from "./page.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {{ status?: number, contentType?: string, body?: string, response?: globalThis.Response }} Answer */
/** @typedef {{ fulfill(answer: Answer): Promise<void>, fetch(): Promise<globalThis.Response>, continue(): Promise<void> }} Route */

/** Marks a request that wants the server's own answer. */
const PLAIN = "adoube-plain";
const SCRIPT = "/adoube-first.js";

/** Notes down what a page complains of, until the tests ask for it. */
function watch() {
  /** @type {string[]} */
  const complaints = [];
  Object.assign(globalThis, { adoubeComplaints: complaints });
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  for (const kind of /** @type {const} */ (["error", "warn"])) {
    const usual = console[kind];
    console[kind] = (...words) => {
      complaints.push(words.join(" "));
      usual.apply(console, words);
    };
  }
}

/** The language of WebKit is that of its surroundings; a reader of another one is imitated. @param {string} locale */
function speak(locale) {
  for (const [name, value] of Object.entries({ language: locale, languages: [locale] })) Object.defineProperty(Navigator.prototype, name, { get: () => value });
}

/** @param {string} glob */
const expression = (glob) => new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("**", "\u0000").replaceAll("*", "[^/]*").replaceAll("\u0000", ".*")}$`);

export class WebKitContext {
  /** @type {{ pattern: RegExp, handler: (route: Route) => unknown }[]} */
  #routes = [];
  #scripts;
  #session;
  #size;
  #leave;
  /** @type {WebKitPage | null} */
  #page = null;

  /** @param {import("./session.mjs").Session} session @param {{ viewport: { width: number, height: number }, locale: string }} options @param {() => Promise<void>} leave */
  constructor(session, { viewport, locale }, leave) {
    this.#session = session;
    this.#size = viewport;
    this.#scripts = [`(${watch})()`, `(${speak})(${JSON.stringify(locale)})`];
    this.#leave = leave;
  }

  async newPage() {
    await this.#session.resize(this.#size);
    return this.#page = new WebKitPage(this.#session, this);
  }

  close() {
    return this.#leave();
  }

  /** @param {string} glob @param {(route: Route) => unknown} handler */
  async route(glob, handler) {
    this.#routes.unshift({ pattern: expression(glob), handler });
  }

  /** @param {(arg: any) => void} script @param {unknown} [arg] */
  async addInitScript(script, arg) {
    this.#scripts.push(`(${script})(${JSON.stringify(arg) ?? ""})`);
  }

  /** Answers a request of the page, if there is anything to answer it with. @param {Request} request @param {Response} response @param {string} origin @returns {Promise<boolean>} */
  async answer(request, response, origin) {
    if (request.headers[PLAIN]) return false;
    const url = new URL(request.url ?? "/", origin).href;
    this.#page?.tell("request", { url: () => url });
    if (url.endsWith(SCRIPT)) return send(response, 200, { "Content-Type": "text/javascript" }, this.#scripts.join(";\n"));
    const plainly = () => fetch(url, { headers: { [PLAIN]: "1" } });
    const route = this.#routes.find(({ pattern }) => pattern.test(url));
    if (route) return answerBy(route.handler, response, plainly);
    const { pathname } = new URL(url);
    return /\/$|\.html$/.test(pathname) && sendWhole(response, await plainly());
  }
}

/** @param {(route: Route) => unknown} handler @param {Response} response @param {() => Promise<globalThis.Response>} plainly */
async function answerBy(handler, response, plainly) {
  await handler({
    fetch: plainly,
    continue: async () => { await sendWhole(response, await plainly()); },
    fulfill: async ({ status = 200, contentType, body, response: like }) => {
      const headers = like ? headersOf(like) : { "Content-Type": contentType ?? "text/plain", "Cache-Control": "no-store" };
      const text = body ?? (await like?.text()) ?? "";
      send(response, status, headers, headers["Content-Type"]?.startsWith("text/html") ? withScripts(text) : text);
    },
  });
  return true;
}

/** @param {Response} response @param {globalThis.Response} answer */
async function sendWhole(response, answer) {
  const headers = headersOf(answer);
  if (!headers["Content-Type"]?.startsWith("text/html")) return send(response, answer.status, headers, Buffer.from(await answer.arrayBuffer()));
  return send(response, answer.status, headers, withScripts(await answer.text()));
}

/** @param {globalThis.Response} answer @returns {Record<string, string>} */
function headersOf({ headers }) {
  const kept = ["Content-Type", "Content-Security-Policy", "Cache-Control", "X-Content-Type-Options"];
  return Object.fromEntries(kept.flatMap((name) => (headers.has(name) ? [[name, String(headers.get(name))]] : [])));
}

/** A page whose policy names its scripts by hash takes no other. @param {string} html */
function withScripts(html) {
  return html.includes("'sha256-") ? html : html.replace(/<html[^>]*>(?:\s*<head>)?/, `$&<script src="${SCRIPT}"></script>`);
}

/** @param {Response} response @param {number} status @param {Record<string, string>} headers @param {string | Buffer} body */
function send(response, status, headers, body) {
  response.writeHead(status, headers).end(body);
  return true;
}
