import init, { Game, initSync } from "adoube/web";
import { AdoubeBoard } from "adoube/board";
import "adoube/board/auto.js";

export async function start(bytes?: Uint8Array<ArrayBuffer>): Promise<string[]> {
  if (bytes) initSync(bytes);
  else await init();
  AdoubeBoard.define();
  const board = document.querySelector("adoube-board");
  const own = board?.state?.legalMoves ?? [];
  return [...own, ...new Game().state.legalMoves];
}
