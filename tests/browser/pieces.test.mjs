// @ts-check
/**
 * The drawn pieces as eyes get them, at four sizes in four themes, measured instead of compared byte by byte: what is
 * asked is that each keeps its shape (a coarse grid of what it covers, in pieces.txt, with room for another machine's
 * smoothing), that its outline stands out from both colours of square all round, that no kind looks like another, that
 * the sides differ, and that nothing leaves the square. After a wanted change: `UPDATE_PIECES=1 node --test tests/browser/pieces.test.mjs`.
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { Stage, without, withoutBrowser } from "./stage.mjs";

const SIZES = [24, 32, 45, 72];
const ROLES = /** @type {const} */ (["pawn", "knight", "bishop", "rook", "queen", "king"]);
const THEMES = /** @type {const} */ ([["light", {}], ["dark", { colorScheme: "dark" }], ["strong contrast", { contrast: "more" }], ["forced colours", { forcedColors: "active" }]]);
/** So many cells to the side of the grid. */
const CELLS = 12;
const GRID = new URL("pieces.txt", import.meta.url);

/** @typedef {{ size: number, color: "white" | "black", role: string, cover: number[], ink: boolean[], outlined: Record<"light" | "dark", number>, luminance: number, outside: number }} Seen */

/** Draws all pieces on both colours of square at every size, and looks at the picture. @param {import("./stage.mjs").Table} table @returns {Promise<Seen[]>} */
async function look(table) {
  await table.page.evaluate(async ({ sizes, roles }) => {
    /** @type {typeof import("../../www/board/index.js")} */
    const { diagram } = await import(new URL("board/index.js", location.href).href);
    const placement = new Map();
    // Two ranks for each side, so that each piece stands on a light and on a dark square; the g- and h-files show the grounds.
    roles.forEach((role, index) => ["8", "7", "6", "5"].forEach((rank, row) => placement.set(`${"abcdef"[index]}${rank}`, { color: row < 2 ? "white" : "black", role })));
    const sheet = document.createElement("div");
    sheet.id = "sheet";
    Object.assign(sheet.style, { position: "fixed", inset: "0", background: "#fff", zIndex: "9" });
    let top = 0;
    for (const size of sizes) {
      const picture = /** @type {SVGElement} */ (/** @type {unknown} */ (diagram(document, placement, "white")));
      Object.assign(picture.style, { position: "absolute", left: "0", top: `${top}px`, width: `${8 * size}px`, height: `${8 * size}px`, outline: "none", borderRadius: "0", forcedColorAdjust: "none" });
      sheet.append(picture);
      top += 8 * size;
    }
    document.querySelector("adoube-board")?.shadowRoot?.append(sheet);
  }, { sizes: SIZES, roles: [...ROLES] });
  const picture = (await table.page.screenshot()).toString("base64");
  return table.page.evaluate(async ({ base64, sizes, roles, cells }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.drawImage(bitmap, 0, 0);
    const linear = (/** @type {number} */ value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = (/** @type {number[]} */ [r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const contrast = (/** @type {number} */ one, /** @type {number} */ other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    let top = 0;
    /** @type {any[]} */
    const seen = [];
    for (const size of sizes) {
      const square = (/** @type {number} */ column, /** @type {number} */ row) => {
        const { data } = context.getImageData(column * size, top + row * size, size, size);
        return Array.from({ length: size * size }, (_, index) => [...data.slice(4 * index, 4 * index + 3)]);
      };
      const grounds = { light: square(6, 0)[0], dark: square(7, 0)[0] };
      const differs = (/** @type {number[]} */ pixel, /** @type {number[]} */ ground) => pixel.some((value, index) => Math.abs(value - ground[index]) > 40);
      for (const [color, row] of /** @type {const} */ ([["white", 0], ["black", 2]])) {
        roles.forEach((role, column) => {
          const shades = /** @type {const} */ ([["light", square(column, row + (column % 2))], ["dark", square(column, row + 1 - (column % 2))]]);
          // A white piece differs from a white square by its outline alone: its form is seen on the dark one.
          const ink = shades[1][1].map((pixel) => differs(pixel, grounds.dark));
          const at = (/** @type {number} */ x, /** @type {number} */ y) => x >= 0 && y >= 0 && x < size && y < size && ink[y * size + x];
          const edge = ink.flatMap((is, index) => {
            const [x, y] = [index % size, Math.floor(index / size)];
            return is && !(at(x - 1, y) && at(x + 1, y) && at(x, y - 1) && at(x, y + 1)) ? [[x, y]] : [];
          });
          const near = Math.ceil((3 * size) / 48);
          const outlined = Object.fromEntries(shades.map(([shade, pixels]) => {
            const ground = luminance(grounds[shade]);
            const stands = pixels.map((pixel) => contrast(luminance(pixel), ground) >= 3);
            const shown = edge.filter(([x, y]) => {
              for (let dy = -near; dy <= near; dy += 1) for (let dx = -near; dx <= near; dx += 1) if (x + dx >= 0 && x + dx < size && stands[(y + dy) * size + x + dx]) return true;
              return false;
            });
            return [shade, shown.length / edge.length];
          }));
          // What a cell of the grid is covered, by area: the cells need not fall on whole pixels.
          const cover = Array.from({ length: cells * cells }, (_, index) => {
            const [left, upper] = [(index % cells) * size / cells, Math.floor(index / cells) * size / cells];
            const side = size / cells;
            let covered = 0;
            for (let y = Math.floor(upper); y < upper + side; y += 1) {
              for (let x = Math.floor(left); x < left + side; x += 1) {
                if (!at(x, y)) continue;
                covered += (Math.min(x + 1, left + side) - Math.max(x, left)) * (Math.min(y + 1, upper + side) - Math.max(y, upper));
              }
            }
            return covered / side ** 2;
          });
          const inside = shades[1][1].filter((_, index) => ink[index]);
          const rim = ink.filter((is, index) => is && [0, size - 1].some((one) => index % size === one || Math.floor(index / size) === one));
          seen.push({ size, color, role, cover, ink, outlined, outside: rim.length, luminance: inside.reduce((sum, pixel) => sum + luminance(pixel), 0) / inside.length });
        });
      }
      top += 8 * size;
    }
    return /** @type {any} */ (seen);
  }, { base64: picture, sizes: SIZES, roles: [...ROLES], cells: CELLS });
}

/** One line for each row of cells, a figure for each tenth that is covered. @param {number[]} cover */
const drawn = (cover) => Array.from({ length: CELLS }, (_, row) => cover.slice(row * CELLS, (row + 1) * CELLS).map((part) => (part < 0.05 ? "." : String(Math.min(9, Math.floor(part * 10))))).join("")).join("\n");

/** The mean difference of two grids. @param {number[]} one @param {number[]} other */
const distance = (one, other) => (one.length === other.length ? one.reduce((sum, part, index) => sum + Math.abs(part - other[index]), 0) / one.length : NaN);

/** @param {string} text @returns {Map<string, number[]>} */
function kept(text) {
  const pictures = text.replaceAll("\r", "").trim().split("\n\n").map((one) => one.split("\n"));
  return new Map(pictures.map(([name, ...rows]) => [name, [...rows.join("")].map((figure) => (figure === "." ? 0 : (Number(figure) + 0.5) / 10))]));
}

describe("the pieces", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  for (const [theme, options] of THEMES) {
    test(`keep their shapes, stand out and are not taken for each other (${theme})`, { skip: theme !== "light" && without("preferences") }, async (t) => {
      const table = await stage.open({ ...options, viewport: { width: 600, height: 8 * SIZES.reduce((sum, size) => sum + size) } });
      const seen = await look(table);
      await table.close();
      assert.equal(seen.length, SIZES.length * 2 * ROLES.length);
      const name = (/** @type {Seen} */ { color, role, size }) => `${color} ${role} at ${size}`;

      if (process.env.UPDATE_PIECES && theme === "light") {
        const largest = seen.filter(({ size }) => size === 72);
        writeFileSync(GRID, `${largest.map(({ color, role, cover }) => `${color} ${role}\n${drawn(cover)}`).join("\n\n")}\n`);
      }
      const shapes = kept(readFileSync(GRID, "utf8"));
      const off = seen.map((one) => {
        const distances = ROLES.map((role) => ({ role, mean: distance(one.cover, shapes.get(`${one.color} ${role}`) ?? []) })).sort((a, b) => a.mean - b.mean);
        return { name: name(one), size: one.size, nearest: distances[0].role, own: one.role, mean: distances[0].mean };
      });
      t.diagnostic(`furthest from its shape: ${JSON.stringify(off.reduce((worst, one) => (one.mean > worst.mean ? one : worst)))}`);
      // A pixel of the edge is there or not, and at 24 pixels a cell has but four.
      assert.deepEqual(off.filter(({ mean, size, nearest, own }) => !(mean <= 0.05 + 2 / size) || nearest !== own), []);

      const faint = seen.flatMap((one) => Object.entries(one.outlined).filter(([, part]) => !(part >= 0.85)).map(([shade, part]) => `${name(one)} on ${shade}: ${part.toFixed(2)}`));
      t.diagnostic(`least of an outline that stands out by 3 to 1: ${Math.min(...seen.flatMap(({ outlined }) => Object.values(outlined))).toFixed(2)}`);
      assert.deepEqual(faint, []);

      assert.deepEqual(seen.filter(({ outside }) => outside > 0).map(name), [], "nothing reaches the rim of the square");

      const alike = [];
      let closest = 0;
      for (const size of SIZES) {
        for (const color of ["white", "black"]) {
          const set = seen.filter((one) => one.size === size && one.color === color);
          for (const [index, one] of set.entries()) {
            for (const other of set.slice(index + 1)) {
              const [both, either] = one.ink.reduce(([and, or], is, pixel) => [and + Number(is && other.ink[pixel]), or + Number(is || other.ink[pixel])], [0, 0]);
              closest = Math.max(closest, both / either);
              if (both / either > 0.9) alike.push(`${name(one)} and ${other.role}: ${(both / either).toFixed(2)}`);
            }
          }
        }
      }
      t.diagnostic(`the two most alike share ${(100 * closest).toFixed(0)} % of what they cover`);
      assert.deepEqual(alike, []);

      for (const white of seen.filter(({ color }) => color === "white")) {
        const black = seen.find(({ color, role, size }) => color === "black" && role === white.role && size === white.size);
        assert.ok((white.luminance + 0.05) / ((black?.luminance ?? 1) + 0.05) >= 3, `${name(white)} is much lighter than the black one`);
      }
    });
  }
});
