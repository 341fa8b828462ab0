// @ts-check
/**
 * What is to be marked on the board, told from the state. A mark is a shape; colour only helps (WCAG 1.4.1).
 */
import { physicalBoard, seenOn, strayed } from "./placement.js";
import { targetsByOrigin } from "./situation.js";

/** @typedef {import("./types.js").BoardState} BoardState */
/** @typedef {import("./types.js").CellNote} CellNote */
/** @typedef {import("./types.js").Hints} Hints */
/** @typedef {import("./types.js").NextStep} NextStep */
/** @typedef {import("./types.js").Square} Square */

/**
 * @typedef {{ kind: "last-move" | "ring-binding" | "ring-free" | "bracket" | "may" | "target" | "target-capture" | "displaced" | "check" | "held" | "inspected" | "aim" | "pointed", square: Square }
 *   | { kind: "ring-also", square: Square, order: number }
 *   | { kind: "path-castle", square: Square, to: Square }} Mark
 */

/** @param {readonly string[]} moves */
const originsOf = (moves) => [...new Set(moves.map((uci) => uci.slice(0, 2)))];

/**
 * What lies where no move puts it, as if it had been a move like any other.
 * @param {BoardState} state @returns {BoardState}
 */
function asMoved(state) {
  const last = (state.displaced ?? (state.misplaced ? [state.misplaced] : [])).at(-1);
  const lastMove = last?.at ? { uci: last.from + last.at, san: "" } : state.lastMove;
  return { ...state, phase: "made", touched: [], obligation: null, lastMove };
}

/**
 * @param {BoardState} state
 * @param {{ hints: Hints, next: NextStep | null, discreet?: boolean }} manner  discreet: nobody tells what cannot lie there, and what is still to be done
 * @returns {Mark[]}
 */
export function marksOf(state, { hints, next, discreet = false }) {
  if (discreet && state.phase === "misplaced") return marksOf(asMoved(state), { hints: "none", next: null });
  if (discreet && next) return marksOf(state, { hints, next: null });
  const placement = physicalBoard(state);
  /** @type {Mark[]} */
  const marks = [];
  const add = (/** @type {Exclude<Mark["kind"], "ring-also" | "path-castle">} */ kind, /** @type {Square | null} */ square) => {
    if (square) marks.push({ kind, square });
  };
  const [from, to] = [state.lastMove?.uci.slice(0, 2) ?? null, state.lastMove?.uci.slice(2, 4) ?? null];
  // A press of the clock without a move leaves no trace on the board.
  if (from !== to) for (const square of [from, to]) add("last-move", square);
  for (const square of strayed(state)) add("displaced", square);
  marks.push(...touchMarks(state));
  if (hints !== "none" && state.obligation?.kind === "capture") {
    for (const origin of originsOf(state.obligation.moves)) add("may", seenOn(state, origin));
  }
  if (next && "from" in next) marks.push({ kind: "path-castle", square: next.from, to: next.to });
  // A pawn that is still to be taken off is its player's own, and nobody captures it.
  if (next && "remove" in next && placement.get(next.remove)?.color !== state.turn) add("bracket", next.remove);
  if (hints === "destinations" && !next) {
    for (const target of new Set([...targetsByOrigin(state, next).values()].flat())) {
      add(placement.get(target) ? "target-capture" : "target", target);
    }
  }
  if (state.check) add("check", kingOf(state, placement));
  if (state.holding) add("held", seenOn(state, state.holding));
  return marks;
}

/**
 * Who binds, and who was touched besides. A mover rings, a piece to be captured gets brackets.
 * @param {BoardState} state @returns {Mark[]}
 */
function touchMarks(state) {
  const { obligation, touched } = state;
  const placement = physicalBoard(state);
  const binding = obligation ? [...obligation.pieces] : [];
  /** @type {Mark[]} */
  const marks = [];
  for (const piece of binding) {
    const square = seenOn(state, piece);
    // A captured piece that is off leaves nothing to mark.
    if (!placement.has(square)) continue;
    const own = placement.get(square)?.color === state.turn;
    marks.push({ kind: own ? "ring-binding" : "bracket", square });
  }
  touched.forEach((piece, index) => {
    const square = seenOn(state, piece);
    if (!placement.has(square) || binding.includes(piece) || marks.some((mark) => mark.square === square)) return;
    marks.push(obligation ? { kind: "ring-also", square, order: index + 1 } : { kind: "ring-free", square });
  });
  return marks;
}

/** @param {BoardState} state @param {Map<Square, import("./types.js").Piece>} placement */
function kingOf(state, placement) {
  return [...placement].find(([, piece]) => piece.role === "king" && piece.color === state.turn)?.[0] ?? null;
}

/** @type {Partial<Record<Mark["kind"], CellNote>>} */
const NOTES = {
  "ring-binding": "binding", "ring-also": "touched", "ring-free": "touched", bracket: "must-capture", may: "may-move",
  target: "target", "target-capture": "target", check: "check", held: "held", displaced: "misplaced",
};

/** What a square's name says of it. @param {readonly Mark[]} marks @param {Square} square @returns {CellNote[]} */
export function notesOf(marks, square) {
  const notes = marks.flatMap((mark) => (mark.square === square && NOTES[mark.kind] ? [/** @type {CellNote} */ (NOTES[mark.kind])] : []));
  return [...new Set(notes)];
}
