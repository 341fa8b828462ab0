// @ts-check
/** 着法为什么不合规，按代码排列。 @type {import("../language.js").Table} */
export const illegal = {
  "empty-square": {
    shown: "{square} 没有棋子{article}。",
    plain: "这一格没有棋子{article}。",
  },
  "not-your-piece": {
    shown: "{square} 的棋子是对方的{article}。",
    plain: "这是对方的棋子{article}。",
  },
  "own-piece-there": {
    shown: "{square} 已有己方棋子{article}。",
    plain: "目标格已有己方棋子{article}。",
  },
  "piece-cannot": "这种棋子不能这样走{article}。",
  "path-blocked": {
    shown: "途中的 {squares} 有棋子挡住{article}。",
    plain: "途中有别的棋子挡住{article}。",
  },
  pinned: {
    shown: "这枚棋子被牵制，这样走会使己方的王受到 {squares} 的棋子攻击{article}。",
    plain: "这枚棋子被牵制，这样走会使己方的王受到攻击{article}。",
  },
  "check-not-answered": {
    shown: "王正被 {squares} 的棋子将军，这一着不能解除将军{article}。",
    plain: "王正被将军，这一着不能解除将军{article}。",
  },
  "into-check": {
    shown: "王不能走到那里，那一格受到 {squares} 的棋子攻击{article}。",
    plain: "王不能走到受对方攻击的格子{article}。",
  },
  "pawn-cannot-advance": "兵不能这样前进：前方有棋子，或者走得太远{article}。",
  "nothing-to-capture": {
    shown: "兵只有在吃子时才能斜走，而 {square} 没有可吃的棋子{article}。",
    plain: "兵只有在吃子时才能斜走，而那里没有可吃的棋子{article}。",
  },
  "en-passant-expired": {
    shown: "只有在 {square} 的兵刚前进两格后的下一着，才能作为过路兵吃掉它{article}。",
    plain: "吃过路兵只能在对方的兵前进两格后的下一着进行{article}。",
  },
  "castling-right-lost": "王或这枚车已经走动过，不能再易位{article}。",
  "castling-blocked": {
    shown: "途中的 {squares} 有棋子挡住，暂时不能易位{article}。",
    plain: "途中有别的棋子挡住，暂时不能易位{article}。",
  },
  "castling-out-of-check": {
    shown: "王正被 {squares} 的棋子将军，暂时不能易位{article}。",
    plain: "王正被将军，暂时不能易位{article}。",
  },
  "castling-through-check": {
    shown: "王要经过的 {squares} 受到攻击，暂时不能易位{article}。",
    plain: "王要经过的格子受到攻击，暂时不能易位{article}。",
  },
  "castling-into-check": {
    shown: "王要到达的 {square} 受到攻击，暂时不能易位{article}。",
    plain: "王要到达的格子受到攻击，暂时不能易位{article}。",
  },
  "king-capture": "王不能被吃{article}。",
};
