// @ts-check
/** A file of games: looked through for what an arbiter wants to know, each game at hand for the board. */
import { article, describe, ui } from "../i18n/index.js";
import { button, h, sentence } from "../element/dom.js";
import { Audit, KINDS, ofKind } from "./audit.js";
import { PageDialog } from "./dialog.js";

/** @typedef {import("./audit.js").Found} Found */

/** So many games are written out at once; a file may have thousands. */
const PAGE = 50;
/** The audit reads games by the newest Laws. */
const LAWS = "fide";

export class AuditDialog {
  #dialog = new PageDialog("audit", "audit.title");
  #load;
  #lang = "en";
  #kind = "all";
  #shown = PAGE;
  /** @type {Audit | null} */
  #audit = null;
  #bar = h("progress", { max: 1, value: 0 });
  #count = h("p", { class: "gist" });
  #kinds = h("select", { id: "audit-kind", onchange: () => { this.#kind = this.#kinds.value; this.#shown = PAGE; this.#list(); } });
  #filter = h("div", { class: "choice" });
  #games = h("ol", { class: "audit-games" });
  #more = button("", () => { this.#shown += PAGE; this.#list(); });
  #number = h("input", { id: "audit-number", type: "number", min: 1, value: 1 });
  #label = h("label", { for: "audit-number" });
  #chosen = h("div", { class: "choice" });
  #stop = button("", () => this.#halt());

  /** @param {(pgn: string) => Promise<void>} load puts a game on the board */
  constructor(load) {
    this.#load = load;
    this.#dialog.node.addEventListener("close", () => this.#audit?.stop());
  }

  /** @param {string} lang @param {File} file */
  open(lang, file) {
    this.#audit?.stop();
    this.#lang = lang;
    this.#shown = PAGE;
    this.#kind = "all";
    this.#bar.setAttribute("aria-label", ui("audit.progress", lang));
    this.#more.textContent = ui("audit.more", lang);
    this.#stop.textContent = ui("audit.stop", lang);
    this.#filter.replaceChildren(h("label", { for: "audit-kind" }, ui("audit.kind", lang)), this.#kinds);
    this.#number.value = "1";
    this.#label.textContent = ui("audit.number", lang);
    const load = button(ui("audit.load", lang), () => this.#take(Number(this.#number.value)), { id: "audit-load", class: "fitting" });
    this.#chosen.replaceChildren(this.#label, h("div", { class: "row" }, this.#number, load));
    this.#games.replaceChildren();
    this.#dialog.show(lang, [
      h("p", { class: "file" }, ui("audit.file", lang, { name: file.name, size: sizeOf(file.size, lang) })), this.#bar, this.#count, this.#dialog.status, this.#chosen, this.#filter, this.#games, this.#more,
    ], [this.#stop]);
    this.#audit = new Audit(file, () => this.#draw());
    this.#draw();
  }

  #halt() {
    this.#audit?.stop();
    this.#draw();
  }

  /** What has come since; the list grows only as far as it is shown. */
  #draw() {
    const audit = this.#audit;
    if (!audit) return;
    const lang = this.#lang;
    const running = audit.state === "running";
    const games = count(audit.games, lang);
    const summary = audit.found.length > 0 ? ui("audit.found", lang, { games, found: count(audit.found.length, lang) }) : ui("audit.nothing", lang, { games });
    this.#bar.hidden = this.#stop.hidden = !running;
    this.#bar.value = audit.file.size > 0 ? audit.read / audit.file.size : 1;
    this.#count.textContent = running ? ui("audit.so-far", lang, { games, found: count(audit.found.length, lang) }) : "";
    this.#chosen.hidden = running || audit.games === 0;
    this.#number.max = String(audit.games);
    this.#number.hidden = this.#label.hidden = audit.games < 2;
    this.#options();
    this.#list();
    if (running) return;
    if (audit.state === "failed") this.#dialog.say(this.#sentence(audit.failure));
    else if (audit.games === 0 && audit.state === "finished") this.#dialog.say(ui("audit.none", lang));
    else this.#dialog.say(audit.state === "stopped" ? ui("audit.stopped", lang, { summary }) : summary);
  }

  #options() {
    const found = this.#audit?.found ?? [];
    this.#filter.hidden = found.length === 0;
    const counted = Object.keys(KINDS).map((kind) => /** @type {const} */ ([kind, kind === "all" ? found.length : ofKind(found, kind).length]));
    const texts = counted.filter(([kind, games]) => games > 0 || kind === this.#kind).map(([kind, games]) => /** @type {const} */ ([kind, ui(`audit.kind.${kind}`, this.#lang, { count: count(games, this.#lang) })]));
    if (texts.map(([, text]) => text).join() === [...this.#kinds.options].map(({ text }) => text).join()) return;
    this.#kinds.replaceChildren(...texts.map(([kind, text]) => new Option(text, kind, false, kind === this.#kind)));
  }

  #list() {
    const games = ofKind(this.#audit?.found ?? [], this.#kind);
    const key = (/** @type {Found} */ { game }) => `${this.#kind} ${game}`;
    const wanted = games.slice(0, this.#shown);
    // What stands there already stays, with its unfolded articles and the focus.
    const there = new Map([...this.#games.children].map((node) => [/** @type {HTMLElement} */ (node).dataset.key, node]));
    const keys = new Set(wanted.map(key));
    for (const [name, node] of there) if (!keys.has(name ?? "")) node.remove();
    for (const one of wanted) if (!there.has(key(one))) this.#games.append(this.#game(one, key(one)));
    this.#more.hidden = games.length <= this.#shown;
  }

  /** @param {Found} found @param {string} key */
  #game({ game, title, findings }, key) {
    const lang = this.#lang;
    const name = ui(title ? "audit.game.titled" : "audit.game", lang, { number: game, title });
    return h("li", { "data-key": key },
      h("div", { class: "audit-game" }, h("h3", {}, name), button(ui("audit.load", lang), () => this.#take(game), { "aria-label": ui("audit.load.named", lang, { name }) })),
      ...findings.map((finding) => {
        const gist = finding.article && article(finding.article, LAWS, lang);
        return h("div", { class: "finding", "data-code": finding.code },
          h("p", {}, finding.at ? h("strong", {}, `${finding.at} `) : null, ...sentence(describe(finding, lang))),
          gist ? h("details", {}, h("summary", {}, ui("log.article", lang, { number: finding.article ?? "" })), h("p", {}, h("strong", {}, gist.title), " ", gist.gist)) : null);
      }));
  }

  /** @param {number} game */
  async #take(game) {
    const lang = this.#lang;
    const most = this.#audit?.games ?? 0;
    if (!Number.isInteger(game) || game < 1 || game > most) return this.#dialog.say(ui("audit.no-such", lang, { count: count(most, lang) }));
    try {
      const pgn = await this.#audit?.game(game);
      if (!pgn) return this.#dialog.say(ui("audit.unreadable", lang));
      await this.#load(pgn);
      this.#dialog.close();
    } catch (error) {
      this.#dialog.say(this.#sentence(/** @type {any} */ (error)));
    }
  }

  /** @param {import("./audit.js").Failure | null} failure */
  #sentence(failure) {
    if (failure?.code === "NotReadableError" || failure?.code === "NotFoundError") return ui("audit.unreadable", this.#lang);
    if (failure?.code === "worker") return ui("audit.failed", this.#lang);
    return describe({ ...failure, name: "AdoubeError", detail: failure?.detail ?? {} }, this.#lang);
  }
}

/** @param {number} number @param {string} lang */
const count = (number, lang) => new Intl.NumberFormat(lang).format(number);

/** @param {number} bytes @param {string} lang */
function sizeOf(bytes, lang) {
  const [unit, size] = bytes < 1e6 ? ["kilobyte", Math.max(1, Math.round(bytes / 1e3))] : ["megabyte", bytes / 1e6];
  return new Intl.NumberFormat(lang, { style: "unit", unit: String(unit), maximumFractionDigits: 1 }).format(Number(size));
}
