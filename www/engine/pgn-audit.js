// @ts-check
/** Files of games, looked through for arbiters. */
import { optionsOf, refuse } from "./asked.js";
import { Reading } from "./pgn-reading.js";
import { editionOf } from "./terms.js";

/** @typedef {import("./index.d.ts").PgnAudit} PgnAudit */
/** @typedef {import("./index.d.ts").PgnAuditOptions} PgnAuditOptions */
/** @typedef {import("./index.d.ts").PgnSource} PgnSource */

/** As much as is read before others have their turn. */
const PIECE = 1 << 18;

/** @param {string | Uint8Array} whole */
function* pieces(whole) {
  for (let from = 0; from < whole.length; from += PIECE) {
    yield typeof whole === "string" ? whole.slice(from, from + PIECE) : whole.subarray(from, from + PIECE);
  }
}

/** @param {ReadableStream<string | Uint8Array>} stream @param {AbortSignal | undefined} signal */
async function* readFrom(stream, signal) {
  const reader = stream.getReader();
  // Whoever waits for the next chunk is told that there is none; the caller looks at the signal.
  const stop = () => void reader.cancel(signal?.reason).catch(() => {});
  signal?.addEventListener("abort", stop);
  let finished = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      finished = done;
      if (done) return;
      yield value;
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    if (!finished) await reader.cancel();
    reader.releaseLock();
  }
}

/** Chunks that are waited for no longer once the signal is given. @template T @param {AsyncIterable<T>} chunks @param {AbortSignal} signal */
async function* untilStopped(chunks, signal) {
  const iterator = chunks[Symbol.asyncIterator]();
  let stop = () => {};
  /** @type {Promise<null>} */
  const stopped = new Promise((resolve) => {
    stop = () => resolve(null);
    signal.addEventListener("abort", stop);
  });
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), stopped]);
      if (next === null || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    // It may hear of it only when what it waits for has come.
    const returned = iterator.return?.();
    if (!signal.aborted) await returned;
    else returned?.then(undefined, () => {});
  }
}

/** @param {any} source @param {AbortSignal | undefined} signal @returns {AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>} */
function chunksOf(source, signal) {
  if (typeof source === "string" || source instanceof Uint8Array) return pieces(source);
  if (typeof source === "object" && source !== null) {
    if (typeof source.stream === "function") return readFrom(source.stream(), signal);
    if (typeof source.getReader === "function") return readFrom(source, signal);
    if (Symbol.asyncIterator in source) return signal === undefined ? source : untilStopped(source, signal);
    if (Symbol.iterator in source) return source;
  }
  return refuse("source", "a text, a Uint8Array, a Blob, a stream, or chunks of these", source);
}

/** How long it is, where that is known. @param {any} source @returns {number | undefined} */
function lengthOf(source) {
  const length = typeof source === "string" || source instanceof Uint8Array ? source.length : source?.size;
  return typeof length === "number" ? length : undefined;
}

const others = () => new Promise((resolve) => setTimeout(resolve));

/** @param {PgnSource} source @param {string} laws @param {AbortSignal | undefined} signal @param {((progress: { read: number, total?: number, games: number }) => void) | undefined} onProgress @returns {AsyncGenerator<PgnAudit, void, void>} */
async function* audits(source, laws, signal, onProgress) {
  const reading = new Reading(false, "");
  const total = lengthOf(source);
  let [read, games] = [0, 0];
  /** @type {PgnAudit[]} */
  let found = [];
  const collect = (/** @type {import("./glue.js").PgnCore} */ core) => {
    while (core.advance()) found.push(JSON.parse(core.audit(laws)));
  };
  const progress = () => onProgress?.({ read, games, ...(total === undefined ? {} : { total }) });
  try {
    for await (const chunk of chunksOf(source, signal)) {
      for (const piece of typeof chunk === "string" || chunk instanceof Uint8Array ? pieces(chunk) : [chunk]) {
        signal?.throwIfAborted();
        reading.push(piece, collect);
        read += piece.length;
        games += found.length;
        yield* found;
        found = [];
        progress();
        await others();
      }
    }
    signal?.throwIfAborted();
    reading.end(collect);
    games += found.length;
    yield* found;
    progress();
  } finally {
    reading.free();
  }
}

/**
 * Goes through the games of a file; ends with the signal's reason when that is given.
 * @param {PgnSource} source @param {PgnAuditOptions} [options]
 */
export function auditPgn(source, options) {
  const { laws, signal, onProgress } = optionsOf(options, ["laws", "signal", "onProgress"]);
  if (onProgress !== undefined && typeof onProgress !== "function") refuse("onProgress", "a function", onProgress);
  if (signal !== undefined && !(signal instanceof AbortSignal)) refuse("signal", "an AbortSignal", signal);
  return audits(source, editionOf(laws), /** @type {AbortSignal | undefined} */ (signal), /** @type {any} */ (onProgress));
}
