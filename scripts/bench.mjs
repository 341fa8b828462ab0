// @ts-check
/**
 * `npm run bench`: ours and the peers together, in one run; prints the medians and the ratios and writes docs/benchmarks.md.
 * Complete from a clone: all that is fetched or built for it lies in .bench/.
 *
 *   --rounds N      rounds of every measurement (5); pages, processes and modules, which cost less, get a few more
 *   --only 1,3,6    these rows of the goals; nothing is written
 *   --quick         one round, one ply less; nothing is written
 *   --peers-only    without our own package; nothing is written
 *   --no-browser    without Chromium; nothing is written
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { makeGames } from "../benches/js/corpus.mjs";
import { GOALS, wanted } from "../benches/js/goals.mjs";
import { describeRun, load } from "../benches/js/machine.mjs";
import { measureBoundary } from "../benches/js/measure/boundary.mjs";
import { measureFresh } from "../benches/js/measure/fresh.mjs";
import { measureInstantiation } from "../benches/js/measure/instantiate.mjs";
import { GENERATORS, LIBRARIES, measurePerft } from "../benches/js/measure/perft.mjs";
import { measureSizes } from "../benches/js/measure/size.mjs";
import { measureTasks, tasksOver } from "../benches/js/measure/tasks.mjs";
import { Browser } from "../benches/js/page/browser.mjs";
import { measureInPage } from "../benches/js/page/inpage.mjs";
import { measureStartup } from "../benches/js/page/startup.mjs";
import { missed, report } from "../benches/js/report.mjs";
import { setUp } from "../benches/js/setup.mjs";
import { verify } from "../benches/js/verify.mjs";
import { WORK } from "../benches/js/places.mjs";
import { findChromium } from "./browsers.mjs";
import { Failure, isMain, root, script } from "./command.mjs";

/** @typedef {import("../benches/js/goals.mjs").Results} Results */
/** @typedef {import("../benches/js/goals.mjs").Goal} Goal */
/** @typedef {import("../benches/js/measure/tasks.mjs").Task} Task */
/** @typedef {{ rounds: number, more: number, shallower: number, ours: boolean, browser: boolean, whole: boolean, goals: Goal[] }} Plan */

const CORPUS = { games: 20, seed: 20261130 };

/** @returns {Plan} */
function readPlan() {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "5" },
      only: { type: "string", default: "" },
      quick: { type: "boolean", default: false },
      "peers-only": { type: "boolean", default: false },
      "no-browser": { type: "boolean", default: false },
    },
  });
  const rounds = values.quick ? 1 : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Failure(`--rounds ${values.rounds}: a whole number from 1 on is needed`);
  const only = values.only.split(",").filter(Boolean);
  const goals = GOALS.filter((goal) => wanted(goal, only));
  if (goals.length === 0) throw new Failure(`--only ${values.only}: no such row`);
  const ours = !values["peers-only"];
  const browser = !values["no-browser"];
  const whole = ours && browser && !values.quick && only.length === 0;
  return { rounds, more: rounds === 1 ? 1 : 2 * rounds + 1, shallower: values.quick ? 1 : 0, ours, browser, whole, goals };
}

async function games() {
  const { default: fromBench } = await import(pathToFileURL(join(WORK, "load.mjs")).href);
  /** @type {Record<string, any>} */
  const chessops = {};
  for (const specifier of ["chessops/chess", "chessops/san", "chessops/util"]) chessops[specifier] = await fromBench(specifier);
  return makeGames(chessops, CORPUS);
}

/** @param {Plan} plan @param {Record<string, Task>} tasks @returns {Promise<Results>} */
async function measureInNode({ rounds, more, shallower, ours, goals }, tasks) {
  const needed = new Set(goals.map(({ needs }) => needs));
  const named = new Set(goals.map(({ task }) => task));
  const own = Object.fromEntries(Object.entries(tasks).filter(([name]) => named.has(name)));
  const options = { rounds, ours, shallower, report: say };
  const often = { rounds: more, ours };
  /** @type {Results} */
  const results = {};
  if (needed.has("generators")) results.generators = await measurePerft(GENERATORS, options);
  if (needed.has("libraries")) results.libraries = await measurePerft(LIBRARIES, options);
  if (needed.has("tasks")) results.tasks = await measureTasks(own, options);
  if (needed.has("boundary") && ours) results.boundary = await measureBoundary({ rounds: more, report: say });
  if (needed.has("fresh")) results.fresh = measureFresh(often);
  if (needed.has("instantiation")) results.instantiation = await measureInstantiation(often);
  if (needed.has("sizes")) results.sizes = await measureSizes({ ours });
  return results;
}

/** @param {Plan} plan @param {Results} results @returns {Promise<string | null>} the browser's version */
async function measureInBrowser({ rounds, more, shallower, ours, goals }, results) {
  const needed = new Set(goals.map(({ needs }) => needs));
  if (!needed.has("page") && !needed.has("startup")) return null;
  const file = findChromium();
  if (!file) {
    say("There is no Chromium here: the rows that need one are left out");
    return null;
  }
  const { browser, version } = await Browser.launch(file);
  try {
    if (needed.has("page")) results.page = await measureInPage(browser, { rounds, ours, shallower, report: say });
    if (needed.has("startup")) results.startup = await measureStartup(browser, { rounds: more, ours, report: say });
  } finally {
    await browser.close();
  }
  return version;
}

async function bench() {
  const plan = readPlan();
  setUp({ ours: plan.ours });
  const played = await games();
  await verify(played, { ours: plan.ours, report: say });
  const before = load();
  const tasks = tasksOver(played);
  const results = await measureInNode(plan, tasks);
  const chromium = plan.browser ? await measureInBrowser(plan, results) : null;
  const corpus = `${played.length}, of ${played.reduce((plies, { uci }) => plies + uci.length, 0)} plies, made from seed ${CORPUS.seed}`;
  const facts = describeRun({ rounds: plan.rounds, chromium, before, corpus });
  const page = report(results, { facts, tasks, goals: plan.goals, shallower: plan.shallower });
  console.log(`\n${page}`);
  writeFileSync(join(WORK, "results.json"), JSON.stringify({ facts, results }));
  if (plan.whole && chromium) {
    mkdirSync(join(root, "docs"), { recursive: true });
    writeFileSync(join(root, "docs/benchmarks.md"), page);
  }
  for (const { row, what, against } of missed(results, plan.goals)) say(`Goal ${row} missed: ${what}, against ${against}`);
}

/** What is going on goes to the terminal's second channel, so that the report can be redirected. @param {string} text */
function say(text) {
  console.error(text);
}

if (isMain(import.meta.url)) await script(bench);
