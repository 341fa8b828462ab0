// @ts-check
/** The page of the element: live examples beside their source, and the reference from the contract. */
import { firstLanguage } from "../app/language.js";
import { keep } from "../app/store.js";
import { AdoubeBoard } from "../element/index.js";
import { languageOf } from "../i18n/index.js";
import { examples } from "./examples.js";
import { exampleWords, reference } from "./words.js";

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Record<string, string>} attributes @param {...(Node | string)} children */
function node(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** @template {HTMLElement} T @param {string} id @param {new () => T} kind @returns {T} */
function find(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`#${id} is missing`);
  return found;
}

/** The body of a function as it stands in its file, without its types and its margin. @param {Function} run */
function bodyOf(run) {
  const lines = run.toString().split("\n").slice(1, -1).map((line) => line.replace(/\/\*\* @type \{.*?\} \*\/ \((.*?)\)(?=[;.)])/g, "$1"));
  const margin = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin)).join("\n");
}

const asked = new URLSearchParams(location.search).get("lang");
let lang = asked === null ? firstLanguage() : languageOf(asked);
document.documentElement.lang = lang;
AdoubeBoard.define();

for (const { id, markup, run } of examples) {
  const place = node("div", { class: "live" });
  const template = node("template", {});
  template.innerHTML = markup;
  place.append(template.content);
  const source = run ? `${markup}\n\n<script type="module">\n${bodyOf(run)}\n</script>` : markup;
  find("examples", HTMLElement).append(node("section", { id, "aria-labelledby": `${id}-title` }, node("h3", { id: `${id}-title` }), node("p", { id: `${id}-text` }),
    node("div", { class: "example" }, node("pre", { tabindex: "0", lang: "en" }, node("code", {}, source)), place)));
  run?.(place);
}

/** @param {import("./words.js").Table} table */
function draw({ id, heads, rows }) {
  const body = node("tbody", {}, ...rows.map(([name, ...cells]) => node("tr", {}, node("th", { scope: "row" }, node("code", {}, name)), ...cells.map((cell) => node("td", {}, cell)))));
  const head = node("thead", {}, node("tr", {}, ...heads.map((text) => node("th", { scope: "col" }, text))));
  const section = find(id, HTMLElement);
  section.querySelector(".wide")?.remove();
  section.append(node("div", { class: "wide", tabindex: "0" }, node("table", {}, head, body)));
}

/** Everything in the language; the prose stands in the page in each, and its style sheet shows the one. */
function speak() {
  document.documentElement.lang = lang;
  const heading = /** @type {HTMLElement} */ (document.querySelector(`h1 [lang="${lang}"]`));
  document.title = `${heading.textContent} · Adoube`;
  languages.value = lang;
  for (const { id } of examples) {
    const { title, text } = exampleWords(id, lang);
    find(`${id}-title`, HTMLElement).textContent = title;
    find(`${id}-text`, HTMLElement).textContent = text;
  }
  reference(lang).forEach(draw);
}

const languages = find("language", HTMLSelectElement);
languages.addEventListener("change", () => {
  lang = languages.value;
  keep("language", lang);
  speak();
  // A board takes its language from the page when it draws, so each is told.
  for (const board of document.querySelectorAll("adoube-board")) board.setAttribute("lang", lang);
});
speak();
