// @ts-check
/**
 * The arbiter's table: clocks stopped and started, complaints, decisions and penalties that the Laws leave to a person.
 * While a clock runs it stands beside the board and stops nothing.
 */
import { ui } from "../../i18n/index.js";
import { button, h } from "../dom.js";

/** @typedef {import("./table.js").Color} Color */
/** @typedef {import("./table.js").Commands} Commands */
/** @typedef {import("./table.js").Picture} Picture */
/** @typedef {import("../types.js").TableAct} TableAct */

/** @type {readonly Color[]} */
const COLORS = ["white", "black"];
const HAND = new Set(["touch", "lift", "release", "remove", "promote"]);
const MINUTE = 60_000;

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

/** Does a complaint or a claim wait for a decision? @param {readonly TableAct[]} acts */
export function undecided(acts) {
  const waits = acts.findLastIndex((act) => (act.act === "object" && act.ground === "accident") || (act.act === "claimDraw" && act.ground === "normal-means"));
  return waits >= 0 && !acts.slice(waits).some(({ act }) => act === "decide");
}

export class ArbiterPanel {
  #commands;
  #words = "";

  /** @param {Commands} commands */
  constructor(commands) {
    this.#commands = commands;
    this.node = h("dialog", { class: "dialog arbiter", part: "dialog", "aria-labelledby": "arbiter-title" });
    this.node.addEventListener("close", () => commands.closed());
  }

  /** @param {Picture} picture @param {string} words what the arbiter was called for */
  open(picture, words) {
    this.#words = words;
    this.#fill(picture);
    if (this.node.open) return;
    if (picture.state.clock?.running) this.node.show();
    else this.node.showModal();
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
    const { acts } = game;
    const group = (/** @type {string} */ key, /** @type {Node[]} */ ...nodes) => h("fieldset", {}, h("legend", {}, ui(key, lang)), h("div", { class: "row-of wrap" }, ...nodes));
    const plain = (/** @type {string} */ key, /** @type {TableAct} */ act) => button(ui(key, lang), () => this.#do(act), { "data-control": key });
    this.node.lang = lang;
    this.node.replaceChildren(
      h("h2", { id: "arbiter-title" }, ui("arbiter.title", lang)),
      ...(this.#words ? [h("p", {}, this.#words)] : []),
      ...(state.clock && !state.result ? [group("arbiter.clocks",
        state.phase === "paused" ? plain("arbiter.resume", { act: "resume" }) : plain("arbiter.pause", { act: "pause" }),
        ...COLORS.map((color) => plain(`arbiter.flag.${color}`, { act: "flag", color })))] : []),
      ...(undecided(acts) ? [group("arbiter.decide", plain("arbiter.decide.upheld", { act: "decide", upheld: true }), plain("arbiter.decide.rejected", { act: "decide", upheld: false }))] : []),
      ...(settings.supervision === "claims" ? COLORS.map((color) => group(`arbiter.object.${color}`,
        plain("arbiter.object.touch-move", { act: "object", ground: "touch-move", by: color }),
        plain("arbiter.object.illegal-move", { act: "object", ground: "illegal-move", by: color }))) : []),
      ...(state.result ? [] : [this.#penalties(lang)]),
      h("div", { class: "actions" }, button(ui("button.close", lang), () => this.close(), { "data-control": "close" })),
    );
  }

  /** @param {string} lang */
  #penalties(lang) {
    const select = (/** @type {string} */ name, /** @type {readonly string[]} */ values) =>
      h("select", { "aria-label": ui(`arbiter.penalise.${name}`, lang) }, ...values.map((value) => h("option", { value }, ui(`arbiter.${name}.${value}`, lang))));
    const player = select("player", COLORS);
    const penalty = select("penalty", ["warning", "time", "loss"]);
    const minutes = h("input", { type: "number", min: 1, max: 60, value: 2, "aria-label": ui("arbiter.penalise.minutes", lang) });
    const reason = h("input", { type: "text", id: "penalty-reason", maxlength: 200, autocomplete: "off" });
    const impose = button(ui("arbiter.penalise.impose", lang), () => {
      const [color, kind] = [/** @type {Color} */ (player.value), /** @type {"warning" | "time" | "loss"} */ (penalty.value)];
      this.#do({ act: "penalise", color, penalty: kind, reason: reason.value.trim(), ...(kind === "time" ? { time: Number(minutes.value) * MINUTE } : {}) });
    }, { "data-control": "impose" });
    const fit = () => { minutes.hidden = penalty.value !== "time"; };
    penalty.addEventListener("change", fit);
    fit();
    return h("fieldset", {}, h("legend", {}, ui("arbiter.penalise", lang)),
      h("div", { class: "row-of wrap" }, player, penalty, minutes),
      h("label", { for: "penalty-reason" }, ui("arbiter.penalise.reason", lang)), h("div", { class: "row-of" }, reason, impose));
  }
}
