// @ts-check
/**
 * The box of pieces beside a promotion square. It is not modal and chooses nothing by itself: closed without a choice,
 * the pawn stays where it is. Its root must hold a View, whose symbols it uses. Choosing puts the piece on the square, which is final (4.4.4).
 */
import { centreOf } from "./geometry.js";
import { drawPiece, svg } from "./pieces.js";

/** @typedef {import("./types.js").BoardWords} BoardWords */
/** @typedef {import("./types.js").Color} Color */
/** @typedef {import("./types.js").PromotionRole} PromotionRole */

/** A tap that still belongs to the move must not choose. */
const DEAD_MS = 250;

/** @type {Record<string, PromotionRole>} */
const LETTERS = { q: "queen", r: "rook", b: "bishop", n: "knight" };
/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export class PromotionBox {
  #document;
  #choose;
  #close;
  #opened = 0;
  /** @type {PromotionRole[]} */
  #roles = [];
  #shown = "";

  /** @param {Document} document @param {{ choose: (role: PromotionRole) => void, close: () => void }} reports */
  constructor(document, { choose, close }) {
    this.#document = document;
    this.#choose = choose;
    this.#close = close;
    this.node = document.createElement("div");
    this.node.className = "box";
    this.node.hidden = true;
    this.node.setAttribute("part", "box");
    this.node.setAttribute("role", "listbox");
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.node.addEventListener("click", ({ target, timeStamp }) => {
      const index = this.#options.findIndex((option) => target instanceof Node && option.contains(target));
      if (index >= 0 && timeStamp - this.#opened >= DEAD_MS) this.#choose(this.#roles[index]);
    });
  }

  get isOpen() {
    return !this.node.hidden;
  }

  get #options() {
    return /** @type {HTMLElement[]} */ ([...this.node.children]);
  }

  /**
   * @param {{ square: string, color: Color, roles: readonly PromotionRole[], orientation: import("./types.js").Orientation, words: BoardWords }} choice
   */
  open({ square, color, roles, orientation, words }) {
    const fresh = this.node.hidden;
    const shown = [square, color, ...roles, orientation, words.lang].join(" ");
    // Drawn anew without need it would lose the focus.
    if (!fresh && shown === this.#shown) return;
    this.#shown = shown;
    this.#roles = [...roles];
    this.node.lang = words.lang;
    this.node.setAttribute("aria-label", words.promotion(square));
    this.node.replaceChildren(...roles.map((role) => this.#option({ color, role }, words)));
    const { x, y } = centreOf(square, orientation);
    // Beside the square, towards the middle of the board, so that the finger does not cover it.
    this.node.classList.toggle("to-left", x > 4);
    this.node.classList.toggle("upwards", y > 4);
    this.node.style.setProperty("--_x", String(x > 4 ? x - 0.5 : x + 0.5));
    this.node.style.setProperty("--_y", String(y > 4 ? y + 0.5 : y - 0.5));
    this.node.hidden = false;
    if (fresh) this.#opened = this.#document.defaultView?.performance.now() ?? 0;
  }

  /** @param {import("./types.js").Piece} piece @param {BoardWords} words */
  #option(piece, words) {
    const option = this.#document.createElement("div");
    option.className = "box-piece";
    option.tabIndex = this.#roles[0] === piece.role ? 0 : -1;
    option.setAttribute("part", "box-piece");
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    option.setAttribute("aria-label", words.piece(piece));
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
    if (Object.hasOwn(STEPS, key)) this.#options[(index + STEPS[key] + this.#roles.length) % this.#roles.length].focus();
    else if (key === "Escape") this.#close();
    else if ((key === "Enter" || key === " ") && index >= 0 && !repeat) this.#choose(this.#roles[index]);
    else if (this.#roles.includes(LETTERS[key.toLowerCase()]) && !repeat) this.#choose(LETTERS[key.toLowerCase()]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
