// @ts-check
// Serves the folders of the benchmark on the loopback interface, compressed as a real host would, and never cached.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { ENGINE, WORK } from "../places.mjs";

const TYPES = /** @type {Record<string, string>} */ ({
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
});

const HEADERS = {
  "cache-control": "no-store",
  // An isolated page has a clock of 5 µs; others have one of 100 µs.
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

/** @param {Record<string, string>} pages HTML by path @returns {Promise<{ address: string, close: () => void }>} */
export async function serve(pages) {
  /** @type {Map<string, { type: string, body: Buffer } | null>} */
  const compressed = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!compressed.has(pathname)) compressed.set(pathname, compress(pathname, pages));
    const found = compressed.get(pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...HEADERS, "content-type": found.type, "content-encoding": "br", "content-length": found.body.length });
    response.end(found.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}

/** @param {string} pathname @param {Record<string, string>} pages */
function compress(pathname, pages) {
  const type = TYPES[path.extname(pathname)] ?? "application/octet-stream";
  if (pathname in pages) return { type, body: brotliCompressSync(pages[pathname]) };
  const [folder, rest] = pathname.startsWith("/engine/") ? [ENGINE, pathname.slice("/engine".length)] : [WORK, pathname];
  const file = path.join(folder, path.normalize(rest));
  const allowed = file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile();
  return allowed ? { type, body: brotliCompressSync(readFileSync(file)) } : null;
}
