import init, { AdoubeError } from "../node_modules/adoube/dist/engine/browser.js";

const source = new URLSearchParams(location.search).get("source") ?? undefined;
init(source).then(
  () => { document.body.dataset.answer = "loaded"; },
  (error) => { document.body.dataset.answer = error instanceof AdoubeError ? error.code : String(error); },
);
