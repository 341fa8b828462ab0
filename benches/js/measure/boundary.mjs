// @ts-check
// What our published lists cost above the least that the same engine could hand over: one call that fills a buffer of packed words, decoded in JavaScript.
import { NodePeer } from "../processes.mjs";
import { shuffled } from "../statistics.mjs";
import { calibrate } from "./tasks.mjs";

export const SHAPES = ["SAN", "objects"];
const WAYS = ["published", "packed design"];

/**
 * @param {{ rounds: number, report: (text: string) => void }} options
 * @returns {Promise<Record<string, number[]>>} nanoseconds of CPU per list, by "shape: way" and round
 */
export async function measureBoundary({ rounds, report }) {
  report("lists over the boundary");
  const process = new NodePeer("boundary");
  const runners = [];
  for (const shape of SHAPES) {
    /** @type {unknown} */
    let agreed;
    for (const way of WAYS) {
      const name = `${shape}: ${way}`;
      const { value } = await process.run(name, {});
      if (agreed !== undefined && value !== agreed) throw new Error(`${name} answers ${value}, the published list ${agreed}`);
      agreed = value;
      runners.push({ name, repeats: await calibrate(name, process, {}) });
    }
  }
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let round = 0; round < rounds; round++) {
    for (const { name, repeats } of shuffled(runners, round * 13 + 29)) {
      const { cpu } = await process.run(name, {}, repeats);
      (times[name] ??= []).push(cpu / repeats);
    }
  }
  process.close();
  return times;
}
