// @ts-check
/** 使对局结束的裁决，以及对局结束之后的裁决。 @type {import("../../language.js").Table} */
export const ends = {
  "resign.lost": "{player}认输，{opponent}获胜{article}。{proof}",
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
  "game.both-kings-attacked": "再走一着之后局面仍不合规，又没有人看到是怎样造成的，判为和棋{article}。",
  "game.over": {
    ended: "对局已经结束（{ending}），这个动作只作记录，不改变结果。",
    plain: "对局已经结束，这个动作只作记录，不改变结果。",
  },
};
