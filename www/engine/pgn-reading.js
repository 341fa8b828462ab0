// @ts-check
/** A reader in the module, from its first chunk to its last. */
import * as glue from "./glue.js";
import { AdoubeError } from "./errors.js";
import { fault, generation, guarded, onNewInstance } from "./net.js";
import { Feed } from "./pgn-feed.js";

/** One that has done its work and waits for the next, since making one costs more than reading a game. @type {glue.PgnCore | null} */
let idle = null;
onNewInstance(() => {
  idle = null;
});

/** What is done with the games that are complete. @typedef {(core: glue.PgnCore, inBytes: boolean) => void} Collect */

export class Reading {
  /** @type {glue.PgnCore | null} */ #core;
  #generation;
  #feed = new Feed();

  /** @param {boolean} strict @param {string} letters */
  constructor(strict, letters) {
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

  /** @param {string | Uint8Array} chunk @param {Collect} collect */
  push(chunk, collect) {
    const core = this.#live();
    guarded(() => this.#feed.push(chunk, () => core.room(), (length) => this.#take(core, length, collect)));
  }

  /** Says that nothing follows. @param {Collect} collect */
  end(collect) {
    const core = this.#live();
    guarded(() => {
      this.#feed.end(() => core.room(), (length) => this.#take(core, length, collect));
      core.finish();
      collect(core, this.#feed.inBytes);
    });
    this.#core = null;
    if (idle === null) idle = core;
    else core.free();
  }

  /** @param {glue.PgnCore} core @param {number} length @param {Collect} collect */
  #take(core, length, collect) {
    core.feed(length);
    collect(core, this.#feed.inBytes);
  }

  free() {
    const core = this.#core;
    this.#core = null;
    if (core !== null && this.#generation === generation) core.free();
  }
}
