// @ts-check
/**
 * The editions of the Laws that have texts. An edition brings only what it says otherwise. What it says like another
 * one is read there: under the same number, or under the number that `numbers` gives it.
 */

/**
 * @typedef {object} Edition
 * @property {string} [like]  the edition that the remaining texts are read in
 * @property {boolean} [rest]  whether numbers that are named nowhere mean the same there
 * @property {Record<string, string | null>} [numbers]  own number → number there; null: no such article here
 */

/** @type {Record<string, Edition>} */
const EDITIONS = {
  "fide-2023": {},
  "fide-2018": {
    like: "fide-2023",
    rest: true,
    numbers: {
      "3.7.3.1": null, "3.7.3.2": null, "3.7.3.3": null, "3.7.3.4": null, "3.7.3.5": null,
      "3.7.4.1": "3.7.3.1", "3.7.4.2": "3.7.3.2", "3.7.5.1": "3.7.3.3", "3.7.5.2": "3.7.3.4", "3.7.5.3": "3.7.3.5",
      "9.2.1": "9.2", "9.2.1.1": "9.2.1", "9.2.1.2": "9.2.2", "9.2.2": "9.2.3", "9.2.2.1": "9.2.3.1", "9.2.2.2": "9.2.3.2",
      "9.2.3": null, "9.2.3.1": null, "9.2.3.2": null,
      "A.3": null, "A.5.1.2": null, "A.5.2": null, "A.5.4": null,
      "A.4.1.2": "A.5.1.2", "A.4.2": "A.5.2", "A.4.4": "A.5.4",
    },
  },
  "fide-2017": {
    like: "fide-2018",
    rest: true,
    numbers: { "7.5.4": null, "7.5.5": null, "7.7.1": "7.5.4", "7.8.1": "7.5.3" },
  },
  "fide-2014": {
    like: "fide-2017",
    numbers: {
      "1.1": "1.3", "1.2": "1.4.1",
      "3.1": "3.1", "3.2": "3.2", "3.3": "3.3", "3.4": "3.4", "3.5": "3.5", "3.6": "3.6", "3.7": "3.7",
      "3.7a": "3.7.1", "3.7b": "3.7.2", "3.7c": "3.7.3", "3.7e": "3.7.5.1",
      "3.8a": "3.8.1", "3.8b(1)": "3.8.2.1", "3.8b(2)": "3.8.2.2", "3.9": "3.9", "3.10b": "3.10.2",
      "4.1": "4.1", "4.2": "4.2.1", "4.3a": "4.3.1", "4.3b": "4.3.2", "4.3c": "4.3.3",
      "4.4a": "4.4.1", "4.4b": "4.4.2", "4.4c": "4.4.3", "4.5": "4.5", "4.6": "4.6",
      "4.7": "4.7", "4.7a": "4.7.1", "4.7b": "4.7.2", "4.7c": "4.7.3", "4.8": "4.8",
      "5.1a": "5.1.1", "5.1b": "5.1.2", "5.2a": "5.2.1", "5.2b": "5.2.2",
      "6.2b": "6.2.3", "6.8": "6.8", "6.9": "6.9", "6.10b": "6.10.2", "6.11": "III.3.1", "6.12b": "6.11.2", "6.12c": "6.11.3",
      "7.1": "7.1", "7.2a": "7.2.1", "7.2b": "7.2.2", "7.4": "7.4.1", "8.1b": "8.1.2",
      "9.1a": "9.1.1", "9.1b": "9.1.2", "9.1b(1)": "9.1.2.1", "9.1b(3)": "9.1.2.3",
      "9.2": "9.2", "9.2a": "9.2.1.1", "9.2b": "9.2.1.2", "9.3": "9.3", "9.3a": "9.3.1", "9.3b": "9.3.2", "9.4": "9.4",
      "9.6b": "9.6.2", "11.5": "11.5", "11.7": "11.7", "12.9": "12.9", "12.9a": "12.9.1",
      "A.4a": "A.4.1.2", "A.4b": "A.4.2", "A.4d": "A.4.4",
      "E.1a": "I.1.1", "E.7": "I.7", "E.8": "I.8", "E.10": "I.10", "G.5": "III.5",
    },
  },
  "fide-2009": {
    like: "fide-2014",
    numbers: {
      "1.1": "1.1", "1.2": "1.2",
      "3.1": "3.1", "3.2": "3.2", "3.3": "3.3", "3.4": "3.4", "3.5": "3.5", "3.6": "3.6", "3.7": "3.7",
      "3.7a": "3.7a", "3.7b": "3.7b", "3.7c": "3.7c", "3.7d": "3.7d", "3.7e": "3.7e",
      "3.8b(1)": "3.8b(1)", "3.8b(2)": "3.8b(2)", "3.9": "3.9",
      "4.1": "4.1", "4.2": "4.2", "4.3a": "4.3a", "4.3b": "4.3b", "4.3c": "4.3c",
      "4.4a": "4.4a", "4.4b": "4.4b", "4.4c": "4.4c", "4.5": "4.5", "4.6a": "4.7a", "4.7": "4.8",
      "5.1b": "5.1b", "5.2a": "5.2a", "5.2b": "5.2b", "5.2c": "5.2c",
      "6.7b": "6.2b", "6.7c": "6.2c", "6.8": "6.8", "6.9": "6.9", "6.10b": "6.10b", "6.11": "6.11", "6.12b": "6.12b",
      "6.12c": "6.12c", "6.13": "7.1", "7.1a": "7.2a", "7.1b": "7.2b", "7.2": "7.3", "7.3": "7.4", "8.1": "8.1b",
      "9.1a": "9.1a", "9.1b": "9.1b", "9.1b(1)": "9.1b(1)", "9.2": "9.2", "9.2b": "9.2b", "9.3a": "9.3a",
      "9.3": "9.3", "9.3b": "9.3b", "9.4": "9.4", "12.6": "11.5", "12.8": "11.7", "13.4": "12.9", "13.4a": "12.9a",
      "G.1a": "E.1a", "G.7": "E.7", "G.8": "E.8",
    },
  },
  "fide-1993": {
    like: "fide-2009",
    numbers: {
      "3.2": "1.1", "4.1": "3.1", "4.2": "3.5",
      "5.1(3)": "4.4b", "5.1(4)": "4.4c", "5.1(5)": "3.8b(1)", "5.1(6)": "3.8b(2)",
      "5.2": "3.4", "5.3": "3.3", "5.4": "3.2", "5.5": "3.6", "5.6": "3.7", "5.6(3)": "3.7d", "5.6(4)": "3.7e",
      "6.2": "4.6a", "6.3": "4.6b", "6.4": "4.6c",
      "7.1": "4.2", "7.2": "4.3", "7.2(2)": "4.3c", "7.3": "4.5", "7.4": "4.7", "8.3": "7.3", "8.5": "7.1a", "8.7": "7.1b",
      "9.1": "3.9", "10.1": "5.1a", "10.2": "5.1b", "10.3": "5.2a", "10.6": "5.2c", "10.10": "9.2", "10.10(1)": "9.2a", "10.10(2)": "9.2b",
    },
  },
  "us-chess": {},
};

/** @type {Record<string, string>} */
const ALIASES = { fide: "fide-2023" };

/**
 * @param {string} number
 * @param {string} laws
 * @param {import("./language.js").Language} language
 * @returns {import("./language.js").Gist | null} null for Laws or an article without a text
 */
export function articleIn(number, laws, language) {
  const edition = Object.hasOwn(ALIASES, laws) ? ALIASES[laws] : laws;
  if (!Object.hasOwn(EDITIONS, edition)) return null;
  const texts = language.articles[edition] ?? {};
  if (Object.hasOwn(texts, number)) return texts[number] && { ...texts[number] };
  const { like, rest = false, numbers = {} } = EDITIONS[edition];
  const there = Object.hasOwn(numbers, number) ? numbers[number] : rest ? number : null;
  return like && there ? articleIn(there, like, language) : null;
}
