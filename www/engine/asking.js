// @ts-check
/** Questions that may take long, asked of a worker, so that the page stays alive. */
import { colorIndex, nodesOf, optionsOf, refuse, text } from "./asked.js";
import { AdoubeError } from "./errors.js";
import { fault } from "./net.js";
import { Position } from "./position.js";

/** @typedef {import("./index.d.ts").Color} Color */
/** @typedef {"yes" | "no" | "unknown"} Verdict */
/** @typedef {{ fen: string, chess960: boolean, color: Color, nodes: number | undefined }} Question */
/** @typedef {{ id: number, verdict?: Verdict, code?: string, message?: string }} Reply */
/** What is common to the workers of browsers and of Node. @typedef {{ postMessage(question: unknown): void, terminate(): unknown, rest?: () => void }} Helper */
/** @typedef {{ question: Question, resolve: (verdict: Verdict) => void, reject: (reason: unknown) => void }} Waiting */

/**
 * @param {((onReply: (reply: Reply) => void, onFailure: () => void) => Helper) | null} start
 *   makes a worker; without one, and where none can be made, this thread answers, once it has nothing else to do
 */
export function asking(start) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** @type {Helper | null} */
  let helper = null;
  let failed = start === null;
  let last = 0;

  /** @param {Reply} reply */
  function onReply({ id, verdict, code, message }) {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (verdict !== undefined) asked?.resolve(verdict);
    else asked?.reject(new AdoubeError(code ?? "internal", message ?? "", {}));
    if (waiting.size === 0) helper?.rest?.();
  }

  /** No worker here, or no more: this thread takes over. */
  function onFailure() {
    failed = true;
    stop();
    for (const id of waiting.keys()) post(id);
  }

  function stop() {
    helper?.terminate();
    helper = null;
  }

  /** @param {number} id */
  function post(id) {
    const question = waiting.get(id)?.question;
    if (question === undefined) return;
    if (!failed && start !== null) {
      try {
        helper ??= start(onReply, onFailure);
        helper.postMessage({ id, ...question });
        return;
      } catch {
        failed = true;
      }
    }
    setTimeout(() => {
      if (waiting.has(id)) onReply({ id, ...answer(question) });
    });
  }

  /** @param {number} id  whose asker has lost interest; the worker can only be stopped altogether */
  function drop(id) {
    if (!waiting.delete(id) || helper === null) return;
    stop();
    for (const other of waiting.keys()) post(other);
  }

  /**
   * @param {string} fen
   * @param {Color} color
   * @param {{ nodes?: number, chess960?: boolean, signal?: AbortSignal }} [options]
   * @returns {Promise<Verdict>}
   */
  return async function canCheckmateAsync(fen, color, options) {
    const { nodes, chess960, signal } = optionsOf(options, ["nodes", "chess960", "signal"]);
    colorIndex(color, "color");
    const budget = nodesOf(nodes);
    const position = new Position(text(fen, "fen"), { chess960: /** @type {boolean | undefined} */ (chess960) });
    if (signal !== undefined && !isSignal(signal)) return refuse("signal", "an AbortSignal", signal);
    signal?.throwIfAborted();
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const abort = () => {
        drop(id);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", abort, { once: true });
      const settled = () => signal?.removeEventListener("abort", abort);
      waiting.set(id, {
        question: { fen: position.fen(), chess960: position.chess960, color, nodes: budget },
        resolve: (verdict) => (settled(), resolve(verdict)),
        reject: (reason) => (settled(), reject(reason)),
      });
      post(id);
    });
  };
}

/** @param {unknown} value @returns {value is AbortSignal} */
const isSignal = (value) => typeof AbortSignal === "function" && value instanceof AbortSignal;

/** What a worker answers, and this thread in its place. @param {Question} question @returns {Omit<Reply, "id">} */
export function answer({ fen, chess960, color, nodes }) {
  try {
    return { verdict: new Position(fen, { chess960 }).canCheckmate(color, { nodes }) };
  } catch (error) {
    const { code, message } = error instanceof AdoubeError ? error : fault("internal", {});
    return { code, message };
  }
}
