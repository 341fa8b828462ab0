// @ts-check
/** `npm start`: builds everything, serves the page, says where. PORT=… chooses the port. */
import { join } from "node:path";
import { build } from "./build.mjs";
import { Failure, root, script } from "./command.mjs";
import { serve } from "./serve.mjs";

/** A port that was asked for by name must be that one; the usual one may be taken, and then any will do. */
async function open() {
  const site = join(root, "site");
  const asked = process.env.PORT;
  try {
    return await serve(site, { port: Number(asked ?? 8080) });
  } catch (error) {
    const reason = /** @type {NodeJS.ErrnoException} */ (error);
    if (asked) throw new Failure(`Port ${asked} cannot be opened: ${reason.message}`);
    if (reason.code !== "EADDRINUSE" && reason.code !== "EACCES") throw error;
    return await serve(site, { port: 0 });
  }
}

await script(async () => {
  build();
  const { url } = await open();
  console.log(`\nAdoube is at ${url}\nCtrl-C ends it.`);
});
