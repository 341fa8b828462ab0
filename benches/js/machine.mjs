// @ts-check
// What the numbers belong to: the machine, the engines, the versions.
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";

import { ask } from "../../scripts/command.mjs";
import { BENCHES, ROOT } from "./places.mjs";

const CRATES = ["shakmaty", "cozy-chess", "chess"];

/** The load of the last minute, where the system tells one. */
export const load = () => os.loadavg()[0].toFixed(1);

/**
 * @param {{ rounds: number, chromium: string | null, before: string, corpus: string }} run
 * @returns {[string, string][]}
 */
export function describeRun({ rounds, chromium, before, corpus }) {
  const cpus = os.cpus();
  return [
    ["date", new Date().toISOString().slice(0, 10)],
    ["rounds", String(rounds)],
    ["machine", `${cpus[0]?.model.trim()}, ${cpus.length} cores, ${os.type()} ${os.arch()}`],
    ["load", `${before} before, ${load()} after`],
    ["engines", `Node ${process.versions.node} (V8 ${process.versions.v8}), ${chromium ?? "no Chromium"}`],
    ["compiler", ask("rustc", ["--version"]) ?? "unknown"],
    ["adoube", JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")).version],
    ["npm peers", npmPeers()],
    ["crates", crates()],
    ["games", corpus],
  ];
}

function npmPeers() {
  const { dependencies } = JSON.parse(readFileSync(path.join(BENCHES, "peers/package.json"), "utf8"));
  return Object.entries(dependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
}

function crates() {
  const lock = readFileSync(path.join(BENCHES, "peers/Cargo.lock"), "utf8");
  return CRATES.map((name) => `${name} ${new RegExp(`name = "${name}"\nversion = "(.*)"`).exec(lock)?.[1]}`).join(", ");
}
