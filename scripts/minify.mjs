// @ts-check
/** `node scripts/minify.mjs IN.js OUT.js`: nobody reads what a generator wrote, and its comments would travel with it. */
import { readFileSync, writeFileSync } from "node:fs";
import { minify } from "vite";
import { Failure, script } from "./command.mjs";

await script(async () => {
  const [from, to] = process.argv.slice(2);
  const { code, errors } = await minify(from, readFileSync(from, "utf8"), { module: true, mangle: { toplevel: true } });
  if (errors.length > 0) throw new Failure(`${from} cannot be minified: ${errors[0].message}`);
  writeFileSync(to, code);
});
