// @ts-check
/** The words of the interface: every one that the element and the page ask for is there, in both languages, and used. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/command.mjs";
import { wordsIn } from "../../www/element/words.js";
import english from "../../www/i18n/ui-en.js";
import chinese from "../../www/i18n/ui-zh-CN.js";

const sources = ["www/element", "www/app"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")));
const text = [...sources, readFileSync(join(root, "www/index.html"), "utf8")].join("\n");

test("both languages have the same keys", () => {
  assert.deepEqual(Object.keys(chinese).sort(), Object.keys(english).sort());
});

test("every key that is written out somewhere exists", () => {
  const asked = [...text.matchAll(/\bui\("([^"]+)"|data-ui="([^"]+)"|"((?:keys|score|side)\.[a-z-]+)"/g)].map(([, one, two, three]) => one ?? two ?? three);
  assert.ok(asked.length > 40);
  assert.deepEqual(asked.filter((key) => !(key in english)), []);
});

test("every key is asked for somewhere, written out or by its beginning", () => {
  const beginnings = [...text.matchAll(/`([a-z.-]+\.)\$\{/g)].map(([, beginning]) => beginning);
  const unused = Object.keys(english).filter((key) => !text.includes(`"${key}"`) && !beginnings.some((beginning) => key.startsWith(beginning)));
  assert.deepEqual(unused, []);
});

test("a square is named with its piece and with what is to be said of it", () => {
  const pawn = /** @type {const} */ ({ color: "white", role: "pawn" });
  assert.equal(wordsIn("en").cell("e5", null, []), "e5");
  assert.equal(wordsIn("en").cell("e4", pawn, []), "e4, white pawn");
  assert.equal(wordsIn("en").cell("e4", pawn, ["binding"]), "e4, white pawn, touched, binding");
  assert.equal(wordsIn("zh-CN").cell("e4", pawn, []), "e4，白兵");
  assert.equal(wordsIn("zh-CN").cell("e4", pawn, ["must-capture"]), "e4，白兵，必须吃掉");
  assert.equal(wordsIn("zh-CN").board("white"), "棋盘，白方在下");
});
