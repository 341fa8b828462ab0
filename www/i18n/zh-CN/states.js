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
  fault: {
    "illegal-move-named": "{player}完成了违例着法 {san}{article}。{reason}",
    "illegal-move-placed": "{player}把 {square} 的{role}放到 {second} 就按了钟，而这不是合规着法{article}。{reason}",
    "illegal-move": "{player}完成了一着违例着法{article}。{reason}",
    unpromoted: "{player}把兵留在底线就按了钟，按违例着法论{article}。",
    "no-move": "{player}没有走棋就按了钟，按违例着法论{article}。",
    "two-hands": "{player}用两只手走一着并按了钟，按违例着法论{article}。",
  },
  "sealed-fault": {
    ambiguous: "{player}的封棋着法“{text}”可以指不止一种合规着法{article}。",
    illegal: "{player}的封棋着法“{text}”不是合规着法{article}。",
    unreadable: "{player}的封棋着法“{text}”无法认读{article}。",
    touch: "{player}的封棋着法“{text}”不符合摸子走子的规定{article}。",
    other: "{player}的封棋着法无效{article}。",
  },
  "passed-own": "此前触摸过 {piece}，但它没有合规着法。",
  "passed-enemy": "此前触摸过 {piece}，但不能吃掉它。",
  given: "{player}加时 {time}。",
  taken: "{player}扣时 {time}。",
  stands: {
    offer: "这一要求仍作为提和有效。",
    none: "",
  },
  answer: {
    touch: "{opponent}可以接受，也可以口头拒绝，或以触摸棋子表示拒绝。",
    move: "{opponent}可以接受，也可以口头拒绝，或以走出着法表示拒绝。",
    wait: "{opponent}可以立即答复，也可以等对方走棋后再答复。",
  },
  restored: {
    restored: "恢复到这一着之前的局面。",
    kept: "",
  },
  found: {
    counted: "发现时白方已走 {movesByWhite}，黑方已走 {movesByBlack}。",
    none: "",
  },
  proof: {
    none: "",
    short: "例如走 {mateLine} 就可以将死。",
    long: "双方按合规着法共走 {mateLength} 着，可以形成将死。",
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
