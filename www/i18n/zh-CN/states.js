// @ts-check
/** 状态的说明：阶段、判和要求，以及附在别的句子后面的句子。 */

/** @typedef {import("../language.js").Table} Table */

/** @type {Table} */
export const phases = {
  idle: "没有必须走的棋子，可以走任何合规着法。",
  bound: "已触摸棋子，必须按触摸走棋。",
  held: "棋子拿在手中。",
  misplaced: "棋子放在了不构成合规着法的格子上，请重新拿起。",
  castling: "王车易位走了一半，请走另一枚棋子。",
  capturing: "吃子走了一半，请拿走被吃的棋子，并放好吃子的棋子。",
  promoting: "升变走了一半，请把新棋子放到升变格，并拿走兵。",
  made: "着法已走出，请按钟完成这一着。",
  paused: "双方的钟已暂停。",
  adjourned: "对局已封棋。",
  over: "对局已结束。",
};

/** @type {Table} */
export const claims = {
  closed: "这一着已不能要求判和。",
  "threefold.board": "同一局面已出现 {times}，现在可以要求判和。",
  "threefold.move": "先写下着法，可以以重复局面要求判和。",
  "threefold.none": "同一局面出现了 {times}，还不能以重复局面要求判和。",
  "fifty.board": "双方已有 {movesEach}没有动兵，也没有吃子，现在可以要求判和。",
  "fifty.move": "先写下着法，可以按五十回合规则要求判和。",
  "fifty.none": "双方已有 {movesEach}没有动兵，也没有吃子，还不能以此要求判和。",
};

/** @type {Table} */
export const asides = {
  nearest: "此前有过棋子位置完全相同的局面，但{differences}不同。",
  "must-play": {
    none: "",
    named: "{player}现在必须走 {san}。",
    listed: "{player}现在必须走 {moves}。",
    many: "{player}现在必须走写下的文字可能表示的一种着法。",
  },
};

/** 还没有文字的代码，照写代码。 @type {Table} */
export const unknown = {
  rulings: "裁决“{code}”还没有说明文字。",
  obligations: "义务“{code}”还没有说明文字。",
  results: "结果“{code}”还没有说明文字。",
  errors: "错误“{code}”还没有说明文字。",
  illegal: "着法不合规，“{code}”还没有说明文字。",
  phases: "阶段“{code}”还没有说明文字。",
  claims: "判和要求“{code}”还没有说明文字。",
  anything: "这里没有可以说明的内容。",
};
