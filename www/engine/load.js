// @ts-check
/**
 * Brings the WebAssembly module in, once, and says in our own words why it cannot: hosts word the same failure in a
 * dozen ways, and a server that answers a missing file with its index page makes the worst of them.
 */
import instantiate, { initSync as instantiateSync } from "./glue.js";
import { AdoubeError } from "./errors.js";

/** @typedef {URL | string | Request | Response | BufferSource | WebAssembly.Module | Promise<Response>} Source */

/** The shortest module there is. Where even this is refused, it is the host that refuses, whatever its message says. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

let ready = false;
/** @type {Promise<void> | null} */
let loading = null;

function isBlocked() {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
    return false;
  } catch {
    return true;
  }
}

/** @param {string} reason @param {Record<string, unknown>} detail @param {unknown} [cause] */
const missing = (reason, detail, cause) =>
  new AdoubeError("wasm-missing", `The WebAssembly module cannot be loaded: ${reason}`, detail, { cause });

/** @param {unknown} cause */
function explained(cause) {
  if (cause instanceof AdoubeError) return cause;
  if (isBlocked()) {
    const why = "WebAssembly is not allowed here; a Content-Security-Policy needs 'wasm-unsafe-eval' in script-src";
    return new AdoubeError("wasm-blocked", why, {}, { cause });
  }
  return missing("what was found is not the module of this version", { reason: "not-the-module" }, cause);
}

/** @param {Response} response */
function checked(response) {
  const { url, status } = response;
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok) throw missing(`${url || "the server"} answered ${status}`, { reason: "status", url, status });
  if (/^text\/html\b/i.test(type)) throw missing(`${url || "the server"} answered with a page`, { reason: "page", url, status });
  return response;
}

/** @param {URL | string | Request} source */
async function fetched(source) {
  const url = typeof source === "string" || source instanceof URL ? String(source) : source.url;
  try {
    return await fetch(source);
  } catch (cause) {
    throw missing(`${url} cannot be reached`, { reason: "network", url }, cause);
  }
}

/** No type guard: to the compiler a compiled module has no members, so that anything would be one. @param {unknown} value */
const isModule = (value) => value instanceof ArrayBuffer || ArrayBuffer.isView(value) || value instanceof WebAssembly.Module;

function unusable() {
  const expected = "a URL, a Request, a Response, the bytes or the compiled module";
  return new AdoubeError("bad-option", `The source must be ${expected}`, { option: "source", expected });
}

/** @param {Source} source */
async function loadFrom(source) {
  try {
    /** @type {any} */
    const given = typeof source === "string" || source instanceof URL ? await fetched(source) : await source;
    if (isModule(given)) {
      await instantiate({ module_or_path: given });
    } else {
      const response = given instanceof Request ? await fetched(given) : given;
      if (!(response instanceof Response)) throw unusable();
      await instantiate({ module_or_path: checked(response) });
    }
    ready = true;
  } catch (cause) {
    throw explained(cause);
  }
}

/**
 * Resolves when everything can be used; later calls join the first, and one that failed may be tried again.
 * @param {Source} source
 * @returns {Promise<void>}
 */
export function load(source) {
  if (ready) return Promise.resolve();
  loading ??= loadFrom(source).finally(() => {
    loading = null;
  });
  return loading;
}

/** @param {BufferSource | WebAssembly.Module} source  the bytes, or the compiled module */
export function initSync(source) {
  if (ready) return;
  try {
    if (!isModule(source)) throw unusable();
    instantiateSync({ module: source });
    ready = true;
  } catch (cause) {
    throw explained(cause);
  }
}
