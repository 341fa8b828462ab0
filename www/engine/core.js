// @ts-check
/** Everything but the loading: each entry of the package exports this and brings the module in its own way. */
import * as glue from "./glue.js";
import { guarded } from "./net.js";

export { answer, asking } from "./asking.js";
export { AdoubeError } from "./errors.js";
export { Game } from "./game.js";
export { Line } from "./line.js";
export { Position } from "./position.js";
export { article, describe, localizeSan } from "../i18n/index.js";

/** Every code that a ruling can have. */
export const rulingCodes = () => guarded(() => glue.rulingCodes()).trimEnd().split(" ");
