// @ts-check
/** 对着法的裁决：走出、完成、违例、异议。 @type {import("../../language.js").Table} */
export const moves = {
  // 走出与完成（4.7、6.2）
  "move.made": "{player}走出 {san}，不能再更改{article}。",
  "move.illegal": {
    explained: "“{text}”不是合规着法，局面不变。{reason}",
    plain: "“{text}”不是合规着法，局面不变{article}。",
  },
  "move.unreadable": "“{text}”无法认读为着法，局面不变。",
  "move.ambiguous": {
    few: "“{text}”可以指 {moves}，请说明是哪一着，在此之前局面不变。",
    many: "“{text}”可以指不止一种合规着法，请说明是哪一着，在此之前局面不变。",
  },
  "move.completed": {
    named: "{player}已按钟，{san} 这一着完成{article}。",
    plain: "{player}已按钟，这一着完成{article}。",
  },
  "press.nothing-made": "{player}还没有走出着法，按钟没有可以完成的着法{article}。",
  "press.unfinished": {
    capturing: "{player}的吃子还没有走完，请先走完再按钟{article}。",
    castling: "{player}的王车易位还没有走完，请先走完再按钟{article}。",
    promoting: "{player}的升变还没有走完，请先走完再按钟{article}。",
    misplaced: "{player}放下的棋子没有构成合规着法，请先走出合规着法再按钟{article}。",
    other: "{player}还没有走完一着合规着法，请先走完再按钟{article}。",
  },
  "press.conduct": "{player}没有走棋就按了钟，按本规则属于行为不当，不算违例着法{article}。",

  // 已完成的违例着法及其处罚（7.5）
  "illegal.first": {
    limited: "{fault}这是{player}首次违例，{limitTh}违例即判负。{price}{duty}",
    unlimited: "{fault}这是{player}首次违例。{price}{duty}",
  },
  "illegal.again": {
    limited: "{fault}这已是{player}{countTh}违例，{limitTh}违例即判负。{price}{duty}",
    unlimited: "{fault}这已是{player}{countTh}违例，但不会仅因次数而判负。{price}{duty}",
    uncounted: "{fault}{player}此前已有违例。{price}{duty}",
  },
  "illegal.forfeit": {
    counted: "{fault}这是{player}{countTh}违例，判负，{opponent}获胜。{proof}",
    plain: "{fault}{player}因此判负，{opponent}获胜。{proof}",
  },
  "illegal.forfeit-drawn": {
    "any-mate": "{fault}{player}本应判负，但{opponent}无论怎样走都不可能将死对方，判为和棋。",
    "bare-king": "{fault}{player}本应判负，但{opponent}只剩单王，判为和棋。",
    other: "{fault}{player}本应判负，但{opponent}无法取胜，判为和棋。",
  },
  "illegal.stands": {
    unpromoted: "{player}把兵留在底线就按了钟，{opponent}如不及时提出异议，对局照样继续{article}。",
    "no-move": "{player}没有走棋就按了钟，{opponent}如不及时提出异议，对局照样继续{article}。",
    "two-hands": "{player}用两只手走一着并按了钟，{opponent}如不及时提出异议，这一着有效{article}。",
    named: "{player}完成了违例着法 {san}，{opponent}如不及时提出异议，这一着有效{article}。{reason}",
    plain: "{player}完成了一着违例着法，{opponent}如不及时提出异议，这一着有效{article}。{reason}",
  },
  "illegal.must-finish": "{player}把兵留在底线就按了钟：这一着还没有走出，必须先用新棋子换下兵{article}。",
  "breach.stands": {
    named: "{player}走 {san} 违反了摸子走子，{opponent}如不在触摸棋子之前提出异议，这一着有效{article}。{duty}",
    plain: "{player}的着法违反了摸子走子，{opponent}如不在触摸棋子之前提出异议，这一着有效{article}。{duty}",
  },
  "promotion.queen": {
    square: "按钟之前没有换下 {promotionSquare} 的兵，这枚兵变为后{article}。",
    anywhere: "按钟之前没有换下升变的兵，这枚兵变为后{article}。",
  },

  // 异议（4.8、7.5、A.5）
  "objection.upheld": {
    "touch-move-named": "{player}的异议成立：{opponent}走 {san} 违反了摸子走子{article}。{restored}{duty}",
    "touch-move": "{player}的异议成立：{opponent}违反了摸子走子{article}。{restored}{duty}",
    "illegal-move-named": "{player}的异议成立：{opponent}的 {san} 是违例着法{article}。{restored}{duty}",
    "illegal-move": "{player}的异议成立：{opponent}走了违例着法{article}。{restored}{duty}",
    accident: "{player}的异议成立：{opponent}碰到棋子并非无意，触摸有效{article}。{restored}{duty}",
    other: "{player}的异议成立{article}。{restored}{duty}",
  },
  "objection.rejected": {
    "already-ruled": "{player}的异议不成立：本局中这类差错随时裁决，已没有可以提出异议的事{article}。",
    "no-breach": "{player}的异议不成立：没有发现{opponent}违反摸子走子{article}。",
    "no-illegal-move": "{player}的异议不成立：没有发现{opponent}走过违例着法{article}。",
    "no-accident": "{player}的异议不成立：没有发现{opponent}称为无意的触碰{article}。",
    touched: "{player}的异议不成立：先触摸棋子就失去了提出异议的权利，{opponent}的着法有效{article}。",
    "too-late": "{player}的异议不成立：提出得太晚，已走的着法有效{article}。",
    "own-move": "{player}的异议不成立：只能对对方的行为提出异议，而这是{player}自己所为{article}。",
    other: "{player}的异议不成立{article}。",
  },
  "objection.referred": {
    accident: "{player}认为{opponent}碰到棋子并非无意，须由裁判裁定{article}。",
    "touch-move": "{player}认为{opponent}违反了摸子走子，须由裁判裁定{article}。",
    "illegal-move": "{player}认为{opponent}走了违例着法，须由裁判裁定{article}。",
    other: "{player}的异议等待裁判裁定{article}。",
  },
};
