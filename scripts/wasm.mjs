// @ts-check
/**
 * From the Rust sources to the wasm file and its glue: cargo, the binding generator, the optimiser.
 * Each step is keyed by what goes into it, so that a step whose input is unchanged is skipped.
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Failure, ask, root, run } from "./command.mjs";
import { TARGET } from "./prepare.mjs";

/**
 * memory-packing splits the tables at their zeros: fewer bytes raw, but more once compressed, and it is the
 * compressed file that travels.
 */
const OPTIMISE = ["-O3", "--skip-pass=memory-packing", "--one-caller-inline-max-function-size=1", "--always-inline-max-function-size=1", "--strip-target-features"];

const modules = createRequire(import.meta.url);

/** Cargo's own answer, since a setting of the user's may put the folder elsewhere. */
function targetFolder() {
  const metadata = ask("cargo", ["metadata", "--locked", "--no-deps", "--format-version", "1"]);
  if (metadata === null) throw new Failure("cargo cannot read the manifests. Try: cargo metadata --locked --no-deps");
  return JSON.parse(metadata).target_directory;
}

/** @param {...(string | Buffer)} parts */
function keyOf(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(String(part.length)).update(part);
  return hash.digest("hex");
}

/**
 * @param {string} folder  where the step writes, and where its key is kept
 * @param {string} key
 * @param {string[]} outputs
 * @param {() => void} step
 */
function unlessDone(folder, key, outputs, step) {
  const stamp = join(folder, "key");
  const done = existsSync(stamp) && readFileSync(stamp, "utf8") === key && outputs.every((name) => existsSync(join(folder, name)));
  if (done) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  step();
  writeFileSync(stamp, key);
}

/** @param {string} target */
function compile(target) {
  run("cargo", ["build", "--locked", "--release", "--target", TARGET, "--lib"]);
  run("cargo", ["build", "--locked", "--package", "tools", "--bin", "bindgen"]);
  return {
    compiled: join(target, TARGET, "release/adoube.wasm"),
    generator: join(target, "debug", process.platform === "win32" ? "bindgen.exe" : "bindgen"),
  };
}

/** @param {string} target @param {{ compiled: string, generator: string }} built */
function bind(target, { compiled, generator }) {
  const folder = join(target, "adoube/glue");
  const key = keyOf(readFileSync(compiled), readFileSync(generator));
  unlessDone(folder, key, ["glue.js", "glue.d.ts", "glue_bg.wasm"], () => run(generator, [compiled, folder]));
  return folder;
}

/** @param {string} target @param {string} bound */
function optimise(target, bound) {
  const folder = join(target, "adoube/optimised");
  const [wasm, glue] = [join(bound, "glue_bg.wasm"), join(bound, "glue.js")];
  const tools = ["binaryen", "vite"].map((name) => readFileSync(modules.resolve(`${name}/package.json`)));
  const key = keyOf(readFileSync(wasm), readFileSync(glue), ...tools, OPTIMISE.join(" "));
  unlessDone(folder, key, ["adoube.wasm", "glue.js"], () => {
    const optimiser = join(root, "node_modules/binaryen/bin/wasm-opt");
    run(process.execPath, [optimiser, ...OPTIMISE, wasm, "-o", join(folder, "adoube.wasm")]);
    run(process.execPath, [join(root, "scripts/minify.mjs"), glue, join(folder, "glue.js")]);
  });
  return { wasm: join(folder, "adoube.wasm"), glue: join(folder, "glue.js") };
}

/**
 * Builds the module. The glue's types are for the checks alone; the package's own are written by hand.
 * @returns {{ glue: string, wasm: string }} paths
 */
export function buildWasm() {
  const target = targetFolder();
  const bound = bind(target, compile(target));
  const built = optimise(target, bound);
  // Where tsconfig looks for them, wherever cargo's folder is.
  const types = join(root, "target/adoube/types");
  mkdirSync(types, { recursive: true });
  copyFileSync(join(bound, "glue.d.ts"), join(types, "glue.d.ts"));
  return built;
}
