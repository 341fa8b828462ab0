// @ts-check
/** One page in a real Chromium: its answer, and everything that it complained of. */
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/browsers.mjs";

export const executablePath = findChromium();

/** For `skip`: false, or why the tests that need a browser are left out. */
export const withoutBrowser = executablePath === null && "there is no Chromium";

export const launch = () => chromium.launch({ executablePath: executablePath ?? undefined, args: CHROMIUM_ARGS });

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 */
export async function answerOf(browser, url) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  try {
    await page.goto(url);
    const settled = page.waitForSelector("body[data-answer]", { state: "attached" });
    await settled.catch((error) => complaints.push(String(error)));
    const { answer = null, board = null } = await page.evaluate(() => ({ ...document.body.dataset }));
    return { answer, board, complaints };
  } finally {
    await page.close();
  }
}
