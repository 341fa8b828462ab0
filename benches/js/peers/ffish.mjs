// @ts-check
// ffish-es6 (GPL-3.0): Fairy-Stockfish by emscripten. It has no perft; its game test counts mates too, so it has no part in the draw tests.
import { destinationsOf, materialTask, spelled, total } from "./peer.mjs";

/** @typedef {import("./peer.mjs").PlayedGame} PlayedGame */

export const modules = ["ffish-es6"];

/** @param {import("./peer.mjs").Surroundings} surroundings @returns {Promise<import("./peer.mjs").Peer>} */
export default async function ffish({ modules: libraries, bytes }) {
  const wasmBinary = await bytes("node_modules/ffish-es6/ffish.wasm");
  const { Board } = await libraries["ffish-es6"].default({ wasmBinary });
  const start = () => new Board("chess");
  /** @param {string} fen */
  const load = (fen) => new Board("chess", fen);
  const shared = start();
  /** @param {any} board @returns {string[]} */
  const legal = (board) => board.legalMoves().split(" ").filter(Boolean);
  /** @param {any} board @param {number} depth @param {boolean} bulk @returns {number} */
  const perft = (board, depth, bulk) => {
    if (bulk && depth === 1) return board.numberLegalMoves();
    return total(legal(board), (move) => {
      board.push(move);
      const nodes = depth > 1 ? perft(board, depth - 1, bulk) : 1;
      board.pop();
      return nodes;
    });
  };
  /** @param {string} fen @returns {string[]} */
  const sanList = (fen) => {
    shared.setFen(fen);
    return shared.legalMovesSan().split(" ");
  };
  /** @param {any} board */
  const destinations = (board) => destinationsOf(legal(board), (move) => move.slice(0, 2), (move) => move.slice(2, 4));
  /** Boards live in the module's memory until they are deleted. @template T @param {any} board @param {(board: any) => T} use */
  const using = (board, use) => {
    const answer = use(board);
    board.delete();
    return answer;
  };
  /** @param {string[]} moves @param {"push" | "pushSan"} push */
  const playAndUndo = (moves, push) =>
    using(start(), (board) => {
      for (const move of moves) if (!board[push](move)) throw new Error(`not legal: ${move}`);
      return total(moves, () => {
        board.pop();
        return 1;
      });
    });
  return {
    tasks: {
      perft: ({ fen, depth, bulk }) => () => using(load(fen), (board) => perft(board, depth, bulk)),
      sanList: ({ fens }) => () => total(fens, (fen) => sanList(fen).length),
      destinations: ({ fens }) => {
        const boards = fens.map(load);
        return () => total(boards, (board) => destinations(board).size);
      },
      playUci: (/** @type {{ games: PlayedGame[] }} */ { games }) => () => total(games, ({ uci }) => playAndUndo(uci, "push")),
      playSan: (/** @type {{ games: PlayedGame[] }} */ { games }) => () => total(games, ({ san }) => playAndUndo(san, "pushSan")),
      material: materialTask(load, (board) => board.isInsufficientMaterial()),
    },
    answers: {
      sanList: (fen) => sanList(fen).sort(),
      destinations: (fen) => using(load(fen), (board) => spelled(destinations(board))),
      material: (fen) => using(load(fen), (board) => board.isInsufficientMaterial()),
    },
  };
}
