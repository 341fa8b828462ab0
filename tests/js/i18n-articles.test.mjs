// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { articleIn } from "../../www/i18n/editions.js";
import english from "../../www/i18n/en/index.js";
import chinese from "../../www/i18n/zh-CN/index.js";
import { CITABLE, samples } from "./i18n-samples.mjs";

const NEWEST = "fide-2023";
const LANGUAGES = [english, chinese];
const EDITIONS = ["fide-2023", "fide-2018", "fide-2017", "fide-2014", "fide-2009", "fide-1993", "us-chess"];
const PACES = ["Standard", "Rapid", "Blitz"];

/**
 * One arm of the table of an edition: clauses (none: all others), the pace it is for, and what stands behind the arrow.
 * @typedef {{ clauses: string[], pace: { is: boolean, name: string } | null, answer: string }} Arm
 */

/**
 * The table of an edition, as the engine's source has it.
 * @param {string} edition
 * @returns {Arm[]}
 */
function table(edition) {
  const source = readFileSync(new URL(`../../src/laws/articles/${edition.replace("-", "_")}.rs`, import.meta.url), "utf8");
  const arm = /(_|Clause::\w+(?:\s*\|\s*Clause::\w+)*)(?: if pace (==|!=) Pace::(\w+))? => ([^,]*(?:\([^)]*\))?[^,]*),/g;
  return [...source.matchAll(arm)].map(([, clauses, comparison, pace, answer]) => ({
    clauses: clauses === "_" ? [] : clauses.split("|").map((one) => one.trim().replace("Clause::", "")),
    pace: pace ? { is: comparison === "==", name: pace } : null,
    answer,
  }));
}

const TABLES = Object.fromEntries(EDITIONS.map((edition) => [edition, table(edition)]));
const CLAUSES = [...new Set(Object.values(TABLES).flatMap((arms) => arms.flatMap((arm) => arm.clauses)))];

/**
 * The number under which an edition has a clause, or null.
 * @param {string} edition @param {string} clause @param {string} pace
 * @returns {string | null}
 */
function numberOf(edition, clause, pace) {
  const arm = TABLES[edition].find(({ clauses, pace: limit }) =>
    (clauses.length === 0 || clauses.includes(clause)) && (limit === null || (limit.name === pace) === limit.is));
  assert.ok(arm, `${edition} ${clause} ${pace}`);
  const [, number] = /^"(.+)"$/.exec(arm.answer) ?? [];
  if (number) return number;
  const [, other] = /^return super::(\w+)/.exec(arm.answer) ?? [];
  if (other) return numberOf(other.replace("_", "-"), clause, pace);
  assert.equal(arm.answer, "return None", `${edition} ${clause} ${pace}`);
  return null;
}

/**
 * The concordance of the articles on how the pieces move, as the engine's source has it: a line for each statement, with
 * its number in every edition, the newest first; null where an edition is silent.
 * @returns {(string | null)[][]}
 */
function concordance() {
  const source = readFileSync(new URL("../../src/laws/articles/movement.rs", import.meta.url), "utf8");
  const lines = source.matchAll(/^ {4}\[((?:(?:"[^"]+"|SILENT),\s*)+(?:"[^"]+"|SILENT))\],$/gm);
  return [...lines].map(([, line]) => line.split(/,\s*/).map((cell) => (cell === "SILENT" ? null : JSON.parse(cell))));
}

const MOVEMENT = concordance();

/** @param {string} edition @returns {string[]} every number that the engine can cite */
function cited(edition) {
  const rulings = PACES.flatMap((pace) => CLAUSES.map((clause) => numberOf(edition, clause, pace)));
  const moves = MOVEMENT.map((line) => line[EDITIONS.indexOf(edition)]);
  return [...new Set([...rulings, ...moves].filter((number) => number !== null))];
}

/** @returns {[string, string, import("../../www/i18n/language.js").Gist][]} language, place and text of all that is written */
function texts() {
  return LANGUAGES.flatMap(({ code, articles }) => Object.entries(articles).flatMap(([edition, numbers]) =>
    Object.entries(numbers).flatMap(([number, text]) => /** @type {any} */ (text ? [[code, `${edition} ${number}`, text]] : []))));
}

test("every article that can be cited has a title and a gist in both languages", () => {
  for (const language of LANGUAGES) {
    for (const number of CITABLE) assert.ok(articleIn(number, NEWEST, language), `${language.code} ${number}`);
    for (const edition of EDITIONS) {
      const numbers = cited(edition);
      assert.ok(numbers.length > 30, edition);
      for (const number of numbers) {
        const text = articleIn(number, edition, language);
        assert.ok(text && text.title && text.gist, `${language.code} ${edition} ${number}`);
      }
    }
  }
});

test("why a move is illegal is explained by the numbers of every edition", () => {
  assert.equal(MOVEMENT.length, 18);
  for (const line of MOVEMENT) {
    assert.equal(line.length, EDITIONS.length, String(line[0]));
    assert.ok(CITABLE.includes(/** @type {string} */ (line[0])), String(line[0]));
  }
  const says = (/** @type {string} */ number, /** @type {string} */ laws) => articleIn(number, laws, english)?.gist ?? "";
  for (const [number, laws, words] of /** @type {[string, string, RegExp][]} */ ([
    ["3.7.4.2", "fide-2018", /only in the very next move/], ["3.7.4.2", "fide-2017", /only in the very next move/],
    ["3.7d", "fide-2014", /only in the very next move/], ["3.7d", "fide-2009", /only in the very next move/],
    ["5.6(3)", "fide-1993", /only in the very next move/], ["8F5", "us-chess", /only as the immediate reply/],
    ["3.10b", "fide-2014", /move is illegal when/], ["4.6", "fide-2009", /move is legal when/], ["3.8a", "fide-2014", /next to its own/],
    ["3.8a", "fide-2009", /not attacked, or castles/], ["3.9", "fide-2009", /in check/], ["9.1", "fide-1993", /in check/],
    ["5.1(5)", "fide-1993", /right to castle is lost/], ["5.1(6)", "fide-1993", /Castling must wait/], ["5.2", "fide-1993", /queen/],
    ["5.4", "fide-1993", /bishop/], ["8B", "us-chess", /queen/], ["8D", "us-chess", /bishop/], ["12", "us-chess", /check/],
  ])) {
    assert.match(says(number, laws), words, `${laws} ${number}`);
  }
  assert.doesNotMatch(says("6.1", "fide-1993"), /Article 3/);
});

test("the numbers are those that the editions print", () => {
  for (const [edition, clause, pace, number] of /** @type {[string, string, string, string | null][]} */ ([
    ["fide-2023", "TouchedFirstMoves", "Standard", "4.3.1"],
    ["fide-2023", "IllegalMoveClaim", "Blitz", "A.5.2"],
    ["fide-2023", "Warning", "Standard", "12.9.1"],
    ["fide-2014", "Warning", "Standard", "12.9a"],
    ["fide-2009", "Warning", "Standard", "13.4a"],
    ["us-chess", "Warning", "Standard", "20K"],
    ["fide-1993", "Warning", "Standard", null],
    ["fide-2018", "RepetitionOnBoard", "Standard", "9.2.1.2"],
    ["fide-2018", "Promotion", "Standard", "3.7.5.1"],
    ["fide-2018", "IllegalMoveClaim", "Rapid", "A.4.2"],
    ["fide-2017", "TwoHands", "Standard", "7.7.1"],
    ["fide-2017", "PressWithoutMove", "Standard", "7.8.1"],
    ["fide-2014", "IllegalMovePenalty", "Blitz", "A.4b"],
    ["fide-2014", "ClockPaused", "Standard", "6.12b"],
    ["fide-2014", "ClaimIsOffer", "Standard", "9.1b(3)"],
    ["fide-2014", "AutomaticRepetition", "Standard", "9.6a"],
    ["fide-2014", "NormalMeans", "Standard", "G.5"],
    ["fide-2009", "WrongClaim", "Standard", "9.5b"],
    ["fide-2009", "IllegalMovePenalty", "Standard", "7.4b"],
    ["fide-2009", "IllegalMovePenalty", "Blitz", "B.3c"],
    ["fide-2009", "BothFlags", "Standard", "6.11"],
    ["fide-2009", "BothFlags", "Rapid", "A.4d(3)"],
    ["fide-2009", "AutomaticRepetition", "Standard", null],
    ["fide-1993", "TouchedBothColours", "Standard", "7.2(2)"],
    ["fide-1993", "WrongClaim", "Blitz", "10.13(2)"],
    ["fide-1993", "OfferAlternation", "Standard", null],
    ["us-chess", "FlagNoticed", "Standard", "13C1"],
    ["us-chess", "RookThenKing", "Standard", "10I2"],
    ["us-chess", "TwoHands", "Standard", null],
  ])) {
    assert.equal(numberOf(edition, clause, pace), number, `${edition} ${clause} ${pace}`);
  }
});

test("every article that a ruling or an obligation of the samples cites is one of them", () => {
  for (const { table: kind, code, facts } of samples()) {
    if (kind !== "rulings" && kind !== "obligations") continue;
    if (facts.article) assert.ok(CITABLE.includes(facts.article), `${code} ${facts.article}`);
  }
});

test("both languages speak of the same articles, edition by edition", () => {
  assert.deepEqual(Object.keys(english.articles), EDITIONS);
  assert.deepEqual(Object.keys(chinese.articles), EDITIONS);
  for (const edition of EDITIONS) {
    assert.deepEqual(Object.keys(chinese.articles[edition]), Object.keys(english.articles[edition]), edition);
  }
});

test("nothing is said twice: a text that an edition brings differs from the one it would be read in", () => {
  for (const language of LANGUAGES) {
    for (const edition of EDITIONS) {
      for (const [number, text] of Object.entries(language.articles[edition])) {
        const articles = { ...language.articles, [edition]: {} };
        const otherwise = articleIn(number, edition, { ...language, articles });
        assert.notDeepEqual(text, otherwise, `${language.code} ${edition} ${number}`);
      }
    }
  }
});

test("a number that means something else in another edition is not explained by it", () => {
  const says = (/** @type {string} */ number, /** @type {string} */ laws) => articleIn(number, laws, english)?.gist ?? null;
  for (const [number, laws] of [
    ["9.2.3", "fide-2018"], ["A.5.2", "fide-2018"], ["3.7.3.3", "fide-2018"], ["7.5.4", "fide-2017"], ["7.5.5", "fide-2017"],
    ["4.3.1", "fide-2014"], ["9.6.1", "fide-2014"], ["9.6", "fide-2009"], ["9.6a", "fide-2009"], ["4.8", "fide-2009"],
    ["9.5b", "fide-1993"], ["4.3.1", "us-chess"], ["10.2", "us-chess"],
  ]) {
    assert.equal(says(number, laws), null, `${number} ${laws}`);
  }
  assert.match(says("7.5.3", "fide-2017") ?? "", /second one, of whatever kind, loses/);
  assert.match(says("7.5.3", "fide-2018") ?? "", /without having made a move/);
  assert.match(says("9.2.2", "fide-2018") ?? "", /same kinds of pieces/);
  assert.match(says("A.4b", "fide-2014") ?? "", /illegal move loses/);
  assert.match(says("A.4.2", "fide-2018") ?? "", /illegal move is penalised/);
  assert.match(says("6.11", "fide-2009") ?? "", /which fell first/);
  assert.match(says("7.3", "fide-2014") ?? "", /unless the arbiter rules otherwise/);
  assert.match(says("7.3", "fide-2009") ?? "", /displaces pieces/);
  assert.match(says("9.5b", "fide-2014") ?? "", /two minutes/);
  assert.match(says("9.5b", "fide-2009") ?? "", /three minutes/);
  assert.match(says("7.4b", "fide-2009") ?? "", /third one loses/);
  assert.match(says("5.1.2", "fide-2017") ?? "", /resigns loses/);
});

test("a gist is one or two whole sentences, a title is none", () => {
  for (const [code, place, { title, gist }] of texts()) {
    const sentences = gist.match(code === "en" ? /\.(?=\s|$)/g : /。/g)?.length ?? 0;
    assert.ok(sentences === 1 || sentences === 2, `${code} ${place}: ${sentences} sentences`);
    assert.match(gist, /[.。]$/, place);
    assert.doesNotMatch(title, /[.。，,;；]$/, place);
    assert.doesNotMatch(title + gist, /[{}]|undefined/, place);
  }
});

test("no two articles of one edition share a title or a gist", () => {
  for (const language of LANGUAGES) {
    for (const edition of EDITIONS) {
      const numbers = new Set([...cited(edition), ...Object.keys(language.articles[edition])]);
      const seen = new Set();
      for (const text of [...numbers].flatMap((number) => Object.values(articleIn(number, edition, language) ?? {}))) {
        assert.ok(!seen.has(text), `${language.code} ${edition}: ${text}`);
        seen.add(text);
      }
    }
  }
});

test("Chinese articles hold no Latin but numerals and files, and use full-width punctuation", () => {
  for (const [code, place, { title, gist }] of texts()) {
    if (code === "en") continue;
    const rest = (title + gist).replace(/(?<![A-Za-z])[a-h] (?=线)/g, "");
    assert.doesNotMatch(rest, /[A-Za-z,;:!?()]/, place);
    assert.doesNotMatch(rest, /\p{Script=Han}\d|\d\p{Script=Han}/u, place);
  }
});

test("fide is the newest edition, and what is unknown has no text", () => {
  assert.deepEqual(articleIn("4.3.1", "fide", english), articleIn("4.3.1", NEWEST, english));
  for (const [number, laws] of [["99.9", NEWEST], ["", NEWEST], ["constructor", NEWEST], ["constructor", "fide-2018"],
    ["4.3.1", "house"], ["4.3.1", "toString"]]) {
    assert.equal(articleIn(number, laws, english), null, `${number} ${laws}`);
  }
});

test("a caller cannot change the texts through an answer", () => {
  const text = articleIn("4.3.1", NEWEST, english);
  assert.ok(text);
  text.title = "";
  assert.notEqual(articleIn("4.3.1", NEWEST, english)?.title, "");
});
