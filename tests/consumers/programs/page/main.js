import init, { Game } from "../node_modules/adoube/dist/engine/browser.js";
import { AdoubeBoard } from "../node_modules/adoube/dist/element/index.js";

await init();
const game = new Game();
game.touch("e2");
const board = document.querySelector("adoube-board");
AdoubeBoard.define();
await board.whenReady;
document.body.dataset.board = board.state.turn;
document.body.dataset.answer = JSON.stringify(game.state.legalMoves);
