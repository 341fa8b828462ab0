// @ts-check
// What a page has to fetch: the library as esbuild bundles it, and the wasm beside it; raw, gzip and brotli.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { ENGINE, WORK } from "../places.mjs";
import { brotli, bundle } from "./bundle.mjs";

/** @typedef {{ raw: number, gzip: number, brotli: number }} Size */

/** Each uses the library for a move, so that nothing needed falls to tree shaking. */
const ENTRIES = /** @type {Record<string, { code: string, wasm?: string }>} */ ({
  adoube: {
    code: `import init, { Game, Line, Position } from "adoube"; await init(); globalThis.r = [Game, Line, new Position().play("e4").fen()];`,
    wasm: path.join(ENGINE, "adoube.wasm"),
  },
  "chess.js": { code: `import { Chess } from "chess.js"; const game = new Chess(); game.move("e4"); globalThis.r = game.fen();` },
  "chessops, without PGN": {
    code: `import { Chess } from "chessops/chess"; import { parseSan } from "chessops/san"; import { makeFen } from "chessops/fen";
      const position = Chess.default(); position.play(parseSan(position, "e4")); globalThis.r = makeFen(position.toSetup());`,
  },
  kokopu: { code: `import { Position } from "kokopu"; const position = new Position(); position.play("e4"); globalThis.r = position.fen();` },
  "cm-chess": { code: `import { Chess } from "cm-chess/src/Chess.js"; const game = new Chess(); game.move("e4"); globalThis.r = game.fen();` },
  ffish: {
    code: `import load from "ffish-es6"; const { Board } = await load(); const board = new Board("chess"); board.pushSan("e4"); globalThis.r = board.fen();`,
    wasm: path.join(WORK, "node_modules/ffish-es6/ffish.wasm"),
  },
});

/** @param {{ ours: boolean }} options @returns {Promise<Record<string, Size>>} */
export async function measureSizes({ ours }) {
  /** @type {Record<string, Size>} */
  const sizes = {};
  for (const [name, { code, wasm }] of Object.entries(ENTRIES)) {
    if (name === "adoube" && !ours) continue;
    const parts = [await bundle(code)];
    if (wasm) parts.push(readFileSync(wasm));
    sizes[name] = {
      raw: sum(parts, (bytes) => bytes.length),
      gzip: sum(parts, (bytes) => gzipSync(bytes, { level: 9 }).length),
      brotli: sum(parts, brotli),
    };
  }
  return sizes;
}

/** @param {Uint8Array[]} parts @param {(bytes: Uint8Array) => number} measure */
const sum = (parts, measure) => parts.reduce((total, bytes) => total + measure(bytes), 0);
