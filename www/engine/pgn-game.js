// @ts-check
/** A game under the Laws as a game of PGN, and back. */
import { describe } from "./texts.js";
import { fault } from "./net.js";
import { AdoubeError } from "./errors.js";
import { flag, optionsOf, refuse } from "./asked.js";
import { parsePgn } from "./pgn.js";
import { writePgn } from "./pgn-write.js";
import { timeControlText } from "./time-control.js";

/** @typedef {import("./index.d.ts").Act} Act */
/** @typedef {import("./index.d.ts").Color} Color */
/** @typedef {import("./index.d.ts").GameOptions} GameOptions */
/** @typedef {import("./index.d.ts").PgnGame} PgnGame */
/** @typedef {import("./index.d.ts").PgnMove} PgnMove */
/** @typedef {import("./index.d.ts").Result} Result */
/** @typedef {import("./index.d.ts").Ruling} Ruling */

/** The sign of Appendix C for an offer of a draw. */
const DRAW_OFFER = "(=)";
const LANGUAGES = ["en", "zh-CN"];

/** The words of the standard for how a game ended; everything else is its normal way. @type {Partial<Record<string, string>>} */
const TERMINATIONS = {
  time: "time forfeit",
  "time-no-mate": "time forfeit",
  "claim-time-forfeit": "time forfeit",
  "default-time": "time forfeit",
  "illegal-moves": "rules infraction",
  "illegal-moves-no-mate": "rules infraction",
  "touch-refusal": "rules infraction",
  penalty: "rules infraction",
  "normal-means": "adjudication",
  "both-kings-attacked": "abandoned",
  replay: "abandoned",
};

/** How the game ended, in PGN's words. Results that PGN has no mark for are told by the tag. @param {Result | null} result */
function ending(result) {
  if (result === null) return { mark: /** @type {const} */ ("*"), termination: "unterminated" };
  const termination = TERMINATIONS[result.reason] ?? "normal";
  const { score } = result;
  if (score === "0-0" || score === "void") return { mark: /** @type {const} */ ("*"), termination: `${score === "0-0" ? "both players lose" : "void"}: ${termination}` };
  return { mark: score, termination };
}

/**
 * What a writer has to know of a game under the Laws.
 * @typedef {{
 *   options: GameOptions, start: string, chess960: boolean, result: Result | null, acts: readonly Act[],
 *   rulings: readonly { act: number, ruling: Ruling }[], moves: readonly { uci: string, san: string, color: Color, remaining?: number }[],
 * }} Played
 */

/** @param {Played} played @param {string} mark @param {string} termination @returns {[string, string][]} */
function tagsOf({ options, result }, mark, termination) {
  const tags = new Map(Object.entries(options.tags ?? {}));
  // The first position is the game's own: the writer says it.
  for (const name of ["FEN", "SetUp", "Variant"]) tags.delete(name);
  tags.set("Result", mark);
  const clock = typeof options.clock === "object" ? timeControlText(options.clock) : options.clock;
  if (clock !== undefined && clock !== "-" && clock !== "") tags.set("TimeControl", clock);
  if (result !== null || tags.has("Termination")) tags.set("Termination", termination);
  return [...tags];
}

/** By these a move more stands on the board. */
const MAKING = ["move.made", "promotion.queen", "sealed.played", "illegal.stands"];

/** The place on the score sheet that a ruling belongs to: moves that were taken back do not count. @param {Ruling} ruling @param {number} ply @param {number} last */
function plyAfter({ code, kind, restored, ply: taken }, ply, last) {
  if (restored === true && typeof taken === "number") return Math.min(taken - 1, last);
  if (kind === "two-hands") return code === "illegal.stands" ? ply : Math.max(0, ply - Number(code.startsWith("illegal.")));
  return MAKING.includes(code) ? Math.min(ply + 1, last) : ply;
}

/**
 * Offers of a draw and, where they are asked for, the rulings, as comments on the moves that they belong to.
 * An offer stands at the offerer's own move, as on a score sheet: the one just made, else the next.
 * @param {Played} played @param {string | undefined} language @param {PgnMove[]} moves @returns {string[]} what stands before the first move
 */
function annotate({ acts, rulings, moves: made }, language, moves) {
  /** @type {string[][]} */
  const comments = Array.from({ length: moves.length + 1 }, () => []);
  let ply = 0;
  for (const { act, ruling } of rulings) {
    ply = plyAfter(ruling, ply, moves.length);
    if (acts[act].act === "offerDraw" && ruling.code === "offer.made" && ruling.upheld) {
      const own = ply > 0 && made[ply - 1].color === ruling.player ? ply : Math.min(ply + 1, moves.length);
      comments[own].push(DRAW_OFFER);
    }
    if (language !== undefined && ruling.code !== "move.made") comments[ply].push(describe(ruling, /** @type {"en" | "zh-CN"} */ (language)));
  }
  moves.forEach((move, index) => {
    if (comments[index + 1].length > 0) move.comment = comments[index + 1].join("\n");
  });
  return comments[0];
}

/**
 * @param {Played} played @param {{ clocks?: boolean, rulings?: "en" | "zh-CN" }} [options]
 * @returns {string}
 */
export function pgnOf(played, options) {
  const { clocks, rulings } = optionsOf(options, ["clocks", "rulings"]);
  const withClocks = flag(clocks, "clocks", true);
  if (rulings !== undefined && !LANGUAGES.includes(/** @type {string} */ (rulings))) refuse("rulings", '"en" or "zh-CN"', rulings);
  /** @type {PgnMove[]} */
  const moves = played.moves.map(({ san, uci, remaining }) => ({
    san, uci, nags: [], variations: [], ...(withClocks && remaining !== undefined ? { clock: Math.max(0, Math.round(remaining)) } : {}),
  }));
  const before = annotate(played, /** @type {string | undefined} */ (rulings), moves);
  const { mark, termination } = ending(played.result);
  /** @type {PgnGame} */
  const game = { tags: tagsOf(played, mark, termination), fen: played.start, chess960: played.chess960, moves, result: mark, errors: [] };
  if (before.length > 0) game.comment = before.join("\n");
  return writePgn(game);
}

/** @param {import("./index.d.ts").PgnError} error @returns {never} */
function throwAt(error) {
  throw new AdoubeError("bad-pgn", error.message, { ...error, reason: error.code });
}

/**
 * The first game of a PGN, as options and acts of a game under the Laws.
 * @param {unknown} pgn @param {GameOptions | undefined} options @param {(clock: string) => boolean} readable
 * @returns {{ options: GameOptions, acts: Act[] }}
 */
export function actsOf(pgn, options, readable) {
  if (typeof pgn !== "string") return refuse("pgn", "a text", pgn);
  const [game] = parsePgn(pgn);
  if (game === undefined) throw fault("bad-pgn", { reason: "no-game" });
  const broken = game.errors.find((error) => error.fatal && error.rest === undefined && error.code !== "too-deep");
  if (broken !== undefined) throwAt(broken);
  const tags = Object.fromEntries(game.tags);
  const { Result: _result, TimeControl: control, FEN: _fen, SetUp: _setUp, Variant: _variant, Termination: _termination, ...carried } = tags;
  const timed = control !== undefined && readable(control);
  // One that no clock can be set by is still what the file says.
  if (control !== undefined && !timed) carried.TimeControl = control;
  /** @type {GameOptions} */
  const own = { ...(timed ? { clock: control } : {}), fen: game.fen, chess960: game.chess960, tags: carried };
  /** @type {Act[]} */
  const acts = [];
  for (const { san, uci, comment } of game.moves) {
    if (san === "--") throw fault("bad-pgn", { field: "san", value: san });
    acts.push({ act: "play", move: uci });
    if (comment?.split("\n").includes(DRAW_OFFER)) {
      acts.push({ act: "offerDraw", by: moverOf(game, acts) });
    }
  }
  return { options: { ...own, ...options, tags: { ...carried, ...options?.tags } }, acts };
}

/** Who made the last of the moves. @param {PgnGame} game @param {Act[]} acts @returns {Color} */
function moverOf({ fen }, acts) {
  const plies = acts.filter(({ act }) => act === "play").length;
  const whiteBegins = fen.split(" ")[1] === "w";
  return (plies % 2 === 1) === whiteBegins ? "white" : "black";
}
