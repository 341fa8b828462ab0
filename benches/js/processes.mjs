// @ts-check
// One process for each peer, whatever it is written in, behind one shape: asked for a perft, it answers with nodes and CPU time.
import { fork, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

import { BENCHES } from "./places.mjs";

/** @typedef {import("./worker.mjs").Request} Request */
/** @typedef {import("./worker.mjs").Reply} Reply */
/** @typedef {{ fen: string, depth: number, bulk: boolean }} PerftRequest */
/** Nanoseconds of CPU. @typedef {{ nodes: number, cpu: number }} PerftResult */
/** @typedef {{ perft: (request: PerftRequest) => Promise<PerftResult>, close: () => void }} PerftProcess */

/** A peer in a Node process of its own. @implements {PerftProcess} */
export class NodePeer {
  /** @type {{ resolve: (reply: Reply) => void, reject: (error: Error) => void }[]} */
  #waiting = [];
  #child;

  /** @param {string} name as worker.mjs reads it */
  constructor(name) {
    this.name = name;
    const stdio = /** @type {import("node:child_process").StdioOptions} */ (["ignore", "inherit", "inherit", "ipc"]);
    this.#child = fork(path.join(BENCHES, "js/worker.mjs"), [name], { stdio });
    this.#child.on("message", (reply) => this.#settle(/** @type {Reply} */ (reply)));
    this.#child.on("exit", (code) => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(`${name} ended with ${code}`));
    });
  }

  /** @param {string} task @param {unknown} args */
  run(task, args, repeats = 1) {
    return this.#ask({ kind: "task", name: task, args, repeats });
  }

  /** @param {string} answer @param {unknown} args */
  answer(answer, args) {
    return this.#ask({ kind: "answer", name: answer, args, repeats: 1 });
  }

  /** @param {PerftRequest} request */
  async perft(request) {
    const { value, cpu, missing } = await this.run("perft", request);
    if (missing) throw new Error(`${this.name} has no perft`);
    return { nodes: Number(value), cpu };
  }

  close() {
    if (this.#child.connected) this.#child.disconnect();
  }

  /** @param {Request} request @returns {Promise<Reply>} */
  #ask(request) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#child.send(request, (error) => error && reject(error));
    });
  }

  /** @param {Reply} reply */
  #settle(reply) {
    const waiting = this.#waiting.shift();
    if (reply.error) waiting?.reject(new Error(`${this.name}: ${reply.error}`));
    else waiting?.resolve(reply);
  }
}

/** A native program that speaks the line protocol of benches/native and benches/peers/native. @implements {PerftProcess} */
export class NativePeer {
  /** @type {{ resolve: (line: string) => void, reject: (error: Error) => void }[]} */
  #waiting = [];
  #child;

  /** @param {string} file @param {string} library */
  constructor(file, library) {
    this.library = library;
    this.#child = spawn(file, { stdio: ["pipe", "pipe", "inherit"] });
    const fail = () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(`${file} ended`));
    };
    this.#child.on("exit", fail).on("error", fail);
    createInterface({ input: this.#child.stdout }).on("line", (line) => this.#waiting.shift()?.resolve(line));
  }

  /** @param {PerftRequest} request @returns {Promise<PerftResult>} */
  async perft({ fen, depth, bulk }) {
    const line = await new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#child.stdin.write(`perft ${this.library} ${bulk ? "bulk" : "every"} ${depth} ${fen}\n`);
    });
    const [nodes, cpu] = String(line).split(" ").map(Number);
    return { nodes, cpu };
  }

  close() {
    this.#child.stdin.end();
  }
}

/** A UCI engine as a program. Its CPU time is read from /proc in ticks of 10 ms, so it needs runs of a second. @implements {PerftProcess} */
export class UciPeer {
  /** @type {((nodes: number) => void) | null} */
  #answer = null;
  #child;

  /** @param {string} file */
  constructor(file) {
    this.#child = spawn(file, { stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      if (line.startsWith("Nodes searched")) this.#answer?.(Number(line.split(":")[1]));
    });
  }

  /** @param {PerftRequest} request @returns {Promise<PerftResult>} */
  async perft({ fen, depth }) {
    const start = this.#cpu();
    const nodes = await new Promise((resolve) => {
      this.#answer = resolve;
      this.#child.stdin.write(`position fen ${fen}\ngo perft ${depth}\n`);
    });
    return { nodes, cpu: this.#cpu() - start };
  }

  close() {
    this.#child.stdin.write("quit\n");
  }

  #cpu() {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 1e7;
  }
}
