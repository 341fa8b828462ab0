// @ts-check
/** Rulings that end a game, or find it ended. @type {import("../../language.js").Table} */
export const ends = {
  "resign.lost": "{player} resigns, and {opponent} wins {article}. {proof}",
  "resign.drawn": "{player} resigns, but no series of legal moves lets {opponent} checkmate: the game is drawn {article}.",
  "game.checkmate": "{player} has checkmated {opponent}'s king {article}.",
  "game.stalemate": "The player having the move has no legal move and is not in check: the game is drawn by stalemate {article}.",
  "game.dead-position": "Neither player can checkmate by any series of legal moves: the position is dead and the game is drawn {article}.",
  "game.fivefold": {
    counted: "The same position has appeared {times}: the game is drawn without a claim {article}.",
    plain: "The same position has appeared too often: the game is drawn without a claim {article}.",
  },
  "game.seventyfive-moves": {
    counted: "There was no pawn move and no capture for {movesEach} by each player: the game is drawn without a claim {article}.",
    plain: "Too many moves have passed without a pawn move or a capture: the game is drawn without a claim {article}.",
  },
  "game.both-kings-attacked": "The position is still illegal one move later, and nobody has seen how this came about: the game is drawn {article}.",
  "game.over": {
    ended: "The game has ended by {ending}: this act is noted and changes nothing.",
    plain: "The game has ended: this act is noted and changes nothing.",
  },
};
