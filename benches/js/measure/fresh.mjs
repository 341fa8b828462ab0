// @ts-check
// A fresh Node process: import the library, make the starting position, list its moves as SAN. CPU milliseconds inside the process.
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

import { ENGINE, WORK } from "../places.mjs";
import { shuffled } from "../statistics.mjs";

const MOVES = 20;

/** Each sets `n` to the number of moves. */
const PROGRAMS = /** @type {Record<string, string>} */ ({
  adoube: `const { Position } = await import(${JSON.stringify(pathToFileURL(path.join(ENGINE, "node.js")).href)});
    n = new Position().legalSan().length;`,
  "chess.js": `const { Chess } = await import("chess.js"); n = new Chess().moves().length;`,
  chessops: `const { Chess } = await import("chessops/chess"); const { makeSan } = await import("chessops/san");
    const position = Chess.default(); n = 0;
    for (const [from, targets] of position.allDests()) for (const to of targets) { makeSan(position, { from, to }); n++; }`,
  kokopu: `const { Position } = (await import("kokopu")).default; const position = new Position();
    n = position.moves().map((move) => position.notation(move)).length;`,
  "cm-chess": `const { Chess } = await import("cm-chess/src/Chess.js"); n = new Chess().moves().length;`,
  ffish: `const { readFileSync } = await import("node:fs"); const { default: load } = await import("ffish-es6");
    const { Board } = await load({ wasmBinary: readFileSync("node_modules/ffish-es6/ffish.wasm") });
    n = new Board("chess").legalMovesSan().split(" ").length;`,
});

/**
 * @param {{ rounds: number, ours: boolean }} options
 * @returns {Record<string, number[]>} CPU ms by library and round
 */
export function measureFresh({ rounds, ours }) {
  const names = Object.keys(PROGRAMS).filter((name) => ours || name !== "adoube");
  /** @type {Record<string, number[]>} */
  const times = {};
  // The first round only fills the caches of the file system.
  for (let round = -1; round < rounds; round++) {
    for (const name of shuffled(names, round * 3 + 5)) {
      const time = runOnce(name);
      if (round >= 0) (times[name] ??= []).push(time);
    }
  }
  return times;
}

/** @param {string} name */
function runOnce(name) {
  const code = `let n; const start = process.cpuUsage(); ${PROGRAMS[name]}
    const { user, system } = process.cpuUsage(start); console.log(JSON.stringify([n, (user + system) / 1000])); process.exit(0);`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { cwd: WORK, encoding: "utf8" });
  const last = stdout.trim().split("\n").pop();
  if (!last) throw new Error(`${name}: ${stderr}`);
  const [moves, time] = JSON.parse(last);
  if (moves !== MOVES) throw new Error(`${name} lists ${moves} moves`);
  return time;
}
