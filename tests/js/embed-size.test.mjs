// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { root } from "../../scripts/command.mjs";

/** Bytes: board, element, facade and the words of both languages. The module has a budget of its own. */
const BUDGET = 150_000;
/** A helper that a host may do without must not weigh more than this. */
const HELPER = 2_000;

/** @param {string} path */
const compressed = (path) => brotliCompressSync(readFileSync(join(root, path))).length;

test("the embed and the classic script keep within 150,000 bytes compressed, the module aside", (t) => {
  const module = compressed("dist/engine/adoube.wasm");
  for (const path of ["dist/embed/embed.html", "dist/embed/adoube-board.js"]) {
    t.diagnostic(`${path}: ${compressed(path)} bytes, ${compressed(path) - module} without the module`);
    assert.ok(compressed(path) - module <= BUDGET);
  }
});

test("the helper for hosts is at most 2,000 bytes", () => {
  assert.ok(readFileSync(join(root, "dist/embed/host.js")).length <= HELPER);
});
