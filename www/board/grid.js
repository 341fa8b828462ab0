// @ts-check
/**
 * The board for hands and ears: a real grid of 64 transparent cells over the drawing. It carries names, focus and
 * hit-testing. Focus lies on the cell itself: a screen reader then changes to its focus mode by itself.
 */
import { FILES, RANKS, squaresAsSeen } from "./geometry.js";
import { edgeLabels } from "./view.js";

/** @typedef {import("./types.js").BoardWords} BoardWords */
/** @typedef {import("./types.js").Orientation} Orientation */
/** @typedef {import("./types.js").Square} Square */

/** @typedef {{ name: string, selected: boolean, pannable: boolean }} CellFacts */

export class Grid {
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {HTMLElement[]} */
  #files = [];
  /** @type {HTMLElement[]} */
  #ranks = [];
  /** @type {Square[]} */
  #squares = squaresAsSeen("white");
  /** @type {Square} */
  #current = "e1";
  #interactive = true;
  #corner;

  /** @param {Document} document */
  constructor(document) {
    const make = (/** @type {string} */ role, /** @type {string} */ className) => {
      const node = document.createElement("div");
      node.setAttribute("role", role);
      if (className) node.className = className;
      return node;
    };
    this.node = make("grid", "grid");
    const header = make("row", "row head");
    // The corner above the ranks: a row of headers begins with it, so that columns meet their cells.
    this.#corner = header.appendChild(make("columnheader", "header"));
    for (const file of FILES) this.#files.push(header.appendChild(label(make("columnheader", "header"), file)));
    this.node.append(header);
    for (const rank of RANKS) {
      const row = make("row", "row");
      this.#ranks.push(row.appendChild(label(make("rowheader", "header"), rank)));
      for (const _file of FILES) this.#cells.push(row.appendChild(make("gridcell", "cell")));
      this.node.append(row);
    }
    this.node.addEventListener("focusin", ({ target }) => {
      const square = this.squareOf(target);
      if (!square) return;
      this.#setCurrent(square);
      this.cell(square).setAttribute("part", "focus");
    });
    this.node.addEventListener("focusout", ({ target }) => /** @type {Element} */ (target).removeAttribute("part"));
    // A frame around a square that was only clicked says nothing; from the keyboard it says where one is.
    this.node.addEventListener("pointerdown", () => this.node.classList.add("by-pointer"), { capture: true });
    this.node.addEventListener("keydown", () => this.node.classList.remove("by-pointer"), { capture: true });
    this.node.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.node.contains(relatedTarget))) this.node.classList.remove("by-pointer");
    });
  }

  /** The square whose cell has the tab stop. */
  get current() {
    return this.#current;
  }

  /** @param {EventTarget | null} target @returns {Square | null} */
  squareOf(target) {
    const index = this.#cells.indexOf(/** @type {HTMLElement} */ (target));
    return index < 0 ? null : this.#squares[index];
  }

  /** @param {Square} square */
  cell(square) {
    return this.#cells[this.#squares.indexOf(square)];
  }

  /** @param {Square} square */
  #setCurrent(square) {
    this.#current = square;
    for (const [index, cell] of this.#cells.entries()) {
      set(cell, "tabindex", this.#interactive ? (this.#squares[index] === square ? "0" : "-1") : null);
    }
  }

  /** Where Tab enters the grid. @param {Square} square */
  point(square) {
    this.#setCurrent(square);
  }

  /** @param {Square} square @param {FocusOptions} [options] */
  focus(square, options) {
    this.#setCurrent(square);
    this.cell(square).focus(options);
  }

  /** Is the focus inside? */
  get hasFocus() {
    const root = /** @type {Document | ShadowRoot} */ (this.node.getRootNode());
    return "activeElement" in root && this.node.contains(root.activeElement);
  }

  /**
   * @param {{ orientation: Orientation, interactive: boolean, words: BoardWords, facts: (square: Square) => CellFacts }} picture
   */
  render({ orientation, interactive, words, facts }) {
    const focused = this.hasFocus ? this.#current : null;
    this.#squares = squaresAsSeen(orientation);
    this.#interactive = interactive;
    this.node.setAttribute("role", interactive ? "grid" : "table");
    this.node.setAttribute("aria-label", words.board(orientation));
    label(this.#corner, words.corner);
    const { files, ranks } = edgeLabels(orientation);
    this.#files.forEach((header, index) => label(header, files[index], words.file(files[index])));
    this.#ranks.forEach((header, index) => label(header, ranks[index], words.rank(ranks[index])));
    for (const [index, cell] of this.#cells.entries()) {
      const { name, selected, pannable } = facts(this.#squares[index]);
      set(cell, "role", interactive ? "gridcell" : "cell");
      set(cell, "aria-label", name);
      set(cell, "data-square", this.#squares[index]);
      cell.classList.toggle("grip", !pannable);
      set(cell, "aria-selected", interactive && selected ? "true" : null);
    }
    this.#setCurrent(this.#current);
    if (focused && !this.cell(focused).matches(":focus")) this.focus(focused, { preventScroll: true });
  }
}

/** Writes an attribute only when it is another one; null takes it away. @param {HTMLElement} node @param {string} name @param {string | null} value */
function set(node, name, value) {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** @param {HTMLElement} node @param {string} text @param {string} [name] */
function label(node, text, name = text) {
  if (node.textContent !== text) node.textContent = text;
  set(node, "aria-label", name);
  return node;
}
