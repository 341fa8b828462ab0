// @ts-check
/**
 * What the articles of the Laws mean, in our own words, by edition. An edition that lacks a number here is read in
 * the edition that editions.js names before it; null says that an edition has no such article.
 * @type {Record<string, import("../language.js").ArticleTable>}
 */
export const articles = {
  "fide-2023": {
    // what the game is
    "1.3": { title: "Having the move", gist: "You have the move as soon as your opponent's move is made on the board, not only when the clock is pressed." },
    "1.4.1": { title: "Checkmate is the goal", gist: "Whoever checkmates the other king wins. Leaving your own king attacked, exposing it to attack or capturing a king is never allowed." },
    "1.5": { title: "Nobody can win", gist: "When neither player can possibly checkmate any more, the game is a draw." },

    // how the pieces move
    "3.1": { title: "One piece to a square", gist: "A piece may not go to a square where a piece of its own colour stands." },
    "3.1.1": { title: "Capturing", gist: "A piece that goes to a square of an enemy piece captures it. Taking that piece off the board belongs to the same move." },
    "3.1.2": { title: "Attacking a piece", gist: "A piece attacks an enemy piece if it could capture it there by its way of moving." },
    "3.1.3": { title: "Pinned pieces attack too", gist: "A piece attacks a square even when it could not go there without leaving its own king in check." },
    "3.2": { title: "The bishop", gist: "The bishop goes any distance along a diagonal." },
    "3.3": { title: "The rook", gist: "The rook goes any distance along a file or a rank." },
    "3.4": { title: "The queen", gist: "The queen goes any distance along a file, a rank or a diagonal." },
    "3.5": { title: "No jumping", gist: "Bishop, rook and queen cannot pass over a piece that stands in their way." },
    "3.6": { title: "The knight", gist: "The knight goes two squares along a file or rank and one square to the side, and what stands between does not matter." },
    "3.7": { title: "The pawn", gist: "The pawn goes straight forward, captures diagonally forward, and is promoted on the last rank." },
    "3.7.1": { title: "One step", gist: "A pawn goes one square straight forward if that square is empty." },
    "3.7.2": { title: "Two steps", gist: "On its first move a pawn may go two squares straight forward if both squares are empty." },
    "3.7.3": { title: "How a pawn captures", gist: "A pawn captures one square diagonally forward. It goes there in no other case." },
    "3.7.3.1": { title: "En passant", gist: "When an enemy pawn has just made its double step and stands beside your pawn, you may capture it as if it had gone one square only." },
    "3.7.3.2": { title: "En passant at once or never", gist: "A capture en passant is possible only in the very next move after the double step." },
    "3.7.3.3": { title: "Promotion", gist: "A pawn that reaches the last rank is exchanged in the same move for a queen, rook, bishop or knight of its colour on the square where it arrives." },
    "3.7.3.4": { title: "Free choice", gist: "The new piece may be of any of the four kinds, whatever has been captured before." },
    "3.7.3.5": { title: "Effect at once", gist: "The new piece has its full powers immediately." },
    "3.8": { title: "The king", gist: "The king moves in two ways: one square in any direction, or by castling." },
    "3.8.1": { title: "The king's step", gist: "The king goes to any square next to its own." },
    "3.8.2": { title: "Castling", gist: "The king goes two squares along the first rank towards a rook, and the rook goes to the square that the king crossed. It counts as one move of the king." },
    "3.8.2.1": { title: "Castling lost for good", gist: "The right to castle is lost when the king has moved, or on one side when that rook has moved." },
    "3.8.2.1.1": { title: "The king has moved", gist: "Once the king has moved, castling is no longer possible on either side." },
    "3.8.2.1.2": { title: "The rook has moved", gist: "Once a rook has moved, castling with that rook is no longer possible." },
    "3.8.2.2": { title: "Castling prevented for now", gist: "Castling must wait while the king's square, the square that it crosses or the one where it arrives is attacked, or while a piece stands between king and rook." },
    "3.9": { title: "Check", gist: "A king under attack is in check, and no move may leave or put the own king in check." },
    "3.9.1": { title: "When a king is in check", gist: "A king is in check when an enemy piece attacks it, even if that piece is pinned." },
    "3.9.2": { title: "Never leave your king in check", gist: "No move is allowed after which the player's own king is attacked." },
    "3.10": { title: "Legal and illegal", gist: "A move or a position is legal or illegal by the rules of movement alone, not by touch or clock." },
    "3.10.1": { title: "Legal moves", gist: "A move is legal when it obeys all the rules of movement in 3.1 to 3.9." },
    "3.10.2": { title: "Illegal moves", gist: "A move is illegal when it breaks one of the rules of movement in 3.1 to 3.9." },
    "3.10.3": { title: "Illegal positions", gist: "A position is illegal when no series of legal moves can lead to it." },

    // the act of moving
    "4.1": { title: "One hand", gist: "Every move is played with one hand only." },
    "4.2": { title: "Touching without moving", gist: "Pieces may be straightened if you say so first. Other contact counts as a touch unless it is clearly an accident." },
    "4.2.1": { title: "J'adoube", gist: "The player having the move may straighten pieces after saying so first, for example with the word j'adoube." },
    "4.2.2": { title: "Accident or intent", gist: "Contact with a piece counts as intended, unless it was clearly an accident." },
    "4.3": { title: "Touch-move", gist: "If you have the move and touch a piece meaning to move or capture, that touch binds you." },
    "4.3.1": { title: "Own piece touched", gist: "You must move the first of your own touched pieces that can move." },
    "4.3.2": { title: "Enemy piece touched", gist: "You must capture the first of the touched enemy pieces that can be captured. Any of your pieces may do it." },
    "4.3.3": { title: "Both colours touched", gist: "You must capture the first touched enemy piece with the first touched own piece. If that is not legal, the first touched piece that can move or be captured binds, and in doubt your own piece was first." },
    "4.4": { title: "Touching for castling and promotion", gist: "King and rook touched together, and the choice of a new piece, have rules of their own." },
    "4.4.1": { title: "King and rook touched", gist: "If you touch your king and a rook, you must castle on that side if it is legal." },
    "4.4.2": { title: "Rook first", gist: "If you touch a rook and then the king, you may not castle on that side with this move. The rule for touched own pieces decides." },
    "4.4.3": { title: "Castling not possible", gist: "If you touch king and rook to castle, but it is illegal, the king must make another legal move, castling on the other side included. If the king has none, any legal move will do." },
    "4.4.4": { title: "Promotion choice is final", gist: "The choice of the new piece is final as soon as it touches the promotion square." },
    "4.5": { title: "Touched, but free", gist: "If none of the touched pieces can be moved or captured, you may make any legal move." },
    "4.6": { title: "How to promote by hand", gist: "A promotion may be carried out in several ways, and the order of the hand's acts is free." },
    "4.6.1": { title: "The pawn need not arrive", gist: "The pawn itself need not be put on the promotion square." },
    "4.6.2": { title: "Any order", gist: "Taking the pawn off and putting the new piece down may be done in either order." },
    "4.6.3": { title: "Promotion with a capture", gist: "If an enemy piece stands on the promotion square, it must be captured." },
    "4.7": { title: "Let go, and it stays", gist: "A piece let go on a square as a legal move, or as part of one, cannot go to another square on this move." },
    "4.7.1": { title: "When a capture is made", gist: "A capture is made when the captured piece is off the board and the capturing piece has been let go on its new square." },
    "4.7.2": { title: "When castling is made", gist: "Castling is made when the rook is let go. As soon as the king is let go two squares away, only castling on that side is left if it is legal, otherwise another move of the king." },
    "4.7.3": { title: "When a promotion is made", gist: "A promotion is made when the new piece has been let go on its square and the pawn is off the board." },
    "4.8": { title: "Too late to object", gist: "Once you touch a piece to play it, you can no longer object to how your opponent handled the pieces." },
    "4.9": { title: "An assistant", gist: "A player who cannot move the pieces may have an assistant who does it, if the arbiter agrees." },

    // the end of the game
    "5.1.1": { title: "Checkmate", gist: "Checkmate wins and ends the game at once, if the mating move was legal and rightly made." },
    "5.1.2": { title: "Resignation", gist: "Whoever resigns loses at once. If the opponent could not checkmate by any series of legal moves, it is a draw." },
    "5.2.1": { title: "Stalemate", gist: "When the player to move has no legal move and is not in check, the game is drawn at once." },
    "5.2.2": { title: "Dead position", gist: "When neither player can checkmate by any series of legal moves, the game is drawn at once." },
    "5.2.3": { title: "Agreement", gist: "The players may agree on a draw during the game, once both have made at least one move." },

    // the clock
    "6.2": { title: "Using the clock", gist: "After making a move, the player presses the clock with the same hand." },
    "6.2.1": { title: "Completing a move", gist: "Pressing the clock completes the move that was made on the board." },
    "6.2.1.1": { title: "A move that ends the game", gist: "A move that ends the game is complete without pressing the clock." },
    "6.2.1.2": { title: "Completed by the next move", gist: "A move that was not completed counts as completed when its player has made the next one." },
    "6.2.2": { title: "The right to press", gist: "You may press the clock after your move even if your opponent has already replied." },
    "6.2.3": { title: "The same hand", gist: "The clock is pressed with the hand that made the move, and no finger may rest on it or hover over it." },
    "6.2.5": { title: "Who may adjust", gist: "Only the player whose clock is running may adjust pieces." },

    // illegal moves
    "7.5": { title: "After an illegal move", gist: "A completed illegal move is taken back, replaced and penalised." },
    "7.5.1": { title: "Taking back an illegal move", gist: "An illegal move is completed by pressing the clock. The position before it is set up again, and the touched piece binds for the move that replaces it." },
    "7.5.2": { title: "Pawn left unpromoted", gist: "A pawn left on the last rank when the clock is pressed is an illegal move. It becomes a queen." },
    "7.5.3": { title: "Pressing without a move", gist: "Pressing the clock without having made a move counts as an illegal move." },
    "7.5.4": { title: "Two hands", gist: "A move made with two hands counts as an illegal move once the clock is pressed." },
    "7.5.5": { title: "The penalty", gist: "For a player's first completed illegal move the opponent gets two minutes. The second one loses the game, or draws it if the opponent cannot checkmate by any series of legal moves." },

    // the drawn game
    "9.1": { title: "Draw offers", gist: "When and how a draw may be offered, and how long an offer lasts." },
    "9.1.1": { title: "Limits on agreement", gist: "An event may forbid draws by agreement, altogether or before a certain move, unless the arbiter consents." },
    "9.1.2": { title: "Where draws may be agreed", gist: "Where agreement is allowed, offers follow the rules of this article." },
    "9.1.2.1": { title: "Making an offer", gist: "Offer a draw after making your move and before pressing the clock. It cannot be withdrawn, and it lasts until the opponent accepts, declines in words or touches a piece to play it, or the game ends." },
    "9.1.2.2": { title: "Writing the offer down", gist: "Both players note a draw offer on the score sheet with the sign (=)." },
    "9.1.2.3": { title: "A claim is an offer", gist: "Claiming a draw by repetition or by fifty moves is an offer of a draw as well." },
    "9.2": { title: "Threefold repetition", gist: "The player having the move may claim a draw when the same position appears for at least the third time." },
    "9.2.1": { title: "About to appear", gist: "You write down a move that brings the position about for at least the third time and claim before playing it. The written move cannot be changed." },
    "9.2.2": { title: "Just appeared", gist: "You may claim when the position on the board has just appeared for at least the third time and you have the move." },
    "9.2.3": { title: "The same position", gist: "Positions are the same if the same player has the move, the same kinds of pieces stand on the same squares, and all possible moves are the same." },
    "9.2.3.1": { title: "En passant makes a difference", gist: "Positions differ if a pawn could have been captured en passant the first time." },
    "9.2.3.2": { title: "Castling rights make a difference", gist: "Positions differ if a right to castle was lost in between. It is lost only by moving the king or the rook." },
    "9.3": { title: "The fifty-move rule", gist: "The player having the move may claim a draw after fifty moves by each player without a pawn move or a capture." },
    "9.3.1": { title: "With a written move", gist: "You write down a move that makes the last fifty moves of each player free of pawn moves and captures, and claim before playing it." },
    "9.3.2": { title: "Fifty moves completed", gist: "You may claim when each player has completed the last fifty moves without a pawn move or a capture." },
    "9.4": { title: "No claim after a touch", gist: "Once you touch a piece, you can no longer claim a draw by repetition or by fifty moves on that move." },
    "9.5": { title: "How claims are handled", gist: "The clocks are paused, the claim is checked, and it is either right or wrong." },
    "9.5.1": { title: "No way back", gist: "The clocks are paused for a claim, and a claim cannot be withdrawn." },
    "9.5.2": { title: "A correct claim", gist: "If the claim is right, the game is drawn at once." },
    "9.5.3": { title: "An incorrect claim", gist: "If the claim is wrong, the opponent gets two minutes and the game goes on. A move that was written for the claim must be played." },
    "9.6": { title: "Draws without a claim", gist: "Two kinds of endless play end the game without anybody's claim." },
    "9.6.1": { title: "Fivefold repetition", gist: "When the same position has appeared at least five times, the game is drawn." },
    "9.6.2": { title: "Seventy-five moves", gist: "After seventy-five moves by each player without a pawn move or a capture the game is drawn. Checkmate by the last move comes first." },

    // conduct
    "11.5": { title: "Do not disturb", gist: "Disturbing the opponent in any way is forbidden, unreasonable claims and draw offers included." },

    // Guidelines II
    "II.3": { title: "Castling in Chess960", gist: "Castling ends on the same squares as in the usual game, wherever king and rook started." },
    "II.3.1": { title: "Castling once", gist: "Each player may castle once in a game, with the king and a rook that have not moved." },
    "II.3.2": { title: "Ways to castle", gist: "King and rook may both move, change places, or only one of them moves, as the starting position demands." },
    "II.3.2.5": { title: "Castling by hand", gist: "The advice is to put the king aside first, then the rook on its square, and then the king on its square." },
    "II.3.2.6": { title: "Where king and rook end", gist: "Kingside the king ends on the g-file and the rook on the f-file; queenside the king ends on the c-file and the rook on the d-file." },
    "II.3.2.7": { title: "What must be empty", gist: "All squares that king and rook cross or reach must be empty but for these two. It helps to announce that you are going to castle." },
  },
};
