// @ts-check
/**
 * Everything around the board, in its order: the far player's station, the board, the strip, the near station; then
 * tools and papers. The layouts say how two players sit; what they may do is the same in each.
 */
import { h } from "../dom.js";
import { ArbiterPanel } from "./arbiter-panel.js";
import { ClaimPanel } from "./claim-panel.js";
import { KeysPanel } from "./keys-panel.js";
import { Log } from "./log.js";
import { RulingCard } from "./ruling-card.js";
import { ScoreSheet } from "./score-sheet.js";
import { Station } from "./station.js";
import { Strip } from "./strip.js";
import { Tools } from "./tools.js";

/** @typedef {import("./table.js").Commands} Commands */
/** @typedef {import("./table.js").Picture} Picture */

export class Panels {
  #strip = new Strip("strip-text");
  /** The same sentence again for a player at the other side of the board; it has been read out once already. */
  #farStrip = new Strip(null);
  #score = new ScoreSheet();
  #keys;
  #log;
  #far;
  #near;
  #tools;
  #claim;
  #arbiter;
  #card;
  #side;
  /** @type {Picture | null} */
  #picture = null;

  /** @param {HTMLElement} board @param {Commands} commands */
  constructor(board, commands) {
    this.#keys = new KeysPanel(commands.ask);
    this.#log = new Log(commands);
    this.#far = new Station(commands);
    this.#near = new Station(commands);
    this.#tools = new Tools(commands);
    this.#claim = new ClaimPanel(commands);
    this.#arbiter = new ArbiterPanel(commands);
    this.#card = new RulingCard(commands.redraw);
    const far = h("div", { class: "place far" }, this.#farStrip.node, this.#far.node);
    const told = h("div", { class: "place told" }, this.#strip.node);
    const near = h("div", { class: "place near" }, this.#near.node);
    const main = h("div", { class: "main" }, h("slot", { name: "before" }), far, board, told, near, this.#card.node, h("slot", { name: "after" }));
    this.#side = h("div", { class: "side" }, this.#tools.node, this.#score.node, this.#log.node);
    this.node = h("div", { class: "frame" }, main, this.#side, this.#claim.node, this.#arbiter.node, this.#keys.node);
  }

  get isClaiming() {
    return this.#claim.node.open;
  }

  /** The arbiter's card tells what has been ruled. */
  get isRuling() {
    return this.#card.isShown;
  }

  /** @param {Picture | null} picture null: not ready yet @param {import("../settings.js").Settings} settings */
  render(picture, { shows, layout }) {
    this.#picture = picture;
    const visible = (/** @type {HTMLElement} */ node, /** @type {boolean} */ shown) => { node.hidden = !shown; };
    const stations = shows("buttons") || shows("clocks");
    visible(this.#strip.node, shows("strip"));
    visible(this.#farStrip.node, shows("strip") && layout === "face");
    for (const { node } of [this.#far, this.#near]) visible(node, stations);
    visible(this.#tools.node, shows("buttons"));
    visible(this.#score.node, shows("score"));
    visible(this.#log.node, shows("log"));
    const alone = !shows("buttons") && !shows("score") && !shows("log");
    visible(this.#side, !alone);
    this.node.classList.toggle("alone", alone);
    this.node.dataset.layout = layout;
    if (!picture) return;
    const near = picture.orientation;
    const shown = { clocks: shows("clocks"), buttons: shows("buttons") };
    this.#near.render(near, picture, shown);
    this.#far.render(near === "white" ? "black" : "white", picture, shown);
    this.#tools.render(picture);
    this.#score.render(picture);
    this.#log.render(picture);
    this.#card.render(picture);
  }

  /** @param {import("../sentences.js").Line} line @param {string} lang */
  showLine(line, lang) {
    for (const strip of [this.#strip, this.#farStrip]) strip.show(line, lang);
  }

  /** @param {Record<"white" | "black", number>} times */
  showTimes(times) {
    this.#near.showTimes(times);
    this.#far.showTimes(times);
  }

  /** An enemy piece is being carried off the board: it goes into the tray of the player having the move. @param {boolean} taking */
  showTaking(taking) {
    for (const { node } of [this.#near, this.#far]) node.classList.toggle("taking", taking && node.dataset.color === this.#picture?.state.turn);
  }

  openClaim() {
    if (this.#picture) this.#claim.open(this.#picture);
  }

  /** @param {string} words */
  openArbiter(words) {
    if (this.#picture) this.#arbiter.open(this.#picture, words);
  }

  /** @param {string} lang @param {boolean} letters */
  openKeys(lang, letters) {
    this.#keys.open(lang, letters);
  }

  closeAll() {
    for (const { node } of [this.#claim, this.#arbiter, this.#keys]) node.close();
  }
}
