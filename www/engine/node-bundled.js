// @ts-check
/** The entry for what bundlers make for Node: a text that is read later, as node.js does, would be left out of the bundle. */
import * as texts from "../i18n/index.js";
import { textsFrom } from "./core.js";

export * from "./node.js";
export { default } from "./node.js";

textsFrom(() => texts);
