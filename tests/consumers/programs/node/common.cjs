const { Game } = require("adoube");

const game = new Game();
game.touch("e2");
console.log(JSON.stringify(game.state.legalMoves));
import("adoube").then((imported) => console.log(JSON.stringify(imported.Game === Game)));
