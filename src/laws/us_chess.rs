//! The rules of US Chess.

use super::articles;
use super::fide::MINUTE;
use super::policy::*;
use super::{Laws, PaceBounds, fide};

/// Rules of the seventh edition and its updates.
pub(super) static US_CHESS: Laws = Laws {
    id: "us-chess",
    touch: TouchLaws { king_then_rook: KingThenRook::KingBound, ..fide::BASE.touch },
    resignation: Resignation::Loss,
    agreement: Agreement::AnyTime,
    claims: Claims { lost: ClaimLost::ByPress, ..fide::BASE.claims },
    automatic: AutomaticDraws { repetition: None, halfmoves: None },
    flag: FlagLaws { test: FlagTest::ForcedMate, ..fide::BASE.flag },
    unpromoted_pawn: UnpromotedPawn::MustBeFinished,
    press_without_move: Offence::Conduct,
    two_hands: Offence::Conduct,
    default_time: 60 * MINUTE,
    normal_means: NormalMeans::Announced { below: 2 * MINUTE, rejected: 0 },
    ambiguous_sealed_move: AmbiguousSealedMove::OpponentChooses,
    paced: [PACED, QUICK, Paced { illegal_limit: Some(1), illegal_claim: IllegalMoveClaim::UntilReply, ..QUICK }],
    pace_bounds: PaceBounds { blitz_to: 10 * MINUTE, standard_from: 30 * MINUTE },
    articles: articles::us_chess,
    ..fide::BASE
};

/// Less than thirty minutes: the moves need not be recorded.
const QUICK: Paced = Paced { recorded: false, ..PACED };

const PACED: Paced = Paced {
    illegal_limit: None,
    illegal_claim: IllegalMoveClaim::LastMoves(10),
    setup_stays_after: Some(10),
    flag_noticed: FlagNoticed::ByPlayers,
    both_flags: BothFlags::DrawInLastPeriod,
    ..fide::STANDARD_2023
};
