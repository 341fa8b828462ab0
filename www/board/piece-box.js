// @ts-check
/**
 * A box of new pieces: a list of one tab stop. A piece can be dragged out of it, or chosen. Its root must hold a View, whose
 * symbols it uses.
 */
import { drawPiece, svg } from "./pieces.js";
import { ROLES } from "./placement.js";

/** @typedef {import("./types.js").BoardWords} BoardWords */
/** @typedef {import("./types.js").Color} Color */
/** @typedef {import("./types.js").PromotionRole} PromotionRole */

/**
 * @typedef {object} BoxReports
 * @property {(event: PointerEvent, role: PromotionRole) => void} take  a pointer is on this piece
 * @property {(role: PromotionRole) => void} choose  by a key, or by assistive technology
 * @property {(event: MouseEvent) => boolean} explains  a pointer that has been told of is behind this click
 * @property {() => void} close  by Escape
 */
/** @typedef {{ color: Color, roles: readonly PromotionRole[], words: BoardWords, label: string, away: PromotionRole | null }} Contents  away: the piece in the hand */

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export class PieceBox {
  #document;
  #reports;
  /** @type {PromotionRole[]} */
  #roles = [];
  #shown = "";

  /** @param {Document} document @param {BoxReports} reports */
  constructor(document, reports) {
    this.#document = document;
    this.#reports = reports;
    this.node = document.createElement("div");
    this.node.className = "box";
    this.node.hidden = true;
    this.node.setAttribute("part", "box");
    this.node.setAttribute("role", "listbox");
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.node.addEventListener("pointerdown", (event) => {
      const role = this.#roleOf(event.target);
      if (role) reports.take(event, role);
    });
    this.node.addEventListener("click", (event) => {
      const role = this.#roleOf(event.target);
      if (role && !reports.explains(event)) reports.choose(role);
    });
  }

  get isOpen() {
    return !this.node.hidden;
  }

  get #options() {
    return /** @type {HTMLElement[]} */ ([...this.node.children]);
  }

  /** @param {EventTarget | null} target @returns {PromotionRole | undefined} */
  #roleOf(target) {
    return this.#roles[this.#options.findIndex((option) => target instanceof Node && option.contains(target))];
  }

  /** @param {Contents} contents */
  fill({ color, roles, words, label, away }) {
    const shown = [label, color, ...roles, words.lang].join(" ");
    // Drawn anew without need it would lose the focus.
    if (this.node.hidden || shown !== this.#shown) {
      this.#roles = [...roles];
      this.node.lang = words.lang;
      this.node.setAttribute("aria-label", label);
      this.node.replaceChildren(...roles.map((role) => this.#option({ color, role }, words)));
    }
    this.#shown = shown;
    this.node.hidden = false;
    this.lend(away);
  }

  /** The place of a piece that is in the hand is empty. @param {PromotionRole | null} away */
  lend(away) {
    for (const [index, option] of this.#options.entries()) {
      option.classList.toggle("away", this.#roles[index] === away);
      option.setAttribute("aria-selected", String(this.#roles[index] === away));
    }
  }

  /** @param {{ color: Color, role: PromotionRole }} piece @param {BoardWords} words */
  #option(piece, words) {
    const option = this.#document.createElement("div");
    option.className = "box-piece";
    option.tabIndex = this.#roles[0] === piece.role ? 0 : -1;
    option.setAttribute("part", "box-piece");
    option.setAttribute("role", "option");
    option.setAttribute("aria-label", words.piece(piece));
    option.dataset.control = `new-${piece.role}`;
    const picture = svg(this.#document, "svg", { viewBox: "0 0 100 100", "aria-hidden": "true" });
    picture.append(drawPiece(this.#document, piece, 100));
    option.append(picture);
    return option;
  }

  focus() {
    this.#options[0]?.focus({ preventScroll: true });
  }

  close() {
    this.node.hidden = true;
    this.node.replaceChildren();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, repeat, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const index = this.#options.findIndex((option) => option.matches(":focus"));
    const named = this.#roles.find((role) => role === ROLES[key.toLowerCase()]);
    if (Object.hasOwn(STEPS, key)) this.#options[(index + STEPS[key] + this.#roles.length) % this.#roles.length].focus();
    else if (key === "Escape") this.#reports.close();
    else if ((key === "Enter" || key === " ") && index >= 0) repeat || this.#reports.choose(this.#roles[index]);
    else if (named && !repeat) this.#reports.choose(named);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
