// @ts-check
/**
 * The editions of the Laws that have texts, oldest first. An edition whose table lacks an article is read in the one
 * before it, so a new edition brings only what it changed.
 */
const EDITIONS = ["fide-2023"];

/** @type {Record<string, string>} */
const ALIASES = { fide: "fide-2023" };

/**
 * The tables to look an article up in, first the edition's own.
 * @param {string} laws
 * @returns {string[]} empty for Laws without texts
 */
export function editionsOf(laws) {
  const edition = Object.hasOwn(ALIASES, laws) ? ALIASES[laws] : laws;
  return EDITIONS.slice(0, EDITIONS.indexOf(edition) + 1).reverse();
}

/**
 * @param {string} number
 * @param {string} laws
 * @param {import("./language.js").Language} language
 * @returns {import("./language.js").Gist | null}
 */
export function articleIn(number, laws, language) {
  const edition = editionsOf(laws).find((one) => Object.hasOwn(language.articles[one] ?? {}, number));
  const gist = edition && language.articles[edition][number];
  return gist ? { ...gist } : null;
}
