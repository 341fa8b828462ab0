import init, { Game } from "adoube";
import "adoube/board/auto.js";

init().then(async () => {
  const game = new Game();
  game.touch("e2");
  const board = document.querySelector("adoube-board");
  await board.whenReady;
  document.body.dataset.board = board.state.turn;
  document.body.dataset.answer = JSON.stringify(game.state.legalMoves);
});
