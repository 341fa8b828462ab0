// @ts-check
/**
 * The engine that a run of the tests is about: the variable ADOUBE_BROWSER names it, Chromium if it does not. One run is
 * about one engine, so that the files know of none and each engine has its own sum; `npm test` makes a run for each.
 */
import { chromium, firefox } from "playwright-core";
import { CHROMIUM_ARGS, ENGINES, findBrowser, titleOf } from "../../scripts/browsers.mjs";
import { WebKit } from "./webkit/browser.mjs";

/** @typedef {import("../../scripts/browsers.mjs").Engine} Engine */
/** @typedef {import("playwright-core").BrowserContext} Context */
/** @typedef {import("playwright-core").BrowserContextOptions} ContextOptions */
/** @typedef {{ newContext: (options: ContextOptions) => Promise<Context>, close: () => Promise<void>, answer?: import("../../scripts/serve.mjs").Answer }} Running */

const named = process.env.ADOUBE_BROWSER ?? "chromium";
if (!ENGINES.some((one) => one === named)) throw new Error(`ADOUBE_BROWSER is ${named}, and there are ${ENGINES.join(", ")}`);
const engine = /** @type {Engine} */ (named);
const programs = findBrowser(engine);

/** For `skip`: false, or why the tests are left out. */
export const withoutBrowser = programs === null && `${titleOf(engine)} is not there`;

/**
 * What cannot be asked of an engine from outside, and why. Only Chromium has a protocol for all of it; what is in a
 * person's power alone (real fingers, the system's colours) has no other way in.
 * @typedef {"finger" | "right button" | "tree" | "preferences" | "clipboard" | "downloads" | "print" | "outside" | "long files"} Means
 * @type {Record<Engine, Partial<Record<Means, string>>>}
 */
const LACKING = {
  chromium: {},
  firefox: {
    finger: "real touches are sent by Chromium's own protocol",
    tree: "the accessibility tree is read by Chromium's own protocol",
    preferences: "the protocol of Firefox has no word for the colours that a person prefers",
    downloads: "the protocol of Firefox tells nothing of downloads",
    print: "the protocol of Firefox cannot show a page as it is printed",
    outside: "WebDriver lets no mouse leave the window",
  },
  webkit: {
    finger: "WebKitGTK's driver makes every finger a mouse",
    "right button": "WebKitGTK's driver never lets go of the right button",
    tree: "the accessibility tree is read by Chromium's own protocol",
    preferences: "WebDriver has no word for the colours that a person prefers",
    clipboard: "WebDriver cannot allow a page to read the clipboard",
    downloads: "WebDriver tells nothing of downloads",
    print: "WebDriver cannot show a page as it is printed",
    outside: "WebDriver lets no mouse leave the window",
    "long files": "in these tests a file of ten thousand games is not looked through within a minute; why is not known yet",
  },
};

/** For `skip`: false, or why this engine cannot be asked for that. @param {...Means} means */
export const without = (...means) => means.map((one) => LACKING[engine][one]).find(Boolean) ?? false;

/** What it is about a page that Chromium alone imitates. */
const PREFERENCES = /** @type {const} */ (["colorScheme", "reducedMotion", "forcedColors", "contrast"]);

/** @returns {Promise<Running>} */
async function launchFirefox() {
  // The Firefox of the machine, driven by WebDriver BiDi; Playwright's own is a build of its own that nobody uses.
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath: programs?.browser, firefoxUserPrefs: { "ui.prefersReducedMotion": 1 } });
  return {
    newContext({ isMobile: _mobile, hasTouch: _touch, ...options }) {
      return browser.newContext({ ...options, ...Object.fromEntries(PREFERENCES.map((one) => [one, null])) });
    },
    close: () => browser.close(),
  };
}

/** @param {() => string} url @returns {Promise<Running>} */
async function launchWebKit(url) {
  const browser = await WebKit.launch(programs ?? {}, url);
  return {
    async newContext({ viewport, locale }) {
      const context = await browser.newContext({ viewport: viewport ?? { width: 1280, height: 800 }, locale: locale ?? "en-GB" });
      return /** @type {Context} */ (/** @type {unknown} */ (context));
    },
    close: () => browser.close(),
    answer: browser.answer,
  };
}

/** @param {() => string} url of the server @returns {Promise<Running>} */
export async function launch(url) {
  if (engine === "firefox") return launchFirefox();
  if (engine === "webkit") return launchWebKit(url);
  return chromium.launch({ executablePath: programs?.browser, args: CHROMIUM_ARGS });
}
