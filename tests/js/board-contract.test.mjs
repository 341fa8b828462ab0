// @ts-check
/** The element's contract, as the manifest and the reference tell it, is what the element does. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/command.mjs";
import { manifest, membersIn } from "../../scripts/manifest.mjs";
import { attributes, cssParts, cssProperties, events, slots, states } from "../../www/docs/contract.js";
import { examples } from "../../www/docs/examples.js";
import { reference } from "../../www/docs/words.js";
import * as words from "../../www/docs/zh-CN.js";
import { ATTRIBUTES, settingsOf } from "../../www/element/settings.js";
import { filesUnder, text, withoutComments } from "./tree.mjs";

const sources = [...filesUnder("www/board"), ...filesUnder("www/element")].filter((path) => path.endsWith(".js")).map(text).join("\n");

/** @param {Iterable<string>} names */
const sorted = (names) => [...new Set(names)].sort();
/** @param {readonly { name: string }[]} entries */
const names = (entries) => sorted(entries.map(({ name }) => name));

test("the attributes are those that the element watches, each told once", () => {
  assert.deepEqual(names(attributes), sorted(ATTRIBUTES));
  assert.equal(new Set(attributes.map(({ name }) => name)).size, attributes.length);
});

test("the usual value of an enumerated attribute is what an unknown one stands for", () => {
  const usual = settingsOf(() => null);
  const unknown = settingsOf((name) => (attributes.find((one) => one.name === name)?.type.includes("|") ? "never heard of" : null));
  for (const key of /** @type {const} */ (["mode", "orientation", "side", "layout", "coordinates", "pieces", "naming", "announce", "commit", "hints", "castle", "press", "flag", "claims"])) {
    assert.equal(unknown[key], usual[key], key);
  }
});

test("the parts are those that the drawing and the panels have", () => {
  const written = [...sources.matchAll(/part: "([^"]+)"|"part", "([^"]+)"/g)].flatMap(([, one, two]) => (one ?? two).split(" "));
  const shapes = [.../PARTS = \{([\s\S]*?)\};/.exec(sources)?.[1].matchAll(/: "([^"]+)"/g) ?? []].flatMap(([, list]) => list.split(" "));
  const composed = ["square", "light", "dark", "piece", "piece-w", "piece-b", ...["pawn", "knight", "bishop", "rook", "queen", "king"].map((role) => `piece-${role}`), "clock", "clock-running", "clock-button"];
  assert.deepEqual(names(cssParts), sorted([...written, ...shapes, ...composed]));
});

test("the custom properties are those that the style sheets and the board read", () => {
  assert.deepEqual(names(cssProperties), sorted([...sources.matchAll(/--ab-[a-z-]+[a-z]/g)].map(([name]) => name)));
});

test("the events are those that are sent", () => {
  const sent = [...sources.matchAll(/(?:emit|tell)\("([a-z-]+)"/g), ...sources.matchAll(/new CustomEvent\("([a-z-]+)"/g)].map(([, name]) => name);
  const asked = [.../ASKED = \{([\s\S]*?)\};/.exec(sources)?.[1].matchAll(/: "([^"]+)"/g) ?? []].map(([, name]) => name);
  assert.deepEqual(names(events), sorted([...sent, ...asked, "act"]));
});

test("the states are those that are reflected", () => {
  const source = withoutComments(text("www/element/custom-states.js"));
  const phases = [.../PHASES = \{([\s\S]*?)\};/.exec(source)?.[1].matchAll(/: "([^"]+)"/g) ?? []].map(([, name]) => name);
  const others = [...source.matchAll(/\["([a-z-]+)"/g)].map(([, name]) => name);
  assert.deepEqual(names(states), sorted([...phases, ...others, "white-to-move", "black-to-move"]));
});

test("the reference is whole in Chinese: every entry, no word of English that is no code, and nothing that there is not", () => {
  const [english, chinese] = ["en", "zh-CN"].map(reference);
  for (const [index, { id, rows }] of english.entries()) {
    assert.deepEqual(chinese[index].rows.map(([name]) => name).filter((name) => name !== "（默认）"), rows.map(([name]) => name).filter((name) => name !== "(default)"), id);
    for (const [row, cells] of chinese[index].rows.entries()) {
      const [name, ...words] = cells;
      const what = words.at(-1) ?? "";
      for (const [column, cell] of words.slice(0, -1).entries()) {
        if (cell === rows[row][column + 1]) assert.match(cell, /^(?:[\w.+%-]*|[\w-]+(?: \| [\w-]+)+)$/, `${id} ${name}: only code is the same in both languages`);
      }
      assert.match(what, /[\u4e00-\u9fff].*。$/, `${id} ${name}: ${what}`);
      assert.notEqual(what, rows[row].at(-1), `${id} ${name}`);
      assert.equal(/Cancel it/.test(rows[row].at(-1) ?? ""), /取消/.test(what), `${id} ${name}: what can be cancelled`);
    }
  }
  const told = { attributes, events, slots, parts: cssParts, states, properties: cssProperties.map(({ name }) => ({ name: name.replace("--ab-", "") })) };
  for (const [kind, entries] of Object.entries(told)) assert.deepEqual(sorted(Object.keys(/** @type {any} */ (words)[kind])), names(entries), kind);
  const used = new Set(attributes.flatMap(({ type, usual }) => [type, usual]));
  assert.deepEqual(Object.keys(words.phrases).filter((phrase) => !used.has(phrase)), []);
  assert.deepEqual(sorted(Object.keys(words.examples)), sorted(examples.map(({ id }) => id)));
});

test("the manifest of the package is the one that is made from them, with every member of the types", () => {
  const packed = JSON.parse(readFileSync(join(root, "dist/custom-elements.json"), "utf8"));
  assert.deepEqual(packed, JSON.parse(JSON.stringify(manifest())));
  const types = text("www/engine/board.d.ts");
  const declared = [...(/class AdoubeBoard[^{]*\{([\s\S]*?)\n\}/.exec(types)?.[1] ?? "").matchAll(/^ {2}(?:static )?(?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name);
  assert.deepEqual(membersIn(types).map(({ name }) => name), declared);
  assert.equal(packed.modules[0].declarations[0].tagName, "adoube-board");
  for (const { path } of packed.modules) assert.ok(filesUnder("dist").includes(path), path);
});
