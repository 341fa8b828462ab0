// @ts-check
/** The entry for Node, ready as soon as it is imported; `init` is there so that one program runs everywhere. */
import { readFileSync } from "node:fs";
import { initSync } from "./load.js";

export {
  AdoubeError, Game, Line, PgnStream, Position, addVariation, article, auditPgn, deleteFrom, describe, localizeSan, mainline,
  parsePgn, positionAt, promoteVariation, rulingCodes, writePgn,
} from "./core.js";
export { initSync };

initSync(readFileSync(new URL("./adoube.wasm", import.meta.url)));

export default async function init() {}
