// @ts-check
/** The obligation strip: one sentence, always in the same place. Speech is the announcer's; this is for the eye. */
import { h, sentence } from "../dom.js";

/** @typedef {import("../sentences.js").Line} Line */

export class Strip {
  /** @param {string | null} id by which others refer to the text; null: it only repeats another strip */
  constructor(id) {
    this.text = h("p", { id, class: "strip-text" });
    this.node = h("div", { class: "strip", part: "strip", "data-tone": "plain", "aria-hidden": id === null ? "true" : null }, this.text);
  }

  /** @param {Line} line @param {string} lang */
  show({ text, tone }, lang) {
    this.text.replaceChildren(...sentence(text));
    this.text.lang = lang;
    this.node.dataset.tone = tone;
  }
}
