// @ts-check
/**
 * The board as an element of its own, for whoever brings an engine and words: it is given `state` and `words` and
 * reports what the hand did as cancelable `act` events. It knows no rules.
 */
import { COMMITS, COORDINATES, HINTS, ORIENTATIONS, PIECES, ROTATIONS, choice, duration } from "./choices.js";
import { boardStyle, sheetOf } from "./style.js";
import { Surface } from "./surface.js";

/** @typedef {import("./surface.js").Settings} Settings */

/** Also where no elements exist (a server), the module can be loaded. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** Properties that may have been set before the element was defined. */
const PROPERTIES = /** @type {const} */ (["state", "words", "next", "interactive", "adjusting", "strict"]);

export class AdoubeBoard extends Base {
  static observedAttributes = ["orientation", "coordinates", "hints", "touch-commit", "accident-ms", "keys", "pieces", "rotate-pieces", "natural-placement"];

  #surface;

  /** Defines the tag, unless it is taken already. @param {string} [tag] */
  static define(tag = "adoube-board") {
    if (!customElements.get(tag)) customElements.define(tag, class extends AdoubeBoard {});
  }

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheetOf(`:host { display: block; }${boardStyle}`)];
    this.#surface = new Surface(this.ownerDocument, {
      act: (act, input) => this.#report("act", act, input),
      remark: (remark, square) => this.#report("remark", { remark, square }, null),
      intent: (intent) => this.#report("intent", intent, null),
    });
    root.append(this.#surface.node);
  }

  connectedCallback() {
    for (const name of PROPERTIES) this.#upgrade(name);
    this.attributeChangedCallback();
  }

  disconnectedCallback() {
    this.#surface.rest();
  }

  attributeChangedCallback() {
    const read = (/** @type {string} */ name) => this.getAttribute(name);
    this.#surface.update({
      orientation: choice(read("orientation"), ORIENTATIONS),
      coordinates: choice(read("coordinates"), COORDINATES),
      hints: choice(read("hints"), HINTS, "destinations"),
      commit: choice(read("touch-commit"), COMMITS),
      pieces: choice(read("pieces"), PIECES),
      rotation: choice(read("rotate-pieces"), ROTATIONS),
      natural: read("natural-placement") !== null,
      letters: read("keys") !== "arrows",
      accidentMs: duration(read("accident-ms"), 1500),
    });
  }

  /** A property set on the plain element hides the accessor: set it again. @param {(typeof PROPERTIES)[number]} name */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    const value = own[name];
    delete own[name];
    own[name] = value;
  }

  /** @param {string} type @param {object} detail @param {string | null} input */
  #report(type, detail, input) {
    const event = new CustomEvent(type, { detail: input ? { ...detail, input } : detail, bubbles: true, composed: true, cancelable: true });
    return this.dispatchEvent(event);
  }

  /** The state to be shown. */
  get state() { return this.#surface.settings.state; }
  set state(state) { this.#surface.update({ state }); }

  /** The words for what the board names; without them it has no names to read out. */
  get words() { return this.#surface.settings.words; }
  set words(words) { this.#surface.update({ words }); }

  /** The other half of a half-made move. */
  get next() { return this.#surface.settings.next; }
  set next(next) { this.#surface.update({ next }); }

  /** May the board be acted on? */
  get interactive() { return this.#surface.settings.interactive; }
  set interactive(interactive) { this.#surface.update({ interactive: Boolean(interactive) }); }

  /** J'adoube has been said: what is touched now is straightened. */
  get adjusting() { return this.#surface.settings.adjusting; }
  set adjusting(adjusting) { this.#surface.update({ adjusting: Boolean(adjusting) }); }

  /** Over the board: hopeless attempts are acts too. */
  get strict() { return this.#surface.settings.strict; }
  set strict(strict) { this.#surface.update({ strict: Boolean(strict) }); }

  /** @param {import("./types.js").Square} square */
  focusSquare(square) {
    this.#surface.focusSquare(square);
  }

  /** Shows the board from the other side. */
  flip() {
    this.setAttribute("orientation", this.#surface.settings.orientation === "white" ? "black" : "white");
  }
}
