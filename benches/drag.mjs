// @ts-check
/**
 * How smoothly a piece is carried: a mouse draws circles with a knight over the built page, the processor slowed down
 * four times, and the browser's own tracing says what became of each frame. `node benches/drag.mjs [--write]` after
 * `npm run build`; --write puts the figures into docs/drag.md.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "../scripts/browsers.mjs";
import { root } from "../scripts/command.mjs";
import { serve } from "../scripts/serve.mjs";

const SLOWDOWN = 4;
const SECONDS = 4;
const FRAME = 1000 / 60;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.stack", "blink.user_timing", "benchmark"];

/** Times in microseconds; tdur is the processor's, without what other programs took. @typedef {{ name: string, ph: string, ts: number, tdur?: number, tid: number, args?: any }} TraceEvent */

/** @param {number[]} values @param {number} share */
const quantile = (values, share) => [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

/** @param {import("playwright-core").Page} page @param {number} slowdown @returns {Promise<TraceEvent[]>} */
async function carried(page, slowdown) {
  const session = await page.context().newCDPSession(page);
  const place = async (/** @type {string} */ square) => {
    const box = await page.locator(`adoube-board [data-square="${square}"]`).boundingBox();
    if (!box) throw new Error(`${square} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, side: box.width };
  };
  const from = await place("g1");
  const { x, y, side } = await place("e4");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 10 });
  await page.context().browser()?.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => performance.mark("drag-begins"));
  const start = performance.now();
  // The mouse reports at 125 Hz, as plain ones do.
  for (let step = 0; performance.now() - start < SECONDS * 1000; step += 1) {
    const angle = step / 12;
    // Not waited for: a mouse does not wait for the page either.
    session.send("Input.dispatchMouseEvent", { type: "mouseMoved", button: "left", buttons: 1, x: x + 2.5 * side * Math.cos(angle), y: y + 2.5 * side * Math.sin(angle) }).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + (step + 1) * 8 - performance.now())));
  }
  await page.evaluate(() => performance.mark("drag-ends"));
  const trace = await page.context().browser()?.stopTracing();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.mouse.up();
  return JSON.parse(String(trace)).traceEvents;
}

/** @param {TraceEvent[]} events */
function figures(events) {
  const mark = (/** @type {string} */ name) => events.find((event) => event.name === name)?.ts ?? 0;
  const [begin, end] = [mark("drag-begins"), mark("drag-ends")];
  const main = events.find(({ name }) => name === "drag-begins")?.tid;
  const within = events.filter(({ ts }) => ts >= begin && ts <= end);
  // A picture whose main thread is late is told of twice, under one number: as the compositor's and as the whole.
  const reports = within.filter(({ name, ph }) => name === "PipelineReporter" && ph === "b").map(({ args }) => args?.chrome_frame_reporter ?? args?.frame_reporter ?? {});
  const ofMain = within.filter(({ tid }) => tid === main);
  const work = (/** @type {string} */ name) => ofMain.filter((event) => event.name === name && event.ph === "X").map(({ tdur = 0 }) => tdur / 1000);
  const [pictures, tasks, handlers] = [work("ProxyMain::BeginMainFrame"), work("RunTask"), work("EventDispatch")];
  const forced = ofMain.filter(({ name, args }) => (name === "Layout" || name === "UpdateLayoutTree") && args?.beginData?.stackTrace).length;
  const seconds = (end - begin) / 1e6;
  const numbers = (/** @type {RegExp} */ state) => new Set(reports.filter((one) => state.test(String(one.state))).map((one) => `${one.frame_source}:${one.frame_sequence}`));
  const shown = numbers(/PRESENTED/);
  const dropped = [...numbers(/DROPPED/)].filter((one) => !shown.has(one));
  return {
    rate: shown.size / seconds, dropped: dropped.length, median: quantile(pictures, 0.5), most: quantile(pictures, 0.95), handler: quantile(handlers, 0.95),
    longest: Math.max(0, ...tasks), long: tasks.filter((ms) => ms > FRAME).length, layouts: work("Layout").length / Math.max(1, pictures.length), forced,
  };
}

const server = await serve(join(root, "site"));
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
try {
  /** @type {(ReturnType<typeof figures> & { slowdown: number })[]} */
  const rows = [];
  for (const slowdown of [1, SLOWDOWN]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.url);
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board"))?.state);
    rows.push({ slowdown, ...figures(await carried(page, slowdown)) });
    await page.close();
  }
  const line = (/** @type {string} */ name, /** @type {(row: typeof rows[number]) => string | number} */ value) => `| ${name} | ${rows.map(value).join(" | ")} |`;
  const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const table = [
    `| | ${rows.map(({ slowdown }) => `processor slowed ${slowdown}×`).join(" | ")} |`, `|---|${rows.map(() => "---:|").join("")}`,
    line("pictures shown per second", ({ rate }) => rate.toFixed(1)), line("pictures dropped", ({ dropped }) => dropped),
    line("main thread's work for a picture, median", ({ median }) => ms(median)), line("the same, 95th percentile", ({ most }) => ms(most)),
    line("one pointer event, 95th percentile", ({ handler }) => ms(handler)), line("longest task", ({ longest }) => ms(longest)),
    line(`tasks longer than ${FRAME.toFixed(1)} ms`, ({ long }) => long), line("layouts for each picture", ({ layouts }) => layouts.toFixed(2)),
    line("layouts and styles forced by a script", ({ forced }) => forced),
  ].join("\n");
  console.log(table);
  if (process.argv.includes("--write")) {
    writeFileSync(join(root, "docs/drag.md"), `# Carrying a piece

A knight is carried in circles over the page for ${SECONDS} seconds by a mouse that reports 125 times a second. Chromium's own tracing tells what
became of it; work is the processor's own time, since other programs ran beside it. A picture has 16.7 ms. Measured with \`node benches/drag.mjs --write\` on ${cpus()[0]?.model.trim() || "an unnamed processor"}
(${cpus().length} cores, drawn without a graphics processor), Chromium ${browser.version()}.

${table}

A step of a drag writes one transform. The board's place is asked for once for a gesture, marks are drawn anew only when the square under the
piece changes, and nothing is asked of the layout after it has been changed.
`);
  }
} finally {
  await browser.close();
  await server.close();
}
