// @ts-check
// cm-chess (MIT), over chess.mjs and cm-pgn. Its repetition test says "threefold" on every ply after the first repetition, so it has no part in the draw tests.
import { destinationsOf, materialTask, spelled, squares, total } from "./peer.mjs";

/** @typedef {import("./peer.mjs").PlayedGame} PlayedGame */

export const modules = ["cm-chess/src/Chess.js", "chess.mjs/src/Chess.js"];

/** @param {import("./peer.mjs").Surroundings} surroundings @returns {import("./peer.mjs").Peer} */
export default function cmchess({ modules: libraries }) {
  const { Chess } = libraries["cm-chess/src/Chess.js"];
  const { Chess: Inner } = libraries["chess.mjs/src/Chess.js"];
  /** @param {string} fen */
  const load = (fen) => new Chess({ fen });
  /** @param {any} game */
  const destinations = (game) =>
    destinationsOf(game.moves({ verbose: true }), (/** @type {any} */ move) => move.from, (/** @type {any} */ move) => move.to);
  /** @param {string[]} moves @param {(move: string) => unknown} spelling */
  const playAndUndo = (moves, spelling) => {
    const game = new Chess();
    for (const move of moves) if (!game.move(spelling(move))) throw new Error(`not legal: ${move}`);
    let undone = 0;
    for (let last = game.lastMove(); last; last = game.lastMove()) {
      game.undo(last);
      undone++;
    }
    return undone;
  };
  return {
    tasks: {
      // cm-chess has no perft; the move generator under it has, and makes every leaf.
      perft: ({ fen, depth }) => () => new Inner(fen).perft(depth),
      sanList: ({ fens }) => () => total(fens, (fen) => load(fen).moves().length),
      destinations: ({ fens }) => {
        const games = fens.map(load);
        return () => total(games, (game) => destinations(game).size);
      },
      playUci: (/** @type {{ games: PlayedGame[] }} */ { games }) => () => total(games, ({ uci }) => playAndUndo(uci, squares)),
      playSan: (/** @type {{ games: PlayedGame[] }} */ { games }) => () => total(games, ({ san }) => playAndUndo(san, (move) => move)),
      material: materialTask(load, (game) => game.insufficientMaterial()),
    },
    answers: {
      sanList: (fen) => load(fen).moves().sort(),
      destinations: (fen) => spelled(destinations(load(fen))),
      material: (fen) => load(fen).insufficientMaterial(),
    },
  };
}
