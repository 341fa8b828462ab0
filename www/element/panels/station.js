// @ts-check
/** One player's place at the board: name, whose move it is, and what this player may ask for. */
import { ui } from "../../i18n/index.js";
import { button, h, refill } from "../dom.js";

/** @typedef {import("./table.js").Color} Color */
/** @typedef {import("./table.js").Commands} Commands */
/** @typedef {import("./table.js").Picture} Picture */

export class Station {
  /** @type {Color} */
  #color = "white";
  #resigning = false;
  #commands;

  /** @param {Commands} commands */
  constructor(commands) {
    this.#commands = commands;
    this.node = h("div", { class: "station", part: "station", role: "group" });
  }

  /** @param {Color} color @param {Picture} picture */
  render(color, picture) {
    const { state, lang, playable, free } = picture;
    if (color !== this.#color || state.phase === "over") this.#resigning = false;
    this.#color = color;
    const toMove = state.turn === color && state.phase !== "over";
    this.node.lang = lang;
    this.node.dataset.color = color;
    this.node.classList.toggle("to-move", toMove);
    this.node.setAttribute("aria-label", ui(`station.${color}`, lang));
    const name = h("span", { class: "name" }, h("span", { class: "disc", "aria-hidden": "true" }), h("span", {}, ui(`side.${color}`, lang)));
    if (toMove) name.append(h("span", { class: "quiet" }, ui("station.to-move", lang)));
    const score = state.result ? h("span", { class: "result" }, scoreOf(color, state.result)) : null;
    const controls = playable && !free && state.phase !== "over" ? this.#controls(picture, toMove) : [];
    refill(this.node, name, score, ...controls);
  }

  /** @param {Picture} picture @param {boolean} toMove */
  #controls(picture, toMove) {
    if (this.#resigning) return this.#resignation(picture.lang);
    const { state, lang } = picture;
    const color = this.#color;
    if (state.drawOffer && state.drawOffer.by !== color) return [...this.#answers(lang), this.#resign(lang)];
    const controls = [];
    if (toMove) {
      const { adjusting } = picture;
      controls.push(button(ui("button.adjust", lang), () => this.#commands.adjust(!adjusting), {
        "aria-pressed": String(adjusting), "data-control": "adjust", part: "button adjust-button",
      }));
    }
    controls.push(button(ui("button.offer", lang), () => this.#commands.act({ act: "offerDraw", by: color }), {
      "data-control": "offer", part: "button offer-button", class: state.pending?.by === color ? "timely" : "",
    }));
    if (toMove) controls.push(button(ui("button.claim", lang), () => this.#commands.claim(), { "data-control": "claim", part: "button claim-button" }));
    return [...controls, this.#resign(lang)];
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

/** @param {Color} color @param {NonNullable<Picture["state"]["result"]>} result */
function scoreOf(color, { score }) {
  const [white, black] = score === "void" ? ["–", "–"] : score.split("-");
  const own = color === "white" ? white : black;
  return own === "1/2" ? "½" : own;
}
