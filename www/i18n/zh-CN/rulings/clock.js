// @ts-check
/** 对时间的裁决：超时、停钟、调钟，以及停钟时的动作与到场。 @type {import("../../language.js").Table} */
export const clock = {
  // 超时（6.8、6.9）
  "flag.fallen": {
    "any-mate": "{player}超时，{opponent}仍有合规着法可以将死对方，{opponent}获胜{article}。{proof}",
    "bare-king": "{player}超时，{opponent}不止剩单王，{opponent}获胜{article}。",
    other: "{player}超时，{opponent}具备取胜条件，{opponent}获胜{article}。{proof}",
  },
  "flag.drawn": {
    "no-mate": "{player}超时，但{opponent}无论怎样走都不可能将死对方，判为和棋{article}。",
    "bare-king": "{player}超时，但{opponent}只剩单王，判为和棋{article}。",
    "no-forced-mate": "{player}超时，但{opponent}子力太少，又没有必胜的走法，判为和棋{article}。",
    "both-fallen": "双方都已超时，无法判明谁先超时，判为和棋{article}。",
  },
  "flag.not-fallen": {
    shown: "{player}提出的超时不成立：钟上还剩 {remaining}，对局继续{article}。",
    plain: "{player}提出的超时不成立：钟上还有时间，对局继续{article}。",
  },
  "flag.both-fallen": "双方都已超时，而这还不是最后一个时限，对局继续{article}。",
  "flag.moves-completed": "{player}的旗已落下，但该时限规定的着数已全部完成，不判负，对局继续{article}。",
  "flag.waits": "{player}的旗已落下，但判和要求尚待裁判裁定，裁定之后再宣布结果{article}。",
  "flag.players-only": "按本规则只有棋手可以指出超时，裁判不能指出，对局继续{article}。",

  // 棋钟（6.10、6.11）
  "clock.paused": "双方的钟已停{article}。",
  "clock.resumed": "棋钟重新开动，行棋方的钟开始走时{article}。",
  "clock.already-paused": "双方的钟本来就停着{article}。",
  "clock.not-paused": "棋钟没有停，无须重新开动{article}。",
  "clock.set": {
    both: "裁判调整棋钟：白方 {whiteTime}，黑方 {blackTime}{article}。",
    white: "裁判把白方的钟调为 {whiteTime}{article}。",
    black: "裁判把黑方的钟调为 {blackTime}{article}。",
    plain: "裁判已调整棋钟{article}。{price}",
  },
  "clock.none": "本局不用棋钟，这个动作只作记录，不起作用。",
  "clock.time": "钟上的时间已记录{article}。",
  "hands.paused": "棋钟已停，重新开动之前不得走动棋子，这个动作无效{article}。",
  "hands.adjourned": "对局已封棋，恢复之前不得走动棋子，这个动作无效{article}。",

  // 到场（6.7）
  "arrive.in-time": {
    punctual: "{player}按时到场{article}。",
    allowed: "{player}迟到 {late}，没有超过允许的 {allowed}，对局进行{article}。",
    late: "{player}迟到 {late}，对局进行{article}。",
  },
  "arrive.default": {
    allowed: "{player}迟到 {late}，超过允许的 {allowed}，判负{article}。",
    none: "{player}迟到 {late}，而本局不允许迟到，判负{article}。",
    plain: "{player}迟到超过时限，判负{article}。",
  },
};
