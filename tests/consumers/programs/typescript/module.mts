import init, { Game, type GameState } from "adoube";

await init();
using game = new Game();
game.touch("e2");
const { legalMoves }: GameState = game.state;
console.log(JSON.stringify(legalMoves));
