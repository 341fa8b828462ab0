//! What a game is played under.

use crate::chess::{Color, Position};
use crate::clock::TimeControl;
use crate::laws::{
    Event, FlagTest, Laws, Material, NormalMeans, Pace, PromotionFixed, RepeatedOffers, RookThenKing, TouchDutyInTest,
};

/// Who enforces the Laws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Supervision {
    /// The board refuses what is illegal or breaks touch-move, explains, and penalises nothing.
    #[default]
    Guided,
    /// What is done on the board is done; the arbiter sees everything and rules at once.
    Arbiter,
    /// What is done stands unless the opponent objects in time.
    Claims,
}

impl Supervision {
    /// Every supervision.
    pub const ALL: [Supervision; 3] = [Supervision::Guided, Supervision::Arbiter, Supervision::Claims];

    /// Reads the word of the contract.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Supervision> {
        Supervision::ALL.into_iter().find(|supervision| supervision.name() == name)
    }

    /// The word of the contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Supervision::Guided => "guided",
            Supervision::Arbiter => "arbiter",
            Supervision::Claims => "claims",
        }
    }
}

/// What a game is played under.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The edition.
    pub laws: Laws,
    /// Who enforces it.
    pub supervision: Supervision,
    /// Standard, rapid or blitz; `None`: by the time control, as the edition draws the lines, else standard.
    pub pace: Option<Pace>,
    /// The time control; `None`: no clock.
    pub time_control: Option<TimeControl>,
    /// What an event announces otherwise than the edition has it.
    pub variations: Variations,
    /// What is brought along when a game is taken over in the middle.
    pub prior: Prior,
}

/// Switches for what the Laws leave open or an event announces; what is absent is as the edition has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variations {
    /// No draw by agreement before both have completed this many moves (9.1.1).
    pub no_agreed_draw_before: Option<u32>,
    /// Rook first, then king.
    pub rook_first_castling: Option<RookThenKing>,
    /// When the choice of a new piece is final.
    pub promotion_fixed_by: Option<PromotionFixed>,
    /// Which completed illegal move of one player loses; `Some(None)`: none does.
    pub illegal_moves_to_forfeit: Option<Option<u32>>,
    /// When a fallen flag is only a draw.
    pub flag_test: Option<FlagTest>,
    /// Whether offers may follow each other.
    pub consecutive_draw_offers: Option<RepeatedOffers>,
    /// Material for which more moves than fifty are allowed.
    pub fifty_move_limits: Vec<(Material, u32)>,
    /// Arriving later than this loses. Milliseconds.
    pub default_time: Option<i64>,
    /// Whether the last two minutes without increment are under Guidelines III.
    pub quickplay_finish: Option<bool>,
    /// Whether a touch duty limits the mate test of 6.9.
    pub touch_duty_in_flag_test: Option<TouchDutyInTest>,
    /// Chess960: castling announced aloud counts before what was touched.
    pub announced_castling_chess960: bool,
}

/// What happened before a game was taken over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prior {
    /// Completed illegal moves, White's first.
    pub illegal_moves: [u32; 2],
    /// Who offered a draw last.
    pub last_draw_offer_by: Option<Color>,
    /// Positions that have stood on the board before the first one.
    pub positions: Vec<Position>,
}

/// The edition with all that was announced.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    pub laws: Laws,
    pub event: Event,
    pub supervision: Supervision,
    pub pace: Pace,
}

impl Terms {
    pub fn of(options: &Options) -> Terms {
        let mut laws = options.laws.clone();
        let varied = &options.variations;
        laws.touch.rook_then_king = varied.rook_first_castling.unwrap_or(laws.touch.rook_then_king);
        laws.promotion_fixed = varied.promotion_fixed_by.unwrap_or(laws.promotion_fixed);
        laws.flag.test = varied.flag_test.unwrap_or(laws.flag.test);
        laws.flag.touch_duty = varied.touch_duty_in_flag_test.unwrap_or(laws.flag.touch_duty);
        laws.repeated_offers = varied.consecutive_draw_offers.unwrap_or(laws.repeated_offers);
        laws.default_time = varied.default_time.unwrap_or(laws.default_time);
        for paced in &mut laws.paced {
            paced.illegal_limit = varied.illegal_moves_to_forfeit.unwrap_or(paced.illegal_limit);
        }
        let by_clock = || options.time_control.as_ref().map(|control| laws.pace_of(control.thinking_time()));
        let pace = options.pace.or_else(by_clock).unwrap_or_default();
        let event = Event {
            no_agreed_draw_before: varied.no_agreed_draw_before.unwrap_or(0),
            fifty_move_limits: varied.fifty_move_limits.clone(),
            quickplay_finish: varied
                .quickplay_finish
                .unwrap_or(matches!(laws.normal_means, NormalMeans::InForce { .. })),
            announced_castling: varied.announced_castling_chess960,
        };
        Terms { laws, event, supervision: options.supervision, pace }
    }
}

impl Variations {
    /// Sets one by the words of the contract: its name, and its value written out (`null` for no limit; limits of moves
    /// as `KRB-KR 75`, parted by commas). `false`: no such variation, or no such value.
    ///
    /// # Examples
    /// ```
    /// use adoube::arbiter::Variations;
    /// let mut variations = Variations::default();
    /// assert!(variations.set("noAgreedDrawBefore", "30"));
    /// assert!(variations.set("fiftyMoveLimits", "KRB-KR 100"));
    /// assert!(!variations.set("flagTest", "coin"));
    /// assert_eq!(variations.no_agreed_draw_before, Some(30));
    /// ```
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        match name {
            "noAgreedDrawBefore" => keep(&mut self.no_agreed_draw_before, number(value)),
            "rookFirstCastling" => {
                let known = [("forbidden", RookThenKing::NoCastling), ("allowed", RookThenKing::MayCastle)];
                keep(&mut self.rook_first_castling, one_of(&known, value))
            }
            "promotionFixedBy" => {
                let known = [("contact", PromotionFixed::ByContact), ("release", PromotionFixed::ByRelease)];
                keep(&mut self.promotion_fixed_by, one_of(&known, value))
            }
            "illegalMovesToForfeit" => {
                let limit = if value == "null" { Some(None) } else { number(value).filter(|&n| n > 0).map(Some) };
                keep(&mut self.illegal_moves_to_forfeit, limit)
            }
            "flagTest" => {
                let known = [
                    ("any-mate", FlagTest::AnyMate),
                    ("bare-king", FlagTest::BareKing),
                    ("us-14e", FlagTest::ForcedMate),
                ];
                keep(&mut self.flag_test, one_of(&known, value))
            }
            "consecutiveDrawOffers" => {
                let known = [("free", RepeatedOffers::Free), ("alternate", RepeatedOffers::Alternate)];
                keep(&mut self.consecutive_draw_offers, one_of(&known, value))
            }
            "fiftyMoveLimits" => set_limits(&mut self.fifty_move_limits, value),
            "defaultTime" => keep(&mut self.default_time, number(value).map(i64::from)),
            "quickplayFinish" => keep(&mut self.quickplay_finish, one_of(&[("true", true), ("false", false)], value)),
            "touchDutyInFlagTest" => {
                let known = [("true", TouchDutyInTest::Counts), ("false", TouchDutyInTest::LeftOut)];
                keep(&mut self.touch_duty_in_flag_test, one_of(&known, value))
            }
            "announcedCastlingChess960" => keep_truth(&mut self.announced_castling_chess960, value),
            _ => false,
        }
    }
}

fn keep<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let known = value.is_some();
    *place = value;
    known
}

fn keep_truth(place: &mut bool, value: &str) -> bool {
    *place = value == "true";
    *place || value == "false"
}

fn number(value: &str) -> Option<u32> {
    value.parse().ok()
}

fn one_of<T: Copy>(known: &[(&str, T)], value: &str) -> Option<T> {
    known.iter().find(|(name, _)| *name == value).map(|(_, value)| *value)
}

fn set_limits(limits: &mut Vec<(Material, u32)>, value: &str) -> bool {
    limits.clear();
    for limit in value.split(',').filter(|limit| !limit.trim().is_empty()) {
        let Some((pieces, moves)) = limit.trim().rsplit_once(' ') else { return false };
        let (Some(material), Some(moves)) = (material(pieces), number(moves)) else { return false };
        limits.push((material, moves));
    }
    true
}

/// `KRB-KR`, `KRBvKR` or `KRBKR`: the king of each side comes first.
fn material(text: &str) -> Option<Material> {
    let mut material = [[0; 5]; 2];
    let mut kings: usize = 0;
    for letter in text.chars() {
        let place = match letter.to_ascii_uppercase() {
            'K' => {
                kings += 1;
                continue;
            }
            'Q' => 0,
            'R' => 1,
            'B' => 2,
            'N' => 3,
            'P' => 4,
            'V' | '-' | ' ' | ':' => continue,
            _ => return None,
        };
        *material.get_mut(kings.checked_sub(1)?)?.get_mut(place)? += 1_u8;
    }
    (kings == 2).then_some(material)
}
