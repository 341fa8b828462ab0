// @ts-check
// Fetches and builds what is measured: the peers by their pinned versions, their modules, our package and our native program.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { build } from "../../scripts/build.mjs";
import { run } from "../../scripts/command.mjs";
import { TARGET, prepare } from "../../scripts/prepare.mjs";
import { BENCHES, WORK, program } from "./places.mjs";

/** @param {{ ours: boolean }} options ours: build and measure our own package too */
export function setUp({ ours }) {
  for (const folder of ["bin", "bundles", "wasm"]) mkdirSync(path.join(WORK, folder), { recursive: true });
  if (ours) build();
  else prepare();
  installPeers();
  buildPeers();
  if (ours) buildNative(path.join(BENCHES, "native"), "adoube-native", []);
}

function installPeers() {
  const lock = readFileSync(path.join(BENCHES, "peers/package-lock.json"));
  const installed = path.join(WORK, "package-lock.json");
  // The module through which the workers load bare names from the folder where the peers are installed.
  writeFileSync(path.join(WORK, "load.mjs"), "export default (specifier) => import(specifier);\n");
  if (existsSync(path.join(WORK, "node_modules")) && existsSync(installed) && lock.equals(readFileSync(installed))) return;
  copyFileSync(path.join(BENCHES, "peers/package.json"), path.join(WORK, "package.json"));
  copyFileSync(path.join(BENCHES, "peers/package-lock.json"), installed);
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: WORK });
}

function buildPeers() {
  const folder = path.join(BENCHES, "peers");
  buildNative(folder, "peers-native", ["--locked", "-p", "peers-native"]);
  buildWasm(folder, "wasm-shakmaty", "shakmaty-small", ["--no-default-features"]);
  buildWasm(folder, "wasm-shakmaty", "shakmaty", []);
  buildWasm(folder, "wasm-cozy", "cozy", []);
}

/** @param {string} folder @param {string} name @param {string[]} args */
function buildNative(folder, name, args) {
  cargo(folder, args);
  const file = program(name);
  copyFileSync(path.join(WORK, "target/release", path.basename(file)), file);
}

/** @param {string} folder @param {string} crate @param {string} name of the module in .bench/wasm @param {string[]} features */
function buildWasm(folder, crate, name, features) {
  cargo(folder, ["--locked", "--lib", "--target", TARGET, "-p", crate, ...features]);
  const file = path.join(WORK, "target", TARGET, "release", `${crate.replace("-", "_")}.wasm`);
  copyFileSync(file, path.join(WORK, "wasm", `${name}.wasm`));
}

/** @param {string} folder @param {string[]} args */
function cargo(folder, args) {
  run("cargo", ["build", "--quiet", "--release", ...args], { cwd: folder, env: { CARGO_TARGET_DIR: path.join(WORK, "target") } });
}
