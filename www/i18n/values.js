// @ts-check
/**
 * What the placeholders of the sentences stand for. Every one is computed from the facts alone and written by the
 * language's own names; null means that the facts do not tell it.
 */

/** @typedef {import("./language.js").Facts} Facts */
/** @typedef {import("./language.js").Language} Language */
/** @typedef {(facts: Facts, language: Language) => string | null} Value */

const SQUARE = /^[a-h][1-8]$/;
const UCI = /^([a-h][1-8])([a-h][1-8])([nbrq]?)$/;
/** @type {Record<string, string>} */
const PROMOTIONS = { q: "queen", r: "rook", b: "bishop", n: "knight" };
const LONGEST_QUOTATION = 40;
/** Long enough for a quotation with much blank space in it; what is huge is not worked through. */
const LONGEST_READ = 400;

/** @param {unknown} value @returns {value is string} */
const isSquare = (value) => typeof value === "string" && SQUARE.test(value);

/** @param {Record<string, string>} words @param {unknown} key */
const word = (words, key) => (typeof key === "string" && Object.hasOwn(words, key) ? words[key] : null);

/** @param {unknown} value @returns {string[]} */
export const squaresOf = (value) => (Array.isArray(value) ? value.filter(isSquare) : []);

/**
 * The squares of a ruling or an obligation, in order. An entry that is not a square keeps its place.
 * @param {Facts} facts
 * @param {number} index
 */
export function squareAt(facts, index) {
  const list = Array.isArray(facts.squares) ? facts.squares : facts.pieces;
  const square = Array.isArray(list) ? list.at(index) : undefined;
  return isSquare(square) ? square : null;
}

/**
 * @param {unknown} value
 * @returns {{ from: string, to: string, promotion: string | null }[]}
 */
export function movesOf(value) {
  if (!Array.isArray(value)) return [];
  return value.flatMap((uci) => {
    const match = typeof uci === "string" ? UCI.exec(uci) : null;
    return match ? [{ from: match[1], to: match[2], promotion: PROMOTIONS[match[3]] ?? null }] : [];
  });
}

/**
 * A thing that came from outside, short and on one line; null for what cannot be shown in a sentence.
 * @param {unknown} value
 */
export function quotation(value) {
  if (typeof value !== "string" && typeof value !== "boolean" && !Number.isFinite(value)) return null;
  const line = String(value).slice(0, LONGEST_READ).replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
  const characters = [...line];
  return characters.length > LONGEST_QUOTATION ? `${characters.slice(0, LONGEST_QUOTATION - 1).join("")}…` : line;
}

/** @param {unknown} value */
const count = (value) => (typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null);

/** @param {Language} language @param {unknown} role */
const roleName = (language, role) => word(language.names.roles, role) ?? language.names.piece;

/** @param {Language} language @param {unknown} role @param {string | null} square */
const pieceOn = (language, role, square) => (square ? language.names.pieceOn(roleName(language, role), square) : null);

/** @param {unknown} color */
const otherColor = (color) => (color === "white" ? "black" : color === "black" ? "white" : null);

/** Where the first of the moves starts. @param {Facts} facts */
const origin = (facts) => movesOf(facts.moves)[0]?.from ?? null;

/** The other piece of a duty: the one that the first of its moves does not start from. @param {Facts} facts */
export const companion = (facts) => squaresOf(facts.pieces).find((square) => square !== origin(facts)) ?? null;

/** The kind of a piece of an obligation, where it is told. @param {Facts} facts @param {string | null} square */
const roleAt = (facts, square) => (Array.isArray(facts.roles) ? facts.roles[squaresOf(facts.pieces).indexOf(square ?? "")] : null);

/** @param {Facts} facts @param {Language} language */
function moveList(facts, language) {
  const moves = movesOf(facts.moves ?? facts.candidates);
  if (moves.length === 0) return null;
  const { roles, move, any } = language.names;
  return any(moves.map(({ from, to, promotion }) => move(from, to, promotion && roles[promotion])));
}

/** @param {Facts} facts @param {Language} language */
function promotionChoices(facts, language) {
  const offered = new Set(movesOf(facts.moves).map(({ promotion }) => promotion));
  const names = Object.values(PROMOTIONS).filter((role) => offered.has(role));
  return names.length > 0 ? language.names.any(names.map((role) => language.names.roles[role])) : null;
}

/** Each player's moves in a count of half-moves. @param {unknown} halfmoves @param {Language} language */
function movesEach(halfmoves, language) {
  const known = count(halfmoves);
  return known === null ? null : language.names.movesEach(Math.floor(known / 2));
}

/** @param {unknown} milliseconds @param {Language} language */
function seconds(milliseconds, language) {
  return typeof milliseconds === "number" && Number.isFinite(milliseconds) ? language.names.seconds(milliseconds / 1000) : null;
}

/** @param {unknown} number @param {Language} language */
function times(number, language) {
  const known = count(number);
  return known === null ? null : language.names.times(known);
}

/** @param {unknown} milliseconds @param {Language} language */
const duration = (milliseconds, language) =>
  Number.isSafeInteger(milliseconds) && Number(milliseconds) >= 0 ? language.names.duration(Number(milliseconds)) : null;

/** @param {unknown} number @param {Language} language */
const ordinal = (number, language) => (Number.isSafeInteger(number) && Number(number) > 0 ? language.names.ordinal(Number(number)) : null);

/** @param {unknown} number @param {Language} language */
const moveCount = (number, language) => (Number.isSafeInteger(number) && Number(number) >= 0 ? language.names.moves(Number(number)) : null);

/**
 * A series of moves that ends in mate, as far as it is told: in SAN, else as UCI.
 * @param {Facts} facts
 * @returns {string[]}
 */
export function mateOf({ helpmate, helpmateSan }) {
  const list = Array.isArray(helpmateSan) ? helpmateSan : Array.isArray(helpmate) ? helpmate : [];
  return list.every((move) => quotation(move)) ? list : [];
}

/** @param {Facts} facts @param {Language} language */
function mateLine(facts, language) {
  const line = mateOf(facts);
  const coordinates = movesOf(line);
  const { roles, move, sequence } = language.names;
  if (coordinates.length < line.length || line.length === 0) return line.length > 0 ? sequence(line.map((san) => String(quotation(san)))) : null;
  return sequence(coordinates.map(({ from, to, promotion }) => move(from, to, promotion && roles[promotion])));
}

/** Rulings of the course of things: that no article is cited for them needs no word. */
const CITES_NOTHING = new Set(["release.put-back", "hand.lifted", "hands.paused", "hands.adjourned", "clock.already-paused", "clock.not-paused",
  "clock.time", "decision.nothing", "session.not-adjourned", "adjourn.refused", "objection.rejected", "write.noted"]);

/** The article in its brackets; a ruling that rests on none says that there. @param {Facts} facts @param {Language} language */
function article(facts, language) {
  const number = typeof facts.article === "string" && quotation(facts.article);
  if (number) return language.names.article(number);
  const isRuling = typeof facts.upheld === "boolean" && facts.article === null;
  return isRuling && !CITES_NOTHING.has(facts.code) ? language.names.noArticle : "";
}

/** @type {Record<string, Value>} */
export const values = {
  player: (facts, language) => word(language.names.colors, facts.player),
  opponent: (facts, language) => word(language.names.colors, otherColor(facts.player)),
  winner: (facts, language) => word(language.names.colors, facts.winner),
  loser: (facts, language) => word(language.names.colors, otherColor(facts.winner)),
  score: (facts) => quotation(facts.score),
  ending: (facts, language) => word(language.endings, facts.reason),

  square: (facts) => squareAt(facts, 0),
  second: (facts) => squareAt(facts, 1),
  third: (facts) => squareAt(facts, 2),
  emptySquare: (facts) => (isSquare(facts.square) ? facts.square : null),
  squares: (facts, language) => {
    const squares = squaresOf(facts.squares ?? facts.pieces);
    return squares.length > 0 ? language.names.all(squares) : null;
  },
  role: (facts, language) => roleName(language, facts.role),
  captured: (facts, language) => roleName(language, facts.captured),
  piece: (facts, language) => pieceOn(language, facts.role ?? facts.roles?.[0], squareAt(facts, 0)),
  target: (facts, language) => pieceOn(language, facts.captured, squareAt(facts, 1)),
  /** The piece that binds, where another square was named before it. */
  binding: (facts, language) => pieceOn(language, facts.role, squareAt(facts, -1)),

  anySquare: (facts, language) => {
    const squares = squaresOf(facts.squares ?? facts.pieces);
    return squares.length > 0 ? language.names.any(squares) : null;
  },
  origin,
  companion,
  mover: (facts, language) => pieceOn(language, roleAt(facts, origin(facts)), origin(facts)),
  other: (facts, language) => pieceOn(language, roleAt(facts, companion(facts)), companion(facts)),

  moves: moveList,
  origins: (facts, language) => {
    const origins = new Set(movesOf(facts.moves).map(({ from }) => from));
    return origins.size > 0 ? language.names.any([...origins].sort()) : null;
  },
  choices: promotionChoices,
  promotionSquare: (facts) => movesOf(facts.moves)[0]?.to ?? null,
  san: (facts) => quotation(facts.san),
  text: (facts) => quotation(facts.text),
  move: (facts) => quotation(facts.move),
  found: (facts) => quotation(facts.found),
  ply: (facts) => (count(facts.ply) === null ? null : String(facts.ply)),

  times: (facts, language) => times(facts.occurrences, language),
  neededTimes: (facts, language) => times(facts.needed, language),
  movesEach: (facts, language) => movesEach(facts.halfmoves, language),
  neededEach: (facts, language) => movesEach(facts.needed, language),
  differences: (facts, language) => {
    const differs = Array.isArray(facts.nearest?.differs) ? facts.nearest.differs : [];
    const names = differs.map((/** @type {unknown} */ one) => word(language.names.differences, one)).filter(Boolean);
    return names.length > 0 ? language.names.all(names) : null;
  },

  article,

  time: (facts, language) => duration(facts.time, language),
  late: (facts, language) => duration(facts.late, language),
  allowed: (facts, language) => duration(facts.allowed, language),
  remaining: (facts, language) => duration(facts.remaining, language),
  whiteTime: (facts, language) => duration(facts.white, language),
  blackTime: (facts, language) => duration(facts.black, language),
  countTh: (facts, language) => ordinal(facts.count, language),
  limitTh: (facts, language) => ordinal(facts.limit, language),
  beforeMove: (facts) => quotation(facts.before),
  movesByWhite: (facts, language) => moveCount(facts.movesByWhite, language),
  movesByBlack: (facts, language) => moveCount(facts.movesByBlack, language),
  mateLine,
  mateLength: (facts) => String(mateOf(facts).length),
  cause: (facts) => quotation(facts.reason) || null,

  code: (facts) => quotation(facts.code) || null,
  field: (facts) => quotation(facts.field),
  fenField: (facts, language) => word(language.names.fenFields, facts.field),
  option: (facts) => quotation(facts.option),
  value: (facts) => quotation(facts.value),
  at: (facts, language) => seconds(facts.at, language),
  last: (facts, language) => seconds(facts.last, language),
  /** Acts are indexed from 0; people count from 1. */
  actNumber: (facts) => (Number.isInteger(facts.act) ? String(facts.act + 1) : null),
  line: (facts) => quotation(facts.line),
  column: (facts) => quotation(facts.column),
};
