// @ts-check
/** The arbiter's log: every ruling with its sentence and its article, by moves, the latest last. */
import { article, ui } from "../../i18n/index.js";
import { tellings } from "../discretion.js";
import { h, sentence } from "../dom.js";
import { moment } from "../timekeeper.js";
import { proof } from "./proof.js";

/** @typedef {import("./table.js").Picture} Picture */
/** @typedef {import("./table.js").Ruling} Ruling */
/** @typedef {import("../discretion.js").Telling} Telling */

/** Rulings by which a move has come to stand on the board. */
const MOVES = new Set(["move.made", "promotion.queen", "illegal.stands"]);

export class Log {
  /** How many rulings stand there already, in which language, of which game. */
  #drawn = { count: 0, lang: "", game: /** @type {object | null} */ (null) };
  #ply = 0;
  #commands;

  /** @param {import("./table.js").Commands} commands */
  constructor(commands) {
    this.#commands = commands;
    this.title = h("h2", { id: "log-title" });
    // Speech comes from the announcer; a live log would say everything twice.
    this.body = h("div", { class: "scroll", role: "log", "aria-live": "off", "aria-labelledby": "log-title", tabindex: "0" });
    this.node = h("section", { class: "panel log", part: "log" }, this.title, this.body);
  }

  /** @param {Picture} picture */
  render(picture) {
    const { game, lang } = picture;
    const { rulings } = game;
    const afresh = this.#drawn.lang !== lang || this.#drawn.game !== game || this.#drawn.count > rulings.length || this.#drawn.count === 0;
    if (afresh) {
      this.node.lang = lang;
      this.title.textContent = ui("log.title", lang);
      this.body.replaceChildren();
      this.#ply = 0;
      if (rulings.length === 0) this.body.append(h("p", { class: "quiet" }, ui("log.empty", lang)));
      else this.#heading(game, lang);
    }
    const from = afresh ? 0 : this.#drawn.count;
    for (const { act, ruling } of rulings.slice(from)) this.#add(ruling, act, picture);
    this.#drawn = { count: rulings.length, lang, game };
    if (rulings.length > from) this.body.scrollTop = this.body.scrollHeight;
  }

  /** @param {Ruling} ruling @param {number} act the number of its act @param {Picture} picture */
  #add(ruling, act, picture) {
    const { game, lang, laws, settings } = picture;
    for (const telling of tellings([ruling], settings.silent)) {
      const node = entry(telling, lang, laws, game.acts[act]?.at);
      const shown = proof(ruling, picture, act + 1);
      if (shown) node.append(shown);
      // Who looks at a decision is shown the squares that it speaks of.
      const point = (/** @type {readonly string[]} */ squares) => () => this.#commands.point(squares);
      for (const type of ["pointerenter", "focusin"]) node.addEventListener(type, point(squaresOf(telling)));
      for (const type of ["pointerleave", "focusout"]) node.addEventListener(type, point([]));
      this.body.append(node);
    }
    if (!MOVES.has(ruling.code)) return;
    this.#ply += 1;
    if (this.#ply < game.moves().length || !game.state.result) this.#heading(game, lang);
  }

  /** The heading of the turn that begins. @param {Picture["game"]} game @param {string} lang */
  #heading(game, lang) {
    const moves = game.moves();
    const first = moves[0];
    const fen = first ? null : game.state.fen.split(" ");
    const blackBegan = first ? first.color === "black" : fen?.[1] === "b";
    const start = first ? Number(first.fen.split(" ")[5]) - (blackBegan ? 1 : 0) : Number(fen?.[5]) || 1;
    const half = this.#ply + (blackBegan ? 1 : 0);
    const color = half % 2 === 0 ? "white" : "black";
    this.body.append(h("h3", {}, ui(`log.move.${color}`, lang, { number: start + Math.floor(half / 2) })));
  }
}

/** The squares of a decision, and those of the reason why a move is not legal. @param {Telling} telling @returns {string[]} */
function squaresOf({ code, squares = [], ruling }) {
  const why = code === ruling.code ? ruling.why : null;
  const more = typeof why === "object" && why !== null && "squares" in why && Array.isArray(why.squares) ? why.squares : [];
  return [...new Set([...squares, ...more])];
}

/** @param {Telling} telling @param {string} lang @param {string} laws @param {number} [at] in the time of the game */
function entry({ code, upheld, article: number, text }, lang, laws, at) {
  const node = h("div", { class: "entry", part: "log-entry", "data-code": code, "data-upheld": String(upheld) },
    h("p", {}, at === undefined ? null : h("time", { class: "quiet" }, moment(at)), ...sentence(text(lang))));
  const gist = number && article(number, laws, lang);
  if (gist && number) {
    node.append(h("details", { part: "log-article" },
      h("summary", {}, ui("log.article", lang, { number })),
      h("p", {}, h("strong", {}, gist.title), " ", gist.gist)));
  }
  return node;
}
