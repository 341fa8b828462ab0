// @ts-check
// Where things are. All that is fetched or built for the benchmark lies in .bench/, which git ignores.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const BENCHES = path.join(ROOT, "benches");
export const WORK = path.join(ROOT, ".bench");
export const ENGINE = path.join(ROOT, "dist/engine");

/** @param {string} name of a program that was built for the benchmark */
export const program = (name) => path.join(WORK, "bin", process.platform === "win32" ? `${name}.exe` : name);

/** @typedef {{ id: string, fen: string, counts: number[] }} PerftPosition */

/** @returns {{ perft: PerftPosition[], fens: string[], material: string[] }} */
export function positions() {
  return JSON.parse(readFileSync(path.join(BENCHES, "positions.json"), "utf8"));
}
