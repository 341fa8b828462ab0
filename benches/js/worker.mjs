// @ts-check
// The process of one Node peer: is told a task over IPC, answers with the value and the CPU time that it took.
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

import { ENGINE, WORK } from "./places.mjs";

/** @typedef {{ kind: "task" | "answer", name: string, args: any, repeats: number }} Request */
/** @typedef {{ value?: unknown, cpu: number, missing?: true, error?: string }} Reply */

/** Bare names are looked up in the folder where the peers are installed, by a module that lies there. @param {string} specifier */
async function load(specifier) {
  if (specifier === "adoube") return import(pathToFileURL(path.join(ENGINE, "node.js")).href);
  if (specifier === "adoube/glue") return (await import(pathToFileURL(path.join(ENGINE, "core.js")).href)).glue;
  const { default: fromThere } = await import(pathToFileURL(path.join(WORK, "load.mjs")).href);
  return fromThere(specifier);
}

/** @param {string} name peer or peer:variant */
async function open(name) {
  const [file, variant] = name.split(":");
  const adapter = await import(`./peers/${file}.mjs`);
  /** @type {Record<string, unknown>} */
  const modules = {};
  for (const specifier of adapter.modules) modules[specifier] = await load(specifier);
  const bytes = (/** @type {string} */ file) => readFile(path.join(WORK, file));
  return /** @type {import("./peers/peer.mjs").Peer} */ (await adapter.default({ modules, bytes }, variant));
}

/** @param {() => unknown} repetition @param {number} repeats @returns {Promise<Reply>} */
async function timed(repetition, repeats) {
  let value;
  const start = process.cpuUsage();
  for (let done = 0; done < repeats; done++) {
    value = repetition();
    // Awaiting what is no promise would put the time of a microtask into every repetition.
    if (value instanceof Promise) value = await value;
  }
  const { user, system } = process.cpuUsage(start);
  return { value, cpu: (user + system) * 1000 };
}

const peer = await open(process.argv[2]);

process.on("message", async (/** @type {Request} */ { kind, name, args, repeats }) => {
  /** @type {Reply} */
  let reply;
  try {
    if (kind === "answer") {
      const answer = peer.answers[name];
      reply = answer ? { value: answer(args), cpu: 0 } : { missing: true, cpu: 0 };
    } else {
      const task = peer.tasks[name];
      reply = task ? await timed(task(args), repeats) : { missing: true, cpu: 0 };
    }
  } catch (error) {
    reply = { error: error instanceof Error ? (error.stack ?? error.message) : String(error), cpu: 0 };
  }
  process.send?.(reply);
});
process.on("disconnect", () => process.exit(0));
