// @ts-check
/**
 * The net under the module. It should never panic; if it does, the instance may be half changed, so it is thrown away:
 * the caller gets a typed error, objects of the old instance rebuild themselves from what they keep on this side.
 */
import * as glue from "./glue.js";
import { AdoubeError } from "./errors.js";
import { describe } from "./texts.js";

/** Counts the instances: what was made in an earlier one is gone. */
export let generation = 0;

/** @type {Set<() => void>} */
const forgetters = new Set();
let started = false;

/** @param {() => void} forget  called when the instance, and every address in it, is gone */
export function onNewInstance(forget) {
  forgetters.add(forget);
}

/** An error whose message is the English sentence for it. @param {string} code @param {Record<string, unknown>} detail */
export function fault(code, detail) {
  return new AdoubeError(code, describe(new AdoubeError(code, "", detail), "en"), detail);
}

/** The module throws an error as JSON. @param {string} json */
function faultOf(json) {
  const { code, detail } = JSON.parse(json);
  return fault(code, detail);
}

function startAgain() {
  let message = "";
  try {
    message = glue.takePanic();
    if (message !== "") console.error(message);
  } catch {
    // The trapped instance cannot even say what happened.
  }
  glue.__wbg_reset_state();
  generation += 1;
  started = false;
  for (const forget of forgetters) forget();
  return message;
}

/** What a caller gets for whatever came out of the module. @param {unknown} error @returns {unknown} */
export function explained(error) {
  if (typeof error === "string") return faultOf(error);
  if (error instanceof AdoubeError) return error;
  // A trap, the host's stack, or the glue's own complaint about an object that a trap has left in use.
  const message = startAgain() || (error instanceof Error ? error.message : String(error));
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
