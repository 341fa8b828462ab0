// @ts-check
/** What the arbiter writes down: penalties, the times on the clocks, what was found to be wrong, a sealed move. */
import { ui } from "../../i18n/index.js";
import { button, h } from "../dom.js";
import { moment } from "../timekeeper.js";

/** @typedef {import("./table.js").Color} Color */
/** @typedef {import("./table.js").Picture} Picture */
/** @typedef {import("../types.js").TableAct} TableAct */
/** @typedef {(act: TableAct) => void} Do */

/** @type {readonly Color[]} */
export const COLORS = ["white", "black"];
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** No clock shows more. */
const MOST = 100 * 60 * MINUTE;

/** What can be found wrong with the board as a whole, and with what one player did. */
const FOUND = /** @type {const} */ (["wrong-setup", "colors-reversed", "board-turned"]);
const DONE = /** @type {const} */ (["pieces-displaced", "two-hands", "wrong-hand"]);

/** @param {string} key @param {string} lang @param {...(Node | null)} nodes */
export const group = (key, lang, ...nodes) => h("fieldset", {}, h("legend", {}, ui(key, lang)), ...nodes);

/** @param {...(Node | null)} nodes */
const row = (...nodes) => h("div", { class: "row-of wrap" }, ...nodes);

/** @param {string} name @param {readonly string[]} values @param {string} lang @param {string} [label] */
const select = (name, values, lang, label = ui(`arbiter.penalise.${name}`, lang)) =>
  h("select", { "aria-label": label }, ...values.map((value) => h("option", { value }, ui(`arbiter.${name}.${value}`, lang))));

/** "1:30:00", "4:59", or whole minutes. @param {string} text @returns {number | null} milliseconds; null: no time */
export function timeIn(text) {
  const clean = text.normalize("NFKC").trim();
  if (!/^\d{1,4}(?::[0-5]?\d){0,2}$/.test(clean)) return null;
  const parts = clean.split(":").map(Number);
  const [hours, minutes, seconds] = parts.length === 3 ? parts : parts.length === 2 ? [0, ...parts] : [0, parts[0], 0];
  const time = (hours * 60 + minutes) * MINUTE + seconds * SECOND;
  return time <= MOST ? time : null;
}

/** Begun seconds count as whole ones, as on the clock. @param {number} ms */
const asTime = (ms) => moment(Math.ceil(Math.max(0, ms) / SECOND) * SECOND);

/** Both clocks set at once (6.10.2, 7.1). @param {Picture} picture @param {Do} act */
export function settingClocks({ lang, times, state }, act) {
  const shown = times ?? { white: state.clock?.white.remaining ?? 0, black: state.clock?.black.remaining ?? 0 };
  const reading = h("p", { class: "reading", role: "status" });
  const fields = COLORS.map((color) => h("input", {
    type: "text", class: "time-field", inputmode: "numeric", autocomplete: "off", value: asTime(shown[color]), "aria-label": ui(`arbiter.set.${color}`, lang), "data-control": `set-${color}`,
  }));
  const set = button(ui("arbiter.set", lang), () => {
    const [white, black] = fields.map(({ value }) => timeIn(value));
    if (white === null || black === null) {
      reading.textContent = ui("arbiter.set.unread", lang);
      return;
    }
    // What is not changed keeps its tenths.
    const changed = Object.fromEntries(Object.entries({ white, black }).filter(([color, time], index) => fields[index].value !== fields[index].defaultValue && time !== shown[/** @type {Color} */ (color)]));
    if (Object.keys(changed).length > 0) act({ act: "setClock", ...changed });
    else reading.textContent = ui("arbiter.set.same", lang);
  }, { "data-control": "set" });
  const named = COLORS.map((color, index) => h("label", { class: "row-of" }, h("span", {}, ui(`arbiter.player.${color}`, lang)), fields[index]));
  return group("arbiter.set.title", lang, row(...named, set), reading);
}

/** What was found to be wrong (7.2 to 7.4, 4.1, 6.2.3). @param {Picture} picture @param {Do} act */
export function irregularities({ lang, state }, act) {
  const player = select("player", COLORS, lang, ui("arbiter.irregularity.by", lang));
  player.value = state.turn;
  const plain = (/** @type {typeof FOUND[number] | typeof DONE[number]} */ kind, /** @type {boolean} */ own) => button(ui(`arbiter.irregularity.${kind}`, lang),
    () => act(own ? { act: "irregularity", kind, by: /** @type {Color} */ (player.value) } : { act: "irregularity", kind }), { "data-control": kind });
  return group("arbiter.irregularity", lang, row(...FOUND.map((kind) => plain(kind, false))), row(player, ...DONE.map((kind) => plain(kind, true))));
}

/** Sealing a move, and opening the envelope again (Guidelines I). @param {Picture} picture @param {Do} act */
export function adjournment({ lang, state }, act) {
  if (state.phase === "adjourned") {
    const present = (/** @type {string} */ key, /** @type {Color[] | undefined} */ colors) => button(ui(key, lang), () => act({ act: "resumeSession", ...(colors ? { present: colors } : {}) }), { "data-control": key });
    return group("arbiter.adjourned", lang, row(present("arbiter.present.both", undefined), present("arbiter.present.white", ["white"]), present("arbiter.present.black", ["black"])));
  }
  // Nobody at the screen reads it along.
  const sealed = h("input", { type: "password", id: "sealed-move", autocomplete: "off", maxlength: 40, "data-control": "sealed" });
  const seal = button(ui("arbiter.seal", lang), () => act({ act: "adjourn", sealed: sealed.value.normalize("NFKC").trim() }), { "data-control": "seal" });
  return group("arbiter.adjourn", lang, h("label", { for: "sealed-move" }, ui(`arbiter.sealed.${state.turn}`, lang)), h("div", { class: "row-of" }, sealed, seal));
}

/** @param {string} lang @param {Do} act */
export function penalties(lang, act) {
  const player = select("player", COLORS, lang);
  const penalty = select("penalty", ["warning", "time", "loss"], lang);
  const minutes = h("input", { type: "number", min: 1, max: 60, value: 2, "aria-label": ui("arbiter.penalise.minutes", lang) });
  const reason = h("input", { type: "text", id: "penalty-reason", maxlength: 200, autocomplete: "off" });
  const impose = button(ui("arbiter.penalise.impose", lang), () => {
    const [color, kind] = [/** @type {Color} */ (player.value), /** @type {"warning" | "time" | "loss"} */ (penalty.value)];
    act({ act: "penalise", color, penalty: kind, reason: reason.value.trim(), ...(kind === "time" ? { time: Number(minutes.value) * MINUTE } : {}) });
  }, { "data-control": "impose" });
  const fit = () => { minutes.hidden = penalty.value !== "time"; };
  penalty.addEventListener("change", fit);
  fit();
  return group("arbiter.penalise", lang, row(player, penalty, minutes), h("label", { for: "penalty-reason" }, ui("arbiter.penalise.reason", lang)), h("div", { class: "row-of" }, reason, impose));
}
