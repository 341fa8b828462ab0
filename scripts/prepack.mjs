// @ts-check
/** Refuses to pack what has not been built: npm would pack the licences alone and call it a package. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure, root, script } from "./command.mjs";

/** @param {unknown} target @returns {string[]} */
const paths = (target) => (typeof target === "string" ? [target] : Object.values(/** @type {object} */ (target)).flatMap(paths));

await script(() => {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const missing = paths(exports).filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) throw new Failure(`There is no complete build to pack: ${missing.join(", ")} missing. Run first: npm run build`);
});
