// @ts-check
/** The files of the repository and of the built package, and what their modules import. */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { root } from "../../scripts/command.mjs";

/** @param {string} path  from the root of the repository */
export const text = (path) => readFileSync(join(root, path), "utf8");

/** @param {string} folder @returns {string[]} paths from the root of the repository */
export function filesUnder(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")).sort();
}

/** What is, or would be, in the repository: the ignored files are nobody's. */
export function repositoryFiles() {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  const deleted = execFileSync("git", ["ls-files", "--deleted", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  return [...new Set(listed)].filter((path) => !deleted.includes(path)).sort();
}

/** Comments say what they like. Strings are kept, since imports are strings. @param {string} source */
export const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");

/**
 * The modules that a JavaScript module names, static, dynamic and by URL; relative ones as paths from the root.
 * @param {string} path
 * @returns {string[]}
 */
export function importsOf(path) {
  const source = withoutComments(text(path));
  const forms = [
    /^\s*(?:import|export)\b[^;"']*?\bfrom\s*["']([^"']+)["']/gm,
    /^\s*import\s*["']([^"']+)["']/gm,
    /\bimport\(\s*["']([^"']+)["']/g,
    /\bnew URL\(\s*["']([^"']+)["']\s*,\s*import\.meta\.url/g,
  ];
  const named = forms.flatMap((form) => [...source.matchAll(form)].map(([, name]) => name));
  return named.map((name) => (name.startsWith(".") ? posix.join(posix.dirname(path), name) : name));
}

/** A module and all that it brings along, the order being that of discovery. @param {string} entry @returns {string[]} */
export function reachableFrom(entry) {
  const found = new Set([entry]);
  for (const path of found) {
    if (!path.endsWith(".js")) continue;
    for (const imported of importsOf(path)) if (imported.includes("/") && !imported.includes(":")) found.add(imported);
  }
  return [...found];
}
