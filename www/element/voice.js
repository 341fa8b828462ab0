// @ts-check
/** What is said: the rulings of one gesture in one breath, and remarks. How it reaches the ear is the page's choice. */
import { say } from "../board/index.js";
import { utterance } from "./sentences.js";

/** @typedef {import("../engine/index.js").GameState} GameState */
/** @typedef {import("../engine/index.js").Ruling} Ruling */

/** The boards of the page that are connected: with several, each says its name first. @type {Set<Voice>} */
const connected = new Set();

export class Voice {
  /** @type {Ruling[]} */
  #unsaid = [];
  #element;
  #manner;

  /**
   * @param {HTMLElement} element
   * @param {() => { announce: "on" | "host" | "off", lang: string, state: GameState | null }} manner
   */
  constructor(element, manner) {
    this.#element = element;
    this.#manner = manner;
  }

  connect() {
    connected.add(this);
  }

  disconnect() {
    connected.delete(this);
  }

  /** Several acts can belong to one gesture; they are told when it is over. @param {readonly Ruling[]} rulings */
  collect(rulings) {
    this.#unsaid.push(...rulings);
    queueMicrotask(() => {
      const { state, lang } = this.#manner();
      if (this.#unsaid.length === 0 || !state) return;
      const { text, priority } = utterance(this.#unsaid, state, lang);
      this.#unsaid = [];
      this.say(text, priority);
    });
  }

  /** @param {string} text @param {"polite" | "assertive"} [priority] */
  say(text, priority = "polite") {
    const { announce, lang } = this.#manner();
    if (!text || announce === "off") return;
    const label = this.#element.getAttribute("aria-label");
    const spoken = connected.size > 1 && label ? `${label}: ${text}` : text;
    const detail = { text: spoken, lang, priority };
    const event = new CustomEvent("announce", { detail, bubbles: true, composed: true, cancelable: true });
    if (this.#element.dispatchEvent(event) && announce === "on") say(this.#element.ownerDocument, spoken, { lang, priority });
  }
}
