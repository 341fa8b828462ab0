// @ts-check
/** The engine of a file that carries its module within itself. */
import * as texts from "../i18n/index.js";
import { load, textsFrom } from "../engine/core.js";

export * from "../engine/core.js";

textsFrom(() => texts);

/** The build puts the module here, deflated: in letters it could not be compressed any more on its way. */
const LETTERS = "__ADOUBE_WASM_DEFLATED_BASE64__";

function inflated() {
  const bytes = Uint8Array.from(atob(LETTERS), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer();
}

/** Resolves when the rules can be used, and rejects with the typed error where WebAssembly is refused. */
export const loaded = async () => load(await inflated());
