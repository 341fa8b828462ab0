// @ts-check
/** From the words and the text that the module hands over for a game (`src/wasm/pgn.rs`) to the tree of the contract. */
import * as glue from "./glue.js";
import { describe } from "./texts.js";
import { wholeMemory } from "./memory.js";
import { sanOf, uciOf } from "./moves.js";

/** @typedef {import("./index.d.ts").PgnError} PgnError */
/** @typedef {import("./index.d.ts").PgnGame} PgnGame */
/** @typedef {import("./index.d.ts").PgnMove} PgnMove */

const WORD_OF_MOVE = (1 << 28) - 1;
const NULL_MOVE = 1 << 28;
const OPENS = 1 << 29;
const NOTED = 1 << 30;
const CLOSES = 1 << 31;

const CLOCK = 1;
const ELAPSED = 2;
const EVAL = 4;
const BEFORE = 8;
const COMMENT = 16;
const SHAPES = 32;

/** In the order of the numbers in the words. @type {readonly PgnGame["result"][]} */
export const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"];
export const NULL_SAN = "--";
export const NULL_UCI = "0000";

const PASSED = { san: NULL_SAN, uci: NULL_UCI };

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The words of the whole memory, as long as it has not grown. @type {Uint32Array} */
let words = new Uint32Array(0);
let text = "";
let at = 0;
let cursor = 0;

/** The next so many characters of the text. @param {number} length */
function piece(length) {
  const from = cursor;
  cursor += length;
  return length === 0 ? "" : text.slice(from, cursor);
}

/** How moves are written that were met before: words recur from game to game. Each has one place, and gives way to the next there. */
const PLACES = 1 << 13;
const knownWords = new Uint32Array(PLACES).fill(NULL_MOVE);
/** @type {{ san: string, uci: string }[]} */
const known = new Array(PLACES).fill(PASSED);

/** @param {number} word */
function written(word) {
  const place = (word ^ (word >>> 7) ^ (word >>> 15)) & (PLACES - 1);
  if (knownWords[place] === word) return known[place];
  const move = { san: sanOf(word), uci: uciOf(word) };
  knownWords[place] = word;
  known[place] = move;
  return move;
}

/** A time: two words, of which the second is nearly always 0. A sum would make a number with a place of its own of each. @param {Uint32Array} own @param {number} place */
const millisecondsAt = (own, place) => (own[place + 1] === 0 ? own[place] : own[place + 1] * 2 ** 32 + own[place]);

function milliseconds() {
  at += 2;
  return millisecondsAt(words, at - 2);
}

/** @param {PgnMove} move */
function takeNotes(move) {
  const kinds = words[at];
  at += 1;
  for (let count = kinds >>> 8; count > 0; count -= 1) move.nags.push(words[at++]);
  if (kinds & CLOCK) move.clock = milliseconds();
  if (kinds & ELAPSED) move.elapsed = milliseconds();
  if (kinds & EVAL) move.eval = piece(words[at++]);
  if (kinds & BEFORE) move.commentBefore = piece(words[at++]);
  if (kinds & COMMENT) move.comment = piece(words[at++]);
  if (kinds & SHAPES) move.shapes = piece(words[at++]).split(",");
}

/** @param {number} nodes @returns {PgnMove[]} */
function takeMoves(nodes) {
  /** @type {PgnMove[]} */
  const main = [];
  /** @type {PgnMove[][]} */
  const around = [];
  let line = main;
  const own = words;
  let place = at;
  for (let node = 0; node < nodes; node += 1) {
    const word = own[place++];
    let closes = word & CLOSES ? own[place++] : 0;
    const { san, uci } = word & NULL_MOVE ? PASSED : written(word & WORD_OF_MOVE);
    /** @type {PgnMove} */
    let move;
    if ((word & NOTED) === 0) {
      move = { san, uci, nags: [], variations: [] };
    } else if (own[place] === (CLOCK | EVAL)) {
      // What servers write at every move: made with all that it has, an object needs no place outside of itself.
      const from = cursor;
      cursor += own[place + 3];
      move = { san, uci, nags: [], variations: [], clock: millisecondsAt(own, place + 1), eval: text.slice(from, cursor) };
      place += 4;
    } else if (own[place] === CLOCK) {
      move = { san, uci, nags: [], variations: [], clock: millisecondsAt(own, place + 1) };
      place += 3;
    } else if (own[place] === COMMENT) {
      const from = cursor;
      cursor += own[place + 1];
      move = { san, uci, nags: [], variations: [], comment: text.slice(from, cursor) };
      place += 2;
    } else {
      move = { san, uci, nags: [], variations: [] };
      at = place;
      takeNotes(move);
      place = at;
    }
    if (word & OPENS) {
      /** @type {PgnMove[]} */
      const variation = [];
      line[line.length - 1].variations.push(variation);
      around.push(line);
      line = variation;
    }
    line.push(move);
    for (; closes > 0; closes -= 1) line = around.pop() ?? main;
  }
  at = place;
  return main;
}

/**
 * The game whose words begin at this address.
 * @param {glue.PgnCore} core @param {number} address @param {boolean} inBytes  whether offsets count bytes
 * @returns {PgnGame}
 */
export function gameAt(core, address, inBytes) {
  const bytes = wholeMemory();
  if (words.buffer !== bytes.buffer) words = new Uint32Array(bytes.buffer);
  at = address >> 2;
  cursor = 0;
  text = decoder.decode(bytes.subarray(words[at + 1], words[at + 1] + words[at + 2]));
  const flags = words[at + 4];
  const nodes = words[at + 5];
  const tagCount = words[at + 6];
  const fen = piece(words[at + 7]);
  const comment = piece(words[at + 8]);
  const rest = piece(words[at + 9]);
  at += 10;
  /** @type {[string, string][]} */
  const tags = new Array(tagCount);
  for (let tag = 0; tag < tagCount; tag += 1) {
    const name = piece(words[at]);
    tags[tag] = [name, piece(words[at + 1])];
    at += 2;
  }
  /** @type {PgnGame} */
  const game = { tags, fen, chess960: (flags & 4) !== 0, moves: takeMoves(nodes), result: RESULTS[flags & 3], errors: [] };
  if (comment !== "") game.comment = comment;
  if (rest !== "") game.rest = rest;
  if (flags & 8) game.errors = JSON.parse(core.errors()).map((/** @type {any} */ error) => errorOf(error, inBytes));
  return game;
}

/** @param {any} written @param {boolean} inBytes @returns {PgnError} */
function errorOf({ units, bytes, text: found, ...facts }, inBytes) {
  const error = { ...facts, offset: inBytes ? bytes : units, message: "" };
  if (found !== "") error[facts.ply === undefined ? "found" : "move"] = found;
  error.message = `game ${error.game}, line ${error.line}, column ${error.column}: ${describe(error, "en")}`;
  return error;
}
