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
    /// A move is played with one hand.
    OneHand,
    /// Whoever touches a piece can no longer complain about how the opponent moved.
    ComplaintLost,
    /// Castling let go where it is illegal.
    CastlingImpossible,
    /// A press after the opponent's reply still counts.
    PressAfterReply,
    /// The clock is pressed with the hand that moved.
    PressHand,
    /// Arriving after the default time.
    LateArrival,
    /// When a fallen flag counts.
    FlagNoticed,
    /// What a fallen flag leads to.
    FlagFallen,
    /// Both flags have fallen.
    BothFlags,
    /// The arbiter corrects the clocks.
    ClockSet,
    /// The clocks are stopped to call the arbiter.
    ClockPaused,
    /// The game goes on after a pause.
    ClockResumed,
    /// The position before an irregularity is put back, and the times with it.
    Restoration,
    /// The pieces stood wrong at the start.
    WrongSetup,
    /// The board stood the wrong way round.
    BoardTurned,
    /// The colours were exchanged.
    ColorsReversed,
    /// Pieces were knocked over or pushed.
    PiecesDisplaced,
    /// An illegal move was completed.
    IllegalMove,
    /// A pawn was left on the last rank.
    UnpromotedPawn,
    /// The clock was pressed without a move.
    PressWithoutMove,
    /// Two hands were used for one move.
    TwoHands,
    /// What a completed illegal move costs.
    IllegalMovePenalty,
    /// Until when an illegal move may be claimed.
    IllegalMoveClaim,
    /// An illegal position that nobody saw arise.
    IllegalPositionFound,
    /// Writing a move before it is made.
    WrittenAhead,
    /// An event forbids early agreement.
    AgreementForbidden,
    /// A claim counts as an offer.
    ClaimIsOffer,
    /// No second offer before the opponent has offered.
    OfferAlternation,
    /// Disturbing the opponent.
    Disturbance,
    /// Refusing to obey the Laws.
    Refusal,
    /// The arbiter's penalties.
    Penalty,
    /// The mildest of them.
    Warning,
    /// A move is sealed.
    Sealing,
    /// When the envelope is opened.
    SealedOpened,
    /// A sealed move that is no move.
    SealedLost,
    /// A sealed move that ends the game.
    SealedEndsGame,
    /// Less than two minutes, and no attempt to win.
    NormalMeans,
    /// The arbiter's answer to that.
    NormalMeansAnswer,
}
