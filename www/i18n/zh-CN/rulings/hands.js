// @ts-check
/** 对手上动作的裁决：触摸、摆正、离手。 @type {import("../../language.js").Table} */
export const hands = {
  // 触摸（4.3–4.5）
  "touch.must-move": "{player}触摸了 {piece}，必须走这枚棋子{article}。{passedOver}",
  "touch.must-capture": {
    one: "{player}触摸了{opponent} {piece}，必须吃掉它{article}。{passedOver}",
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

  // 再次拿起
  "hand.lifted": {
    bound: "{player}拿起了 {square} 的棋子，先前的触摸仍有约束力{article}。",
    free: "{player}拿起了 {square} 的棋子，没有必须走的棋子{article}。",
  },
};
