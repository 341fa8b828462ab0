// @ts-check
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { root } from "../../scripts/command.mjs";
import { output } from "../consumers/place.mjs";
import { filesUnder, importsOf, repositoryFiles, text } from "./tree.mjs";

/** @returns {string[]} */
function packedFiles() {
  const args = ["pack", "--dry-run", "--json"];
  const answer = output("npm", args, root);
  return JSON.parse(answer)[0].files.map((/** @type {{ path: string }} */ { path }) => path);
}

/** @param {unknown} target @returns {string[]} */
const paths = (target) => (typeof target === "string" ? [target] : Object.values(/** @type {object} */ (target)).flatMap(paths));

describe("the packed package", () => {
  const files = packedFiles();
  const manifest = JSON.parse(text("package.json"));

  test("holds both licences, the readme, the changelog and the types", () => {
    for (const path of ["LICENSE-MIT", "LICENSE-APACHE", "README.md", "CHANGELOG.md", "package.json", "dist/engine/index.d.ts", "dist/engine/board.d.ts"]) {
      assert.ok(files.includes(path), path);
    }
  });

  test("holds whatever its exports and its list of side effects name", () => {
    const named = [...paths(manifest.exports), manifest.types, ...manifest.sideEffects];
    for (const path of named) assert.ok(files.includes(path.replace("./", "")), path);
  });

  test("holds whatever its modules import", () => {
    const modules = files.filter((path) => path.endsWith(".js"));
    const missing = modules.flatMap((path) => importsOf(path).filter((name) => !name.startsWith("node:") && !files.includes(name)).map((name) => `${path}: ${name}`));
    assert.deepEqual(missing, []);
  });

  test("holds one module, once as a file", () => {
    assert.deepEqual(files.filter((path) => path.endsWith(".wasm")), ["dist/engine/adoube.wasm"]);
  });

  test("holds code, types, the embed, the manifest and licences only: no fonts, no pictures, no art of others", () => {
    assert.deepEqual(files.filter((path) => path.startsWith("dist/") && !/\.(?:js|d\.ts|wasm)$|^dist\/(?:custom-elements\.json|embed\/(?:embed\.html|integrity\.json))$/.test(path)), []);
    assert.deepEqual(files.filter((path) => !path.startsWith("dist/")).sort(), ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"]);
  });

  test("depends on nothing", () => {
    for (const kind of ["dependencies", "peerDependencies", "optionalDependencies", "bundleDependencies"]) assert.equal(manifest[kind], undefined);
  });

  test("has the version of the crate", () => {
    assert.equal(/^version = "(.+)"$/m.exec(text("Cargo.toml"))?.[1], manifest.version);
  });
});

test("the page asks nobody else for anything", () => {
  const files = filesUnder("site").filter((path) => /\.(?:js|html|css|svg)$/.test(path));
  assert.ok(files.includes("site/index.html"));
  const address = /(?:src|href)="(?:https?:)?\/\/|url\(["']?(?:https?:)?\/\/|@import|\b(?:fetch|import)\(["'`](?:https?:)?\/\//;
  assert.deepEqual(files.filter((path) => address.test(text(path).replace(/<a\s[^>]*>/g, ""))), []);
});

describe("the repository", () => {
  const binary = /\.(?:png|wasm|ico|woff2?)$/;
  const own = "tests/js/contents.test.mjs";
  const files = repositoryFiles().filter((path) => !binary.test(path) && path !== own);

  /** @param {RegExp} pattern @param {(path: string) => boolean} [where] */
  const offences = (pattern, where = () => true) =>
    files.filter(where).flatMap((path) => text(path).split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])));

  test("has nothing unfinished in it", () => {
    assert.deepEqual(offences(/\b(?:TODO|FIXME|XXX|HACK|unimplemented!|todo!)\b/), []);
  });

  test("knows no machine's folders", () => {
    assert.deepEqual(offences(/(?:^|[\s"'`(=])\/(?:work|root|home|Users)\/\w/), []);
  });

  test("has lock files without the address of a registry", () => {
    assert.deepEqual(offences(/"resolved"/, (path) => path.endsWith("package-lock.json")), []);
  });

  test("has no giant file of code", () => {
    const code = files.filter((path) => /^(?:src|www|scripts|tools)\/.*\.(?:rs|m?js)$/.test(path));
    const long = code.map((path) => ({ path, lines: text(path).split(/^#\[cfg\(test\)\]/m)[0].split("\n").length }));
    assert.deepEqual(long.filter(({ lines }) => lines > 500), []);
  });
});
