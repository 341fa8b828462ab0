// @ts-check
export { AdoubeBoard } from "./board.js";
export { Surface } from "./surface.js";
export { announcerOf, say } from "./announcer.js";
export { boardStyle, sheetOf } from "./style.js";
export { diagram } from "./view.js";
export { pieceNode } from "./view.js";
export { picture } from "./picture.js";
export { LETTERS, physicalBoard, placementOf } from "./placement.js";
export * from "./choices.js";
export { isSquare, placeOf } from "./geometry.js";
