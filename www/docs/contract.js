// @ts-check
/**
 * What `<adoube-board>` promises besides its methods: the source of the custom-elements manifest and of the reference
 * on the page beside this file. A test compares it with what the element really does.
 */

/** @typedef {{ name: string, type: string, usual: string, what: string }} AttributeEntry */
/** @typedef {{ name: string, what: string, cancelable?: boolean }} EventEntry */

/** @param {string} name @param {string} type @param {string} usual @param {string} what @returns {AttributeEntry} */
const attribute = (name, type, usual, what) => ({ name, type, usual, what });

export const attributes = [
  attribute("mode", "assist | otb | free | view", "assist", "Guided play; over the board, where what is done is done; free moves without touch-move; a picture."),
  attribute("fen", "FEN", "the first position", "The position that the game begins with."),
  attribute("pgn", "PGN", "none", "A game to begin with."),
  attribute("acts", "JSON", "none", "A list of acts to begin with; the property is preferred."),
  attribute("laws", "name of an edition", "fide", "Which Laws: the newest of FIDE, or another edition that the engine knows."),
  attribute("supervision", "guided | arbiter | claims", "by mode", "Who enforces: the board refuses, the arbiter rules at once, or the players must complain."),
  attribute("clock", "TimeControl of PGN", "none", "The time control, such as 5400+30 or 180d2. It begins with the next game, or at once if nothing has been done."),
  attribute("orientation", "white | black | turn", "white", "Which side is at the bottom."),
  attribute("side", "both | white | black", "both", "Whose pieces may be moved at this board."),
  attribute("layout", "stack | beside | face | same-side", "stack", "How two players sit: stations above and below, both at the right, face to face across the board, or changing places after each move."),
  attribute("rotate-pieces", "none | turn | own", "none; own in layout face", "Which pieces stand upside down."),
  attribute("parts", "list of strip clocks buttons score log", "all", "Which panels are shown; the board always is."),
  attribute("coordinates", "edge | all | inside | none", "edge", "Where the names of files and ranks stand."),
  attribute("pieces", "plain | letters | unicode | slotted", "plain", "How the pieces are drawn."),
  attribute("theme", "auto | light | dark | contrast", "auto", "Colours; auto follows the page."),
  attribute("lang", "language tag", "the nearest lang", "English, or 简体中文 for every zh."),
  attribute("square-names", "plain | nato | anna | zh", "plain", "What squares are called aloud."),
  attribute("keys", "all | arrows", "all", "arrows switches the single-letter keys off."),
  attribute("announce", "on | host | off", "on", "Who speaks to screen readers; host only sends the event announce."),
  attribute("sound", "off | on", "off", "Short tones for touches, moves and refusals."),
  attribute("animation", "auto | off", "auto", "Whether pieces slide; less motion is kept to in any case."),
  attribute("natural-placement", "switch", "off", "Pieces stay where on their squares they were let go, so that there is something to adjust."),
  attribute("touch-commit", "intent | press | lift", "intent", "When contact becomes touch: when it is meant, at once, or when the piece leaves its square."),
  attribute("hints", "none | obligation | destinations", "by mode", "What the board shows of what may be played."),
  attribute("castle", "manual | assist", "by mode", "Whether the rook of a castling follows by itself."),
  attribute("promotion", "box", "box", "The new piece is chosen from a box; there is never a queen by itself."),
  attribute("accident-ms", "milliseconds | unlimited", "by mode", "How long a touch may be called accidental (4.2.2)."),
  attribute("accident-limit", "number | none", "by mode", "How many touches a player may call accidental in a game. In mode otb it is 3, and the arbiter warns for each one more (12.9.1); elsewhere there is no limit, and beyond one that is given there are no more."),
  attribute("press", "manual | auto", "by mode", "Who presses the clock after a move."),
  attribute("clock-guard", "on | off", "by mode", "Whether a press without a move is only remarked on."),
  attribute("flag", "arbiter | claim", "arbiter", "Whether the arbiter notices that a flag has fallen, or the opponent must."),
  attribute("claims", "manual | assist", "by mode", "assist marks the button when a claim of a draw would be right."),
  attribute("name", "text", "none", "The name of the form field; its value is the saved game."),
  attribute("required", "switch", "off", "The form wants a move to be made."),
  attribute("disabled", "switch", "off", "Nothing can be done, and the form sends nothing."),
  attribute("readonly", "switch", "off", "Nothing can be done by hand."),
];

/** @param {string} name @param {string} what @returns {EventEntry} */
const event = (name, what) => ({ name, what });
/** What is said of every event that an act waits for. */
export const CANCEL = "Cancel it to keep the act from happening.";
/** @param {string} name @param {string} what @returns {EventEntry} */
const asking = (name, what) => ({ name, what: `${what} ${CANCEL}`, cancelable: true });

export const events = [
  event("board-ready", "The rules are loaded and the game is set up."),
  event("board-error", "Something cannot be done: detail.error, detail.code."),
  asking("hand-touch", "A piece is about to be touched."),
  asking("hand-lift", "A piece is about to be lifted."),
  asking("hand-release", "A piece is about to be let go: detail.from, detail.to."),
  asking("hand-accident", "A touch is about to be called accidental."),
  asking("hand-adjust", "A piece is about to be straightened."),
  asking("claim", "A draw is about to be claimed."),
  asking("clock-press", "A clock is about to be pressed."),
  event("act", "An act has been done: detail.act. What is needed to play it again elsewhere."),
  event("ruling", "A decision: detail.code, detail.article, detail.ruling."),
  event("obligation-change", "What binds the player is another thing now: detail.obligation."),
  event("move-made", "A move has been made: detail.san, detail.uci."),
  event("move-completed", "A move has been completed."),
  event("illegal-move", "An illegal move has been ruled on, or an announced one refused."),
  event("draw-offer", "A draw has been offered."),
  event("draw-answer", "An offer has been answered, in words or by a touch: detail.accepted."),
  event("claim-ruling", "A claim has been ruled on: detail.upheld."),
  event("clock-tick", "A second has passed on a running clock: detail.white, detail.black."),
  event("flag-fall", "A flag has fallen: detail.side."),
  event("game-end", "The game is over: detail.result."),
  { ...event("announce", "Something is said to screen readers: detail.text, detail.lang, detail.priority. Cancel it to speak yourself."), cancelable: true },
  event("input", "The value of the form field has changed."),
  event("change", "A move has been made, so the value may be an answer."),
];

const roles = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const letters = [..."pnbrqk"];

export const slots = [
  { name: "", what: "What is shown until the element is defined, and without JavaScript: a diagram in text." },
  { name: "square-a1 … square-h8", what: "An annotation on a square." },
  { name: "white-name, black-name", what: "The players' names." },
  { name: "before, after", what: "Something above or below the board and its stations." },
  { name: "help", what: "Something more in the list of keys." },
  { name: letters.flatMap((letter) => [`piece-w${letter}`, `piece-b${letter}`]).join(", "), what: "The page's own pieces, an svg or an img each, for pieces=\"slotted\"." },
];

/** @param {string} names @param {string} what */
const parts = (names, what) => names.split(" ").map((name) => ({ name, what }));

export const cssParts = [
  ...parts("board", "The board with its coordinates."), ...parts("square light dark", "A square, and its shade."), ...parts("coord", "A letter or figure at the edge."),
  ...parts(`piece piece-w piece-b ${roles.map((role) => `piece-${role}`).join(" ")}`, "A piece, its side, its kind."),
  ...parts("hand", "The piece that follows the pointer."), ...parts("ghost", "What stays on the square of a piece in the hand."),
  ...parts("ring ring-binding ring-also", "The mark of a touched piece."), ...parts("bracket", "The mark of a piece that must be captured."),
  ...parts("target target-capture", "The mark of a square that may be moved to."), ...parts("displaced", "The mark of a piece that lies where it cannot stay."),
  ...parts("path-castle", "The way that is left of a castling."), ...parts("last-move", "The squares of the last move."), ...parts("check", "The mark of a king in check."),
  ...parts("pointed", "A square that a log entry speaks of."), ...parts("focus", "The cell that has the focus."), ...parts("strip", "The sentence under the board."),
  ...parts("station", "A player's place."), ...parts("clock clock-running clock-button", "A clock; one that runs; one that can be pressed."),
  ...parts("button adjust-button offer-button claim-button", "Buttons."), ...parts("tray", "Captured pieces."), ...parts("box box-piece", "The box of the promotion."), ...parts("chip", "The offer to call a touch accidental."),
  ...parts("score score-move", "The score sheet."), ...parts("log log-entry log-article", "The arbiter's log."), ...parts("dialog", "A panel."), ...parts("mini-board", "A small diagram in a panel."),
];

export const states = [
  ["ready", "The rules are loaded."], ["obliged", "Something touched binds, and nothing is in the hand."], ["held", "A piece is in the hand."], ["displaced", "A piece lies where it cannot stay."],
  ["half", "A move is half made: castling, capture, promotion."], ["made", "A move is made and not completed."], ["adjusting", "J'adoube has been said."], ["claiming", "The claim panel is open."],
  ["paused", "The clocks are stopped."], ["over", "The game is over."], ["white-to-move", "White has the move."], ["black-to-move", "Black has the move."], ["check", "The side to move is in check."],
  ["wasm-failed", "The rules could not be loaded."],
].map(([name, what]) => ({ name, what }));

/** @param {string} name @param {string} what @param {string} [usual] */
const property = (name, what, usual = "") => ({ name: `--ab-${name}`, what, ...(usual ? { usual } : {}) });

export const cssProperties = [
  property("size", "The width of the board.", "100%"), property("min-size", "The smallest width of the board.", "280px"), property("gap", "Between the panels.", "10px"), property("radius", "Of the board's corners.", "0"),
  property("light", "Light squares."), property("dark", "Dark squares."), property("edge", "The line around the board."), property("coord", "Letters and figures."), property("coord-dark", "The same on dark squares."),
  property("piece-w-fill", "White pieces."), property("piece-w-stroke", "Their outline."), property("piece-b-fill", "Black pieces."), property("piece-b-stroke", "Their outline."), property("piece-b-halo", "Their light edge and inner lines."),
  property("piece-scale", "The size of a piece in its square.", "1"), property("ring", "The ring of the piece that binds."), property("ring-also", "Other rings."), property("bracket", "What must be captured."), property("target", "Where a piece may go."),
  property("displaced", "What cannot stay."), property("last-move", "The last move."), property("check", "The king in check."), property("focus", "The frame of the focus."), property("focus-halo", "Its other tone."),
  property("strip-bg", "The sentence's ground."), property("strip-fg", "The sentence."), property("clock-bg", "A clock that stands."), property("clock-fg", "Its figures."), property("clock-active-bg", "A clock that runs."), property("clock-active-fg", "Its figures."),
  property("log-article", "Articles in the log."), property("font", "Text.", "system-ui"), property("font-mono", "Figures of the clocks.", "ui-monospace"),
  property("hand-scale-coarse", "How large a piece is in a finger.", "1.6"), property("hand-raise-coarse", "How far above the finger, in squares.", "0.6"), property("ghost-opacity", "Of a piece's ghost.", "0.35"),
  property("anim-ms", "How long a piece slides.", "160ms"), property("adjust-max", "How far from the middle a piece may stay, in squares.", "0.12"),
];
