// @ts-check
/** What the attributes of the element mean. What is absent or unknown is as usual in its mode. */
import { COMMITS, COORDINATES, HINTS, PIECES, ROTATIONS, choice, duration } from "../board/index.js";
import { NAMINGS } from "./square-names.js";

/** @typedef {"assist" | "otb" | "free" | "view"} Mode */
/** @typedef {"all" | "board" | "strip" | "clocks" | "buttons" | "score" | "log"} Part */
/** @typedef {"stack" | "beside" | "face" | "same-side"} Layout */

/**
 * @typedef {object} Settings
 * @property {Mode} mode
 * @property {string | null} fen
 * @property {string | null} pgn
 * @property {string | null} acts  a list of acts as JSON
 * @property {string | null} clock  a time control; null: no clock
 * @property {"manual" | "auto"} press  who presses the clock after a move
 * @property {boolean} guarded  an empty press of the clock is only remarked on
 * @property {"arbiter" | "claim"} flag  who notices that a flag has fallen
 * @property {"manual" | "assist"} claims
 * @property {number} accidentLimit  how many touches of one player may be called accidental; over the board more of them draw a warning
 * @property {Layout} layout
 * @property {import("../board/types.js").Rotation} rotation
 * @property {import("../board/types.js").PieceSet} pieces
 * @property {import("./square-names.js").Naming} naming
 * @property {boolean} sound
 * @property {boolean} natural
 * @property {boolean} animated
 * @property {boolean} required
 * @property {"white" | "black" | "turn"} orientation
 * @property {"both" | "white" | "black"} side
 * @property {import("../board/types.js").TouchCommit} commit
 * @property {import("../board/types.js").Hints} hints
 * @property {import("../board/types.js").Coordinates} coordinates
 * @property {"manual" | "assist"} castle
 * @property {number} accidentMs
 * @property {string} laws
 * @property {"guided" | "arbiter" | "claims"} supervision
 * @property {boolean} silent  nobody tells of an illegal move or a breach of touch-move: the players must complain
 * @property {boolean} warns  an arbiter is at the table who warns a player
 * @property {boolean} letters
 * @property {"on" | "host" | "off"} announce
 * @property {(part: Part) => boolean} shows
 * @property {boolean} playable
 */

export const ATTRIBUTES = [
  "mode", "fen", "pgn", "acts", "laws", "supervision", "clock", "orientation", "side", "layout", "rotate-pieces", "parts", "coordinates", "pieces",
  "theme", "lang", "square-names", "keys", "announce", "sound", "animation", "natural-placement", "touch-commit", "hints", "castle", "promotion",
  "accident-ms", "accident-limit", "press", "clock-guard", "flag", "claims", "name", "required", "disabled", "readonly",
];
/** Attributes that say which game it is: it begins anew when one of them changes before anything has been done. */
export const STARTING = new Set(["mode", "supervision", "laws", "clock"]);
/** Attributes that put another game on the board at once. */
export const LOADING = new Set(["fen", "pgn", "acts"]);

/** @type {Record<Mode, Pick<Settings, "hints" | "castle" | "accidentMs" | "accidentLimit" | "supervision" | "press" | "guarded" | "claims">>} */
const USUAL = {
  assist: { hints: "destinations", castle: "assist", accidentMs: 3000, accidentLimit: Infinity, supervision: "guided", press: "auto", guarded: true, claims: "assist" },
  otb: { hints: "none", castle: "manual", accidentMs: 1500, accidentLimit: 3, supervision: "arbiter", press: "manual", guarded: false, claims: "manual" },
  free: { hints: "destinations", castle: "assist", accidentMs: 0, accidentLimit: Infinity, supervision: "guided", press: "auto", guarded: true, claims: "assist" },
  view: { hints: "none", castle: "manual", accidentMs: 0, accidentLimit: Infinity, supervision: "guided", press: "auto", guarded: true, claims: "manual" },
};

/** @type {readonly Mode[]} */
const MODES = ["assist", "otb", "free", "view"];
/** @type {readonly Settings["orientation"][]} */
const ORIENTATIONS = ["white", "black", "turn"];
/** @type {readonly Settings["side"][]} */
const SIDES = ["both", "white", "black"];
/** @type {readonly Settings["castle"][]} */
const CASTLES = ["manual", "assist"];
/** @type {readonly Settings["supervision"][]} */
const SUPERVISIONS = ["guided", "arbiter", "claims"];
/** @type {readonly Settings["announce"][]} */
const ANNOUNCE = ["on", "host", "off"];

/** @type {readonly Settings["press"][]} */
const PRESSES = ["manual", "auto"];
/** @type {readonly Settings["flag"][]} */
const FLAGS = ["arbiter", "claim"];
/** @type {readonly Settings["claims"][]} */
const CLAIMS = ["manual", "assist"];
/** @type {readonly Layout[]} */
export const LAYOUTS = ["stack", "beside", "face", "same-side"];

/** A switch: present means on, "off" and "false" off. @param {string | null} value @param {boolean} usual */
const onOff = (value, usual) => (value === null ? usual : value !== "off" && value !== "false");

/** @param {string | null} value a number of touches, or "none" @param {number} usual */
function limit(value, usual) {
  const text = value?.trim() ?? "";
  if (text === "none") return Infinity;
  return /^\d+$/.test(text) ? Number(text) : usual;
}

/** @param {string | null} text */
const trimmed = (text) => text?.trim() || null;

/** @param {(name: string) => string | null} read @returns {Settings} */
export function settingsOf(read) {
  const mode = choice(read("mode"), MODES);
  const usual = USUAL[mode];
  const parts = (read("parts") ?? "").split(/[\s,]+/).filter(Boolean);
  const fen = read("fen")?.trim();
  const supervision = choice(read("supervision"), SUPERVISIONS, usual.supervision);
  return {
    mode,
    fen: fen && fen !== "start" ? fen : null,
    orientation: choice(read("orientation"), ORIENTATIONS),
    side: choice(read("side"), SIDES),
    commit: choice(read("touch-commit"), COMMITS),
    hints: choice(read("hints"), HINTS, usual.hints),
    coordinates: choice(read("coordinates"), COORDINATES),
    castle: choice(read("castle"), CASTLES, usual.castle),
    pgn: trimmed(read("pgn")),
    acts: trimmed(read("acts")),
    clock: timeControl(read("clock")),
    press: choice(read("press"), PRESSES, usual.press),
    guarded: onOff(read("clock-guard"), usual.guarded),
    flag: choice(read("flag"), FLAGS),
    claims: choice(read("claims"), CLAIMS, usual.claims),
    accidentLimit: limit(read("accident-limit"), usual.accidentLimit),
    layout: choice(read("layout"), LAYOUTS),
    rotation: choice(read("rotate-pieces"), ROTATIONS),
    pieces: choice(read("pieces"), PIECES),
    naming: choice(read("square-names"), NAMINGS),
    sound: onOff(read("sound"), false),
    natural: onOff(read("natural-placement"), false),
    animated: read("animation") !== "off",
    required: read("required") !== null,
    accidentMs: mode === "free" ? 0 : duration(read("accident-ms"), usual.accidentMs),
    laws: read("laws")?.trim() || "fide",
    supervision,
    silent: supervision === "claims" && mode !== "free",
    warns: supervision !== "guided" && mode === "otb",
    letters: read("keys") !== "arrows",
    announce: choice(read("announce"), ANNOUNCE),
    shows: (part) => (parts.length === 0 || parts.includes("all") ? part !== "all" : parts.includes(part) || part === "board"),
    playable: mode !== "view" && read("disabled") === null && read("readonly") === null,
  };
}

/** @param {string | null} value */
function timeControl(value) {
  const text = trimmed(value);
  return text === "none" || text === "-" ? null : text;
}
