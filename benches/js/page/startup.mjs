// @ts-check
// A cold page on a slow line: milliseconds of wall time from the navigation to the first list of moves as SAN.
import { writeFileSync } from "node:fs";
import path from "node:path";

import { bundle } from "../measure/bundle.mjs";
import { WORK } from "../places.mjs";
import { shuffled } from "../statistics.mjs";
import { serve } from "./server.mjs";

export const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
export const CPU_SLOWED_BY = 4;
export const CONDITIONS = "1.6 Mbit/s, 150 ms round trip, CPU slowed by 4";

export const EMPTY = "empty page";
export const OURS = "adoube, with a preload link";

const MOVES = 20;
const WASM = "/engine/adoube.wasm";
const DONE = "globalThis.listed = { moves: n, at: performance.now() };";
const ADOUBE = `import init, { Position } from "adoube"; await init("${WASM}"); const n = new Position().legalSan().length; ${DONE}`;

const PAGES = /** @type {Record<string, { code: string, preload?: string, ours?: true }>} */ ({
  [EMPTY]: { code: `const n = ${MOVES}; ${DONE}` },
  "chess.js": { code: `import { Chess } from "chess.js"; const n = new Chess().moves().length; ${DONE}` },
  chessops: {
    code: `import { Chess } from "chessops/chess"; import { makeSan } from "chessops/san"; const position = Chess.default(); let n = 0;
      for (const [from, targets] of position.allDests()) for (const to of targets) { makeSan(position, { from, to }); n++; } ${DONE}`,
  },
  [OURS]: { code: ADOUBE, preload: WASM, ours: true },
  "adoube, without": { code: ADOUBE, ours: true },
});

/**
 * @param {import("./browser.mjs").Browser} browser
 * @param {{ rounds: number, ours: boolean, report: (text: string) => void }} options
 * @returns {Promise<Record<string, number[]>>} milliseconds by page and round
 */
export async function measureStartup(browser, { rounds, ours, report }) {
  const names = Object.keys(PAGES).filter((name) => ours || !PAGES[name].ours);
  const server = await serve(await writePages(names));
  /** @type {Record<string, number[]>} */
  const times = {};
  // The first round only fills the caches of the file system and of the server.
  for (let round = -1; round < rounds; round++) {
    report(round < 0 ? "cold pages, once for the caches" : `cold pages, round ${round + 1} of ${rounds}`);
    for (const name of shuffled(names, round * 17 + 23)) {
      const time = await load(browser, `${server.address}/${fileOf(name)}.html`);
      if (round >= 0) (times[name] ??= []).push(time);
    }
  }
  server.close();
  return times;
}

/** @param {string} name */
const fileOf = (name) => name.replace(/\W+/g, "-");

/** @param {string[]} names */
async function writePages(names) {
  /** @type {Record<string, string>} */
  const pages = {};
  for (const name of names) {
    const { code, preload } = PAGES[name];
    const file = fileOf(name);
    writeFileSync(path.join(WORK, `bundles/${file}.js`), await bundle(code));
    const link = preload ? `<link rel="preload" as="fetch" crossorigin href="${preload}">` : "";
    pages[`/${file}.html`] =
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${link}<script type="module" src="/bundles/${file}.js"></script>`;
  }
  return pages;
}

/** @param {import("./browser.mjs").Browser} browser @param {string} url */
async function load(browser, url) {
  const page = await browser.open();
  await page.send("Network.emulateNetworkConditions", LINE);
  await page.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWED_BY });
  await page.send("Page.navigate", { url });
  const { moves, at } = await page.value("globalThis.listed");
  await page.close();
  if (moves !== MOVES) throw new Error(`${url} lists ${moves} moves`);
  return Number(at);
}
