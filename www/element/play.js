// @ts-check
/**
 * What happens at the table: a game begins, acts are done and ruled on, time passes. It knows no nodes; whoever owns it
 * draws and tells what it reports.
 */
import { placementOf } from "../board/index.js";
import { describe, ui } from "../i18n/index.js";
import { Adjusting } from "./adjusting.js";
import { asking, told } from "./events.js";
import { Sitting } from "./sitting.js";
import { Timekeeper, delayOf, remainingNow } from "./timekeeper.js";
import { capitalised, list, pieceName } from "./words.js";

/** @typedef {import("./types.js").TableAct} TableAct */
/** @typedef {import("./types.js").Start} Start */
/** @typedef {import("../engine/index.js").Color} Color */
/** @typedef {import("../engine/index.js").Game} Game */
/** @typedef {import("../engine/index.js").GameOptions} GameOptions */
/** @typedef {import("../engine/index.js").Ruling} Ruling */
/** @typedef {typeof import("../engine/index.js").Game} GameClass */

/**
 * @typedef {object} Owner
 * @property {() => import("./settings.js").Settings} settings
 * @property {() => "en" | "zh-CN"} lang
 * @property {(type: string, detail: Record<string, unknown>, cancelable?: boolean) => boolean} emit
 * @property {() => void} draw
 * @property {(begun: boolean) => void} changed  the game is another one, or has gone on
 * @property {(rulings: readonly Ruling[]) => void} ruled
 * @property {(text: string) => void} speak
 * @property {() => number} now  milliseconds that never go back
 */

export class Play {
  #owner;
  /** @type {GameClass | null} */
  #Game = null;
  /** What was loaded before the engine was there. @type {Start} */
  waiting = {};
  /** @type {Sitting | null} */
  sitting = null;
  /** Why the board cannot be used. @type {Error | null} */
  failure = null;
  /** The rulings of the latest act. @type {readonly Ruling[]} */
  latest = [];
  remark = "";
  adjusting;
  #keeper;
  /** When the latest act was, and when the clock that runs was started, in the time of the game. */
  #lastAt = 0;
  #runningSince = 0;

  /** @param {Owner} owner */
  constructor(owner) {
    this.#owner = owner;
    this.#keeper = new Timekeeper(owner.now);
    this.adjusting = new Adjusting(() => owner.draw());
  }

  // ── beginning

  /** The rules have come. @param {GameClass} Game */
  begin(Game) {
    this.#Game ??= Game;
    const { waiting } = this;
    this.sit(this.make(waiting));
    this.waiting = {};
  }

  /** @param {GameClass} Game */
  know(Game) {
    this.#Game ??= Game;
  }

  /** @param {Start} start @returns {Game} */
  make(start) {
    const Game = /** @type {GameClass} */ (this.#Game);
    const settings = this.#owner.settings();
    if (start.save !== undefined) return Game.fromJSON(start.save);
    const { laws, supervision, clock } = settings;
    const terms = /** @type {GameOptions} */ ({ laws, supervision, ...(clock === null ? {} : { clock }) });
    const pgn = start.pgn ?? (start.fen === undefined ? settings.pgn : null);
    if (pgn && !start.acts) return Game.fromPgn(pgn, terms);
    const fen = start.fen ?? settings.fen ?? undefined;
    const game = new Game({ ...terms, ...(fen === undefined ? {} : { fen }) });
    for (const act of start.acts ?? actsIn(settings.acts)) game.apply(act);
    return game;
  }

  /** The first position of the game that is on the board. @returns {Start} */
  get sameStart() {
    const fen = this.sitting?.game.options.fen;
    return { ...(fen === undefined ? {} : { fen }), acts: [] };
  }

  /** Begins a game, as soon as there is an engine; what cannot be begun is reported, and the game before stays. @param {Start} start */
  open(start) {
    if (!this.#Game) {
      this.waiting = start;
      return;
    }
    try {
      this.sit(this.make(start));
    } catch (error) {
      this.report(/** @type {Error} */ (error));
    }
  }

  /** @param {Game} game */
  sit(game) {
    const before = this.sitting?.game;
    this.sitting = new Sitting(game, this.#owner.settings().mode === "free");
    this.failure = null;
    this.remark = "";
    this.adjusting.set(false);
    const last = game.rulings.at(-1)?.act;
    this.latest = game.rulings.filter(({ act }) => act === last).map(({ ruling }) => ruling);
    this.#lastAt = game.acts.reduce((latest, { at = 0 }) => Math.max(latest, at), 0);
    this.#runningSince = this.#lastAt;
    // The first clock is started by Black or the arbiter, or by the first hand on the board: nobody's time runs while both still sit down.
    // So it is as well in a game that was written down without its time, as PGN is.
    this.#keeper = new Timekeeper(this.#owner.now, this.#lastAt, game.state.clock !== null && game.acts.every(({ at }) => at === undefined));
    this.#owner.draw();
    before?.free();
    this.#owner.changed(true);
  }

  /** An error is shown, in words, and reported. @param {Error} error */
  report(error) {
    this.remark = describe(error, this.#owner.lang());
    this.#owner.draw();
    this.#owner.emit("board-error", { error, code: "code" in error ? error.code : "internal" });
  }

  // ── acting

  /**
   * The one way by which anything happens in the game.
   * @param {TableAct} wanted @param {import("./types.js").Input} input @returns {boolean} it was done
   */
  perform(wanted, input) {
    const { sitting } = this;
    if (!sitting || (!this.#owner.settings().playable && input !== "method")) return false;
    const meant = sitting.meant(wanted);
    this.remark = "";
    if (!meant) {
      this.#owner.draw();
      return true;
    }
    const act = this.#timed(meant);
    const asked = asking(act, sitting.state, input, sitting.game.acts.length);
    if (asked && !this.#owner.emit(asked.type, asked.detail, true)) return false;
    try {
      this.#follow(sitting, sitting.apply(act), input);
    } catch (error) {
      this.report(/** @type {Error} */ (error));
      return false;
    }
    return true;
  }

  /** With a clock each act carries its time. @param {TableAct} act @returns {TableAct} */
  #timed(act) {
    if (act.at !== undefined || !this.sitting?.state.clock) return act;
    this.#keeper.start();
    return { ...act, at: Math.max(this.#keeper.at, this.#lastAt) };
  }

  /** @param {Sitting} sitting @param {import("./types.js").Done} done @param {import("./types.js").Input} input */
  #follow(sitting, done, input) {
    this.latest = done.act.act === "tick" && done.rulings.length === 0 ? this.latest : done.rulings;
    this.#lastAt = Math.max(this.#lastAt, done.act.at ?? 0);
    if (done.before.clock?.running !== done.after.clock?.running) this.#runningSince = this.#lastAt;
    this.adjusting.set(done.act.act === "adjust" && this.adjusting.on);
    this.#owner.ruled(done.rulings);
    this.#owner.draw();
    const id = sitting.game.acts.length - 1;
    for (const { type, detail } of told(done, input, id)) this.#owner.emit(type, detail);
    this.#owner.changed(false);
    // A listener may have begun another game; then nothing follows in this one.
    const next = this.sitting === sitting ? sitting.followUp(done, this.#owner.settings()) : null;
    if (next) this.perform(next, "assistance");
  }

  /** J'adoube is a word that is said beforehand: said after a touch it is refused (4.2.1). @param {boolean} on */
  adjust(on) {
    const { sitting } = this;
    const { playable, mode } = this.#owner.settings();
    if (!sitting || !playable || mode === "free" || sitting.state.phase === "over") return;
    const touched = [...sitting.state.touched];
    if (on && touched.length > 0) this.perform({ act: "adjust", square: touched }, "button");
    else this.adjusting.set(on);
    this.remark = "";
    this.#owner.draw();
  }

  /** Presses a player's clock; guarded, an empty press is only remarked on. @param {import("./types.js").Input} input @param {Color} [color] */
  press(input, color) {
    const state = this.sitting?.state;
    if (!state || state.phase === "over") return false;
    const by = color ?? state.pending?.by ?? state.turn;
    if (this.waitsForStart && !state.pending && color !== undefined && color !== state.turn) {
      this.start();
      return true;
    }
    const empty = state.pending?.by !== by;
    if (empty && this.#owner.settings().guarded) {
      this.say(ui(by === state.turn ? "remark.no-move-yet" : "remark.not-your-clock", this.#owner.lang()));
      return false;
    }
    return this.perform({ act: "pressClock", by }, input);
  }

  // ── time

  /** The clocks stand and can be started. */
  get waitsForStart() {
    return this.#keeper.waiting;
  }

  /** Starts the clock of the player having the move. */
  start() {
    this.#keeper.start();
    this.#owner.draw();
    this.#owner.changed(false);
  }

  /** What both clocks show now, or null where there are none. @returns {Record<Color, number> | null} */
  get times() {
    const { sitting } = this;
    const clock = sitting?.state.clock;
    if (!sitting || !clock) return null;
    const passed = Math.max(0, this.#keeper.at - this.#lastAt);
    const whole = clock.running ? delayOf(sitting.game.options.clock, clock[clock.running].period) : 0;
    const delay = Math.max(0, whole - (this.#lastAt - this.#runningSince));
    return { white: remainingNow(clock, "white", { passed, delay }), black: remainingNow(clock, "black", { passed, delay }) };
  }

  /** Nobody noticed the time until now: the arbiter looks at the clock. */
  tick() {
    if (this.sitting?.state.clock && !this.sitting.state.result) this.perform({ act: "tick" }, "clock");
  }

  // ── words

  /** What is remarked without an act. @param {string} text */
  say(text) {
    this.remark = text;
    this.#owner.draw();
    this.#owner.speak(text);
  }

  /** @param {import("../board/types.js").Remark} remark @param {string} square @param {import("../board/surface.js").NewPiece} [about] */
  tell(remark, square, about) {
    const { sitting } = this;
    if (!sitting || remark === "board-edge") return;
    const lang = this.#owner.lang();
    if (remark === "still-binds") {
      sitting.forget();
      const { obligation } = sitting.state;
      return this.say(obligation ? describe(obligation, lang) : ui("remark.nothing-binds", lang));
    }
    if (about) return this.say(ui(`remark.${remark}`, lang, { piece: capitalised(pieceName(about.piece, lang)), squares: list(about.squares, lang) }));
    const piece = placementOf(sitting.state.fen).get(square);
    this.say(ui(`remark.${remark}`, lang, { square, piece: piece ? capitalised(pieceName(piece, lang)) : "" }));
  }

  /** How many touches this player has called accidental (4.2.2). @param {Color} color */
  accidents(color) {
    return this.sitting?.accidents(color) ?? 0;
  }
}

/** @param {string | null} text @returns {readonly TableAct[]} */
function actsIn(text) {
  if (text === null) return [];
  try {
    const found = JSON.parse(text);
    if (Array.isArray(found)) return found;
  } catch {
    // It is told below, as what it is.
  }
  throw Object.assign(new Error("The attribute acts is no list of acts"), { name: "AdoubeError", code: "bad-act", detail: { attribute: "acts" } });
}
