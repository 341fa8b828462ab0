// @ts-check
/** What a fresh clone lacks: the wasm target of the Rust tool-chain, its components, the node modules. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Failure, ask, root, run } from "./command.mjs";

export const TARGET = "wasm32-unknown-unknown";

const WHERE_RUST_IS = "Install Rust 1.95 or newer with rustup: https://rustup.rs";

function rust() {
  const version = ask("rustc", ["--version"]);
  if (version === null || ask("cargo", ["--version"]) === null) throw new Failure(`Rust is not installed. ${WHERE_RUST_IS}`);
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version) ?? [];
  if (Number(major) === 1 && Number(minor) < 95) throw new Failure(`${version} is too old. ${WHERE_RUST_IS}, or run: rustup update stable`);
}

function wasmTarget() {
  const library = ask("rustc", ["--print", "target-libdir", "--target", TARGET]);
  if (library !== null && existsSync(library)) return;
  console.log(`Adding the Rust target ${TARGET}`);
  run("rustup", ["target", "add", TARGET], { hint: `The Rust target ${TARGET} is needed and rustup could not add it.` });
}

function nodeModules() {
  const lock = join(root, "package-lock.json");
  const installed = join(root, "node_modules/.package-lock.json");
  const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (fresh) return;
  console.log("Installing the node modules of package-lock.json");
  run("npm", ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]);
}

/** All that building needs. */
export function prepare() {
  rust();
  wasmTarget();
  nodeModules();
}

/** What the checks of the Rust sources need besides; a minimal tool-chain comes without. */
export function prepareChecks() {
  for (const [component, command] of [["rustfmt", "fmt"], ["clippy", "clippy"]]) {
    if (ask("cargo", [command, "--version"]) !== null) continue;
    console.log(`Adding the Rust component ${component}`);
    run("rustup", ["component", "add", component]);
  }
}
