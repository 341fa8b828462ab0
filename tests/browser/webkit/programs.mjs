// @ts-check
/** The programs behind a WebKit that is driven: a screen that nobody looks at, and the driver. None of them outlives the tests. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const children = new Set();

/** A program leads a group, so that those which it has begun itself end with it. @param {ChildProcess} child */
function kill({ pid }) {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}

process.once("exit", () => children.forEach(kill));
for (const [signal, number] of /** @type {const} */ ([["SIGINT", 2], ["SIGTERM", 15], ["SIGHUP", 1]])) process.once(signal, () => process.exit(128 + number));

/** @param {string} program @param {string[]} args @param {Record<string, string>} env */
function begin(program, args, env) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "ignore", "pipe"], detached: true });
  children.add(child);
  child.once("close", () => children.delete(child));
  return child;
}

/** Ends a program and waits until it has ended. @param {ChildProcess} child @returns {Promise<void>} */
export function end(child) {
  return new Promise((resolve) => {
    if (!children.has(child)) resolve();
    child.once("close", () => resolve());
    kill(child);
  });
}

/** A screen of its own, large enough for every window of the tests. @param {string} program @returns {Promise<{ display: string, child: ChildProcess }>} */
export function openScreen(program) {
  const child = begin(program, ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {});
  return new Promise((resolve, reject) => {
    let text = "";
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`${program} ended with ${code} before it had a screen`)));
    /** @type {import("node:stream").Readable} */ (child.stdio[3]).setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
      if (text.includes("\n")) resolve({ display: `:${text.trim()}`, child });
    });
  });
}

/** @returns {Promise<number>} a port that nobody listens on */
function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** The buttons around the page would make a window wider than a phone. */
const SLENDER = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }\n";

/** A home without a past, whose owner wants no animations. */
export function makeHome() {
  const folder = mkdtempSync(join(tmpdir(), "adoube-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), SLENDER);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  process.once("exit", remove);
  return { folder, remove };
}

/** @param {string} program @param {{ display: string, home: string }} place @returns {Promise<{ url: string, child: ChildProcess }>} */
export async function beginDriver(program, { display, home }) {
  const port = await freePort();
  const child = begin(program, [`--port=${port}`], {
    DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home,
    NO_AT_BRIDGE: "1", MESA_SHADER_CACHE_DISABLE: "true", GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1",
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await fetch(`${url}/status`, { signal: AbortSignal.timeout(2000) }).then(({ ok }) => ok, () => false);
    if (answers) return { url, child };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} does not answer`);
}
