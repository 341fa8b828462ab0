// @ts-check
/** Puts the package (dist/) and the page (site/) together: both are the tree of www/ with the built module beside the engine. */
import { mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { createRequire } from "node:module";
import { root } from "./command.mjs";

const INLINE_TEMPLATE = "engine/inline.template.js";
const BASE64 = "__ADOUBE_WASM_BASE64__";

/** @typedef {Map<string, Buffer>} Tree  file contents by path, with forward slashes */

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/** @param {string} folder @returns {Tree} */
const read = (folder) => new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path))]));

/**
 * Makes the folder equal to the tree. What is the same already is left alone, so that a server or a test that reads
 * it at this moment meets no gap.
 * @param {string} folder
 * @param {Tree} tree
 */
function write(folder, tree) {
  mkdirSync(folder, { recursive: true });
  const before = read(folder);
  for (const [path, content] of tree) {
    if (before.get(path)?.equals(content)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const path of before.keys()) if (!tree.has(path)) rmSync(join(folder, path));
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const deepestFirst = folders.map((entry) => join(entry.parentPath, entry.name)).sort((a, b) => b.length - a.length);
  for (const path of deepestFirst) if (readdirSync(path).length === 0) rmdirSync(path);
}

/** @param {Tree} tree @param {(path: string) => boolean} keep @returns {Tree} */
const only = (tree, keep) => new Map([...tree].filter(([path]) => keep(path)));

/** Modules of the package that become one file each: the facade, and the texts, which can be loaded apart from it. */
const JOINED = [
  { entry: "engine/core.js", parts: /^engine\/(acts|asked|asking|errors|game|line|memory|moves|net|polyglot|position|terms)\.js$/, others: ["./glue.js", "../i18n/index.js"] },
  { entry: "i18n/index.js", parts: /^i18n\/.*\.js$/, others: [] },
];

/**
 * A host that takes each module from its own file needs longer for some forty small ones than for all that they do.
 * @param {Tree} tree
 */
function joined(tree) {
  const { buildSync } = createRequire(import.meta.url)("esbuild");
  for (const { entry, parts, others } of JOINED) {
    const { outputFiles } = buildSync({
      entryPoints: [join(root, "www", entry)],
      bundle: true,
      format: "esm",
      target: "es2022",
      external: others,
      write: false,
      charset: "utf8",
      minifyWhitespace: true,
    });
    for (const path of tree.keys()) if (parts.test(path)) tree.delete(path);
    tree.set(entry, Buffer.from(outputFiles[0].contents));
  }
}

/** @param {{ glue: string, wasm: string }} built */
export function assemble({ glue, wasm }) {
  const sources = read(join(root, "www"));
  const template = sources.get(INLINE_TEMPLATE)?.toString() ?? "";
  const module = readFileSync(wasm);
  /** @type {Tree} */
  const tree = only(sources, (path) => path !== INLINE_TEMPLATE);
  tree.set("engine/glue.js", readFileSync(glue)).set("engine/adoube.wasm", module);

  const inPackage = /^(engine|i18n|board|element)\//;
  const dist = only(tree, (path) => inPackage.test(path));
  dist.set("engine/inline.js", Buffer.from(template.replace(BASE64, () => module.toString("base64"))));
  joined(dist);
  write(join(root, "dist"), dist);

  const inPackageOnly = /^engine\/node\.js$|\.d\.ts$/;
  write(join(root, "site"), only(tree, (path) => !inPackageOnly.test(path)));
}
