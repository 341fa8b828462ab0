// @ts-check
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, test } from "node:test";
import { promisify } from "node:util";
import * as adoube from "adoube";
import * as inline from "adoube/inline";
import * as web from "adoube/web";
import { environment, root } from "../../scripts/command.mjs";
import { serve } from "../../scripts/serve.mjs";
import { text } from "./tree.mjs";

const types = text("www/engine/index.d.ts");
const values = [...types.matchAll(/^export declare (?:class|function) (\w+)/gm)].map(([, name]) => name);

/** The members that the types declare, by class. @param {string} name */
function declaredMembers(name) {
  const body = new RegExp(`^export declare class ${name} [^{]*\\{\\n([\\s\\S]*?)^\\}`, "m").exec(types)?.[1] ?? "";
  const members = [...body.matchAll(/^ {2}(static )?(?:readonly )?(\w+|\[Symbol\.dispose\])[(:]/gm)];
  return members.map(([, isStatic, member]) => ({ isStatic: Boolean(isStatic), member })).filter(({ member }) => member !== "constructor");
}

describe("the entries", () => {
  test("export exactly what the types declare", () => {
    const expected = [...values, "default"].sort();
    assert.ok(expected.includes("Game"));
    for (const entry of [adoube, web, inline]) assert.deepEqual(Object.keys(entry).sort(), expected);
  });

  test("share their classes", () => {
    for (const entry of [web, inline]) assert.equal(entry.Game, adoube.Game);
  });

  test("have every member that the types declare", () => {
    for (const name of /** @type {const} */ (["Position", "Line", "Game", "PgnStream"])) {
      const found = declaredMembers(name);
      assert.ok(found.length > 3, name);
      for (const { isStatic, member } of found) {
        const key = member === "[Symbol.dispose]" ? Symbol.dispose : member;
        assert.ok(key in (isStatic ? adoube[name] : adoube[name].prototype), `${name}: ${member}`);
      }
    }
  });

  test("are ready in Node as soon as they are imported, where init does nothing", async () => {
    assert.equal(new adoube.Position().legalUci().length, 20);
    assert.equal(await adoube.default(), undefined);
    assert.equal(new adoube.Position().legalUci().length, 20);
  });
});

/**
 * Loading happens once in a process, so that it is tried in processes of their own.
 * @param {string} program  prints one value as JSON
 * @param {{ flags?: string[], args?: string[] }} [options]
 */
async function apart(program, { flags = [], args = [] } = {}) {
  const all = [...flags, "--input-type=module", "--eval", program, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: root, env: environment() });
  return JSON.parse(stdout);
}

describe("loading by hand", () => {
  test("anything used before says not-ready", async () => {
    const program = `
      import { Game, Line, Position } from "adoube/web";
      const codes = [Game, Line, Position].map((each) => { try { new each(); return "made"; } catch (error) { return error.code; } });
      console.log(JSON.stringify(codes));`;
    assert.deepEqual(await apart(program), ["not-ready", "not-ready", "not-ready"]);
  });

  test("each failure has its code, and after all of them a good source still serves", async () => {
    const open = await serve(join(root, "dist/engine"));
    const page = await serve(join(root, "tests/consumers/programs/page"));
    const closed = await serve(join(root, "dist/engine"));
    await closed.close();
    const program = `
      import init, { AdoubeError, Position, initSync } from "adoube/web";
      const codes = [];
      const sources = ["${open.url}nowhere.wasm", "${page.url}index.html", "${closed.url}adoube.wasm", new Uint8Array(8), 17];
      for (const source of sources) await init(source).catch((error) => codes.push(error instanceof AdoubeError && [error.code, error.detail.reason ?? error.detail.option]));
      try { initSync(new Uint8Array(3)); } catch (error) { codes.push([error.code, error.detail.reason]); }
      const [one, two] = [init("${open.url}adoube.wasm"), init("${open.url}nowhere.wasm")];
      codes.push(await one === undefined, await two === undefined, await init("${open.url}nowhere.wasm") === undefined);
      codes.push(new Position().legalUci().length);
      console.log(JSON.stringify(codes));`;
    try {
      assert.deepEqual(await apart(program), [
        ["wasm-missing", "status"], ["wasm-missing", "page"], ["wasm-missing", "network"], ["wasm-missing", "not-the-module"], ["bad-option", "source"],
        ["wasm-missing", "not-the-module"], true, true, true, 20,
      ]);
    } finally {
      await open.close();
      await page.close();
    }
  });

  test("where there is no WebAssembly the code is wasm-blocked", async () => {
    const program = `
      import { readFileSync } from "node:fs";
      import { initSync } from "adoube/web";
      try { initSync(readFileSync("dist/engine/adoube.wasm")); } catch (error) { console.log(JSON.stringify(error.code)); }`;
    assert.equal(await apart(program, { flags: ["--noexpose-wasm"] }), "wasm-blocked");
  });

  test("initSync takes the bytes as well as the compiled module", async () => {
    const program = `
      import { readFileSync } from "node:fs";
      import { Position, initSync } from "adoube/web";
      const bytes = readFileSync("dist/engine/adoube.wasm");
      initSync(process.argv[1] === "module" ? new WebAssembly.Module(bytes) : bytes);
      console.log(JSON.stringify(new Position().legalUci().length));`;
    for (const form of ["module", "bytes"]) assert.equal(await apart(program, { args: [form] }), 20);
  });
});
