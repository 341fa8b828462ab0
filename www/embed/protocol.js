// @ts-check
/**
 * How a framed board and its host talk. Every message is `{ ab: 1, type, id, … }`. The host sends init, load, act, set,
 * getState; each is answered with its id. The frame sends hello, ready, resize, act, ruling, state, answer, error. Only
 * the frame's parent is listened to, and where the address names an origin, only that one.
 */
import { attributesIn } from "./parameters.js";

/** @typedef {import("../element/index.js").AdoubeBoard} Board */
/** @typedef {{ ab: 1, type: string, id?: string | number, [fact: string]: unknown }} Message */

/** Longer texts are refused. */
const MOST = 1_000_000;

/** @typedef {{ board: Board, describe: (what: unknown, lang: string) => string, lang: () => string }} Party */

/** @param {unknown} error */
const failure = (error) => ({ code: typeof error === "object" && error !== null && "code" in error ? String(error.code) : "internal" });

/** Does what a host asks for. @param {Message} message @param {Party} party @returns {Promise<Record<string, unknown>>} what to answer */
export async function served(message, { board }) {
  switch (message.type) {
    case "init":
    case "set":
      for (const [name, value] of Object.entries(attributesIn(message.attributes))) {
        if (value === null) board.removeAttribute(name);
        else board.setAttribute(name, value);
      }
      await board.whenReady;
      if (message.type === "init" && startIn(message)) await board.load(startIn(message) ?? {});
      return { state: board.state };
    case "load":
      await board.load(startIn(message) ?? {});
      return { state: board.state };
    case "act": {
      await board.whenReady;
      if (typeof message.act !== "object" || message.act === null) return { ok: false, code: "bad-act" };
      const before = board.acts.length;
      const rulings = board.do(/** @type {any} */ (message.act));
      return { ok: board.acts.length > before, rulings, state: board.state };
    }
    case "getState":
      await board.whenReady;
      return { type: "state", state: board.state, acts: board.acts, times: board.times, save: board.toJSON() };
    default:
      return { ok: false, code: "bad-message" };
  }
}

/** @param {Message} message @returns {import("../element/types.js").Start | null} */
function startIn({ fen, pgn, acts, save }) {
  const text = (/** @type {unknown} */ value) => typeof value === "string" && value.length <= MOST;
  if (save !== undefined) return { save };
  if (text(pgn)) return { pgn: /** @type {string} */ (pgn) };
  if (Array.isArray(acts)) return { ...(text(fen) ? { fen: /** @type {string} */ (fen) } : {}), acts };
  return text(fen) ? { fen: /** @type {string} */ (fen) } : null;
}

/** Joins a board to the page that frames it. @param {Window} window @param {Party & { origin: string | null }} party */
export function converse(window, { origin, ...party }) {
  const host = window.parent;
  if (host === window) return;
  const { board } = party;
  // What is told before the host has spoken is public; an origin that is named gets it alone.
  let target = origin ?? "*";
  const tell = (/** @type {string} */ type, /** @type {Record<string, unknown>} */ facts = {}) => host.postMessage({ ab: 1, type, ...facts }, target);

  window.addEventListener("message", async (event) => {
    const message = /** @type {Message} */ (event.data);
    if (event.source !== host || (origin !== null && event.origin !== origin)) return;
    if (typeof message !== "object" || message === null || message.ab !== 1 || typeof message.type !== "string") return;
    if (event.origin !== "null") target = event.origin;
    const { id } = message;
    try {
      tell("answer", { id, ok: true, ...(await served(message, party)) });
    } catch (error) {
      tell("answer", { id, ok: false, ...failure(error), message: party.describe(error, party.lang()) });
    }
  });

  board.addEventListener("act", (event) => tell("act", { act: /** @type {CustomEvent} */ (event).detail.act, state: board.state }));
  board.addEventListener("ruling", (event) => {
    const { ruling } = /** @type {CustomEvent} */ (event).detail;
    tell("ruling", { ruling, text: party.describe(ruling, party.lang()), lang: party.lang() });
  });
  board.addEventListener("board-error", (event) => {
    const { error } = /** @type {CustomEvent} */ (event).detail;
    tell("error", { ...failure(error), message: party.describe(error, party.lang()) });
  });
  board.whenReady.then(() => tell("ready", { state: board.state }), () => {});
  tellHeight(window, (height) => tell("resize", { height }));
  tell("hello", { version: 1 });
}

/** The height that the board needs; nothing in it depends on the height of the frame, so it cannot grow by being told. @param {Window} window @param {(height: number) => void} tell */
function tellHeight(window, tell) {
  let told = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const height = Math.ceil(window.document.body.getBoundingClientRect().height);
      if (Math.abs(height - told) <= 1) return;
      told = height;
      tell(height);
    }, 60);
  }).observe(window.document.body);
}
