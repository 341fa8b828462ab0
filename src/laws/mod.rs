//! The editions of the Laws, as data.
//!
//! Every edition is a constant record behind the same machine: named policies instead of switches, and the number
//! under which each clause stands. Nothing outside this folder knows an edition by name.

mod articles;
mod clause;
mod fide;
mod pace;
mod policy;
mod us_chess;

pub use clause::Clause;
pub use pace::Pace;
pub use policy::{
    Agreement, AmbiguousSealedMove, AutomaticDraws, BothFlags, ClaimLost, Claims, ColorsReversed, DeadPosition, Event,
    FlagLaws, FlagNoticed, FlagTest, IllegalMoveClaim, IllegalPosition, KingThenRook, Material, NormalMeans, Offence,
    OfferEnds, Paced, PromotionFixed, Recording, RepeatedOffers, Repetition, Resignation, RookThenKing,
    TouchDutyInTest, TouchLaws, UnpromotedPawn, WrittenAhead, WrongClaim,
};

/// One edition of the Laws.
///
/// # Examples
/// ```
/// use adoube::laws::{Clause, Laws, Pace};
/// let laws = Laws::named("fide").unwrap_or_default();
/// assert_eq!(laws.article(Clause::TouchedFirstMoves, Pace::Standard), Some("4.3.1"));
/// let founding = Laws::named("fide-1993").unwrap_or_default();
/// assert_eq!(founding.article(Clause::TouchedFirstMoves, Pace::Standard), Some("7.2(1)"));
/// assert!(Laws::named("house rules").is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Laws {
    /// The name by which the contract asks for it.
    pub id: &'static str,
    /// What a touch obliges to (Article 4).
    pub touch: TouchLaws,
    /// When the choice of a new piece is final (4.4.4).
    pub promotion_fixed: PromotionFixed,
    /// What a resignation is worth (5.1.2).
    pub resignation: Resignation,
    /// Which positions nobody can win (5.2.2).
    pub dead_position: DeadPosition,
    /// From when on a draw may be agreed (5.2.3).
    pub agreement: Agreement,
    /// What ends an offer (9.1.2.1).
    pub offer_ends: OfferEnds,
    /// Whether offers may follow each other.
    pub repeated_offers: RepeatedOffers,
    /// Draws that a player may claim (9.2, 9.3).
    pub claims: Claims,
    /// Draws that come by themselves (9.6).
    pub automatic: AutomaticDraws,
    /// Recording the moves (8.1, 8.4).
    pub recording: Recording,
    /// A fallen flag (6.8, 6.9).
    pub flag: FlagLaws,
    /// A pawn left on the last rank (7.5.2).
    pub unpromoted_pawn: UnpromotedPawn,
    /// Pressing the clock without a move (7.5.3).
    pub press_without_move: Offence,
    /// Moving with two hands (7.5.4).
    pub two_hands: Offence,
    /// Arriving later than this loses (6.7.1). Milliseconds.
    pub default_time: i64,
    /// Colours exchanged at the start (7.3).
    pub colors_reversed: ColorsReversed,
    /// The last two minutes without increment (Guidelines III).
    pub normal_means: NormalMeans,
    /// A sealed move that more than one move fits (Guidelines I).
    pub ambiguous_sealed_move: AmbiguousSealedMove,
    /// What depends on the pace: standard, rapid, blitz.
    pub paced: [Paced; 3],
    /// Where the paces begin (A.1, B.1).
    pub pace_bounds: PaceBounds,
    articles: fn(Clause, Pace) -> Option<&'static str>,
}

/// Where rapid ends on either side, by the time allotted and sixty increments. Milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaceBounds {
    /// Up to here it is blitz, this included.
    pub blitz_to: i64,
    /// From here on it is standard chess.
    pub standard_from: i64,
}

impl Laws {
    /// The edition with this name. `"fide"` is the newest one known.
    #[must_use]
    pub fn named(id: &str) -> Option<Laws> {
        if id == "fide" { Some(Laws::default()) } else { Laws::all().find(|laws| laws.id == id) }
    }

    /// Every edition that can be asked for, the newest first, US Chess last.
    pub fn all() -> impl Iterator<Item = Laws> {
        fide::EDITIONS.into_iter().chain([&us_chess::US_CHESS]).cloned()
    }

    /// The number of the article that says this, as the edition prints it; `None` where it says nothing of the kind.
    #[must_use]
    pub fn article(&self, clause: Clause, pace: Pace) -> Option<&'static str> {
        (self.articles)(clause, pace)
    }

    /// What holds at this pace.
    #[must_use]
    pub const fn at(&self, pace: Pace) -> &Paced {
        let [standard, rapid, blitz] = &self.paced;
        match pace {
            Pace::Standard => standard,
            Pace::Rapid => rapid,
            Pace::Blitz => blitz,
        }
    }

    /// The pace of a game in which each player has this time for sixty moves, increments included. Milliseconds.
    #[must_use]
    pub const fn pace_of(&self, thinking_time: i64) -> Pace {
        if thinking_time >= self.pace_bounds.standard_from {
            Pace::Standard
        } else if thinking_time > self.pace_bounds.blitz_to {
            Pace::Rapid
        } else {
            Pace::Blitz
        }
    }
}

impl Default for Laws {
    /// The newest edition known.
    fn default() -> Laws {
        fide::FIDE_2023.clone()
    }
}
