// @ts-check
/**
 * Templates: a sentence with {names} in it. A language file holds whole sentences only; the names stand for what
 * differs from case to case (a square, a piece, a number, or one more whole sentence).
 */

/**
 * What a placeholder stands for: a string, or null when the facts do not tell it.
 * "" is a deliberate nothing (an article where none speaks, a further sentence that is not needed).
 * @typedef {(name: string) => string | null} Lookup
 */

const PLACEHOLDER = /( ?)\{([A-Za-z]+)\}/g;

/**
 * The filled sentence, or null when one of its placeholders has no value: half a sentence must never be shown.
 * An empty value takes the blank before it away too, so that "it must move {article}." ends well without an article.
 * @param {string} template
 * @param {Lookup} lookup
 * @returns {string | null}
 */
export function fill(template, lookup) {
  let complete = true;
  const text = template.replace(PLACEHOLDER, (_whole, blank, name) => {
    const value = lookup(name);
    if (value === null) complete = false;
    return value ? blank + value : "";
  });
  return complete ? text : null;
}

/**
 * The names that a template uses, sorted; tests compare the languages by them.
 * @param {string} template
 * @returns {string[]}
 */
export function placeholders(template) {
  const found = new Set([...template.matchAll(PLACEHOLDER)].map((match) => match[2]));
  return [...found].sort();
}
