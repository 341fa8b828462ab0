// @ts-check
/** The list of keys. */
import { ui } from "../../i18n/index.js";
import { button, h } from "../dom.js";

const LETTERS = ["keys.square", "keys.accident", "keys.adjust", "keys.step", "keys.press", "keys.say", "keys.help"];
const OTHERS = ["keys.arrows", "keys.ends", "keys.enter", "keys.escape"];

export class KeysPanel {
  constructor() {
    this.node = h("dialog", { class: "dialog keys", part: "dialog", "aria-labelledby": "keys-title" });
  }

  /** @param {string} lang @param {boolean} letters */
  open(lang, letters) {
    this.node.lang = lang;
    this.node.replaceChildren(
      h("h2", { id: "keys-title" }, ui("keys.title", lang)),
      h("p", { class: "quiet" }, ui("keys.note", lang)),
      h("ul", {}, ...[...OTHERS, ...(letters ? LETTERS : [])].map((key) => h("li", {}, ui(key, lang)))),
      h("slot", { name: "help" }),
      h("div", { class: "actions" }, button(ui("button.close", lang), () => this.node.close(), { autofocus: true })),
    );
    this.node.showModal();
  }
}
