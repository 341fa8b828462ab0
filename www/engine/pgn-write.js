// @ts-check
/** A tree of the contract, flattened into the items that the module writes (`src/wasm/pgn_writer.rs`). */
import * as glue from "./glue.js";
import { flag, harmlessly, optionsOf, refuse } from "./asked.js";
import { fault, guarded } from "./net.js";
import { RESULTS } from "./pgn-tree.js";

/** @typedef {import("./index.d.ts").PgnGame} PgnGame */
/** @typedef {import("./index.d.ts").PgnMove} PgnMove */
/** @typedef {import("./index.d.ts").PgnWriteOptions} PgnWriteOptions */

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const END = "\0";
const OPEN = `\x06${END}`;
const CLOSE = `\x07${END}`;
const COLUMNS = 80;

/** @param {string} field @param {unknown} value @returns {never} */
function bad(field, value) {
  throw fault("bad-pgn", { field, ...(typeof value === "string" ? { value: value.slice(0, 100) } : {}) });
}

/** @param {unknown} value @param {string} field */
function text(value, field) {
  if (typeof value !== "string") return bad(field, value);
  return value.includes(END) ? value.replaceAll(END, " ") : value;
}

/** @param {unknown} value @param {string} field @returns {any[]} */
const list = (value, field) => (Array.isArray(value) ? value : bad(field, value));

/** @param {unknown} value @param {string} field */
function milliseconds(value, field) {
  if (!Number.isSafeInteger(value) || Number(value) < 0) bad(field, value);
  return String(value);
}

/** @param {PgnMove} move  what is said about it */
function notes(move) {
  let items = "";
  if (move.nags !== undefined) {
    for (const nag of list(move.nags, "nags")) {
      if (!Number.isInteger(nag) || nag < 0 || nag > 255) bad("nags", nag);
      items += `\x08${nag}${END}`;
    }
  }
  let said = false;
  if (move.clock !== undefined) {
    items += `\x0b${milliseconds(move.clock, "clock")}${END}`;
    said = true;
  }
  if (move.elapsed !== undefined) {
    items += `\x0c${milliseconds(move.elapsed, "elapsed")}${END}`;
    said = true;
  }
  if (move.eval !== undefined) {
    items += `\x0e${text(move.eval, "eval")}${END}`;
    said = true;
  }
  if (move.shapes !== undefined) {
    items += `\x0f${list(move.shapes, "shapes").map((shape) => text(shape, "shapes")).join(",")}${END}`;
    said = true;
  }
  if (said || move.comment !== undefined) items += `\x10${text(move.comment ?? "", "comment")}${END}`;
  return items;
}

/** @param {PgnMove} move */
function moveItems(move) {
  if (typeof move !== "object" || move === null) bad("moves", move);
  const { san, nags } = move;
  let items = text(san, "san") + END;
  if (move.commentBefore !== undefined) items = `\x05${text(move.commentBefore, "commentBefore")}${END}${items}`;
  const bare = move.comment === undefined && move.clock === undefined && move.eval === undefined;
  if (bare && move.shapes === undefined && move.elapsed === undefined && Array.isArray(nags) && nags.length === 0) return items;
  return items + notes(move);
}

/** @typedef {{ line: any[], next: number, variations: any[] | null, variation: number }} Line  and how far it is written */

/** @param {unknown} moves @param {string} field @returns {Line} */
const begun = (moves, field) => ({ line: list(moves, field), next: 0, variations: null, variation: 0 });

/** The moves with their variations; without recursion, for they may nest deep. @param {unknown} moves */
function lines(moves) {
  let items = "";
  /** @type {Line[]} */
  const around = [];
  let line = begun(moves, "moves");
  for (;;) {
    if (line.variations !== null) {
      if (line.variation === line.variations.length) {
        line.variations = null;
        continue;
      }
      const variation = begun(line.variations[line.variation], "variations");
      line.variation += 1;
      // An empty one says nothing.
      if (variation.line.length === 0) continue;
      items += OPEN;
      around.push(line);
      line = variation;
    } else if (line.next < line.line.length) {
      const move = line.line[line.next];
      line.next += 1;
      items += moveItems(move);
      const { variations } = move;
      if (variations !== undefined && list(variations, "variations").length > 0) {
        line.variations = variations;
        line.variation = 0;
      }
    } else {
      const outer = around.pop();
      if (outer === undefined) return items;
      items += CLOSE;
      line = outer;
    }
  }
}

/** @param {PgnGame} game @param {number} columns @param {boolean} tags */
function gameText(game, columns, tags) {
  if (typeof game !== "object" || game === null) bad("game", game);
  const { result = "*", chess960 = false } = game;
  let items = "";
  if (tags) {
    for (const pair of list(game.tags ?? [], "tags")) {
      const [name, value] = list(pair, "tags");
      items += `\x01${text(name, "tags")}${END}\x02${text(value, "tags")}${END}`;
    }
  }
  const fen = game.fen === undefined ? START : text(game.fen, "fen");
  if (fen !== START) items += `\x03${fen}${END}`;
  items += `\x04${END}`;
  if (game.comment !== undefined) items += `\x05${text(game.comment, "comment")}${END}`;
  items += lines(game.moves ?? []);
  if (game.rest !== undefined) items += `\x11${text(game.rest, "rest")}${END}`;
  const outcome = RESULTS.indexOf(result);
  if (outcome < 0) bad("result", result);
  return guarded(() => glue.writeGame(items, chess960 === true, outcome, columns, tags));
}

/**
 * The export format of the standard.
 * @param {PgnGame | PgnGame[]} game @param {PgnWriteOptions} [options]
 */
export function writePgn(game, options) {
  const { columns = COLUMNS, tags } = optionsOf(options, ["columns", "tags"]);
  if (!Number.isInteger(columns) || Number(columns) < 0 || Number(columns) > 1e9) refuse("columns", "a whole number, 0 for lines of any length", columns);
  const tagged = flag(tags, "tags", true);
  const games = Array.isArray(game) ? game : [game];
  const texts = harmlessly(
    () => games.map((one) => gameText(one, Number(columns), tagged)),
    () => fault("bad-pgn", { field: "game" }),
  );
  return texts.join("\n");
}
