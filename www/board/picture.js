// @ts-check
/** A position as a picture in one file: nothing outside is asked for, and its colours are written out. */
import { isDark, placeOf, squaresAsSeen } from "./geometry.js";
import { drawPiece, pieceSymbols, svg } from "./pieces.js";
import { edgeLabels } from "./view.js";

const SIDE = 48;
const MARGIN = 16;

/** @type {Record<import("./types.js").Color, Record<string, string>>} */
const PAINT = {
  white: { "--_fill": "#fff", "--_stroke": "#1b242b", "--_detail": "#1b242b", "--_halo": "none" },
  black: { "--_fill": "#262e35", "--_stroke": "#11161a", "--_detail": "#f2f5f7", "--_halo": "#f2f5f7" },
};

/** The value of each custom property in place of its name; a picture by itself has no style sheet. @param {Element} node @param {Record<string, string>} paint */
function written(node, paint) {
  for (const one of [node, ...node.querySelectorAll("*")]) {
    for (const name of ["fill", "stroke"]) {
      const property = /var\((--_\w+)/.exec(one.getAttribute(name) ?? "")?.[1];
      if (property) one.setAttribute(name, paint[property]);
    }
  }
}

/**
 * @param {Document} document @param {Map<string, import("./types.js").Piece>} placement
 * @param {{ orientation: import("./types.js").Orientation, pieces: import("./types.js").PieceSet, letters: Record<import("./types.js").Role, string>, title: string }} manner
 * @returns {string} SVG text
 */
export function picture(document, placement, { orientation, pieces, letters, title }) {
  const size = 8 * SIDE + MARGIN;
  const node = svg(document, "svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `${-MARGIN} 0 ${size} ${size}`, width: size, height: size, role: "img" });
  const name = svg(document, "title");
  name.textContent = title;
  const symbols = svg(document, "defs");
  symbols.append(...pieceSymbols(document, pieces === "slotted" ? "plain" : pieces, letters));
  for (const symbol of symbols.children) written(symbol, PAINT[symbol.id.includes("white") ? "white" : "black"]);
  node.append(name, symbols);
  for (const square of squaresAsSeen(orientation)) {
    const { column, row } = placeOf(square, orientation);
    node.append(svg(document, "rect", { x: column * SIDE, y: row * SIDE, width: SIDE, height: SIDE, fill: isDark(square) ? "#7c96a8" : "#e8edf1" }));
  }
  node.append(svg(document, "rect", { x: 0, y: 0, width: 8 * SIDE, height: 8 * SIDE, fill: "none", stroke: "#5b6b77" }), ...labels(document, orientation));
  for (const [square, piece] of placement) {
    const { column, row } = placeOf(square, orientation);
    const drawn = drawPiece(document, piece, SIDE);
    for (const attribute of ["class", "part"]) drawn.removeAttribute(attribute);
    drawn.setAttribute("x", String(column * SIDE));
    drawn.setAttribute("y", String(row * SIDE));
    node.append(drawn);
  }
  return new XMLSerializer().serializeToString(node);
}

/** @param {Document} document @param {import("./types.js").Orientation} orientation */
function labels(document, orientation) {
  const { files, ranks } = edgeLabels(orientation);
  const label = (/** @type {string} */ content, /** @type {number} */ x, /** @type {number} */ y) => {
    const node = svg(document, "text", { x, y, "text-anchor": "middle", "font-size": 11, "font-family": "system-ui, sans-serif", fill: "#33424d" });
    node.textContent = content;
    return node;
  };
  return [...files.map((file, index) => label(file, (index + 0.5) * SIDE, 8 * SIDE + 12)), ...ranks.map((rank, index) => label(rank, -8, (index + 0.5) * SIDE + 4))];
}
