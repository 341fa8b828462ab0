// @ts-check
/** The entry for Node, ready as soon as it is imported; `init` is there so that one program runs everywhere. */
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { asking } from "./core.js";
import { initSync } from "./load.js";

export { AdoubeError, Game, Line, Position, article, describe, localizeSan, rulingCodes } from "./core.js";
export { initSync };

initSync(readFileSync(new URL("./adoube.wasm", import.meta.url)));

export default async function init() {}

export const canCheckmateAsync = asking((onReply, onFailure) => {
  const worker = new Worker(new URL("./worker.js", import.meta.url));
  worker.on("message", onReply);
  worker.on("error", onFailure);
  return {
    postMessage(question) {
      worker.ref();
      worker.postMessage(question);
    },
    terminate: () => worker.terminate(),
    // A worker without work keeps no process alive.
    rest: () => worker.unref(),
  };
});
