// @ts-check
/** Text and bytes on their way into the module, which takes them in pieces of a fixed size. */
import { refuse } from "./asked.js";
import { wholeMemory } from "./memory.js";

/** What the module has room for (`src/wasm/pgn.rs`). */
export const ROOM = 1 << 16;

const encoder = new TextEncoder();

/** @param {number} unit  a UTF-16 unit that is nothing without the one after it */
const isFirstHalf = (unit) => unit >= 0xd800 && unit < 0xdc00;

/** Where a piece of the text may end that begins here. @param {string} text @param {number} from */
function endOfPiece(text, from) {
  const end = Math.min(text.length, from + ROOM);
  return end < text.length && end - from > 1 && isFirstHalf(text.charCodeAt(end - 1)) ? end - 1 : end;
}

/**
 * A source of bytes for a reader in the module: keeps what a chunk of text has cut in two.
 * `room`: the address; `take`: is told how many bytes lie there.
 */
export class Feed {
  /** The first half of a character whose second half comes with the next chunk. */
  #half = "";
  /** Whether bytes have come; positions are then counted in bytes. */
  inBytes = false;

  /** @param {unknown} chunk @param {() => number} room @param {(length: number) => void} take */
  push(chunk, room, take) {
    if (typeof chunk === "string") this.#text(this.#half + chunk, room, take);
    else if (ArrayBuffer.isView(chunk)) this.#bytes(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength), room, take);
    else refuse("chunk", "a string or a Uint8Array", chunk);
  }

  /** What is left at the end. @param {() => number} room @param {(length: number) => void} take */
  end(room, take) {
    const half = this.#half;
    this.#half = "";
    if (half !== "") this.#piece(half, room, take);
  }

  /** @param {string} text @param {() => number} room @param {(length: number) => void} take */
  #text(text, room, take) {
    const cut = text.length > 0 && isFirstHalf(text.charCodeAt(text.length - 1));
    this.#half = cut ? text.slice(-1) : "";
    const whole = cut ? text.slice(0, -1) : text;
    if (whole.length <= ROOM / 3) {
      if (whole !== "") this.#piece(whole, room, take);
      return;
    }
    for (let from = 0; from < whole.length; ) from += this.#piece(whole.slice(from, endOfPiece(whole, from)), room, take);
  }

  /** As much of it as there is room for. @param {string} piece @param {() => number} room @param {(length: number) => void} take */
  #piece(piece, room, take) {
    const address = room();
    const { read, written } = encoder.encodeInto(piece, wholeMemory().subarray(address, address + ROOM));
    take(written);
    return read;
  }

  /** @param {Uint8Array} bytes @param {() => number} room @param {(length: number) => void} take */
  #bytes(bytes, room, take) {
    this.inBytes = true;
    this.end(room, take);
    for (let from = 0; from < bytes.length; from += ROOM) {
      const piece = bytes.subarray(from, from + ROOM);
      wholeMemory().set(piece, room());
      take(piece.length);
    }
  }
}
