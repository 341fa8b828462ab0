// @ts-check
// perft, in million nodes per CPU second. V8's code for one and the same module differs from process to process by up to a quarter,
// so every round starts every peer afresh and warms it up before anything is counted.
import { existsSync } from "node:fs";

import { positions, program } from "../places.mjs";
import { NativePeer, NodePeer, UciPeer } from "../processes.mjs";
import { shuffled } from "../statistics.mjs";

/** @typedef {import("../processes.mjs").PerftProcess} PerftProcess */
/** @typedef {import("../places.mjs").PerftPosition} PerftPosition */
/** every: each leaf is made. bulk: the last ply is counted. @typedef {"every" | "bulk"} Mode */
/** @typedef {{ name: string, modes: Mode[], node?: string, native?: [string, string], uci?: string, deeper?: number, ours?: true }} PerftPeer */
/** @typedef {{ title: string, depth: Record<string, number>, warmUp: { shallower: number, turns: number }, peers: PerftPeer[] }} Suite */
/** Mnps by mode, position, peer and round. @typedef {Record<Mode, Record<string, Record<string, number[]>>>} PerftRates */

const STOCKFISH = "/usr/games/stockfish";

/** Nanoseconds of CPU: a shorter measurement is repeated. */
const LONG_ENOUGH = 5e7;

/** @type {Mode[]} */
const BOTH = ["every", "bulk"];

/** @type {Suite} */
export const GENERATORS = {
  title: "move generators",
  depth: { start: 5, kiwipete: 4, endgame3: 6, promo4: 5, middle6: 4 },
  warmUp: { shallower: 1, turns: 2 },
  peers: [
    { name: "adoube, wasm", node: "adoube", modes: BOTH, ours: true },
    { name: "adoube, native", native: ["adoube-native", "adoube"], modes: BOTH, ours: true },
    { name: "shakmaty, wasm", node: "rawwasm:shakmaty", modes: BOTH },
    { name: "shakmaty, native", native: ["peers-native", "shakmaty"], modes: BOTH },
    { name: "cozy-chess, wasm", node: "rawwasm:cozy", modes: BOTH },
    { name: "cozy-chess, native", native: ["peers-native", "cozy"], modes: BOTH },
    { name: "chess (crate), native", native: ["peers-native", "chess"], modes: BOTH },
    { name: "Stockfish 19 lite, wasm", node: "stockfish", modes: ["bulk"] },
    // Its CPU clock has ticks of 10 ms.
    { name: "Stockfish of Debian, native", uci: STOCKFISH, modes: ["bulk"], deeper: 1 },
  ],
};

/** @type {Suite} */
export const LIBRARIES = {
  title: "JavaScript libraries",
  depth: { start: 4, kiwipete: 3, endgame3: 4, promo4: 4, middle6: 3 },
  // JavaScript is optimised by running, so it runs the very thing once.
  warmUp: { shallower: 0, turns: 1 },
  peers: [
    { name: "adoube, wasm", node: "adoube", modes: BOTH, ours: true },
    { name: "shakmaty, wasm", node: "rawwasm:shakmaty", modes: BOTH },
    { name: "chess.js", node: "chessjs", modes: ["every"] },
    { name: "chessops", node: "chessops", modes: BOTH },
    { name: "kokopu (a user's loop)", node: "kokopu", modes: BOTH },
    { name: "cm-chess (its chess.mjs)", node: "cmchess", modes: ["every"] },
    { name: "ffish (a user's loop)", node: "ffish", modes: BOTH },
  ],
};

/**
 * @param {Suite} suite
 * @param {{ rounds: number, ours: boolean, shallower: number, report: (text: string) => void }} options
 * @returns {Promise<PerftRates>}
 */
export async function measurePerft(suite, { rounds, ours, shallower, report }) {
  const peers = suite.peers.filter((peer) => (ours || !peer.ours) && isThere(peer));
  const places = positions().perft.map((position) => ({ ...position, depth: suite.depth[position.id] - shallower }));
  /** @type {PerftRates} */
  const rates = { every: {}, bulk: {} };
  for (let round = 0; round < rounds; round++) {
    report(`perft of ${suite.title}, round ${round + 1} of ${rounds}`);
    const running = peers.map((peer) => ({ peer, process: open(peer) }));
    for (const { peer, process } of running) await warmUp(suite, peer, process, places);
    for (const position of places) {
      for (const mode of BOTH) {
        const able = running.filter(({ peer }) => peer.modes.includes(mode));
        for (const { peer, process } of shuffled(able, round * 7919 + 13)) {
          const rate = await measureOne(peer, process, position, mode);
          ((rates[mode][position.id] ??= {})[peer.name] ??= []).push(rate);
        }
      }
    }
    for (const { process } of running) process.close();
  }
  return rates;
}

/** @param {PerftPeer} peer */
function isThere({ native, uci }) {
  return (!native || existsSync(program(native[0]))) && (!uci || existsSync(uci));
}

/** @param {PerftPeer} peer @returns {PerftProcess} */
function open({ node, native, uci }) {
  if (native) return new NativePeer(program(native[0]), native[1]);
  return uci ? new UciPeer(uci) : new NodePeer(String(node));
}

/** @param {Suite} suite @param {PerftPeer} peer @param {PerftProcess} process @param {(PerftPosition & { depth: number })[]} places */
async function warmUp({ warmUp: { shallower, turns } }, { modes, node }, process, places) {
  if (!node) return;
  for (const mode of modes) {
    for (const { fen, depth } of places) {
      for (let turn = 0; turn < turns; turn++) await process.perft({ fen, depth: depth - shallower, bulk: mode === "bulk" });
    }
  }
}

/** @param {PerftPeer} peer @param {PerftProcess} process @param {PerftPosition & { depth: number }} position @param {Mode} mode */
async function measureOne({ name, deeper = 0 }, process, { id, fen, counts, depth: usual }, mode) {
  const depth = Math.min(usual + deeper, counts.length - 1);
  let leaves = 0;
  let spent = 0;
  while (spent < LONG_ENOUGH) {
    const { nodes, cpu } = await process.perft({ fen, depth, bulk: mode === "bulk" });
    if (nodes !== counts[depth]) throw new Error(`${name} counts ${nodes} leaves of ${id} at depth ${depth}; there are ${counts[depth]}`);
    leaves += nodes;
    spent += cpu;
  }
  return (leaves / spent) * 1e3;
}
