// @ts-check
// Runs inside a page: one round of the goals that must hold in a browser too. A page has no CPU clock, so these are wall times.
import { shuffled } from "../statistics.mjs";

/** @typedef {import("../peers/peer.mjs").Peer} Peer */
/** @typedef {{ id: string, fen: string, depth: number, leaves: number }} Place */
/** @typedef {Record<string, Record<string, number>>} Rates Mnps by position and peer */
/** Tasks in µs per position, by peer. @typedef {{ every: Rates, bulk: Rates, sanList: Record<string, number>, destinations: Record<string, number> }} PageRound */

const WARM_UP = 300;
const MEASURED = 80;

export const PERFT_PEERS = ["adoube", "shakmaty", "cozy"];
export const TASK_PEERS = ["adoube", "chessjs", "chessops", "kokopu", "ffish"];

/**
 * @param {Record<string, Peer>} peers
 * @param {{ places: Place[], fens: string[], seed: number }} options
 * @returns {Promise<PageRound>}
 */
export async function measureRound(peers, { places, fens, seed }) {
  const names = Object.keys(peers);
  const perft = shuffled(names.filter((name) => PERFT_PEERS.includes(name)), seed);
  const tasks = shuffled(names.filter((name) => TASK_PEERS.includes(name)), seed + 1);
  /** @type {PageRound} */
  const round = { every: {}, bulk: {}, sanList: {}, destinations: {} };
  for (const mode of /** @type {const} */ (["every", "bulk"])) {
    for (const name of perft) await warmUp(peers[name], places, mode === "bulk");
    for (const place of places) {
      for (const name of perft) {
        (round[mode][place.id] ??= {})[name] = await rate(peers[name], place, mode === "bulk");
        await breathe();
      }
    }
  }
  for (const task of /** @type {const} */ (["sanList", "destinations"])) {
    for (const name of tasks) {
      round[task][name] = (timePerRun(peers[name].tasks[task]({ fens })) / fens.length) * 1e3;
      await breathe();
    }
  }
  return round;
}

/** @param {Peer} peer @param {Place[]} places @param {boolean} bulk */
async function warmUp({ tasks }, places, bulk) {
  for (const { fen, depth } of places) {
    const run = tasks.perft({ fen, depth: depth - 1, bulk });
    for (let turn = 0; turn < 2; turn++) await run();
    await breathe();
  }
}

/** @param {Peer} peer @param {Place} place @param {boolean} bulk */
async function rate({ tasks }, { fen, depth, leaves, id }, bulk) {
  const run = tasks.perft({ fen, depth, bulk });
  let runs = 0;
  let spent = 0;
  while (spent < MEASURED) {
    const start = performance.now();
    const nodes = await run();
    spent += performance.now() - start;
    runs++;
    if (nodes !== leaves) throw new Error(`${nodes} leaves of ${id}; there are ${leaves}`);
  }
  return (leaves * runs) / spent / 1e3;
}

/** @param {() => unknown} run @returns {number} milliseconds */
function timePerRun(run) {
  const before = performance.now();
  let warm = 0;
  while (performance.now() - before < WARM_UP) {
    run();
    warm++;
  }
  const runs = Math.max(1, Math.round((warm * MEASURED) / WARM_UP));
  const start = performance.now();
  for (let done = 0; done < runs; done++) run();
  return (performance.now() - start) / runs;
}

/** Lets the page collect what it has thrown away. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));
