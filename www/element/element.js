// @ts-check
/**
 * `<adoube-board>`: a board at which the Laws are kept, working alone. It joins the board (hands and drawing), the
 * engine (the arbiter) and the words; every act goes one way: gesture → act → engine → state and rulings → drawn and said.
 */
import { Surface, boardStyle, sheetOf } from "../board/index.js";
import { describe, languageOf, ui } from "../i18n/index.js";
import { reflectStates } from "./custom-states.js";
import { tellings } from "./discretion.js";
import { engine, useEngine } from "./engine.js";
import { handOf } from "./hand.js";
import { whenNear } from "./near.js";
import { Panels } from "./panels/panels.js";
import { Play } from "./play.js";
import { answer } from "./questions.js";
import { stripLine } from "./sentences.js";
import { ATTRIBUTES, LOADING, STARTING, settingsOf } from "./settings.js";
import { standing } from "./sitting.js";
import { SquareSlots, ownArtOf } from "./slots.js";
import { Sound } from "./sound.js";
import { elementStyle } from "./style.js";
import { Ticker } from "./ticker.js";
import { asText, pictureOf } from "./transcripts.js";
import { Voice } from "./voice.js";
import { sentences, wordsIn } from "./words.js";

/** @typedef {import("../engine/index.js").Act} Act */
/** @typedef {import("./types.js").TableAct} TableAct */
/** @typedef {import("./types.js").Start} Start */
/** @typedef {import("../engine/index.js").Color} Color */
/** @typedef {import("../engine/index.js").Ruling} Ruling */

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
  #voice = new Voice(this, () => {
    const { announce, naming, press, silent } = this.#settings;
    return { announce, naming, lang: this.#lang, state: this.state, byHand: press === "manual", silent };
  });
  #play = new Play({
    settings: () => this.#settings,
    lang: () => this.#lang,
    emit: (type, detail, cancelable) => this.#emit(type, detail, cancelable),
    draw: () => this.#draw(),
    changed: (begun) => this.#changed(begun),
    ruled: (rulings) => this.#ruled(rulings),
    speak: (text) => this.#voice.say(text),
    now: () => performance.now(),
  });
  #ticker = new Ticker({
    times: () => this.#play.times,
    show: (times, whole) => this.#showTimes(times, whole),
    told: (color, ms) => this.#voice.time(color, ms),
    out: () => {
      if (this.#settings.flag === "arbiter") this.#play.tick();
      else this.#draw();
    },
  });
  #sound = new Sound(() => this.#settings.sound);
  #surface;
  #panels;
  #slots;
  /** @type {Promise<AdoubeBoard> | null} */
  #ready = null;
  #flipped = false;
  #disabled = false;
  /** The hand, for boards with sensors and for tests: the same path as gestures. */
  hand = handOf((act) => this.do(act));

  /** Defines the tag, unless it is taken already. @param {string} [tag] */
  static define(tag = "adoube-board") {
    if (!customElements.get(tag)) customElements.define(tag, class extends AdoubeBoard {});
  }

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheetOf(boardStyle), sheetOf(elementStyle)];
    const play = this.#play;
    this.#surface = new Surface(this.ownerDocument, {
      act: (act, input) => play.perform(act, input),
      remark: (remark, square, about) => {
        if (remark === "board-edge") this.#sound.edge();
        else play.tell(remark, square, about);
      },
      intent: (intent) => this.#intend(intent),
      taking: (taking) => this.#panels.showTaking(taking),
    });
    this.#panels = new Panels(this.#surface.node, {
      act: (act) => play.perform(act, "button"),
      adjust: (on) => play.adjust(on),
      press: (color) => play.press("button", color),
      ask: (what) => this.say(what),
      newPieces: this.#surface.reserve,
      claim: () => this.#openClaim(),
      restart: () => this.reset(),
      flip: () => this.flip(),
      keys: () => this.#panels.openKeys(this.#lang, this.#settings.letters),
      arbiter: (words) => this.#panels.openArbiter(words),
      say: (text) => play.say(text),
      point: (squares) => this.#surface.update({ pointed: squares }),
      redraw: () => this.#draw(),
      closed: () => this.#draw(),
    });
    this.#surface.describeBy("strip-text");
    this.#slots = new SquareSlots(this);
    this.#surface.overlay(this.#slots.node);
    root.append(this.#panels.node);
  }

  // ── life in the document

  connectedCallback() {
    this.#voice.connect();
    this.#slots.connect();
    for (const name of PROPERTIES) this.#upgrade(name);
    if (!this.#ready) whenNear(this).then(() => this.#start(), () => {});
    this.#draw();
    this.#ticker.run();
  }

  disconnectedCallback() {
    this.#voice.disconnect();
    this.#slots.disconnect();
    this.#surface.rest();
    this.#play.adjusting.set(false);
    this.#ticker.rest();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    this.#readSettings();
    const { sitting } = this.#play;
    if (name === "orientation" || name === "layout") this.#flipped = false;
    sitting?.setFree(this.#settings.mode === "free");
    if (sitting && LOADING.has(name)) this.#play.open({});
    else if (sitting?.game.acts.length === 0 && STARTING.has(name)) this.#play.open(this.#play.sameStart);
    else if (this.isConnected) this.#draw();
    if (name === "required") this.#changed(false);
  }

  #readSettings() {
    const settings = settingsOf((one) => this.getAttribute(one));
    this.#settings = this.#disabled ? { ...settings, playable: false } : settings;
  }

  /** A property set on the plain element hides the accessor: set it again. @param {string} name */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    const value = own[name];
    delete own[name];
    own[name] = value;
  }

  /** Loads the rules, once. */
  #start() {
    this.#ready ??= this.#begin();
    this.#ready.catch(() => {}); // it is shown and reported; whoever waits for it gets it too
    return this.#ready;
  }

  async #begin() {
    try {
      this.#play.begin((await engine()).Game);
    } catch (error) {
      this.#play.failure = /** @type {Error} */ (error);
      this.#play.report(this.#play.failure);
      this.#ready = null; // a later connection tries again
      throw error;
    }
    this.#emit("board-ready", { fen: this.state?.fen });
    return this;
  }

  // ── what happens

  /** @param {readonly Ruling[]} rulings */
  #ruled(rulings) {
    this.#voice.collect(rulings);
    this.#sound.ruled(tellings(rulings, this.#settings.silent));
  }

  /** The value of the form field is another one now. @param {boolean} begun */
  #changed(begun) {
    if (begun) this.#panels.closeAll();
    const state = this.state;
    const answered = state !== null && state.ply > 0;
    this.#internals.setFormValue?.(this.value);
    const missing = this.#settings.required && !answered;
    this.#internals.setValidity?.(missing ? { valueMissing: true } : {}, missing ? ui("form.required", this.#lang) : "", this.#surface.node);
    this.#ticker.run();
    if (!this.isConnected) return;
    this.#emit("input", {});
    if (!begun && this.#play.latest.some(({ code }) => code === "move.made")) this.#emit("change", {});
  }

  /** @param {Record<Color, number>} times @param {boolean} whole a second has passed */
  #showTimes(times, whole) {
    this.#panels.showTimes(times);
    if (whole) this.#emit("clock-tick", { ...times, running: this.state?.clock?.running ?? null });
  }

  /** @param {import("../board/keyboard.js").Intent} intent */
  #intend(intent) {
    const { sitting } = this.#play;
    if (!sitting) return;
    if (intent.do === "adjust") this.#play.adjust(!this.#play.adjusting.on);
    else if (intent.do === "press") this.#play.press("keyboard");
    else if (intent.do === "keys") this.#panels.openKeys(this.#lang, this.#settings.letters);
    else if (intent.do === "say") this.say(intent.what);
  }

  /** Claiming stops no clock before the claim is made (6.11.2 leaves that to the players): the panel is modal only where none runs. */
  #openClaim() {
    this.#panels.openClaim();
    this.#draw();
  }

  // ── showing

  /** The language of the words: the attribute, else that of the nearest element that has one. */
  get #lang() {
    const { host } = /** @type {Partial<ShadowRoot>} */ (this.getRootNode());
    const named = this.closest("[lang]") ?? host?.closest("[lang]");
    return /** @type {"en" | "zh-CN"} */ (languageOf(named?.getAttribute("lang") ?? "en"));
  }

  get #orientation() {
    const { orientation, layout } = this.#settings;
    const state = this.#play.sitting?.state;
    // At one side of the board the players change places when the move is completed, not in the middle of it.
    const seated = layout === "same-side" ? state?.pending?.by ?? state?.turn ?? "white" : state?.turn ?? "white";
    const plain = orientation === "turn" || layout === "same-side" ? seated : orientation;
    if (!this.#flipped) return plain;
    return plain === "white" ? "black" : "white";
  }

  #draw() {
    const { sitting, adjusting, failure } = this.#play;
    const settings = this.#settings;
    const lang = this.#lang;
    const orientation = this.#orientation;
    const state = sitting?.shown ?? standing(settings.fen);
    const { hints, coordinates, commit, letters, mode, playable, side, supervision, pieces, rotation, natural, layout, silent, warns } = settings;
    this.#slots.turn(orientation);
    // Where an arbiter warns, one may go on; elsewhere there are no more accidents than the limit.
    const spent = !warns && this.#play.accidents(state.turn) >= settings.accidentLimit;
    this.#surface.update({
      state, words: wordsIn(lang, settings.naming), orientation, coordinates, hints, commit, letters, pieces, natural, adjusting: adjusting.on,
      ownArt: (piece) => ownArtOf(this, piece), rotation: layout === "face" && rotation === "none" ? "own" : rotation,
      accidentMs: spent ? 0 : settings.accidentMs, next: sitting?.next ?? null, strict: mode !== "free" && supervision !== "guided", discreet: silent,
      interactive: sitting !== null && playable, mayAct: side === "both" || side === state.turn,
    });
    const picture = sitting && {
      game: sitting.game, state: sitting.state, lang, orientation, playable, free: mode === "free", adjusting: adjusting.on,
      laws: sitting.game.options.laws ?? settings.laws, settings, times: this.#play.times, waits: this.#play.waitsForStart, latest: this.#play.latest,
    };
    this.#panels.render(picture, settings);
    this.#panels.showLine(this.#line(lang), lang);
    this.classList.contains("still") === settings.animated && this.classList.toggle("still", !settings.animated);
    const claiming = this.#panels.isClaiming;
    reflectStates(this, this.#internals.states, sitting?.state ?? null, { failed: failure !== null, adjusting: adjusting.on, claiming });
  }

  /** @param {string} lang @returns {import("./sentences.js").Line} */
  #line(lang) {
    const { failure, remark, sitting, latest, adjusting } = this.#play;
    if (failure) return { text: sentences([ui("board.unusable", lang), describe(failure, lang)], lang), tone: "refused" };
    if (remark) return { text: remark, tone: "plain" };
    if (!sitting) return { text: ui("board.loading", lang), tone: "plain" };
    const adjusted = latest.some(({ code }) => code.startsWith("adjust."));
    if (adjusting.on && !adjusted) return { text: ui("strip.adjusting", lang), tone: "duty" };
    const { press, silent } = this.#settings;
    return stripLine(latest, sitting.state, lang, { byHand: press === "manual", silent, carded: this.#panels.isRuling });
  }

  /** @param {string} type @param {Record<string, unknown>} detail @param {boolean} [cancelable] */
  #emit(type, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  // ── what a page can ask

  /** Resolves when the board can be played on; rejects with the typed error that is shown as well. @returns {Promise<AdoubeBoard>} */
  get whenReady() {
    if (this.#ready || this.isConnected) return this.#start();
    if (this.#play.failure) return Promise.reject(this.#play.failure);
    return new Promise((resolve, reject) => {
      this.addEventListener("board-ready", () => resolve(this), { once: true });
      this.addEventListener("board-error", () => reject(this.#play.failure), { once: true });
    });
  }

  /** A frozen snapshot; null before the board is ready. */
  get state() {
    return this.#play.sitting?.state ?? null;
  }

  /** Every ruling so far, with the number of its act. */
  get log() {
    return this.#play.sitting?.game.rulings ?? [];
  }

  /** What both clocks show at this moment, in milliseconds; null without a clock. */
  get times() {
    return this.#play.times;
  }

  /** What has been done on this board so far; setting it replays. @returns {readonly Act[]} */
  get acts() {
    return this.#play.sitting?.game.acts ?? /** @type {readonly Act[]} */ (this.#play.waiting.acts) ?? [];
  }

  set acts(acts) {
    this.#play.open({ ...this.#play.sameStart, acts });
  }

  /** The saved game as text: what a form sends. */
  get value() {
    const { sitting } = this.#play;
    return sitting ? JSON.stringify(sitting.game) : "";
  }

  set value(text) {
    this.#play.open({ save: parsed(text) });
  }

  get name() { return this.getAttribute("name") ?? ""; }
  set name(name) { this.setAttribute("name", name); }
  get form() { return this.#internals.form; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  /** A position, PGN, a game as its acts, or a saved game; nothing: the first position. Rejects with the typed error, and the game before stays. @param {Start} [start] */
  async load(start = {}) {
    this.#play.know((await engine()).Game);
    this.#play.sit(this.#play.make(start));
  }

  /** A whole move, announced: SAN or UCI. @param {string} move */
  play(move) { return this.do({ act: "play", move }); }

  /** Any act, on the same path as gestures. @param {TableAct} act @returns {readonly Ruling[]} */
  do(act) { return this.#play.perform(act, "method") ? this.#play.latest : []; }

  /** Says j'adoube, or ends it. @param {boolean} on */
  adjust(on) { this.#play.adjust(Boolean(on)); }

  /** @param {Color} [by] without it: the player whose move was just made, else the one having the move */
  pressClock(by) { return this.do({ act: "pressClock", ...sideOf(by) }); }

  /** @param {Color} [by] */
  offerDraw(by) { return this.do({ act: "offerDraw", ...sideOf(by) }); }

  /** @param {boolean} yes */
  answerDraw(yes) { return this.do({ act: yes ? "acceptDraw" : "declineDraw" }); }

  /** @param {"threefold" | "fifty" | "normal-means"} ground @param {string} [move] the intended move, written */
  claim(ground, move) { return this.do(move === undefined ? { act: "claimDraw", ground } : { act: "claimDraw", ground, move }); }

  /** @param {Color} [by] */
  resign(by) { return this.do({ act: "resign", ...sideOf(by) }); }

  /** Stops the clocks, where they run, and opens the arbiter's panel with what there is to say. @param {string} [words] */
  callArbiter(words = "") {
    if (this.state?.clock?.running) this.do({ act: "pause" });
    this.#panels.openArbiter(words);
  }

  /** Says aloud what was asked for: what binds, the latest ruling, the times … @param {import("../board/keyboard.js").Question} what */
  say(what) {
    const { sitting, times } = this.#play;
    if (!sitting) return "";
    const { state, game } = sitting;
    const { hints, silent } = this.#settings;
    const last = tellings(game.rulings.map(({ ruling }) => ruling), silent).at(-1) ?? null;
    const text = answer(what, { state, last, times, square: this.#surface.current, hints, silent, lang: this.#lang });
    this.#voice.say(text);
    return text;
  }

  /** Shows the board from the other side. */
  flip() {
    this.#flipped = !this.#flipped;
    this.#draw();
  }

  /** @param {string} square */
  focusSquare(square) { this.#surface.focusSquare(square); }

  /** The same start again. */
  reset() { this.#play.open(this.#play.sameStart); }

  /** The game as PGN. @param {{ clocks?: boolean, touches?: boolean }} [options] touches: the rulings, as comments in the language of the board */
  toPGN({ clocks = true, touches = false } = {}) {
    return this.#play.sitting?.game.toPgn({ clocks, ...(touches ? { rulings: this.#lang } : {}) }) ?? "";
  }

  toJSON() { return this.#play.sitting?.game.toJSON() ?? null; }

  /** The position in words. @param {string} [lang] */
  toText(lang = this.#lang) { return asText(this.#play.sitting?.state ?? standing(this.#settings.fen), languageOf(lang)); }

  /** The position as a picture that stands alone. */
  toSVG() {
    return pictureOf(this.#play.sitting?.shown ?? standing(this.#settings.fen), this.#orientation, wordsIn(this.#lang), this.#settings.pieces);
  }

  formResetCallback() { this.reset(); }

  /** @param {boolean} disabled */
  formDisabledCallback(disabled) {
    this.#disabled = disabled;
    this.#readSettings();
    this.#draw();
  }

  /** @param {string} state */
  formStateRestoreCallback(state) { this.value = state; }
}

/** @param {Color | undefined} by */
const sideOf = (by) => (by === undefined ? {} : { by });

/** What is no JSON is no saved game; the engine says so. @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
