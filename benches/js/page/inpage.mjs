// @ts-check
// The goals that must hold in Chromium too: each round is a fresh page that runs every peer once.
import { writeFileSync } from "node:fs";
import path from "node:path";

import { GENERATORS } from "../measure/perft.mjs";
import { bundle } from "../measure/bundle.mjs";
import { BENCHES, WORK, positions } from "../places.mjs";
import { serve } from "./server.mjs";

/** @typedef {import("./round.mjs").PageRound} PageRound */

const PEERS = ["chessjs", "chessops", "kokopu", "ffish"];
const RAW = ["shakmaty", "cozy"];

/**
 * @param {import("./browser.mjs").Browser} browser
 * @param {{ rounds: number, ours: boolean, shallower: number, report: (text: string) => void }} options
 * @returns {Promise<PageRound[]>}
 */
export async function measureInPage(browser, { rounds, ours, shallower, report }) {
  writeFileSync(path.join(WORK, "bundles/round.js"), await bundle(await entry(ours)));
  const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="/bundles/round.js"></script>`;
  const server = await serve({ "/round.html": html });
  const { perft, fens } = positions();
  const places = perft.map(({ id, fen, counts }) => {
    const depth = GENERATORS.depth[id] - shallower;
    return { id, fen, depth, leaves: counts[depth] };
  });
  /** @type {PageRound[]} */
  const results = [];
  for (let round = 0; round < rounds; round++) {
    report(`in Chromium, round ${round + 1} of ${rounds}`);
    const page = await browser.open();
    await page.send("Page.navigate", { url: `${server.address}/round.html` });
    const options = JSON.stringify({ places, fens, seed: round * 101 + 3 });
    results.push(await page.value(`globalThis.measure?.(${options})`));
    await page.close();
  }
  server.close();
  return results;
}

/** The page's own module: every peer's adapter with the libraries that it names. @param {boolean} ours */
async function entry(ours) {
  const imports = [];
  const lines = [];
  for (const [number, name] of PEERS.entries()) {
    const file = path.join(BENCHES, `js/peers/${name}.mjs`);
    const { modules } = /** @type {{ modules: string[] }} */ (await import(`../peers/${name}.mjs`));
    imports.push(`import open${number} from ${JSON.stringify(file)};`);
    const libraries = modules.map((specifier, index) => {
      imports.push(`import * as library${number}x${index} from ${JSON.stringify(specifier)};`);
      return `${JSON.stringify(specifier)}: library${number}x${index}`;
    });
    lines.push(`peers.${name} = await open${number}({ modules: { ${libraries.join(", ")} }, bytes });`);
  }
  imports.push(`import raw from ${JSON.stringify(path.join(BENCHES, "js/peers/rawwasm.mjs"))};`);
  for (const name of RAW) lines.push(`peers.${name} = await raw({ modules: {}, bytes }, ${JSON.stringify(name)});`);
  if (ours) {
    imports.push(`import init, * as adoube from "adoube";`);
    imports.push(`import openOurs from ${JSON.stringify(path.join(BENCHES, "js/peers/adoube.mjs"))};`);
    lines.push(`await init("/engine/adoube.wasm"); peers.adoube = openOurs({ modules: { adoube }, bytes });`);
  }
  imports.push(`import { measureRound } from ${JSON.stringify(path.join(BENCHES, "js/page/round.mjs"))};`);
  return `${imports.join("\n")}
    const bytes = async (file) => new Uint8Array(await (await fetch("/" + file)).arrayBuffer());
    const peers = {};
    ${lines.join("\n")}
    globalThis.measure = (options) => measureRound(peers, options);`;
}
