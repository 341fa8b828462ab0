// @ts-check
// chessops (GPL-3.0). Positions change in place; a step back is a clone kept. It has no repetition test: a user counts keys.
import { materialTask, spelled, total } from "./peer.mjs";

/** @typedef {import("./peer.mjs").PlayedGame} PlayedGame */

export const modules = ["chess", "compat", "debug", "fen", "pgn", "san", "util"].map((part) => `chessops/${part}`);

const PROMOTIONS = ["queen", "knight", "rook", "bishop"];

/** @param {import("./peer.mjs").Surroundings} surroundings @returns {import("./peer.mjs").Peer} */
export default function chessops({ modules: libraries }) {
  const { Chess } = libraries["chessops/chess"];
  const { makeBoardFen, parseFen } = libraries["chessops/fen"];
  const { makeSan, parseSan } = libraries["chessops/san"];
  const { parseUci, squareRank } = libraries["chessops/util"];
  const { chessgroundDests } = libraries["chessops/compat"];
  const { perft } = libraries["chessops/debug"];
  const { makePgn, parsePgn, startingPosition, transform } = libraries["chessops/pgn"];
  /** Its reader checks no move: a user plays them over. Answers the moves of all main lines. @param {string} text */
  const pgn = (text) => {
    let plies = 0;
    let written = 0;
    for (const game of parsePgn(text)) {
      game.moves = transform(game.moves, startingPosition(game.headers).unwrap(), (/** @type {any} */ position, /** @type {any} */ node) => {
        const move = parseSan(position, node.san);
        if (!move) throw new Error(`not legal: ${node.san}`);
        const san = makeSan(position, move);
        position.play(move);
        return { ...node, san };
      });
      for (const _ of game.moves.mainline()) plies++;
      written += makePgn(game).length;
    }
    if (written < text.length / 2) throw new Error("something has been lost");
    return plies;
  };
  const pgnTask = (/** @type {{ texts: string[] }} */ { texts }) => () => total(texts, pgn);
  /** @param {string} fen */
  const load = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();

  /** @param {any} position @param {(move: any) => void} report */
  const eachMove = (position, report) => {
    for (const [from, targets] of position.allDests(position.ctx())) {
      const promotes = position.board.pawn.has(from) && squareRank(from) === (position.turn === "white" ? 6 : 1);
      for (const to of targets) {
        if (promotes) for (const promotion of PROMOTIONS) report({ from, to, promotion });
        else report({ from, to });
      }
    }
  };
  /** @param {any} position @returns {string[]} */
  const sanList = (position) => {
    /** @type {string[]} */
    const list = [];
    eachMove(position, (move) => list.push(makeSan(position, move)));
    return list;
  };
  /** @param {any} position @param {number} depth @returns {number} */
  const everyLeaf = (position, depth) => {
    if (depth === 0) return 1;
    let nodes = 0;
    eachMove(position, (move) => {
      const next = position.clone();
      next.play(move);
      nodes += everyLeaf(next, depth - 1);
    });
    return nodes;
  };
  /** @param {any} position @param {string} uci */
  const readUci = (position, uci) => {
    const move = parseUci(uci);
    if (!position.isLegal(move)) throw new Error(`not legal: ${uci}`);
    return move;
  };
  /** @param {string[]} moves @param {(position: any, move: string) => unknown} read */
  const playAndUndo = (moves, read) => {
    const before = [];
    let position = Chess.default();
    for (const move of moves) {
      before.push(position);
      const next = position.clone();
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
  /** Board, side, castling rights and an en-passant square that can be used: what 9.2.3 calls the same position. @param {any} position */
  const key = (position) => {
    const { board, castlingRights, epSquare } = position.toSetup();
    return `${makeBoardFen(board)}${position.turn[0]}${castlingRights.lo},${castlingRights.hi},${epSquare ?? ""}`;
  };
  /** @param {PlayedGame} game @param {(ply: number) => void} report */
  const drawTests = ({ uci }, report) => {
    const position = Chess.default();
    const seen = new Map([[key(position), 1]]);
    uci.forEach((text, ply) => {
      position.play(readUci(position, text));
      const now = key(position);
      const times = (seen.get(now) ?? 0) + 1;
      seen.set(now, times);
      if (times >= 3) report(ply);
      if (position.halfmoves >= 100) report(ply);
    });
  };
  return {
    tasks: {
      // Its own perft counts the last ply; making every leaf is a user's loop.
      perft: ({ fen, depth, bulk }) => () => (bulk ? perft(load(fen), depth) : everyLeaf(load(fen), depth)),
      sanList: ({ fens }) => () => total(fens, (fen) => sanList(load(fen)).length),
      destinations: ({ fens }) => {
        const positions = fens.map(load);
        return () => total(positions, (position) => chessgroundDests(position).size);
      },
      playUci: (/** @type {{ games: PlayedGame[] }} */ { games }) => () => total(games, ({ uci }) => playAndUndo(uci, readUci)),
      playSan: (/** @type {{ games: PlayedGame[] }} */ { games }) => () => total(games, ({ san }) => playAndUndo(san, parseSan)),
      drawTests: (/** @type {{ games: PlayedGame[] }} */ { games }) => () =>
        total(games, (game) => {
          let draws = 0;
          drawTests(game, () => draws++);
          return draws;
        }),
      pgnGames: pgnTask,
      pgnFile: pgnTask,
      material: materialTask(load, (position) => position.isInsufficientMaterial()),
    },
    answers: {
      sanList: (fen) => sanList(load(fen)).sort(),
      destinations: (fen) => spelled(withoutRookSquares(load(fen), chessgroundDests(load(fen)))),
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

/**
 * chessops lists a castling king twice, on its own square of arrival and on its rook; the others list the first alone.
 * @param {any} position
 * @param {Map<string, string[]>} destinations
 */
function withoutRookSquares(position, destinations) {
  const own = position.board[position.turn];
  /** @param {string} square */
  const index = (square) => square.charCodeAt(0) - 97 + (square.charCodeAt(1) - 49) * 8;
  return new Map([...destinations].map(([from, to]) => [from, to.filter((square) => !own.has(index(square)))]));
}
