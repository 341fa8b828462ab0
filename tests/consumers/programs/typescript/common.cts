import adoube = require("adoube");

const game: adoube.Game = new adoube.Game({ laws: "fide" });
game.touch("e2");
console.log(JSON.stringify(game.state.legalMoves));
