// @ts-check
/** The list of keys. What a key asks for can be asked for here as well, by whoever has no keys. */
import { ui } from "../../i18n/index.js";
import { button, h } from "../dom.js";
import { dialog } from "./dialog.js";

/** @typedef {import("../../board/keyboard.js").Question} Question */

const LETTERS = ["keys.square", "keys.accident", "keys.adjust", "keys.step", "keys.press", "keys.say", "keys.help"];
const OTHERS = ["keys.arrows", "keys.ends", "keys.enter", "keys.escape"];
/** @type {readonly Question[]} */
const QUESTIONS = ["obligation", "last", "moves", "times", "lines", "turn", "position"];

export class KeysPanel {
  #ask;

  /** @param {(what: Question) => string} ask says it aloud, and returns what was said */
  constructor(ask) {
    this.#ask = ask;
    this.node = dialog("keys");
  }

  /** @param {string} lang @param {boolean} letters */
  open(lang, letters) {
    const answer = h("p", { class: "reading" });
    const asking = (/** @type {Question} */ what) => button(ui(`ask.${what}`, lang), () => { answer.textContent = this.#ask(what) || ui("ask.nothing", lang); });
    this.node.lang = lang;
    this.node.replaceChildren(
      h("h2", { id: "keys-title", tabindex: "-1", autofocus: true }, ui("keys.title", lang)),
      h("p", { class: "quiet" }, ui("keys.note", lang)),
      h("ul", {}, ...[...OTHERS, ...(letters ? LETTERS : [])].map((key) => h("li", {}, ui(key, lang)))),
      h("div", { class: "row-of wrap", role: "group", "aria-label": ui("ask.label", lang) }, ...QUESTIONS.map(asking)), answer,
      h("slot", { name: "help" }),
      h("div", { class: "actions" }, button(ui("button.close", lang), () => this.node.close())),
    );
    this.node.showModal();
  }
}
