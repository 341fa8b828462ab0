// @ts-check
/**
 * The instrument: drawing, grid, gestures, keys, promotion box and accident chip joined to one board. It is given a
 * state and reports what the hand did; it decides nothing, and it cannot take anything back.
 */
import { AccidentChip } from "./accident-chip.js";
import { squaresAsSeen } from "./geometry.js";
import { Grid } from "./grid.js";
import { enter, readKey, step } from "./keyboard.js";
import { marksOf, notesOf } from "./marks.js";
import { NewPieces } from "./new-pieces.js";
import { physicalBoard } from "./placement.js";
import { Pointer } from "./pointer.js";
import { situationOf } from "./situation.js";
import { View, edgeLabels } from "./view.js";

/** @typedef {import("./types.js").BoardState} BoardState */
/** @typedef {import("./types.js").BoardWords} BoardWords */
/** @typedef {import("./types.js").HandAct} HandAct */
/** @typedef {import("./types.js").Remark} Remark */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./keyboard.js").Intent} Intent */
/** @typedef {"pointer" | "keyboard"} InputKind */

/**
 * @typedef {object} Settings
 * @property {BoardState | null} state
 * @property {BoardWords | null} words
 * @property {import("./types.js").Orientation} orientation
 * @property {import("./types.js").Coordinates} coordinates
 * @property {import("./types.js").Hints} hints
 * @property {import("./types.js").TouchCommit} commit
 * @property {import("./types.js").NextStep | null} next
 * @property {readonly Square[]} pointed  squares that the page points at
 * @property {import("./types.js").PieceSet} pieces
 * @property {import("./pieces.js").OwnArt} ownArt  the drawings that the page brings along
 * @property {import("./types.js").Rotation} rotation
 * @property {boolean} natural  a piece stands where on its square it was let go
 * @property {boolean} interactive  a board to be played on, not a picture
 * @property {boolean} mayAct  whoever sits at this board has the move
 * @property {boolean} adjusting
 * @property {boolean} strict
 * @property {boolean} discreet  nobody tells that a piece lies where it cannot: it is shown like any that was let go
 * @property {boolean} letters  single-character keys
 * @property {number} accidentMs  how long a touch can be called accidental; Infinity: until the next act
 */

/**
 * @typedef {object} Reports
 * @property {(act: HandAct, input: InputKind) => boolean} act  the hand did this; false: it was not done
 * @property {(remark: Remark, square: Square, about?: NewPiece) => void} remark
 * @property {(intent: Intent) => void} intent  keys that are not about the board itself
 * @property {(taking: boolean) => void} [taking]  an enemy piece is being carried off the board
 */
/** A new piece in the hand, and where it may be put. @typedef {{ piece: import("./types.js").Piece, squares: readonly Square[] }} NewPiece */

/** @type {Settings} */
const DEFAULTS = {
  state: null, words: null, orientation: "white", coordinates: "edge", hints: "destinations", commit: "intent", next: null,
  pointed: [], pieces: "plain", ownArt: () => null, rotation: "none", natural: false, interactive: false, mayAct: true, adjusting: false, strict: false, discreet: false, letters: true, accidentMs: 1500,
};

export class Surface {
  #document;
  #reports;
  #settings = { ...DEFAULTS };
  #view;
  #grid;
  #newPieces;
  #chip;
  #pointer;
  #labels;
  #visited = false;
  /** How gestures read the board, until it changes. @type {import("./types.js").Situation | null} */
  #reading = null;
  /** @type {import("./keyboard.js").Typed} */
  #typed = null;
  #taking = false;

  /** @param {Document} document @param {Reports} reports */
  constructor(document, reports) {
    this.#document = document;
    this.#reports = reports;
    this.#view = new View(document);
    this.#grid = new Grid(document);
    this.#chip = new AccidentChip(document, (square) => this.#send([{ act: "accident", square }], "pointer"));
    this.#pointer = new Pointer({
      grid: this.#grid, view: this.#view,
      situation: (unit) => this.#situation(unit),
      orientation: () => this.#settings.orientation,
      newPiece: (role) => ({ color: this.#settings.state?.turn ?? "white", role }),
      fetched: (role) => this.#newPieces.hold(role),
      outcome: (acts, remark, square) => this.#act(acts, remark, square, "pointer"),
      redraw: () => this.#aim(),
    });
    this.#newPieces = new NewPieces(document, {
      pointer: this.#pointer, grid: this.#grid,
      situation: () => this.#situation(),
      outcome: (acts, remark, square) => this.#act(acts, remark, square, "keyboard"),
      remark: (remark, square) => reports.remark(remark, square ?? this.#grid.current),
      draw: () => this.#draw(),
    });
    this.#labels = edgeNodes(document);
    const field = element(document, "field");
    field.append(this.#view.node, this.#view.aim, this.#grid.node, this.#view.hand, this.#newPieces.box.node, this.#chip.node);
    this.node = element(document, "board");
    this.node.dir = "ltr";
    this.node.setAttribute("part", "board");
    this.node.append(this.#labels.ranks, field, this.#labels.files);
    this.#listen();
  }

  #listen() {
    const grid = this.#grid.node;
    grid.addEventListener("keydown", (event) => this.#key(event));
    grid.addEventListener("focusin", () => { this.#visited = true; });
    grid.addEventListener("contextmenu", (event) => {
      if (this.#settings.interactive) event.preventDefault();
    });
    grid.addEventListener("click", (event) => {
      const square = this.#grid.squareOf(event.target);
      // A click without a pointer before it comes from assistive technology; it is Enter.
      if (square && this.#settings.interactive && !this.#pointer.explains(event)) this.#enter(square);
    });
  }

  get settings() {
    return this.#settings;
  }

  /** @param {Partial<Settings>} changes */
  update(changes) {
    const before = this.#settings.state;
    this.#settings = { ...this.#settings, ...changes };
    this.#reading = null;
    const { state } = this.#settings;
    if (before && state && before.turn !== state.turn) this.#pointer.discard();
    if (before?.fen !== state?.fen) this.#newPieces.hold(null);
    this.#newPieces.settle(state ?? NOTHING, this.#situation());
    if (state && !state.touched.includes(this.#chip.square ?? "")) this.#chip.hide();
    this.#draw();
  }

  /** @param {number} [unit] the side of a square in pixels, where it matters @returns {import("./types.js").Situation} */
  #situation(unit = 0) {
    const { state, interactive, mayAct, adjusting, strict, commit, next } = this.#settings;
    const shown = state ?? NOTHING;
    this.#reading ??= situationOf(shown, { mayAct: interactive && mayAct && !CLOSED.has(shown.phase), adjusting, strict, commit, unit, next });
    return { ...this.#reading, unit, fetched: this.#newPieces.fetched };
  }

  #draw() {
    const { state, words, orientation, coordinates, hints, next, interactive, adjusting, strict, discreet, pieces, ownArt, rotation, natural } = this.#settings;
    const shown = state ?? NOTHING;
    const placement = physicalBoard(shown);
    const pointed = this.#settings.pointed.map((square) => ({ kind: /** @type {const} */ ("pointed"), square }));
    const marks = [...marksOf(shown, { hints: interactive ? hints : "none", next, discreet }), ...pointed];
    this.#view.dress(pieces, words?.letters ?? NO_LETTERS, ownArt);
    if (!natural) this.#view.straighten();
    this.#view.render({ placement, marks, orientation, coordinates, upsideDown: upsideDown(rotation, orientation, shown.turn) });
    this.#aim();
    this.node.dataset.coordinates = coordinates;
    this.node.classList.toggle("adjusting", adjusting);
    this.node.classList.toggle("interactive", interactive);
    this.#labels.turn(orientation);
    if (!words) return;
    const situation = this.#situation();
    if (!this.#visited) this.#grid.point(startSquare(shown, placement));
    this.#grid.render({
      orientation, interactive, words,
      facts: (square) => ({
        name: words.cell(square, placement.get(square) ?? null, notesOf(marks, square)),
        selected: marks.some((mark) => mark.square === square && (mark.kind === "ring-binding" || mark.kind === "bracket")),
        pannable: !situation.mayAct || (situation.owner(square) === null && !situation.active && !situation.fetched),
      }),
    });
    this.#chip.render(words, orientation, placement.get(this.#chip.square ?? "")?.color ?? shown.turn);
    this.#newPieces.render({ state: shown, words, orientation, interactive, strict });
  }

  /** What the pointer is over or carries, and nothing else. */
  #aim() {
    this.#view.aimAt(this.#pointer.mark());
    this.#newPieces.lend();
    const taking = this.#pointer.takesOff;
    if (taking !== this.#taking) this.#reports.taking?.(taking);
    this.#taking = taking;
  }

  /** The box of new pieces that stands beside the board, to be put wherever a player would look for it. */
  get reserve() {
    return this.#newPieces.reserve.node;
  }

  /** @param {readonly HandAct[]} acts @param {Remark | null} remark @param {Square | null} square @param {InputKind} input */
  #act(acts, remark, square, input) {
    const done = this.#send(acts, input);
    const where = square ?? this.#grid.current;
    if (remark === "promotion") this.#newPieces.open(where);
    else if (remark === "new-piece") this.#reports.remark(remark, where, this.#inHand());
    else if (remark) this.#reports.remark(remark, where);
    return done;
  }

  /** @returns {NewPiece | undefined} */
  #inHand() {
    const { fetched: role, squares } = this.#newPieces;
    const color = this.#settings.state?.turn;
    return role && color ? { piece: { color, role }, squares } : undefined;
  }

  /** Reports acts one after another; one that was not done ends the row. @param {readonly HandAct[]} acts @param {InputKind} input */
  #send(acts, input) {
    const done = acts.every((act) => {
      this.#chip.hide();
      this.#stand(act, input);
      if (!this.#reports.act(act, input)) return false;
      if (act.act === "touch") this.#offerAccident([act.square].flat());
      if (act.act === "promote") this.#newPieces.hold(null);
      return true;
    });
    this.#draw();
    return done;
  }

  /** A piece keeps the place on its square where the hand let it go, until it is straightened. @param {HandAct} act @param {InputKind} input */
  #stand(act, input) {
    if (act.act === "adjust") for (const square of [act.square].flat()) this.#view.centre(square);
    if (!this.#settings.natural || act.act !== "release" || !act.to || input !== "pointer") return;
    const most = Number.parseFloat(getComputedStyle(this.node).getPropertyValue("--ab-adjust-max"));
    this.#view.standAskew(act.to, Number.isFinite(most) ? most : 0.12);
  }

  /** @param {readonly Square[]} squares */
  #offerAccident(squares) {
    const { state, accidentMs, words } = this.#settings;
    const square = squares.at(-1);
    if (!square || !words || !state?.touched.includes(square) || accidentMs <= 0) return;
    this.#chip.show(square, accidentMs);
  }

  /** @param {Square} square */
  #enter(square) {
    const { acts, remark } = enter(square, this.#situation());
    this.#act(acts, remark, square, "keyboard");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const square = this.#grid.squareOf(event.target);
    if (!square || !this.#settings.interactive) return;
    const { orientation, letters } = this.#settings;
    const { intent, typed } = readKey(event, { square, orientation, letters, typed: this.#typed, time: event.timeStamp });
    this.#typed = typed;
    if (intent === null) {
      // A key held down repeats, which is no second act; its default (a page scroll by Space) is none either.
      if (event.repeat && event.key === " ") event.preventDefault();
      return;
    }
    if (this.#carryOut(intent, square)) event.preventDefault();
  }

  /** @param {Intent} intent @param {Square} square @returns {boolean} the key has been used */
  #carryOut(intent, square) {
    switch (intent.do) {
      case "go": this.#grid.focus(intent.square); return true;
      case "edge": this.#reports.remark("board-edge", square); return true;
      case "step": this.#step(intent.by, intent.bound, square); return true;
      case "enter": this.#enter(square); return true;
      case "accident": return this.#accident();
      case "home": return this.#putBack(square);
      default: this.#reports.intent(intent); return true;
    }
  }

  /** @param {1 | -1} by @param {boolean} bound @param {Square} from */
  #step(by, bound, from) {
    const { state, orientation, hints } = this.#settings;
    if (!state || (bound && hints === "none")) return;
    const placement = physicalBoard(state);
    const movable = new Set(state.legalMoves.map((uci) => uci.slice(0, 2)));
    const squares = [...placement].filter(([square, { color }]) => color === state.turn && (!bound || movable.has(square))).map(([square]) => square);
    const next = step(squares, from, by, squaresAsSeen(orientation));
    if (next) this.#grid.focus(next);
  }

  #accident() {
    const { square } = this.#chip;
    if (!square) return false;
    this.#send([{ act: "accident", square }], "keyboard");
    return true;
  }

  /** Escape puts down what is in the hand; it never takes a touch back. @param {Square} square */
  #putBack(square) {
    if (this.#pointer.abort() || this.#newPieces.putBack()) return true;
    const { state } = this.#settings;
    if (state?.holding) this.#send([{ act: "release", from: state.holding, to: state.holding }], "keyboard");
    else if (state?.obligation) this.#reports.remark("still-binds", square);
    else return false;
    return true;
  }

  /** @param {Square} square @param {FocusOptions} [options] */
  focusSquare(square, options) {
    this.#grid.focus(square, options);
  }

  /** The square where the player is. */
  get current() {
    return this.#grid.current;
  }

  /** @param {string} id the element that describes the board */
  describeBy(id) {
    this.#grid.node.setAttribute("aria-describedby", id);
  }

  /** Lays something over the squares, under the hand's own overlays. @param {Element} node */
  overlay(node) {
    this.#grid.node.before(node);
  }

  /** Ends what is under way; for a board that leaves the document. */
  rest() {
    this.#pointer.abort();
    this.#chip.hide();
  }
}

/** Phases in which no hand may be on the board. */
const CLOSED = new Set(["over", "paused", "adjourned"]);

/** @type {BoardState} */
const NOTHING = {
  fen: "8/8/8/8/8/8/8/8", turn: "white", phase: "over", check: false, touched: [], holding: null, obligation: null, legalMoves: [], lastMove: null,
};

const NO_LETTERS = { pawn: "P", knight: "N", bishop: "B", rook: "R", queen: "Q", king: "K" };

/**
 * Whose pieces stand upside down, for two players who face each other across the board.
 * @param {import("./types.js").Rotation} rotation @param {import("./types.js").Orientation} near @param {import("./types.js").Color} turn
 * @returns {import("./types.js").Color[]}
 */
function upsideDown(rotation, near, turn) {
  if (rotation === "own") return [near === "white" ? "black" : "white"];
  return rotation === "turn" && turn !== near ? ["white", "black"] : [];
}

/** Where Tab enters: the binding piece, else the king of the player having the move.
 * @param {BoardState} state @param {Map<Square, import("./types.js").Piece>} placement @returns {Square} */
function startSquare(state, placement) {
  const king = [...placement].find(([, { color, role }]) => color === state.turn && role === "king");
  return state.obligation?.pieces[0] ?? king?.[0] ?? "e1";
}

/** @param {Document} document @param {string} className */
function element(document, className) {
  const node = document.createElement("div");
  node.className = className;
  return node;
}

/** Letters and figures beside the board; the grid's headers speak them. @param {Document} document */
function edgeNodes(document) {
  const [files, ranks] = ["files", "ranks"].map((name) => {
    const node = element(document, `edge ${name}`);
    node.setAttribute("aria-hidden", "true");
    node.append(...Array.from({ length: 8 }, () => {
      const text = document.createElement("span");
      text.setAttribute("part", "coord");
      return text;
    }));
    return node;
  });
  const turn = (/** @type {import("./types.js").Orientation} */ orientation) => {
    const labels = edgeLabels(orientation);
    labels.files.forEach((file, index) => { files.children[index].textContent = file; });
    labels.ranks.forEach((rank, index) => { ranks.children[index].textContent = rank; });
  };
  return { files, ranks, turn };
}
