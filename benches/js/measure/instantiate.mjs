// @ts-check
// Compiling and instantiating a module, in milliseconds of wall time: V8 compiles on threads of its own, so CPU time would not tell how long one waits.
import { readFileSync } from "node:fs";
import path from "node:path";

import { ENGINE, WORK } from "../places.mjs";
import { shuffled } from "../statistics.mjs";

/** By module and round. @typedef {Record<string, { compile: number[], instantiate: number[] }>} Instantiation */

const MODULES = /** @type {Record<string, string>} */ ({
  adoube: path.join(ENGINE, "adoube.wasm"),
  "shakmaty, raw, without magics": path.join(WORK, "wasm/shakmaty-small.wasm"),
  "shakmaty, raw, with magics": path.join(WORK, "wasm/shakmaty.wasm"),
  "cozy-chess, raw": path.join(WORK, "wasm/cozy.wasm"),
});

/** @param {{ rounds: number, ours: boolean }} options @returns {Promise<Instantiation>} */
export async function measureInstantiation({ rounds, ours }) {
  const modules = Object.entries(MODULES)
    .filter(([name]) => ours || name !== "adoube")
    .map(([name, file]) => ({ name, bytes: new Uint8Array(readFileSync(file)) }));
  /** @type {Instantiation} */
  const times = {};
  for (let round = -1; round < rounds; round++) {
    for (const { name, bytes } of shuffled(modules, round * 5 + 11)) {
      const imports = standIns(bytes);
      const salted = withSalt(bytes, round + 1);
      const start = performance.now();
      const module = await WebAssembly.compile(salted);
      const compiled = performance.now();
      await WebAssembly.instantiate(module, imports);
      const end = performance.now();
      if (round < 0) continue;
      const { compile, instantiate } = (times[name] ??= { compile: [], instantiate: [] });
      compile.push(compiled - start);
      instantiate.push(end - compiled);
    }
  }
  return times;
}

/** A custom section that differs each time: V8 keeps the code of modules whose bytes it has seen. @param {Uint8Array} bytes @param {number} salt */
function withSalt(bytes, salt) {
  const CUSTOM = 0;
  const NAME = [1, 0x78];
  const payload = [...NAME, ...new Uint8Array(new Float64Array([salt + Math.random()]).buffer)];
  const salted = new Uint8Array(bytes.length + 2 + payload.length);
  salted.set(bytes);
  salted.set([CUSTOM, payload.length, ...payload], bytes.length);
  return salted;
}

/** Imports that only let the module be instantiated. @param {Uint8Array} bytes */
function standIns(bytes) {
  const imports = /** @type {Record<string, Record<string, any>>} */ ({});
  for (const { module, name, kind } of WebAssembly.Module.imports(new WebAssembly.Module(/** @type {BufferSource} */ (bytes)))) {
    if (kind !== "function") throw new Error(`${module}.${name}: a ${kind} is imported`);
    (imports[module] ??= {})[name] = () => 0;
  }
  return imports;
}
