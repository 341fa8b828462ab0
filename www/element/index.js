// @ts-check
export { AdoubeBoard } from "./element.js";
export { gameIn, linkOf } from "./link.js";
