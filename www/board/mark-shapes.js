// @ts-check
/**
 * The drawn form of each mark, in a box of 100 to the square. Every line has a light and a dark part, so that it shows
 * on both colours of square; each kind of mark has a shape of its own.
 */
import { centreOf } from "./geometry.js";
import { svg } from "./pieces.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./types.js").Orientation} Orientation */

export const SIDE = 100;

/** @param {Document} document @param {string} name @param {Record<string, string | number>} attributes @param {number} width @returns {SVGElement[]} */
const twoTone = (document, name, attributes, width) => [
  svg(document, name, { ...attributes, class: "halo", "stroke-width": width + 4 }),
  svg(document, name, { ...attributes, class: "core", "stroke-width": width }),
];

/** @param {Document} document @param {string} d @param {number} width */
const line = (document, d, width) => twoTone(document, "path", { d }, width);

/** @param {Document} document @param {number} r @param {number} width @param {Record<string, string | number>} [more] */
const circle = (document, r, width, more = {}) => twoTone(document, "circle", { cx: 50, cy: 50, r, ...more }, width);

/** @param {number} inset */
const square = (inset) => ({ x: inset, y: inset, width: SIDE - 2 * inset, height: SIDE - 2 * inset, rx: 3 });

const CORNERS = "M6 28V6H28M72 6H94V28M94 72V94H72M28 94H6V72";
const HATCH = "M0 25L25 0M0 50L50 0M0 75L75 0M0 100L100 0M25 100L100 25M50 100L100 50M75 100L100 75";
const HAND = "M-6-1V-7M-2-2V-9M2-2V-9M6-1V-7M-7 4L-10.5.5M-6-1V3.5A5 5 0 0 0-1 8.5H1.5A5 5 0 0 0 6.5 3.5V-1";

/** A small sign in a disc, in a corner of the square. @param {Document} document @param {number} cx @param {number} cy @param {SVGElement} sign */
function badge(document, cx, cy, sign) {
  const group = svg(document, "g", { class: "badge", transform: `translate(${cx} ${cy})` });
  group.append(svg(document, "circle", { r: 15, class: "disc" }), sign);
  return group;
}

/** @param {Document} document @param {string} text */
function letter(document, text) {
  const node = svg(document, "text", { class: "sign", "text-anchor": "middle", y: 7.5, "font-size": 22 });
  node.textContent = text;
  return node;
}

const sign = (/** @type {Document} */ document, /** @type {string} */ d) => svg(document, "path", { d, class: "stroke-sign" });

/** @type {Record<Exclude<Mark["kind"], "path-castle">, (document: Document, mark: Mark) => SVGElement[]>} */
const SHAPES = {
  "last-move": (document) => [
    svg(document, "rect", { ...square(0), rx: 0, class: "tint" }),
    ...twoTone(document, "rect", square(3), 2.5),
  ],
  "ring-binding": (document) => [
    ...circle(document, 45, 5), ...circle(document, 37.5, 2),
    badge(document, 84, 16, sign(document, HAND)),
  ],
  "ring-also": (document, mark) => [
    ...circle(document, 43, 2.5),
    badge(document, 84, 16, letter(document, String("order" in mark ? mark.order : ""))),
  ],
  "ring-free": (document) => [...circle(document, 43, 2.5), ...line(document, "M19 81L81 19", 2.5)],
  bracket: (document) => line(document, CORNERS, 6),
  may: (document) => circle(document, 44, 3.5, { "stroke-dasharray": "9 8" }),
  target: (document) => [svg(document, "circle", { cx: 50, cy: 50, r: 13, class: "dot" })],
  "target-capture": (document) => twoTone(document, "rect", { ...square(6), rx: 14 }, 5),
  displaced: (document) => [...line(document, HATCH, 2), badge(document, 16, 16, letter(document, "?"))],
  check: (document) => [
    ...twoTone(document, "rect", square(4), 5),
    badge(document, 16, 16, sign(document, "M-8 0H8M0-8V8")),
  ],
  held: (document) => circle(document, 45, 3, { "stroke-dasharray": "2 7" }),
  inspected: (document) => circle(document, 45, 2.5, { "stroke-dasharray": "16 12" }),
  pointed: (document) => line(document, "M50 4L96 50L50 96L4 50Z", 3),
  aim: (document) => twoTone(document, "rect", square(3), 4),
};

/** @type {Record<Mark["kind"], string>} */
const PARTS = {
  "last-move": "last-move", "ring-binding": "ring ring-binding", "ring-also": "ring ring-also", "ring-free": "ring ring-also",
  bracket: "bracket", may: "ring", target: "target", "target-capture": "target target-capture", displaced: "displaced",
  check: "check", held: "ring", inspected: "ring", aim: "target", pointed: "pointed", "path-castle": "path-castle",
};

/**
 * A mark lies under the pieces; its badge lies over them, or a piece would hide it.
 * @param {Document} document @param {Mark} mark @param {Orientation} orientation
 * @returns {{ under: SVGElement, over: SVGElement }}
 */
export function drawMark(document, mark, orientation) {
  const [under, over] = [1, 2].map(() => svg(document, "g", { class: `mark ${mark.kind}`, part: PARTS[mark.kind] }));
  if (mark.kind === "path-castle") {
    under.append(...castlingPath(document, mark, orientation));
    return { under, over };
  }
  const { x, y } = centreOf(mark.square, orientation);
  for (const group of [under, over]) group.setAttribute("transform", `translate(${(x - 0.5) * SIDE} ${(y - 0.5) * SIDE})`);
  for (const shape of SHAPES[mark.kind](document, mark)) {
    const high = mark.kind === "aim" || shape.classList.contains("badge");
    (high ? over : under).append(shape);
  }
  return { under, over };
}

/** The way that the second piece of a castling still has to go. @param {Document} document @param {Mark & { kind: "path-castle" }} mark @param {Orientation} orientation */
function castlingPath(document, mark, orientation) {
  const [from, to] = [centreOf(mark.square, orientation), centreOf(mark.to, orientation)];
  const along = `M${from.x * SIDE} ${from.y * SIDE}L${to.x * SIDE} ${to.y * SIDE}`;
  const frame = { x: to.x * SIDE - 44, y: to.y * SIDE - 44, width: 88, height: 88, rx: 8 };
  const dashed = { "stroke-dasharray": "12 10" };
  return [...twoTone(document, "path", { d: along, ...dashed }, 5), ...twoTone(document, "rect", { ...frame, ...dashed }, 5)];
}
