// @ts-check
/** The browsers that the page's tests drive: those of the machine, or Debian's packages where they may be installed. */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure, ask, environment, run } from "./command.mjs";

/** @typedef {"chromium" | "firefox" | "webkit"} Engine */
/**
 * A program that an engine needs: the variable that names it and stands above what is found, the names that it has on
 * the PATH, the places where it may lie besides, Debian's package.
 * @typedef {{ variable: string, names: readonly string[], places: readonly string[], debian: string }} Part
 */

/** Without a sandbox it runs as root in a container; the rest keeps it from talking to anybody. */
export const CHROMIUM_ARGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

/** WebKitGTK's own small browser lies where no PATH leads: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. @returns {string[]} */
function miniBrowsers() {
  const folders = ["/usr/lib", "/usr/lib64", "/usr/libexec"].filter((path) => existsSync(path));
  const inside = folders.flatMap((folder) => [folder, ...readdirSync(folder).filter((name) => /-linux-/.test(name)).map((name) => join(folder, name))]);
  return inside.flatMap((folder) => ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => join(folder, version, "MiniBrowser")));
}

/** @type {Record<Engine, { title: string, parts: () => Record<string, Part> }>} */
const BROWSERS = {
  chromium: {
    title: "Chromium",
    parts: () => ({
      browser: {
        variable: "CHROMIUM", debian: "chromium",
        names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
        places: ["/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
      },
    }),
  },
  firefox: {
    title: "Firefox",
    parts: () => ({
      browser: { variable: "FIREFOX", debian: "firefox-esr", names: ["firefox-esr", "firefox"], places: ["/Applications/Firefox.app/Contents/MacOS/firefox"] },
    }),
  },
  // WebKit as Linux has it: a browser that only shows pages, the program that drives it, and a screen that nobody looks at.
  webkit: {
    title: "WebKit",
    parts: () => ({
      browser: { variable: "WEBKIT_BROWSER", debian: "webkit2gtk-driver", names: [], places: miniBrowsers() },
      driver: { variable: "WEBKIT_DRIVER", debian: "webkit2gtk-driver", names: ["WebKitWebDriver"], places: [] },
      screen: { variable: "XVFB", debian: "xvfb", names: ["Xvfb"], places: [] },
    }),
  },
};

export const ENGINES = /** @type {Engine[]} */ (Object.keys(BROWSERS));

/** @param {Engine} engine */
export const titleOf = (engine) => BROWSERS[engine].title;

/** The variables that name an engine's programs. @param {Engine} engine */
export const variablesOf = (engine) => Object.values(BROWSERS[engine].parts()).map(({ variable }) => variable);

/** @param {Part} part @returns {string | null} */
function find({ variable, names, places }) {
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : null;
  const folders = (environment().PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find((path) => existsSync(path)) ?? null;
}

/** The programs of an engine by their part in it. @param {Engine} engine @returns {Record<string, string> | null} null: not all of them are there */
export function findBrowser(engine) {
  const found = Object.entries(BROWSERS[engine].parts()).map(([name, part]) => /** @type {const} */ ([name, find(part)]));
  return found.every(([, path]) => path !== null) ? /** @type {Record<string, string>} */ (Object.fromEntries(found)) : null;
}

/** @returns {string | null} */
export const findChromium = () => findBrowser("chromium")?.browser ?? null;

/** What cannot be installed is missing afterwards, no worse. @param {string[]} packages */
function install(packages) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  try {
    run("apt-get", ["update", "-q"], { env });
    run("apt-get", ["install", "-q", "-y", "--no-install-recommends", ...packages], { env });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(error.message);
  }
}

/**
 * Installs, as root on a Debian system, whatever is missing and has not been named. @returns {Engine[]} the engines that are there
 */
export function prepareBrowsers() {
  const parts = ENGINES.flatMap((engine) => Object.values(BROWSERS[engine].parts()));
  const missing = parts.filter((part) => !process.env[part.variable] && find(part) === null);
  const packages = [...new Set(missing.map(({ debian }) => debian))];
  if (packages.length > 0 && process.getuid?.() === 0 && ask("apt-get", ["--version"]) !== null) {
    console.log(`Installing from the packages of the system: ${packages.join(", ")}`);
    install(packages);
  }
  return ENGINES.filter((engine) => findBrowser(engine) !== null);
}
