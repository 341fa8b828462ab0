// @ts-check
/**
 * Where the rules come from. All boards of a page share one loading, and so one compiled module. A host that has the
 * engine already (bundled, inlined) hands it over by `useEngine` before the first board is connected.
 */

/** @typedef {Pick<typeof import("../engine/index.js"), "Game">} Engine */

/** @type {Promise<Engine> | null} */
let shared = null;

/** @returns {Promise<Engine>} */
export function engine() {
  shared ??= import("../engine/browser.js").then(async (entry) => {
    await entry.default();
    return /** @type {Engine} */ (/** @type {unknown} */ (entry));
  });
  // What failed may be tried again, by the next board or after a policy has been mended.
  shared.catch(() => { shared = null; });
  return shared;
}

/** @param {Engine | Promise<Engine>} ready  an engine that needs no loading any more, or the promise of one */
export function useEngine(ready) {
  shared = Promise.resolve(ready);
}
