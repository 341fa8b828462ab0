// @ts-check
/** 棋盘元件页面的中文，按契约与例子中的名称排列。名称与取值是代码，在哪种语言里都一样。 */

/** 取值栏里不是代码的词句。 @type {Record<string, string>} */
export const phrases = {
  "the first position": "开始局面",
  none: "无",
  "by mode": "随模式",
  "the nearest lang": "最近的 lang",
  all: "全部",
  "none; own in layout face": "none；layout 为 face 时是 own",
  switch: "开关",
  text: "文字",
  "number | none": "数字 | none",
  "name of an edition": "版本名称",
  "TimeControl of PGN": "PGN 的 TimeControl",
  "language tag": "语言标签",
  "list of strip clocks buttons score log": "strip clocks buttons score log 的列表",
  "milliseconds | unlimited": "毫秒数 | unlimited",
};

/** @type {Record<string, string>} */
export const attributes = {
  mode: "引导；实盘，盘上怎么走就算怎么走；自由走子，不论触摸；只看的局面图。",
  fen: "开局时的局面。",
  pgn: "开局时的棋谱。",
  acts: "开局时已有的动作列表；宜用同名属性值传入。",
  laws: "采用哪一版规则：FIDE 最新版，或引擎认识的其他版本。",
  supervision: "由谁执行规则：棋盘拒绝，裁判当即裁定，或由棋手提出异议。",
  clock: "用时，例如 5400+30 或 180d2。从下一盘开始；如果还没有任何动作，立即开始。",
  orientation: "哪一方在下。",
  side: "在这个棋盘上可以走哪一方的棋子。",
  layout: "两人怎样坐：一上一下、都在右侧、隔盘面对面，或每着之后交换。",
  "rotate-pieces": "哪些棋子倒置。",
  parts: "显示哪些栏目；棋盘总在。",
  coordinates: "直线与横线的名称写在哪里。",
  pieces: "棋子怎样画。",
  theme: "颜色；auto 随网页。",
  lang: "英文；凡是 zh 都用简体中文。",
  "square-names": "读出时怎样称呼格子。",
  keys: "arrows 关闭单字母按键。",
  announce: "由谁对读屏软件说话；host 只发出 announce 事件。",
  sound: "触摸、走子和拒绝时的短音。",
  animation: "棋子是否滑动；设备要求减少动态效果时总是遵从。",
  "natural-placement": "棋子停在格内放手的地方，这样才有可以摆正的棋子。",
  "touch-commit": "接触何时算触摸：有意时、一碰就算，或棋子离开原格时。",
  hints: "棋盘显示哪些可以走的着法。",
  castle: "王车易位时，车是否自动跟上。",
  promotion: "新棋子从选择框里挑选；从不自动变后。",
  "accident-ms": "触摸之后多久以内可以说是误触（第4.2.2条）。",
  "accident-limit": "一盘棋里，每位棋手可以说几次误触。otb 模式下为 3 次，每多一次裁判就警告一次（第12.9.1条）；其他模式下没有限制，若设了限制，用完就不能再说。",
  press: "走子之后由谁按钟。",
  "clock-guard": "没有走子就按钟时，是否只作提醒。",
  flag: "由裁判发现超时，还是必须由对方指出。",
  claims: "assist 在可以要求判和时标出按钮。",
  name: "表单字段的名称；它的值是保存的对局。",
  required: "表单要求走一着。",
  disabled: "什么也不能做，表单也不提交它。",
  readonly: "不能用手走动。",
};

/** 写在可以取消的事件之后。 */
export const cancel = "取消这个事件，动作就不会发生。";

/** @type {Record<string, string>} */
export const events = {
  "board-ready": "规则已载入，对局已摆好。",
  "board-error": "有一件事做不到：detail.error、detail.code。",
  "hand-touch": "即将触摸一枚棋子。",
  "hand-lift": "即将拿起一枚棋子。",
  "hand-release": "即将放下一枚棋子：detail.from、detail.to。",
  "hand-accident": "即将把一次触摸说成误触。",
  "hand-adjust": "即将摆正一枚棋子。",
  claim: "即将要求判和。",
  "clock-press": "即将按钟。",
  act: "一个动作已经完成：detail.act。凭它可以在别处重演。",
  ruling: "一项裁定：detail.code、detail.article、detail.ruling。",
  "obligation-change": "约束棋手的内容有了变化：detail.obligation。",
  "move-made": "着法已走成：detail.san、detail.uci。",
  "move-completed": "着法已完成。",
  "illegal-move": "违例着法已被裁定，或口述的着法被拒绝。",
  "draw-offer": "有人提和。",
  "draw-answer": "提和得到答复，口头答复或以触摸答复：detail.accepted。",
  "claim-ruling": "判和的要求已有裁定：detail.upheld。",
  "clock-tick": "走动的棋钟过了一秒：detail.white、detail.black。",
  "flag-fall": "一方超时：detail.side。",
  "game-end": "对局结束：detail.result。",
  announce: "有话对读屏软件说：detail.text、detail.lang、detail.priority。取消它，就由网页自己来说。",
  input: "表单字段的值有了变化。",
  change: "走成了一着，所以这个值可以作为答案。",
};

/** @type {Record<string, string>} */
export const slots = {
  "": "元件定义之前以及没有脚本时显示的内容：文字局面图。",
  "square-a1 … square-h8": "某一格上的标注。",
  "white-name, black-name": "棋手的姓名。",
  "before, after": "棋盘及座位上方或下方的内容。",
  help: "按键列表中的补充内容。",
  "piece-wp, piece-bp, piece-wn, piece-bn, piece-wb, piece-bb, piece-wr, piece-br, piece-wq, piece-bq, piece-wk, piece-bk": "网页自己的棋子，每种一个 svg 或 img，用于 pieces=\"slotted\"。",
};

/** @type {Record<string, string>} */
export const parts = {
  board: "棋盘连同坐标。", square: "格子。", light: "浅格。", dark: "深格。", coord: "边上的字母或数字。",
  piece: "棋子。", "piece-w": "白方棋子。", "piece-b": "黑方棋子。",
  "piece-pawn": "兵。", "piece-rook": "车。", "piece-knight": "马。", "piece-bishop": "象。", "piece-queen": "后。", "piece-king": "王。",
  hand: "随指针移动的棋子。", ghost: "棋子拿在手中时，留在原格的影子。",
  ring: "触摸过的棋子的标记。", "ring-binding": "有约束力的触摸。", "ring-also": "另外触摸过的棋子。", bracket: "必须吃掉的棋子的标记。",
  target: "可以走到的格的标记。", "target-capture": "可以吃子的格的标记。", displaced: "棋子停在不能停留之处的标记。",
  "path-castle": "王车易位余下的路线。", "last-move": "上一着的两个格。", check: "被将军的王的标记。",
  pointed: "裁判记录所说的格。", focus: "焦点所在的格。", strip: "棋盘下方的那句话。",
  station: "棋手的座位。", clock: "棋钟。", "clock-running": "走动的棋钟。", "clock-button": "可以按的棋钟。",
  button: "按钮。", "adjust-button": "“摆正”按钮。", "offer-button": "“提和”按钮。", "claim-button": "“要求判和”按钮。",
  tray: "被吃的棋子。", box: "升变选择框。", "box-piece": "选择框里的棋子。", chip: "“误触？”按钮。",
  score: "记录纸。", "score-move": "记录纸上的一着。", log: "裁判记录。", "log-entry": "一条裁定。", "log-article": "一条规则。", dialog: "面板。", "mini-board": "面板里的小棋盘。",
};

/** @type {Record<string, string>} */
export const states = {
  ready: "规则已载入。", obliged: "触摸过的棋子有约束力，手中没有棋子。", held: "手中有棋子。", displaced: "有棋子停在不能停留之处。",
  half: "着法走了一半：王车易位、吃子、升变。", made: "着法已走成，还没有完成。", adjusting: "已说“摆正”。", claiming: "要求判和的面板已打开。",
  paused: "棋钟已停。", over: "对局结束。", "white-to-move": "轮到白方走子。", "black-to-move": "轮到黑方走子。", check: "轮到走子的一方被将军。",
  "wasm-failed": "规则无法载入。",
};

/** @type {Record<string, string>} */
export const properties = {
  size: "棋盘的宽度。", "min-size": "棋盘的最小宽度。", gap: "各栏之间的距离。", radius: "棋盘的圆角。",
  light: "浅格。", dark: "深格。", edge: "棋盘的边线。", coord: "字母与数字。", "coord-dark": "深格上的字母与数字。",
  "piece-w-fill": "白方棋子。", "piece-w-stroke": "白方棋子的轮廓。", "piece-b-fill": "黑方棋子。", "piece-b-stroke": "黑方棋子的轮廓。", "piece-b-halo": "黑方棋子的亮边与内线。",
  "piece-scale": "棋子在格内的大小。", ring: "有约束力的棋子的圆环。", "ring-also": "其他圆环。", bracket: "必须吃掉的棋子。", target: "棋子可以走到的格。",
  displaced: "不能停留的棋子。", "last-move": "上一着。", check: "被将军的王。", focus: "焦点的框。", "focus-halo": "焦点框的另一种色调。",
  "strip-bg": "那句话的底色。", "strip-fg": "那句话的文字。", "clock-bg": "停着的棋钟。", "clock-fg": "停着的棋钟的数字。", "clock-active-bg": "走动的棋钟。", "clock-active-fg": "走动的棋钟的数字。",
  "log-article": "裁判记录里的条文。", font: "文字。", "font-mono": "棋钟的数字。",
  "hand-scale-coarse": "手指拿起的棋子放大多少。", "hand-raise-coarse": "棋子高出手指多少格。", "ghost-opacity": "棋子影子的不透明度。",
  "anim-ms": "棋子滑动多久。", "adjust-max": "棋子最多偏离格心多少格。",
};

/** @type {Record<string, { title: string, text: string }>} */
export const examples = {
  tag: { title: "一个标签", text: "整个棋盘，连同裁判。触摸一枚棋子：必须走它。" },
  "over-the-board": { title: "实盘", text: "盘上怎么走就算怎么走：棋子停在放下的地方，易位的车要亲手走动，棋钟要亲手去按。" },
  events: { title: "倾听动作，阻止动作", text: "每个动作之前都有一个可以取消的事件，之后还有一个告知的事件。这里不许触摸后。" },
  form: { title: "表单里的答案", text: "棋盘是一个表单字段：它的值是保存的对局，加上 required 就要求走一着。" },
  slots: { title: "自己的姓名、标注和棋子", text: "插槽里可以放棋手的姓名、格上的标注和自己画的棋子。" },
  looks: { title: "外观", text: "颜色与尺寸用自定义属性，其余用 ::part()；网页自己的样式表不会影响到里面。" },
  transcripts: { title: "局面的其他形式", text: "两种语言的文字、可以单独使用的图，以及保存的对局。" },
};

/** 表头。 @type {Record<string, string>} */
export const heads = {
  Attribute: "属性", Values: "取值", Usual: "默认", Meaning: "含义", Event: "事件", Slot: "插槽", Part: "部件", Property: "自定义属性", "(default)": "（默认）",
};
