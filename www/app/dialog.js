// @ts-check
/** A dialog of the page: a title, what is in it, a row of buttons. It stops nothing that it need not stop. */
import { ui } from "../i18n/index.js";
import { button, h } from "../element/dom.js";

export class PageDialog {
  #titleKey;
  #id;

  /** @param {string} id @param {string} titleKey */
  constructor(id, titleKey) {
    this.#id = id;
    this.#titleKey = titleKey;
    this.node = h("dialog", { class: "page-dialog", "aria-labelledby": `${id}-title` });
    this.status = h("p", { class: "status", role: "status" });
    document.body.append(this.node);
  }

  /** @param {string} lang @param {readonly Node[]} content the status stands below it, unless it is among it @param {readonly Node[]} actions besides closing */
  show(lang, content, actions = []) {
    this.node.lang = lang;
    this.status.textContent = "";
    this.node.replaceChildren(
      // The focus begins at the title: a field would open a keyboard over the dialog.
      h("h2", { id: `${this.#id}-title`, tabindex: "-1", autofocus: true }, ui(this.#titleKey, lang)),
      ...content, content.includes(this.status) ? "" : this.status,
      h("div", { class: "actions" }, button(ui("button.close", lang), () => this.node.close()), ...actions),
    );
    if (!this.node.open) this.node.showModal();
  }

  /** @param {string} text */
  say(text) {
    this.status.textContent = text;
  }

  close() {
    this.node.close();
  }
}

/**
 * A choice with its name and a sentence of what it changes.
 * @param {{ id: string, label: string, options: readonly (readonly [value: string, text: string])[], value: string, gist?: (value: string) => string, changed?: (value: string) => void }} choice
 */
export function choice({ id, label, options, value, gist, changed }) {
  const note = h("p", { class: "gist", id: `${id}-gist` });
  const select = h("select", { id, name: id, "aria-describedby": gist ? note.id : null }, ...options.map(([one, text]) => new Option(text, one, false, one === value)));
  const tell = () => { note.textContent = gist?.(select.value) ?? ""; };
  select.addEventListener("change", () => {
    tell();
    changed?.(select.value);
  });
  tell();
  return { select, node: h("div", { class: "choice" }, h("label", { for: id }, label), select, gist ? note : null) };
}
