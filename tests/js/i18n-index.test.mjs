// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { placeholders } from "../../www/i18n/fill.js";
import { article, describe, languageOf, languages, localizeSan, ui } from "../../www/i18n/index.js";
import uiEnglish from "../../www/i18n/ui-en.js";
import uiChinese from "../../www/i18n/ui-zh-CN.js";

test("every Chinese is 简体中文, every other language English", () => {
  assert.deepEqual(languages, ["en", "zh-CN"]);
  for (const tag of ["zh", "zh-CN", "zh-TW", "zh-Hans-SG", "ZH-cn"]) assert.equal(languageOf(tag), "zh-CN");
  for (const tag of ["en", "en-GB", "fr", "zho", "", undefined]) assert.equal(languageOf(tag), "en");
});

test("the public functions speak the language that is asked for", () => {
  assert.equal(describe("over", "fr"), "The game is over.");
  assert.equal(describe("over", "zh-Hans"), "对局已结束。");
  assert.match(article("4.3.1", "fide", "en")?.gist ?? "", /first of your own touched pieces/);
  assert.match(article("4.3.1", "fide", "zh-CN")?.title ?? "", /己方棋子/);
  assert.equal(article("0.0", "fide", "en"), null);
  assert.equal(localizeSan("Nf3", "figurine"), "♘f3");
});

test("interface words exist under the same keys with the same placeholders in both languages", () => {
  assert.deepEqual(Object.keys(uiChinese).sort(), Object.keys(uiEnglish).sort());
  for (const [key, words] of Object.entries(uiEnglish)) {
    assert.ok(words.length > 0, key);
    assert.deepEqual(placeholders(uiChinese[/** @type {keyof typeof uiChinese} */ (key)]), placeholders(words), key);
  }
});

test("Chinese interface words hold no Latin words but names of things that have no other", () => {
  const allowed = /\{[A-Za-z]+\}|(?<![A-Za-z])(?:FEN|PGN|FIDE|SAN|UCI|English|Adoube|[KQRBN]?[a-h][1-8])(?![A-Za-z])/g;
  for (const [key, words] of Object.entries(uiChinese)) assert.doesNotMatch(words.replace(allowed, ""), /[A-Za-z]{2,}/, `${key}: ${words}`);
});

test("an interface word is filled, and a key without words shows itself", () => {
  const [key, words] = Object.entries(uiEnglish).find(([, text]) => placeholders(text).length > 0) ?? [];
  if (key && words) {
    const params = Object.fromEntries(placeholders(words).map((name) => [name, "e4"]));
    assert.doesNotMatch(ui(key, "en", params), /[{}]/);
    assert.match(ui(key, "en", params), /e4/);
  }
  assert.equal(ui("no-such-key", "zh-CN"), "no-such-key");
});
