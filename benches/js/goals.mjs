// @ts-check
// What the measurements are held against. Every goal is a ratio taken inside a round; its verdict is the median over the rounds.
import { EMPTY, OURS } from "./page/startup.mjs";
import { meanByRound, ratios } from "./statistics.mjs";

/** @typedef {import("./measure/perft.mjs").PerftRates} PerftRates */
/** @typedef {import("./measure/perft.mjs").Mode} Mode */
/** @typedef {import("./page/round.mjs").PageRound} PageRound */
/**
 * All that one run measured; what was not asked for or not possible is absent.
 * @typedef {{
 *   generators?: PerftRates, libraries?: PerftRates, tasks?: Record<string, Record<string, number[]>>, sizes?: Record<string, import("./measure/size.mjs").Size>,
 *   instantiation?: import("./measure/instantiate.mjs").Instantiation, boundary?: Record<string, number[]>, fresh?: Record<string, number[]>,
 *   page?: PageRound[], startup?: Record<string, number[]>,
 * }} Results
 */
/** @typedef {keyof Results} Measurement */
/**
 * `less`: smaller is better. `recorded`: measured and shown, not required. `task`: the one of the tasks that the row needs.
 * @typedef {{
 *   row: string, what: string, against: string, floor: number, goal: number, needs: Measurement, task?: string,
 *   less?: true, recorded?: true, measure: (results: Results) => number[] | undefined,
 * }} Goal
 */

/** Wall time in a page is noisier than CPU time: goals give way by this much there. */
const SLACK = 0.8;

/** The least that a wasm module of a move generator can be. */
const SMALLEST = "shakmaty, raw, without magics";

/** @type {Goal[]} */
export const GOALS = [
  perftGoal("1", "perft, every leaf made, wasm", "shakmaty, wasm", "every", 0.9, 1.0),
  libraryGoal("2", "chess.js", "chess.js", 35, 45),
  libraryGoal("2", "kokopu", "kokopu (a user's loop)", 9, 11),
  perftGoal("3", "perft, last ply counted, wasm", "cozy-chess, wasm", "bulk", 0.8, 1.0),
  perftGoal("4", "perft, last ply counted, wasm", "Stockfish 19 lite, wasm", "bulk", 1.6, 2.0),
  perftGoal("5", "own wasm, every leaf made", "adoube, native", "every", 0.55, 0.6),
  perftGoal("5", "own wasm, last ply counted", "adoube, native", "bulk", 0.65, 0.8),
  taskGoal("6", "load a FEN and list the moves as SAN", "sanList", "chessjs", 10, 15),
  taskGoal("6", "load a FEN and list the moves as SAN", "sanList", "ffish", 0.8, 1.2),
  taskGoal("7", "destinations as a Map", "destinations", "kokopu", 3, 5),
  taskGoal("7", "destinations as a Map", "destinations", "chessops", 4, 6.5),
  taskGoal("8", "play and undo, from UCI", "playUci", "kokopu", 2, 3),
  taskGoal("8", "play and undo, from SAN", "playSan", "kokopu", 2.5, 4),
  taskGoal("9", "a move as an object, and undo, from UCI", "moveUci", "chessjs", 50, 150),
  taskGoal("9", "a move as an object, and undo, from SAN", "moveSan", "chessjs", 50, 150),
  { ...taskGoal("9", "a move as an object, from UCI, without the undo", "moveForward", "chessjs", 50, 150), recorded: true },
  taskGoal("10", "PGN read, replayed and written, game by game", "pgnGames", "chessops", 3, 5),
  taskGoal("10", "PGN read, replayed and written, a whole file", "pgnFile", "chessops", 5, 8),
  taskGoal("11", "play, threefold and fifty-move test at every ply", "drawTests", "chessops", 10, 20),
  taskGoal("11", "play, threefold and fifty-move test at every ply", "drawTests", "chessjs", 300, 600),
  taskGoal("12", "draw by material", "material", "kokopu", 3, 5),
  recordedGoal("13", "bytes after brotli, JS and wasm, without PGN", "chess.js", 2.5, 1.8, "sizes", ({ sizes }) =>
    sizes?.adoube && [sizes.adoube.brotli / sizes["chess.js"].brotli]),
  recordedGoal("14", "first SAN list on a slow line, over the empty page", "chess.js", 1.3, 1.0, "startup", ({ startup }) =>
    startup?.[OURS] && ratios(overEmpty(startup, OURS), overEmpty(startup, "chess.js"))),
  recordedGoal("15", "compile and instantiate in Node", SMALLEST, 3, 2, "instantiation", ({ instantiation }) =>
    instantiation?.adoube && ratios(untilReady(instantiation.adoube), untilReady(instantiation[SMALLEST]))),
  boundaryGoal("moves as SAN", "SAN"),
  boundaryGoal("moves as objects", "objects"),
  {
    row: "17",
    what: "fresh Node process, import and first SAN list",
    against: "chessops",
    floor: 1.0,
    goal: 0.7,
    needs: "fresh",
    less: true,
    measure: ({ fresh }) => fresh?.adoube && ratios(fresh.adoube, fresh.chessops),
  },
  pageGoal("1", "perft, every leaf made", "shakmaty", 0.9, 1.0, (page, name) => perftInPage(page, "every", name)),
  pageGoal("3", "perft, last ply counted", "cozy", 0.8, 1.0, (page, name) => perftInPage(page, "bulk", name)),
  pageGoal("6", "load a FEN and list the moves as SAN", "chessjs", 10, 15, (page, name) => page.map((round) => 1 / round.sanList[name])),
  pageGoal("6", "load a FEN and list the moves as SAN", "ffish", 0.8, 1.2, (page, name) => page.map((round) => 1 / round.sanList[name])),
  pageGoal("7", "destinations as a Map", "kokopu", 3, 5, (page, name) => page.map((round) => 1 / round.destinations[name])),
  pageGoal("7", "destinations as a Map", "chessops", 4, 6.5, (page, name) => page.map((round) => 1 / round.destinations[name])),
];

/** @param {string} row @param {string} what @param {string} against @param {Mode} mode @param {number} floor @param {number} goal @returns {Goal} */
function perftGoal(row, what, against, mode, floor, goal) {
  const measure = (/** @type {Results} */ { generators }) => perftRatios(generators, mode, against);
  return { row, what, against, floor, goal, needs: "generators", measure };
}

/** @param {string} row @param {string} against @param {string} name @param {number} floor @param {number} goal @returns {Goal} */
function libraryGoal(row, against, name, floor, goal) {
  const measure = (/** @type {Results} */ { libraries }) => perftRatios(libraries, "every", name);
  return { row, what: "perft, every leaf made, wasm", against, floor, goal, needs: "libraries", measure };
}

/** @param {PerftRates | undefined} rates @param {Mode} mode @param {string} against */
function perftRatios(rates, mode, against) {
  const series = Object.values(rates?.[mode] ?? {}).map((peers) => [peers["adoube, wasm"], peers[against]]);
  if (series.length === 0 || series.some(([ours, theirs]) => !ours || !theirs)) return undefined;
  return meanByRound(series.map(([ours, theirs]) => ratios(ours, theirs)));
}

/** @param {string} row @param {string} what @param {string} task @param {string} peer @param {number} floor @param {number} goal @returns {Goal} */
function taskGoal(row, what, task, peer, floor, goal) {
  const measure = (/** @type {Results} */ { tasks }) => {
    const times = tasks?.[task];
    return times?.adoube && ratios(times[peer], times.adoube);
  };
  return { row, what, against: titleOf(peer), floor, goal, needs: "tasks", task, measure };
}

/**
 * @param {string} row @param {string} what @param {string} against @param {number} floor @param {number} goal
 * @param {Measurement} needs @param {Goal["measure"]} measure
 * @returns {Goal}
 */
function recordedGoal(row, what, against, floor, goal, needs, measure) {
  return { row, what, against, floor, goal, needs, measure, less: true, recorded: true };
}

/** @param {string} what @param {string} shape @returns {Goal} */
function boundaryGoal(what, shape) {
  const measure = (/** @type {Results} */ { boundary }) =>
    boundary && ratios(boundary[`${shape}: published`], boundary[`${shape}: packed design`]);
  return { row: "16", what, against: "the packed design, same engine", floor: 2, goal: 1.2, needs: "boundary", less: true, measure };
}

/**
 * @param {string} row @param {string} what @param {string} peer @param {number} floor @param {number} goal
 * @param {(page: PageRound[], name: string) => number[]} speed
 * @returns {Goal}
 */
function pageGoal(row, what, peer, floor, goal, speed) {
  const measure = (/** @type {Results} */ { page }) =>
    page?.[0].sanList.adoube === undefined ? undefined : ratios(speed(page, "adoube"), speed(page, peer));
  return { row: `${row} in Chromium`, what, against: titleOf(peer), floor: floor * SLACK, goal: goal * SLACK, needs: "page", measure };
}

/** @param {PageRound[]} page @param {Mode} mode @param {string} name */
function perftInPage(page, mode, name) {
  return meanByRound(Object.keys(page[0][mode]).map((id) => page.map((round) => round[mode][id][name])));
}

/** @param {Record<string, number[]>} startup @param {string} name */
function overEmpty(startup, name) {
  return startup[name].map((time, round) => time - startup[EMPTY][round]);
}

/** @param {{ compile: number[], instantiate: number[] }} times */
function untilReady({ compile, instantiate }) {
  return compile.map((time, round) => time + instantiate[round]);
}

/** The name by which a peer is known, from that of its adapter. @param {string} peer */
export function titleOf(peer) {
  const titles = /** @type {Record<string, string>} */ ({
    chessjs: "chess.js",
    cmchess: "cm-chess",
    cozy: "cozy-chess, wasm",
    shakmaty: "shakmaty, wasm",
  });
  return titles[peer] ?? peer;
}

/** @param {Goal} goal @param {number} median */
export function reached({ less, goal }, median) {
  return less ? median <= goal : median >= goal;
}

/** Does `--only` ask for the row? Its number is meant, in Node and in Chromium. @param {Goal} goal @param {string[]} only */
export function wanted({ row }, only) {
  return only.length === 0 || only.includes(row.split(" ")[0]);
}
