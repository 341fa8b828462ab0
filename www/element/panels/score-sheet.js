// @ts-check
/** The score sheet: the moves that were made, in pairs, the latest one marked. */
import { ui } from "../../i18n/index.js";
import { asWritten } from "../discretion.js";
import { h, refill } from "../dom.js";

/** @typedef {import("./table.js").Picture} Picture */
/** @typedef {ReturnType<import("./table.js").Game["moves"]>[number]} Played */

export class ScoreSheet {
  #drawn = "";

  constructor() {
    this.title = h("h2", { id: "score-title" });
    this.body = h("div", { class: "scroll", tabindex: "0", role: "region", "aria-labelledby": "score-title" });
    this.node = h("section", { class: "panel score", part: "score" }, this.title, this.body);
  }

  /** @param {Picture} picture */
  render({ game, state, lang, settings }) {
    const made = game.moves();
    const moves = settings.silent ? made.map((move, index) => ({ ...move, san: asWritten(move, made[index - 1]?.fen ?? game.options.fen) })) : made;
    const offers = offersIn(game);
    const key = `${[...offers].join(",")} ${lang} ${state.result?.score ?? ""} ${moves.map(({ uci, san }) => uci + san).join(" ")} ${game.acts.length === 0}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.node.lang = lang;
    this.title.textContent = ui("score.title", lang);
    if (moves.length === 0) return this.body.replaceChildren(h("p", { class: "quiet" }, ui("score.empty", lang)));
    refill(this.body, table(moves, offers, lang), state.result ? h("p", { class: "final", part: "score-move" }, state.result.score.replaceAll("1/2", "½")) : null);
    this.body.scrollTop = this.body.scrollHeight;
  }
}

/** After how many moves a draw was offered: the sheet has "(=)" beside the latest one (Appendix C.12). @param {import("./table.js").Game} game */
function offersIn(game) {
  const offers = new Set();
  let made = 0;
  for (const { ruling } of game.rulings) {
    if (ruling.code === "move.made") made += 1;
    if (ruling.code === "offer.made") offers.add(made);
  }
  return offers;
}

/** @param {readonly Played[]} moves @param {ReadonlySet<number>} offers @param {string} lang */
function table(moves, offers, lang) {
  const latest = moves.at(-1);
  const body = h("tbody");
  for (const { number, white, black } of pairs(moves)) {
    const cell = (/** @type {Played | null} */ move, /** @type {string} */ absent) =>
      h("td", { part: "score-move", "aria-current": move && move === latest ? "true" : null }, move ? sheetEntry(move, offers.has(moves.indexOf(move) + 1)) : absent);
    body.append(h("tr", {}, h("th", { scope: "row" }, `${number}.`), cell(white, "…"), cell(black, "")));
  }
  const head = ["score.number", "side.white", "side.black"].map((key) => h("th", { scope: "col" }, ui(key, lang)));
  return h("table", {}, h("thead", {}, h("tr", {}, ...head)), body);
}

/** @param {Played} move @param {boolean} offered */
const sheetEntry = ({ san }, offered) => (offered ? `${san} (=)` : san);

/** The number of the move, from the position after it. @param {Played} move */
export function moveNumber({ color, fen }) {
  const fullmoves = Number(fen.split(" ")[5]) || 1;
  return color === "black" ? fullmoves - 1 : fullmoves;
}

/** @param {readonly Played[]} moves */
function pairs(moves) {
  /** @type {{ number: number, white: Played | null, black: Played | null }[]} */
  const rows = [];
  for (const move of moves) {
    const last = rows.at(-1);
    if (move.color === "black" && last && !last.black) last.black = move;
    else rows.push({ number: moveNumber(move), white: move.color === "white" ? move : null, black: move.color === "black" ? move : null });
  }
  return rows;
}
