// @ts-check
/** The entry for browsers and bundlers: the module is a file of its own, fetched beside this one. */
import { asking } from "./core.js";
import { load } from "./load.js";

export { AdoubeError, Game, Line, Position, article, describe, localizeSan, rulingCodes } from "./core.js";
export { initSync } from "./load.js";

// Bundlers look for exactly this expression and bring the file along.
/** @param {import("./load.js").Source} [source] */
export default function init(source = new URL("./adoube.wasm", import.meta.url)) {
  return load(source);
}

export const canCheckmateAsync = asking((onReply, onFailure) => {
  // And for exactly this one.
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", (event) => onReply(event.data));
  worker.addEventListener("error", onFailure);
  return worker;
});
