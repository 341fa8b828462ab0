// @ts-check
/**
 * `<adoube-board>`: a board at which the Laws are kept, working alone. It joins the board (hands and drawing), the
 * engine (the arbiter) and the words; every act goes one way: gesture → act → engine → state and rulings → drawn and said.
 */
import { Surface, boardStyle, placementOf, sheetOf } from "../board/index.js";
import { describe, languageOf, ui } from "../i18n/index.js";
import { Adjusting } from "./adjusting.js";
import { reflectStates } from "./custom-states.js";
import { h } from "./dom.js";
import { engine, useEngine } from "./engine.js";
import { asking, told } from "./events.js";
import { Panels } from "./panels/panels.js";
import { answer } from "./questions.js";
import { stripLine } from "./sentences.js";
import { ATTRIBUTES, settingsOf } from "./settings.js";
import { Sitting, standing } from "./sitting.js";
import { elementStyle } from "./style.js";
import { Voice } from "./voice.js";
import { capitalised, pieceName, sentences, wordsIn } from "./words.js";

/** @typedef {import("../engine/index.js").Act} Act */
/** @typedef {import("../engine/index.js").Game} Game */
/** @typedef {import("../engine/index.js").GameOptions} GameOptions */
/** @typedef {import("../engine/index.js").Ruling} Ruling */
/** @typedef {import("../board/types.js").Remark} Remark */
/** @typedef {typeof import("../engine/index.js").Game} GameClass */
/** @typedef {{ fen?: string, acts?: readonly Act[], save?: unknown }} Start  a position, a game as its acts, or a saved game */

/** Also where no elements exist (a server), the module can be loaded. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** Properties that may have been set before the element was defined. */
const PROPERTIES = ["acts", "value"];

export class AdoubeBoard extends Base {
  static formAssociated = true;
  static observedAttributes = ATTRIBUTES;
  static useEngine = useEngine;

  #settings = settingsOf((name) => this.getAttribute(name));
  #internals = this.attachInternals();
  #voice = new Voice(this, () => ({ announce: this.#settings.announce, lang: this.#lang, state: this.state }));
  #adjusting = new Adjusting(() => this.#draw());
  #surface;
  #panels;
  /** @type {GameClass | null} */
  #Game = null;
  /** @type {Sitting | null} */
  #sitting = null;
  /** What was loaded before the engine was there. @type {Start} */
  #waiting = {};
  /** @type {Promise<AdoubeBoard> | null} */
  #ready = null;
  /** Why the board cannot be used. @type {Error | null} */
  #failure = null;
  /** The rulings of the latest act. @type {readonly Ruling[]} */
  #latest = [];
  #remark = "";
  #flipped = false;

  /** Defines the tag, unless it is taken already. @param {string} [tag] */
  static define(tag = "adoube-board") {
    if (!customElements.get(tag)) customElements.define(tag, class extends AdoubeBoard {});
  }

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheetOf(boardStyle), sheetOf(elementStyle)];
    this.#surface = new Surface(this.ownerDocument, {
      act: (act, input) => this.#perform(act, input),
      remark: (remark, square) => this.#tell(remark, square),
      intent: (intent) => this.#intend(intent),
    });
    this.#panels = new Panels(this.#surface.node, {
      act: (act) => this.#perform(act, "button"),
      adjust: (on) => this.#adjust(on),
      claim: () => this.#panels.openClaim(),
      restart: () => this.reset(),
      flip: () => this.flip(),
      keys: () => this.#panels.openKeys(this.#lang, this.#settings.letters),
      say: (text) => this.#remarkOn(text),
      redraw: () => this.#draw(),
    });
    this.#surface.describeBy("strip-text");
    root.append(this.#panels.node, h("slot", { hidden: true }));
  }

  // ── life in the document

  connectedCallback() {
    this.#voice.connect();
    for (const name of PROPERTIES) this.#upgrade(name);
    this.#ready ??= this.#begin();
    this.#ready.catch(() => {}); // it is shown and reported; whoever waits for it gets it too
    this.#draw();
  }

  disconnectedCallback() {
    this.#voice.disconnect();
    this.#surface.rest();
    this.#adjusting.set(false);
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    this.#settings = settingsOf((one) => this.getAttribute(one));
    if (name === "orientation") this.#flipped = false;
    this.#sitting?.setFree(this.#settings.mode === "free");
    const untouched = this.#sitting?.game.acts.length === 0;
    if (this.#sitting && name === "fen") this.#open({});
    else if (untouched && ["mode", "supervision", "laws"].includes(name)) this.#open(this.#sameStart());
    else if (this.isConnected) this.#draw();
  }

  /** A property set on the plain element hides the accessor: set it again. @param {string} name */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    const value = own[name];
    delete own[name];
    own[name] = value;
  }

  async #begin() {
    try {
      this.#Game = (await engine()).Game;
      this.#sit(this.#make(this.#waiting));
      this.#waiting = {};
    } catch (error) {
      this.#failure = /** @type {Error} */ (error);
      this.#report(this.#failure);
      this.#ready = null; // a later connection tries again
      throw error;
    }
    this.#emit("board-ready", { fen: this.state?.fen });
    return this;
  }

  /** @param {Start} start @returns {Game} */
  #make({ fen = this.#settings.fen ?? undefined, acts = [], save }) {
    const Game = /** @type {GameClass} */ (this.#Game);
    if (save !== undefined) return Game.fromJSON(save);
    const { laws, supervision } = this.#settings;
    const game = new Game(/** @type {GameOptions} */ ({ laws, supervision, ...(fen === undefined ? {} : { fen }) }));
    for (const act of acts) game.apply(act);
    return game;
  }

  /** The first position of the game that is on the board. @returns {Start} */
  #sameStart() {
    const fen = this.#sitting?.game.options.fen;
    return fen === undefined ? {} : { fen };
  }

  /** Begins a game, as soon as there is an engine; what cannot be begun is reported, and the game before stays. @param {Start} start */
  #open(start) {
    if (!this.#Game) {
      this.#waiting = start;
      return;
    }
    try {
      this.#sit(this.#make(start));
    } catch (error) {
      this.#report(/** @type {Error} */ (error));
    }
  }

  /** @param {Game} game */
  #sit(game) {
    const before = this.#sitting?.game;
    this.#sitting = new Sitting(game, this.#settings.mode === "free");
    this.#failure = null;
    this.#remark = "";
    this.#adjusting.set(false);
    const last = game.rulings.at(-1)?.act;
    this.#latest = game.rulings.filter(({ act }) => act === last).map(({ ruling }) => ruling);
    this.#panels.closeAll();
    this.#draw();
    before?.free();
    this.#changed();
  }

  /** An error is shown, in words, and reported. @param {Error} error */
  #report(error) {
    this.#remark = describe(error, this.#lang);
    this.#draw();
    this.#emit("board-error", { error, code: "code" in error ? error.code : "internal" });
  }

  // ── acting

  /**
   * The one way by which anything happens in the game.
   * @param {Act} wanted @param {string} input @returns {boolean} it was done
   */
  #perform(wanted, input) {
    const sitting = this.#sitting;
    if (!sitting || (!this.#settings.playable && input !== "method")) return false;
    const act = sitting.meant(wanted);
    this.#remark = "";
    if (!act) {
      this.#draw();
      return true;
    }
    const asked = asking(act, sitting.state, input, sitting.game.acts.length);
    if (asked && !this.#emit(asked.type, asked.detail, true)) return false;
    try {
      this.#follow(sitting, sitting.apply(act), input);
    } catch (error) {
      this.#report(/** @type {Error} */ (error));
      return false;
    }
    return true;
  }

  /** @param {Sitting} sitting @param {import("./sitting.js").Done} done @param {string} input */
  #follow(sitting, done, input) {
    this.#latest = done.rulings;
    this.#adjusting.set(done.act.act === "adjust" && this.#adjusting.on);
    this.#voice.collect(done.rulings);
    this.#draw();
    const id = sitting.game.acts.length - 1;
    for (const { type, detail } of told(done, input, id)) this.#emit(type, detail);
    this.#changed();
    // A listener may have begun another game; then nothing follows in this one.
    const next = this.#sitting === sitting ? sitting.followUp(done, this.#settings) : null;
    if (next) this.#perform(next, "assistance");
  }

  /** The value of the form field is another one now. */
  #changed() {
    this.#internals.setFormValue?.(this.value);
    if (this.isConnected) this.#emit("input", {});
  }

  /** J'adoube is a word that is said beforehand: said after a touch it is refused (4.2.1). @param {boolean} on */
  #adjust(on) {
    const state = this.#sitting?.state;
    if (!state || !this.#settings.playable || state.phase === "over") return;
    if (on && state.touched.length > 0) this.#perform({ act: "adjust", square: [...state.touched] }, "button");
    else this.#adjusting.set(on);
    this.#remark = "";
    this.#draw();
  }

  /** @param {import("../board/keyboard.js").Intent} intent */
  #intend(intent) {
    const sitting = this.#sitting;
    if (!sitting) return;
    if (intent.do === "adjust") this.#adjust(!this.#adjusting.on);
    else if (intent.do === "press" && sitting.state.pending) this.#perform({ act: "pressClock" }, "keyboard");
    else if (intent.do === "keys") this.#panels.openKeys(this.#lang, this.#settings.letters);
    else if (intent.do === "say") {
      const { state, game } = sitting;
      const last = game.rulings.at(-1)?.ruling ?? null;
      this.#voice.say(answer(intent.what, { state, last, square: this.#surface.current, hints: this.#settings.hints, lang: this.#lang }));
    }
  }

  /** What is remarked without an act. @param {Remark} remark @param {string} square */
  #tell(remark, square) {
    const sitting = this.#sitting;
    if (!sitting || remark === "board-edge") return;
    const lang = this.#lang;
    if (remark === "still-binds") {
      sitting.forget();
      const { obligation } = sitting.state;
      return this.#remarkOn(obligation ? describe(obligation, lang) : ui("remark.nothing-binds", lang));
    }
    const piece = placementOf(sitting.state.fen).get(square);
    this.#remarkOn(ui(`remark.${remark}`, lang, { square, piece: piece ? capitalised(pieceName(piece, lang)) : "" }));
  }

  /** @param {string} text */
  #remarkOn(text) {
    this.#remark = text;
    this.#draw();
    this.#voice.say(text);
  }

  // ── showing

  /** The language of the words: the attribute, else that of the nearest element that has one. */
  get #lang() {
    const { host } = /** @type {Partial<ShadowRoot>} */ (this.getRootNode());
    const named = this.closest("[lang]") ?? host?.closest("[lang]");
    return /** @type {"en" | "zh-CN"} */ (languageOf(named?.getAttribute("lang") ?? "en"));
  }

  get #orientation() {
    const { orientation } = this.#settings;
    const plain = orientation === "turn" ? this.#sitting?.state.turn ?? "white" : orientation;
    if (!this.#flipped) return plain;
    return plain === "white" ? "black" : "white";
  }

  #draw() {
    const { hints, coordinates, commit, letters, accidentMs, mode, playable, side, laws, shows, supervision } = this.#settings;
    const sitting = this.#sitting;
    const lang = this.#lang;
    const orientation = this.#orientation;
    const adjusting = this.#adjusting.on;
    const state = sitting?.shown ?? standing(this.#settings.fen);
    this.#surface.update({
      state, words: wordsIn(lang), orientation, coordinates, hints, commit, letters, accidentMs, adjusting,
      next: sitting?.next ?? null, strict: mode !== "free" && supervision === "arbiter",
      interactive: sitting !== null && playable, mayAct: side === "both" || side === state.turn,
    });
    const picture = sitting && { game: sitting.game, state: sitting.state, lang, orientation, playable, free: mode === "free", adjusting, laws };
    this.#panels.render(picture, shows);
    this.#panels.strip.show(this.#line(lang), lang);
    reflectStates(this, this.#internals.states, sitting?.state ?? null, { failed: this.#failure !== null, adjusting });
  }

  /** @param {string} lang @returns {import("./sentences.js").Line} */
  #line(lang) {
    if (this.#failure) return { text: sentences([ui("board.unusable", lang), describe(this.#failure, lang)], lang), tone: "refused" };
    if (this.#remark) return { text: this.#remark, tone: "plain" };
    if (!this.#sitting) return { text: ui("board.loading", lang), tone: "plain" };
    const adjusted = this.#latest.some(({ code }) => code.startsWith("adjust."));
    if (this.#adjusting.on && !adjusted) return { text: ui("strip.adjusting", lang), tone: "duty" };
    return stripLine(this.#latest, this.#sitting.state, lang);
  }

  /** @param {string} type @param {Record<string, unknown>} detail @param {boolean} [cancelable] */
  #emit(type, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  // ── what a page can ask

  /** Resolves when the board can be played on; rejects with the typed error that is shown as well. @returns {Promise<AdoubeBoard>} */
  get whenReady() {
    if (this.#ready) return this.#ready;
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.addEventListener("board-ready", () => resolve(this), { once: true });
      this.addEventListener("board-error", () => reject(this.#failure), { once: true });
    });
  }

  /** A frozen snapshot; null before the board is ready. */
  get state() {
    return this.#sitting?.state ?? null;
  }

  /** Every ruling so far, with the number of its act. */
  get log() {
    return this.#sitting?.game.rulings ?? [];
  }

  /** What has been done on this board so far; setting it replays. @returns {readonly Act[]} */
  get acts() {
    return this.#sitting?.game.acts ?? this.#waiting.acts ?? [];
  }

  set acts(acts) {
    this.#open({ ...this.#sameStart(), acts });
  }

  /** The saved game as text: what a form sends. */
  get value() {
    return this.#sitting ? JSON.stringify(this.#sitting.game) : "";
  }

  set value(text) {
    this.#open({ save: JSON.parse(text) });
  }

  /** A position, a game as its acts, or a saved game; nothing: the first position. Rejects with the typed error, and the game before stays. @param {Start} [start] */
  async load(start = {}) {
    this.#Game ??= (await engine()).Game;
    this.#sit(this.#make(start));
  }

  /** A whole move, announced: SAN or UCI. @param {string} move @returns {readonly Ruling[]} */
  play(move) {
    return this.do({ act: "play", move });
  }

  /** Any act, on the same path as gestures. @param {Act} act @returns {readonly Ruling[]} */
  do(act) {
    return this.#perform(act, "method") ? this.#latest : [];
  }

  /** Says j'adoube, or ends it. @param {boolean} on */
  adjust(on) {
    this.#adjust(Boolean(on));
  }

  /** Shows the board from the other side. */
  flip() {
    this.#flipped = !this.#flipped;
    this.#draw();
  }

  /** @param {string} square */
  focusSquare(square) {
    this.#surface.focusSquare(square);
  }

  /** The same start again. */
  reset() {
    this.#open(this.#sameStart());
  }

  toJSON() {
    return this.#sitting?.game.toJSON() ?? null;
  }

  formResetCallback() {
    this.reset();
  }

  formDisabledCallback() {
    this.#settings = settingsOf((name) => this.getAttribute(name));
    this.#draw();
  }

  /** @param {string} state */
  formStateRestoreCallback(state) {
    this.value = state;
  }
}
