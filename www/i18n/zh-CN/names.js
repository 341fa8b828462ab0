// @ts-check
/** How Chinese writes players, pieces, squares, moves, lists and articles. @type {import("../language.js").Names} */
export const names = {
  colors: { white: "白方", black: "黑方" },
  roles: { pawn: "兵", knight: "马", bishop: "象", rook: "车", queen: "后", king: "王" },
  piece: "棋子",
  fenFields: {
    board: "棋子位置",
    turn: "行棋方",
    castling: "易位权",
    "en-passant": "吃过路兵格",
    halfmoves: "半回合数",
    fullmoves: "回合数",
  },
  differences: { turn: "行棋方", castling: "易位权", "en-passant": "吃过路兵的可能" },
  pieceOn: (role, square) => `${square} 的${role}`,
  all: (items) => items.join("、"),
  any: (items) => alternatives(items),
  move: (from, to, promotion) => (promotion ? `${from} 到 ${to} 升变为${promotion}` : `${from} 到 ${to}`),
  times: (count) => `${count} 次`,
  movesEach: (count) => `${count} 回合`,
  moves: (count) => `${count} 着`,
  sequence: (items) => items.join("、"),
  ordinal: (count) => `第 ${count} 次`,
  duration,
  seconds: (seconds) => `${seconds} 秒`,
  noArticle: "（未见相应条文）",
  article: (number) => (/^I/.test(number) ? `（指南第${number}条）` : `（第${number}条）`),
};

/** @param {number} milliseconds */
function duration(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000);
  const [hours, rest, seconds] = [Math.floor(minutes / 60), minutes % 60, (milliseconds % 60_000) / 1000];
  const parts = [hours && `${hours} 小时`, rest && `${rest} ${seconds ? "分" : "分钟"}`, seconds && `${seconds} 秒`].filter(Boolean);
  return parts.join(" ") || "0 秒";
}

/** Latin letters and digits keep a blank between themselves and a character. @param {string[]} items */
function alternatives(items) {
  const last = items.slice(-1).join("");
  const before = items.slice(0, -1).join("、");
  if (!before) return last;
  return `${before}${/\w$/.test(before) ? " " : ""}或${/^\w/.test(last) ? " " : ""}${last}`;
}
