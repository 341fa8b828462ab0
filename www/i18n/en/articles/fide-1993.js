// @ts-check
/** The Laws of FIDE of the early 1990s, as far as they say other things than those of 2009. @type {import("../../language.js").ArticleTable} */
export default {
  "5.1(1)": { title: "The king's step", gist: "Except in castling, the king goes to any square next to its own that is not attacked." },
  "5.6(2)": { title: "Steps and captures of the pawn", gist: "A pawn goes one or two empty squares straight forward on its first move, and one afterwards. It captures one square diagonally forward." },
  "6.1": { title: "Let go, and it stays", gist: "A piece let go on a square as a legal move, or as part of one, cannot go to another square on this move." },
  "6.5": { title: "Moves that count for the clock", gist: "Where moves are counted against the clock, a move is complete when the clock has been pressed. A move that ends the game is complete without it." },
  "7.2(1)": { title: "Pieces of one colour touched", gist: "Of touched pieces of your own the first that can move must move. Of touched enemy pieces the first that can be captured must be captured." },
  "8.1": { title: "Taking back an illegal move", gist: "If an illegal move is found during the game, the position before it is set up again. If that is impossible, the game is void and a new one is played." },
  "8.6": { title: "Colours exchanged", gist: "If the players have each other's colours, the game goes on once more than a quarter of the first period has been used. Before that the arbiter may order a new game." },
  "10.4": { title: "Too little left to win", gist: "The game is drawn when only the two kings are left, with at most one bishop or one knight besides, or with a bishop on either side on squares of one colour." },
  "10.7": { title: "Making an offer", gist: "Offer a draw after making your move and before pressing the clock. The opponent may accept it, decline it in words or decline it by making a move." },
  "10.11": { title: "No claim after a move", gist: "Whoever makes a move without claiming loses the right to claim. It returns when the position comes up again with the same player having the move." },
  "10.12": { title: "The fifty-move rule", gist: "A draw may be claimed when each player has made the last fifty moves without a pawn move or a capture, or more moves where the event has announced it." },
  "10.13(2)": { title: "An incorrect claim", gist: "If the claim is wrong, five minutes are added to the time that the claimant has used, which may lose the game. A move that was announced for the claim must be played." },
  "10.14": { title: "Out of time", gist: "Whoever has not made the prescribed moves in time loses. The game is drawn if the opponent has only the king." },
  "10.15": { title: "More than one hour late", gist: "Whoever arrives more than one hour late, at the start or for a resumption, loses. If a sealed move ended the game, however, that result stands." },
  "10.16": { title: "A sealed move that fails", gist: "A sealed move that is ambiguous or illegal loses the game, or draws it if the opponent has only the king." },
};
