// @ts-check
// kokopu (LGPL-3.0). It has no perft and no repetition test; its positions change in place, so a step back is a copy kept.
import { destinationsOf, materialTask, spelled, total } from "./peer.mjs";

/** @typedef {import("./peer.mjs").PlayedGame} PlayedGame */

export const modules = ["kokopu"];

/** @param {import("./peer.mjs").Surroundings} surroundings @returns {import("./peer.mjs").Peer} */
export default function kokopu({ modules: libraries }) {
  const { Position } = libraries.kokopu.Position ? libraries.kokopu : libraries.kokopu.default;
  /** @param {string} fen */
  const load = (fen) => new Position(fen);
  /** @param {any} position @param {number} depth @param {boolean} bulk @returns {number} */
  const perft = (position, depth, bulk) => {
    const moves = position.moves();
    if (bulk && depth === 1) return moves.length;
    return total(moves, (move) => {
      const next = new Position(position);
      next.play(move);
      return depth > 1 ? perft(next, depth - 1, bulk) : 1;
    });
  };
  /** @param {any} position @returns {string[]} */
  const sanList = (position) => position.moves().map((/** @type {any} */ move) => position.notation(move));
  /** @param {any} position */
  const destinations = (position) =>
    destinationsOf(position.moves(), (/** @type {any} */ move) => move.from(), (/** @type {any} */ move) => move.to());
  /** @param {string[]} moves @param {(position: any, move: string) => unknown} read */
  const playAndUndo = (moves, read) => {
    const before = [];
    let position = new Position();
    for (const move of moves) {
      before.push(position);
      const next = new Position(position);
      next.play(read(position, move));
      position = next;
    }
    let undone = 0;
    while (before.length) {
      position = before.pop();
      undone++;
    }
    return undone;
  };
  return {
    tasks: {
      perft: ({ fen, depth, bulk }) => () => perft(load(fen), depth, bulk),
      sanList: ({ fens }) => () => total(fens, (fen) => sanList(load(fen)).length),
      destinations: ({ fens }) => {
        const positions = fens.map(load);
        return () => total(positions, (position) => destinations(position).size);
      },
      playUci: (/** @type {{ games: PlayedGame[] }} */ { games }) => () =>
        total(games, ({ uci }) => playAndUndo(uci, (position, move) => position.uci(move))),
      playSan: (/** @type {{ games: PlayedGame[] }} */ { games }) => () => total(games, ({ san }) => playAndUndo(san, (_, move) => move)),
      // Its "dead" is the draw by material: bare kings, one minor piece, bishops of one colour.
      material: materialTask(load, (position) => position.isDead()),
    },
    answers: {
      sanList: (fen) => sanList(load(fen)).sort(),
      destinations: (fen) => spelled(destinations(load(fen))),
      material: (fen) => load(fen).isDead(),
    },
  };
}
