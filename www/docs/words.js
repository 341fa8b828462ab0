// @ts-check
/** The words of the page of the element in the reader's language: English from the contract and the examples themselves. */
import * as contract from "./contract.js";
import { examples } from "./examples.js";
import * as chinese from "./zh-CN.js";

/** @typedef {{ id: string, heads: string[], rows: string[][] }} Table */

/** @param {{ name: string, what: string }[]} entries @param {Record<string, string>} words @param {boolean} zh */
const told = (entries, words, zh) => entries.map(({ name, what }) => ({ name, what: zh ? words[name] : what }));

/** The reference, table by table. @param {string} lang @returns {Table[]} */
export function reference(lang) {
  const zh = lang === "zh-CN";
  const word = (/** @type {string} */ text) => (zh ? chinese.heads[text] ?? text : text);
  const phrase = (/** @type {string} */ text) => (zh ? chinese.phrases[text] ?? text : text);
  const table = (/** @type {string} */ id, /** @type {string[]} */ heads, /** @type {string[][]} */ rows) => ({ id: `reference-${id}`, heads: heads.map(word), rows });
  const { attributes, events, slots, cssParts, states, cssProperties } = contract;
  const [plainProperties, usual] = [cssProperties.map(({ name, what }) => ({ name: name.replace("--ab-", ""), what })), cssProperties.map((one) => one.usual ?? "")];
  const event = (/** @type {typeof events[number]} */ { name, what }) => (zh ? `${chinese.events[name]}${what.endsWith(contract.CANCEL) ? chinese.cancel : ""}` : what);
  return [
    table("attributes", ["Attribute", "Values", "Usual", "Meaning"], told(attributes, chinese.attributes, zh).map(({ name, what }, index) => [name, phrase(attributes[index].type), phrase(attributes[index].usual), what])),
    table("events", ["Event", "Meaning"], events.map((one) => [one.name, event(one)])),
    table("slots", ["Slot", "Meaning"], told(slots, chinese.slots, zh).map(({ name, what }) => [name || word("(default)"), what])),
    table("states", [":state()", "Meaning"], told(states, chinese.states, zh).map(({ name, what }) => [name, what])),
    table("parts", ["Part", "Meaning"], told(cssParts, chinese.parts, zh).map(({ name, what }) => [name, what])),
    table("properties", ["Property", "Usual", "Meaning"], told(plainProperties, chinese.properties, zh).map(({ what }, index) => [cssProperties[index].name, usual[index], what])),
  ];
}

/** What an example is called and what it shows. @param {string} id @param {string} lang @returns {{ title: string, text: string }} */
export function exampleWords(id, lang) {
  const { title, text } = examples.find((one) => one.id === id) ?? { title: id, text: "" };
  return lang === "zh-CN" ? chinese.examples[id] : { title, text };
}
