// @ts-check
/** Defines the tag when imported. */
import { AdoubeBoard } from "./element.js";

export { AdoubeBoard };
export { gameIn, linkOf } from "./link.js";

AdoubeBoard.define();
