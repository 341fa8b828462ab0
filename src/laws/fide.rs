//! The FIDE Laws of Chess, each edition as its difference from a later one.

use super::articles;
use super::policy::*;
use super::{Laws, PaceBounds};

pub(super) const MINUTE: i64 = 60_000;

/// The editions, the newest first.
pub(super) static EDITIONS: [&Laws; 6] = [&FIDE_2023, &FIDE_2018, &FIDE_2017, &FIDE_2014, &FIDE_2009, &FIDE_1993];

pub(super) const STANDARD_2023: Paced = Paced {
    illegal_time: 2 * MINUTE,
    illegal_limit: Some(2),
    illegal_claim: IllegalMoveClaim::WhileGameLasts,
    wrong_claim: WrongClaim::OpponentGains(2 * MINUTE),
    recorded: true,
    setup_stays_after: None,
    illegal_position: IllegalPosition::WaitsForClaim,
    flag_noticed: FlagNoticed::ByAnyone,
    both_flags: BothFlags::FirstLoses,
};

const RAPID_2023: Paced = Paced {
    illegal_time: MINUTE,
    illegal_claim: IllegalMoveClaim::UntilReply,
    wrong_claim: WrongClaim::OpponentGains(MINUTE),
    recorded: false,
    setup_stays_after: Some(10),
    illegal_position: IllegalPosition::DrawnAfterNextMove,
    ..STANDARD_2023
};

/// In force since 1 January 2023.
pub(super) static FIDE_2023: Laws = BASE;

/// What the editions are written as a difference from; a constant, since statics cannot be taken apart.
pub(super) const BASE: Laws = Laws {
    id: "fide-2023",
    touch: TouchLaws { king_then_rook: KingThenRook::MustCastle, rook_then_king: RookThenKing::NoCastling },
    promotion_fixed: PromotionFixed::ByContact,
    resignation: Resignation::LossIfOpponentCanMate,
    dead_position: DeadPosition::NoMatePossible,
    agreement: Agreement::BothMoved,
    offer_ends: OfferEnds::ByTouch,
    repeated_offers: RepeatedOffers::Free,
    claims: Claims { occurrences: 3, halfmoves: 100, lost: ClaimLost::ByTouch },
    automatic: AutomaticDraws { repetition: Some(Repetition::Any(5)), halfmoves: Some(150) },
    recording: Recording {
        stops_below: 5 * MINUTE,
        unless_increment: Some(MINUTE / 2),
        ahead: WrittenAhead::ForClaimOrSealing,
    },
    flag: FlagLaws { test: FlagTest::AnyMate, touch_duty: TouchDutyInTest::Counts },
    unpromoted_pawn: UnpromotedPawn::BecomesQueen,
    press_without_move: Offence::IllegalMove,
    two_hands: Offence::IllegalMove,
    default_time: 0,
    colors_reversed: ColorsReversed::ReplayBefore(10),
    normal_means: NormalMeans::Announced { below: 2 * MINUTE, rejected: 2 * MINUTE },
    ambiguous_sealed_move: AmbiguousSealedMove::Loses,
    paced: [STANDARD_2023, RAPID_2023, RAPID_2023],
    pace_bounds: PaceBounds { blitz_to: 10 * MINUTE, standard_from: 60 * MINUTE },
    articles: articles::fide_2023,
};

/// In force from 1 January 2018: a resignation always lost, and only blitz had the smaller penalties.
const AS_2018: Laws = Laws {
    id: "fide-2018",
    resignation: Resignation::Loss,
    paced: [
        STANDARD_2023,
        Paced { illegal_time: 2 * MINUTE, wrong_claim: WrongClaim::OpponentGains(2 * MINUTE), ..RAPID_2023 },
        RAPID_2023,
    ],
    articles: articles::fide_2018,
    ..BASE
};
static FIDE_2018: Laws = AS_2018;

const FIRST_LOSES: Paced = Paced {
    illegal_time: 2 * MINUTE,
    illegal_limit: Some(1),
    wrong_claim: WrongClaim::OpponentGains(2 * MINUTE),
    ..RAPID_2023
};

/// In force from 1 July 2017: the first illegal move lost in rapid and blitz; blitz had the smaller penalties.
const AS_2017: Laws = Laws {
    id: "fide-2017",
    paced: [
        STANDARD_2023,
        FIRST_LOSES,
        Paced { illegal_time: MINUTE, wrong_claim: WrongClaim::OpponentGains(MINUTE), ..FIRST_LOSES },
    ],
    articles: articles::fide_2017,
    ..AS_2018
};
static FIDE_2017: Laws = AS_2017;

/// In force from 1 July 2014: two hands and an empty press were no illegal moves yet, and five repetitions had to be
/// consecutive.
const AS_2014: Laws = Laws {
    id: "fide-2014",
    agreement: Agreement::AnyTime,
    automatic: AutomaticDraws { repetition: Some(Repetition::Consecutive(5)), halfmoves: Some(150) },
    press_without_move: Offence::Conduct,
    two_hands: Offence::Conduct,
    colors_reversed: ColorsReversed::GoesOn,
    paced: [STANDARD_2023, FIRST_LOSES, FIRST_LOSES],
    articles: articles::fide_2014,
    ..AS_2017
};
static FIDE_2014: Laws = AS_2014;

const STANDARD_2009: Paced =
    Paced { illegal_limit: Some(3), wrong_claim: WrongClaim::OpponentGains(3 * MINUTE), ..STANDARD_2023 };

const RAPID_2009: Paced = Paced {
    illegal_claim: IllegalMoveClaim::UntilReply,
    recorded: false,
    setup_stays_after: Some(3),
    flag_noticed: FlagNoticed::ByPlayers,
    both_flags: BothFlags::DrawInLastPeriod,
    ..STANDARD_2009
};

/// In force from 1 July 2009: no draw came by itself, the third illegal move lost, in blitz the first.
const AS_2009: Laws = Laws {
    id: "fide-2009",
    automatic: AutomaticDraws { repetition: None, halfmoves: None },
    unpromoted_pawn: UnpromotedPawn::Illegal,
    normal_means: NormalMeans::InForce { below: 2 * MINUTE, rejected: 2 * MINUTE },
    paced: [STANDARD_2009, RAPID_2009, Paced { illegal_limit: Some(1), ..RAPID_2009 }],
    pace_bounds: PaceBounds { blitz_to: 15 * MINUTE - 1, standard_from: 60 * MINUTE },
    articles: articles::fide_2009,
    ..AS_2014
};
static FIDE_2009: Laws = AS_2009;

const PACED_1993: Paced = Paced {
    illegal_time: 0,
    illegal_limit: Some(3),
    illegal_claim: IllegalMoveClaim::WhileGameLasts,
    wrong_claim: WrongClaim::ClaimantLoses(5 * MINUTE),
    ..STANDARD_2023
};

/// The text of the early 1990s on which the project was founded, with the popular rules that go with it.
static FIDE_1993: Laws = Laws {
    id: "fide-1993",
    touch: TouchLaws { king_then_rook: KingThenRook::KingBound, rook_then_king: RookThenKing::NoCastling },
    promotion_fixed: PromotionFixed::ByRelease,
    dead_position: DeadPosition::ListedMaterial,
    offer_ends: OfferEnds::ByMove,
    repeated_offers: RepeatedOffers::Alternate,
    claims: Claims { lost: ClaimLost::ByMove, ..BASE.claims },
    recording: Recording { stops_below: 5 * MINUTE, unless_increment: None, ahead: WrittenAhead::Allowed },
    flag: FlagLaws { test: FlagTest::BareKing, ..BASE.flag },
    unpromoted_pawn: UnpromotedPawn::MustBeFinished,
    default_time: 60 * MINUTE,
    colors_reversed: ColorsReversed::GoesOnAfter(25),
    normal_means: NormalMeans::Unknown,
    paced: [PACED_1993; 3],
    articles: articles::fide_1993,
    ..AS_2009
};
