// @ts-check
/** A table for tests: Play with a game that answers as it is told to, and a time that stands until it is moved. */
import { settingsOf } from "../../www/element/settings.js";
import { Play } from "../../www/element/play.js";
import { stateOf } from "./board-hand.mjs";

/** @typedef {import("../../www/element/types.js").TableAct} TableAct */
/** @typedef {{ rulings?: object[], state?: object }} Answer */

export const CLOCK = { running: "white", white: { remaining: 300_000, period: 1, movesToGo: null, fallen: false }, black: { remaining: 300_000, period: 1, movesToGo: null, fallen: false } };

/** @param {object} [facts] */
export const gameState = (facts = {}) => ({ ...stateOf(), ply: 0, pending: null, drawOffer: null, clock: null, result: null, illegalMoves: { white: 0, black: 0 }, illegalMovesToForfeit: 2, warnings: { white: 0, black: 0 }, ...facts });

/** A game that records its acts and answers from a list. */
export class ToldGame {
  /** @type {TableAct[]} */
  acts = [];
  /** @type {{ act: number, ruling: any }[]} */
  rulings = [];
  options;

  /** @param {object} state @param {(act: TableAct) => Answer} answer @param {object} [options] */
  constructor(state, answer, options = {}) {
    this.state = state;
    this.answer = answer;
    this.options = options;
  }

  /** @param {TableAct} act */
  apply(act) {
    const { rulings = [], state } = this.answer(act);
    this.acts.push(act);
    this.rulings.push(...rulings.map((ruling) => ({ act: this.acts.length - 1, ruling: { upheld: true, article: null, player: "white", ...ruling } })));
    if (state) this.state = { ...this.state, ...state };
    return rulings.map((ruling) => ({ upheld: true, article: null, player: "white", ...ruling }));
  }

  free() {}
  toJSON() { return { adoube: 1, acts: this.acts }; }
}

/**
 * @param {{ state?: object, answer?: (act: TableAct) => Answer, attributes?: Record<string, string>, options?: object }} [wanted]
 */
export function tableOf({ state = {}, answer = () => ({}), attributes = {}, options } = {}) {
  const game = new ToldGame(gameState(state), answer, options);
  const table = {
    game, now: 0,
    /** @type {{ type: string, detail: any }[]} */
    events: [],
    /** @type {string[]} */
    spoken: [],
    /** @type {Play} */
    play: /** @type {any} */ (null),
  };
  table.play = new Play({
    settings: () => settingsOf((name) => attributes[name] ?? null), lang: () => "en",
    emit: (type, detail) => table.events.push({ type, detail }) > 0,
    draw: () => {}, changed: () => {}, ruled: () => {}, speak: (text) => table.spoken.push(text), now: () => table.now,
  });
  table.play.sit(/** @type {any} */ (game));
  return table;
}
