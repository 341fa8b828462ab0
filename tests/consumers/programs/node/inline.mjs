import { Game } from "adoube/inline";
import { Game as Same } from "adoube";

const game = new Game();
game.touch("e2");
console.log(JSON.stringify(game.state.legalMoves));
console.log(JSON.stringify(game instanceof Same));
