// @ts-check
/**
 * The package as others use it: each consumer is a real program in a folder of its own, with the packed tarball
 * installed beside it, built and run by the tools that people have. Each touches the pawn on e2 and asks what may be
 * played: by Article 4.3.1 that pawn, and so one of its two moves.
 */
import assert from "node:assert/strict";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { root } from "../../scripts/command.mjs";
import { POLICY, serve } from "../../scripts/serve.mjs";
import { answerOf, launch, withoutBrowser } from "./browser.mjs";
import { installedPackage, output } from "./place.mjs";

/** @type {ReturnType<typeof installedPackage>} */
let place;
before(() => { place = installedPackage(); });
after(() => place?.remove());

const PAWN_MOVES = ["e2e3", "e2e4"];
/** @param {string} text */
const moves = (text) => JSON.parse(text).sort();
/** @param {...string} args */
const node = (...args) => output(process.execPath, args, place.folder).trim().split("\n");
/** @param {string} project */
const tsc = (project) => output(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--project", project], place.folder);

describe("Node", () => {
  test("imports the package and has it ready at once", () => {
    assert.deepEqual(moves(node("node/module.mjs")[0]), PAWN_MOVES);
  });

  test("requires the package and gets the same classes as an import", () => {
    const [answer, same] = node("--no-warnings", "node/common.cjs");
    assert.deepEqual(moves(answer), PAWN_MOVES);
    assert.equal(same, "true");
  });

  test("imports the inline entry, which shares its classes with the main one", () => {
    const [answer, same] = node("node/inline.mjs");
    assert.deepEqual(moves(answer), PAWN_MOVES);
    assert.equal(same, "true");
  });

  test("runs what webpack has built for it, sentences and all", async () => {
    const { default: webpack } = await import("webpack");
    const compiler = webpack({
      mode: "production",
      target: "node",
      context: join(place.folder, "node"),
      entry: "./sentence.mjs",
      output: { path: join(place.folder, "webpack-node"), filename: "main.cjs" },
    });
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
    });
    assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
    assert.deepEqual(node("webpack-node/main.cjs"), node("node/sentence.mjs"));
  });

  test("has the sentences when they are asked for, by import and by require", () => {
    const said = node("node/sentence.mjs");
    assert.match(said[0], /4\.3\.1/);
    assert.deepEqual(node("--no-warnings", "node/sentence.cjs"), said);
  });

  test("feeds the web entry with the bytes of the module's own entry", () => {
    assert.deepEqual(moves(node("node/web.mjs")[0]), PAWN_MOVES);
  });
});

describe("TypeScript", () => {
  test("compiles an ES module and a CommonJS one with all library checks on, and Node runs both", () => {
    tsc("typescript/nodenext.json");
    assert.deepEqual(moves(node("typescript/out/module.mjs")[0]), PAWN_MOVES);
    assert.deepEqual(moves(node("typescript/out/common.cjs")[0]), PAWN_MOVES);
  });

  test("compiles a program for a bundler", () => {
    tsc("typescript/bundler.json");
  });
});

describe("Chromium", { skip: withoutBrowser }, () => {
  /** @type {import("playwright-core").Browser} */
  let browser;
  before(async () => { browser = await launch(); });
  after(() => browser?.close());

  /**
   * @param {string} url
   * @param {{ board: string | null }} expected
   */
  async function answersWithPawnMoves(url, { board }) {
    const result = await answerOf(browser, url);
    assert.deepEqual(result.complaints, []);
    assert.deepEqual(moves(String(result.answer)), PAWN_MOVES);
    assert.equal(result.board, board);
  }

  test("runs what Vite has built, under a strict policy", async () => {
    const vite = await import("vite");
    const base = /** @type {const} */ ({ configFile: false, logLevel: "error", root: join(place.folder, "bundled"), publicDir: "../public" });
    await vite.build({ ...base, build: { outDir: "../vite", emptyOutDir: true } });
    const headers = { "Content-Security-Policy": POLICY };
    const server = await vite.preview({ ...base, build: { outDir: "../vite" }, preview: { port: 0, headers } });
    try {
      const [url] = server.resolvedUrls?.local ?? [];
      await answersWithPawnMoves(url, { board: "white" });
    } finally {
      await server.close();
    }
  });

  test("runs what webpack has built", async () => {
    const { default: webpack } = await import("webpack");
    const folder = join(place.folder, "webpack");
    const stats = await new Promise((resolve, reject) => {
      const compiler = webpack({
        mode: "production",
        context: join(place.folder, "bundled"),
        entry: "./main.js",
        output: { path: folder, filename: "main.js", publicPath: "auto" },
      });
      compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
    });
    assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
    copyFileSync(join(place.folder, "bundled/index.html"), join(folder, "index.html"));
    const server = await serve(place.folder);
    try {
      await answersWithPawnMoves(`${server.url}webpack/index.html`, { board: "white" });
    } finally {
      await server.close();
    }
  });

  describe("without a bundler", () => {
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let server;
    before(async () => { server = await serve(place.folder); });
    after(() => server?.close());

    test("runs a page's own module script, under a strict policy", async () => {
      await answersWithPawnMoves(`${server.url}page/index.html`, { board: "white" });
    });

    test("runs the inline entry", async () => {
      await answersWithPawnMoves(`${server.url}page/inline.html`, { board: null });
    });

    test("is told wasm-missing when the file is not there, or a page comes in its stead", async () => {
      for (const source of ["nowhere.wasm", "index.html", "http://localhost:1/adoube.wasm"]) {
        const { answer } = await answerOf(browser, `${server.url}page/refused.html?source=${encodeURIComponent(source)}`);
        assert.equal(answer, "wasm-missing", source);
      }
    });

    test("is told wasm-blocked where the policy forbids WebAssembly", async () => {
      const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'";
      const strict = await serve(place.folder, { headers: { "Content-Security-Policy": policy } });
      try {
        const { answer } = await answerOf(browser, `${strict.url}page/refused.html`);
        assert.equal(answer, "wasm-blocked");
      } finally {
        await strict.close();
      }
    });
  });
});
