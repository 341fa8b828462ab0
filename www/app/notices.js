// @ts-check
/** Notes above the board that stay until they are read. */
import { ui } from "../i18n/index.js";

/** @typedef {{ text: (lang: string) => string, action?: { text: (lang: string) => string, run: () => void } }} Notice */

export class Notices {
  /** @type {Map<string, Notice>} */
  #notices = new Map();
  #node;
  #lang = "en";

  /** @param {HTMLElement} node */
  constructor(node) {
    this.#node = node;
  }

  /** @param {string} name one of a kind @param {Notice} notice */
  show(name, notice) {
    this.#notices.set(name, notice);
    this.render(this.#lang);
  }

  /** @param {string} name */
  hide(name) {
    if (this.#notices.delete(name)) this.render(this.#lang);
  }

  /** @param {string} lang */
  render(lang) {
    this.#lang = lang;
    this.#node.replaceChildren(...[...this.#notices].map(([name, notice]) => this.#draw(name, notice)));
  }

  /** @param {string} name @param {Notice} notice */
  #draw(name, { text, action }) {
    const node = document.createElement("div");
    const said = document.createElement("p");
    node.className = "notice";
    said.textContent = text(this.#lang);
    const control = (/** @type {string} */ label, /** @type {() => void} */ run) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.addEventListener("click", () => {
        this.hide(name);
        run();
      });
      return button;
    };
    node.append(said);
    if (action) node.append(control(action.text(this.#lang), action.run));
    node.append(control(ui("page.dismiss", this.#lang), () => {}));
    return node;
  }
}
