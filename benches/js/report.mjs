// @ts-check
// The page that a run leaves behind.
import { CONDITIONS, EMPTY } from "./page/startup.mjs";
import { GENERATORS, LIBRARIES } from "./measure/perft.mjs";
import { reached, titleOf } from "./goals.mjs";
import { median, medianAndRange, ratios, significant, spread } from "./statistics.mjs";

/** @typedef {import("./goals.mjs").Results} Results */
/** @typedef {import("./goals.mjs").Goal} Goal */
/** @typedef {import("./measure/tasks.mjs").Task} Task */

/**
 * @param {Results} results
 * @param {{ facts: [string, string][], tasks: Record<string, Task>, goals: Goal[], shallower: number }} context
 */
export function report(results, { facts, tasks, goals, shallower }) {
  const { generators, libraries, sizes, startup, instantiation, fresh, boundary, page } = results;
  const parts = [
    introduction(facts),
    "## Goals",
    goalsTable(results, goals),
    generators && `## perft of the move generators\n\n${perftTables(generators, GENERATORS, shallower)}`,
    libraries && `## perft of the JavaScript libraries\n\n${perftTables(libraries, LIBRARIES, shallower)}`,
    results.tasks && `## What users do\n\n${taskTables(results.tasks, tasks)}`,
    boundary && `## Lists over the boundary\n\nNanoseconds of CPU per list of 48 moves (Kiwipete).\n\n${valuesTable("way", "ns", boundary)}`,
    fresh && `## A fresh Node process\n\nImport, starting position, first list as SAN; CPU time.\n\n${valuesTable("library", "ms", fresh)}`,
    instantiation && `## Compiling and instantiating in Node\n\nWall time.\n\n${instantiationTable(instantiation)}`,
    sizes && `## Size\n\nBundled and minified by esbuild, with its wasm where there is one; bytes.\n\n${sizeTable(sizes)}`,
    startup && `## A cold page\n\n${CONDITIONS}; wall time from the navigation to the first list as SAN.\n\n${startupTable(startup)}`,
    page && `## In Chromium\n\nWall time.\n\n${pageTables(page)}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** @param {[string, string][]} facts */
function introduction(facts) {
  return `# Benchmarks

Written by \`npm run bench\`; \`benches/README.md\` says how it measures. Times are CPU times unless said otherwise. Each peer is a process of its own, every round
runs them all in a shuffled order, a ratio is taken inside a round, and what is shown is the median over the rounds, with the range in brackets.
Absolute numbers are for orientation and belong to this machine; compare ratios, and never the numbers of two runs.

${table(["", ""], facts)}`;
}

/** @param {Results} results @param {Goal[]} goals */
function goalsTable(results, goals) {
  const rows = goals.map((goal) => {
    const { row, what, against, floor, less, recorded } = goal;
    const sign = less ? "≤ " : "";
    const measured = goal.measure(results);
    const limits = [`${sign}${significant(goal.goal)}`, `${sign}${significant(floor)}`];
    if (!measured) return [row, what, against, ...limits, "not measured", "", ""];
    const { median: middle, min, max } = spread(measured);
    const met = reached(goal, middle) ? "yes" : "**no**";
    return [row, what, against, ...limits, significant(middle), `${significant(min)}–${significant(max)}`, recorded ? `${met} (recorded only)` : met];
  });
  return `${table(["#", "what", "against", "goal", "floor", "measured", "min–max", "met"], rows)}

Ratios: how many times faster, or with ≤ how many times the other's time or size. In Chromium goals and floors are those of Node less 20 %, since a page can only
measure wall time. Draw by material: ours asks \`hasInsufficientMaterial\` for both colours, which is the question that kokopu's \`isDead\` answers: both look at the
material alone.`;
}

/** @param {import("./measure/perft.mjs").PerftRates} rates @param {import("./measure/perft.mjs").Suite} suite @param {number} shallower */
function perftTables(rates, { depth }, shallower) {
  const titles = { every: "Every leaf is made", bulk: "The last ply is counted" };
  return /** @type {const} */ (["every", "bulk"])
    .map((mode) => {
      const ids = Object.keys(rates[mode]);
      const names = Object.keys(rates[mode][ids[0]]).sort();
      const rows = names.map((name) => [name, ...ids.map((id) => medianAndRange(rates[mode][id][name]))]);
      return `${titles[mode]}; million nodes per CPU second.\n\n${table(["peer", ...ids.map((id) => `${id} ${depth[id] - shallower}`)], rows)}`;
    })
    .join("\n\n");
}

/** @param {Record<string, Record<string, number[]>>} times @param {Record<string, Task>} tasks */
function taskTables(times, tasks) {
  return Object.entries(times)
    .map(([name, byPeer]) => {
      const { title, unit } = tasks[name];
      // chess.js takes one game at a time, and drops what stands beside its moves.
      const base = byPeer.chessjs ? "chessjs" : "chessops";
      const rows = Object.entries(byPeer)
        .sort(([, a], [, b]) => median(a) - median(b))
        .map(([peer, values]) => [titleOf(peer), medianAndRange(values), `${significant(median(ratios(byPeer[base], values)))}`]);
      return `### ${title[0].toUpperCase()}${title.slice(1)}\n\n${table(["peer", unit, `times faster than ${titleOf(base)}`], rows)}`;
    })
    .join("\n\n");
}

/** @param {string} head @param {string} unit @param {Record<string, number[]>} values */
function valuesTable(head, unit, values) {
  return table([head, unit], Object.entries(values).map(([name, times]) => [name, medianAndRange(times)]));
}

/** @param {import("./measure/instantiate.mjs").Instantiation} times */
function instantiationTable(times) {
  const rows = Object.entries(times).map(([name, { compile, instantiate }]) => [name, medianAndRange(compile), medianAndRange(instantiate)]);
  return table(["module", "compile, ms", "instantiate, ms"], rows);
}

/** @param {Record<string, import("./measure/size.mjs").Size>} sizes */
function sizeTable(sizes) {
  const rows = Object.entries(sizes).map(([name, { raw, gzip, brotli }]) => [name, ...[raw, gzip, brotli].map(significant)]);
  return table(["library", "raw", "gzip", "brotli"], rows);
}

/** @param {Record<string, number[]>} startup */
function startupTable(startup) {
  const rows = Object.entries(startup).map(([name, times]) => {
    const over = times.map((time, round) => time - startup[EMPTY][round]);
    return [name, medianAndRange(times), name === EMPTY ? "" : significant(median(over))];
  });
  return table(["page", "ms", "over the empty page"], rows);
}

/** @param {import("./page/round.mjs").PageRound[]} page */
function pageTables(page) {
  const perft = /** @type {const} */ (["every", "bulk"]).map((mode) => {
    const ids = Object.keys(page[0][mode]);
    const rows = Object.keys(page[0][mode][ids[0]])
      .sort()
      .map((name) => [titleOf(name), ...ids.map((id) => medianAndRange(page.map((round) => round[mode][id][name])))]);
    const title = mode === "every" ? "Every leaf is made" : "The last ply is counted";
    return `${title}; million nodes per second.\n\n${table(["peer", ...ids], rows)}`;
  });
  const names = Object.keys(page[0].sanList).sort();
  const rows = names.map((name) => [
    titleOf(name),
    ...[page.map((round) => round.sanList[name]), page.map((round) => round.destinations[name])].map(medianAndRange),
  ]);
  return [...perft, table(["peer", "SAN list, µs per position", "destinations, µs per position"], rows)].join("\n\n");
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Rows that were measured and missed, for the end of the run. @param {Results} results @param {Goal[]} goals */
export function missed(results, goals) {
  return goals.filter((goal) => {
    const measured = goal.measure(results);
    return measured && !goal.recorded && !reached(goal, median(measured));
  });
}
