// @ts-check
/** The drawing: one picture for squares, marks, pieces and the hand. It shows what it is told and decides nothing. */
import { RANKS, FILES, centreOf, isDark, placeOf, squaresAsSeen } from "./geometry.js";
import { SIDE, drawMark } from "./mark-shapes.js";
import { drawPiece, pieceSymbols, svg } from "./pieces.js";

/** @typedef {import("./types.js").Coordinates} Coordinates */
/** @typedef {import("./types.js").Orientation} Orientation */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./marks.js").Mark} Mark */

/** @typedef {{ piece: Piece, node: SVGElement }} Drawn */
/**
 * x and y: where the piece's middle is, in squares. A new piece comes from no square.
 * @typedef {{ square: Square | null, piece?: Piece, x: number, y: number, scale: number, raise: number, ghost: boolean }} Hand
 */

/** The squares, in a group of their own. @param {Document} document @param {Orientation} orientation @param {Coordinates} coordinates */
function drawSquares(document, orientation, coordinates) {
  const group = svg(document, "g", { class: "squares" });
  for (const square of squaresAsSeen(orientation)) {
    const { column, row } = placeOf(square, orientation);
    const shade = isDark(square) ? "dark" : "light";
    group.append(svg(document, "rect", { x: column * SIDE, y: row * SIDE, width: SIDE, height: SIDE, class: shade, part: `square ${shade}` }));
    group.append(...drawCoordinates(document, square, coordinates, { column, row }));
  }
  return group;
}

/** @param {Document} document @param {Square} square @param {Coordinates} coordinates @param {{ column: number, row: number }} place */
function drawCoordinates(document, square, coordinates, { column, row }) {
  const shade = isDark(square) ? "coord on-dark" : "coord on-light";
  const text = (/** @type {string} */ content, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ anchor) => {
    const node = svg(document, "text", { x: column * SIDE + x, y: row * SIDE + y, "text-anchor": anchor, class: shade, part: "coord", "font-size": 20 });
    node.textContent = content;
    return node;
  };
  if (coordinates === "all") return [text(square, 5, 20, "start")];
  if (coordinates !== "inside") return [];
  return [...(column === 0 ? [text(square[1], 5, 21, "start")] : []), ...(row === 7 ? [text(square[0], 95, 94, "end")] : [])];
}

/**
 * A still picture of a position, for panels. Its root must hold a View, whose symbols it uses.
 * @param {Document} document @param {Map<Square, Piece>} placement @param {Orientation} orientation
 */
export function diagram(document, placement, orientation) {
  const picture = svg(document, "svg", { viewBox: `0 0 ${8 * SIDE} ${8 * SIDE}`, class: "diagram", part: "mini-board" });
  picture.append(drawSquares(document, orientation, "none"));
  for (const [square, piece] of placement) {
    const { column, row } = placeOf(square, orientation);
    const node = drawPiece(document, piece, SIDE);
    node.setAttribute("x", String(column * SIDE));
    node.setAttribute("y", String(row * SIDE));
    picture.append(node);
  }
  return picture;
}

/** A piece as a picture of its own, for trays. Its root must hold a View, whose symbols it uses. @param {Document} document @param {Piece} piece */
export function pieceNode(document, piece) {
  const node = svg(document, "svg", { viewBox: `0 0 ${SIDE} ${SIDE}`, class: "tray-piece", "aria-hidden": "true" });
  node.append(drawPiece(document, piece, SIDE));
  return node;
}

/** @param {Piece} one @param {Piece} other */
const same = (one, other) => one.color === other.color && one.role === other.role;

export class View {
  #document;
  #layers;
  /** @type {Map<Square, Drawn>} */
  #pieces = new Map();
  /** @type {Orientation} */
  #orientation = "white";
  #drawn = "";
  #symbols;
  #dress = "";
  #aimed = "";
  /** How far pieces stand from the middle of their squares, where they were let go so. @type {Map<Square, { x: number, y: number }>} */
  #askew = new Map();
  /** What is drawn in the hand. */
  #held = "";
  /** Where a piece was let go, so that its way begins there. @type {{ square: Square, x: number, y: number } | null} */
  #dropped = null;

  /** @param {Document} document */
  constructor(document) {
    this.#document = document;
    const layer = (/** @type {string} */ name) => svg(document, "g", { class: name });
    this.#layers = { squares: layer("squares"), under: layer("under"), pieces: layer("pieces"), over: layer("over") };
    // What follows the pointer is drawn in pictures of their own: a step moves them, and paints nothing anew.
    const moving = (/** @type {string} */ name) => svg(document, "svg", { viewBox: `0 0 ${SIDE} ${SIDE}`, class: `moving ${name}`, "aria-hidden": "true", focusable: "false" });
    this.hand = moving("hand");
    this.hand.setAttribute("part", "hand");
    this.aim = moving("aiming");
    this.node = svg(document, "svg", { viewBox: `0 0 ${8 * SIDE} ${8 * SIDE}`, class: "drawing", "aria-hidden": "true", focusable: "false" });
    this.#symbols = svg(document, "defs");
    this.node.append(this.#symbols, ...Object.values(this.#layers));
  }

  /**
   * Which drawings the pieces have; nothing is drawn anew but they.
   * @param {import("./types.js").PieceSet} set @param {Record<import("./types.js").Role, string>} letters @param {import("./pieces.js").OwnArt} [own]
   */
  dress(set, letters, own) {
    const dress = `${set} ${Object.values(letters).join("")}`;
    if (dress === this.#dress && set !== "slotted") return;
    this.#dress = dress;
    this.#symbols.replaceChildren(...pieceSymbols(this.#document, set, letters, own));
  }

  /**
   * @param {{ placement: Map<Square, Piece>, marks: readonly Mark[], orientation: Orientation, coordinates: Coordinates, upsideDown?: readonly import("./types.js").Color[] }} picture
   */
  render({ placement, marks, orientation, coordinates, upsideDown = [] }) {
    for (const picture of [this.node, this.hand]) {
      for (const color of /** @type {const} */ (["white", "black"])) picture.classList.toggle(`upside-down-${color}`, upsideDown.includes(color));
    }
    const ground = `${orientation} ${coordinates}`;
    const turned = ground !== this.#drawn;
    this.#orientation = orientation;
    if (turned) {
      const squares = drawSquares(this.#document, orientation, coordinates);
      this.#layers.squares.replaceWith(squares);
      this.#layers.squares = squares;
      this.#drawn = ground;
    }
    const drawn = marks.map((mark) => drawMark(this.#document, mark, orientation));
    const growing = [...this.#layers.over.querySelectorAll(".growing")];
    this.#layers.under.replaceChildren(...drawn.map(({ under }) => under));
    this.#layers.over.replaceChildren(...drawn.map(({ over }) => over), ...growing);
    this.#placePieces(placement, turned);
  }

  /** @param {Map<Square, Piece>} placement @param {boolean} turned */
  #placePieces(placement, turned) {
    this.node.classList.toggle("still", turned);
    const before = this.#pieces;
    /** @type {Map<Square, Drawn>} */
    const after = new Map();
    const spare = [...before].filter(([square, { piece }]) => !isThere(placement, square, piece));
    for (const [square, piece] of placement) {
      const stays = before.get(square);
      const drawn = stays && same(stays.piece, piece) ? stays : this.#takeNearest(spare, piece, square) ?? this.#newPiece(piece);
      after.set(square, drawn);
      this.#setDown(drawn.node, square, turned);
    }
    for (const [, { node }] of spare) node.remove();
    for (const square of this.#askew.keys()) if (!placement.has(square)) this.#askew.delete(square);
    this.#pieces = after;
    this.#dropped = null;
  }

  /** The drawn piece that has become this one: the nearest of its kind that is gone from its square.
   * @param {[Square, Drawn][]} spare @param {Piece} piece @param {Square} square */
  #takeNearest(spare, piece, square) {
    const to = centreOf(square, this.#orientation);
    const distance = (/** @type {Square} */ from) => {
      const { x, y } = centreOf(from, this.#orientation);
      return from === this.#dropped?.square ? -1 : Math.hypot(x - to.x, y - to.y);
    };
    const [nearest] = spare.filter(([, drawn]) => same(drawn.piece, piece)).sort(([one], [other]) => distance(one) - distance(other));
    if (!nearest) return null;
    spare.splice(spare.indexOf(nearest), 1);
    if (nearest[0] === this.#dropped?.square) this.#setAt(nearest[1].node, this.#dropped.x - 0.5, this.#dropped.y - 0.5);
    return nearest[1];
  }

  /** @param {Piece} piece @returns {Drawn} */
  #newPiece(piece) {
    const node = svg(this.#document, "g", { class: "at" });
    node.append(drawPiece(this.#document, piece, SIDE));
    this.#layers.pieces.append(node);
    return { piece, node };
  }

  /** @param {SVGElement} node @param {Square} square @param {boolean} turned */
  #setDown(node, square, turned) {
    if (!turned && this.#dropped?.square === square) this.#setAt(node, this.#dropped.x - 0.5, this.#dropped.y - 0.5);
    const { column, row } = placeOf(square, this.#orientation);
    const { x, y } = this.#askew.get(square) ?? MIDDLE;
    const goal = transform(column + x, row + y);
    if (node.style.transform === goal) return;
    if (node.style.transform && !turned) this.#layers.pieces.append(node); // a moving piece passes over the others
    node.getBoundingClientRect(); // so that the way begins where the piece is now
    node.style.transform = goal;
  }

  /** @param {SVGElement} node @param {number} x @param {number} y */
  #setAt(node, x, y) {
    node.classList.add("held");
    node.style.transform = transform(x, y);
    node.getBoundingClientRect();
    node.classList.remove("held");
  }

  /** Draws the piece that follows the pointer; its square keeps a ghost once it has left. @param {Hand | null} hand */
  carry(hand) {
    const drawn = hand?.square ? this.#pieces.get(hand.square) ?? null : null;
    const piece = hand?.piece ?? drawn?.piece ?? null;
    const held = hand && piece ? `${hand.square} ${piece.color} ${piece.role} ${hand.scale} ${hand.ghost}` : "";
    if (held !== this.#held) this.#pickUp(hand, drawn, piece);
    this.#held = held;
    if (hand) this.hand.style.transform = `translate(${(hand.x - 0.5) * 100}%, ${(hand.y - 0.5 - hand.raise) * 100}%) scale(${hand.scale})`;
  }

  /** @param {Hand | null} hand @param {Drawn | null} drawn @param {Piece | null} piece */
  #pickUp(hand, drawn, piece) {
    for (const { node } of this.#pieces.values()) {
      node.classList.remove("ghost", "gone");
      node.removeAttribute("part");
    }
    drawn?.node.classList.add(hand?.ghost ? "ghost" : "gone");
    if (hand?.ghost) drawn?.node.setAttribute("part", "ghost");
    this.hand.replaceChildren(...(piece ? [drawPiece(this.#document, piece, SIDE)] : []));
  }

  /** The mark on the square that the pointer is over. @param {Mark | null} mark */
  aimAt(mark) {
    const kind = mark?.kind ?? "";
    if (kind !== this.#aimed) this.aim.replaceChildren(...(mark ? Object.values(drawMark(this.#document, { ...mark, square: "a8" }, "white")) : []));
    this.#aimed = kind;
    if (!mark) return;
    const { column, row } = placeOf(mark.square, this.#orientation);
    this.aim.style.transform = `translate(${column * 100}%, ${row * 100}%)`;
  }

  /** The piece that has just been let go over this square will stand there as it was let go, at most this far from the middle. @param {Square} square @param {number} most */
  standAskew(square, most) {
    if (!this.#dropped) return;
    const { x, y } = centreOf(square, this.#orientation);
    const within = (/** @type {number} */ offset) => Math.min(Math.max(offset, -most), most);
    this.#askew.set(square, { x: within(this.#dropped.x - x), y: within(this.#dropped.y - y) });
  }

  /** The piece stands in the middle of its square. @param {Square} square */
  centre(square) {
    this.#askew.delete(square);
  }

  /** Every piece stands in the middle of its square. */
  straighten() {
    this.#askew.clear();
  }

  /** The way of a piece that was let go there begins at that point at the next render. @param {Square} square @param {number} x @param {number} y */
  letGo(square, x, y) {
    this.#dropped = { square, x, y };
  }

  /** A ring that fills while a press grows into a touch. @param {Square | null} square */
  growRing(square) {
    const old = this.#layers.over.querySelector(".growing");
    old?.remove();
    if (!square) return;
    const { column, row } = placeOf(square, this.#orientation);
    const ring = svg(this.#document, "circle", { cx: column * SIDE + 50, cy: row * SIDE + 50, r: 45, class: "growing", pathLength: 100 });
    this.#layers.over.append(ring);
  }
}

/** @param {Map<Square, Piece>} placement @param {Square} square @param {Piece} piece */
function isThere(placement, square, piece) {
  const there = placement.get(square);
  return there !== undefined && same(there, piece);
}

const MIDDLE = { x: 0, y: 0 };

/** @param {number} x @param {number} y in squares */
const transform = (x, y) => `translate(${x * SIDE}px, ${y * SIDE}px)`;

/** The letters and figures beside the board, as seen. @param {Orientation} orientation */
export function edgeLabels(orientation) {
  const forward = orientation === "white";
  return { files: forward ? [...FILES] : [...FILES].reverse(), ranks: forward ? [...RANKS].reverse() : [...RANKS] };
}
