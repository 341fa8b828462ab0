// @ts-check
/** What the attributes of the element mean. What is absent or unknown is as usual in its mode. */
import { COMMITS, COORDINATES, HINTS, choice, duration } from "../board/index.js";

/** @typedef {"assist" | "otb" | "free" | "view"} Mode */
/** @typedef {"all" | "board" | "strip" | "buttons" | "score" | "log"} Part */

/**
 * @typedef {object} Settings
 * @property {Mode} mode
 * @property {string | null} fen
 * @property {"white" | "black" | "turn"} orientation
 * @property {"both" | "white" | "black"} side
 * @property {import("../board/types.js").TouchCommit} commit
 * @property {import("../board/types.js").Hints} hints
 * @property {import("../board/types.js").Coordinates} coordinates
 * @property {"manual" | "assist"} castle
 * @property {number} accidentMs
 * @property {string} laws
 * @property {"guided" | "arbiter"} supervision
 * @property {boolean} letters
 * @property {"on" | "host" | "off"} announce
 * @property {(part: Part) => boolean} shows
 * @property {boolean} playable
 */

export const ATTRIBUTES = [
  "mode", "fen", "orientation", "side", "touch-commit", "hints", "coordinates", "castle", "accident-ms", "laws", "supervision", "lang", "keys",
  "announce", "parts", "disabled", "readonly",
];
/** @type {Record<Mode, Pick<Settings, "hints" | "castle" | "accidentMs" | "supervision">>} */
const USUAL = {
  assist: { hints: "destinations", castle: "assist", accidentMs: 3000, supervision: "guided" },
  otb: { hints: "none", castle: "manual", accidentMs: 1500, supervision: "arbiter" },
  free: { hints: "destinations", castle: "assist", accidentMs: 0, supervision: "guided" },
  view: { hints: "none", castle: "manual", accidentMs: 0, supervision: "guided" },
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
const SUPERVISIONS = ["guided", "arbiter"];
/** @type {readonly Settings["announce"][]} */
const ANNOUNCE = ["on", "host", "off"];

/** @param {(name: string) => string | null} read @returns {Settings} */
export function settingsOf(read) {
  const mode = choice(read("mode"), MODES);
  const usual = USUAL[mode];
  const parts = (read("parts") ?? "").split(/[\s,]+/).filter(Boolean);
  const fen = read("fen")?.trim();
  return {
    mode,
    fen: fen && fen !== "start" ? fen : null,
    orientation: choice(read("orientation"), ORIENTATIONS),
    side: choice(read("side"), SIDES),
    commit: choice(read("touch-commit"), COMMITS),
    hints: choice(read("hints"), HINTS, usual.hints),
    coordinates: choice(read("coordinates"), COORDINATES),
    castle: choice(read("castle"), CASTLES, usual.castle),
    accidentMs: mode === "free" ? 0 : duration(read("accident-ms"), usual.accidentMs),
    laws: read("laws")?.trim() || "fide",
    supervision: choice(read("supervision"), SUPERVISIONS, usual.supervision),
    letters: read("keys") !== "arrows",
    announce: choice(read("announce"), ANNOUNCE),
    shows: (part) => (parts.length === 0 || parts.includes("all") ? part !== "all" : parts.includes(part) || part === "board"),
    playable: mode !== "view" && read("disabled") === null && read("readonly") === null,
  };
}
