// @ts-check
/** The page: the board, what is agreed on, how a person likes it, and a game that survives a reload. */
import { AdoubeBoard, gameIn } from "../element/index.js";
import { describe, ui } from "../i18n/index.js";
import { AuditDialog } from "./audit-dialog.js";
import { firstLanguage, speak } from "./language.js";
import { Notices } from "./notices.js";
import { attributesOf as looksOf, prefer, preferences, watchWidth } from "./preferences.js";
import { PreferencesDialog } from "./preferences-dialog.js";
import { SetupDialog } from "./setup-dialog.js";
import { SharingDialog } from "./sharing.js";
import { keep, recall } from "./store.js";
import { MANNERS, agree, agreement, attributesOf, setAttributes } from "./table.js";

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
let agreed = agreement();
let liked = preferences();

const board = /** @type {AdoubeBoard} */ (document.getElementById("board"));
const dress = () => setAttributes(board, looksOf(liked));
board.setAttribute("lang", lang);
setAttributes(board, attributesOf(agreed));
dress();
AdoubeBoard.define();
const ready = board.whenReady;

function render() {
  speak(lang);
  board.setAttribute("lang", lang);
  languages.value = lang;
  modes.replaceChildren(...MANNERS.map((one) => new Option(ui(`page.mode.${one}`, lang), one, false, one === agreed.manner)));
  gist.textContent = ui(`page.mode.${agreed.manner}.gist`, lang);
  document.documentElement.dataset.theme = liked.theme;
  notices.render(lang);
}

languages.addEventListener("change", () => {
  lang = languages.value;
  render();
});

// ── before a game

/** A game is under way that somebody might want to keep. */
const playing = () => board.acts.length > 0 && board.state?.phase !== "over";

/** @param {import("./table.js").Agreement} wanted */
async function begin(wanted) {
  const before = agreed;
  agreed = wanted;
  try {
    setAttributes(board, attributesOf(agreed));
    await board.load({ acts: [], ...(agreed.fen ? { fen: agreed.fen } : {}) });
  } catch (error) {
    agreed = before;
    setAttributes(board, attributesOf(agreed));
    throw error;
  }
  agree(agreed);
  notices.hide("mode");
  render();
}

modes.addEventListener("change", () => {
  agreed = { ...agreed, manner: MANNERS.find((one) => one === modes.value) ?? "assist" };
  agree(agreed);
  setAttributes(board, attributesOf(agreed));
  render();
  if (!playing()) return;
  notices.show("mode", {
    text: (language) => ui("page.mode.next", language),
    action: { text: (language) => ui("page.restart", language), run: () => board.reset() },
  });
});

const setup = new SetupDialog(begin);
find("open-setup", HTMLButtonElement).addEventListener("click", () => setup.open(lang, agreed, playing()));

// ── how a person likes it

const settings = new PreferencesDialog((name, value) => {
  liked = { ...liked, [name]: value };
  prefer(liked);
  dress();
  render();
});
find("open-settings", HTMLButtonElement).addEventListener("click", () => settings.open(lang, liked));
watchWidth(dress);

// ── handing over

/** Another game comes onto the board; the one that was there can be had back. @param {string} notice @param {import("../element/types.js").Start} start */
async function replaceBy(notice, start) {
  const own = playing() ? board.value : null;
  await board.load(start);
  if (own === null) return;
  notices.show("received", {
    text: (language) => ui(notice, language),
    action: { text: (language) => ui("page.received.back", language), run: () => { board.value = own; } },
  });
}

const audit = new AuditDialog((pgn) => replaceBy("page.received.file", { pgn }));
const sharing = new SharingDialog(board, () => lang, (file) => audit.open(lang, file));
find("open-sharing", HTMLButtonElement).addEventListener("click", () => sharing.open());
board.addEventListener("page-error", (event) => {
  const sentence = String(/** @type {CustomEvent} */ (event).detail);
  notices.show("file", { text: () => sentence });
});

// ── keeping

/** The first time that the browser keeps nothing is told. A note above the board moves the board, so no hand may be on it then. */
function tellUnkept() {
  notices.show("unsaved", { text: (language) => ui("page.unsaved", language) });
}

/** @param {string} saved @param {unknown} error */
function putAside(saved, error) {
  keep("game.damaged", saved);
  keep("game", null);
  const reason = (/** @type {string} */ language) => (error instanceof Error && "code" in error ? describe(error, language) : "");
  notices.show("damaged", { text: (language) => ui("page.damaged", language, { reason: reason(language) }) });
}

/** What was on the board is there again; a damaged save is put aside and reported, never shown as an empty page. */
async function restore() {
  const saved = recall("game");
  if (saved === null) return;
  try {
    await board.load({ save: JSON.parse(saved) });
  } catch (error) {
    putAside(saved, error);
  }
}

/** A game that came with the link is put on the board. */
async function receive() {
  const fragment = location.hash;
  if (!fragment.startsWith("#g=")) return;
  history.replaceState(null, "", location.href.replace(/#.*$/, ""));
  try {
    await replaceBy("page.received", { save: await gameIn(fragment) });
  } catch {
    notices.show("link", { text: (language) => ui("page.link.damaged", language) });
  }
}

render();
let kept = keep("probe", "") && keep("probe", null);
if (!kept) tellUnkept();
// When the rules cannot be loaded the board itself says so; there is nothing to restore then.
ready.then(restore).then(() => {
  const save = () => {
    const before = kept;
    kept = keep("game", board.value);
    if (before && !kept) board.addEventListener("move-made", tellUnkept, { once: true });
  };
  board.addEventListener("input", () => {
    notices.hide("mode");
    save();
  });
  // A clock that runs is read once more, so that a reload gives no time back.
  addEventListener("pagehide", () => {
    if (board.state?.clock?.running && board.acts.length > 0) board.do({ act: "tick" });
  });
  addEventListener("hashchange", receive);
  return receive();
}, () => {});
