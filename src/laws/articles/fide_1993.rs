//! The text of the early 1990s on which the project was founded. It shares no numbers with the later ones. The popular
//! rules that go with it stand in none of its articles, and it knows nothing of rapid and blitz.

use super::super::{Clause, Pace};

pub(in crate::laws) fn fide_1993(clause: Clause, _pace: Pace) -> Option<&'static str> {
    Some(match clause {
        Clause::OwnPieceOccupies => "4.1",
        Clause::RookThenKing => "5.1(3)",
        Clause::KingThenRookIllegal | Clause::CastlingImpossible => "5.1(4)",
        Clause::Promotion | Clause::UnpromotedPawn => "5.6(4)",
        Clause::MoveMade => "6.1",
        Clause::CaptureMade => "6.2",
        Clause::CastlingMade => "6.3",
        Clause::PromotionByHand | Clause::PromotionMade => "6.4",
        Clause::Completion => "6.5",
        Clause::Adjust => "7.1",
        Clause::Accident | Clause::TouchHavingMove => "7.2",
        Clause::TouchedFirstMoves | Clause::TouchedEnemyCaptured => "7.2(1)",
        Clause::TouchedBothColours => "7.2(2)",
        Clause::TouchedNothingLegal => "7.3",
        Clause::ComplaintLost => "7.4",
        Clause::IllegalMove | Clause::IllegalMoveClaim | Clause::IllegalPositionFound | Clause::Restoration => "8.1",
        Clause::PiecesDisplaced => "8.3",
        Clause::WrongSetup => "8.5",
        Clause::ColorsReversed => "8.6",
        Clause::BoardTurned => "8.7",
        Clause::Checkmate => "10.1",
        Clause::Resignation => "10.2",
        Clause::Stalemate => "10.3",
        Clause::DeadPosition => "10.4",
        Clause::Agreement => "10.6",
        Clause::DrawOffer | Clause::DrawOfferMoment => "10.7",
        Clause::Repetition => "10.10",
        Clause::RepetitionWithMove => "10.10(1)",
        Clause::RepetitionOnBoard => "10.10(2)",
        Clause::ClaimLostByTouch => "10.11",
        Clause::Fifty | Clause::FiftyWithMove | Clause::FiftyOnBoard => "10.12",
        Clause::WrongClaim => "10.13(2)",
        Clause::FlagNoticed | Clause::FlagFallen => "10.14",
        Clause::LateArrival | Clause::SealedEndsGame => "10.15",
        Clause::SealedLost => "10.16",
        _ => return None,
    })
}
