// @ts-check
/**
 * Where the rules come from. All boards of a page share one loading, and so one compiled module. A host that has the
 * engine already (bundled, inlined) hands it over by `useEngine` before the first board is connected.
 */

/** @typedef {Pick<typeof import("../engine/index.js"), "Game">} Engine */

/** The module beside the package. @returns {Promise<Engine>} */
async function beside() {
  const entry = await import("../engine/browser.js");
  await entry.default();
  return /** @type {Engine} */ (/** @type {unknown} */ (entry));
}

let provide = beside;
/** @type {Promise<Engine> | null} */
let shared = null;

/** @returns {Promise<Engine>} */
export function engine() {
  shared ??= provide();
  // What failed may be tried again, by the next board or after a policy has been mended.
  shared.catch(() => { shared = null; });
  return shared;
}

/** @param {Engine | Promise<Engine> | (() => Promise<Engine>)} ready  an engine that needs no loading any more, the promise of one, or who brings it when it is wanted */
export function useEngine(ready) {
  shared = null;
  provide = typeof ready === "function" ? ready : () => Promise.resolve(ready);
}
