// @ts-check
/** Files of games, looked through by a worker. It knows no nodes. */

/** @typedef {import("./audit-worker.js").Found} Found */
/** @typedef {import("./audit-worker.js").Told} Told */
/** @typedef {{ code: string, message: string, detail?: unknown }} Failure */

/** What can be shown apart, and the codes that belong to it. @type {Record<string, RegExp>} */
export const KINDS = {
  all: /^/,
  moves: /^(?:illegal-move|ambiguous-move|unreadable-move|not-played)$/,
  results: /^(?:wrong-result\.|result-mismatch$|time-loss\.)/,
  "played-on": /^played-on\./,
  claims: /^could-claim\./,
};

/** The games with findings of a kind, each with those only. @param {readonly Found[]} found @param {string} kind */
export function ofKind(found, kind) {
  const wanted = KINDS[kind] ?? KINDS.all;
  return found.map((one) => ({ ...one, findings: one.findings.filter(({ code }) => wanted.test(code)) })).filter(({ findings }) => findings.length > 0);
}

/** Asks a worker of its own; what it tells goes to `hear` until it is stopped. @param {{ file: File, game?: number }} question @param {(told: Told) => void} hear @returns {() => void} stops it */
function ask(question, hear) {
  const worker = new Worker(new URL("./audit-worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => hear(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    hear({ failure: { code: "worker", message: event.message ?? "", detail: {} } });
  });
  worker.postMessage(question);
  return () => worker.terminate();
}

/** Looking through one file: what has been found so far, and how far it is. */
export class Audit {
  read = 0;
  games = 0;
  /** @type {Found[]} */
  found = [];
  /** @type {"running" | "finished" | "stopped" | "failed"} */
  state = "running";
  /** @type {Failure | null} */
  failure = null;
  #stop;

  /** @param {File} file @param {() => void} changed */
  constructor(file, changed) {
    this.file = file;
    this.#stop = ask({ file }, (told) => {
      if ("progress" in told) {
        this.read = told.progress.read;
        this.games = told.progress.games;
        for (const one of told.progress.found) this.found.push(one);
      } else if ("failure" in told) {
        this.failure = told.failure;
        this.#end("failed");
      } else this.#end("finished");
      changed();
    });
  }

  /** @param {"finished" | "stopped" | "failed"} state */
  #end(state) {
    this.state = state;
    this.#stop();
  }

  stop() {
    if (this.state === "running") this.#end("stopped");
  }

  /** One of its games as PGN; null when there are not so many. @param {number} game @returns {Promise<string | null>} */
  game(game) {
    return new Promise((resolve, reject) => {
      const stop = ask({ file: this.file, game }, (told) => {
        stop();
        if ("pgn" in told) resolve(told.pgn);
        else if ("failure" in told) reject(Object.assign(new Error(told.failure.message), told.failure, { name: "AdoubeError" }));
      });
    });
  }
}
