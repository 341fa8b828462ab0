// @ts-check
// What users of a rules library do: lists, destinations, playing, draw tests. CPU time for each position, ply or call.
import { MATERIAL_REPEATS } from "../peers/peer.mjs";
import { NodePeer } from "../processes.mjs";
import { afterRepetition, asPgn } from "../corpus.mjs";
import { positions } from "../places.mjs";
import { shuffled } from "../statistics.mjs";

/** @typedef {import("../peers/peer.mjs").PlayedGame} PlayedGame */
/** @typedef {{ title: string, unit: string, perUnit: number, args: object, count: number, slow?: { args: object, count: number } }} Task */
/** In the task's unit, by peer and round. @typedef {Record<string, number[]>} Times */
/** @typedef {{ peer: string, process: NodePeer, args: object, count: number, repeats: number }} Runner */

export const PEERS = ["adoube", "chessjs", "chessops", "kokopu", "cmchess", "ffish"];

const WARM_UP = 4e8;
const MEASURED = 1.5e8;
const MICROSECONDS = 1e3;
const FILE_REPEATS = 25;

/** cm-chess replays the game from its start for every move: a few games are enough of it. */
const SLOW_PEERS = ["cmchess"];
const SLOW_GAMES = 3;

/** @param {PlayedGame[]} games @returns {Record<string, Task>} */
export function tasksOver(games) {
  const { fens, material } = positions();
  const repeated = games.map(afterRepetition);
  const texts = games.map(asPgn);
  // The same games over and over, as a file of some megabytes.
  const file = Array.from({ length: FILE_REPEATS }, () => texts).flat().join("\n");
  const perPosition = { unit: "µs per position", perUnit: MICROSECONDS, args: { fens }, count: fens.length };
  /** @param {PlayedGame[]} played */
  const perPly = (played) => ({ unit: "µs per ply", perUnit: MICROSECONDS, ...over(played), slow: over(played.slice(0, SLOW_GAMES)) });
  return {
    sanList: { title: "load a FEN and list all legal moves as SAN", ...perPosition },
    destinations: { title: "destinations of every piece as a Map", ...perPosition },
    playUci: { title: "play a game from UCI, then undo it all", ...perPly(games) },
    playSan: { title: "play a game from SAN, then undo it all", ...perPly(games) },
    moveUci: { title: "play a game from UCI, each move answered as an object, then undo it all", ...perPly(games) },
    moveSan: { title: "play a game from SAN, each move answered as an object, then undo it all", ...perPly(games) },
    moveForward: { title: "play a game from UCI, each move answered as an object, no undo", ...perPly(games) },
    drawTests: { title: "play from UCI, threefold and fifty-move test at every ply", ...perPly(repeated) },
    pgnGames: { title: "read, replay and write PGN, a text for each game", unit: "µs per game", perUnit: MICROSECONDS, args: { texts }, count: games.length },
    pgnFile: { title: "read, replay and write PGN, a whole file", unit: "µs per game", perUnit: MICROSECONDS, args: { texts: [file] }, count: games.length * FILE_REPEATS },
    material: {
      title: "draw by material",
      unit: "ns per call",
      perUnit: 1,
      args: { fens: material },
      count: material.length * MATERIAL_REPEATS,
    },
  };
}

/** @param {PlayedGame[]} games */
function over(games) {
  return { args: { games }, count: games.reduce((plies, { uci }) => plies + uci.length, 0) };
}

/**
 * @param {Record<string, Task>} tasks
 * @param {{ rounds: number, ours: boolean, report: (text: string) => void }} options
 * @returns {Promise<Record<string, Times>>}
 */
export async function measureTasks(tasks, { rounds, ours, report }) {
  const names = PEERS.filter((peer) => ours || peer !== "adoube");
  const processes = names.map((peer) => ({ peer, process: new NodePeer(peer) }));
  /** @type {Record<string, Times>} */
  const times = {};
  for (const [name, task] of Object.entries(tasks)) {
    report(task.title);
    const runners = await prepare(name, task, processes);
    times[name] = await measureTask(name, task, runners, rounds);
  }
  for (const { process } of processes) process.close();
  return times;
}

/** @param {string} name @param {Task} task @param {{ peer: string, process: NodePeer }[]} processes */
async function prepare(name, task, processes) {
  /** @type {Runner[]} */
  const runners = [];
  /** @type {Map<boolean, { peer: string, value: unknown }>} */
  const agreed = new Map();
  for (const { peer, process } of processes) {
    const slow = SLOW_PEERS.includes(peer) && task.slow;
    const { args, count } = slow || task;
    const first = await process.run(name, args);
    if (first.missing) continue;
    const other = agreed.get(Boolean(slow));
    if (other && other.value !== first.value) throw new Error(`${name}: ${peer} answers ${first.value}, ${other.peer} ${other.value}`);
    agreed.set(Boolean(slow), { peer, value: first.value });
    runners.push({ peer, process, args, count, repeats: await calibrate(name, process, args) });
  }
  return runners;
}

/** Warms the peer up and answers how many repetitions make a measurement. @param {string} name @param {NodePeer} process @param {object} args */
export async function calibrate(name, process, args) {
  let spent = 0;
  let repeats = 1;
  let each = 1;
  for (let turn = 0; spent < WARM_UP && turn < 30; turn++) {
    const { cpu } = await process.run(name, args, repeats);
    spent += cpu;
    each = Math.max(cpu / repeats, 1e3);
    repeats = Math.min(Math.max(1, Math.round(WARM_UP / 10 / each)), repeats * 5);
  }
  return Math.min(20_000, Math.max(1, Math.round(MEASURED / each)));
}

/** @param {string} name @param {Task} task @param {Runner[]} runners @param {number} rounds */
async function measureTask(name, { perUnit }, runners, rounds) {
  /** @type {Times} */
  const times = {};
  for (let round = 0; round < rounds; round++) {
    for (const { peer, process, args, count, repeats } of shuffled(runners, round * 31 + 7)) {
      const { cpu } = await process.run(name, args, repeats);
      (times[peer] ??= []).push(cpu / repeats / count / perUnit);
    }
  }
  return times;
}
