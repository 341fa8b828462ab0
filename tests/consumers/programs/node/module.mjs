import init, { Game } from "adoube";

const game = new Game();
await init();
game.touch("e2");
console.log(JSON.stringify(game.state.legalMoves));
