// @ts-check
/**
 * Small changes to a tree. A path names a move: `[3]` is the fourth move of the main line, `[3, 0, 1]` the second move
 * of the first alternative to it, and so on. Nothing is changed in place: each answers a new game.
 */
import { refuse } from "./asked.js";
import { NULL_SAN, NULL_UCI } from "./pgn-tree.js";
import { Position } from "./position.js";

/** @typedef {import("./index.d.ts").PgnGame} PgnGame */
/** @typedef {import("./index.d.ts").PgnMove} PgnMove */
/** @typedef {import("./index.d.ts").PgnPath} PgnPath */

/** @param {unknown} path @returns {never} */
const noSuchPath = (path) => refuse("path", "the indices of a move of this game", Array.isArray(path) ? path.join(",") : path);

/** @param {unknown} path @returns {number[]} */
function indices(path) {
  if (!Array.isArray(path) || !path.every((index) => Number.isInteger(index) && index >= 0)) return noSuchPath(path);
  return path;
}

/** @param {PgnGame} game */
export function mainline(game) {
  return game.moves;
}

/** Passes the move. @param {Position} position */
function passed(position) {
  const [board, turn, castling, , halfmoves, fullmoves] = position.fen().split(" ");
  const next = turn === "w" ? "b" : "w";
  const fen = [board, next, castling, "-", Number(halfmoves) + 1, Number(fullmoves) + (turn === "b" ? 1 : 0)].join(" ");
  return new Position(fen, { chess960: position.chess960 });
}

/** @param {Position} position @param {PgnMove} move */
const after = (position, { uci, san }) => (uci === NULL_UCI || san === NULL_SAN ? passed(position) : position.play(uci));

/**
 * The line in which the path's last move stands, and the position before that move, or behind the line's end.
 * @param {PgnGame} game @param {number[]} path
 */
function found(game, path) {
  if (path.length % 2 === 0) return noSuchPath(path);
  let position = new Position(game.fen, { chess960: game.chess960 });
  let line = game.moves;
  for (let step = 0; ; step += 2) {
    const index = path[step];
    if (index > line.length) return noSuchPath(path);
    for (const move of line.slice(0, index)) position = after(position, move);
    if (step + 1 === path.length) return { line, index, position };
    line = line[index]?.variations[path[step + 1]] ?? noSuchPath(path);
  }
}

/**
 * The position after the move that the path names; the first position for the empty path.
 * @param {PgnGame} game @param {PgnPath} path
 */
export function positionAt(game, path) {
  const asked = indices(path);
  if (asked.length === 0) return new Position(game.fen, { chess960: game.chess960 });
  const { line, index, position } = found(game, asked);
  return after(position, line[index] ?? noSuchPath(path));
}

/**
 * A copy of the game in which the line of the path's last move may be changed: the line, and the index in it.
 * @param {PgnGame} game @param {number[]} path @param {number} beyond  how far behind the end of the line the index may be
 */
function opened(game, path, beyond) {
  const copy = { ...game, moves: [...game.moves] };
  if (path.length % 2 === 0) return noSuchPath(path);
  let line = copy.moves;
  for (let step = 0; step + 2 < path.length; step += 2) {
    const move = line[path[step]] ?? noSuchPath(path);
    const variation = move.variations[path[step + 1]] ?? noSuchPath(path);
    const variations = [...move.variations];
    const own = [...variation];
    variations[path[step + 1]] = own;
    line[path[step]] = { ...move, variations };
    line = own;
  }
  const index = path[path.length - 1];
  if (index >= line.length + beyond) return noSuchPath(path);
  return { copy, line, index };
}

/** Moves as texts become moves of the tree. @param {Position} position @param {readonly (string | PgnMove)[]} moves */
function played(position, moves) {
  /** @type {PgnMove[]} */
  const line = [];
  let now = position;
  for (const given of moves) {
    const text = typeof given === "string" ? given : given.uci;
    if (text === NULL_UCI || text === NULL_SAN) {
      line.push({ nags: [], variations: [], ...(typeof given === "string" ? {} : given), san: NULL_SAN, uci: NULL_UCI });
      now = passed(now);
    } else {
      const { san, uci } = now.move(text);
      line.push({ nags: [], variations: [], ...(typeof given === "string" ? {} : given), san, uci });
      now = now.play(uci);
    }
  }
  return line;
}

/**
 * Adds an alternative to the move that the path names, or goes on where its line ends, when it names the place behind
 * the last move. An illegal move throws, as `Position.move` does.
 * @param {PgnGame} game @param {PgnPath} path @param {readonly (string | PgnMove)[]} moves
 * @returns {PgnGame}
 */
export function addVariation(game, path, moves) {
  const asked = indices(path);
  if (!Array.isArray(moves) || moves.length === 0) return refuse("moves", "a list of moves", moves);
  const { position } = found(game, asked);
  const added = played(position, moves);
  const { copy, line, index } = opened(game, asked, 1);
  if (index === line.length) {
    line.push(...added);
    // What was not understood stood here: it does not follow these moves.
    if (asked.length === 1) return withoutRest(copy);
  } else line[index] = { ...line[index], variations: [...line[index].variations, added] };
  return copy;
}

/** @param {PgnMove} move @param {PgnMove[][]} variations @returns {PgnMove} */
const withVariations = (move, variations) => ({ ...move, variations });

/** A comment that opened a variation stands behind its move when that is no longer one. @param {PgnMove} move @returns {PgnMove} */
function unopened({ commentBefore, ...move }) {
  if (commentBefore === undefined) return move;
  return { ...move, comment: move.comment === undefined ? commentBefore : `${commentBefore}\n${move.comment}` };
}

/**
 * Makes a variation the line that it was an alternative to; that line becomes its first alternative. The path names any
 * move of the variation, or ends with the variation's own index.
 * @param {PgnGame} game @param {PgnPath} path
 * @returns {PgnGame}
 */
export function promoteVariation(game, path) {
  const asked = indices(path);
  const end = asked.length - (asked.length % 2 === 0 ? 1 : 2);
  if (end < 1) return noSuchPath(path);
  const { copy, line, index } = opened(game, asked.slice(0, end), 0);
  const number = asked[end];
  const [old, ...oldRest] = line.slice(index);
  const variation = old.variations[number] ?? noSuchPath(path);
  if (variation.length === 0 || asked[end + 1] >= variation.length) return noSuchPath(path);
  const [first, ...rest] = variation;
  const others = old.variations.filter((_, other) => other !== number);
  const alternatives = [[withVariations(old, []), ...oldRest], ...others, ...first.variations];
  // Inside a variation the first move keeps its opening comment; only the main line has no place for one.
  const opens = end > 1 && index === 0;
  line.splice(index, line.length, withVariations(opens ? first : unopened(first), alternatives), ...rest);
  // What was not understood behind the old line is no part of the new one.
  if (end === 1) delete copy.rest;
  return copy;
}

/**
 * Takes the move that the path names away, and all that follows it in its line; a path that ends with the index of a
 * variation, that variation; the empty path, every move.
 * @param {PgnGame} game @param {PgnPath} path
 * @returns {PgnGame}
 */
export function deleteFrom(game, path) {
  const asked = indices(path);
  if (asked.length === 0) return withoutRest({ ...game, moves: [] });
  const inLine = asked.length % 2 === 1;
  const whole = inLine && asked.length > 1 && asked[asked.length - 1] === 0;
  if (!inLine || whole) {
    const variation = inLine ? asked.slice(0, -1) : asked;
    const number = variation[variation.length - 1];
    const { copy, line, index } = opened(game, variation.slice(0, -1), 0);
    if (line[index].variations[number] === undefined) return noSuchPath(path);
    line[index] = withVariations(line[index], line[index].variations.filter((_, other) => other !== number));
    return copy;
  }
  const { copy, line, index } = opened(game, asked, 0);
  line.length = index;
  return asked.length === 1 ? withoutRest(copy) : copy;
}

/** @param {PgnGame} game @returns {PgnGame} */
function withoutRest({ rest: _rest, ...game }) {
  return game;
}
