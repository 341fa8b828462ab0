// @ts-check
/** The entry for places that can hold one file only: the module travels inside it, and it is ready as soon as it is imported. */
import * as texts from "../i18n/index.js";
import { initSync, textsFrom } from "./core.js";

export {
  AdoubeError, Game, Line, PgnStream, Position, addVariation, article, auditPgn, deleteFrom, describe, localizeSan, mainline,
  parsePgn, positionAt, promoteVariation, rulingCodes, writePgn,
} from "./core.js";
export { initSync };

textsFrom(() => texts);

// The build puts the module here.
const BASE64 = "__ADOUBE_WASM_BASE64__";

initSync(Uint8Array.from(atob(BASE64), (character) => character.charCodeAt(0)));

export default async function init() {}
