// @ts-check
/** Everything but the loading: each entry of the package exports this and brings the module in its own way. */
import * as glue from "./glue.js";
import { guarded } from "./net.js";

export { answer, asking } from "./asking.js";
export { AdoubeError } from "./errors.js";
export { Game } from "./game.js";
export { Line } from "./line.js";
export { PgnStream, parsePgn } from "./pgn.js";
export { auditPgn } from "./pgn-audit.js";
export { addVariation, deleteFrom, mainline, positionAt, promoteVariation } from "./pgn-edit.js";
export { writePgn } from "./pgn-write.js";
export { Position } from "./position.js";
export { initSync, load } from "./load.js";
/** Module and memory as they are, for the tests and the benchmark; no entry hands them on. */
export * as glue from "./glue.js";
export { article, describe, localizeSan, textsFrom } from "./texts.js";

/** Every code that a ruling can have. */
export const rulingCodes = () => guarded(() => glue.rulingCodes()).trimEnd().split(" ");
