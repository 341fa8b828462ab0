// @ts-check
/** The Laws of FIDE in force from 2009 to 2014, as far as they say other things than those of 2014. @type {import("../../language.js").ArticleTable} */
export default {
  "3.8a": { title: "The king", gist: "The king goes to any square next to its own that is not attacked, or castles." },
  "4.3": { title: "Touch-move", gist: "A piece binds the player having the move if it is touched deliberately. Contact by accident binds nobody." },
  "4.6": { title: "Let go, and it stays", gist: "A piece let go on a square as a legal move, or as part of one, cannot go to another square on this move. A move is legal when it obeys all the rules of movement in Article 3." },
  "4.6b": { title: "When castling is made", gist: "Castling is made when the rook is let go. As soon as the king is let go two squares away, only castling on that side is left if it is legal." },
  "4.6c": { title: "When a promotion is made", gist: "A promotion is made when the pawn is off the board and the new piece has been let go on its square. A pawn let go on the last rank can no longer go to another square." },
  "5.1a": { title: "Checkmate", gist: "Checkmate wins and ends the game at once, if the mating move was legal." },
  "6.6a": { title: "Arriving late", gist: "Whoever arrives after the start of the session loses. The event may allow a later time." },
  "6.7a": { title: "Completing a move", gist: "A move is completed by pressing the clock, unless it ends the game. A player must always be allowed to press." },
  "7.4a": { title: "Taking back an illegal move", gist: "The position before a completed illegal move is set up again, and the touched piece binds for the move that replaces it. A pawn left unpromoted and a captured king are illegal moves as well." },
  "7.4b": { title: "The penalty", gist: "For each of a player's first two illegal moves the opponent gets two minutes. The third one loses the game, or draws it if the opponent cannot checkmate by any series of legal moves." },
  "9.1b(3)": { title: "A claim is an offer", gist: "Every claim of a draw is an offer of a draw as well, even the one in the last two minutes." },
  "9.2a": { title: "About to appear", gist: "You write down a move that brings the position about for at least the third time, announce it to the arbiter and claim before playing it." },
  "9.5b": { title: "An incorrect claim", gist: "If the claim is wrong, the opponent gets three minutes and the game goes on. A move that was written for the claim must be played." },
  "10.2": { title: "No effort to win", gist: "With less than two minutes left, the player having the move may claim a draw because the opponent cannot win by normal means or does not try to. The arbiter draws the game, waits, or rejects the claim and gives the opponent two minutes, and that decision is final." },
  "A.4a": { title: "Set-up after three moves", gist: "Once both players have completed three moves, a wrong starting position or clock setting stays. A king that stood on the queen's square may not castle." },
  "A.4c": { title: "Only on a claim", gist: "The opponent may claim an illegal move before making the next move, and only then does the arbiter rule. If both kings are in check or a promotion is not completed, the arbiter intervenes if possible." },
  "A.4d(1)": { title: "Only players call the flag", gist: "A flag has fallen when a player rightly points it out. The arbiter says nothing, unless both flags are down." },
  "A.4d(3)": { title: "Both flags down, a draw", gist: "If both flags are down, the game is drawn." },
  "B.3c": { title: "One illegal move loses", gist: "In blitz the opponent may claim a win for an illegal move before making the next move, or a draw if checkmate is impossible. After that only both players together can correct it." },
  "G.10": { title: "Late for the resumption", gist: "Whoever comes more than an hour late to the resumption loses. If the sealed move gave checkmate or a draw, however, that result stands." },
};
