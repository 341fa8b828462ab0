// @ts-check
/** 由裁判的行动引起的裁决，以及对书写的裁决。 @type {import("../../language.js").Table} */
export const officials = {
  // 裁定
  "decision.upheld": {
    "normal-means": "裁判支持{player}的要求：用正常手段无法取胜，判为和棋{article}。{price}",
    accident: "裁判支持{player}的异议：碰到棋子并非无意，触摸有效{article}。{price}{duty}",
    "colors-reversed": "裁判裁定：执棋颜色弄反的这一局无效，必须重赛{article}。",
    other: "裁判的裁定支持{player}{article}。{price}",
  },
  "decision.rejected": {
    "normal-means": "裁判驳回{player}的判和要求：用正常手段仍可取胜，对局继续{article}。{price}",
    accident: "裁判驳回{player}的异议：碰到棋子是无意的，不产生走子义务{article}。{price}",
    "colors-reversed": "裁判裁定：执棋颜色弄反的这一局照样继续{article}。",
    other: "裁判的裁定不支持{player}{article}。{price}",
  },
  "decision.nothing": "没有等待裁判裁定的事{article}。",

  // 异常情况（7.1–7.4、7.5.4）
  "irregularity.replay": {
    "wrong-setup": "初始局面摆错，本局无效，必须重赛{article}。{found}",
    "colors-reversed": "双方执棋颜色弄反，本局无效，必须重赛{article}。{found}",
    other: "对局无法继续，本局无效，必须重赛{article}。{found}",
  },
  "irregularity.continue": {
    "wrong-setup": "初始局面摆错，但发现得太晚，不再更改，对局照样继续{article}。{found}",
    "colors-reversed": "双方执棋颜色弄反，但发现得太晚，不再更改，对局照样继续{article}。{found}",
    other: "异常情况已记录，对局照样继续{article}。{found}",
  },
  "irregularity.transfer": "棋盘方向放错，把局面移到放置正确的棋盘上，对局继续{article}。",
  "irregularity.restore": "{player}碰动了棋子，须用自己的时间恢复原位{article}。",
  "irregularity.two-hands": "{player}用两只手走了一着，而走棋只能用一只手{article}。",
  "irregularity.wrong-hand": "{player}没有用走棋的那只手按钟，裁判可以处罚，但不算违例着法{article}。",
  "irregularity.arbiter-decides": {
    "colors-reversed": "双方执棋颜色弄反，是否继续须由裁判裁定{article}。{found}",
    other: "对局怎样继续须由裁判裁定{article}。{found}",
  },
  "game.illegal-position": "裁判发现局面不合规，但没有看到是怎样造成的：再完成一着后如仍不合规，判为和棋{article}。",

  // 封棋（指南一）
  "adjourn.sealed": "{player}写下了封棋着法，对局封棋{article}。",
  "adjourn.refused": {
    adjourned: "对局已经封棋，不能再封{article}。",
    paused: "棋钟停着的时候不能封棋{article}。",
    touched: "{player}已经触摸了棋子，走完这一着才能封棋{article}。",
    "not-having-the-move": "只有行棋方可以写封棋着法，现在没有轮到{player}走棋{article}。",
    other: "现在不能封棋{article}。",
  },
  "session.resumed": "对局恢复进行{article}。",
  "session.waiting": "应着的{player}不在场，信封暂不拆开，{player}的钟走时{article}。",
  "session.not-adjourned": "对局没有封棋，无须恢复{article}。",
  "sealed.played": "信封拆开：{player}的封棋着法是 {san}，这一着走出{article}。",
  "sealed.lost": "信封已拆开。{sealedFault}{player}判负。",
  "sealed.drawn": {
    "any-mate": "信封已拆开。{sealedFault}{player}本应判负，但{opponent}无论怎样走都不可能将死对方，判为和棋。",
    "bare-king": "信封已拆开。{sealedFault}{player}本应判负，但{opponent}只剩单王，判为和棋。",
    other: "信封已拆开。{sealedFault}{player}本应判负，但{opponent}无法取胜，判为和棋。",
  },
  "sealed.choose": {
    few: "信封拆开：{opponent}的封棋着法“{text}”可以指 {moves}，由{player}选定是哪一着{article}。",
    many: "信封拆开：{opponent}的封棋着法“{text}”可以指不止一种合规着法，由{player}选定是哪一着{article}。",
  },

  // 书写（8.1）
  "write.noted": "{player}写下了“{text}”，写下的着法本身没有约束力{article}。",
  "write.ahead": "{player}先写后走，而只有要求判和或写封棋着法时才可以先写{article}。",

  // 处罚（11.7、12.9）
  "penalty.warning": {
    counted: "裁判给予{player}{countTh}警告：“{cause}”{article}。",
    accidents: "{player}多次声称误触，裁判给予警告{article}。",
    plain: "裁判警告{player}{article}。",
  },
  "penalty.time": {
    named: "裁判对{player}处以时间处罚：“{cause}”{article}。{price}",
    plain: "裁判对{player}处以时间处罚{article}。{price}",
  },
  "penalty.loss": {
    named: "裁判判{player}本局为负：“{cause}”{article}。",
    plain: "裁判判{player}本局为负{article}。",
  },
  "penalty.refusal": "{player}拒绝按摸子走子的规定走棋，判负{article}。",
};
