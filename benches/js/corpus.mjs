// @ts-check
// Games for the tasks that play: made, not collected. A cheap seeded policy (captures, hanging pieces, the middle, noise) gives games like weak
// human play: a normal mix of notation, castling, checks and promotions. The same seed gives the same games.
import { random } from "./statistics.mjs";

/** @typedef {import("./peers/peer.mjs").PlayedGame} PlayedGame */
/** @typedef {{ from: number, to: number, promotion?: string }} Candidate */

const VALUE = /** @type {Record<string, number>} */ ({ pawn: 100, knight: 320, bishop: 330, rook: 500, queen: 900, king: 0 });
const PROMOTIONS = ["queen", "knight", "rook", "bishop"];
const FEWER_THAN_IS_ENDGAME = 14;

/** Four knight moves back to the start, twice: with them the starting position occurs three times. */
const SHUFFLE = {
  uci: ["g1f3", "g8f6", "f3g1", "f6g8"],
  san: ["Nf3", "Nf6", "Ng1", "Ng8"],
};

/**
 * @param {Record<string, any>} chessops its modules by specifier
 * @param {{ games: number, seed: number }} options
 * @returns {PlayedGame[]}
 */
export function makeGames(chessops, { games, seed }) {
  const next = random(seed);
  const noise = () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += next();
    return sum;
  };
  return Array.from({ length: games }, () => playOne(chessops, noise));
}

/** The same game after a repetition, so that the draw tests have something to find. @param {PlayedGame} game @returns {PlayedGame} */
export function afterRepetition({ uci, san }) {
  return {
    uci: [...SHUFFLE.uci, ...SHUFFLE.uci, ...uci],
    san: [...SHUFFLE.san, ...SHUFFLE.san, ...san],
  };
}

/** As a server exports it: a clock at every move, here and there a glyph, a comment, a variation. @param {PlayedGame} game @param {number} number */
export function asPgn({ san }, number) {
  const tags = { Event: "Made for measuring", Site: "?", Date: "2026.11.30", Round: String(number), White: "Policy", Black: "Policy", Result: "*", TimeControl: "180+2" };
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`).join("");
  const moves = san.map((move, ply) => {
    const count = `${1 + (ply >> 1)}${ply & 1 ? "..." : "."} `;
    const clock = `{ [%clk 0:0${2 - Math.floor(ply / 60) % 3}:${String(59 - (ply % 60)).padStart(2, "0")}] }`;
    const glyph = ply % 9 === 4 ? " $6" : "";
    const comment = ply % 17 === 8 ? " { a word about the position, and another }" : "";
    const variation = ply % 13 === 6 ? ` (${count}${move} { the same again })` : "";
    return `${count}${move}${glyph} ${clock}${comment}${variation}`;
  });
  return `${head}\n${moves.join(" ")} *\n`;
}

/** @param {Record<string, any>} chessops @param {() => number} noise @returns {PlayedGame} */
function playOne(chessops, noise) {
  const { Chess } = chessops["chessops/chess"];
  const { makeSan } = chessops["chessops/san"];
  const position = Chess.default();
  const length = Math.max(20, Math.round(92 + 26 * noise()));
  /** @type {PlayedGame} */
  const game = { uci: [], san: [] };
  while (game.uci.length < length && !position.isEnd()) {
    const move = best(chessops, position, noise);
    game.uci.push(spell(chessops, position, move));
    game.san.push(makeSan(position, move));
    position.play(move);
  }
  return game;
}

/** @param {Record<string, any>} chessops @param {any} position @param {() => number} noise */
function best(chessops, position, noise) {
  /** @type {Candidate | undefined} */
  let chosen;
  let highest = -Infinity;
  for (const candidate of candidates(chessops, position)) {
    const score = appeal(chessops, position, candidate) + 28 * noise();
    if (score > highest) [chosen, highest] = [candidate, score];
  }
  if (!chosen) throw new Error("no legal move");
  return chosen;
}

/** @param {Record<string, any>} chessops @param {any} position @returns {Generator<Candidate>} */
function* candidates(chessops, position) {
  const { squareRank } = chessops["chessops/util"];
  const lastButOne = position.turn === "white" ? 6 : 1;
  for (const [from, targets] of position.allDests()) {
    const promotes = position.board.pawn.has(from) && squareRank(from) === lastButOne;
    for (const to of targets) {
      if (promotes) for (const promotion of PROMOTIONS) yield { from, to, promotion };
      else yield { from, to };
    }
  }
}

/** @param {Record<string, any>} chessops @param {any} position @param {Candidate} move */
function appeal(chessops, position, { from, to, promotion }) {
  const { castlingSide } = chessops["chessops/chess"];
  if (castlingSide(position, { from, to })) return 60;
  const { role } = position.board.get(from);
  const taken = position.board.get(to)?.role ?? (role === "pawn" && (from & 7) !== (to & 7) ? "pawn" : undefined);
  const them = position.turn === "white" ? "black" : "white";
  /** @param {number} square @param {string} color */
  const attackers = (square, color) => position.kingAttackers(square, color, position.board.occupied).size();
  let score = promotion ? VALUE[promotion] : 0;
  if (taken) score += VALUE[taken] * 0.9;
  if (role !== "king" && attackers(to, them) > 0) {
    // A pawn that advances does not guard the square it goes to; everything else is among its own attackers.
    const defended = attackers(to, position.turn) > (role === "pawn" && !taken ? 0 : 1);
    score -= VALUE[role] * (defended ? 0.35 : 0.9);
  }
  if (role !== "king" && attackers(from, them) > 0) score += VALUE[role] * 0.25;
  return score + placement(position, role, from, to);
}

/** @param {any} position @param {string} role @param {number} from @param {number} to */
function placement(position, role, from, to) {
  const endgame = position.board.occupied.size() < FEWER_THAN_IS_ENDGAME;
  const gain = centrality(to) - centrality(from);
  if (role === "king") return gain * (endgame ? 2 : -2);
  if (role !== "pawn") return gain;
  const advance = position.turn === "white" ? to >> 3 : 7 - (to >> 3);
  return advance * (endgame ? 8 : 1) + centrality(to);
}

/** @param {number} square */
function centrality(square) {
  return Math.trunc(14 - 2 * (Math.abs((square & 7) - 3.5) + Math.abs((square >> 3) - 3.5)));
}

/**
 * UCI with the king's own square of arrival when it castles; chessops names the rook.
 * @param {Record<string, any>} chessops @param {any} position @param {Candidate} move
 */
function spell(chessops, position, move) {
  const { castlingSide } = chessops["chessops/chess"];
  const { makeUci } = chessops["chessops/util"];
  const side = castlingSide(position, move);
  if (!side) return makeUci(move);
  return makeUci({ from: move.from, to: (move.from & ~7) + (side === "h" ? 6 : 2) });
}
