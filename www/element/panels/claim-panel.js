// @ts-check
/**
 * Claiming a draw: shows what the claim would rest on (the occurrences of the position, the count of moves), takes the
 * intended move in writing (9.2.1.1), and leaves the claim to the player (9.5.1: it cannot be withdrawn).
 */
import { diagram, placementOf } from "../../board/index.js";
import { describe, ui } from "../../i18n/index.js";
import { button, h } from "../dom.js";
import { list, sentences } from "../words.js";
import { dialog, show } from "./dialog.js";
import { moveNumber } from "./score-sheet.js";

/** @typedef {import("./table.js").Commands} Commands */
/** @typedef {import("./table.js").Picture} Picture */
/** @typedef {"threefold" | "fifty"} Ground */

export class ClaimPanel {
  #commands;
  /** @type {Ground} */
  #ground = "threefold";

  /** @param {Commands} commands */
  constructor(commands) {
    this.#commands = commands;
    this.node = dialog("claim", () => commands.closed());
  }

  /** @param {Picture} picture */
  open(picture) {
    const { threefold, fifty } = picture.state.claims;
    this.#ground = fifty.onBoard && !threefold.onBoard ? "fifty" : "threefold";
    this.#fill(picture);
    show(this.node, picture);
  }

  close() {
    this.node.close();
  }

  /** @param {Picture} picture */
  #fill(picture) {
    const { lang, state } = picture;
    this.node.lang = lang;
    const field = h("input", {
      id: "claim-move", name: "move", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", lang: "en",
      "aria-describedby": "claim-move-hint", oninput: () => { reading.textContent = read(picture, field.value); },
    });
    const reading = h("p", { class: "reading", role: "status" });
    const evidence = h("div", { class: "evidence" }, ...this.#evidence(picture));
    const grounds = h("fieldset", {}, h("legend", {}, ui("claim.ground", lang)), ...["threefold", "fifty"].map((ground) =>
      h("label", { class: "choice" }, h("input", {
        type: "radio", name: "ground", value: ground, checked: ground === this.#ground,
        onchange: () => {
          this.#ground = /** @type {Ground} */ (ground);
          evidence.replaceChildren(...this.#evidence(picture));
        },
      }), ui(`claim.${ground}`, lang))));
    const closed = !state.claims.open;
    const confirm = button(ui("claim.confirm", lang), () => this.#confirm(picture, field.value), { class: "fitting", disabled: closed, "data-control": "confirm" });
    this.node.replaceChildren(
      h("h2", { id: "claim-title" }, ui("claim.title", lang)), grounds, evidence,
      h("label", { for: "claim-move" }, ui("claim.move", lang)), field,
      h("p", { id: "claim-move-hint", class: "quiet" }, ui("claim.move.hint", lang)), reading,
      h("p", { class: closed ? "warning" : "quiet" }, closed ? describe(state.claims, lang) : ui("claim.warning", lang)),
      h("div", { class: "actions" }, button(ui("button.close", lang), () => this.close(), { "data-control": "close" }), confirm),
    );
  }

  /** @param {Picture} picture @returns {HTMLElement[]} */
  #evidence(picture) {
    const { state, lang } = picture;
    if (this.#ground === "fifty") {
      return [h("p", {}, ui("claim.counter", lang, { count: Math.floor(state.claims.fifty.halfmoves / 2) }))];
    }
    const { occurrences, plies } = state.claims.threefold;
    return [
      h("p", {}, ui("claim.occurrences", lang, { count: occurrences })),
      h("ol", { class: "occurrences" }, ...plies.map((ply) => h("li", {}, occurrence(picture, ply)))),
      ...(occurrences < 3 ? nearMisses(picture) : []),
    ];
  }

  /** @param {Picture} picture @param {string} text */
  #confirm(picture, text) {
    const { game, lang } = picture;
    const before = game.rulings.length;
    const move = text.normalize("NFKC").trim();
    if (!this.#commands.act(move ? { act: "claimDraw", ground: this.#ground, move } : { act: "claimDraw", ground: this.#ground })) return;
    const rulings = game.rulings.slice(before).map(({ ruling }) => ruling);
    const { obligation, result } = game.state;
    this.node.replaceChildren(
      h("h2", { id: "claim-title" }, ui("claim.title", lang)),
      h("p", { class: "verdict", role: "status" }, sentences(rulings.map((ruling) => describe(ruling, lang)), lang)),
      h("p", { class: "quiet" }, result ? describe(result, lang) : obligation ? describe(obligation, lang) : ""),
      h("div", { class: "actions" }, button(ui("button.close", lang), () => this.close(), { "data-control": "close", autofocus: true })),
    );
    this.node.querySelector("button")?.focus();
  }
}

/** How the written text would be read; writing it makes no move. @param {Picture} picture @param {string} text */
export function read({ game, lang }, text) {
  if (text.trim() === "") return "";
  try {
    return ui("type.reads", lang, { san: game.position.move(text.normalize("NFKC").trim()).san });
  } catch {
    return ui("type.unread", lang);
  }
}

/**
 * Times when the pieces stood the same, but the position was another one: what differed (9.2.3).
 * @param {Picture} picture @returns {HTMLElement[]}
 */
function nearMisses({ game, state, lang }) {
  const { plies } = state.claims.threefold;
  const [pieces, turn, castling, passing] = state.fen.split(" ");
  const earlier = [{ ply: plies.length > 0 && game.moves().length > 0 ? game.moves()[0].ply - 1 : 0, fen: startFen(game), move: null }, ...game.moves().map((move) => ({ ply: move.ply, fen: move.fen, move }))];
  const items = earlier.flatMap(({ ply, fen, move }) => {
    const [then, whose, rights, square] = fen.split(" ");
    if (then !== pieces || plies.includes(ply) || fen === state.fen) return [];
    const when = move ? ui("claim.after", lang, { number: `${moveNumber(move)}${move.color === "white" ? "." : "…"}`, san: move.san }) : ui("claim.start", lang);
    const differences = [
      whose === turn ? "" : ui("claim.differs.turn", lang),
      rights === castling ? "" : ui("claim.differs.castling", lang, { then: rights, now: castling }),
      square === passing ? "" : ui("claim.differs.en-passant", lang, { then: square, now: passing }),
    ].filter(Boolean);
    return differences.length > 0 ? [h("li", {}, ui("claim.differs", lang, { when, differences: list(differences, lang) }))] : [];
  });
  return items.length > 0 ? [h("p", {}, ui("claim.near", lang)), h("ul", { class: "near-misses" }, ...items)] : [];
}

/** One appearance of the position: a small board, when it was, and the rights that make it the same (9.2.3). @param {Picture} picture @param {number} ply */
function occurrence({ game, state, lang, orientation }, ply) {
  const moves = game.moves();
  // The moves are counted from the first position; the latest appearance is the one on the board.
  const latest = moves.at(-1)?.ply ?? 0;
  const move = moves.find((one) => one.ply === ply);
  const fen = ply === latest ? state.fen : move?.fen ?? startFen(game);
  const [, , castling, enPassant] = fen.split(" ");
  const when = move ? ui("claim.after", lang, { number: `${moveNumber(move)}${move.color === "white" ? "." : "…"}`, san: move.san }) : ui("claim.start", lang);
  const caption = ply === latest ? `${ui("claim.now", lang)} · ${when}` : when;
  const picture = diagram(document, placementOf(fen), orientation);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", ui("board.diagram", lang, { caption }));
  const rights = castling === "-" ? ui("claim.castling.none", lang) : ui("claim.castling", lang, { rights: castling });
  const passing = enPassant === "-" ? ui("claim.en-passant.none", lang) : ui("claim.en-passant", lang, { square: enPassant });
  return h("figure", {}, picture, h("figcaption", {}, h("strong", {}, caption), h("span", {}, rights), h("span", {}, passing)));
}

/** @param {Picture["game"]} game */
const startFen = (game) => game.rewind(0).state.fen;
