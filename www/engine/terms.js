// @ts-check
/**
 * What a game is played under, checked option by option and kept as copies of our own. Many have their words in the
 * module, which says whether it knows a value; what it cannot see is checked here.
 */
import * as glue from "./glue.js";
import { given } from "./acts.js";
import { flag, refuse, text } from "./asked.js";
import { guarded } from "./net.js";
import { TAG_NAME } from "./pgn-write.js";
import { Position } from "./position.js";
import { timeControlText } from "./time-control.js";

/** @typedef {import("./index.d.ts").GameOptions} GameOptions */
/** @typedef {ConstructorParameters<typeof glue.GameCore>} CoreArguments */
/** @typedef {{ start: Position, core: CoreArguments, kept: GameOptions }} Terms */

const OPTIONS = ["fen", "chess960", "laws", "supervision", "pace", "clock", "variations", "prior", "tags"];
/** In the order in which the module counts them. */
const SUPERVISIONS = ["guided", "arbiter", "claims"];
const PACES = ["standard", "rapid", "blitz"];
const COLORS = ["white", "black"];
const NO_CLOCK = "-";
/** What the module answers for the text of a time control. */
const UNREADABLE = 0;
/** More illegal moves before than this nobody has made; more earlier positions than this no game has had. */
const MOST_ILLEGAL_MOVES = 1000;
const MOST_POSITIONS = 20_000;

/** @param {string} name @param {unknown} value @param {number} most */
function count(name, value, most) {
  const whole = Number.isSafeInteger(value) ? Number(value) : -1;
  return whole >= 0 && whole <= most ? whole : refuse(name, `a whole number from 0 to ${most}`, value);
}

/** @param {string} name @param {unknown} value @param {readonly string[]} words */
function oneOf(name, value, words) {
  const list = `"${words.slice(0, -1).join('", "')}" or "${words.at(-1)}"`;
  return typeof value === "string" && words.includes(value) ? value : refuse(name, list, value);
}

/** An object's own copy of its known fields. @param {string} name @param {unknown} value @param {readonly string[] | null} known */
function fields(name, value, known = null) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse(name, "an object", value);
  /** @type {Record<string, unknown>} */
  const own = {};
  for (const key of Object.keys(value)) {
    const field = given(value, key);
    if (field === undefined) continue;
    if (known !== null && !known.includes(key)) refuse(name, `an object with ${known.join(", ")}`, key);
    own[key] = field;
  }
  return own;
}

/** Stands in a text for what cannot be written, so that the text cannot be read. */
const WRONG = "!";

/** @param {unknown} clock */
function clockText(clock) {
  const listed = Array.isArray(clock) && clock.length > 0;
  const written = listed ? timeControlText(clock) : clock;
  const kind = typeof written === "string" ? guarded(() => glue.readClock(written)) : UNREADABLE;
  if (kind === UNREADABLE) refuse("clock", 'a time control such as "5400+30", or a list of periods', clock);
  return String(written);
}

/** The limits that an event announces, as the module reads them. @param {unknown} limits */
function limitsText(limits) {
  if (!Array.isArray(limits)) return WRONG;
  const one = (/** @type {unknown} */ limit) => {
    const { material, moves } = fields("variations.fiftyMoveLimits", limit, ["material", "moves"]);
    return `${String(material).replaceAll(/[,\n]/g, WRONG)} ${Number(moves)}`;
  };
  return Array.from(limits, one).join(",");
}

/** One variation a line, its name and its value. @param {Record<string, unknown>} variations */
function variationsText(variations) {
  const names = Object.keys(variations);
  const lines = names.map((name) => {
    const value = variations[name];
    const written = name === "fiftyMoveLimits" ? limitsText(value) : String(value);
    const plain = value === null || ["string", "number", "boolean", "object"].includes(typeof value);
    return `${name.replaceAll(/[ \n\r]/g, WRONG)} ${plain ? written.replaceAll(/[\n\r]/g, WRONG) : WRONG}`;
  });
  const written = lines.join("\n");
  const bad = guarded(() => glue.checkVariations(written));
  if (bad > 0) refuse(`variations.${names[bad - 1]}`, "a variation of the contract with a value that it may have", variations[names[bad - 1]]);
  return written;
}

/** @param {unknown} value @param {boolean} chess960 */
function priorOf(value, chess960) {
  const prior = fields("prior", value, ["illegalMoves", "lastDrawOfferBy", "positions"]);
  const made = prior.illegalMoves === undefined ? {} : fields("prior.illegalMoves", prior.illegalMoves, COLORS);
  const counts = COLORS.map((color) => count(`prior.illegalMoves.${color}`, made[color] ?? 0, MOST_ILLEGAL_MOVES));
  const offer = prior.lastDrawOfferBy === undefined ? COLORS.length : COLORS.indexOf(oneOf("prior.lastDrawOfferBy", prior.lastDrawOfferBy, COLORS));
  const listed = prior.positions ?? [];
  if (!Array.isArray(listed) || listed.length > MOST_POSITIONS) refuse("prior.positions", "a list of FENs", listed);
  const positions = Array.from(/** @type {unknown[]} */ (listed), (fen, index) => {
    const position = new Position(text(fen, `prior.positions[${index}]`), { chess960 });
    return position.fen();
  });
  return { illegal: counts[0] + counts[1] * 0x10000, offer, positions: positions.join("\n") };
}

/** The full name of an edition of the Laws. @param {unknown} asked @returns {string} */
export function editionOf(asked) {
  const edition = text(asked, "laws", "fide");
  return guarded(() => glue.edition(edition)) ?? refuse("laws", "the name of an edition", edition);
}

/** @param {unknown} options @returns {Terms} */
export function termsOf(options) {
  const asked = options === undefined ? {} : fields("options", options);
  for (const name of Object.keys(asked)) {
    if (!OPTIONS.includes(name)) refuse(name, `an option: ${OPTIONS.join(", ")}`, asked[name]);
  }
  const chess960 = flag(asked.chess960, "chess960", false);
  const laws = editionOf(asked.laws);
  const supervision = oneOf("supervision", asked.supervision ?? "guided", SUPERVISIONS);
  const pace = asked.pace === undefined ? PACES.length : PACES.indexOf(oneOf("pace", asked.pace, PACES));
  const clock = asked.clock === undefined ? NO_CLOCK : clockText(asked.clock);
  const variations = asked.variations === undefined ? "" : variationsText(fields("variations", asked.variations));
  const prior = asked.prior === undefined ? { illegal: 0, offer: COLORS.length, positions: "" } : priorOf(asked.prior, chess960);
  const start = new Position(asked.fen === undefined ? undefined : text(asked.fen, "fen"), { chess960 });
  /** @type {Record<string, unknown>} */
  const kept = { ...structuredClone(asked), laws, supervision };
  if (asked.tags !== undefined) kept.tags = tagsOf(asked.tags);
  return {
    start,
    core: [laws, SUPERVISIONS.indexOf(supervision), pace, clock, variations, prior.illegal, prior.offer, prior.positions],
    kept: /** @type {GameOptions} */ (kept),
  };
}

/** @param {unknown} value @returns {Record<string, string>} */
function tagsOf(value) {
  const tags = fields("tags", value);
  for (const [name, tag] of Object.entries(tags)) {
    if (typeof tag !== "string") refuse("tags", "an object of strings", tag);
    // Said now, and not when the game is over and to be written down.
    if (!TAG_NAME.test(name)) refuse("tags", "names that a PGN can hold", name);
  }
  return /** @type {Record<string, string>} */ (tags);
}
