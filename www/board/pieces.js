// @ts-check
/**
 * The project's own piece set: one silhouette and one detail stroke for each kind on a common base, in a box of 48.
 * Flat and without shading, so that the board can be turned; colours come from the custom properties of the piece.
 */

const SVG = "http://www.w3.org/2000/svg";

const BASE = "M11 43v-3.2c0-1.5 1.1-2.6 2.6-2.8l.9-.1V34h19v2.9l.9.1c1.5.2 2.6 1.3 2.6 2.8V43z";

/** @type {Record<import("./types.js").Role, { outline: string, detail?: string }>} */
const SHAPES = {
  pawn: { outline: "M24 10.5a6 6 0 0 1 3.6 10.8c2.6 1 4.3 2.9 4.6 5.2h-4.1c.3 3 1.6 5.2 3.6 7.5H16.3c2-2.3 3.3-4.5 3.6-7.5h-4.1c.3-2.3 2-4.2 4.6-5.2A6 6 0 0 1 24 10.5z" },
  rook: { outline: "M13 9.5h5.2v3.8h3.7V9.5h4.2v3.8h3.7V9.5H35v8.3l-3.8 3.4.9 12.8H15.9l.9-12.8-3.8-3.4z", detail: "M16.8 21.2h14.4" },
  bishop: {
    outline: "M24 4.8a2.9 2.9 0 0 1 1.9 5.1c5 3.5 7.3 7.9 7.3 12 0 4.7-2.6 8.9-4.7 12.1h-9c-2.1-3.2-4.7-7.4-4.7-12.1 0-4.1 2.3-8.5 7.3-12A2.9 2.9 0 0 1 24 4.8z",
    detail: "M24 16.5v9M20 20.5h8M18.2 30h11.6",
  },
  knight: {
    outline: "M16.1 34c.3-7.2 6.7-9.6 7.3-15.4-2 2.3-4.6 3.1-6.7 4.9-1.3 1.1-2 2.9-3.6 3.2-2 .4-4.2-1.4-3.9-3.8.5-4 4.6-6.7 6.1-11.2l-.5-5.5 5.4 3.3C29.8 9.2 36 16.5 36 25c0 3.7-.7 6.4-1.6 9z",
    detail: "M19.4 15.2h.01M12.7 23.2h.01",
  },
  queen: {
    outline: "M9.9 12.3a2.3 2.3 0 0 1 1.9 3.7l4.3 6.7 1.7-11.5a2.3 2.3 0 1 1 2.3-.5L24 21l3.9-10.3a2.3 2.3 0 1 1 2.3.5l1.7 11.5 4.3-6.7a2.3 2.3 0 1 1 2.7.5L34.5 34h-21L9.1 16.5a2.3 2.3 0 0 1 .8-4.2z",
    detail: "M13.4 29.5h21.2",
  },
  king: {
    outline: "M22.6 4h2.8v3.2h3.2V10h-3.2v4.1c5.3-4.3 13.4-2.4 13.4 4.3 0 6.2-5.5 8.4-5.8 15.6H15c-.3-7.2-5.8-9.4-5.8-15.6 0-6.7 8.1-8.6 13.4-4.3V10h-3.2V7.2h3.2z",
    detail: "M24 16v12M15.3 29.5h17.4",
  },
};

/** @param {Document} document @param {string} name @param {Record<string, string | number>} [attributes] @returns {SVGElement} */
export function svg(document, name, attributes = {}) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return /** @type {SVGElement} */ (node);
}

/** @param {Document} document @param {string} d @param {Record<string, string | number>} paint */
const path = (document, d, paint) => svg(document, "path", { d, ...paint });

/** @typedef {import("./types.js").PieceSet} PieceSet */
/** A page's own drawing of a piece, by color and role. @typedef {(piece: import("./types.js").Piece) => Element | null} OwnArt */

/** @type {import("./types.js").Role[]} */
const ROLES = ["pawn", "knight", "bishop", "rook", "queen", "king"];
/** @type {import("./types.js").Color[]} */
const COLORS = ["white", "black"];

/** Filled forms for both sides: the hollow ones look black where the page is dark. */
const GLYPHS = { pawn: "\u265f", knight: "\u265e", bishop: "\u265d", rook: "\u265c", queen: "\u265b", king: "\u265a" };
/** Keeps a text character from being shown as a coloured picture. */
const AS_TEXT = "\ufe0e";

const LINES = { "stroke-linejoin": "round", "stroke-linecap": "round" };

/** @typedef {(document: Document, piece: import("./types.js").Piece, letters: Record<import("./types.js").Role, string>) => SVGElement[]} Drawing */
/** @type {Record<Exclude<PieceSet, "slotted">, Drawing>} */
const SETS = {
  plain(document, { role }) {
    const { outline, detail } = SHAPES[role];
    const silhouette = BASE + outline;
    const details = detail ? [path(document, detail, { fill: "none", stroke: "var(--_detail)", "stroke-width": role === "knight" ? 2.6 : 1.8, ...LINES })] : [];
    return [
      path(document, silhouette, { fill: "none", stroke: "var(--_halo, none)", "stroke-width": 3.6, "stroke-opacity": 0.75, ...LINES }),
      path(document, silhouette, { fill: "var(--_fill)", stroke: "var(--_stroke)", "stroke-width": 1.8, ...LINES }),
      ...details,
    ];
  },
  letters(document, { role }, letters) {
    const disc = { cx: 24, cy: 24, r: 18.5 };
    return [
      svg(document, "circle", { ...disc, fill: "none", stroke: "var(--_halo, none)", "stroke-width": 4.4 }),
      svg(document, "circle", { ...disc, fill: "var(--_fill)", stroke: "var(--_stroke)", "stroke-width": 1.8 }),
      text(document, letters[role], 33, { "font-size": 25, "font-weight": 700, fill: "var(--_detail)" }),
    ];
  },
  unicode(document, { role }) {
    const sign = GLYPHS[role] + AS_TEXT;
    return [
      text(document, sign, 40, { "font-size": 44, fill: "none", stroke: "var(--_halo, none)", "stroke-width": 4, ...LINES }),
      text(document, sign, 40, { "font-size": 44, fill: "var(--_fill)", stroke: "var(--_stroke)", "stroke-width": 1.4, ...LINES }),
    ];
  },
};

/** @param {Document} document @param {string} content @param {number} y @param {Record<string, string | number>} paint */
function text(document, content, y, paint) {
  const node = svg(document, "text", { x: 24, y, "text-anchor": "middle", "font-family": "system-ui, sans-serif", ...paint });
  node.textContent = content;
  return node;
}

/** @param {import("./types.js").Piece} piece */
const symbolOf = ({ color, role }) => `piece-${color}-${role}`;

/** Another's drawing as it is given: a drawn one is copied, a picture is shown. @param {Document} document @param {Element} art @returns {SVGElement} */
function ownArt(document, art) {
  const box = { x: 0, y: 0, width: 48, height: 48 };
  if (art.localName === "img") return svg(document, "image", { href: art.getAttribute("src") ?? "", ...box });
  const copy = /** @type {SVGElement} */ (art.cloneNode(true));
  copy.removeAttribute("slot");
  for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value));
  return copy;
}

/**
 * One symbol for each piece; `use` them within the same root. Where a page's own drawing is wanting, ours stands in.
 * @param {Document} document @param {PieceSet} set @param {Record<import("./types.js").Role, string>} letters @param {OwnArt} [own]
 * @returns {SVGElement[]}
 */
export function pieceSymbols(document, set, letters, own = () => null) {
  return COLORS.flatMap((color) => ROLES.map((role) => {
    const piece = { color, role };
    const symbol = svg(document, "symbol", { id: symbolOf(piece), viewBox: "0 0 48 48", overflow: "visible" });
    const art = set === "slotted" ? own(piece) : null;
    symbol.append(...(art ? [ownArt(document, art)] : SETS[set === "slotted" ? "plain" : set](document, piece, letters)));
    return symbol;
  }));
}

/**
 * A drawn piece, one square wide, with its upper left corner at the origin.
 * @param {Document} document @param {import("./types.js").Piece} piece @param {number} side
 */
export function drawPiece(document, piece, side) {
  const { color, role } = piece;
  const letter = color === "white" ? "w" : "b";
  return svg(document, "use", {
    href: `#${symbolOf(piece)}`, width: side, height: side, class: `piece ${color}`, part: `piece piece-${letter} piece-${role}`,
  });
}
