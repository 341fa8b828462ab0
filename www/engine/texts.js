// @ts-check
/**
 * The sentences, which each entry brings in its own way: a bundle and a page have them at hand; Node reads them when the
 * first is asked for, since a program that only plays chess would spend a quarter of its start on them.
 */

/** @typedef {typeof import("../i18n/index.js")} Texts */

/** @type {() => Texts} */
let bring = () => {
  throw new Error("an entry brings the texts, by textsFrom");
};
/** @type {Texts | undefined} */
let brought;

/** @param {() => Texts} source  asked once, for the first sentence */
export function textsFrom(source) {
  bring = source;
}

const texts = () => (brought ??= bring());

/** @type {Texts["describe"]} */
export const describe = (what, lang) => texts().describe(what, lang);

/** @type {Texts["article"]} */
export const article = (number, laws, lang) => texts().article(number, laws, lang);

/** @type {Texts["localizeSan"]} */
export const localizeSan = (san, style) => texts().localizeSan(san, style);
