// @ts-check
/** The snippets of the README are run as they stand, and print what their comments say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { inspect } from "node:util";
import { join } from "node:path";
import { root } from "../../scripts/command.mjs";

const snippets = [...readFileSync(join(root, "README.md"), "utf8").matchAll(/```js\n([\s\S]*?)```/g)].map((match) => match[1]);

test("the README has snippets for JavaScript", () => assert.ok(snippets.length >= 2));

for (const [number, snippet] of snippets.entries()) {
  test(`snippet ${number + 1} of the README runs and prints what its comments say`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", snippet], { cwd: root, encoding: "utf8" });
    assert.equal(status, 0, stderr);
    const printed = stdout.replace(/\s+/g, " ");
    // What a line prints stands after it, or in the comment below it.
    for (const [, comment] of snippet.matchAll(/console\.log.*;\n((?:\/\/ .*\n)+)/g)) {
      const wanted = comment.replace(/^\/\/ /gm, "").replace(/\s+/g, " ").trim();
      assert.ok(printed.includes(wanted), `${inspect(wanted)} is not in ${inspect(printed)}`);
    }
    for (const [, wanted] of snippet.matchAll(/console\.log.*\/\/ (.+)$/gm)) {
      if (wanted.startsWith("why")) continue; // in words
      assert.ok(printed.includes(wanted), `${inspect(wanted)} is not in ${inspect(printed)}`);
    }
  });
}
