// @ts-check
/** The page: the board, its language and mode, and a game that survives a reload. */
import { AdoubeBoard } from "../element/index.js";
import { describe, ui } from "../i18n/index.js";
import { firstLanguage, speak } from "./language.js";
import { Notices } from "./notices.js";
import { keep, recall } from "./store.js";

const MODES = ["assist", "otb", "free"];

/** @template {HTMLElement} T @param {string} id @param {new () => T} kind @returns {T} */
function find(id, kind) {
  const node = document.getElementById(id);
  if (!(node instanceof kind)) throw new Error(`#${id} is missing`);
  return node;
}

const languages = find("language", HTMLSelectElement);
const modes = find("mode", HTMLSelectElement);
const gist = find("mode-gist", HTMLLIElement);
const notices = new Notices(find("notices", HTMLDivElement));

let lang = firstLanguage();
let mode = MODES.find((one) => one === recall("mode")) ?? "assist";

const board = /** @type {AdoubeBoard} */ (document.getElementById("board"));
board.setAttribute("lang", lang);
board.setAttribute("mode", mode);
AdoubeBoard.define();
const ready = board.whenReady;

function render() {
  speak(lang);
  board.setAttribute("lang", lang);
  languages.value = lang;
  modes.replaceChildren(...MODES.map((one) => new Option(ui(`page.mode.${one}`, lang), one, false, one === mode)));
  gist.textContent = ui(`page.mode.${mode}.gist`, lang);
  notices.render(lang);
}

languages.addEventListener("change", () => {
  lang = languages.value;
  render();
});

modes.addEventListener("change", () => {
  mode = modes.value;
  keep("mode", mode);
  board.setAttribute("mode", mode);
  render();
  if (board.acts.length === 0 || board.state?.phase === "over") return;
  notices.show("mode", {
    text: (language) => ui("page.mode.next", language),
    action: { text: (language) => ui("page.restart", language), run: () => board.reset() },
  });
});

/** The first time that the browser keeps nothing is told. A note above the board moves the board, so no hand may be on it then. */
function tellUnkept() {
  notices.show("unsaved", { text: (language) => ui("page.unsaved", language) });
}

/** What was on the board is there again; a damaged save is put aside and reported, never shown as an empty page. */
async function restore() {
  const saved = recall("game");
  if (saved === null) return;
  try {
    await board.load({ save: JSON.parse(saved) });
  } catch (error) {
    keep("game.damaged", saved);
    keep("game", null);
    const reason = (/** @type {string} */ language) => (error instanceof Error && "code" in error ? describe(error, language) : "");
    notices.show("damaged", { text: (language) => ui("page.damaged", language, { reason: reason(language) }) });
  }
}

render();
let kept = keep("probe", "") && keep("probe", null);
if (!kept) tellUnkept();
// When the rules cannot be loaded the board itself says so; there is nothing to restore then.
ready.then(restore).then(() => {
  board.addEventListener("input", () => {
    notices.hide("mode");
    const before = kept;
    kept = keep("game", board.value);
    if (before && !kept) board.addEventListener("move-made", tellUnkept, { once: true });
  });
}, () => {});
