// @ts-check
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { describeIn } from "../../www/i18n/describe.js";
import english from "../../www/i18n/en/index.js";
import { placeholders } from "../../www/i18n/fill.js";
import { values } from "../../www/i18n/values.js";
import { variants } from "../../www/i18n/variants/index.js";
import chinese from "../../www/i18n/zh-CN/index.js";
import { AUDIT, ERRORS, ILLEGAL, OBLIGATIONS, PGN, PHASES, RESULTS, RULINGS, samples } from "./i18n-samples.mjs";

/** @typedef {import("../../www/i18n/language.js").Table} Table */

const LANGUAGES = [english, chinese];
const rendered = samples().map((sample) => ({
  ...sample,
  name: `${sample.table} ${sample.code} ${JSON.stringify(sample.facts)}`,
  en: describeIn(sample.what, english),
  zh: describeIn(sample.what, chinese),
}));

/** @param {Table} table @returns {[code: string, variant: string, template: string][]} */
const templates = (table) =>
  Object.entries(table).flatMap(([code, entry]) =>
    typeof entry === "string" ? [[code, "", entry]]
      : Object.entries(entry).map(([variant, template]) => /** @type {[string, string, string]} */ ([code, variant, template])));

/** What was quoted from outside is data, whatever language it is in. @param {string} text */
const withoutQuotations = (text) => text.replace(/“[^”]*”/g, "“”");

test("every code of the agreement has a text in each language, and no text is without a code", () => {
  const agreed = {
    rulings: Object.keys(RULINGS), obligations: Object.keys(OBLIGATIONS), results: Object.keys(RESULTS),
    errors: Object.keys(ERRORS), pgn: Object.keys(PGN), audit: Object.keys(AUDIT), illegal: ILLEGAL, phases: PHASES,
  };
  for (const { code, tables, endings } of LANGUAGES) {
    for (const [table, codes] of Object.entries(agreed)) {
      const written = Object.keys(tables[/** @type {keyof typeof agreed} */ (table)]);
      assert.deepEqual(written.sort(), [...codes].sort(), `${code} ${table}`);
    }
    assert.deepEqual(Object.keys(endings).sort(), Object.keys(RESULTS).sort(), `${code} endings`);
  }
});

test("every code that the built engine can emit has a text in each language", async (t) => {
  const built = new URL("../../dist/engine/node.js", import.meta.url);
  if (!existsSync(built)) return t.skip("the package is not built");
  const { rulingCodes } = await import(built.href);
  for (const code of rulingCodes()) {
    for (const language of LANGUAGES) assert.ok(Object.hasOwn(language.tables.rulings, code), `${language.code} ${code}`);
  }
  return undefined;
});

test("both languages have the same variants, and each pair uses the same placeholders", () => {
  for (const table of /** @type {(keyof typeof english.tables)[]} */ (Object.keys(english.tables))) {
    const one = new Map(templates(english.tables[table]).map(([code, variant, text]) => [`${code}/${variant}`, placeholders(text)]));
    const other = new Map(templates(chinese.tables[table]).map(([code, variant, text]) => [`${code}/${variant}`, placeholders(text)]));
    assert.deepEqual(Object.fromEntries(other), Object.fromEntries(one), table);
  }
});

test("every placeholder is one that has a value", () => {
  const sentences = ["reason", "duty", "price", "nearest", "mustPlay", "fault", "sealedFault", "stands", "answer", "restored", "found", "proof"];
  for (const table of Object.values(english.tables)) {
    for (const [code, , template] of templates(table)) {
      for (const name of placeholders(template)) assert.ok(name in values || sentences.includes(name), `${code} {${name}}`);
    }
  }
});

test("every variant of every sentence is reached by a sample", () => {
  for (const [table, byCode] of Object.entries(variants)) {
    for (const [code, choose] of Object.entries(byCode)) {
      // What stands beside a ruling is chosen by the ruling's facts.
      const told = samples().filter((one) => (table === "asides" ? one.table === "rulings" : one.table === table && one.code === code));
      const reached = new Set(told.map(({ facts }) => choose(facts)));
      const entry = english.tables[/** @type {keyof typeof english.tables} */ (table)][code];
      assert.deepEqual(Object.keys(entry).filter((variant) => !reached.has(variant)), [], `${table} ${code}`);
      for (const variant of reached) assert.ok(Object.hasOwn(/** @type {object} */ (entry), variant), `${table} ${code} ${variant}`);
    }
  }
});

test("every rendered text is whole: nothing unfilled, nothing stringified by mistake, no neutral sentence", () => {
  for (const { name, en, zh } of rendered) {
    for (const text of [en, zh]) {
      assert.doesNotMatch(text, /undefined|null|\[object|NaN|[{}]/, name);
      assert.doesNotMatch(text, /has no text|还没有说明文字|nothing here|没有可以说明/, name);
      assert.doesNotMatch(text, / {2}|^ | $|\s[.,;:，。；：、]|[(（][)）]/, `${name}: ${text}`);
    }
  }
});

test("every sentence ends with its full stop", () => {
  for (const { name, en, zh } of rendered) {
    assert.match(en, /[.]$/, name);
    assert.match(zh, /。$/, name);
    assert.match(en, /^[A-Z0-9“]/, name);
  }
});

test("an article stands in brackets as the language writes it, exactly when one speaks", () => {
  for (const { name, table, facts, en, zh } of rendered) {
    if (table === "errors" || table === "phases" || table === "claims") continue;
    const number = facts.why?.article ?? facts.obligation?.article ?? facts.article;
    const guideline = /^I/.test(number ?? "");
    if (number) {
      assert.ok(en.includes(guideline ? `(Guidelines ${number})` : `(${number})`), `${name}: ${en}`);
      assert.ok(zh.includes(guideline ? `（指南第${number}条）` : `（第${number}条）`), `${name}: ${zh}`);
    } else {
      assert.doesNotMatch(en, /\(\d/, name);
      assert.doesNotMatch(zh, /（第/, name);
    }
  }
});

test("Chinese texts hold no Latin words but squares, moves, FEN, PGN, FIDE and article numbers", () => {
  for (const { name, zh } of rendered) {
    const rest = withoutQuotations(zh)
      .replace(/（(指南)?第[0-9A-Za-z.()]+条）/g, "")
      .replace(/(?<![A-Za-z])(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?|O-O(?:-O)?|FEN|PGN|FIDE)(?![A-Za-z])/g, "");
    assert.doesNotMatch(rest, /[A-Za-z]/, `${name}: ${zh}`);
  }
});

test("Chinese texts use full-width punctuation and blanks between characters and Latin", () => {
  for (const { name, zh } of rendered) {
    const rest = withoutQuotations(zh).replace(/（(指南)?第[0-9A-Za-z.()]+条）/g, "").replace(/\d-\d|1\/2-1\/2/g, "1");
    assert.doesNotMatch(rest, /[,;:!?()]|\.(?!\d)/, `${name}: ${zh}`);
    assert.doesNotMatch(rest, /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, `${name}: ${zh}`);
  }
});

test("English texts hold no Chinese, and Chinese ones use no full-width letters in squares", () => {
  for (const { name, en, zh } of rendered) {
    assert.doesNotMatch(en, /[\p{Script=Han}，。；：、（）]/u, name);
    assert.doesNotMatch(zh, /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/, name);
  }
});

test("no two codes share a text", () => {
  for (const language of LANGUAGES) {
    /** @type {Map<string, string>} */
    const owner = new Map();
    for (const [table, entries] of Object.entries(language.tables)) {
      for (const [code, variant, template] of templates(entries)) {
        if (template === "") continue;
        assert.equal(owner.get(template), undefined, `${language.code} ${table} ${code} ${variant}`);
        owner.set(template, `${table} ${code}`);
      }
    }
  }
});

test("what has no text gets a neutral sentence that names its code", () => {
  const unknown = [
    { code: "zugzwang.noted", upheld: true, player: "white", article: null },
    { kind: "zugzwang", pieces: [], moves: [] }, { reason: "zugzwang", score: "1-0" }, "zugzwang",
    Object.assign(new Error("x"), { name: "AdoubeError", code: "zugzwang" }), { code: "zugzwang", squares: [] },
    { code: "constructor", upheld: false }, { code: "touch.must-move", upheld: true, player: "white" },
  ];
  for (const what of unknown) {
    for (const language of LANGUAGES) assert.match(describeIn(what, language), /“(zugzwang|constructor|touch\.must-move)/);
  }
});

test("nothing that is passed in makes it throw or leak", () => {
  const bare = Object.create(null);
  const odd = [undefined, null, 0, NaN, true, "", "\uD800", "x".repeat(1e5), Symbol("s"), [], {}, bare, () => 0, new Date(), 10n];
  const members = ["code", "reason", "upheld", "player", "squares", "role", "moves", "why", "obligation", "article", "detail",
    "text", "san", "nearest", "roles", "ground", "occurrences", "threefold", "fifty",
    "kind", "clock", "time", "count", "limit", "helpmate", "helpmateSan", "test", "matter", "restored", "remaining", "white", "black", "late",
    "allowed", "before", "moment", "movesByWhite", "offer", "drawn"];
  for (const one of odd) {
    for (const language of LANGUAGES) {
      assert.match(describeIn(one, language), /[.。]$/);
      for (const member of members) {
        for (const { what } of rendered) {
          if (typeof what !== "object" || !(member in what)) continue;
          const text = describeIn({ ...what, name: what.name, code: what.code, [member]: one }, language);
          assert.ok(text.length < 600 && /[.。]$/.test(text), text.slice(0, 200));
          assert.doesNotMatch(text, /undefined|\[object|NaN/);
        }
      }
    }
  }
  /** @type {Record<string, unknown>} */
  const cyclic = { code: "move.illegal", upheld: false, text: "Ke2" };
  cyclic.why = cyclic;
  assert.match(describeIn(cyclic, english), /Ke2/);
});

test("a touched bishop must move, in the words of both languages", () => {
  const ruling = { code: "touch.must-move", upheld: true, article: "4.3.1", player: "white", squares: ["c1"], role: "bishop", moves: ["c1e3"] };
  assert.equal(describeIn(ruling, english), "White touched the bishop on c1: it must move (4.3.1).");
  assert.equal(describeIn(ruling, chinese), "白方触摸了 c1 的象，必须走这枚棋子（第4.3.1条）。");
});

test("an article of the 1993 edition keeps its own number", () => {
  const ruling = { code: "touch.must-move", upheld: true, article: "7.2(1)", player: "black", squares: ["g8"], role: "knight", moves: [] };
  assert.match(describeIn(ruling, english), /\(7\.2\(1\)\)\.$/);
  assert.match(describeIn(ruling, chinese), /（第7\.2\(1\)条）。$/);
});
