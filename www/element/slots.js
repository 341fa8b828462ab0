// @ts-check
/** What a page puts on the board: annotations on single squares, and its own drawings of the pieces. */
import { LETTERS, placeOf } from "../board/index.js";
import { h } from "./dom.js";

/** @typedef {import("../board/types.js").Piece} Piece */

/** @param {Element} host @param {Piece} piece */
export const ownArtOf = (host, { color, role }) => host.querySelector(`:scope > [slot="piece-${color[0]}${LETTERS[role]}"]`);

/** Slots `square-a1` … `square-h8`; there are as many as have something in them. */
export class SquareSlots {
  #host;
  #watch;
  /** @type {import("../board/types.js").Orientation} */
  #orientation = "white";
  node = h("div", { class: "annotations" });

  /** @param {Element} host */
  constructor(host) {
    this.#host = host;
    this.#watch = new MutationObserver(() => this.#fit());
  }

  connect() {
    this.#watch.observe(this.#host, { childList: true, subtree: true, attributeFilter: ["slot"] });
    this.#fit();
  }

  disconnect() {
    this.#watch.disconnect();
  }

  #fit() {
    const wanted = new Set([...this.#host.children].map(({ slot }) => slot).filter((slot) => /^square-[a-h][1-8]$/.test(slot)));
    for (const slot of [...this.node.children]) if (!wanted.delete(slot.getAttribute("name") ?? "")) slot.remove();
    for (const name of wanted) this.node.append(h("slot", { name }));
    this.#place();
  }

  /** @param {import("../board/types.js").Orientation} orientation */
  turn(orientation) {
    if (orientation === this.#orientation) return;
    this.#orientation = orientation;
    this.#place();
  }

  #place() {
    for (const slot of /** @type {Iterable<HTMLSlotElement>} */ (this.node.children)) {
      const { column, row } = placeOf(slot.name.slice(-2), this.#orientation);
      slot.style.gridArea = `${row + 1} / ${column + 1}`;
    }
  }
}
