// @ts-check
import assert from "node:assert/strict";
import { builtinModules } from "node:module";
import { describe, test } from "node:test";
import { filesUnder, importsOf, repositoryFiles, text, withoutComments } from "./tree.mjs";

/** What each layer may use besides itself. Dependencies run downwards only. @type {Record<string, string[]>} */
const RUST = {
  laws: [],
  chess: [],
  clock: ["laws"],
  touch: ["laws"],
  mating: ["chess"],
  pgn: ["chess", "clock"],
  audit: ["chess", "pgn", "mating", "laws"],
  arbiter: ["chess", "clock", "touch", "mating", "laws", "pgn"],
  wasm: ["laws", "chess", "clock", "touch", "mating", "pgn", "audit", "arbiter"],
};

/** @type {Record<string, string[]>} */
const WWW = {
  i18n: [],
  board: [],
  engine: ["i18n"],
  element: ["board", "engine", "i18n"],
  app: ["element", "engine", "i18n"],
  embed: ["element", "engine", "i18n"],
  docs: ["app", "element", "i18n"],
};

/** The crates of the boundary; the rules know nothing of JavaScript. */
const BOUNDARY = /\b(?:wasm_bindgen|js_sys|web_sys|serde_wasm_bindgen|console_error_panic_hook)\b/;

/** @param {string} path  of a file under src/ or www/ */
const layerOf = (path) => path.split("/")[1].replace(/\.rs$/, "");

/**
 * The first segments after `crate::` (and after `super::` chains that end at the crate's root), groups included:
 * `use crate::{chess::Square, laws}` names two.
 * @param {string} path
 * @returns {string[]}
 */
function layersUsed(path) {
  const source = withoutComments(text(path));
  const single = [...source.matchAll(/\bcrate::(\w+)/g)].map(([, name]) => name);
  const groups = [...source.matchAll(/\bcrate::\{/g)].flatMap(({ index }) => namesIn(source.slice(index + "crate::{".length)));
  return [...single, ...groups];
}

/** The names at the top level of a brace group whose opening brace is behind us. @param {string} rest @returns {string[]} */
function namesIn(rest) {
  let depth = 1;
  let top = "";
  for (const character of rest) {
    if (character === "}") depth -= 1;
    if (depth === 0) break;
    if (depth === 1) top += character;
    if (character === "{") depth += 1;
  }
  return top.split(",").map((part) => /\w+/.exec(part)?.[0] ?? "").filter(Boolean);
}

describe("the layers of the Rust crate", () => {
  const files = filesUnder("src").filter((path) => path.endsWith(".rs") && path.split("/").length > 2);

  test("each folder of src/ is a layer of the table", () => {
    assert.ok(files.length > 0);
    assert.deepEqual([...new Set(files.map(layerOf))].filter((layer) => !(layer in RUST)), []);
  });

  test("each uses only what the table lets it use", () => {
    const offences = files.flatMap((path) => {
      const allowed = [layerOf(path), ...RUST[layerOf(path)]];
      return layersUsed(path).filter((name) => name in RUST && !allowed.includes(name)).map((name) => `${path} uses ${name}`);
    });
    assert.deepEqual(offences, []);
  });

  test("nothing takes the way round over the crate's own re-exports", () => {
    const offences = files.flatMap((path) => layersUsed(path).filter((name) => !(name in RUST)).map((name) => `${path}: crate::${name}`));
    assert.deepEqual(offences, []);
  });

  test("only the boundary knows JavaScript", () => {
    const offences = files.filter((path) => layerOf(path) !== "wasm" && BOUNDARY.test(withoutComments(text(path))));
    assert.deepEqual(offences, []);
  });
});

describe("the layers of the page", () => {
  const files = filesUnder("www").filter((path) => path.endsWith(".js") && path.split("/").length > 2);

  test("each folder of www/ is a layer of the table", () => {
    assert.deepEqual([...new Set(files.map(layerOf))].filter((layer) => !(layer in WWW)), []);
  });

  test("each imports only what the table lets it import, by relative paths", () => {
    const offences = files.flatMap((path) => {
      const allowed = [layerOf(path), ...WWW[layerOf(path)]];
      const isAllowed = (/** @type {string} */ name) => (name.startsWith("www/") ? allowed.includes(layerOf(name)) : path === "www/engine/node.js" && isOfNode(name));
      return importsOf(path).filter((name) => !isAllowed(name)).map((name) => `${path} imports ${name}`);
    });
    assert.deepEqual(offences, []);
  });
});

test("only the entries bring the texts, each in its own way, so that the one for Node may bring them later", () => {
  const entries = ["www/engine/browser.js", "www/engine/inline.template.js", "www/engine/node-bundled.js", "www/engine/worker.js"];
  const engine = filesUnder("www/engine").filter((path) => path.endsWith(".js"));
  const bringing = engine.filter((path) => importsOf(path).some((name) => layerOf(name) === "i18n"));
  assert.deepEqual(bringing.sort(), entries);
});

/** @param {string} name */
const isOfNode = (name) => name.startsWith("node:") && builtinModules.includes(name.slice("node:".length));

test("the name of an edition stands only where editions are described", () => {
  const edition = /\bfide[-_ ]?(?:19|20)\d\d|\bus[-_ ]?chess\b/i;
  const places = /^(?:src\/laws|www\/i18n|tests|docs)\/|\.md$|\.d\.ts$|^Cargo\.lock$/;
  const offences = repositoryFiles().filter((path) => !places.test(path) && edition.test(text(path)));
  assert.deepEqual(offences, []);
});
