// @ts-check
/** 无法理解的输入，按错误代码排列。 @type {import("../language.js").Table} */
export const errors = {
  "bad-fen": {
    "syntax-field": "这个 FEN 无法读取：{fenField}一栏的写法有误。",
    syntax: "这个 FEN 无法读取：写法有误。",
    "king-count": "这个 FEN 不可能成立：双方必须各有一个王。",
    "opposite-check": "这个 FEN 不可能成立：刚走完的一方正被将军。",
    "pawn-on-back-rank": "这个 FEN 不可能成立：第 1 或第 8 横线上有兵。",
    "too-many-pieces": "这个 FEN 不可能成立：一方的棋子多于对局中可能有的数目。",
    "impossible-check": "这个 FEN 不可能成立：没有一种着法能造成这样的将军。",
    "castling-flags": "这个 FEN 写有易位权，但王和车不在相应的格子上。",
    "en-passant": "这个 FEN 写有吃过路兵的格子，但不可能有兵刚刚越过那里。",
    counters: "这个 FEN 的着数不可能成立。",
    "not-canonical": "这个 FEN 没有按规范形式书写。",
    other: "这个 FEN 表示的局面无法对弈。",
  },
  "illegal-move": {
    explained: "“{text}”在这个局面中不是合规着法。{reason}",
    plain: "“{text}”在这个局面中不是合规着法。",
    "explained-unnamed": "这一着在这个局面中不合规。{reason}",
    "plain-unnamed": "这一着在这个局面中不合规。",
  },
  "ambiguous-move": {
    few: "“{text}”有歧义，可以指 {moves}。",
    many: "这个着法有歧义，可以指不止一种合规着法。",
  },
  "bad-move": {
    shown: "“{text}”不是着法的写法。",
    plain: "这不是着法的写法。",
  },
  "bad-square": {
    shown: "“{value}”不是格子的名称，格子的名称从 a1 到 h8。",
    plain: "这不是格子的名称，格子的名称从 a1 到 h8。",
  },
  "bad-act": {
    unknown: "没有叫作“{value}”的动作。",
    shown: "无法理解这个动作：字段“{field}”有误或缺失。",
    plain: "无法理解这个动作。",
  },
  "bad-option": {
    value: "选项“{option}”在这里不能取“{value}”这个值。",
    named: "选项“{option}”不存在，或者值有误。",
    plain: "有一个选项不存在，或者值有误。",
  },
  "bad-time": {
    shown: "这个动作的时间（{at}）早于前一个动作的时间（{last}）。",
    plain: "这个动作的时间早于前一个动作的时间。",
  },
  "empty-square": {
    square: "{emptySquare} 没有棋子可以触摸。",
    plain: "那里没有棋子可以触摸。",
  },
  "bad-save": {
    options: "保存的对局无法载入：选项无效。",
    version: "保存的对局无法载入：由另一个版本写成。",
    act: "保存的对局无法载入：第 {actNumber} 个动作不符。",
    plain: "保存的对局无法载入。",
  },
  "bad-pgn": {
    shown: "这个 PGN 第 {line} 行第 {column} 列有错误。",
    plain: "这个 PGN 有错误。",
  },
  "wasm-missing": "规则引擎无法载入：文件缺失或网络中断。",
  "wasm-blocked": "规则引擎被本页的安全策略阻止。",
  "not-ready": "规则引擎还没有准备好。",
  internal: "规则引擎内部出错。",
};
