// @ts-check
/** Handing a game over: by a link that carries its acts, by a file, and back again. */
import { describe, ui } from "../i18n/index.js";
import { linkOf } from "../element/index.js";
import { button, h } from "../element/dom.js";
import { PageDialog } from "./dialog.js";

/** @typedef {import("../element/index.js").AdoubeBoard} Board */

/** A longer link does not survive every messenger. */
const LONG = 8000;
/** A larger file is no game. */
const MOST_BYTES = 5_000_000;

/** @param {string} name @param {string} type @param {string} text */
function download(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Is it a game that was saved here? Everything else is taken for PGN, which may begin with a comment in braces. @param {File} file */
async function isSaved(file) {
  if (/\.pgn$/i.test(file.name)) return false;
  return /\.json$/i.test(file.name) || /^\s*\{\s*"adoube"/.test(await file.slice(0, 200).text());
}

/** Puts a saved game on the board. Rejects with an error that can be described. @param {Board} board @param {File} file */
async function openSaved(board, file) {
  if (file.size > MOST_BYTES) throw new RangeError(file.name);
  await board.load({ save: savedIn(await file.text()) });
}

/** What is no JSON is no saved game; the engine says so. @param {string} text @returns {unknown} */
function savedIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export class SharingDialog {
  #dialog = new PageDialog("sharing", "share.title");
  #rulings = h("input", { id: "share-rulings", type: "checkbox" });
  #board;
  #lang;
  #games;

  /** @param {Board} board @param {() => string} lang @param {(file: File) => void} games  opens a file of games */
  constructor(board, lang, games) {
    this.#board = board;
    this.#lang = lang;
    this.#games = games;
    // A file may be dropped anywhere on the page.
    document.addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
    document.addEventListener("drop", (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      this.#open(file);
    });
  }

  async open() {
    const lang = this.#lang();
    const link = h("input", { id: "share-link", type: "text", readonly: true, spellcheck: "false", lang: "en", onfocus: () => link.select() });
    const pick = h("input", { id: "share-file", type: "file", hidden: true, accept: ".json,.pgn,application/json,application/x-chess-pgn,text/plain", onchange: () => { if (pick.files?.[0]) this.#open(pick.files[0]); } });
    const name = () => `adoube-${new Date().toISOString().slice(0, 10)}`;
    const row = (/** @type {Node[]} */ ...nodes) => h("div", { class: "row" }, ...nodes);
    this.#dialog.show(lang, [
      h("div", { class: "choice" }, h("label", { for: "share-link" }, ui("share.link", lang)), row(link, button(ui("share.copy", lang), () => this.#copy(link.value))), h("p", { class: "gist" }, ui("share.link.gist", lang))),
      h("div", { class: "choice" }, h("span", { class: "label" }, ui("share.save", lang)), row(
        button(ui("share.save.game", lang), () => download(`${name()}.json`, "application/json", this.#board.value)),
        button(ui("share.save.pgn", lang), () => this.#asPgn((pgn) => download(`${name()}.pgn`, "application/x-chess-pgn", pgn))),
        button(ui("share.copy.pgn", lang), () => this.#asPgn((pgn) => this.#copy(pgn)))),
        h("label", { class: "tick" }, this.#rulings, ui("share.rulings", lang))),
      h("div", { class: "choice" }, h("span", { class: "label" }, ui("share.open", lang)), pick, row(button(ui("share.open.choose", lang), () => pick.click())), h("p", { class: "gist" }, ui("share.open.gist", lang))),
    ]);
    link.value = location.href.replace(/#.*$/, "") + await linkOf(this.#board.toJSON());
    if (link.value.length > LONG) this.#dialog.say(ui("share.long", lang));
  }

  /** @param {(pgn: string) => void} use */
  #asPgn(use) {
    try {
      use(this.#board.toPGN({ touches: this.#rulings.checked }));
    } catch (error) {
      this.#dialog.say(describe(error, this.#lang()));
    }
  }

  /** @param {string} text */
  async #copy(text) {
    const copied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    this.#dialog.say(ui(copied ? "share.copied" : "share.uncopied", this.#lang()));
  }

  /** @param {File} file */
  async #open(file) {
    try {
      if (await isSaved(file)) await openSaved(this.#board, file);
      else this.#games(file);
      this.#dialog.close();
    } catch (error) {
      const reason = error instanceof RangeError ? ui("share.large", this.#lang()) : describe(error, this.#lang());
      const sentence = `${file.name}: ${reason}`;
      if (this.#dialog.node.open) this.#dialog.say(sentence);
      else this.#board.dispatchEvent(new CustomEvent("page-error", { detail: sentence }));
    }
  }
}
