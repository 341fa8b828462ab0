// @ts-check
/** The entry for Node, ready as soon as it is imported; `init` is there so that one program runs everywhere. */
import { initSync, textsFrom } from "./core.js";

export {
  AdoubeError, Game, Line, PgnStream, Position, addVariation, article, auditPgn, deleteFrom, describe, localizeSan, mainline,
  parsePgn, positionAt, promoteVariation, rulingCodes, writePgn,
} from "./core.js";
export { initSync };

// To import the modules of Node would list all that each of them has, which takes as long as half of the chess.
const { readFileSync } = process.getBuiltinModule("fs");

textsFrom(() => process.getBuiltinModule("module").createRequire(import.meta.url)("../i18n/index.js"));

initSync(readFileSync(new URL("./adoube.wasm", import.meta.url)));

export default async function init() {}
