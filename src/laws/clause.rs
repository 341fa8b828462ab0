//! The statements of the Laws that rulings rest on, apart from the numbers that an edition gives them.

/// One statement of the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Clause {
    /// Two pieces never stand on one square.
    OwnPieceOccupies,
    /// Capturing the king is not allowed.
    KingNotCaptured,
    /// A pawn that reaches the last rank is exchanged.
    Promotion,
    /// Adjusting, announced first, by the player having the move.
    Adjust,
    /// Contact that was clearly accidental.
    Accident,
    /// Touching is of consequence for the player having the move.
    TouchHavingMove,
    /// The first own piece touched that can be moved.
    TouchedFirstMoves,
    /// The first enemy piece touched that can be captured.
    TouchedEnemyCaptured,
    /// One piece of each colour.
    TouchedBothColours,
    /// King, then rook: castle.
    KingThenRook,
    /// Rook, then king: no castling there.
    RookThenKing,
    /// King and rook, castling illegal: another king move.
    KingThenRookIllegal,
    /// Nothing touched can be moved or captured.
    TouchedNothingLegal,
    /// How a promotion is carried out.
    PromotionByHand,
    /// A piece let go on a legal square cannot be moved elsewhere.
    MoveMade,
    /// A capture is made when the captured piece is off the board.
    CaptureMade,
    /// Castling is made when the rook is let go.
    CastlingMade,
    /// A promotion is made when the new piece is let go.
    PromotionMade,
    /// Checkmate ends the game.
    Checkmate,
    /// Resignation ends the game.
    Resignation,
    /// Stalemate ends the game.
    Stalemate,
    /// A dead position ends the game.
    DeadPosition,
    /// Agreement ends the game.
    Agreement,
    /// Pressing the clock completes the move.
    Completion,
    /// Offering a draw, and how an offer ends.
    DrawOffer,
    /// The proper moment of an offer.
    DrawOfferMoment,
    /// Claiming a repetition that a written move will bring about.
    RepetitionWithMove,
    /// Claiming a repetition that has just appeared.
    RepetitionOnBoard,
    /// Repetition claims in general.
    Repetition,
    /// Claiming the last moves without capture or pawn move, with a written move.
    FiftyWithMove,
    /// The same, with the moves completed.
    FiftyOnBoard,
    /// Claims of that kind in general.
    Fifty,
    /// The right to claim is lost by touching.
    ClaimLostByTouch,
    /// What a wrong claim costs, and that a written move must be played.
    WrongClaim,
    /// The draw by repetition that needs no claim.
    AutomaticRepetition,
    /// The draw by the number of moves that needs no claim.
    AutomaticMoves,
}
