// @ts-check
/** What is said: the rulings of one gesture in one breath, and remarks. How it reaches the ear is the page's choice. */
import { say } from "../board/index.js";
import { ui } from "../i18n/index.js";
import { utterance } from "./sentences.js";
import { withSquareNames } from "./square-names.js";
import { timeInWords } from "./times.js";

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
   * @param {() => { announce: "on" | "host" | "off", naming: import("./square-names.js").Naming, lang: string, state: GameState | null, byHand: boolean, silent: boolean }} manner
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
      const { state, lang, byHand, silent } = this.#manner();
      if (this.#unsaid.length === 0 || !state) return;
      const { text, priority } = utterance(this.#unsaid, state, lang, { byHand, silent });
      this.#unsaid = [];
      this.say(text, priority);
    });
  }

  /** What a speaking clock tells by itself (D.2.6.1). @param {import("../engine/index.js").Color} color @param {number} ms */
  time(color, ms) {
    const { lang } = this.#manner();
    this.say(ui(`say.time.${color}`, lang, { time: timeInWords(ms, lang) }));
  }

  /** @param {string} text @param {"polite" | "assertive"} [priority] */
  say(text, priority = "polite") {
    const { announce, lang, naming } = this.#manner();
    if (!text || announce === "off") return;
    const label = this.#element.getAttribute("aria-label");
    const named = withSquareNames(text, naming);
    const spoken = connected.size > 1 && label ? `${label}: ${named}` : named;
    const detail = { text: spoken, lang, priority };
    const event = new CustomEvent("announce", { detail, bubbles: true, composed: true, cancelable: true });
    if (this.#element.dispatchEvent(event) && announce === "on") say(this.#element.ownerDocument, spoken, { lang, priority });
  }
}
