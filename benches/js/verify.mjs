// @ts-check
// Do all agree on the answers? The speed of wrong answers is worth nothing, so nothing is timed before this has passed.
import { afterRepetition } from "./corpus.mjs";
import { PEERS } from "./measure/tasks.mjs";
import { NodePeer } from "./processes.mjs";
import { positions } from "./places.mjs";

/** @typedef {import("./peers/peer.mjs").PlayedGame} PlayedGame */

const DEPTH = 3;
const PERFT_PEERS = ["rawwasm:shakmaty", "rawwasm:cozy", "stockfish"];

/**
 * @param {PlayedGame[]} games
 * @param {{ ours: boolean, report: (text: string) => void }} options
 */
export async function verify(games, { ours, report }) {
  const { fens, material } = positions();
  const questions = [
    ...fens.flatMap((fen) => [["sanList", fen], ["destinations", fen]]),
    ...material.map((fen) => ["material", fen]),
    ...games.map((game) => ["drawTests", afterRepetition(game)]),
  ];
  /** @type {Map<number, { peer: string, answer: string }>} */
  const known = new Map();
  for (const peer of [...PEERS, ...PERFT_PEERS].filter((name) => ours || name !== "adoube")) {
    report(`asking ${peer}`);
    const process = new NodePeer(peer);
    await verifyPerft(process);
    for (const [index, [name, args]] of questions.entries()) {
      const { value, missing } = await process.answer(String(name), args);
      if (missing) continue;
      const answer = JSON.stringify(value);
      const other = known.get(index) ?? { peer, answer };
      known.set(index, other);
      if (other.answer !== answer) {
        throw new Error(`${name} of ${JSON.stringify(args)}:\n${other.peer}: ${other.answer}\n${peer}: ${answer}`);
      }
    }
    process.close();
  }
}

/** @param {NodePeer} process */
async function verifyPerft(process) {
  for (const { id, fen, counts } of positions().perft) {
    for (const bulk of [false, true]) {
      const { nodes } = await process.perft({ fen, depth: DEPTH, bulk });
      if (nodes !== counts[DEPTH]) throw new Error(`${process.name} counts ${nodes} leaves of ${id}; there are ${counts[DEPTH]}`);
    }
  }
}
