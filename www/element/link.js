// @ts-check
/**
 * A game in a link: what was done, not only what stands, so that the touches travel along. The saved game is deflated
 * and written in the letters of base64url behind `#g=`.
 */

const PREFIX = "#g=";
/** A link longer than this, or a game larger, is nobody's honest game. */
const MOST_LETTERS = 200_000;
const MOST_BYTES = 4_000_000;

/** @param {Uint8Array} bytes */
const toLetters = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {string} letters */
const toBytes = (letters) => Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} through @param {number} most */
async function passed(bytes, through, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(/** @type {ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */ (/** @type {unknown} */ (through))).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += value.length;
    if (size > most) throw new RangeError("the game in the link is too large");
    chunks.push(value);
  }
}

/** The part of a link that carries this saved game. @param {unknown} saved what toJSON() gives @returns {Promise<string>} */
export async function linkOf(saved) {
  const bytes = new TextEncoder().encode(JSON.stringify(saved));
  return PREFIX + toLetters(await passed(bytes, new CompressionStream("deflate-raw"), Infinity));
}

/**
 * The saved game in the fragment of a link; null if there is none. What is there may come from anybody: it is only read
 * as JSON, and the engine says whether it is a game. Rejects when it is damaged.
 * @param {string} fragment @returns {Promise<unknown>}
 */
export async function gameIn(fragment) {
  if (!fragment.startsWith(PREFIX)) return null;
  if (fragment.length > MOST_LETTERS) throw new RangeError("the link is too long");
  const bytes = await passed(toBytes(fragment.slice(PREFIX.length)), new DecompressionStream("deflate-raw"), MOST_BYTES);
  return JSON.parse(new TextDecoder().decode(bytes));
}
