// @ts-check
/**
 * `node benches/mating/run.mjs FILE [EVERY]`: asks the built package and chasolver's wasm the same questions in one process,
 * in turns, every EVERY-th position of the file, and prints quantiles of the process's CPU time in microseconds. `npm run build` comes first.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Position } from "adoube";

const here = import.meta.dirname;
const [file, every = "1"] = process.argv.slice(2);
execFileSync("cargo", ["build", "--release", "--target", "wasm32-unknown-unknown", "--package", "mating-peer"], { cwd: here, stdio: "inherit" });
const bytes = readFileSync(join(here, "target/wasm32-unknown-unknown/release/mating_peer.wasm"));
const { instance } = await WebAssembly.instantiate(bytes, {});
const peer = /** @type {any} */ (instance.exports);
console.log(`chasolver: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);

const lines = readFileSync(file, "utf8").split("\n").filter((line) => line !== "" && !line.startsWith("#"));
const fens = lines.filter((_, index) => index % Number(every) === 0).map((line) => line.replace(/^[W-][B-] /, "").trim());
const encoder = new TextEncoder();
/** @type {Record<string, number[]>} */
const times = { ours: [], theirs: [], "ours, isDead": [] };
let differ = 0;

/** @param {string} name @param {() => unknown} ask */
function timed(name, ask) {
  const start = process.cpuUsage();
  const answer = ask();
  const { user, system } = process.cpuUsage(start);
  times[name].push(user + system);
  return answer;
}

for (const [index, short] of fens.entries()) {
  const fen = short.split(" ").length < 6 ? `${short} 0 1` : short;
  let position;
  try {
    position = new Position(fen);
  } catch {
    continue;
  }
  if (index === 500) for (const list of Object.values(times)) list.length = 0;
  for (const color of /** @type {const} */ (["white", "black"])) {
    const ours = timed("ours", () => position.canCheckmate(color));
    const text = encoder.encode(fen);
    new Uint8Array(peer.memory.buffer, peer.buffer(), 256).set(text);
    const theirs = timed("theirs", () => peer.ask(text.length, color === "white" ? 0 : 1));
    if (ours !== ["no", "yes", "unknown", ""][/** @type {number} */ (theirs)]) differ += 1;
  }
  timed("ours, isDead", () => position.isDead());
}
for (const [name, list] of Object.entries(times)) {
  list.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => list[Math.floor((list.length - 1) * part)].toFixed(1);
  const mean = list.reduce((sum, time) => sum + time, 0) / list.length;
  console.log(`${name}: ${list.length} questions, mean ${mean.toFixed(1)}, median ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}, worst ${at(1)} µs`);
}
console.log(`${differ} answers differ`);
