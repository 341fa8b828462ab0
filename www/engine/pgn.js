// @ts-check
/** PGN: read whole or as a stream, and written. */
import * as glue from "./glue.js";
import { flag, optionsOf, refuse } from "./asked.js";
import { AdoubeError } from "./errors.js";
import { fault, generation, guarded, onNewInstance } from "./net.js";
import { Feed } from "./pgn-feed.js";
import { gameAt } from "./pgn-tree.js";

/** @typedef {import("./index.d.ts").PgnGame} PgnGame */
/** @typedef {import("./index.d.ts").PgnReadOptions} PgnReadOptions */

/** A reader that has done its work and waits for the next, since making one costs more than reading a game. @type {glue.PgnCore | null} */
let idle = null;
onNewInstance(() => {
  idle = null;
});

/** @param {unknown} options @returns {{ strict: boolean, letters: string }} */
function readOptions(options) {
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
  /** @type {glue.PgnCore | null} */ #core;
  #generation;
  #feed = new Feed();

  /** @param {PgnReadOptions} [options] */
  constructor(options) {
    const { strict, letters } = readOptions(options);
    this.#strict = strict;
    this.#core = guarded(() => {
      const core = idle;
      idle = null;
      core?.reset(strict, letters);
      return core ?? new glue.PgnCore(strict, letters);
    });
    this.#generation = generation;
  }

  /** @returns {glue.PgnCore} */
  #live() {
    if (this.#core !== null && this.#generation === generation) return this.#core;
    if (this.#core === null) throw fault("bad-option", { option: "chunk", expected: "nothing: the stream has ended" });
    throw new AdoubeError("internal", "the module was started anew, and what this stream had read is gone", {});
  }

  /** @param {(core: glue.PgnCore, take: (length: number) => void) => void} work @returns {PgnGame[]} */
  #run(work) {
    const core = this.#live();
    /** @type {PgnGame[]} */
    const games = [];
    const collect = () => {
      for (let address = core.next(); address !== 0; address = core.next()) {
        const game = gameAt(core, address, this.#feed.inBytes);
        if (this.#strict) throwAtFault(game);
        games.push(game);
      }
    };
    guarded(() =>
      work(core, (length) => {
        core.feed(length);
        collect();
      }),
    );
    return games;
  }

  /** @param {string | Uint8Array} chunk @returns {PgnGame[]} the games that it completes */
  push(chunk) {
    return this.#run((core, take) => this.#feed.push(chunk, () => core.room(), take));
  }

  /** Says that nothing follows. @returns {PgnGame[]} what was still open */
  end() {
    const games = this.#run((core, take) => {
      this.#feed.end(() => core.room(), take);
      core.finish();
      take(0);
    });
    this.#free(true);
    return games;
  }

  free() {
    this.#free(false);
  }

  /** @param {boolean} keep  for the next who reads */
  #free(keep) {
    const core = this.#core;
    this.#core = null;
    if (core === null || this.#generation !== generation) return;
    if (keep && idle === null) {
      core.reset(false, "");
      idle = core;
    } else {
      core.free();
    }
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
