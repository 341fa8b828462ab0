// @ts-check
// Ours, through the published surface alone: what a user writes, that is measured.
import { materialTask, spelled, total } from "./peer.mjs";

/** @typedef {import("./peer.mjs").PlayedGame} PlayedGame */

export const modules = ["adoube"];

/** @param {import("./peer.mjs").Surroundings} surroundings @returns {import("./peer.mjs").Peer} */
export default function adoube({ modules: libraries }) {
  const { Line, Position, parsePgn, writePgn } = libraries.adoube;
  /** @param {string} fen */
  const load = (fen) => new Position(fen);
  /** Positions are freed where they are made in a loop, as `using` does. @template T @param {any} position @param {(position: any) => T} use */
  const using = (position, use) => {
    const answer = use(position);
    position.free();
    return answer;
  };
  /** Both colours: neither side's material can ever mate, as the peers' tests ask. @param {any} position */
  const drawnByMaterial = (position) => position.hasInsufficientMaterial("white") && position.hasInsufficientMaterial("black");
  /** @param {string[]} moves */
  const playAndUndo = (moves) => {
    const line = new Line();
    for (const move of moves) if (!line.play(move)) throw new Error(`not legal: ${move}`);
    let undone = 0;
    while (line.undo()) undone++;
    line.free();
    return undone;
  };
  /** `move` of a line plays the move and answers it as an object, as the `move` of a mutable library does. @param {string[]} moves */
  const moveAndUndo = (moves) => {
    const line = new Line();
    for (const text of moves) if (line.move(text).to.length !== 2) throw new Error(`no square: ${text}`);
    let undone = 0;
    while (line.undo()) undone++;
    line.free();
    return undone;
  };
  /** @param {string[]} moves */
  const moveForward = (moves) => {
    const line = new Line();
    const count = total(moves, (text) => line.move(text).to.length >> 1);
    line.free();
    return count;
  };
  /** @param {PlayedGame} game @param {(ply: number) => void} report */
  const drawTests = ({ uci }, report) => {
    const line = new Line();
    uci.forEach((move, ply) => {
      if (!line.play(move)) throw new Error(`not legal: ${move}`);
      if (line.occurrences() >= 3) report(ply);
      if (line.halfmoves >= 100) report(ply);
    });
    line.free();
  };
  /** Answers the moves of all main lines. @param {string} text */
  const pgn = (text) => {
    const games = parsePgn(text);
    if (writePgn(games).length < text.length / 2) throw new Error("something has been lost");
    return total(games, (/** @type {any} */ { moves }) => moves.length);
  };
  const pgnTask = (/** @type {{ texts: string[] }} */ { texts }) => () => total(texts, pgn);
  /** @param {(game: PlayedGame) => number} count */
  const overGames = (count) => (/** @type {{ games: PlayedGame[] }} */ { games }) => () => total(games, count);
  return {
    tasks: {
      perft: ({ fen, depth, bulk }) => () => using(load(fen), (position) => position.perft(depth, { bulk })),
      sanList: ({ fens }) => () => total(fens, (fen) => using(load(fen), (position) => position.legalSan().length)),
      destinations: ({ fens }) => {
        const positions = fens.map(load);
        return () => total(positions, (position) => position.destinations().size);
      },
      playUci: overGames(({ uci }) => playAndUndo(uci)),
      playSan: overGames(({ san }) => playAndUndo(san)),
      moveUci: overGames(({ uci }) => moveAndUndo(uci)),
      moveSan: overGames(({ san }) => moveAndUndo(san)),
      moveForward: overGames(({ uci }) => moveForward(uci)),
      drawTests: overGames((game) => {
        let draws = 0;
        drawTests(game, () => draws++);
        return draws;
      }),
      pgnGames: pgnTask,
      pgnFile: pgnTask,
      material: materialTask(load, drawnByMaterial),
    },
    answers: {
      sanList: (fen) => using(load(fen), (position) => position.legalSan().sort()),
      destinations: (fen) => using(load(fen), (position) => spelled(position.destinations())),
      material: (fen) => using(load(fen), drawnByMaterial),
      drawTests: (game) => {
        /** @type {number[]} */
        const plies = [];
        drawTests(game, (ply) => plies.push(ply));
        return plies;
      },
    },
  };
}
