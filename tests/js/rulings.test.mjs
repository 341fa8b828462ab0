// @ts-check
/** docs/rulings.md lists every ruling that can occur, with the facts that it carries. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Game, rulingCodes } from "adoube";
import { root } from "../../scripts/command.mjs";

/** @type {Map<string, string[]>} */
const listed = new Map();
for (const [, code, facts] of readFileSync(join(root, "docs/rulings.md"), "utf8").matchAll(/^\| `([\w.-]+)` \|[^|]*\|([^|]*)\|$/gm)) {
  listed.set(code, [...facts.matchAll(/`(\w+)`/g)].map(([, fact]) => fact));
}

/** What every ruling may have. */
const COMMON = ["code", "upheld", "article", "player", "squares", "moves", "clock"];

test("the list has every code, and no other", () => assert.deepEqual([...listed.keys()].sort(), rulingCodes().sort()));

test("no case leads to a ruling with a fact that the list does not name", () => {
  const unnamed = new Set();
  for (const file of ["laws.jsonl", "laws-more.jsonl"]) {
    for (const line of readFileSync(join(root, "tests/cases", file), "utf8").split("\n").filter(Boolean)) {
      const { fen, options, acts, laws } = JSON.parse(line);
      for (const edition of laws) {
        const game = new Game({ fen, laws: edition, ...options });
        for (const ruling of acts.flatMap((/** @type {any} */ act) => game.apply(act))) {
          for (const fact of Object.keys(ruling)) {
            if (!COMMON.includes(fact) && !listed.get(ruling.code)?.includes(fact)) unnamed.add(`${ruling.code}: ${fact}`);
          }
        }
      }
    }
  }
  assert.deepEqual([...unnamed], []);
});
