// @ts-check
/**
 * A bench for tests: the gesture reducer, the table (`Play`) and the real arbiter joined as the element joins them, without a
 * page. What a hand does here leads to acts, a phase, marks and sentences.
 */
import { Game } from "adoube";
import { enter } from "../../www/board/keyboard.js";
import { marksOf } from "../../www/board/marks.js";
import { situationOf } from "../../www/board/situation.js";
import { Play } from "../../www/element/play.js";
import { stripLine, utterance } from "../../www/element/sentences.js";
import { settingsOf } from "../../www/element/settings.js";
import { Hand } from "./board-hand.mjs";

/** @typedef {import("../../www/element/types.js").TableAct} TableAct */
/** @typedef {"en" | "zh-CN"} Lang */
/** @typedef {{ fen?: string, chess960?: boolean, attributes?: Record<string, string>, device?: import("../../www/board/gestures.js").Device }} Wanted */

export class Bench {
  /** @type {any[]} */
  #unsaid = [];
  /** @type {string[]} */
  #remarks = [];
  #before = 0;

  /** @param {Lang} lang @param {Wanted} [wanted] */
  constructor(lang, { fen, chess960, attributes = {}, device = "mouse" } = {}) {
    this.lang = lang;
    this.settings = settingsOf((name) => attributes[name] ?? null);
    this.play = new Play({
      settings: () => this.settings, lang: () => lang, emit: () => true, draw: () => {}, changed: () => {},
      ruled: (rulings) => this.#unsaid.push(...rulings), speak: (text) => this.#remarks.push(text), now: () => 0,
    });
    const { laws, supervision, clock } = this.settings;
    this.play.sit(/** @type {any} */ (new Game(/** @type {any} */ ({ laws, supervision, ...(clock ? { clock } : {}), ...(fen ? { fen } : {}), ...(chess960 ? { chess960 } : {}) }))));
    this.hand = new Hand(this.shown, this.#manner(), { device, after: (act) => this.#act(act) });
  }

  get #sitting() {
    return /** @type {import("../../www/element/sitting.js").Sitting} */ (this.play.sitting);
  }

  get state() {
    return this.#sitting.state;
  }

  get shown() {
    return this.#sitting.shown;
  }

  #manner() {
    const { side, commit, supervision, mode } = this.settings;
    const { turn, phase } = this.#sitting.shown;
    const mayAct = (side === "both" || side === turn) && phase !== "over" && phase !== "paused";
    return { mayAct, adjusting: this.play.adjusting.on, strict: mode !== "free" && supervision !== "guided", commit, unit: 50, next: this.#sitting.next };
  }

  /** @param {import("../../www/board/types.js").HandAct} act */
  #act(act) {
    this.play.perform(act, "pointer");
    this.hand.manner = { ...this.hand.manner, ...this.#manner() };
    return this.shown;
  }

  /** Anything that is no gesture: buttons, words, the clock. @param {TableAct} act */
  do(act) {
    this.play.perform(act, "button");
    return this.settle();
  }

  /** What the hand is told anew after something else has happened. */
  settle() {
    this.hand.state = this.shown;
    this.hand.manner = { ...this.hand.manner, ...this.#manner() };
    return this;
  }

  /** Enter on a square. @param {...string} squares */
  enter(...squares) {
    for (const square of squares) {
      const { acts, remark } = enter(square, situationOf(this.shown, /** @type {any} */ (this.#manner())));
      for (const act of acts) this.#act(act);
      this.settle();
      if (remark) this.play.tell(remark, square);
    }
    return this;
  }

  /** What follows is looked at; what was before is not. */
  begin() {
    this.#unsaid = [];
    this.#remarks = [];
    this.hand.remarks = [];
    this.#before = this.#sitting.game.acts.length;
    return this;
  }

  /** The acts since then, without their times. */
  get acts() {
    return this.#sitting.game.acts.slice(this.#before).map(({ at: _, ...act }) => act);
  }

  get marks() {
    const { hints, silent } = this.settings;
    return marksOf(this.shown, { hints, next: this.#sitting.next, discreet: silent })
      .map((mark) => ("order" in mark ? `${mark.kind} ${mark.square} ${mark.order}` : `${mark.kind} ${mark.square}`));
  }

  /** What is heard: the rulings in one breath, and remarks without an act. */
  get heard() {
    for (const remark of this.hand.remarks.splice(0)) this.play.tell(/** @type {any} */ (remark), this.hand.pressed);
    const { press, silent } = this.settings;
    const { text } = utterance(this.#unsaid, this.state, this.lang, { byHand: press === "manual", silent });
    return [text, ...this.#remarks].filter(Boolean).join(" ");
  }

  /** What the strip shows. */
  get strip() {
    const { press, silent } = this.settings;
    return this.play.remark || stripLine(this.play.latest, this.state, this.lang, { byHand: press === "manual", silent }).text;
  }
}
