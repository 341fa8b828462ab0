// @ts-check
/** The worker that answers questions which may take long (`asking.js`), in browsers and in Node. */
import * as texts from "../i18n/index.js";
import { answer, initSync, load, textsFrom } from "./core.js";

// Errors are told in sentences.
textsFrom(() => texts);

/** Node's own modules, where there are any; no bundler follows this. @type {((name: string) => any) | undefined} */
const builtin = /** @type {any} */ (globalThis).process?.getBuiltinModule;
const parent = builtin?.("node:worker_threads")?.parentPort;

const ready = parent
  ? Promise.resolve(initSync(builtin?.("node:fs").readFileSync(new URL("./adoube.wasm", import.meta.url))))
  : load(new URL("./adoube.wasm", import.meta.url));

/** @param {any} asked @param {(reply: unknown) => void} reply */
async function onQuestion(asked, reply) {
  try {
    await ready;
    reply({ id: asked.id, ...answer(asked) });
  } catch (error) {
    const { code, message } = /** @type {any} */ (error);
    reply({ id: asked.id, code: code ?? "internal", message: message ?? String(error) });
  }
}

if (parent) {
  parent.on("message", (/** @type {unknown} */ asked) => onQuestion(asked, (reply) => parent.postMessage(reply)));
} else {
  globalThis.addEventListener("message", (event) => onQuestion(event.data, (reply) => globalThis.postMessage(reply)));
}
