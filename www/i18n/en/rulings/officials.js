// @ts-check
/** Rulings that an arbiter's own act leads to, and on what is written. @type {import("../../language.js").Table} */
export const officials = {
  // decisions
  "decision.upheld": {
    "normal-means": "The arbiter finds for {player}: the game cannot be won by normal means, and it is drawn {article}. {price}",
    accident: "The arbiter finds for {player}: the contact was no accident, so the touch counts {article}. {price} {duty}",
    "colors-reversed": "The arbiter decides that the game begun with reversed colours is void: a new one must be played {article}.",
    other: "The arbiter decides in favour of {player} {article}. {price}",
  },
  "decision.rejected": {
    "normal-means": "The arbiter rejects {player}'s claim: the game can still be won by normal means and goes on {article}. {price}",
    accident: "The arbiter rejects {player}'s objection: the contact was accidental and creates no duty {article}. {price}",
    "colors-reversed": "The arbiter decides that the game begun with reversed colours goes on as it is {article}.",
    other: "The arbiter decides against {player} {article}. {price}",
  },
  "decision.nothing": "Nothing waits for the arbiter's decision {article}.",

  // irregularities (7.1–7.4, 7.5.4)
  "irregularity.replay": {
    "wrong-setup": "The game began from a wrong position: it is void, and a new one must be played {article}. {found}",
    "colors-reversed": "The game began with the colours reversed: it is void, and a new one must be played {article}. {found}",
    other: "The game cannot go on: it is void, and a new one must be played {article}. {found}",
  },
  "irregularity.continue": {
    "wrong-setup": "The game began from a wrong position, but this was found too late to be changed: it goes on as it is {article}. {found}",
    "colors-reversed": "The game began with the colours reversed, but this was found too late to be changed: it goes on as it is {article}. {found}",
    other: "The irregularity is noted, and the game goes on as it is {article}. {found}",
  },
  "irregularity.transfer": "The board was placed the wrong way round: the position is transferred to a board placed correctly, and the game goes on {article}.",
  "irregularity.restore": "{player} displaced pieces and puts them back where they stood, on {player}'s own time {article}.",
  "irregularity.two-hands": "{player} used both hands for one move, and a move is made with one hand alone {article}.",
  "irregularity.wrong-hand": "{player} pressed the clock with another hand than the one that made the move: the arbiter may penalise this, but it is no illegal move {article}.",
  "irregularity.arbiter-decides": {
    "colors-reversed": "The game began with the colours reversed: the arbiter must decide whether it goes on {article}. {found}",
    other: "The arbiter must decide how the game goes on {article}. {found}",
  },
  "game.illegal-position": "The arbiter finds an illegal position and has not seen how it came about: unless it is gone after one more completed move, the game will be drawn {article}.",

  // adjournment (Guidelines I)
  "adjourn.sealed": "{player} has sealed a move, and the game is adjourned {article}.",
  "adjourn.refused": {
    adjourned: "The game is adjourned already {article}.",
    paused: "The game cannot be adjourned while the clocks are stopped {article}.",
    touched: "{player} has touched a piece: the move must be finished before the game can be adjourned {article}.",
    "not-having-the-move": "Only the player having the move can seal one, and {player} does not have it {article}.",
    other: "The game cannot be adjourned now {article}.",
  },
  "session.resumed": "The game is resumed {article}.",
  "session.waiting": "{player}, who must reply, is absent: the envelope stays closed, and {player}'s clock runs {article}.",
  "session.not-adjourned": "The game is not adjourned, so it cannot be resumed {article}.",
  "sealed.played": "The envelope is opened: {player} has sealed {san}, and that move is made {article}.",
  "sealed.lost": "The envelope is opened. {sealedFault} {player} loses the game.",
  "sealed.drawn": {
    "any-mate": "The envelope is opened. {sealedFault} It would lose the game for {player}, but no series of legal moves lets {opponent} checkmate: the game is drawn.",
    "bare-king": "The envelope is opened. {sealedFault} It would lose the game for {player}, but {opponent} has a bare king: the game is drawn.",
    other: "The envelope is opened. {sealedFault} It would lose the game for {player}, but {opponent} lacks the means to win: the game is drawn.",
  },
  "sealed.choose": {
    few: "The envelope is opened: {opponent} has sealed “{text}”, which may mean {moves}, and {player} chooses which of them counts {article}.",
    many: "The envelope is opened: {opponent} has sealed “{text}”, which fits more than one legal move, and {player} chooses which of them counts {article}.",
  },

  // writing (8.1)
  "write.noted": "{player} has written “{text}”: what is written does not bind by itself {article}.",
  "write.ahead": "{player} wrote the move down before making it, which is allowed only for a claim or for a sealed move {article}.",

  // penalties (11.7, 12.9)
  "penalty.warning": {
    counted: "The arbiter gives {player} the {countTh} warning: “{cause}” {article}.",
    accidents: "{player} has called too many touches accidental: the arbiter gives a warning {article}.",
    plain: "The arbiter warns {player} {article}.",
  },
  "penalty.time": {
    named: "The arbiter penalises {player} in time: “{cause}” {article}. {price}",
    plain: "The arbiter penalises {player} in time {article}. {price}",
  },
  "penalty.loss": {
    named: "The arbiter declares the game lost for {player}: “{cause}” {article}.",
    plain: "The arbiter declares the game lost for {player} {article}.",
  },
  "penalty.refusal": "{player} refuses to play as touch-move demands and loses the game {article}.",
};
