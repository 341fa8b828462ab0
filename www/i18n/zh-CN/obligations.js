// @ts-check
/** 行棋方必须怎样走，按种类排列。 @type {import("../language.js").Table} */
export const obligations = {
  move: {
    one: "{mover}已被触摸，必须走这枚棋子{article}。",
    several: "同时触摸了几枚己方棋子，必须走 {origins} 的棋子{article}。",
  },
  capture: {
    one: "{piece}已被触摸，必须吃掉它{article}。",
    several: "同时触摸了几枚对方棋子，必须吃掉 {anySquare} 的棋子{article}。",
  },
  "capture-with": {
    both: "必须用 {mover}吃掉 {other}：两枚棋子都已被触摸{article}。",
    begun: "用 {mover}吃子已经开始，必须走完{article}。",
  },
  castle: {
    kingside: "必须用 {origin} 的王和 {companion} 的车走短易位{article}。",
    queenside: "必须用 {origin} 的王和 {companion} 的车走长易位{article}。",
    "kingside-begun": "短易位已经开始，必须走完{article}。",
    "queenside-begun": "长易位已经开始，必须走完{article}。",
  },
  "king-move": "想走的易位不合规，{origin} 的王必须改走其他合规着法{article}。",
  promote: {
    square: "兵必须在 {promotionSquare} 升变，请把新棋子（{choices}）放到这一格{article}。",
    anywhere: "兵必须升变，请把新棋子（{choices}）放到升变格{article}。",
  },
  "written-move": {
    one: "写下的着法必须走出：{moves}{article}。",
    few: "必须走写下的文字可能表示的一种着法：{moves}{article}。",
    many: "必须走写下的文字可能表示的一种着法{article}。",
  },
  "replace-illegal-move": {
    move: "违例着法必须改为 {piece}的合规着法{article}。",
    capture: "违例着法必须改为吃掉 {piece}的合规着法{article}。",
    anywhere: "违例着法必须改为合规着法{article}。",
  },
};
