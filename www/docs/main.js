// @ts-check
/** The page of the element: live examples beside their source, and the reference from the contract. */
import { AdoubeBoard } from "../element/index.js";
import { attributes, cssParts, cssProperties, events, slots, states } from "./contract.js";
import { examples } from "./examples.js";

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Record<string, string>} attributes @param {...(Node | string)} children */
function node(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The body of a function as it stands in its file, without its types and its margin. @param {Function} run */
function bodyOf(run) {
  const lines = run.toString().split("\n").slice(1, -1).map((line) => line.replace(/\/\*\* @type \{.*?\} \*\/ \((.*?)\)(?=[;.)])/g, "$1"));
  const margin = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin)).join("\n");
}

AdoubeBoard.define();

const list = /** @type {HTMLElement} */ (document.getElementById("examples"));
for (const { id, title, text, markup, run } of examples) {
  const place = node("div", { class: "live" });
  const template = node("template", {});
  template.innerHTML = markup;
  place.append(template.content);
  const source = run ? `${markup}\n\n<script type="module">\n${bodyOf(run)}\n</script>` : markup;
  list.append(node("section", { id, "aria-labelledby": `${id}-title` }, node("h3", { id: `${id}-title` }, title), node("p", {}, text),
    node("div", { class: "example" }, node("pre", { tabindex: "0" }, node("code", {}, source)), place)));
  run?.(place);
}

/** @param {string} id @param {readonly string[]} heads @param {readonly (readonly string[])[]} rows */
function table(id, heads, rows) {
  const body = node("tbody", {}, ...rows.map(([name, ...cells]) => node("tr", {}, node("th", { scope: "row" }, node("code", {}, name)), ...cells.map((cell) => node("td", {}, cell)))));
  const head = node("thead", {}, node("tr", {}, ...heads.map((text) => node("th", { scope: "col" }, text))));
  document.getElementById(id)?.append(node("div", { class: "wide", tabindex: "0" }, node("table", {}, head, body)));
}

table("reference-attributes", ["Attribute", "Values", "Usual", "Meaning"], attributes.map(({ name, type, usual, what }) => [name, type, usual, what]));
table("reference-events", ["Event", "Meaning"], events.map(({ name, what }) => [name, what]));
table("reference-slots", ["Slot", "Meaning"], slots.map(({ name, what }) => [name || "(default)", what]));
table("reference-parts", ["Part", "Meaning"], cssParts.map(({ name, what }) => [name, what]));
table("reference-states", [":state()", "Meaning"], states.map(({ name, what }) => [name, what]));
table("reference-properties", ["Property", "Usual", "Meaning"], cssProperties.map(({ name, usual = "", what }) => [name, usual, what]));
