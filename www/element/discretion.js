// @ts-check
/**
 * What the table hears where players must complain (A.5.2): nobody tells them that a move was illegal or broke
 * touch-move. A hand's doing is then told alike, whatever it was worth; the verdict waits for the objection.
 */
import { placementOf } from "../board/index.js";
import { describe, ui } from "../i18n/index.js";
import { START } from "./sitting.js";
import { capitalised, pieceName } from "./words.js";

/** @typedef {import("../engine/index.js").Color} Color */
/** @typedef {import("../engine/index.js").Ruling} Ruling */
/** @typedef {import("../board/types.js").Role} Role */

/** What may be told of a ruling. @typedef {Pick<Ruling, "code" | "upheld" | "article" | "squares"> & { ruling: Ruling, text: (lang: string) => string }} Telling */

/** @type {Record<string, Role>} */
const ROLES = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight" };

/** What has been let go, and where: legal or not, it is told in the same words. @type {Record<string, (ruling: Ruling) => { role: Role, square: string } | null>} */
const PLACED = {
  "move.made": ({ san, squares = [] }) => placed(String(san), squares[1]),
  "release.misplaced": ({ role, squares = [] }) => ({ role: /** @type {Role} */ (role), square: squares[1] }),
  "castling.rook-next": ({ squares = [] }) => ({ role: "king", square: squares[0] }),
  "castling.king-next": ({ squares = [] }) => ({ role: "rook", square: squares[0] }),
  "capture.remove-piece": ({ squares = [] }) => ({ role: "pawn", square: squares[0] }),
};
/** What has been taken off. */
const REMOVED = new Set(["capture.place-piece", "remove.impossible"]);
const PRESSED = new Set(["move.completed", "illegal.stands"]);
/** What only the opponent may bring up, and what the arbiter only waits to see again (A.5.4). */
const WITHHELD = new Set(["breach.stands", "game.illegal-position"]);

/** What was let go last. @param {string} san @param {string} square @returns {{ role: Role, square: string }} */
function placed(san, square) {
  // Of a castling that is the rook.
  if (san.startsWith("O-O")) return { role: "rook", square: `${san.startsWith("O-O-O") ? "d" : "f"}${square[1]}` };
  const promotion = /=([QRBN])/.exec(san)?.[1];
  return { role: ROLES[promotion ?? san[0]] ?? "pawn", square };
}

/** @param {Ruling} ruling @returns {Telling} */
const plainly = (ruling) => {
  const { code, upheld, article, squares } = ruling;
  return { code, upheld, article, squares, ruling, text: (lang) => describe(ruling, lang) };
};

/** @param {Ruling} ruling @param {string} code @param {string[]} squares @param {(lang: string) => string} text @returns {Telling} */
const neutrally = (ruling, code, squares, text) => ({ code, upheld: true, article: null, squares, ruling, text });

/** @param {Ruling} ruling @returns {Telling | null} */
function discreet(ruling) {
  const { code, player, squares = [] } = ruling;
  if (WITHHELD.has(code)) return null;
  if (PRESSED.has(code)) return neutrally(ruling, "hand.pressed", [], (lang) => ui(`discreet.pressed.${player}`, lang));
  if (REMOVED.has(code)) return neutrally(ruling, "hand.removed", squares.slice(0, 1), (lang) => ui("discreet.removed", lang, { square: squares[0] }));
  if (!Object.hasOwn(PLACED, code)) return plainly(ruling);
  const there = PLACED[code](ruling);
  if (!there) return plainly(ruling);
  return neutrally(ruling, "hand.placed", [there.square], (lang) => ui("discreet.placed", lang, { square: there.square, piece: capitalised(pieceName({ color: player, role: there.role }, lang)) }));
}

/**
 * The rulings as the table hears of them.
 * @param {readonly Ruling[]} rulings @param {boolean} silent  players must complain
 * @returns {Telling[]}
 */
export function tellings(rulings, silent) {
  return rulings.flatMap((ruling) => (silent ? discreet(ruling) ?? [] : plainly(ruling)));
}

/** @param {ReturnType<typeof placementOf>} placement @param {Color} color */
const kingOf = (placement, color) => [...placement].find(([, piece]) => piece.color === color && piece.role === "king")?.[0] ?? "";

/**
 * A move as a player writes it down who does not judge it: without the signs of check, and an irregular one like any other.
 * @param {{ san: string, fen: string, color: Color }} move @param {string} [before] the position in which it was played
 */
export function asWritten({ san, fen, color }, before = START) {
  const plain = san.replace(/[+#]$/, "");
  if (plain === "--") return "–";
  const irregular = /^([KQRBN]?)([a-h][1-8])([a-h][1-8])((?:=[QRBN])?)$/.exec(plain);
  if (!irregular) return plain;
  const [, letter, from, to, promotion] = irregular;
  const [had, has] = [placementOf(before), placementOf(fen)];
  const alike = [...had.values()].filter((piece) => piece.color === color && piece.role === (ROLES[letter] ?? "pawn"));
  // Three queens on the board may need both square names.
  if (letter && alike.length > 2) return plain;
  const [king, went] = [kingOf(had, color), kingOf(has, color)];
  const files = went.charCodeAt(0) - king.charCodeAt(0);
  if (Math.abs(files) === 2 && went[1] === king[1] && (letter === "R" || letter === "K")) return files > 0 ? "O-O" : "O-O-O";
  const takes = had.has(to) || (!letter && from[0] !== to[0]);
  return `${takes && !letter ? from[0] : letter}${takes ? "x" : ""}${to}${promotion}`;
}
