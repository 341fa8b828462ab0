// @ts-check
/** A folder outside the repository where the package is installed as anybody would have it: from its tarball. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { environment, root } from "../../scripts/command.mjs";

const PROGRAMS = fileURLToPath(new URL("programs", import.meta.url));
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
export const output = (program, args, cwd) =>
  execFileSync(program, args, {
    cwd,
    env: environment(),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32" && program === "npm",
  });

/** @returns {{ folder: string, remove: () => void }} */
export function installedPackage() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "adoube-consumers-")));
  const [{ filename }] = JSON.parse(output("npm", ["pack", "--json", "--pack-destination", folder], root));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumers", private: true }));
  // Offline: the package has no dependency, and needs none.
  output("npm", ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", `./${filename}`], folder);
  cpSync(PROGRAMS, folder, { recursive: true });
  mkdirSync(join(folder, "public"));
  for (const path of ["icon.svg", "public/icon.svg"]) writeFileSync(join(folder, path), ICON);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
