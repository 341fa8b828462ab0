//! The FIDE Laws of Chess.

use super::policy::{AutomaticDraws, Claims, KingThenRook, Recording, Resignation, RookThenKing, TouchLaws};
use super::{Clause, Laws};

/// The editions, the newest first.
pub(super) const EDITIONS: [&Laws; 1] = [&FIDE_2023];

/// In force since 1 January 2023.
pub(super) static FIDE_2023: Laws = Laws {
    id: "fide-2023",
    touch: TouchLaws { king_then_rook: KingThenRook::MustCastle, rook_then_king: RookThenKing::NoCastling },
    resignation: Resignation::LossIfOpponentCanMate,
    claims: Claims { occurrences: 3, halfmoves: 100 },
    automatic: AutomaticDraws { occurrences: Some(5), halfmoves: Some(150) },
    recording: Recording { stops_below: 300_000, unless_increment: 30_000 },
    articles: articles_2023,
};

fn articles_2023(clause: Clause) -> Option<&'static str> {
    Some(match clause {
        Clause::OwnPieceOccupies => "3.1",
        Clause::KingNotCaptured => "1.4.1",
        Clause::Promotion => "3.7.3.3",
        Clause::Adjust => "4.2.1",
        Clause::Accident => "4.2.2",
        Clause::TouchHavingMove => "4.3",
        Clause::TouchedFirstMoves => "4.3.1",
        Clause::TouchedEnemyCaptured => "4.3.2",
        Clause::TouchedBothColours => "4.3.3",
        Clause::KingThenRook => "4.4.1",
        Clause::RookThenKing => "4.4.2",
        Clause::KingThenRookIllegal => "4.4.3",
        Clause::TouchedNothingLegal => "4.5",
        Clause::PromotionByHand => "4.6",
        Clause::MoveMade => "4.7",
        Clause::CaptureMade => "4.7.1",
        Clause::CastlingMade => "4.7.2",
        Clause::PromotionMade => "4.7.3",
        Clause::Checkmate => "5.1.1",
        Clause::Resignation => "5.1.2",
        Clause::Stalemate => "5.2.1",
        Clause::DeadPosition => "5.2.2",
        Clause::Agreement => "5.2.3",
        Clause::Completion => "6.2.1",
        Clause::DrawOffer => "9.1.2",
        Clause::DrawOfferMoment => "9.1.2.1",
        Clause::Repetition => "9.2",
        Clause::RepetitionWithMove => "9.2.1",
        Clause::RepetitionOnBoard => "9.2.2",
        Clause::Fifty => "9.3",
        Clause::FiftyWithMove => "9.3.1",
        Clause::FiftyOnBoard => "9.3.2",
        Clause::ClaimLostByTouch => "9.4",
        Clause::WrongClaim => "9.5.3",
        Clause::AutomaticRepetition => "9.6.1",
        Clause::AutomaticMoves => "9.6.2",
    })
}
