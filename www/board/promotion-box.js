// @ts-check
/**
 * The box of pieces beside a promotion square. It is not modal and chooses nothing by itself: closed without a choice,
 * the pawn stays where it is. Choosing puts the piece on the square, which is final (4.4.4).
 */
import { centreOf } from "./geometry.js";
import { PieceBox } from "./piece-box.js";

/** A tap that still belongs to the move must not choose. */
const DEAD_MS = 250;

export class PromotionBox extends PieceBox {
  #document;
  #opened = 0;

  /** @param {Document} document @param {import("./piece-box.js").BoxReports} reports */
  constructor(document, reports) {
    super(document, reports);
    this.#document = document;
    this.node.classList.add("beside");
  }

  /** From when on a tap is meant for the box. */
  get readyAt() {
    return this.#opened + DEAD_MS;
  }

  /**
   * @param {Omit<import("./piece-box.js").Contents, "label"> & { square: string, orientation: import("./types.js").Orientation }} choice
   */
  open({ square, orientation, words, ...contents }) {
    const fresh = !this.isOpen;
    const { x, y } = centreOf(square, orientation);
    // Beside the square, towards the middle of the board, so that the finger does not cover it.
    this.node.classList.toggle("to-left", x > 4);
    this.node.classList.toggle("upwards", y > 4);
    this.node.style.setProperty("--_x", String(x > 4 ? x - 0.5 : x + 0.5));
    this.node.style.setProperty("--_y", String(y > 4 ? y + 0.5 : y - 0.5));
    this.fill({ ...contents, words, label: words.promotion(square) });
    if (fresh) this.#opened = this.#document.defaultView?.performance.now() ?? 0;
  }
}
