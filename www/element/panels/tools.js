// @ts-check
/** What belongs to the board and to no player: a new game, turning the board, copying the position, announcing a move. */
import { ui } from "../../i18n/index.js";
import { button, h, refill } from "../dom.js";
import { read } from "./claim-panel.js";

/** @typedef {import("./table.js").Commands} Commands */
/** @typedef {import("./table.js").Picture} Picture */

export class Tools {
  #commands;
  #restarting = false;
  /** @type {Picture | null} */
  #picture = null;

  /** @param {Commands} commands */
  constructor(commands) {
    this.#commands = commands;
    this.buttons = h("div", { class: "tools", role: "group" });
    this.label = h("label", { for: "announced" });
    this.field = h("input", {
      id: "announced", name: "announced", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", lang: "en",
      "aria-describedby": "announced-reading", oninput: () => this.#read(),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Enter" && !event.isComposing) this.#play();
      },
    });
    this.play = button("", () => this.#play());
    this.reading = h("p", { id: "announced-reading", class: "reading", role: "status" });
    this.form = h("div", { class: "announced" }, h("div", { class: "row-of heads" }, this.label, this.reading), h("div", { class: "row-of" }, this.field, this.play));
    this.node = h("section", { class: "panel tools-panel" }, this.buttons, this.form);
  }

  /** @param {Picture} picture */
  render(picture) {
    const { lang, state, playable } = picture;
    this.#picture = picture;
    this.node.lang = lang;
    this.buttons.setAttribute("aria-label", ui("tools.label", lang));
    if (picture.game.acts.length === 0) this.#restarting = false;
    refill(this.buttons, ...(this.#restarting ? this.#question(lang) : this.#usual(picture)));
    this.form.hidden = !playable || state.phase === "over";
    this.label.textContent = ui("type.label", lang);
    this.field.placeholder = ui("type.hint", lang);
    this.play.textContent = ui("type.play", lang);
    this.#read();
  }

  /** @param {Picture} picture */
  #usual({ lang, state, game, playable, free, settings }) {
    const restart = () => (game.acts.length === 0 || state.phase === "over" ? this.#commands.restart() : this.#ask(true));
    return [
      playable ? button(ui("tools.new", lang), restart, { "data-control": "new", class: state.phase === "over" ? "fitting" : "" }) : null,
      button(ui("tools.flip", lang), () => this.#commands.flip(), { "data-control": "flip" }),
      button(ui("tools.copy", lang), () => this.#copy(), { "data-control": "copy" }),
      playable && !free && (state.clock || settings.supervision !== "guided")
        ? button(ui("tools.arbiter", lang), () => this.#commands.arbiter(""), { "data-control": "arbiter" }) : null,
      button(ui("tools.keys", lang), () => this.#commands.keys(), { "data-control": "keys" }),
    ];
  }

  /** @param {string} lang */
  #question(lang) {
    return [
      button(ui("tools.new.keep", lang), () => this.#ask(false), { "data-control": "keep" }),
      button(ui("tools.new.sure", lang), () => {
        this.#restarting = false;
        this.#commands.restart();
      }, { "data-control": "sure", class: "grave" }),
    ];
  }

  /** @param {boolean} restarting */
  #ask(restarting) {
    this.#restarting = restarting;
    this.#commands.redraw();
  }

  async #copy() {
    if (!this.#picture) return;
    const { state: { fen }, lang } = this.#picture;
    try {
      await navigator.clipboard.writeText(fen);
      this.#commands.say(ui("tools.copied", lang));
    } catch {
      this.#commands.say(ui("tools.uncopied", lang, { fen }));
    }
  }

  /** A typed move is shown as it is understood before it is played; only then is it an act (D.2.3.3, 4.9). */
  #read() {
    this.reading.textContent = this.#picture ? read(this.#picture, this.field.value) : "";
  }

  #play() {
    const move = this.field.value.normalize("NFKC").trim();
    if (!move || !this.#picture) return;
    const before = this.#picture.state.ply;
    this.#commands.act({ act: "play", move });
    if (this.#picture.state.ply === before) return this.#read();
    this.field.value = "";
    this.#read();
  }
}
