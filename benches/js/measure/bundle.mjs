// @ts-check
// Bundles for the sizes and the pages, made by the esbuild that is installed with the peers.
import { brotliCompressSync, constants } from "node:zlib";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { ENGINE, WORK } from "../places.mjs";

/**
 * @param {string} code of the entry; bare names are the peers', "adoube" is our own browser entry
 * @returns {Promise<Uint8Array>} minified
 */
export async function bundle(code) {
  const { default: load } = await import(pathToFileURL(path.join(WORK, "load.mjs")).href);
  const esbuild = await load("esbuild");
  const { outputFiles } = await esbuild.build({
    stdin: { contents: code, resolveDir: WORK },
    alias: { adoube: path.join(ENGINE, "browser.js") },
    nodePaths: [path.join(WORK, "node_modules")],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    mainFields: ["module", "browser", "main"],
    external: ["fs", "path", "crypto", "url"],
    logLevel: "error",
  });
  return outputFiles[0].contents;
}

/** Bytes after brotli at its best. @param {Uint8Array} bytes */
export function brotli(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}
