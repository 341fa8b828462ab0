// @ts-check
/** For pages without modules: one classic script that defines the tag and brings everything along, as `Adoube`. */
import { AdoubeBoard, gameIn, linkOf } from "../element/index.js";
import * as engine from "./engine.js";

AdoubeBoard.useEngine(() => engine.loaded().then(() => engine));
AdoubeBoard.define();

Object.assign(globalThis, { Adoube: Object.freeze({ ...engine, AdoubeBoard, gameIn, linkOf }) });
