// @ts-check
/** One player's place at the board: name, clock, what has been captured, penalties, and what this player may ask for. */
import { ui } from "../../i18n/index.js";
import { button, h, refill } from "../dom.js";
import { clockFace } from "../timekeeper.js";
import { timeInWords } from "../times.js";
import { contestable } from "./arbiter-panel.js";
import { tray } from "./tray.js";

/** @typedef {import("./table.js").Color} Color */
/** @typedef {import("./table.js").Commands} Commands */
/** @typedef {import("./table.js").Picture} Picture */

/** @param {Color} color @returns {Color} */
const other = (color) => (color === "white" ? "black" : "white");

export class Station {
  /** @type {Color} */
  #color = "white";
  #resigning = false;
  #commands;
  /** @type {HTMLElement | null} */
  #face = null;
  #lang = "en";

  /** @param {Commands} commands */
  constructor(commands) {
    this.#commands = commands;
    this.node = h("div", { class: "station", part: "station", role: "group" });
  }

  /** @param {Color} color @param {Picture} picture @param {{ clocks: boolean, buttons: boolean }} shown */
  render(color, picture, shown) {
    const { state, lang, playable, free } = picture;
    if (color !== this.#color || state.phase === "over") this.#resigning = false;
    this.#color = color;
    this.#lang = lang;
    const toMove = state.turn === color && state.phase !== "over";
    this.node.lang = lang;
    this.node.dataset.color = color;
    this.node.classList.toggle("to-move", toMove);
    this.node.setAttribute("aria-label", ui(`station.${color}`, lang));
    this.#face = null;
    // The place of the buttons is kept when there are none, so that the board stays where it is.
    const controls = shown.buttons && playable && !free ? h("div", { class: "controls" }, ...(state.phase === "over" ? [] : this.#controls(picture, toMove))) : null;
    const result = state.result ? h("span", { class: "result" }, scoreOf(color, state.result)) : null;
    refill(
      this.node,
      h("div", { class: "who" }, this.#name(picture, toMove), penalties(color, picture), tray(color, picture)),
      result,
      shown.clocks ? this.#clock(picture) : null,
      controls,
    );
  }

  /** @param {Picture} picture @param {boolean} toMove */
  #name({ lang }, toMove) {
    const color = this.#color;
    const name = h("span", { class: "name" }, h("span", { class: "disc", "aria-hidden": "true" }), h("slot", { name: `${color}-name` }, h("span", {}, ui(`side.${color}`, lang))));
    if (toMove) name.append(h("span", { class: "quiet turn" }, ui("station.to-move", lang)));
    return name;
  }

  /** The clock, as a button where the players press it themselves. @param {Picture} picture @returns {HTMLElement | null} */
  #clock({ state, times, settings, lang, playable, free, waits }) {
    const color = this.#color;
    const running = state.clock?.running === color && !waits;
    const starts = waits && state.turn !== color;
    const pressable = playable && !free && settings.press === "manual" && state.phase !== "over";
    if (!times && !pressable) return null;
    const part = `clock${running ? " clock-running" : ""}`;
    const urgent = state.pending?.by === color && !settings.silent ? "urgent" : "";
    const fallen = state.clock?.[color].fallen ? "fallen" : "";
    const classes = ["clock", running ? "running" : "", urgent, fallen].filter(Boolean).join(" ");
    // The figures are drawn, not written: the name tells the time in words, and must not differ from what is written.
    const face = times ? h("span", { class: "face", "data-time": clockFace(times[color]) }) : h("span", { class: "face" }, ui("clock.press", lang));
    this.#face = times ? face : null;
    if (!pressable) return h("span", { class: classes, part, role: "timer", "aria-live": "off", "aria-label": times ? this.#timeLabel(times) : null }, face);
    const node = button("", () => this.#commands.press(color), { class: classes, part: `${part} clock-button button`, "data-control": "clock", "aria-label": starts ? ui(`clock.start.${other(color)}`, lang) : this.#pressLabel(times) });
    node.append(face, times ? h("span", { class: "press", "aria-hidden": "true" }, ui(starts ? "clock.start" : "clock.press", lang)) : "");
    return node;
  }

  /** @param {Record<Color, number>} times */
  #timeLabel = (times) => ui(`say.time.${this.#color}`, this.#lang, { time: timeInWords(times[this.#color], this.#lang) });

  /** @param {Record<Color, number> | null} times */
  #pressLabel = (times) => {
    const name = ui(`clock.press.${this.#color}`, this.#lang);
    return times ? ui("clock.name", this.#lang, { name, time: timeInWords(times[this.#color], this.#lang) }) : name;
  };

  /** @param {Record<Color, number>} times */
  showTimes(times) {
    if (!this.#face) return;
    this.#face.dataset.time = clockFace(times[this.#color]);
    const clock = /** @type {HTMLElement} */ (this.#face.parentElement);
    // A name that changes while it has the focus would be read again and again.
    if (clock.matches(":focus")) return;
    clock.setAttribute("aria-label", clock.localName === "button" ? this.#pressLabel(times) : this.#timeLabel(times));
  }

  /** @param {Picture} picture @param {boolean} toMove */
  #controls(picture, toMove) {
    if (this.#resigning) return this.#resignation(picture.lang);
    const { state, lang, times } = picture;
    const color = this.#color;
    if (state.drawOffer && state.drawOffer.by !== color) return [...this.#answers(lang), this.#resign(lang)];
    const controls = [];
    if (times?.[other(color)] === 0 && !state.result) {
      controls.push(button(ui("button.flag", lang), () => this.#commands.act({ act: "flag", color: other(color), by: color }), { "data-control": "flag", class: "fitting" }));
    }
    if (contestable(picture, color)) {
      controls.push(button(ui("button.contest", lang), () => this.#commands.act({ act: "object", ground: "accident", by: color }), { "data-control": "contest" }));
    }
    if (toMove && picture.settings.supervision === "claims" && state.ply > 0) {
      controls.push(button(ui("button.complain", lang), () => this.#commands.arbiter(""), { "data-control": "complain" }));
    }
    if (toMove) {
      const { adjusting } = picture;
      controls.push(button(ui("button.adjust", lang), () => this.#commands.adjust(!adjusting), {
        "aria-pressed": String(adjusting), "data-control": "adjust", part: "button adjust-button",
      }));
    }
    // Over the board the new piece may be put down before the pawn is moved (4.6.1); the board knows when.
    if (toMove && !this.#commands.newPieces.hidden) controls.push(this.#commands.newPieces);
    controls.push(button(ui("button.offer", lang), () => this.#commands.act({ act: "offerDraw", by: color }), {
      "data-control": "offer", part: "button offer-button", class: state.pending?.by === color && !picture.settings.silent ? "timely" : "",
    }));
    if (toMove) controls.push(this.#claim(picture));
    return [...controls, this.#resign(lang)];
  }

  /** Where help with claims is wanted, the button says when a claim would be right. @param {Picture} picture */
  #claim({ state, lang, settings }) {
    const { threefold, fifty, open } = state.claims;
    const right = open && settings.claims === "assist" && [threefold, fifty].some(({ onBoard, withMove }) => onBoard || withMove.length > 0);
    return button(ui("button.claim", lang), () => this.#commands.claim(), { "data-control": "claim", part: "button claim-button", class: right ? "timely" : "" });
  }

  /** @param {string} lang */
  #answers(lang) {
    const by = this.#color;
    return [
      button(ui("button.accept", lang), () => this.#commands.act({ act: "acceptDraw", by }), { "data-control": "accept", class: "fitting" }),
      button(ui("button.decline", lang), () => this.#commands.act({ act: "declineDraw", by }), { "data-control": "decline" }),
    ];
  }

  /** @param {string} lang */
  #resign(lang) {
    return button(ui("button.resign", lang), () => this.#ask(true), { "data-control": "resign" });
  }

  /** Resigning takes two steps: one slip must not end a game. @param {string} lang */
  #resignation(lang) {
    const by = this.#color;
    return [
      button(ui("button.play-on", lang), () => this.#ask(false), { "data-control": "play-on" }),
      button(ui(`button.resign.${by}`, lang), () => {
        this.#resigning = false;
        this.#commands.act({ act: "resign", by });
      }, { "data-control": "resign-sure", class: "grave" }),
    ];
  }

  /** @param {boolean} resigning */
  #ask(resigning) {
    this.#resigning = resigning;
    this.#commands.redraw();
  }
}

/** What has been counted against a player, where somebody counts. @param {Color} color @param {Picture} picture */
function penalties(color, { state, lang, settings }) {
  if (settings.supervision === "guided" && !state.illegalMoves[color] && !state.warnings[color]) return null;
  const [made, losing, warned] = [state.illegalMoves[color], state.illegalMovesToForfeit, state.warnings[color]];
  const count = losing === null ? made : `${made}/${losing}`;
  return h("span", { class: "quiet penalties" }, ui("station.illegal", lang, { count }), warned ? ` · ${ui("station.warnings", lang, { count: warned })}` : "");
}

/** @param {Color} color @param {NonNullable<Picture["state"]["result"]>} result */
function scoreOf(color, { score }) {
  const [white, black] = score === "void" ? ["–", "–"] : score.split("-");
  const own = color === "white" ? white : black;
  return own === "1/2" ? "½" : own;
}
