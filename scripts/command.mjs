// @ts-check
/** Running other programs, and telling the person at the terminal what is going on. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const onCi = /^(1|true)$/i.test(process.env.CI ?? "");

/** A step that cannot go on, for a reason that is worth reading; everything else is a fault of the scripts themselves. */
export class Failure extends Error {}

/**
 * The environment for other programs. What `npm pack --dry-run` and its like set for themselves must not reach an npm
 * that is started from a script: a dry `npm ci` installs nothing. And rustup's folder is on the PATH of login shells only.
 */
export function environment() {
  const own = /^npm_config_(dry_run|json|pack|pack_destination|global|location|omit|only|production|workspaces?)$/i;
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
  const name = Object.keys(kept).find((each) => each.toUpperCase() === "PATH") ?? "PATH";
  const path = (kept[name] ?? "").split(delimiter);
  const cargo = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");
  if (existsSync(cargo) && !path.includes(cargo)) path.push(cargo);
  return { ...kept, [name]: path.join(delimiter) };
}

/** npm is a shell script on Windows, which only a shell can start. */
const shell = (/** @type {string} */ program) => process.platform === "win32" && program === "npm";

/**
 * Runs a program in the open: what it prints is seen as it comes.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, hint?: string }} [options]  hint: what to do if it fails
 */
export function run(program, args, { cwd = root, env = {}, hint } = {}) {
  const { error, status, signal } = spawnSync(program, args, {
    cwd,
    env: { ...environment(), ...env },
    stdio: "inherit",
    shell: shell(program),
  });
  if (!error && status === 0) return;
  const why = error ? error.message : signal ? `ended by ${signal}` : `exit code ${status}`;
  throw new Failure(`${[program, ...args].join(" ")}: ${why}${hint ? `\n${hint}` : ""}`);
}

/**
 * What a program answers, or null when it is not there or fails.
 * @param {string} program
 * @param {string[]} args
 */
export function ask(program, args) {
  const { error, status, stdout } = spawnSync(program, args, {
    cwd: root,
    env: environment(),
    encoding: "utf8",
    maxBuffer: 1 << 28,
    shell: shell(program),
  });
  return error || status !== 0 ? null : stdout.trim();
}

/**
 * Runs a script's main function; a Failure is told in its own words, without a stack.
 * @param {() => void | Promise<void>} main
 */
export async function script(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n✗ ${error.message}`);
    process.exitCode = 1;
  }
}

/** @param {string} path */
export const isMain = (path) => process.argv[1] === fileURLToPath(path);
