// @ts-check
/** Before a game: what is agreed on, each with a sentence of what it changes. Nothing begins until it is said. */
import { describe, ui } from "../i18n/index.js";
import words from "../i18n/ui-en.js";
import { button, h } from "../element/dom.js";
import { PageDialog, choice } from "./dialog.js";
import { CONTROLS, MANNERS, paceOf } from "./table.js";

/** @typedef {import("./table.js").Agreement} Agreement */

/** The editions are those that there are words for. */
const EDITIONS = Object.keys(words).flatMap((key) => /^setup\.laws\.([^.]+)$/.exec(key)?.[1] ?? []);

/** A time control in words for the list. @param {string} control @param {string} lang */
function controlName(control, lang) {
  if (control === "") return ui("setup.clock.none", lang);
  const periods = control.split(":").map((period) => {
    const [, moves, time, extra] = /^(?:(\d+)\/)?(\d+)(?:\+(\d+))?$/.exec(period) ?? [];
    const minutes = Number(time) / 60;
    const plain = moves ? "setup.period.moves" : "setup.period";
    const key = extra ? (moves ? "setup.period.moves.increment" : "setup.period.increment") : plain;
    return ui(key, lang, { moves, minutes, increment: extra });
  });
  return periods.join(ui("setup.period.then", lang));
}

export class SetupDialog {
  #dialog = new PageDialog("setup", "setup.title");
  #begin;

  /** @param {(agreed: Agreement) => Promise<void>} begin rejects with a typed error when there can be no such game */
  constructor(begin) {
    this.#begin = begin;
  }

  /** @param {string} lang @param {Agreement} agreed what was agreed on last @param {boolean} playing a game would be given up */
  open(lang, agreed, playing) {
    const manner = choice({
      id: "setup-manner", label: ui("setup.manner", lang), value: agreed.manner,
      options: MANNERS.map((one) => [one, ui(`page.mode.${one}`, lang)]), gist: (value) => ui(`page.mode.${value}.gist`, lang),
    });
    const laws = choice({
      id: "setup-laws", label: ui("setup.laws", lang), value: agreed.laws,
      options: EDITIONS.map((one) => [one, ui(`setup.laws.${one}`, lang)]), gist: (value) => ui(`setup.laws.${value}.gist`, lang),
    });
    const known = CONTROLS.includes(agreed.clock);
    const own = h("input", { id: "setup-own-clock", type: "text", autocomplete: "off", spellcheck: "false", lang: "en", value: known ? "" : agreed.clock, "aria-label": ui("setup.clock.own", lang), placeholder: "5400+30" });
    const pace = (/** @type {string} */ control) => { const is = paceOf(control); return is ? ui(`setup.pace.${is}`, lang) : ui("setup.pace.none", lang); };
    const clock = choice({
      id: "setup-clock", label: ui("setup.clock", lang), value: known ? agreed.clock : "own",
      options: [...CONTROLS.map((one) => /** @type {[string, string]} */ ([one, controlName(one, lang)])), ["own", ui("setup.clock.own", lang)]],
      gist: (value) => pace(value === "own" ? own.value : value),
      changed: (value) => { own.hidden = value !== "own"; },
    });
    own.hidden = known;
    own.addEventListener("input", () => clock.select.dispatchEvent(new Event("change")));
    clock.node.append(own);
    const fen = h("input", { id: "setup-fen", type: "text", autocomplete: "off", spellcheck: "false", lang: "en", value: agreed.fen, placeholder: ui("setup.fen.hint", lang) });
    const begin = button(ui(playing ? "setup.begin.anew" : "setup.begin", lang), () => this.#try(lang, {
      manner: /** @type {Agreement["manner"]} */ (manner.select.value), laws: laws.select.value,
      clock: clock.select.value === "own" ? own.value.trim() : clock.select.value, fen: fen.value.trim(),
    }), { class: "fitting" });
    this.#dialog.show(lang, [manner.node, laws.node, clock.node, h("div", { class: "choice" }, h("label", { for: "setup-fen" }, ui("setup.fen", lang)), fen)], [begin]);
  }

  /** @param {string} lang @param {Agreement} agreed */
  async #try(lang, agreed) {
    try {
      await this.#begin(agreed);
      this.#dialog.close();
    } catch (error) {
      this.#dialog.say(describe(error, lang));
    }
  }
}
