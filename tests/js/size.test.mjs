// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "../../scripts/command.mjs";
import { reachableFrom } from "./tree.mjs";

/** Bytes, each file compressed by itself, as a server sends it. */
const BUDGET = 115_000;

/** @param {string} path */
function compressed(path) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(readFileSync(join(root, path)), options).length;
}

test("the module and its glue keep within their budget of 115,000 bytes compressed", (t) => {
  const all = reachableFrom("dist/engine/browser.js");
  const engine = all.filter((path) => path.startsWith("dist/engine/"));
  // In the package the glue is a part of core.js; by itself, as it lies in the site, it takes at least as much.
  const counted = ["dist/engine/adoube.wasm", "site/engine/glue.js"];
  assert.ok(engine.includes("dist/engine/adoube.wasm"));
  /** @param {string[]} paths */
  const sum = (paths) => paths.reduce((total, path) => total + compressed(path), 0);
  for (const path of engine) t.diagnostic(`${path}: ${compressed(path)} bytes`);
  t.diagnostic(`module and glue: ${sum(counted)} of ${BUDGET} bytes; the facade adds ${sum(engine) - sum(counted)}`);
  t.diagnostic(`texts of the languages, counted apart: ${sum(all.filter((path) => path.startsWith("dist/i18n/")))} bytes`);
  assert.ok(sum(counted) <= BUDGET, `${sum(counted)} bytes`);
});
