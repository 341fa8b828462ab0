// @ts-check
/** The fixed places in the module's memory: positions go in and out as bytes, lists of moves come out as words. */
import * as glue from "./glue.js";
import { onNewInstance } from "./net.js";

/** @type {Uint8Array | null} */
let bytes = null;
/** @type {Uint32Array | null} */
let words = null;
/** @type {Uint8Array | null} */
let small = null;
let slot = 0;
let otherSlot = 0;
let size = 0;
/** The bytes that lie in the slot now, so that asking the same position twice copies nothing. @type {Uint8Array | null} */
let inSlot = null;

function forget() {
  bytes = words = small = inSlot = null;
}
onNewInstance(forget);

// A view dies when the memory grows: its buffer is detached and its length is 0.
function view() {
  if (bytes === null || bytes.length === 0) {
    const memory = glue.sharedMemory();
    const addresses = glue.bufferAddresses();
    [slot, otherSlot] = addresses;
    size = addresses[4];
    bytes = new Uint8Array(memory.buffer);
    words = new Uint32Array(memory.buffer, addresses[2], 256);
    small = new Uint8Array(memory.buffer, addresses[3], 256);
  }
  return bytes;
}

/** @param {Uint8Array} position  puts it into the slot, unless it lies there already */
export function enter(position) {
  if (inSlot === position && bytes !== null && bytes.length !== 0) return;
  view().set(position, slot);
  inSlot = position;
}

/** @param {Uint8Array} position */
export function enterOther(position) {
  view().set(position, otherSlot);
}

/** The position that the module has just put into the slot. */
export function leave() {
  const memory = view();
  inSlot = memory.slice(slot, slot + size);
  return inSlot;
}

/** Says that the slot holds something else now. */
export function spoil() {
  inSlot = null;
}

/** All of the module's memory, as it is now: the view dies when the memory grows. */
export const wholeMemory = view;

/** The words that the last call wrote; valid until the next call, never handed to users. */
export function wordsOut() {
  view();
  return /** @type {Uint32Array} */ (words);
}

/** The bytes that the last call wrote; the same holds. */
export function bytesOut() {
  view();
  return /** @type {Uint8Array} */ (small);
}
