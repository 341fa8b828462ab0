// @ts-check
/**
 * Where players must complain (A.5.2) nobody tells them of an illegal move: whatever the board says and shows after it,
 * it says and shows after a legal one. The rulings are the engine's own.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "adoube";
import { marksOf, notesOf } from "../../www/board/marks.js";
import { asWritten, tellings } from "../../www/element/discretion.js";
import { told } from "../../www/element/events.js";
import { nextStep } from "../../www/element/next-step.js";
import { answer } from "../../www/element/questions.js";
import { stripLine, utterance } from "../../www/element/sentences.js";

/** @typedef {import("../../www/element/types.js").TableAct} TableAct */

const LANGS = /** @type {const} */ (["en", "zh-CN"]);
const MANNER = { byHand: true, silent: true };
const PRESS = /** @type {TableAct} */ ({ act: "pressClock", by: "white" });

/** @param {string} from @param {string | null} to @returns {TableAct[]} */
const move = (from, to) => [{ act: "lift", square: from }, { act: "release", from, to }];

/**
 * All that the players see and hear of these acts; the square that the piece was put on is called "there".
 * @param {readonly TableAct[]} acts @param {string} there @param {import("adoube").GameOptions} [options]
 */
function shown(acts, there, options = {}) {
  const game = new Game({ supervision: "claims", ...options });
  const alike = (/** @type {string} */ text) => text.replaceAll(there, "there");
  const seen = acts.map((act) => {
    const rulings = game.apply(act);
    const { state } = game;
    const marks = marksOf(state, { hints: "none", next: nextStep(game.rulings, state.phase), discreet: true });
    const last = tellings(game.rulings.map(({ ruling }) => ruling), true).at(-1) ?? null;
    const asked = { state, last, times: null, square: "a1", hints: "none", silent: true };
    return LANGS.map((lang) => {
      const [said, strip] = [utterance(rulings, state, lang, MANNER), stripLine(rulings, state, lang, MANNER)];
      return {
        said: [alike(said.text), said.priority],
        strip: [alike(strip.text), strip.tone],
        log: tellings(rulings, true).map(({ code, upheld, article, squares, text }) => [code, upheld, article, squares?.map(alike), alike(text(lang))]),
        asked: alike(answer("last", { ...asked, lang })),
        marks: marks.map(({ kind, square }) => `${kind} ${alike(square)}`).sort(),
        notes: [...new Set(marks.flatMap(({ square }) => notesOf(marks, square)))].filter((note) => note !== "check"),
      };
    });
  });
  const moves = game.moves();
  return { game, seen, written: moves.map((one, index) => asWritten(one, moves[index - 1]?.fen ?? options.fen)), codes: game.rulings.map(({ ruling }) => ruling.code) };
}

describe("where players must complain", () => {
  test("an illegal move that is made and completed looks and sounds like a legal one, in both languages", () => {
    const legal = shown([...move("g1", "f3"), PRESS], "f3");
    const illegal = shown([...move("g1", "g5"), PRESS], "g5");
    assert.ok(illegal.codes.includes("release.misplaced") && illegal.codes.includes("illegal.stands"));
    assert.deepEqual(illegal.seen, legal.seen);
    assert.deepEqual([legal.written, illegal.written], [["Nf3"], ["Ng5"]]);
    const [, released, pressed] = illegal.seen;
    assert.deepEqual(released.map(({ strip }) => strip[0]), ["White knight put on there.", "白马放在 there。"]);
    assert.deepEqual(pressed.map(({ said }) => said[0]), ["White has pressed the clock.", "白方已按钟。"]);
    assert.deepEqual(pressed.map(({ strip }) => strip[0]), ["Black to move.", "轮到黑方走子。"]);
  });

  test("so it is with a king that stays in check, and with one that steps into it", () => {
    const fen = "4r1k1/8/8/8/8/8/6N1/R3K3 w - - 0 1";
    const legal = shown([...move("e1", "d2"), PRESS], "d2", { fen });
    const illegal = shown([...move("e1", "e2"), PRESS], "e2", { fen });
    assert.ok(illegal.codes.includes("illegal.stands"));
    assert.deepEqual(illegal.seen.at(-1), legal.seen.at(-1));
    const pinned = shown([...move("g2", "e3"), PRESS], "e3", { fen });
    const left = shown([...move("g2", "f4"), PRESS], "f4", { fen });
    assert.ok(left.codes.includes("illegal.stands") && !pinned.codes.includes("illegal.stands"));
    assert.deepEqual(left.seen.at(-1), pinned.seen.at(-1));
    assert.deepEqual(left.written, ["Nf4"]);
  });

  test("castling that is not allowed is told like one that is, and written like it", () => {
    const acts = [...move("e1", "g1"), ...move("h1", "f1"), PRESS];
    const legal = shown(acts, "g1", { fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
    const besidesTouches = (/** @type {typeof legal} */ { seen }) => seen.map(([{ log }]) => log.filter(([code]) => !String(code).startsWith("touch.")));
    // Without the right, and out of check.
    for (const fen of ["4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1"]) {
      const illegal = shown(acts, "g1", { fen });
      assert.ok(illegal.codes.includes("illegal.stands"), fen);
      assert.deepEqual(besidesTouches(illegal), besidesTouches(legal), fen);
      assert.deepEqual([legal.written, illegal.written], [["O-O"], ["O-O"]], fen);
    }
  });

  test("a breach of touch-move is not told of", () => {
    const acts = [{ act: "touch", square: "b1" }, ...move("g1", "f3"), PRESS];
    const { codes, seen } = shown(/** @type {TableAct[]} */ (acts), "f3");
    assert.ok(codes.includes("breach.stands"));
    assert.deepEqual(seen[2].map(({ said }) => said), [["White knight put on there.", "polite"], ["白马放在 there。", "polite"]]);
    assert.equal(seen.flat().some(({ said, log }) => /breaks|违反/.test(said[0] + log.join())), false);
  });

  test("a press without a move is told as a press", () => {
    const { codes, seen, written, game } = shown([PRESS], "-");
    assert.ok(codes.includes("illegal.stands"));
    assert.deepEqual(seen[0].map(({ said }) => said[0]), ["White has pressed the clock.", "白方已按钟。"]);
    assert.deepEqual([written, seen[0][0].marks], [["–"], []]);
    assert.equal(game.state.lastMove?.san, "--");
  });

  test("once somebody objects, the arbiter rules and tells everything", () => {
    const { game } = shown([...move("g1", "g5"), PRESS], "g5", { clock: "300" });
    const rulings = game.apply({ act: "object", ground: "illegal-move", by: "black" });
    const before = game.state;
    assert.deepEqual(rulings.map(({ code }) => code).slice(0, 2), ["objection.upheld", "illegal.first"]);
    const [english, chinese] = LANGS.map((lang) => utterance(rulings, game.state, lang, MANNER));
    assert.match(english.text, /objection is upheld.*illegal.*first illegal move by White/s);
    assert.match(chinese.text, /异议.*违例/s);
    assert.equal(english.priority, "assertive");
    const events = told({ act: { act: "object", ground: "illegal-move" }, rulings, before, after: before }, "button", 0).map(({ type }) => type);
    assert.ok(events.includes("illegal-move"));
  });

  test("a page is told of an illegal move when it has been ruled on, not before", () => {
    const game = new Game({ supervision: "claims" });
    for (const act of move("g1", "g5")) game.apply(act);
    const before = game.state;
    const rulings = game.apply(PRESS);
    const types = told({ act: PRESS, rulings, before, after: game.state }, "button", 0).map(({ type }) => type);
    assert.equal(types.includes("illegal-move"), false);
  });

  test("with an arbiter who sees everything nothing is held back", () => {
    const game = new Game({ supervision: "arbiter" });
    const rulings = move("g1", "g5").flatMap((act) => game.apply(act));
    assert.match(utterance(rulings, game.state, "en", { byHand: true, silent: false }).text, /cannot go to g5/);
    assert.ok(marksOf(game.state, { hints: "none", next: null }).some(({ kind }) => kind === "displaced"));
  });

  test("what an opponent writes down has no signs of check and no second square", () => {
    const fen = "k7/8/8/3p4/8/8/4P3/4K3 w - - 0 1";
    /** @param {string} san @param {string} [after] */
    const one = (san, after = fen) => asWritten({ san, fen: after, color: "white" }, fen);
    assert.deepEqual([one("Nf3+"), one("Qh7#"), one("e2e5"), one("e2d5"), one("e2d3"), one("Kf1g5"), one("Ke1d5"), one("e7e8=Q"), one("O-O-O+"), one("Nbd7")],
      ["Nf3", "Qh7", "e5", "exd5", "exd3", "Kg5", "Kxd5", "e8=Q", "O-O-O", "Nbd7"]);
    const queens = "QQQ1k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert.equal(asWritten({ san: "Qa8b7", fen: queens, color: "white" }, queens), "Qa8b7");
  });
});
