// @ts-check
/** 对协议和棋与要求判和的裁决。 @type {import("../../language.js").Table} */
export const draws = {
  // 提和（9.1、5.2.3）
  "offer.made": {
    proper: "{player}提和{article}。{answer}",
    thinking: "{player}在{opponent}思考时提和：提和有效，但可能算作干扰对方{article}。{answer}",
    "before-move": "{player}在走棋之前提和：提和有效，但应当先走棋再提和{article}。{answer}",
  },
  "offer.repeated": "{player}的提和仍然有效，不必重复{article}。",
  "offer.accepted": "{player}接受提和{article}。",
  "offer.declined": "{player}拒绝提和{article}。",
  "offer.lapsed": {
    touch: "{player}触摸了棋子，等于拒绝{opponent}的提和{article}。",
    move: "{player}走出了着法，等于拒绝{opponent}的提和{article}。",
  },
  "offer.none": "{opponent}没有提和，{player}无从答复{article}。",
  "offer.too-early": "双方都至少走过一着之后，才可以协议和棋{article}。",
  "offer.forbidden": {
    counted: "本局规定，双方走完第 {beforeMove} 回合之前不得协议和棋{article}。",
    plain: "本局现在还不得协议和棋{article}。",
  },
  "offer.not-again": "上一次提和的是{player}，{opponent}提和之前，{player}不得再次提和{article}。",

  // 要求判和（9.2–9.5）
  "claim.accepted": {
    "threefold-board": "{player}的判和要求成立：同一局面已出现 {times}，判为和棋{article}。",
    "threefold-move": "{player}的判和要求成立：走 {san} 后，同一局面将出现 {times}，判为和棋{article}。",
    "fifty-board": "{player}的判和要求成立：双方已有 {movesEach}没有动兵，也没有吃子，判为和棋{article}。",
    "fifty-move": "{player}的判和要求成立：走 {san} 后，双方将有 {movesEach}没有动兵，也没有吃子，判为和棋{article}。",
    "normal-means": "{player}的判和要求成立：用正常手段无法取胜，判为和棋{article}。",
    other: "{player}的判和要求成立，判为和棋{article}。",
  },
  "claim.rejected": {
    "threefold-board": "{player}的判和要求不成立：同一局面只出现了 {times}，需要 {neededTimes}{article}。{stands}{price}{nearest}{mustPlay}",
    "threefold-move": "{player}的判和要求不成立：走 {san} 后，同一局面只出现 {times}，需要 {neededTimes}{article}。{stands}{price}{nearest}{mustPlay}",
    "fifty-board": "{player}的判和要求不成立：双方只有 {movesEach}没有动兵，也没有吃子，需要 {neededEach}{article}。{stands}{price}{mustPlay}",
    "fifty-move": "{player}的判和要求不成立：走 {san} 后，双方只有 {movesEach}没有动兵，也没有吃子，需要 {neededEach}{article}。{stands}{price}{mustPlay}",
    touched: "{player}已经触摸了棋子，这一着不能再要求判和{article}。{stands}",
    "not-having-the-move": "只有行棋方可以要求判和，现在没有轮到{player}走棋{article}。{stands}",
    unreadable: "{player}写下的“{text}”无法认读为着法，判和要求不成立{article}。{stands}{price}{mustPlay}",
    ambiguous: "{player}写下的“{text}”可以指不止一种合规着法，判和要求不成立{article}。{stands}{price}{mustPlay}",
    illegal: "{player}写下的“{text}”不是合规着法，判和要求不成立{article}。{stands}{price}{mustPlay}",
    "not-announced": "{player}的判和要求不予受理：本局没有事先宣布采用无加秒的快棋终局规则{article}。{stands}",
    "too-much-time": "{player}的判和要求不予受理：剩余时间很少时才能提出，而{player}的时间还多{article}。{stands}",
    "no-clock": "{player}的判和要求不予受理：这种要求以剩余时间为前提，而本局不用棋钟{article}。{stands}",
    blitz: "{player}的判和要求不予受理：超快棋不能提出这种要求{article}。{stands}",
    "unknown-to-edition": "{player}的判和要求不予受理：本规则没有这种要求{article}。{stands}",
    agreement: "{player}的判和要求不予受理；本局现在还不得协议和棋，所以也不作提和论{article}。",
    adjourned: "对局封棋期间，{player}不能要求判和{article}。{stands}",
    increment: "{player}的判和要求不予受理：每着加秒的对局不能提出这种要求{article}。{stands}",
    other: "{player}的判和要求不成立{article}。{stands}{price}{mustPlay}",
  },
  "claim.referred": {
    "normal-means": "{player}认为用正常手段无法取胜，要求判和，须由裁判裁定{article}。{stands}",
    other: "{player}的判和要求等待裁判裁定{article}。{stands}",
  },
  "claim.forfeit": {
    lost: "判和要求不成立，{player}的剩余时间因此扣完，{opponent}获胜{article}。",
    drawn: "判和要求不成立，{player}的剩余时间因此扣完，但{opponent}只剩单王，判为和棋{article}。",
  },
};
