// @ts-check
/**
 * The arbiter's table: clocks stopped and started, complaints, decisions and penalties that the Laws leave to a person.
 * While a clock runs it stands beside the board and stops nothing.
 */
import { ui } from "../../i18n/index.js";
import { button, h } from "../dom.js";
import { dialog, show } from "./dialog.js";
import { COLORS, adjournment, group, irregularities, penalties, settingClocks } from "./arbiter-forms.js";

/** @typedef {import("./table.js").Color} Color */
/** @typedef {import("./table.js").Commands} Commands */
/** @typedef {import("./table.js").Picture} Picture */
/** @typedef {import("../types.js").TableAct} TableAct */

const HAND = new Set(["touch", "lift", "release", "remove", "promote"]);

/** May this player still say that the opponent's latest "accident" was none? Until touching a piece (4.8). @param {Picture} picture @param {Color} color */
export function contestable({ game, state, settings }, color) {
  if (settings.supervision === "guided" || state.result) return false;
  const { acts } = game;
  for (let index = acts.length - 1; index >= 0; index -= 1) {
    const act = acts[index];
    const by = act.by ?? state.turn;
    if (act.act === "object" && act.ground === "accident") return false;
    if (act.act === "accident") return by !== color && state.turn !== color;
    if (HAND.has(act.act) && by === color) return false;
  }
  return false;
}

/** Does a complaint, a claim or something found wrong wait for a decision? @param {Picture["game"]} game */
export function undecided({ acts, rulings }) {
  const referred = new Set(rulings.filter(({ ruling }) => ruling.code === "irregularity.arbiter-decides").map(({ act }) => act));
  const waits = acts.findLastIndex((act, index) => (act.act === "object" && act.ground === "accident") || (act.act === "claimDraw" && act.ground === "normal-means") || referred.has(index));
  return waits >= 0 && !acts.slice(waits).some(({ act }) => act === "decide");
}

export class ArbiterPanel {
  #commands;
  #words = "";

  /** @param {Commands} commands */
  constructor(commands) {
    this.#commands = commands;
    this.node = dialog("arbiter", () => commands.closed());
  }

  /** @param {Picture} picture @param {string} words what the arbiter was called for */
  open(picture, words) {
    this.#words = words;
    this.#fill(picture);
    show(this.node, picture);
  }

  close() {
    this.node.close();
  }

  /** @param {TableAct} act */
  #do(act) {
    this.node.close();
    this.#commands.act(act);
  }

  /** @param {Picture} picture */
  #fill(picture) {
    const { lang, state, game, settings } = picture;
    const act = (/** @type {TableAct} */ wanted) => this.#do(wanted);
    const plain = (/** @type {string} */ key, /** @type {TableAct} */ wanted) => button(ui(key, lang), () => act(wanted), { "data-control": key });
    const buttons = (/** @type {string} */ key, /** @type {Node[]} */ ...nodes) => group(key, lang, h("div", { class: "row-of wrap" }, ...nodes));
    const goesOn = !state.result;
    const adjourned = state.phase === "adjourned";
    this.node.lang = lang;
    this.node.replaceChildren(
      h("h2", { id: "arbiter-title", tabindex: "-1", autofocus: true }, ui("arbiter.title", lang)),
      ...(this.#words ? [h("p", {}, this.#words)] : []),
      ...(state.clock && goesOn && !adjourned ? [buttons("arbiter.clocks",
        state.phase === "paused" ? plain("arbiter.resume", { act: "resume" }) : plain("arbiter.pause", { act: "pause" }),
        ...COLORS.map((color) => plain(`arbiter.flag.${color}`, { act: "flag", color })))] : []),
      ...(undecided(game) ? [buttons("arbiter.decide", plain("arbiter.decide.upheld", { act: "decide", upheld: true }), plain("arbiter.decide.rejected", { act: "decide", upheld: false }))] : []),
      ...(settings.supervision === "claims" ? COLORS.map((color) => buttons(`arbiter.object.${color}`,
        plain("arbiter.object.touch-move", { act: "object", ground: "touch-move", by: color }),
        plain("arbiter.object.illegal-move", { act: "object", ground: "illegal-move", by: color }))) : []),
      ...(goesOn ? [penalties(lang, act)] : []),
      // What an evening among friends seldom needs is folded away.
      ...(goesOn ? [h("details", { open: adjourned }, h("summary", {}, ui("arbiter.more", lang)),
        state.clock && !adjourned ? settingClocks(picture, act) : null,
        adjourned ? null : irregularities(picture, act),
        state.clock || adjourned ? adjournment(picture, act) : null)] : []),
      h("div", { class: "actions" }, button(ui("button.close", lang), () => this.close(), { "data-control": "close" })),
    );
  }
}
