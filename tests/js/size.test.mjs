// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "../../scripts/command.mjs";
import { reachableFrom } from "./tree.mjs";

/** Bytes, each file compressed by itself, as a server sends it. The budget of the ground floor. */
const BUDGET = 45_000;

/** @param {string} path */
function compressed(path) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(readFileSync(join(root, path)), options).length;
}

test("the engine, module, glue and facade together, keeps within its budget of 45,000 bytes compressed", (t) => {
  const all = reachableFrom("dist/engine/browser.js");
  const engine = all.filter((path) => path.startsWith("dist/engine/"));
  assert.ok(engine.includes("dist/engine/adoube.wasm") && engine.includes("dist/engine/glue.js"));
  const sizes = engine.map((path) => ({ path, size: compressed(path) }));
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  for (const { path, size } of sizes) t.diagnostic(`${path}: ${size} bytes`);
  t.diagnostic(`together: ${sum} of ${BUDGET} bytes`);
  const texts = all.filter((path) => path.startsWith("dist/i18n/")).reduce((total, path) => total + compressed(path), 0);
  t.diagnostic(`texts of the languages, counted apart: ${texts} bytes`);
  assert.ok(sum <= BUDGET, `${sum} bytes`);
});
