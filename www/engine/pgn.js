// @ts-check
/** PGN, read whole or as a stream. */
import * as glue from "./glue.js";
import { flag, optionsOf, refuse } from "./asked.js";
import { AdoubeError } from "./errors.js";
import { guarded } from "./net.js";
import { Reading } from "./pgn-reading.js";
import { gameAt } from "./pgn-tree.js";

/** @typedef {import("./index.d.ts").PgnGame} PgnGame */
/** @typedef {import("./index.d.ts").PgnReadOptions} PgnReadOptions */

/** @param {unknown} options @returns {{ strict: boolean, letters: string }} */
export function readOptions(options) {
  const { strict, letters } = optionsOf(options, ["strict", "letters"]);
  if (letters === undefined) return { strict: flag(strict, "strict", false), letters: "" };
  const known = typeof letters === "string" && guarded(() => glue.knowsLetters(letters));
  if (!known) return refuse("letters", "a language such as \"de\", or the five letters of king, queen, rook, bishop, knight", letters);
  return { strict: flag(strict, "strict", false), letters };
}

/** A strict reader throws at the first fault. @param {PgnGame} game */
function throwAtFault(game) {
  const [error] = game.errors;
  if (error) throw new AdoubeError("bad-pgn", error.message, { ...error, reason: error.code });
}

/** Reads games out of chunks, in constant memory. */
export class PgnStream {
  #strict;
  #reading;

  /** @param {PgnReadOptions} [options] */
  constructor(options) {
    const { strict, letters } = readOptions(options);
    this.#strict = strict;
    this.#reading = new Reading(strict, letters);
  }

  /** @param {PgnGame[]} games  where each game goes that is complete */
  #collect(games) {
    return (/** @type {import("./glue.js").PgnCore} */ core, /** @type {boolean} */ inBytes) => {
      for (let address = core.next(); address !== 0; address = core.next()) {
        const game = gameAt(core, address, inBytes);
        if (this.#strict) throwAtFault(game);
        games.push(game);
      }
    };
  }

  /** @param {string | Uint8Array} chunk @returns {PgnGame[]} the games that it completes */
  push(chunk) {
    /** @type {PgnGame[]} */
    const games = [];
    this.#reading.push(chunk, this.#collect(games));
    return games;
  }

  /** Says that nothing follows. @returns {PgnGame[]} what was still open */
  end() {
    /** @type {PgnGame[]} */
    const games = [];
    this.#reading.end(this.#collect(games));
    return games;
  }

  free() {
    this.#reading.free();
  }

  [Symbol.dispose]() {
    this.free();
  }
}

/**
 * Every game in a text, or in the bytes of a file.
 * @param {string | Uint8Array} source @param {PgnReadOptions} [options] @returns {PgnGame[]}
 */
export function parsePgn(source, options) {
  const stream = new PgnStream(options);
  try {
    const games = stream.push(source);
    for (const game of stream.end()) games.push(game);
    return games;
  } finally {
    stream.free();
  }
}
