//! The FIDE Laws in force from 1 July 2009 to 30 June 2014. What Appendices A and B add holds without adequate
//! supervision.

use super::super::{Clause, Pace};

pub(in crate::laws) fn fide_2009(clause: Clause, pace: Pace) -> Option<&'static str> {
    Some(match clause {
        Clause::PromotionByHand | Clause::PromotionMade => "4.6c",
        Clause::MoveMade => "4.6",
        Clause::CaptureMade => "4.6a",
        Clause::CastlingMade => "4.6b",
        Clause::CastlingImpossible => "4.4c",
        Clause::ComplaintLost => "4.7",
        Clause::LateArrival => "6.6a",
        Clause::Completion | Clause::PressAfterReply => "6.7a",
        Clause::PressHand => "6.7b",
        Clause::PressWithoutMove => "6.7c",
        Clause::FlagNoticed if pace != Pace::Standard => "A.4d(1)",
        Clause::BothFlags if pace != Pace::Standard => "A.4d(3)",
        Clause::Restoration => "6.13",
        Clause::WrongSetup if pace == Pace::Standard => "7.1a",
        Clause::BoardTurned => "7.1b",
        Clause::ColorsReversed => "7.2",
        Clause::PiecesDisplaced => "7.3",
        Clause::IllegalMoveClaim | Clause::IllegalMovePenalty if pace == Pace::Blitz => "B.3c",
        Clause::IllegalPositionFound if pace == Pace::Blitz => return None,
        Clause::IllegalMoveClaim | Clause::IllegalPositionFound if pace == Pace::Rapid => "A.4c",
        Clause::IllegalMove | Clause::UnpromotedPawn => "7.4a",
        Clause::IllegalMoveClaim | Clause::IllegalPositionFound => "7.4a",
        Clause::IllegalMovePenalty => "7.4b",
        Clause::WrittenAhead => "8.1",
        Clause::AutomaticRepetition | Clause::AutomaticMoves => return None,
        Clause::NormalMeans | Clause::NormalMeansAnswer => "10.2",
        Clause::Disturbance => "12.6",
        Clause::Refusal => "12.8",
        Clause::Penalty => "13.4",
        Clause::Warning => "13.4a",
        Clause::Sealing => "G.1a",
        Clause::SealedOpened => "G.7",
        Clause::SealedLost => "G.8",
        Clause::SealedEndsGame => "G.10",
        _ => return super::fide_2014(clause, pace),
    })
}
