// @ts-check
/** 各项裁决，按代码排列。 @type {import("../language.js").Table} */
export const rulings = {
  // 触摸（4.3–4.5）
  "touch.must-move": "{player}触摸了 {piece}，必须走这枚棋子{article}。",
  "touch.must-capture": {
    one: "{player}触摸了{opponent} {piece}，必须吃掉它{article}。",
    several: "{player}同时触摸了{opponent} {squares} 的棋子，必须吃掉其中一枚{article}。",
  },
  "touch.must-capture-with": "{player}触摸了双方的棋子，必须用 {piece}吃掉 {target}{article}。",
  "touch.must-castle": {
    kingside: "{player}触摸了 {square} 的王和 {second} 的车，此时易位合规，必须走短易位{article}。",
    queenside: "{player}触摸了 {square} 的王和 {second} 的车，此时易位合规，必须走长易位{article}。",
  },
  "touch.must-move-king": "{player}触摸了 {square} 的王和 {second} 的车，但这一侧不能易位，必须改走王的其他合规着法，也可以向另一侧合规易位{article}。",
  "touch.no-castling": {
    bound: "{player}先触摸了 {square} 的车，后触摸了 {second} 的王，这一着不能用这枚车易位，{binding}必须走动{article}。",
    elsewhere: "{player}先触摸了 {square} 的车，后触摸了 {second} 的王，这一着不能用这枚车易位；此前触摸的是 {binding}，仍以它为准{article}。",
    free: "{player}先触摸了 {square} 的车，后触摸了 {second} 的王，这一着不能用这枚车易位；两枚棋子都没有其他合规着法，可以改走其他任何合规着法{article}。",
  },
  "touch.also": {
    other: "{player}又触摸了 {square} 的棋子，但先触摸的是 {binding}，仍以它为准{article}。",
    again: "{player}再次触摸了 {binding}，仍以它为准{article}。",
  },
  "touch.free": {
    own: "{player}触摸了 {piece}，但它没有合规着法，{player}可以走任何合规着法{article}。",
    enemy: "{player}触摸了{opponent} {piece}，但没有棋子能吃掉它，{player}可以走任何合规着法{article}。",
    several: "{player}触摸了 {squares} 的棋子，但它们都不能走动，也不能被吃，{player}可以走任何合规着法{article}。",
  },
  "touch.union": "{player}同时触摸了 {squares} 的棋子，分不清先后；规则没有条文规定这种情况，可以走其中任何一枚能走的棋子。",
  "touch.not-having-the-move": {
    touch: "尚未轮到{player}走棋，此时触摸棋子不产生任何义务{article}。",
    other: "尚未轮到{player}走棋，这个动作无效，局面不变{article}。",
  },

  // 无意触碰与摆正（4.2）
  "accident.noted": {
    bound: "{player}碰到 {square} 的棋子属于无意触碰，不作触摸论，但先前的触摸仍然有效{article}。",
    free: "{player}碰到 {square} 的棋子属于无意触碰，不作触摸论，没有必须走的棋子{article}。",
  },
  "accident.brush": "{player}无意中碰到了 {square} 的棋子，不产生走子义务{article}。",
  "accident.too-late": "{square} 的{role}已经离开原格，不能算无意触碰，触摸有效{article}。",
  "adjust.noted": {
    one: "{player}先说了“摆正”，整理 {square} 的棋子不产生走子义务{article}。",
    several: "{player}先说了“摆正”，整理 {squares} 这几枚棋子不产生走子义务{article}。",
  },
  "adjust.not-having-the-move": "尚未轮到{player}走棋，只有行棋方可以摆正棋子{article}。",
  "adjust.late": {
    one: "{player}已经触摸了 {square} 的棋子：应先说“摆正”再触摸，这次触摸有效{article}。",
    several: "{player}已经触摸了 {squares} 这几枚棋子：应先说“摆正”再触摸，这次触摸有效{article}。",
  },

  // 离手（4.3、4.7）
  "release.put-back": {
    bound: "{player}把{role}放回了 {square}，但触摸仍然有效{article}。",
    free: "{player}把{role}放回了 {square}，没有必须走的棋子，可以走任何合规着法{article}。",
  },
  "release.returned": {
    bound: "{role}不能从 {square} 走到 {second}，已退回原格，触摸仍然有效。{reason}",
    free: "{role}不能从 {square} 走到 {second}，已退回原格，可以走任何合规着法。{reason}",
    "bound-nowhere": "{role}不能走到那里，已退回 {square}，触摸仍然有效。{reason}",
    "free-nowhere": "{role}不能走到那里，已退回 {square}，可以走任何合规着法。{reason}",
  },
  "release.misplaced": {
    bound: "{role}不能从 {square} 走到 {second}，棋子暂时留在那里，着法没有走出，触摸仍然有效。{reason}",
    free: "{role}不能从 {square} 走到 {second}，棋子暂时留在那里，着法没有走出，可以走任何合规着法。{reason}",
    "bound-nowhere": "{square} 的{role}不能走到那里，着法没有走出，触摸仍然有效。{reason}",
    "free-nowhere": "{square} 的{role}不能走到那里，着法没有走出，可以走任何合规着法。{reason}",
  },
  "release.off-board": {
    "returned-bound": "{player}把{role}放到了棋盘外，规则没有条文规定这种情况：{role}退回 {square}，触摸仍然有效。",
    "returned-free": "{player}把{role}放到了棋盘外，规则没有条文规定这种情况：{role}退回 {square}，可以走任何合规着法。",
    "lying-bound": "{player}把 {square} 的{role}放到了棋盘外，规则没有条文规定这种情况：着法没有走出，触摸仍然有效。",
    "lying-free": "{player}把 {square} 的{role}放到了棋盘外，规则没有条文规定这种情况：着法没有走出，可以走任何合规着法。",
  },
  "release.occupied": "{role}不能吃 {second} 的棋子，而一格不能放两枚棋子：{role}退回 {square}{article}。",
  "release.king-capture": {
    captured: "王永远不能被吃：{role}从 {second} 退回 {square}{article}。",
    handled: "王永远不会离开棋盘：对方的王放回 {square}{article}。",
  },
  "release.breach": {
    explained: "{role}此时不能从 {square} 走到 {second}，另有必须走的着法。{duty}",
    plain: "由于先前的触摸，{role}这一着不能从 {square} 走到 {second}{article}。",
    "explained-nowhere": "{role}此时不能离开 {square}，另有必须走的着法。{duty}",
    "plain-nowhere": "由于先前的触摸，{role}这一着不能离开 {square}{article}。",
  },

  // 分几步走出的着法（4.6、4.7.1–4.7.3）
  "castling.rook-next": "易位已经开始，请把 {second} 的车放到 {third}；在此之前，着法还没有走出{article}。",
  "castling.king-next": "易位已经开始，请把 {second} 的王放到 {third}；在此之前，着法还没有走出{article}。",
  "capture.remove-piece": "吃子的棋子已经放在 {square}，请把 {second} 被吃的棋子拿离棋盘；在此之前，着法还没有走出{article}。",
  "capture.place-piece": "{square} 的棋子已经拿离棋盘，请用能吃它的棋子完成吃子{article}。",
  "promotion.choose": {
    square: "{player}的兵在 {square} 升变，请把新棋子（{choices}）放到这一格{article}。",
    anywhere: "{player}的兵升变，请把新棋子（{choices}）放到升变格{article}。",
  },
  "promotion.remove-pawn": {
    square: "新的{role}已经放在 {square}，请把 {second} 的兵拿离棋盘；在此之前，着法还没有走出{article}。",
    anywhere: "新的{role}已经放在 {square}，请把升变的兵拿离棋盘；在此之前，着法还没有走出{article}。",
  },
  "promotion.impossible": {
    square: "{player}此时没有兵可以在 {square} 升变{article}。",
    anywhere: "{player}此时没有兵可以升变{article}。",
  },
  "remove.impossible": {
    returned: "{piece}不能拿离棋盘，因为没有合规着法会让它离开，已放回原格{article}。",
    lying: "{piece}不能拿离棋盘，因为没有合规着法会让它离开，请放回原格{article}。",
  },

  // 着法与按钟（4.7、6.2）
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
  "hand.lifted": {
    bound: "{player}拿起了 {square} 的棋子，先前的触摸仍有约束力{article}。",
    free: "{player}拿起了 {square} 的棋子，没有必须走的棋子{article}。",
  },

  // 提和（9.1、5.2.3）
  "offer.made": "{player}提和，{opponent}可以接受，也可以口头拒绝，或以触摸棋子表示拒绝{article}。",
  "offer.repeated": "{player}的提和仍然有效，不必重复{article}。",
  "offer.accepted": "{player}接受提和{article}。",
  "offer.declined": "{player}拒绝提和{article}。",
  "offer.lapsed": "{player}触摸了棋子，等于拒绝{opponent}的提和{article}。",
  "offer.none": "{opponent}没有提和，{player}无从答复{article}。",
  "offer.too-early": "双方都至少走过一着之后，才可以协议和棋{article}。",

  // 要求判和（9.2–9.5）
  "claim.accepted": {
    "threefold-board": "{player}的判和要求成立：同一局面已出现 {times}，判为和棋{article}。",
    "threefold-move": "{player}的判和要求成立：走 {san} 后，同一局面将出现 {times}，判为和棋{article}。",
    "fifty-board": "{player}的判和要求成立：双方已有 {movesEach}没有动兵，也没有吃子，判为和棋{article}。",
    "fifty-move": "{player}的判和要求成立：走 {san} 后，双方将有 {movesEach}没有动兵，也没有吃子，判为和棋{article}。",
    other: "{player}的判和要求成立，判为和棋{article}。",
  },
  "claim.rejected": {
    "threefold-board": "{player}的判和要求不成立：同一局面只出现了 {times}，需要 {neededTimes}；这一要求仍作为提和有效{article}。{nearest}{mustPlay}",
    "threefold-move": "{player}的判和要求不成立：走 {san} 后，同一局面只出现 {times}，需要 {neededTimes}；这一要求仍作为提和有效{article}。{nearest}{mustPlay}",
    "fifty-board": "{player}的判和要求不成立：双方只有 {movesEach}没有动兵，也没有吃子，需要 {neededEach}；这一要求仍作为提和有效{article}。{mustPlay}",
    "fifty-move": "{player}的判和要求不成立：走 {san} 后，双方只有 {movesEach}没有动兵，也没有吃子，需要 {neededEach}；这一要求仍作为提和有效{article}。{mustPlay}",
    touched: "{player}已经触摸了棋子，这一着不能再要求判和；这一要求仍作为提和有效{article}。",
    "not-having-the-move": "只有行棋方可以要求判和；{player}的要求仍作为提和有效{article}。",
    unreadable: "{player}写下的“{text}”无法认读为着法，判和要求不成立，但仍作为提和有效{article}。{mustPlay}",
    ambiguous: "{player}写下的“{text}”可以指不止一种合规着法，判和要求不成立，但仍作为提和有效{article}。{mustPlay}",
    illegal: "{player}写下的“{text}”不是合规着法，判和要求不成立，但仍作为提和有效{article}。{mustPlay}",
    other: "{player}的判和要求不成立，但仍作为提和有效{article}。{mustPlay}",
  },

  // 对局结束（5、9.6）
  "resign.lost": "{player}认输，{opponent}获胜{article}。",
  "resign.drawn": "{player}认输，但{opponent}无论怎样走都不可能将死对方，判为和棋{article}。",
  "game.checkmate": "{player}将死了{opponent}的王{article}。",
  "game.stalemate": "行棋方没有合规着法，而王没有被将军：逼和，对局为和棋{article}。",
  "game.dead-position": "双方无论怎样走都不可能将死对方：死局，对局为和棋{article}。",
  "game.fivefold": {
    counted: "同一局面已出现 {times}，无须棋手要求，对局即为和棋{article}。",
    plain: "同一局面出现次数过多，无须棋手要求，对局即为和棋{article}。",
  },
  "game.seventyfive-moves": {
    counted: "双方已有 {movesEach}没有动兵，也没有吃子，无须棋手要求，对局即为和棋{article}。",
    plain: "双方太久没有动兵，也没有吃子，无须棋手要求，对局即为和棋{article}。",
  },
  "game.over": {
    ended: "对局已经结束（{ending}），这个动作只作记录，不改变结果。",
    plain: "对局已经结束，这个动作只作记录，不改变结果。",
  },
};
