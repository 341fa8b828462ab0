// @ts-check
/** Everything around the board, in its order: the far player's station, the board, the strip, the near station; then tools and papers. */
import { h } from "../dom.js";
import { ClaimPanel } from "./claim-panel.js";
import { KeysPanel } from "./keys-panel.js";
import { Log } from "./log.js";
import { ScoreSheet } from "./score-sheet.js";
import { Station } from "./station.js";
import { Strip } from "./strip.js";
import { Tools } from "./tools.js";

/** @typedef {import("./table.js").Commands} Commands */
/** @typedef {import("./table.js").Picture} Picture */

export class Panels {
  strip = new Strip();
  #score = new ScoreSheet();
  #log = new Log();
  #keys = new KeysPanel();
  #far;
  #near;
  #tools;
  #claim;
  #side;
  /** @type {Picture | null} */
  #picture = null;

  /** @param {HTMLElement} board @param {Commands} commands */
  constructor(board, commands) {
    this.#far = new Station(commands);
    this.#near = new Station(commands);
    this.#tools = new Tools(commands);
    this.#claim = new ClaimPanel(commands);
    const main = h("div", { class: "main" }, this.#far.node, board, this.strip.node, this.#near.node);
    this.#side = h("div", { class: "side" }, this.#tools.node, this.#score.node, this.#log.node);
    this.node = h("div", { class: "frame" }, main, this.#side, this.#claim.node, this.#keys.node);
  }

  /** @param {Picture | null} picture null: not ready yet @param {(part: import("../settings.js").Part) => boolean} shows */
  render(picture, shows) {
    this.#picture = picture;
    const visible = (/** @type {HTMLElement} */ node, /** @type {boolean} */ shown) => { node.hidden = !shown; };
    visible(this.strip.node, shows("strip"));
    for (const { node } of [this.#far, this.#near, this.#tools]) visible(node, shows("buttons"));
    visible(this.#score.node, shows("score"));
    visible(this.#log.node, shows("log"));
    const alone = !shows("buttons") && !shows("score") && !shows("log");
    visible(this.#side, !alone);
    this.node.classList.toggle("alone", alone);
    if (!picture) return;
    const near = picture.orientation;
    this.#near.render(near, picture);
    this.#far.render(near === "white" ? "black" : "white", picture);
    this.#tools.render(picture);
    this.#score.render(picture);
    this.#log.render(picture);
  }

  openClaim() {
    if (this.#picture) this.#claim.open(this.#picture);
  }

  /** @param {string} lang @param {boolean} letters */
  openKeys(lang, letters) {
    this.#keys.open(lang, letters);
  }

  closeAll() {
    this.#claim.close();
    this.#keys.node.close();
  }
}
