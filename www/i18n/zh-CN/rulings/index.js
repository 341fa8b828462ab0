// @ts-check
import { clock } from "./clock.js";
import { draws } from "./draws.js";
import { ends } from "./ends.js";
import { hands } from "./hands.js";
import { moves } from "./moves.js";
import { officials } from "./officials.js";

/** 各项裁决，按代码排列。 @type {import("../../language.js").Table} */
export const rulings = { ...hands, ...moves, ...clock, ...draws, ...officials, ...ends };
