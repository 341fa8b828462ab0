// @ts-check
/** Positions. Each keeps its own bytes on this side and owns nothing in the module, so there is nothing to leak. */
import * as glue from "./glue.js";
import { colorIndex, flag, moveText, nodesOf, optionsOf, refuse, squareIndex, text } from "./asked.js";
import { bytesOut, enter, enterOther, leave, spoil, wordsOut } from "./memory.js";
import { ROLES, SQUARES, moveOf, sanOf, uciOf } from "./moves.js";
import { guarded } from "./net.js";
import { polyglotKey } from "./polyglot.js";

/** @typedef {import("./index.d.ts").Color} Color */
/** @typedef {import("./index.d.ts").Move} Move */
/** @typedef {import("./index.d.ts").Role} Role */
/** @typedef {{ field: string, from: string, to: string }} Repair */
/** @typedef {NonNullable<ReturnType<import("./index.d.ts").Position["whyIllegal"]>>} WhyIllegal */

const TAKEN = Symbol("taken from the slot");
const CHECK = 4;
const NO_MOVE = 8;
/** Black's bit is the next. */
const WHITE_CANNOT_MATE = 16;
/** What the module's numbers mean. @type {readonly ("yes" | "no" | "unknown")[]} */
const VERDICTS = ["no", "yes", "unknown"];
/** Deeper than any count that could ever end. */
const DEEPEST = 100;

/** @param {number} code @returns {{ color: Color, role: Role }} */
const pieceOf = (code) => ({ color: code & 8 ? "black" : "white", role: ROLES[(code & 7) - 1] });

/** @template T @param {number} count @param {(word: number) => T} each @returns {T[]} */
function decoded(count, each) {
  const words = wordsOut();
  const list = new Array(count);
  for (let index = 0; index < count; index += 1) list[index] = each(words[index]);
  return list;
}

export class Position {
  /** @type {Uint8Array} */ #bytes;
  /** @type {readonly Repair[]} */ #repairs = [];
  /** What `status` answered; a position never changes, so it is asked once. */
  #known = -1;

  /** @param {string} [fen] @param {{ chess960?: boolean, strict?: boolean }} [options] */
  constructor(fen, options) {
    if (/** @type {unknown} */ (fen) === TAKEN) {
      this.#bytes = leave();
      return;
    }
    const { chess960, strict } = optionsOf(options, ["chess960", "strict"]);
    const in960 = flag(chess960, "chess960", false);
    const strictly = flag(strict, "strict", false);
    const written = fen === undefined ? undefined : text(fen, "fen");
    spoil();
    this.#bytes = guarded(() => {
      if (written === undefined) {
        glue.startPosition(in960);
        return leave();
      }
      const repairs = glue.readFen(written, in960, strictly);
      if (repairs !== undefined) this.#repairs = Object.freeze(JSON.parse(repairs).map(Object.freeze));
      return leave();
    });
  }

  /** @template T @param {() => T} ask @returns {T} */
  #ask(ask) {
    return guarded(() => {
      enter(this.#bytes);
      return ask();
    });
  }

  get repairs() {
    return /** @type {Repair[]} */ (this.#repairs);
  }

  /** @returns {Color} */
  get turn() {
    return this.#status() & 1 ? "black" : "white";
  }

  get chess960() {
    return (this.#status() & 2) !== 0;
  }

  get fullmoves() {
    return this.#ask(glue.fullmoves);
  }

  get halfmoves() {
    return this.#ask(glue.halfmoves);
  }

  #status() {
    if (this.#known < 0) this.#known = this.#ask(glue.status);
    return this.#known;
  }

  fen() {
    return this.#ask(glue.writeFen);
  }

  /** @param {string} square */
  piece(square) {
    const index = squareIndex(square);
    const code = this.#ask(() => glue.pieceAt(index));
    return code === 0 ? null : pieceOf(code);
  }

  pieces() {
    const count = this.#ask(glue.pieces);
    return decoded(count, (word) => ({ square: SQUARES[word & 63], ...pieceOf(word >> 6) }));
  }

  /** @param {string} [from] @returns {Move[]} */
  legalMoves(from) {
    const index = from === undefined ? 64 : squareIndex(from);
    return decoded(this.#ask(() => glue.legalWords(index, true)), moveOf);
  }

  legalUci() {
    return decoded(this.#ask(() => glue.legalWords(64, false)), uciOf);
  }

  legalSan() {
    return decoded(this.#ask(() => glue.legalWords(64, true)), sanOf);
  }

  /** @returns {Map<string, string[]>} */
  destinations() {
    const origins = this.#ask(glue.destinations);
    const bytes = bytesOut();
    const map = new Map();
    let place = 0;
    for (let origin = 0; origin < origins; origin += 1) {
      const from = bytes[place];
      const count = bytes[place + 1];
      place += 2;
      const targets = new Array(count);
      for (let index = 0; index < count; index += 1) targets[index] = SQUARES[bytes[place + index]];
      place += count;
      map.set(SQUARES[from], targets);
    }
    return map;
  }

  /** @param {string} move @param {{ strict?: boolean }} [options] @returns {Move} */
  move(move, options) {
    const written = moveText(move);
    const strictly = flag(optionsOf(options, ["strict"]).strict, "strict", false);
    return moveOf(this.#ask(() => glue.readMove(written, strictly)));
  }

  /** @param {string} from @param {string} to @returns {WhyIllegal | null} */
  whyIllegal(from, to) {
    const [start, goal] = [squareIndex(from), squareIndex(to)];
    const why = this.#ask(() => glue.whyIllegal(start, goal));
    return why === undefined ? null : JSON.parse(why);
  }

  /** @param {string} move */
  play(move) {
    const written = moveText(move);
    this.#ask(() => {
      glue.playMove(written);
      spoil();
    });
    return fromSlot();
  }

  isCheck() {
    return (this.#status() & CHECK) !== 0;
  }

  isCheckmate() {
    return (this.#status() & (CHECK | NO_MOVE)) === (CHECK | NO_MOVE);
  }

  isStalemate() {
    return (this.#status() & (CHECK | NO_MOVE)) === NO_MOVE;
  }

  /** @param {string} square @param {Color} by */
  attackers(square, by) {
    const [index, color] = [squareIndex(square), colorIndex(by, "by")];
    return decoded(this.#ask(() => glue.attackers(index, color)), (word) => SQUARES[word]);
  }

  /** @param {Color} color */
  hasInsufficientMaterial(color) {
    const index = colorIndex(color, "color");
    return (this.#status() & (WHITE_CANNOT_MATE << index)) !== 0;
  }

  /** @param {Color} color @param {{ nodes?: number }} [options] @returns {"yes" | "no" | "unknown"} */
  canCheckmate(color, options) {
    const [index, nodes] = [colorIndex(color, "color"), nodesOf(optionsOf(options, ["nodes"]).nodes)];
    return VERDICTS[this.#ask(() => glue.canCheckmate(index, nodes ?? glue.defaultNodes()))];
  }

  /** @param {Color} color @param {{ nodes?: number }} [options] @returns {string[] | null} */
  helpmate(color, options) {
    const [index, nodes] = [colorIndex(color, "color"), nodesOf(optionsOf(options, ["nodes"]).nodes)];
    const line = this.#ask(() => glue.helpmate(index, nodes ?? glue.defaultNodes()));
    if (line === undefined) return null;
    return line === "" ? [] : line.trimEnd().split(" ");
  }

  isDead() {
    return this.#ask(glue.isDead);
  }

  /** @param {number} depth @param {{ bulk?: boolean }} [options] */
  perft(depth, options) {
    const bulk = flag(optionsOf(options, ["bulk"]).bulk, "bulk", true);
    if (!Number.isInteger(depth) || depth < 0 || depth > DEEPEST) refuse("depth", `a whole number from 0 to ${DEEPEST}`, depth);
    return this.#ask(() => glue.perft(depth, bulk));
  }

  hash() {
    return polyglotKey(decoded(this.#ask(glue.polyglotNumbers), (part) => part));
  }

  /** @param {Position} other */
  equals(other) {
    if (!Position.is(other)) return refuse("other", "a Position", other);
    return this.#ask(() => {
      enterOther(other.#bytes);
      return glue.samePosition();
    });
  }

  /** Whether it is a position; unlike `instanceof` this asks nothing of what is handed over. @param {unknown} value @returns {value is Position} */
  static is(value) {
    return typeof value === "object" && value !== null && #bytes in value;
  }

  /** Puts this position into the module's place for it, for those who begin from it. */
  enter() {
    this.#ask(() => {});
  }

  free() {}

  toJSON() {
    return this.fen();
  }

  [Symbol.dispose]() {}
}

/** The position that the module has just put into its place. */
export function fromSlot() {
  return new Position(/** @type {any} */ (TAKEN));
}
