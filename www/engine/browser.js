// @ts-check
/** The entry for browsers and bundlers: the module is a file of its own, fetched beside this one. */
import * as texts from "../i18n/index.js";
import { load, textsFrom } from "./core.js";

export {
  AdoubeError, Game, Line, PgnStream, Position, addVariation, article, auditPgn, deleteFrom, describe, initSync, localizeSan, mainline,
  parsePgn, positionAt, promoteVariation, rulingCodes, writePgn,
} from "./core.js";

textsFrom(() => texts);

// Bundlers look for exactly this expression and bring the file along.
/** @param {import("./load.js").Source} [source] */
export default function init(source = new URL("./adoube.wasm", import.meta.url)) {
  return load(source);
}
