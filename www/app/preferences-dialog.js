// @ts-check
/** The settings of the page: each takes effect at once, and is kept where the browser keeps anything. */
import { ui } from "../i18n/index.js";
import { h } from "../element/dom.js";
import { PageDialog, choice } from "./dialog.js";
import { PREFERENCES } from "./preferences.js";

/** The headings, and what stands under each. @type {Record<string, readonly string[]>} */
const GROUPS = {
  table: ["layout", "rotate-pieces", "natural-placement"],
  looks: ["theme", "pieces", "coordinates", "animation"],
  hand: ["touch-commit", "accident-ms", "hints", "castle"],
  ears: ["sound", "square-names", "keys"],
};

export class PreferencesDialog {
  #dialog = new PageDialog("preferences", "settings.title");
  #changed;

  /** @param {(name: string, value: string) => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @param {string} lang @param {Record<string, string>} chosen */
  open(lang, chosen) {
    const groups = Object.entries(GROUPS).map(([group, names]) => h("fieldset", {}, h("legend", {}, ui(`settings.group.${group}`, lang)), ...names.map((name) => choice({
      id: `settings-${name}`, label: ui(`settings.${name}`, lang), value: chosen[name],
      options: PREFERENCES[name].map((value) => [value, ui(`settings.${name}.${value}`, lang)]), changed: (value) => this.#changed(name, value),
    }).node)));
    this.#dialog.show(lang, groups);
  }
}
