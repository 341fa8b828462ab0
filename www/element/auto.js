// @ts-check
/** Defines the tag when imported. */
import { AdoubeBoard } from "./element.js";

export { AdoubeBoard };

AdoubeBoard.define();
