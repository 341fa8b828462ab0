// @ts-check
// chess.js (BSD-2-Clause).
import { destinationsOf, materialTask, spelled, squares, total } from "./peer.mjs";

/** @typedef {import("./peer.mjs").PlayedGame} PlayedGame */

export const modules = ["chess.js"];

/** @param {import("./peer.mjs").Surroundings} surroundings @returns {import("./peer.mjs").Peer} */
export default function chessjs({ modules: libraries }) {
  const { Chess } = libraries["chess.js"];
  /** @param {string} fen */
  const load = (fen) => new Chess(fen);
  /** @param {any} game */
  const destinations = (game) =>
    destinationsOf(game.moves({ verbose: true }), (/** @type {any} */ move) => move.from, (/** @type {any} */ move) => move.to);
  /** @param {string[]} moves @param {(move: string) => unknown} spelling */
  const playAndUndo = (moves, spelling) => {
    const game = new Chess();
    for (const move of moves) game.move(spelling(move));
    let undone = 0;
    while (game.undo()) undone++;
    return undone;
  };
  /** @param {PlayedGame} game @param {(ply: number) => void} report */
  const drawTests = ({ uci }, report) => {
    const game = new Chess();
    uci.forEach((move, ply) => {
      game.move(squares(move));
      if (game.isThreefoldRepetition()) report(ply);
      if (game.isDrawByFiftyMoves()) report(ply);
    });
  };
  /** @param {(game: PlayedGame) => number} count */
  const overGames = (count) => (/** @type {{ games: PlayedGame[] }} */ { games }) => () => total(games, count);
  return {
    tasks: {
      // Its own perft makes every leaf; there is no other.
      perft: ({ fen, depth }) => () => load(fen).perft(depth),
      sanList: ({ fens }) => () => total(fens, (fen) => load(fen).moves().length),
      destinations: ({ fens }) => {
        const games = fens.map(load);
        return () => total(games, (game) => destinations(game).size);
      },
      playUci: overGames(({ uci }) => playAndUndo(uci, squares)),
      playSan: overGames(({ san }) => playAndUndo(san, (move) => move)),
      // Its move already answers an object: the same tasks again, for the row that compares that.
      moveUci: overGames(({ uci }) => playAndUndo(uci, squares)),
      moveSan: overGames(({ san }) => playAndUndo(san, (move) => move)),
      moveForward: overGames(({ uci }) => {
        const game = new Chess();
        return total(uci, (move) => game.move(squares(move)).to.length >> 1);
      }),
      drawTests: overGames((game) => {
        let draws = 0;
        drawTests(game, () => draws++);
        return draws;
      }),
      material: materialTask(load, (game) => game.isInsufficientMaterial()),
    },
    answers: {
      sanList: (fen) => load(fen).moves().sort(),
      destinations: (fen) => spelled(destinations(load(fen))),
      material: (fen) => load(fen).isInsufficientMaterial(),
      drawTests: (game) => {
        /** @type {number[]} */
        const plies = [];
        drawTests(game, (ply) => plies.push(ply));
        return plies;
      },
    },
  };
}
