import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import init, { Game } from "adoube/web";

const { resolve } = createRequire(import.meta.url);
await init(await readFile(resolve("adoube/adoube.wasm")));
const game = new Game();
game.touch("e2");
console.log(JSON.stringify(game.state.legalMoves));
