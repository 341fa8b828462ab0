// @ts-check
/**
 * `npm test`: builds everything and checks everything, complete from a fresh clone. It stops at the first step that
 * fails. The tests in a browser run in each engine that can be had; the others are left out with a word, and with CI=true
 * that is a failure.
 */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "./build.mjs";
import { ENGINES, prepareBrowsers, titleOf, variablesOf } from "./browsers.mjs";
import { Failure, environment, onCi, root, run, script } from "./command.mjs";
import { TARGET, prepareChecks } from "./prepare.mjs";

/** @typedef {import("./browsers.mjs").Engine} Engine */

/** The lines in which the runners themselves sum up; they are told once more at the very end, as they were. */
const SUMMARY = /^(test result: |(ℹ|#) (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) )/;

/** @type {{ step: string, lines: string[] }[]} */
const summaries = [];

/**
 * @param {string} name
 * @param {() => void | Promise<void>} step
 */
async function stage(name, step) {
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  await step();
  console.log(`━━ ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/**
 * Like `run`, but its summary lines are kept.
 * @param {string} step
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function runTests(step, program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, env: { ...environment(), ...env }, stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    process.stdout.write(chunk);
    text += chunk;
  });
  return new Promise((/** @type {(_: void) => void} */ resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status, signal) => {
      summaries.push({ step, lines: text.split("\n").filter((line) => SUMMARY.test(line)) });
      if (status === 0) resolve();
      else reject(new Failure(`${step} failed (${signal ? `ended by ${signal}` : `exit code ${status}`}): ${[program, ...args].join(" ")}`));
    });
  });
}

/** @param {string} name  a folder of tests/ @returns {string[]} */
function testFiles(name) {
  const folder = join(root, "tests", name);
  if (!existsSync(folder)) throw new Failure(`tests/${name} is not there`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".test.mjs"));
  if (files.length === 0) throw new Failure(`tests/${name} holds no test`);
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort();
}

/** @param {string} name @param {...string} args */
const tool = (name, ...args) => run(process.execPath, [join(root, "node_modules", name), ...args]);

async function rustChecks() {
  await stage("cargo fmt", () => run("cargo", ["fmt", "--all", "--check"], { hint: "Put it right with: cargo fmt --all" }));
  await stage("clippy", () => {
    run("cargo", ["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]);
    run("cargo", ["clippy", "--locked", "--lib", "--target", TARGET, "--", "-D", "warnings"]);
  });
  await stage("rustdoc", () => run("cargo", ["doc", "--locked", "--no-deps"], { env: { RUSTDOCFLAGS: "-D warnings" } }));
  await stage("cargo test", () => runTests("cargo test", "cargo", ["test", "--locked"]));
  // What takes minutes without the optimiser lives in tests/deep_*.rs, ignored elsewhere. Linking each of them whole
  // would take longer than running it.
  const deep = ["test", "--locked", "--release", "--test", "deep_*", "--", "--include-ignored"];
  const env = { CARGO_PROFILE_RELEASE_LTO: "off", CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16" };
  await stage("cargo test, release, deep", () => runTests("cargo test --release", "cargo", deep, env));
}

async function types() {
  await stage("TypeScript: scripts and tests", () => tool("typescript/bin/tsc", "--project", "tsconfig.json"));
  await stage("TypeScript: the page and the package", () => tool("typescript/bin/tsc", "--project", "tsconfig.www.json"));
  await stage("TypeScript: the shipped types against the contract", () => tool("typescript/bin/tsc", "--project", "tests/types/tsconfig.json"));
  await stage("publint", () => tool("publint/src/cli.js", "run", "--strict"));
}

/** One file at a time: several browsers at once on two processors make every wait a gamble. @param {string[]} files */
const serially = (files) => ["--test", "--test-reporter=spec", "--test-concurrency=1", ...files];

async function javascript() {
  await stage("node --test", () => runTests("node --test", process.execPath, serially(["js", "consumers"].flatMap(testFiles))));
}

/** The same files once for each engine. @param {Engine[]} engines */
async function inBrowsers(engines) {
  for (const engine of engines) {
    const step = `node --test, ${titleOf(engine)}`;
    await stage(step, () => runTests(step, process.execPath, serially(testFiles("browser")), { ADOUBE_BROWSER: engine }));
  }
}

/** @returns {Engine[]} the engines that are there */
function browsers() {
  const there = prepareBrowsers();
  const missing = ENGINES.filter((engine) => !there.includes(engine));
  const sentences = missing.map((engine) => `${titleOf(engine)} is not there: install it, or name its programs in ${variablesOf(engine).join(", ")}.`);
  if (missing.length > 0 && onCi) throw new Failure(sentences.join("\n"));
  for (const sentence of sentences) console.log(`${sentence} The tests in it are left out.`);
  return there;
}

await script(async () => {
  const start = performance.now();
  let engines = /** @type {Engine[]} */ ([]);
  await stage("build", build);
  await stage("preparations", () => {
    prepareChecks();
    engines = browsers();
  });
  await rustChecks();
  await types();
  await javascript();
  await inBrowsers(engines);
  console.log(`\n━━ All passed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const missing = ENGINES.filter((engine) => !engines.includes(engine));
  if (missing.length > 0) console.log(`Left out, for want of it: all that runs in ${missing.map(titleOf).join(" and in ")}`);
  for (const { step, lines } of summaries) console.log(`\n${step}\n${lines.join("\n")}`);
});
