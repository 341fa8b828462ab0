// @ts-check
export { AdoubeBoard } from "./element.js";
