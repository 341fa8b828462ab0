// @ts-check
/**
 * The export format of the standard. The tree is on this side, and so is its writer: it gives what the Rust writer gives
 * (`src/pgn/writer.rs`), which the tests compare.
 */
import { flag, harmlessly, optionsOf, refuse } from "./asked.js";
import { AdoubeError } from "./errors.js";
import { fault } from "./net.js";
import { RESULTS } from "./pgn-tree.js";
import { Wrap } from "./pgn-wrap.js";
import { Position } from "./position.js";

/** @typedef {import("./index.d.ts").PgnGame} PgnGame */
/** @typedef {import("./index.d.ts").PgnMove} PgnMove */
/** @typedef {import("./index.d.ts").PgnWriteOptions} PgnWriteOptions */

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const COLUMNS = 80;
/** The tags that every game has, in this order, and what stands for one that is not known. */
const ROSTER = Object.entries({ Event: "?", Site: "?", Date: "????.??.??", Round: "?", White: "?", Black: "?", Result: "" });
/** What can be the name of a tag. */
export const TAG_NAME = /^(?!%)[^ \t\n\r"\]]+$/;
/** What can stand for a move in the movetext without being taken for anything else. */
const WORD = /^(?!%|(?:1-0|0-1|1\/2(?:-1\/2)?)$)[^\s{}()[\];$"*\0-\x1f]+$/;
const EVAL = /^[0-9A-Za-z+\-.#,/]+$/;
const SHAPE = /^[A-Za-z](?:[a-h][1-8]){1,2}$/;
const IN_ROSTER = new Set(ROSTER.map(([name]) => name));
/** What a value of a tag cannot hold as it is. */
const SPECIAL = /["\\\r\n]/;
const BLANKS = [9, 10, 12, 13, 32];
const [BLANK, DOLLAR, OPENING_PARENTHESIS, COMMA, OPENING_BRACKET, CLOSING_BRACKET, OPENING_BRACE, CLOSING_BRACE] =
  [..." $(,[]{}"].map((sign) => sign.charCodeAt(0));
const LINE_END = /\r\n|\r|\n/g;
const MOST_SMALL = 2 ** 31 - 1;

/** @param {string} field @param {unknown} value @returns {never} */
function bad(field, value) {
  throw fault("bad-pgn", { field, ...(typeof value === "string" ? { value: value.slice(0, 100) } : {}) });
}

/** @param {unknown} value @param {string} field @returns {string} */
const text = (value, field) => (typeof value === "string" ? value : bad(field, value));

/** @param {unknown} value @param {string} field @returns {any[]} */
const list = (value, field) => (Array.isArray(value) ? value : bad(field, value));

/** Without the blanks of ASCII at either end, which are those of the reader. @param {string} value */
function trimmed(value) {
  const isBlank = (/** @type {number} */ index) => BLANKS.includes(value.charCodeAt(index));
  let [from, to] = [0, value.length];
  while (from < to && isBlank(from)) from += 1;
  while (to > from && isBlank(to - 1)) to -= 1;
  return value.slice(from, to);
}

/** @param {string} value */
const unbroken = (value) => (value.includes("\r") || value.includes("\n") ? value.replace(LINE_END, " ") : value);

/** What has been looked at: the same few thousand texts come again and again. @type {Set<unknown>} */
const knownWords = new Set();
/** @type {Set<unknown>} */
const knownNames = new Set();
const MOST_KNOWN = 16384;

/** Whether it is a text of this form. @param {unknown} value @param {RegExp} form @param {Set<unknown>} sound */
function known(value, form, sound) {
  if (sound.has(value)) return true;
  if (typeof value !== "string" || !form.test(value)) return false;
  if (sound.size >= MOST_KNOWN) sound.clear();
  sound.add(value);
  return true;
}

// ── tags ──

/** @param {string} name @param {string} value @param {Wrap} wrap */
function tagLine(name, value, wrap) {
  if (!known(name, TAG_NAME, knownNames)) bad("tags", name);
  wrap.begin();
  wrap.add(OPENING_BRACKET);
  wrap.text(name);
  wrap.text(' "');
  wrap.text(SPECIAL.test(value) ? unbroken(value).replace(/["\\]/g, "\\$&") : value);
  wrap.text('"]');
  wrap.endLine();
}

/** @param {string} value  of the tag `Variant` */
const saysOrthodox = (value) => /^(?:chess|standard|normal|fromposition|orthodox|classical?|regular|(?:standard|normal|orthodox|classical|regular)chess)?$/.test(value.toLowerCase().replace(/[^a-z0-9]/g, ""));

/** Whether a FEN tag says the same position; one that cannot be read says the standard one. @param {string} tag @param {string} fen @param {boolean} chess960 */
function saysSame(tag, fen, chess960) {
  try {
    return new Position(tag, { chess960 }).fen() === fen;
  } catch (error) {
    if (error instanceof AdoubeError && error.code === "bad-fen") return fen === START;
    throw error;
  }
}

/** @param {PgnGame} game @param {string} fen @param {boolean} chess960 @param {string} result @param {Wrap} wrap */
function tagSection(game, fen, chess960, result, wrap) {
  const tags = list(game.tags ?? [], "tags");
  let setUp;
  let position;
  let variant;
  for (const pair of tags) {
    const [name, value] = list(pair, "tags");
    text(name, "tags");
    text(value, "tags");
    if (name === "FEN") position ??= value;
    else if (name === "SetUp") setUp ??= value;
    else if (name === "Variant") variant ??= value;
  }
  for (const [name, unknown] of ROSTER) {
    let missing = true;
    for (const [one, value] of tags) {
      // A second event would begin the next game.
      if (one === name && (missing || name !== "Event")) {
        tagLine(name, value, wrap);
        missing = false;
      }
    }
    if (missing) tagLine(name, name === "Result" ? result : unknown, wrap);
  }
  const misnamed = chess960 && variant !== undefined && saysOrthodox(variant);
  const same = position === undefined ? fen === START : saysSame(position, fen, chess960);
  for (const [name, value] of tags) {
    const elsewhere = IN_ROSTER.has(name) || (name === "FEN" && !same) || (name === "Variant" && misnamed);
    if (elsewhere) continue;
    if (name === "FEN" && setUp === undefined) tagLine("SetUp", "1", wrap);
    tagLine(name, value, wrap);
  }
  if (chess960 && (variant === undefined || misnamed)) tagLine("Variant", "Chess960", wrap);
  if (!same) {
    if (setUp === undefined) tagLine("SetUp", "1", wrap);
    tagLine("FEN", fen, wrap);
  }
  wrap.endLine();
}

// ── comments ──

/** @param {boolean} open @param {Wrap} wrap  in which a command begins, and with the first of them a comment */
function beginCommand(open, wrap) {
  wrap.begin();
  if (!open) wrap.add(OPENING_BRACE);
}

/** @param {string} name @param {unknown} milliseconds @param {Wrap} wrap */
function time(name, milliseconds, wrap) {
  if (!Number.isSafeInteger(milliseconds) || Number(milliseconds) < 0) bad(name === "[%clk " ? "clock" : "elapsed", milliseconds);
  const all = Number(milliseconds);
  // A remainder of what the engine knows as a small whole number is had at a tenth of the price.
  const small = all <= MOST_SMALL;
  const thousandths = small ? (all | 0) % 1000 : all % 1000;
  const whole = (all - thousandths) / 1000;
  const hours = small ? (whole / 3600) | 0 : Math.floor(whole / 3600);
  const rest = (whole - 3600 * hours) | 0;
  const minutes = (rest / 60) | 0;
  wrap.text(name);
  wrap.time(hours, minutes, rest - 60 * minutes);
  if (thousandths !== 0) wrap.text(`.${String(thousandths).padStart(3, "0").replace(/0+$/, "")}`);
  wrap.add(CLOSING_BRACKET);
}

/** Shapes in their order, in commands of one kind each. @param {unknown} shapes @param {Wrap} wrap */
function shapeCommands(shapes, wrap) {
  let length = 0;
  for (const shape of list(shapes, "shapes")) {
    if (!SHAPE.test(text(shape, "shapes"))) bad("shapes", shape);
    if (shape.length === length) {
      wrap.add(COMMA);
    } else {
      if (length > 0) wrap.add(CLOSING_BRACKET);
      wrap.text(shape.length === 3 ? "[%csl " : "[%cal ");
    }
    ({ length } = shape);
    wrap.text(shape);
  }
  wrap.add(CLOSING_BRACKET);
}

/** What an engine says, the clocks, the shapes. @param {PgnMove} move @param {Wrap} wrap @returns {boolean} whether a comment has been begun */
function typedCommands(move, wrap) {
  const { eval: verdict, clock, elapsed, shapes } = move;
  let open = false;
  if (verdict !== undefined && verdict !== "") {
    if (!EVAL.test(text(verdict, "eval"))) bad("eval", verdict);
    beginCommand(open, wrap);
    wrap.text("[%eval ");
    wrap.text(verdict);
    wrap.add(CLOSING_BRACKET);
    open = true;
  }
  if (clock !== undefined) {
    beginCommand(open, wrap);
    time("[%clk ", clock, wrap);
    open = true;
  }
  if (elapsed !== undefined) {
    beginCommand(open, wrap);
    time("[%emt ", elapsed, wrap);
    open = true;
  }
  if (shapes !== undefined && list(shapes, "shapes").length > 0) {
    beginCommand(open, wrap);
    shapeCommands(shapes, wrap);
    open = true;
  }
  return open;
}

/** @param {string} comment  one, which may be broken at its blanks @param {boolean} open @param {Wrap} wrap */
function commentWords(comment, open, wrap) {
  let begun = open;
  for (let from = 0; from <= comment.length; ) {
    const blank = comment.indexOf(" ", from);
    const to = blank < 0 ? comment.length : blank;
    wrap.begin();
    if (!begun) wrap.add(OPENING_BRACE);
    begun = true;
    wrap.text(comment.slice(from, to));
    from = to + 1;
  }
  wrap.add(CLOSING_BRACE);
}

/**
 * Comments parted by line feeds. The first goes on in the braces of the commands before it.
 * @param {unknown} value @param {string} field @param {boolean} begun @param {Wrap} wrap
 * @returns {boolean} whether there was one
 */
function comments(value, field, begun, wrap) {
  let open = begun;
  let any = begun;
  if (value !== undefined) {
    const all = text(value, field);
    for (const piece of all.includes("\n") ? all.split("\n") : [all]) {
      const comment = unbroken(trimmed(piece));
      if (comment === "") continue;
      any = true;
      if (comment.includes("}")) {
        // Braces would end too soon: such a comment runs to the end of its line.
        if (open) wrap.add(CLOSING_BRACE);
        wrap.unglue();
        wrap.begin();
        wrap.text(`;${comment}`);
        wrap.endLine();
      } else {
        commentWords(comment, open, wrap);
      }
      open = false;
    }
  }
  if (open) wrap.add(CLOSING_BRACE);
  return any;
}

// ── moves ──

/** @typedef {{ moves: any[], next: number, variations: any[] | null, variation: number, ply: number }} Line  and how far it is written */

/** @param {unknown} moves @param {string} field @param {number} ply @returns {Line} */
const begun = (moves, field, ply) => ({ moves: list(moves, field), next: 0, variations: null, variation: 0, ply });

/** @param {number} ply  counted from White's first move @param {Wrap} wrap */
function moveNumber(ply, wrap) {
  wrap.number((ply >> 1) + 1);
  wrap.text(ply & 1 ? "..." : ".");
}

/**
 * The moves with their variations; without recursion, for they may nest deep.
 * @param {unknown} moves @param {number} ply @param {Wrap} wrap @returns {{ ply: number, numbered: boolean }} the ply after the main line, and whether a move there needs its number
 */
function movetext(moves, ply, wrap) {
  /** @type {Line[]} */
  const around = [];
  let line = begun(moves, "moves", ply);
  let numbered = true;
  for (;;) {
    if (line.variations !== null) {
      if (line.variation === line.variations.length) {
        line.variations = null;
        continue;
      }
      const variation = begun(line.variations[line.variation], "variations", line.ply - 1);
      line.variation += 1;
      // An empty one says nothing.
      if (variation.moves.length === 0) continue;
      wrap.begin();
      wrap.add(OPENING_PARENTHESIS);
      wrap.glue();
      around.push(line);
      line = variation;
      numbered = true;
    } else if (line.next < line.moves.length) {
      const move = line.moves[line.next];
      if (typeof move !== "object" || move === null) bad("moves", move);
      line.next += 1;
      if (move.commentBefore !== undefined && comments(move.commentBefore, "commentBefore", false, wrap)) numbered = true;
      const { san, nags, variations } = move;
      if (!known(san, WORD, knownWords)) bad("san", san);
      wrap.begin();
      if (numbered || (line.ply & 1) === 0) {
        moveNumber(line.ply, wrap);
        wrap.add(BLANK);
      }
      wrap.text(san);
      numbered = false;
      line.ply += 1;
      if (nags !== undefined && (!Array.isArray(nags) || nags.length > 0)) {
        for (const nag of list(nags, "nags")) {
          if (!Number.isInteger(nag) || nag < 0 || nag > 255) bad("nags", nag);
          wrap.begin();
          wrap.add(DOLLAR);
          wrap.number(nag);
        }
      }
      if (comments(move.comment, "comment", typedCommands(move, wrap), wrap)) numbered = true;
      if (variations !== undefined && list(variations, "variations").length > 0) {
        line.variations = variations;
        line.variation = 0;
      }
    } else {
      const outer = around.pop();
      if (outer === undefined) return { ply: line.ply, numbered };
      wrap.close();
      line = outer;
      numbered = true;
    }
  }
}

/** @param {PgnGame} game @param {number} columns @param {boolean} tags */
function gameText(game, columns, tags) {
  if (typeof game !== "object" || game === null) bad("game", game);
  const { result = "*", chess960 = false } = game;
  if (!RESULTS.includes(result)) bad("result", result);
  let fen = START;
  let ply = 0;
  if (game.fen !== undefined && game.fen !== START) {
    const position = new Position(text(game.fen, "fen"), { chess960: chess960 === true });
    fen = position.fen();
    ply = 2 * (position.fullmoves - 1) + (position.turn === "black" ? 1 : 0);
  }
  const wrap = new Wrap(columns);
  if (tags) tagSection(game, fen, chess960 === true, result, wrap);
  comments(game.comment, "comment", false, wrap);
  const end = movetext(game.moves ?? [], ply, wrap);
  const rest = text(game.rest ?? "", "rest");
  if (rest !== "") {
    // Text that begins in the middle of a game begins with the word of a move.
    if (end.ply !== ply && (end.numbered || (end.ply & 1) === 0) && /^[A-Za-z]/.test(rest)) {
      wrap.begin();
      moveNumber(end.ply, wrap);
    }
    wrap.verbatim(rest);
  }
  wrap.begin();
  wrap.text(result);
  wrap.endLine();
  return wrap.end();
}

/**
 * The export format of the standard.
 * @param {PgnGame | PgnGame[]} game @param {PgnWriteOptions} [options]
 */
export function writePgn(game, options) {
  const { columns = COLUMNS, tags } = optionsOf(options, ["columns", "tags"]);
  if (!Number.isInteger(columns) || Number(columns) < 0) refuse("columns", "a whole number, 0 for lines of any length", columns);
  const tagged = flag(tags, "tags", true);
  const games = Array.isArray(game) ? game : [game];
  const texts = harmlessly(
    () => games.map((one) => gameText(one, Number(columns), tagged)),
    () => fault("bad-pgn", { field: "game" }),
  );
  return texts.join("\n");
}
