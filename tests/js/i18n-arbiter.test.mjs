// @ts-check
/** What an arbiter says about clocks, illegal moves and sealed moves, word for word. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { describeIn } from "../../www/i18n/describe.js";
import english from "../../www/i18n/en/index.js";
import chinese from "../../www/i18n/zh-CN/index.js";
import { samples } from "./i18n-samples.mjs";

const minutes = (/** @type {number} */ count) => count * 60_000;

/** @param {Record<string, unknown>} ruling @param {string} en @param {string} zh */
function says(ruling, en, zh) {
  const whole = { upheld: true, player: "white", ...ruling };
  assert.equal(describeIn(whole, english), en);
  assert.equal(describeIn(whole, chinese), zh);
}

test("an illegal move: what was done, why not, which it is, what it costs, what must be played", () => {
  says(
    {
      code: "illegal.first", upheld: false, article: "7.5.5", kind: "illegal-move", squares: ["c1", "f4"], role: "bishop", count: 1, limit: 2,
      time: minutes(2), clock: { white: -30_000, black: minutes(2) }, why: { code: "path-blocked", squares: ["d2"], article: "3.5" },
      obligation: { kind: "replace-illegal-move", pieces: ["c1"], roles: ["bishop"], article: "7.5.1", moves: ["c1b2"] },
    },
    "White put the bishop from c1 on f4 and pressed the clock, but that is no legal move (7.5.5). The way is blocked on d2 (3.5). "
      + "This is the first illegal move by White; the second loses the game. White loses 0:30 on the clock. Black is given 2:00 extra. "
      + "The illegal move must be replaced by a legal move of the bishop on c1 (7.5.1).",
    "白方把 c1 的象放到 f4 就按了钟，而这不是合规着法（第7.5.5条）。途中的 d2 有棋子挡住（第3.5条）。这是白方首次违例，第 2 次违例即判负。"
      + "白方扣时 30 秒。黑方加时 2 分钟。违例着法必须改为 c1 的象的合规着法（第7.5.1条）。",
  );
});

test("the second illegal move against an opponent who cannot mate", () => {
  says(
    { code: "illegal.forfeit-drawn", upheld: false, article: "7.5.5", kind: "no-move", count: 2, limit: 2, test: "any-mate" },
    "White pressed the clock without having made a move, which counts as an illegal move (7.5.5). It would lose the game for White, "
      + "but no series of legal moves lets Black checkmate: the game is drawn.",
    "白方没有走棋就按了钟，按违例着法论（第7.5.5条）。白方本应判负，但黑方无论怎样走都不可能将死对方，判为和棋。",
  );
});

test("a flag against a lone knight, with the moves that prove the mate", () => {
  says(
    { code: "flag.fallen", article: "6.9", test: "any-mate", helpmate: ["a1b1", "c3a2", "b2b1q"], helpmateSan: ["Kb1", "Na2", "b1=Q"] },
    "White has run out of time, and Black, who could still checkmate by some series of legal moves, wins (6.9). "
      + "Checkmate could come about by Kb1, Na2, b1=Q.",
    "白方超时，黑方仍有合规着法可以将死对方，黑方获胜（第6.9条）。例如走 Kb1、Na2、b1=Q 就可以将死。",
  );
});

test("what is taken and what is given follow the clock, or the sign of the time where there is none", () => {
  const wrong = { code: "claim.rejected", upheld: false, article: "10.13(2)", ground: "fifty", reason: "other" };
  says({ ...wrong, time: minutes(-5) },
    "White's claim is rejected (10.13(2)). The claim stays open as a draw offer. White loses 5:00 on the clock.",
    "白方的判和要求不成立（第10.13(2)条）。这一要求仍作为提和有效。白方扣时 5 分钟。");
  says({ ...wrong, player: "black", offer: false, time: minutes(1) },
    "Black's claim is rejected (10.13(2)). White is given 1:00 extra.", "黑方的判和要求不成立（第10.13(2)条）。白方加时 1 分钟。");
  says({ ...wrong, offer: false, time: minutes(2), clock: { black: 0 } },
    "White's claim is rejected (10.13(2)).", "白方的判和要求不成立（第10.13(2)条）。");
});

test("times are told in hours, minutes and seconds", () => {
  /** @type {[number, string, string][]} */
  const times = [[0, "0:00", "0 秒"], [1, "0:00.001", "0.001 秒"], [59_999, "0:59.999", "59.999 秒"], [60_000, "1:00", "1 分钟"],
    [61_500, "1:01.5", "1 分 1.5 秒"], [3_600_000, "1:00:00", "1 小时"], [3_601_000, "1:00:01", "1 小时 1 秒"], [5_425_000, "1:30:25", "1 小时 30 分 25 秒"]];
  for (const [milliseconds, en, zh] of times) {
    assert.equal(english.names.duration(milliseconds), en);
    assert.equal(chinese.names.duration(milliseconds), zh);
  }
});

test("a ruling for which no article is known says so, and only the course of things goes without saying", () => {
  const plain = /^(release\.|hand\.|hands\.|clock\.(already|not|none|time)|decision\.nothing|session\.not|adjourn\.refused|objection\.rejected|write\.noted|move\.(unreadable|ambiguous)|game\.over)/;
  for (const { table, code, facts, what } of samples()) {
    if (table !== "rulings" || facts.article !== null || plain.test(code)) continue;
    assert.match(describeIn(what, english), /\(no article known\)|no article speaks of this/, code);
    assert.match(describeIn(what, chinese), /（未见相应条文）|规则没有条文规定/, code);
  }
});

test("what stands in a closed envelope is not told before it is opened", () => {
  const sealed = { code: "adjourn.sealed", upheld: true, player: "white", article: "I.1.1", text: "Rd8#", san: "Rd8#", moves: ["d1d8"] };
  for (const language of [english, chinese]) assert.doesNotMatch(describeIn(sealed, language), /d8|Rd/);
});
