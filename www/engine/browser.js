// @ts-check
/** The entry for browsers and bundlers: the module is a file of its own, fetched beside this one. */
import { load } from "./load.js";

export {
  AdoubeError, Game, Line, PgnStream, Position, addVariation, article, auditPgn, deleteFrom, describe, localizeSan, mainline,
  parsePgn, positionAt, promoteVariation, rulingCodes, writePgn,
} from "./core.js";
export { initSync } from "./load.js";

// Bundlers look for exactly this expression and bring the file along.
/** @param {import("./load.js").Source} [source] */
export default function init(source = new URL("./adoube.wasm", import.meta.url)) {
  return load(source);
}
