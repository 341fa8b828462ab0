// @ts-check
/**
 * A person's sentence for what the engine decides. It knows plain objects only, no engine, and one language at a time:
 * whoever needs a single language imports this file and that language.
 */
import { fill } from "./fill.js";
import { values } from "./values.js";
import { variants } from "./variants/index.js";

/** @typedef {import("./language.js").Facts} Facts */
/** @typedef {import("./language.js").Language} Language */
/** @typedef {import("./language.js").Tables} Tables */
/** @typedef {{ table: keyof Tables, code: string, facts: Facts }} Subject */

/** @param {unknown} value @returns {value is Facts} */
const isObject = (value) => typeof value === "object" && value !== null;

/** The asides that a text can name, by the name that it uses. */
const ASIDES = [
  ["nearest", "nearest"], ["mustPlay", "must-play"], ["fault", "fault"], ["sealedFault", "sealed-fault"], ["stands", "stands"],
  ["answer", "answer"], ["restored", "restored"], ["found", "found"], ["proof", "proof"],
];

/** @param {string} code @param {Facts} facts @param {Language} language */
const aside = (code, facts, language) => sentence({ table: "asides", code, facts }, language) ?? "";

/** @type {(code: string) => (facts: Facts, language: Language) => string} */
const inside = (code) => (facts, language) => aside(code, facts, language);

/**
 * What the ruling changed on the clocks: a sentence for each of them. Without one, a time below zero is lost by the player, any other
 * given to the opponent.
 * @param {Facts} facts
 * @param {Language} language
 */
function price({ player, clock, time }, language) {
  const whose = (player === "white") === (typeof time === "number" && time < 0) ? "white" : "black";
  const changes = isObject(clock) ? clock : { [whose]: time };
  const told = ["white", "black"].flatMap((color) => {
    const change = changes[color];
    if (!Number.isSafeInteger(change) || change === 0) return [];
    return [aside(change > 0 ? "given" : "taken", { player: color, time: Math.abs(change) }, language)];
  });
  return told.join(language.between);
}

/** Sentences that stand inside a text as a whole: another subject's sentence, or one of the asides. */
/** @type {Record<string, (facts: Facts, language: Language) => string>} */
const sentences = {
  reason: ({ why }, language) => (isObject(why) ? whole({ table: "illegal", code: why.code, facts: why }, language) : ""),
  duty: ({ obligation: duty }, language) =>
    isObject(duty) ? whole({ table: "obligations", code: duty.kind, facts: duty }, language) : "",
  price,
  ...Object.fromEntries(ASIDES.map(([name, code]) => [name, inside(code)])),
};

/**
 * @param {Subject} subject
 * @param {Language} language
 * @returns {string | null} null when there is no text for these facts
 */
function sentence({ table, code, facts }, language) {
  if (typeof code !== "string" || !Object.hasOwn(language.tables[table], code)) return null;
  const entry = language.tables[table][code];
  const choose = variants[table]?.[code];
  const template = typeof entry === "string" ? entry : choose && entry[choose(facts)];
  if (typeof template !== "string") return null;
  return fill(template, (name) => {
    if (Object.hasOwn(sentences, name)) return sentences[name](facts, language);
    return Object.hasOwn(values, name) ? values[name](facts, language) : null;
  });
}

/**
 * The claims of a state become rulings of their own kind: which may be made now, and on what grounds.
 * @param {Facts} claims
 * @returns {Subject[]}
 */
function claimSubjects({ threefold, fifty, open }) {
  if (open === false) return [{ table: "claims", code: "closed", facts: {} }];
  return Object.entries({ threefold, fifty }).map(([ground, facts]) => {
    const possible = Array.isArray(facts.withMove) && facts.withMove.length > 0;
    const state = facts.onBoard ? "board" : possible ? "move" : "none";
    return { table: "claims", code: `${ground}.${state}`, facts: { ...facts, moves: facts.withMove } };
  });
}

/** @param {Facts} coded @param {Language} language @returns {Subject} */
function codedSubject(coded, language) {
  const { code } = coded;
  const detail = isObject(coded.detail) ? coded.detail : {};
  const error = { table: /** @type {const} */ ("errors"), code, facts: { ...detail, code } };
  if (coded.name === "AdoubeError") return error;
  if (typeof coded.fatal === "boolean" && typeof coded.line === "number") return { table: "pgn", code, facts: coded };
  if (Number.isInteger(coded.ply) && "article" in coded && Object.hasOwn(language.tables.audit, code)) {
    return { table: "audit", code, facts: { ...coded, player: coded.by } };
  }
  if (typeof coded.upheld === "boolean") return { table: "rulings", code, facts: coded };
  for (const table of /** @type {const} */ (["illegal", "rulings"])) {
    if (Object.hasOwn(language.tables[table], code)) return { table, code, facts: coded };
  }
  return error;
}

/** What it is that is to be described. Kinds are told apart by the members that only they have.
 * @param {unknown} what
 * @param {Language} language
 * @returns {Subject[]}
 */
function subjects(what, language) {
  if (typeof what === "string") return [{ table: "phases", code: what, facts: { code: what } }];
  if (!isObject(what)) return [];
  if (isObject(what.threefold) && isObject(what.fifty)) return claimSubjects(what);
  if (typeof what.code === "string") return [codedSubject(what, language)];
  if (typeof what.kind === "string") return [{ table: "obligations", code: what.kind, facts: what }];
  if (typeof what.reason === "string") return [{ table: "results", code: what.reason, facts: what }];
  return [];
}

/** @param {Subject} subject @param {Language} language */
function neutral({ table, code }, language) {
  const facts = { code };
  return sentence({ table: "unknown", code: table, facts }, language) ?? String(language.tables.unknown.anything);
}

/** @param {Subject} subject @param {Language} language */
const whole = (subject, language) => sentence(subject, language) ?? neutral(subject, language);

/**
 * Never throws. What it has no text for gets a neutral sentence that names the code.
 * @param {unknown} what  ruling, obligation, result, error, answer of whyIllegal, claims of a state, or phase
 * @param {Language} language
 * @returns {string}
 */
export function describeIn(what, language) {
  const found = subjects(what, language);
  if (found.length === 0) return String(language.tables.unknown.anything);
  return found.map((subject) => whole(subject, language)).join(language.between);
}
