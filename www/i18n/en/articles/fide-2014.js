// @ts-check
/** The Laws of FIDE in force from 2014 to 2017, as far as they say other things than those of 2017. @type {import("../../language.js").ArticleTable} */
export default {
  "3.7d": { title: "En passant", gist: "When an enemy pawn has just gone two squares past a square that your pawn attacks, you may capture it as if it had gone one square only. This is possible only in the very next move." },
  "4.3": { title: "Touch-move", gist: "A touch binds the player having the move if it is made with the intention of moving or capturing. Contact by accident binds nobody." },
  "5.2c": { title: "Agreement", gist: "The players may agree on a draw at any time during the game." },
  "6.2a": { title: "Completing a move", gist: "Pressing the clock completes a move, but a move that ends the game or is followed by the player's next one is complete without it. You may press the clock even if your opponent has already replied." },
  "6.2c": { title: "Handling the clock", gist: "The clock must be handled properly, and whoever does not do so is penalised." },
  "6.7a": { title: "Arriving late", gist: "The event sets a default time in advance. Whoever arrives after it loses, unless the arbiter decides otherwise." },
  "7.3": { title: "Colours exchanged", gist: "If the players have each other's colours, the game goes on unless the arbiter rules otherwise." },
  "7.5a": { title: "Taking back an illegal move", gist: "The position before a completed illegal move is set up again, and the touched piece binds for the move that replaces it. A pawn left on the last rank becomes a queen." },
  "7.5b": { title: "The penalty", gist: "For a player's first completed illegal move the opponent gets two minutes. The second one loses the game, or draws it if the opponent cannot checkmate by any series of legal moves." },
  "9.5b": { title: "An incorrect claim", gist: "If the claim is wrong, the opponent gets two minutes and the game goes on. A move that was written for the claim must be played." },
  "9.6a": { title: "Five times in a row", gist: "The game is drawn when the same position has appeared five times, each time after one more alternate move of either player." },
};
