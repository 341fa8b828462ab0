// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { articleIn } from "../../www/i18n/editions.js";
import english from "../../www/i18n/en/index.js";
import chinese from "../../www/i18n/zh-CN/index.js";
import { CITABLE, samples } from "./i18n-samples.mjs";

const NEWEST = "fide-2023";
const LANGUAGES = [english, chinese];

test("every article that can be cited has a title and a gist in both languages", () => {
  for (const number of CITABLE) {
    for (const language of LANGUAGES) {
      const text = articleIn(number, NEWEST, language);
      assert.ok(text && text.title && text.gist, `${language.code} ${number}`);
    }
  }
});

test("every article that a ruling or an obligation of the samples cites is one of them", () => {
  for (const { table, code, facts } of samples()) {
    if (table !== "rulings" && table !== "obligations") continue;
    if (facts.article) assert.ok(CITABLE.includes(facts.article), `${code} ${facts.article}`);
  }
});

test("both languages speak of the same articles, edition by edition", () => {
  assert.deepEqual(Object.keys(chinese.articles), Object.keys(english.articles));
  for (const edition of Object.keys(english.articles)) {
    assert.deepEqual(Object.keys(chinese.articles[edition]), Object.keys(english.articles[edition]), edition);
  }
});

test("a gist is one or two whole sentences, a title is none", () => {
  for (const [language, stop] of /** @type {[typeof english, RegExp][]} */ ([[english, /\.(?=\s|$)/g], [chinese, /。/g]])) {
    for (const [number, text] of Object.entries(language.articles[NEWEST])) {
      assert.ok(text, number);
      const sentences = text.gist.match(stop)?.length ?? 0;
      assert.ok(sentences === 1 || sentences === 2, `${language.code} ${number}: ${sentences} sentences`);
      assert.match(text.gist, /[.。]$/, number);
      assert.doesNotMatch(text.title, /[.。，,;；]$/, number);
      assert.doesNotMatch(text.title + text.gist, /[{}]|undefined/, number);
    }
  }
});

test("no two articles share a title or a gist", () => {
  for (const language of LANGUAGES) {
    const texts = Object.values(language.articles[NEWEST]).flatMap((text) => (text ? [text.title, text.gist] : []));
    const seen = new Set();
    for (const text of texts) {
      assert.ok(!seen.has(text), `${language.code}: ${text}`);
      seen.add(text);
    }
  }
});

test("Chinese articles hold no Latin but numerals and files, and use full-width punctuation", () => {
  for (const [number, text] of Object.entries(chinese.articles[NEWEST])) {
    const rest = (text ? text.title + text.gist : "").replace(/(?<![A-Za-z])[a-h] (?=线)/g, "");
    assert.doesNotMatch(rest, /[A-Za-z,;:!?()]/, number);
    assert.doesNotMatch(rest, /\p{Script=Han}\d|\d\p{Script=Han}/u, number);
  }
});

test("fide is the newest edition, and what is unknown has no text", () => {
  assert.deepEqual(articleIn("4.3.1", "fide", english), articleIn("4.3.1", NEWEST, english));
  for (const [number, laws] of [["99.9", NEWEST], ["", NEWEST], ["constructor", NEWEST], ["4.3.1", "us-chess"], ["4.3.1", "toString"]]) {
    assert.equal(articleIn(number, laws, english), null, `${number} ${laws}`);
  }
});

test("a caller cannot change the texts through an answer", () => {
  const text = articleIn("4.3.1", NEWEST, english);
  assert.ok(text);
  text.title = "";
  assert.notEqual(articleIn("4.3.1", NEWEST, english)?.title, "");
});
