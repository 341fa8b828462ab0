// @ts-check
// The raw wasm modules of benches/peers: perft only. The variant is the name of the built file.

/** @type {string[]} */
export const modules = [];

/**
 * @param {import("./peer.mjs").Surroundings} surroundings
 * @param {string} variant
 * @returns {Promise<import("./peer.mjs").Peer>}
 */
export default async function rawwasm({ bytes }, variant) {
  const source = /** @type {BufferSource} */ (await bytes(`wasm/${variant}.wasm`));
  const { instance } = await WebAssembly.instantiate(source, {});
  const exports = /** @type {any} */ (instance.exports);
  return {
    tasks: {
      perft: ({ fen, depth, bulk }) => () => {
        loadFen(exports, fen);
        return exports.perft(bulk ? 1 : 0, depth);
      },
    },
    answers: {},
  };
}

/**
 * @param {any} exports of a raw module
 * @param {string} fen
 */
export function loadFen(exports, fen) {
  const text = new TextEncoder().encode(fen);
  new Uint8Array(exports.memory.buffer, exports.buf(), text.length).set(text);
  if (exports.load(text.length) !== 0) throw new Error(`not a position: ${fen}`);
}
