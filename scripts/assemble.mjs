// @ts-check
/** Puts the package (dist/) and the page (site/) together: both are the tree of www/ with the built module beside the engine. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { createRequire } from "node:module";
import { deflateRawSync } from "node:zlib";
import { root } from "./command.mjs";
import { manifest } from "./manifest.mjs";

const INLINE_TEMPLATE = "engine/inline.template.js";
const BASE64 = "__ADOUBE_WASM_BASE64__";
const DEFLATED = "__ADOUBE_WASM_DEFLATED_BASE64__";

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
 * @param {(path: string) => boolean} [stays]  what is not of this tree and has its own turn
 */
function write(folder, tree, stays = () => false) {
  mkdirSync(folder, { recursive: true });
  const before = read(folder);
  for (const [path, content] of tree) {
    if (before.get(path)?.equals(content)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const path of before.keys()) if (!tree.has(path) && !stays(path)) rmSync(join(folder, path));
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const deepestFirst = folders.map((entry) => join(entry.parentPath, entry.name)).sort((a, b) => b.length - a.length);
  for (const path of deepestFirst) if (readdirSync(path).length === 0) rmdirSync(path);
}

/** @param {Tree} tree @param {(path: string) => boolean} keep @returns {Tree} */
const only = (tree, keep) => new Map([...tree].filter(([path]) => keep(path)));

/** Modules of the package that become one file each: the facade with the glue, and the texts, which can be loaded apart from it. */
const JOINED = [
  { entry: "engine/core.js", parts: /^engine\/(acts|asked|asking|errors|game|glue|line|load|memory|moves|net|pgn(-\w+)?|polyglot|position|terms|texts|time-control)\.js$/, others: ["../i18n/index.js"] },
  { entry: "i18n/index.js", parts: /^i18n\/.*\.js$/, others: [] },
];

/**
 * A host that takes each module from its own file needs longer for some forty small ones than for all that they do.
 * Made from the finished site, where the glue lies beside the facade.
 * @param {Tree} tree
 */
function joined(tree) {
  const { buildSync } = createRequire(import.meta.url)("esbuild");
  for (const { entry, parts, others } of JOINED) {
    const { outputFiles } = buildSync({
      entryPoints: [join(root, "site", entry)],
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

const EMBED_TEMPLATE = "embed/embed.template.html";

/** One classic script of a module and all that it needs, the WebAssembly within. @param {string} entry below site/ @param {Buffer} module */
function bundled(entry, module) {
  const { buildSync } = createRequire(import.meta.url)("esbuild");
  const { outputFiles } = buildSync({
    entryPoints: [join(root, "site", entry)],
    bundle: true,
    format: "iife",
    target: "es2022",
    // The loader beside the package is not taken along: the module is here.
    external: ["../engine/browser.js"],
    define: { "import.meta.url": '""' },
    write: false,
    charset: "utf8",
    minify: true,
    legalComments: "none",
  });
  return Buffer.from(outputFiles[0].text.replace(DEFLATED, () => deflateRawSync(module, { level: 9 }).toString("base64")));
}

/** @param {Buffer} content @param {string} kind */
const integrity = (content, kind) => `${kind}-${createHash(kind).update(content).digest("base64")}`;

/**
 * The deliverables for pages that take no modules: the classic script, and the page in one file, whose policy allows
 * its one script by hash. Made from the finished site, where everything lies beside each other.
 * @param {Tree} sources @param {Buffer} module @returns {Tree}
 */
function embeds(sources, module) {
  const script = Buffer.from(bundled("embed/main.js", module).toString().trim());
  const classic = bundled("embed/classic.js", module);
  const template = sources.get(EMBED_TEMPLATE)?.toString() ?? "";
  const page = template.replace("__HASH__", integrity(script, "sha256")).replace("__SCRIPT__", () => script.toString());
  return new Map([
    ["embed/embed.html", Buffer.from(page)],
    ["embed/adoube-board.js", classic],
    ["embed/integrity.json", Buffer.from(`${JSON.stringify({ "adoube-board.js": integrity(classic, "sha384") }, null, 1)}\n`)],
  ]);
}

/** @param {{ glue: string, wasm: string }} built */
export function assemble({ glue, wasm }) {
  const sources = read(join(root, "www"));
  const template = sources.get(INLINE_TEMPLATE)?.toString() ?? "";
  const module = readFileSync(wasm);
  /** @type {Tree} */
  const tree = only(sources, (path) => path !== INLINE_TEMPLATE && path !== EMBED_TEMPLATE);
  tree.set("engine/glue.js", readFileSync(glue)).set("engine/adoube.wasm", module);

  const inPackage = /^(engine|i18n|board|element)\//;
  const dist = only(tree, (path) => inPackage.test(path));
  dist.set("engine/inline.js", Buffer.from(template.replace(BASE64, () => module.toString("base64"))));
  dist.set("custom-elements.json", Buffer.from(`${JSON.stringify(manifest(), null, 1)}\n`));

  const inPackageOnly = /^engine\/node(-bundled)?\.js$|\.d\.ts$/;
  const site = only(tree, (path) => !inPackageOnly.test(path));
  write(join(root, "site"), site, (path) => /^embed(?:\.html$|\/v1\/)/.test(path));
  joined(dist);
  const made = embeds(sources, module);
  const page = made.get("embed/embed.html") ?? Buffer.of();
  const script = made.get("embed/adoube-board.js") ?? Buffer.of();
  // These addresses are promised for years.
  const served = new Map([["embed.html", page], ["embed/v1/index.html", page], ["embed/v1/adoube-board.js", script], ["embed/v1/host.js", sources.get("embed/host.js") ?? Buffer.of()]]);
  write(join(root, "site"), new Map([...site, ...served]));
  for (const [path, content] of made) dist.set(path, content);
  dist.set("embed/host.js", sources.get("embed/host.js") ?? Buffer.of());
  write(join(root, "dist"), dist);
}
