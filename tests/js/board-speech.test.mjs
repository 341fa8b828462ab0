// @ts-check
/** The rows of the screen reader's table (S) as they are spoken, in both languages. The rulings are the engine's own. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "adoube";
import { notesOf, marksOf } from "../../www/board/marks.js";
import { answer } from "../../www/element/questions.js";
import { stripLine, utterance } from "../../www/element/sentences.js";
import { squareName, withSquareNames } from "../../www/element/square-names.js";
import { bothTimes, timeInWords } from "../../www/element/times.js";
import { asText } from "../../www/element/transcripts.js";
import { wordsIn } from "../../www/element/words.js";

const KNIGHT = /** @type {const} */ ({ color: "white", role: "knight" });

/** What is said after these acts, in both languages. @param {any} game @param {object[]} acts @param {boolean} [byHand] */
function said(game, acts, byHand = false) {
  const rulings = acts.flatMap((act) => game.apply(act));
  return ["en", "zh-CN"].map((lang) => utterance(rulings, game.state, lang, { byHand }));
}

/** @param {ReturnType<typeof said>} utterances */
const texts = (utterances) => utterances.map(({ text }) => text);

describe("what a screen reader says", () => {
  test("S1: the board is named with its side, a square with what stands on it, an empty one by itself", () => {
    assert.deepEqual(["en", "zh-CN"].map((lang) => wordsIn(lang).board("white")), ["Chessboard, White at the bottom", "棋盘，白方在下"]);
    assert.deepEqual(["en", "zh-CN"].map((lang) => wordsIn(lang).cell("e4", { color: "white", role: "pawn" }, [])), ["e4, white pawn", "e4，白兵"]);
    assert.deepEqual(["en", "zh-CN"].map((lang) => wordsIn(lang).cell("e5", null, [])), ["e5", "e5"]);
  });

  test("S5: a touch is one utterance: who touched what, and what follows", () => {
    assert.deepEqual(texts(said(new Game(), [{ act: "touch", square: "g1" }])), [
      "White touched the knight on g1: it must move (4.3.1).",
      "白方触摸了 g1 的马，必须走这枚棋子（第4.3.1条）。",
    ]);
  });

  test("S5: a move is one utterance in a fixed order: the move, the check, what is left to do", () => {
    const fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    const acts = [{ act: "lift", square: "a1" }, { act: "release", from: "a1", to: "a8" }];
    const game = new Game({ fen, supervision: "arbiter" });
    assert.deepEqual(texts(said(game, acts, true)), [
      "White touched the rook on a1: it must move (4.3.1). White has made the move Ra8+: it can no longer be changed (4.7). Black is in check. Press the clock to complete it.",
      "白方触摸了 a1 的车，必须走这枚棋子（第4.3.1条）。白方走出 Ra8+，不能再更改（第4.7条）。黑方被将军。请按钟，着法才算完成。",
    ]);
  });

  test("S5: the end is said once, and last", () => {
    const game = new Game({ fen: "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1" });
    const [english] = texts(said(game, [{ act: "play", move: "Ra8#" }]));
    assert.match(english, /^White has made the move Ra8#.*White has checkmated Black/);
    assert.equal(english.match(/checkmated/g)?.length, 1);
  });

  test("S6: the opponent's touch is spoken too, and politely", () => {
    const game = new Game();
    game.play("e4");
    const spoken = said(game, [{ act: "touch", square: "g8" }]);
    assert.deepEqual(texts(spoken), ["Black touched the knight on g8: it must move (4.3.1).", "黑方触摸了 g8 的马，必须走这枚棋子（第4.3.1条）。"]);
    assert.deepEqual(spoken.map(({ priority }) => priority), ["polite", "polite"]);
  });

  test("S7: a ruling that refuses interrupts", () => {
    const game = new Game();
    game.touch("g1");
    const spoken = said(game, [{ act: "lift", square: "e2" }, { act: "release", from: "e2", to: "e4" }]);
    assert.deepEqual(spoken.map(({ priority }) => priority), ["assertive", "assertive"]);
    assert.match(spoken[0].text, /The pawn may not go from e2 to e4 now/);
    assert.match(spoken[1].text, /e2/);
  });

  test("S8: a square's state is added to its name", () => {
    const game = new Game();
    game.touch("g1");
    const marks = marksOf(game.state, { hints: "destinations", next: null });
    assert.equal(wordsIn("en").cell("g1", KNIGHT, notesOf(marks, "g1")), "g1, white knight, touched, binding");
    assert.equal(wordsIn("zh-CN").cell("g1", KNIGHT, notesOf(marks, "g1")), "g1，白马，已触摸，有约束力");
    assert.equal(wordsIn("en").cell("f3", null, notesOf(marks, "f3")), "f3, may be moved to");
    assert.equal(wordsIn("zh-CN").cell("f3", null, notesOf(marks, "f3")), "f3，可以走到");
  });

  test("S9: the times are said on demand, in hours, minutes and seconds", () => {
    assert.deepEqual(["en", "zh-CN"].map((lang) => timeInWords(723_000, lang)), ["12 minutes 3 seconds", "12 分 3 秒"]);
    assert.deepEqual(["en", "zh-CN"].map((lang) => timeInWords(3_661_000, lang)), ["1 hour 1 minute 1 second", "1 小时 1 分 1 秒"]);
    assert.deepEqual(["en", "zh-CN"].map((lang) => timeInWords(0, lang)), ["0 seconds", "0 秒"]);
    assert.equal(bothTimes({ white: 60_000, black: 30_000 }, "en"), "White has 1 minute. Black has 30 seconds.");
    assert.equal(bothTimes({ white: 60_000, black: 30_000 }, "zh-CN"), "白方还有 1 分。黑方还有 30 秒。");
  });

  test("S10: squares are called as one likes to hear them", () => {
    assert.deepEqual((/** @type {const} */ (["plain", "nato", "anna", "zh"])).map((naming) => squareName("e4", naming)), ["e4", "Echo 4", "Eva vier", "e四"]);
    assert.equal(wordsIn("en", "nato").cell("g1", KNIGHT, []), "Golf 1, white knight");
    assert.equal(wordsIn("zh-CN", "zh").cell("g1", KNIGHT, []), "g一，白马");
    assert.equal(withSquareNames("White touched the knight on g1: it must move (4.3.1).", "nato"), "White touched the knight on Golf 1: it must move (4.3.1).");
    assert.equal(withSquareNames("白方触摸了 g1 的马。", "zh"), "白方触摸了 g一 的马。");
    assert.equal(withSquareNames("White has made the move Nf3+.", "nato"), "White has made the move Nf3+.");
  });
});

describe("what is said when it is asked for", () => {
  const game = new Game({ fen: "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1" });
  const asked = { state: game.state, last: null, times: null, square: "e2", hints: "destinations" };
  /** @param {import("../../www/board/keyboard.js").Question} what @param {object} [more] */
  const both = (what, more) => ["en", "zh-CN"].map((lang) => answer(what, { ...asked, lang, ...more }));

  test("K15: what binds, the moves of a piece, the lines, the turn, the times", () => {
    assert.deepEqual(both("obligation"), ["Nothing binds: any legal move may be made.", "没有约束：可以走任何合规着法。"]);
    assert.deepEqual(both("moves"), ["white pawn e2: e3, e4.", "白兵 e2：e3，e4。"]);
    assert.deepEqual(both("moves", { hints: "none" }), ["", ""]);
    assert.deepEqual(both("lines"), ["Rank 2: white pawn e2. File e: white king e1, white pawn e2, black king e8.", "第 2 横线：白兵 e2。e 直线：白王 e1，白兵 e2，黑王 e8。"]);
    assert.deepEqual(both("turn"), ["White to move.", "轮到白方走子。"]);
    assert.deepEqual(both("times"), ["There is no clock.", "没有使用棋钟。"]);
  });

  test("the whole position as text, the kings first", () => {
    assert.equal(asText(game.state, "en"), "White: white king e1, white rook a1, white pawn e2. Black: black king e8. White to move.");
    assert.equal(asText(game.state, "zh-CN"), "白方：白王 e1，白车 a1，白兵 e2。黑方：黑王 e8。轮到白方走子。");
  });

  test("the strip says what is left to do only where the players press the clock themselves", () => {
    const played = new Game();
    const rulings = played.play("e4");
    assert.equal(stripLine(rulings, played.state, "en", { byHand: true }).text, "White has made the move e4: it can no longer be changed (4.7). Press the clock to complete it.");
    assert.equal(stripLine(rulings, played.state, "en").text, "White has made the move e4: it can no longer be changed (4.7).");
  });
});
