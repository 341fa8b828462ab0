// @ts-check
/** A static server for the page and its tests: right types, a strict policy, nothing cached. `node scripts/serve.mjs [folder] [port]` */
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { isMain, root } from "./command.mjs";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8", ".json": "application/json; charset=utf-8", ".svg": "image/svg+xml", ".wasm": "application/wasm",
};

/** The page's own policy is in its meta element; frame-ancestors works in a header only. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The embed is made to be framed, and its own policy allows its one script by hash. */
const FRAMEABLE = /^\/embed(?:\.html$|\/)/;

/** @param {string} url @param {Record<string, string>} headers */
function headersFor(url, headers) {
  if (!FRAMEABLE.test(new URL(url, "http://localhost").pathname)) return headers;
  const { "Content-Security-Policy": _policy, ...others } = headers;
  return others;
}

/** The file that a request means, or null; a folder means its index. @param {string} folder @param {string} url */
function fileFor(folder, url) {
  try {
    const path = join(folder, normalize(decodeURIComponent(new URL(url, "http://localhost").pathname)));
    const file = path.endsWith("/") || path.endsWith("\\") ? join(path, "index.html") : path;
    return file.startsWith(folder) && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

/**
 * @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<boolean>} Answer
 * @param {string} folder
 * @param {{ port?: number, host?: string, headers?: Record<string, string>, answer?: Answer }} [options]  port 0: any free one; answer: asked first, true: it has answered
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export function serve(folder, { port = 0, host = "localhost", headers = { "Content-Security-Policy": POLICY }, answer } = {}) {
  const server = createServer(async (request, response) => {
    if (await answer?.(request, response).catch(() => response.destroy())) return;
    const file = fileFor(folder, request.url ?? "/");
    const type = file === null ? "text/plain; charset=utf-8" : (TYPES[extname(file)] ?? "application/octet-stream");
    response.writeHead(file === null ? 404 : 200, { ...headersFor(request.url ?? "/", headers), "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    if (file === null) response.end("Not found\n");
    else if (request.method === "HEAD") response.end();
    else createReadStream(file).on("error", () => response.destroy()).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : port;
      const close = () => new Promise((/** @type {(_: void) => void} */ closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
      resolve({ url: `http://${host}:${bound}/`, port: bound, close });
    });
  });
}

if (isMain(import.meta.url)) {
  const [folder = "site", port = "0"] = process.argv.slice(2);
  console.log((await serve(join(root, folder), { port: Number(port) })).url);
}
