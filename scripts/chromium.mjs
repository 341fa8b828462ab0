// @ts-check
/** The Chromium that the page's tests drive: the machine's own, or Debian's package where it may be installed. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ask, environment, run } from "./command.mjs";

/** Without a sandbox it runs as root in a container; the rest keeps it from talking to anybody. */
export const CHROMIUM_ARGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const PLACES = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns {string | null} its path; the variable CHROMIUM stands above what is found */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const folders = (environment().PATH ?? "").split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...PLACES].find((path) => existsSync(path)) ?? null;
}

/** @returns {string | null} */
export function prepareChromium() {
  const found = findChromium();
  if (found || process.env.CHROMIUM) return found;
  if (process.getuid?.() !== 0 || ask("apt-get", ["--version"]) === null) return null;
  console.log("Installing Chromium from the packages of the system");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-q"], { env });
  run("apt-get", ["install", "-q", "-y", "--no-install-recommends", "chromium"], { env });
  return findChromium();
}
