// @ts-check
/**
 * The net under the module. It should never panic; if it does, the instance may be half changed, so it is thrown away:
 * the caller gets a typed error, objects of the old instance rebuild themselves from what they keep on this side.
 */
import * as glue from "./glue.js";
import { AdoubeError } from "./errors.js";

/** @typedef {{ code: string, message: string, detail: Record<string, unknown> }} Fault */

/** Counts the instances: what was made in an earlier one is gone. */
export let generation = 0;

/** @type {Set<() => void>} */
const forgetters = new Set();
let started = false;

/** @param {() => void} forget  called when the instance, and every address in it, is gone */
export function onNewInstance(forget) {
  forgetters.add(forget);
}

/** @param {unknown} error @returns {error is Fault} */
const isFault = (error) =>
  typeof error === "object" && error !== null && !(error instanceof Error) && "code" in error && "message" in error;

function startAgain() {
  let message;
  try {
    message = glue.takePanic();
  } catch {
    // The trapped instance cannot even say what happened.
  }
  glue.__wbg_reset_state();
  generation += 1;
  started = false;
  for (const forget of forgetters) forget();
  return message;
}

/** @param {unknown} error @returns {unknown} */
function explained(error) {
  if (isFault(error)) return new AdoubeError(error.code, error.message, error.detail);
  // RangeError: the host's stack. Anything else is not ours to interpret.
  if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) return error;
  const message = startAgain() ?? error.message;
  return new AdoubeError("internal", `the module stopped and was started anew: ${message}`, {}, { cause: error });
}

/**
 * Calls into the module; every call goes through here.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function guarded(call) {
  try {
    if (!started) start();
    return call();
  } catch (error) {
    throw explained(error);
  }
}

function start() {
  try {
    glue.startNet();
  } catch (cause) {
    if (cause instanceof WebAssembly.RuntimeError) throw cause;
    throw new AdoubeError("not-ready", "call and await init() before anything else", {}, { cause });
  }
  started = true;
}
