// @ts-check
/** `npm run build`: writes dist/, the package, and site/, the page. Complete from a fresh clone. */
import { assemble } from "./assemble.mjs";
import { isMain, script } from "./command.mjs";
import { prepare } from "./prepare.mjs";
import { buildWasm } from "./wasm.mjs";

export function build() {
  prepare();
  assemble(buildWasm());
}

if (isMain(import.meta.url)) await script(build);
