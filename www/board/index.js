// @ts-check
export { AdoubeBoard } from "./board.js";
export { Surface } from "./surface.js";
export { announcerOf, say } from "./announcer.js";
export { boardStyle, sheetOf } from "./style.js";
export { diagram } from "./view.js";
export { placementOf } from "./placement.js";
export * from "./choices.js";
export { isSquare } from "./geometry.js";
