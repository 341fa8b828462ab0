// @ts-check
/** Rulings on draws that players agree on or claim. @type {import("../../language.js").Table} */
export const draws = {
  // offers (9.1, 5.2.3)
  "offer.made": {
    proper: "{player} offers a draw {article}. {answer}",
    thinking: "{player} offers a draw while {opponent} is thinking: the offer is valid, but it may count as a disturbance {article}. {answer}",
    "before-move": "{player} offers a draw before making a move: the offer is valid, although it should follow the move {article}. {answer}",
  },
  "offer.repeated": "{player}'s draw offer is still open and need not be repeated {article}.",
  "offer.accepted": "{player} accepts the draw offer {article}.",
  "offer.declined": "{player} declines the draw offer {article}.",
  "offer.lapsed": {
    touch: "{player} touched a piece, and that declines {opponent}'s draw offer {article}.",
    move: "{player} made a move, and that declines {opponent}'s draw offer {article}.",
  },
  "offer.none": "{opponent} has made no draw offer that {player} could answer {article}.",
  "offer.too-early": "A draw can be agreed only after both players have made at least one move {article}.",
  "offer.forbidden": {
    counted: "In this game no draw may be agreed before move {beforeMove} has been completed by both players {article}.",
    plain: "In this game no draw may be agreed yet {article}.",
  },
  "offer.not-again": "{player} made the last draw offer and may not make another one before {opponent} has offered a draw {article}.",

  // claims (9.2–9.5)
  "claim.accepted": {
    "threefold-board": "{player}'s claim is right: the position has appeared {times}, and the game is drawn {article}.",
    "threefold-move": "{player}'s claim is right: with {san} the position will have appeared {times}, and the game is drawn {article}.",
    "fifty-board": "{player}'s claim is right: there was no pawn move and no capture for {movesEach} by each player, and the game is drawn {article}.",
    "fifty-move": "{player}'s claim is right: with {san} there will have been no pawn move and no capture for {movesEach} by each player, and the game is drawn {article}.",
    "normal-means": "{player}'s claim is right: the game cannot be won by normal means, and it is drawn {article}.",
    other: "{player}'s claim is right, and the game is drawn {article}.",
  },
  "claim.rejected": {
    "threefold-board": "{player}'s claim is wrong: the position has appeared {times}, but must appear {neededTimes} {article}. {stands} {price} {nearest} {mustPlay}",
    "threefold-move": "{player}'s claim is wrong: with {san} the position will have appeared {times}, but must appear {neededTimes} {article}. {stands} {price} {nearest} {mustPlay}",
    "fifty-board": "{player}'s claim is wrong: there was no pawn move and no capture for {movesEach} by each player, but it must be {neededEach} {article}. {stands} {price} {mustPlay}",
    "fifty-move": "{player}'s claim is wrong: with {san} there will have been no pawn move and no capture for {movesEach} by each player, but it must be {neededEach} {article}. {stands} {price} {mustPlay}",
    touched: "{player} has touched a piece and may not claim a draw on this move any more {article}. {stands}",
    "not-having-the-move": "Only the player having the move may claim a draw, and {player} does not have it {article}. {stands}",
    unreadable: "{player} claims a draw with “{text}”, which cannot be read as a move: the claim is rejected {article}. {stands} {price} {mustPlay}",
    ambiguous: "{player} claims a draw with “{text}”, which fits more than one legal move: the claim is rejected {article}. {stands} {price} {mustPlay}",
    illegal: "{player} claims a draw with “{text}”, which is not a legal move: the claim is rejected {article}. {stands} {price} {mustPlay}",
    "not-announced": "{player}'s claim is not admissible: the rules for finishing a game without increment were not announced for this one {article}. {stands}",
    "too-much-time": "{player}'s claim is not admissible: it may be made only when little time is left, and {player} has too much {article}. {stands}",
    "no-clock": "{player}'s claim is not admissible: it rests on the time left, and this game has no clock {article}. {stands}",
    blitz: "{player}'s claim is not admissible: it does not exist in blitz {article}. {stands}",
    "unknown-to-edition": "{player}'s claim is not admissible: these Laws know no such claim {article}. {stands}",
    agreement: "{player}'s claim is not admissible, and in this game no draw may be agreed yet, so that it does not count as an offer either {article}.",
    adjourned: "{player} may not claim a draw before the adjourned game is resumed {article}. {stands}",
    increment: "{player}'s claim is not admissible: it exists only where no time is added for each move {article}. {stands}",
    other: "{player}'s claim is rejected {article}. {stands} {price} {mustPlay}",
  },
  "claim.referred": {
    "normal-means": "{player} claims that the game cannot be won by normal means: the arbiter must decide {article}. {stands}",
    other: "{player}'s claim waits for the arbiter's decision {article}. {stands}",
  },
  "claim.forfeit": {
    lost: "The wrong claim costs {player} all the time that was left: {opponent} wins {article}.",
    drawn: "The wrong claim costs {player} all the time that was left, but {opponent} has a bare king: the game is drawn {article}.",
  },
};
