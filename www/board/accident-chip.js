// @ts-check
/** "Accidental?": for a short while a touch can be called accidental contact (4.2.2), until the piece leaves its square. */
import { centreOf } from "./geometry.js";

/** @typedef {import("./types.js").Square} Square */

export class AccidentChip {
  /** @type {Square | null} */
  #square = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Document} document @param {(square: Square) => void} use */
  constructor(document, use) {
    this.node = document.createElement("button");
    this.node.type = "button";
    this.node.className = "chip";
    this.node.setAttribute("part", "chip");
    this.node.hidden = true;
    // The board is one tab stop; from the keyboard the chip is the key U or Backspace.
    this.node.tabIndex = -1;
    this.node.addEventListener("pointerdown", (event) => event.stopPropagation());
    this.node.addEventListener("click", () => {
      if (this.#square) use(this.#square);
    });
  }

  /** The piece whose touch can still be called accidental. */
  get square() {
    return this.#square;
  }

  /** @param {Square} square @param {number} ms */
  show(square, ms) {
    clearTimeout(this.#timer);
    this.#square = square;
    this.#timer = Number.isFinite(ms) ? setTimeout(() => this.hide(), ms) : undefined;
  }

  hide() {
    clearTimeout(this.#timer);
    this.#square = null;
    this.node.hidden = true;
  }

  /**
   * The chip lies behind its piece, where no move goes; on the outermost ranks in front of it, to stay on the board.
   * @param {import("./types.js").BoardWords} words @param {import("./types.js").Orientation} orientation @param {import("./types.js").Color} color
   */
  render(words, orientation, color) {
    this.node.hidden = this.#square === null;
    if (this.#square === null) return;
    const { x, y } = centreOf(this.#square, orientation);
    this.node.textContent = words.accident;
    this.node.lang = words.lang;
    const below = y < 1 || (y < 7 && color === orientation);
    this.node.classList.toggle("below", below);
    // Near an edge the chip grows inwards.
    this.node.classList.toggle("at-start", x < 1.5);
    this.node.classList.toggle("at-end", x > 6.5);
    this.node.style.setProperty("--_x", String(x));
    this.node.style.setProperty("--_y", String(below ? y + 0.5 : y - 0.5));
  }
}
