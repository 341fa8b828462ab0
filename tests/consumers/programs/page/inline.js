import { Game } from "../node_modules/adoube/dist/engine/inline.js";

const game = new Game();
game.touch("e2");
document.body.dataset.answer = JSON.stringify(game.state.legalMoves);
