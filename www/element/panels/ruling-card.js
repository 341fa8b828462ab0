// @ts-check
/** The arbiter's card: an illegal move has been completed, and this is what follows from it (7.5). It stays until it is read. */
import { article, describe, ui } from "../../i18n/index.js";
import { button, h, refill, sentence } from "../dom.js";
import { grave } from "../sentences.js";
import { timeInWords } from "../times.js";
import { proof } from "./proof.js";

/** @typedef {import("./table.js").Picture} Picture */
/** @typedef {import("./table.js").Ruling} Ruling */

/** How many illegal moves a player has completed, and which one loses, if any does. @param {Ruling["player"]} player @param {Picture["state"]} state @param {string} lang */
function counted(player, { illegalMoves, illegalMovesToForfeit: limit }, lang) {
  const count = illegalMoves[player];
  return limit === null ? ui(`card.count.${player}`, lang, { count }) : ui(`card.count.${player}.limited`, lang, { count, limit });
}

export class RulingCard {
  #redraw;
  #read = -1;
  /** The card shows these, ruled on at this act. @type {{ act: number, rulings: readonly Ruling[] }} */
  #shown = { act: -1, rulings: [] };
  /** @type {object | null} */
  #game = null;
  #drawn = "";

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.#redraw = redraw;
    this.node = h("section", { class: "card", part: "dialog", hidden: true });
  }

  get isShown() {
    return !this.node.hidden;
  }

  /** @param {Picture} picture */
  render(picture) {
    const { game, state, latest, lang, laws, settings, orientation } = picture;
    const act = game.acts.length;
    if (this.#game !== game) [this.#game, this.#read, this.#shown, this.#drawn] = [game, -1, { act: -1, rulings: [] }, ""];
    const rulings = settings.supervision === "guided" ? [] : latest.filter(grave);
    if (rulings.length > 0 && this.#shown.act !== act) this.#shown = { act, rulings };
    this.node.hidden = this.#shown.rulings.length === 0 || this.#read >= this.#shown.act;
    const key = `${this.#shown.act} ${lang} ${laws} ${orientation}`;
    // What has been unfolded stays so while the game goes on.
    if (this.node.hidden || key === this.#drawn) return;
    this.#drawn = key;
    this.node.lang = lang;
    const [first] = this.#shown.rulings;
    const gist = first.article ? article(first.article, laws, lang) : null;
    const times = Object.entries(first.clock ?? {}).map(([color, ms]) => h("li", {}, ui(`card.time.${color}.${Number(ms) < 0 ? "taken" : "given"}`, lang, { time: timeInWords(Math.abs(Number(ms)), lang) })));
    refill(
      this.node,
      h("h2", {}, ui("card.title", lang)),
      ...this.#shown.rulings.flatMap((ruling) => [h("p", {}, ...sentence(describe(ruling, lang))), proof(ruling, picture, this.#shown.act)]),
      gist ? h("p", { class: "quiet" }, h("strong", {}, gist.title), " ", gist.gist) : null,
      h("ul", {}, ...times, first.code.startsWith("illegal.") ? h("li", {}, counted(first.player, state, lang)) : null),
      h("div", { class: "actions" }, button(ui("button.understood", lang), () => this.#close(), { "data-control": "understood", class: "fitting" })),
    );
  }

  #close() {
    this.#read = this.#shown.act;
    this.#redraw();
  }
}
