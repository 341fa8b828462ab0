// @ts-check
/**
 * The words of the project: code → sentence, in every language. Free of the engine; it is given plain objects.
 * A host that wants one language only imports describe.js, editions.js and that language.
 */
import { describeIn } from "./describe.js";
import { articleIn } from "./editions.js";
import english from "./en/index.js";
import { fill } from "./fill.js";
import uiEnglish from "./ui-en.js";
import uiChinese from "./ui-zh-CN.js";
import chinese from "./zh-CN/index.js";

export { localizeSan } from "./san.js";

/** @typedef {import("./language.js").Language} Language */

/** @type {Record<string, { language: Language, interfaceWords: Record<string, string> }>} */
const known = {
  en: { language: english, interfaceWords: uiEnglish },
  "zh-CN": { language: chinese, interfaceWords: uiChinese },
};

/** The languages that there are texts in, as their tags. */
export const languages = Object.freeze(Object.keys(known));

/**
 * The language for a tag: every Chinese is 简体中文, everything else English.
 * @param {unknown} tag
 */
export const languageOf = (tag) => (typeof tag === "string" && /^zh\b/i.test(tag) ? "zh-CN" : "en");

/**
 * A person's sentence for a ruling, an obligation, a result, an error, the answer of whyIllegal, the claims of a
 * state, or a phase. Never throws: what has no text gets a neutral sentence that names its code.
 * @param {unknown} what
 * @param {string} lang
 * @returns {string}
 */
export function describe(what, lang) {
  return describeIn(what, known[languageOf(lang)].language);
}

/**
 * What an article means, in our own words.
 * @param {string} number
 * @param {string} laws
 * @param {string} lang
 * @returns {{ title: string, gist: string } | null} null when there is no text for it
 */
export function article(number, laws, lang) {
  return articleIn(String(number), String(laws), known[languageOf(lang)].language);
}

/**
 * A word or sentence of the interface. A key without words is returned as it is, so that a gap is seen.
 * @param {string} key
 * @param {string} lang
 * @param {Record<string, string | number>} [params]
 * @returns {string}
 */
export function ui(key, lang, params = {}) {
  const words = [known[languageOf(lang)].interfaceWords, uiEnglish].find((one) => Object.hasOwn(one, key));
  if (!words) return key;
  return fill(words[key], (name) => (Object.hasOwn(params, name) ? String(params[name]) : "")) ?? key;
}
