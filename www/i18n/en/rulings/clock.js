// @ts-check
/** Rulings on time: flags, pauses, settings; and on hands and arrivals while no clock runs. @type {import("../../language.js").Table} */
export const clock = {
  // the flag (6.8, 6.9)
  "flag.fallen": {
    "any-mate": "{player} has run out of time, and {opponent}, who could still checkmate by some series of legal moves, wins {article}. {proof}",
    "bare-king": "{player} has run out of time, and {opponent}, who has more than a bare king, wins {article}.",
    other: "{player} has run out of time, and {opponent}, who has the means to win, wins {article}. {proof}",
  },
  "flag.drawn": {
    "no-mate": "{player} has run out of time, but no series of legal moves lets {opponent} checkmate: the game is drawn {article}.",
    "bare-king": "{player} has run out of time, but {opponent} has a bare king: the game is drawn {article}.",
    "no-forced-mate": "{player} has run out of time, but {opponent} has too little material and no forced win: the game is drawn {article}.",
    "both-fallen": "Both flags have fallen, and nobody can tell which fell first: the game is drawn {article}.",
  },
  "flag.not-fallen": {
    shown: "{player}'s call is refused: the clock still shows {remaining}, and the game goes on {article}.",
    plain: "{player}'s call is refused: the clock still shows time, and the game goes on {article}.",
  },
  "flag.both-fallen": "Both flags have fallen, and this period is not the last: the game goes on {article}.",
  "flag.moves-completed": "{player}'s flag has fallen, but all moves of that period are completed, so that nothing is lost and the game goes on {article}.",
  "flag.waits": "{player}'s flag has fallen, but a claim waits for the arbiter's decision: the result is declared after it {article}.",
  "flag.players-only": "In these Laws only a player may call a fallen flag: the arbiter may not, and the game goes on {article}.",

  // the clocks (6.10, 6.11)
  "clock.paused": "The clocks are stopped {article}.",
  "clock.resumed": "The clocks are started again: the player having the move is on the clock {article}.",
  "clock.already-paused": "The clocks are stopped already {article}.",
  "clock.not-paused": "The clocks are not stopped, so they cannot be started again {article}.",
  "clock.set": {
    both: "The arbiter sets the clocks: White has {whiteTime}, Black has {blackTime} {article}.",
    white: "The arbiter sets White's clock to {whiteTime} {article}.",
    black: "The arbiter sets Black's clock to {blackTime} {article}.",
    plain: "The arbiter has set the clocks {article}. {price}",
  },
  "clock.none": "This game is played without a clock: the act is noted and changes nothing.",
  "clock.time": "The time on the clocks is noted {article}.",
  "hands.paused": "The clocks are stopped: no piece is moved until they run again, and this act counts for nothing {article}.",
  "hands.adjourned": "The game is adjourned: no piece is moved until it is resumed, and this act counts for nothing {article}.",

  // arriving (6.7)
  "arrive.in-time": {
    punctual: "{player} has arrived in time {article}.",
    allowed: "{player} arrived {late} late, which is within the {allowed} allowed: the game goes on {article}.",
    late: "{player} arrived {late} late: the game goes on {article}.",
  },
  "arrive.default": {
    allowed: "{player} arrived {late} late, which is more than the {allowed} allowed, and loses the game {article}.",
    none: "{player} arrived {late} late where no lateness is allowed, and loses the game {article}.",
    plain: "{player} arrived too late and loses the game {article}.",
  },
};
