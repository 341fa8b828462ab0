// @ts-check
/** The moves that a ruling rests on when it says that a player could still be mated: on a small board, one after another. */
import { diagram, placementOf } from "../../board/index.js";
import { ui } from "../../i18n/index.js";
import { button, h } from "../dom.js";

/** @typedef {import("./table.js").Picture} Picture */
/** @typedef {import("./table.js").Ruling} Ruling */
/** A move with its number, and the position after it. @typedef {{ text: string, fen: string, squares: string[] }} Step */

/**
 * The position in which the ruling was given, and the moves from there to the mate. What does not replay is left out.
 * @param {Picture["game"]} game @param {number} acts how many acts had been done @param {readonly string[]} moves as UCI @returns {Step[]}
 */
export function stepsOf(game, acts, moves) {
  const then = game.rewind(acts);
  let position = then.position;
  then.free();
  const steps = [{ text: "", fen: position.fen(), squares: /** @type {string[]} */ ([]) }];
  for (const [index, uci] of moves.entries()) {
    try {
      const { san, from, to } = position.move(uci);
      const number = position.turn === "white" ? `${position.fullmoves}. ` : index === 0 ? `${position.fullmoves}… ` : "";
      position = position.play(uci);
      steps.push({ text: `${number}${san}`, fen: position.fen(), squares: [from, to] });
    } catch {
      break;
    }
  }
  return steps;
}

/**
 * Unfolds to a small board on which the moves are stepped through; null where the ruling quotes none.
 * @param {Ruling} ruling @param {Pick<Picture, "game" | "lang" | "orientation">} picture @param {number} acts how many acts had been done when it was given
 */
export function proof(ruling, { game, lang, orientation }, acts) {
  const { helpmate } = ruling;
  if (!Array.isArray(helpmate) || helpmate.length === 0) return null;
  const node = h("details", { class: "proof" }, h("summary", {}, ui("proof.show", lang)));
  // A long game is played over only for who wants to see it.
  node.addEventListener("toggle", () => {
    if (node.open && node.childElementCount === 1) node.append(viewer(stepsOf(game, acts, helpmate), lang, orientation));
  });
  return node;
}

/** @param {readonly Step[]} steps @param {string} lang @param {Picture["orientation"]} orientation */
function viewer(steps, lang, orientation) {
  let at = 0;
  const board = h("div", { class: "proof-board" });
  const said = h("p", { class: "reading", role: "status" });
  const go = (/** @type {number} */ to) => {
    at = Math.min(Math.max(to, 0), steps.length - 1);
    draw();
  };
  const back = button(ui("proof.back", lang), () => go(at - 1));
  const next = button(ui("proof.next", lang), () => go(at + 1), { class: "fitting" });
  const moves = steps.slice(1).map(({ text }, index) => h("li", {}, h("button", { type: "button", class: "plain", onclick: () => go(index + 1) }, text)));
  const draw = () => {
    const { fen, text } = steps[at];
    const last = at === steps.length - 1;
    const caption = at === 0 ? ui("proof.start", lang) : last ? ui("proof.mate", lang, { move: text }) : text;
    const picture = diagram(document, placementOf(fen), orientation);
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", ui("board.diagram", lang, { caption }));
    board.replaceChildren(picture);
    said.textContent = caption;
    // Both stay in the order of the keys, so that the focus is not lost at an end.
    back.setAttribute("aria-disabled", String(at === 0));
    next.setAttribute("aria-disabled", String(last));
    for (const [index, item] of moves.entries()) item.firstElementChild?.setAttribute("aria-current", String(index + 1 === at));
  };
  draw();
  return h("div", { class: "proof-steps" }, board, said, h("div", { class: "row-of" }, back, next), h("ol", { class: "proof-moves" }, ...moves));
}
