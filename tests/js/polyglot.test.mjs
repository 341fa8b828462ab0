// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/command.mjs";
import { polyglotKey } from "../../www/engine/polyglot.js";

test("the facade holds the same numbers as the Rust library", () => {
  const numbers = [...readFileSync(join(root, "src/chess/polyglot.rs"), "utf8").matchAll(/0x([0-9a-f]{16}),/g)].map((match) => match[1]);
  assert.equal(numbers.length, 781);
  for (const [index, number] of numbers.entries()) assert.equal(polyglotKey([index]), number);
});
