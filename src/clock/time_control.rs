//! How much time each player is given, and for how many moves.

use core::fmt;

use super::Millis;

/// How a delay works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum DelayKind {
    /// The time begins to run only when the delay of the turn is over.
    #[default]
    Simple,
    /// The time runs at once; at the press what was used is given back, at most the delay.
    Bronstein,
}

impl DelayKind {
    /// The word of the contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DelayKind::Simple => "simple",
            DelayKind::Bronstein => "bronstein",
        }
    }
}

/// One part of a time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", deny_unknown_fields))]
pub struct Period {
    /// The moves to complete in it; absent in a last period that lasts to the end of the game. A last period that has
    /// them repeats: `40/9000` gives the time again for every forty moves.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub moves: Option<u32>,
    /// What it adds to the player's time when it begins.
    pub time: Millis,
    /// What each press adds; zero: nothing.
    #[cfg_attr(feature = "serde", serde(default, deserialize_with = "or_default", skip_serializing_if = "is_default"))]
    pub increment: Millis,
    /// What each turn has before it costs time; zero: nothing.
    #[cfg_attr(feature = "serde", serde(default, deserialize_with = "or_default", skip_serializing_if = "is_default"))]
    pub delay: Millis,
    /// How the delay works; without a delay it means nothing.
    #[cfg_attr(feature = "serde", serde(default, deserialize_with = "or_default", skip_serializing_if = "is_default"))]
    pub delay_kind: DelayKind,
}

/// JavaScript writes an absent property also as one that is undefined.
#[cfg(feature = "serde")]
fn or_default<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: serde::Deserializer<'de>,
    T: serde::Deserialize<'de> + Default,
{
    <Option<T> as serde::Deserialize>::deserialize(deserializer).map(Option::unwrap_or_default)
}

#[cfg(feature = "serde")]
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What is wrong with a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TimeControlFault {
    /// The text is not of the form.
    Syntax,
    /// A sandclock (`*180`), whose time flows to the opponent: no clock of the Laws.
    Sandclock,
    /// There is no period.
    NoPeriod,
    /// A period of no moves.
    NoMoves,
    /// A period that is not the last and does not say for how many moves it is.
    MovesMissing,
    /// A period without time.
    NoTime,
    /// An increment or delay below zero.
    Negative,
    /// An increment and a delay in one period.
    IncrementAndDelay,
    /// More than 999,999,999 moves, or a thousand million seconds or more.
    TooLarge,
    /// Parts of a millisecond.
    TooFine,
}

impl TimeControlFault {
    /// A stable word for it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            TimeControlFault::Syntax => "syntax",
            TimeControlFault::Sandclock => "sandclock",
            TimeControlFault::NoPeriod => "no-period",
            TimeControlFault::NoMoves => "no-moves",
            TimeControlFault::MovesMissing => "moves-missing",
            TimeControlFault::NoTime => "no-time",
            TimeControlFault::Negative => "negative",
            TimeControlFault::IncrementAndDelay => "increment-and-delay",
            TimeControlFault::TooLarge => "too-large",
            TimeControlFault::TooFine => "too-fine",
        }
    }
}

/// A time control that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControlError {
    /// What is wrong.
    pub fault: TimeControlFault,
    /// In which period, the first being 1.
    pub period: usize,
    /// How many characters of the text stand before the place; `None` when it did not come from a text.
    pub offset: Option<usize>,
}

impl TimeControlError {
    /// The stable word for what is wrong.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.fault.code()
    }
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bad time control, period {}: {}", self.period, self.code())?;
        self.offset.map_or(Ok(()), |offset| write!(f, " at offset {offset}"))
    }
}

impl core::error::Error for TimeControlError {}

/// The time that each player is given: one period, or several.
///
/// Equality: the same periods.
///
/// # Laws
/// 6.3.1 (a number of moves, or all of them, in a given time, with what each move adds), 6.3.2 (delays).
///
/// # Examples
/// ```
/// use adoube::clock::{Period, TimeControl};
/// let first = Period { moves: Some(40), time: 5_400_000, increment: 30_000, ..Period::default() };
/// let second = Period { moves: None, time: 1_800_000, ..first };
/// let control = TimeControl::new(vec![first, second])?;
/// assert_eq!(control.to_string(), "40/5400+30:1800+30");
/// # Ok::<(), adoube::clock::TimeControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// Never empty; all but the last have moves; none has zero moves.
    periods: Vec<Period>,
}

/// Where a player stands in the time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The number of the period, the first being 1. A last period that repeats counts on.
    pub number: u32,
    /// What it gives.
    pub period: Period,
    /// The moves still to complete in it; `None`: all the rest of the game.
    pub moves_to_go: Option<u32>,
}

impl TimeControl {
    /// The time control made of these periods.
    ///
    /// # Errors
    /// No period; one without time, or with a time, increment or delay of a thousand million seconds or more; zero
    /// moves, or more than 999,999,999; no moves in a period that is not the last; an increment or delay below zero, or
    /// both in one period.
    pub fn new(mut periods: Vec<Period>) -> Result<TimeControl, TimeControlError> {
        let last = periods.len().wrapping_sub(1);
        let no_period = TimeControlError { fault: TimeControlFault::NoPeriod, period: 1, offset: None };
        periods.first().ok_or(no_period)?;
        for (index, period) in periods.iter_mut().enumerate() {
            if let Some(fault) = fault_of(period, index == last) {
                return Err(TimeControlError { fault, period: index + 1, offset: None });
            }
            if period.delay == 0 {
                period.delay_kind = DelayKind::default();
            }
        }
        Ok(TimeControl { periods })
    }

    /// The periods in order; never empty.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Where a player stands who has completed this many moves.
    #[must_use]
    #[inline(never)]
    pub fn stage(&self, completed: u32) -> Stage {
        let mut done = completed;
        let mut stage = Stage { number: 0, period: Period::default(), moves_to_go: None };
        for period in &self.periods {
            stage = Stage { number: stage.number.saturating_add(1), period: *period, moves_to_go: None };
            let Some(moves) = period.moves else { return stage };
            if done < moves {
                return Stage { moves_to_go: Some(moves - done), ..stage };
            }
            done -= moves;
        }
        // Past the last of the listed periods: it repeats.
        let moves = stage.period.moves.unwrap_or(1).max(1);
        let number = stage.number.saturating_add(1 + done / moves);
        Stage { number, moves_to_go: Some(moves - done % moves), ..stage }
    }

    /// All the time that the periods up to and including this number have given.
    #[must_use]
    #[inline(never)]
    pub fn allotted(&self, number: u32) -> Millis {
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        let listed = self.periods.iter().take(number).fold(0, |sum: Millis, period| sum.saturating_add(period.time));
        let repeats = Millis::try_from(number.saturating_sub(self.periods.len())).unwrap_or(Millis::MAX);
        let again = self.periods.last().map_or(0, |period| period.time.saturating_mul(repeats));
        listed.saturating_add(again)
    }
}

/// More than any game needs, and few enough digits that sums of them are exact.
pub(super) const MOST: u32 = 999_999_999;
const LONGEST: Millis = MOST as Millis * 1000 + 999;

fn fault_of(period: &Period, last: bool) -> Option<TimeControlFault> {
    let bonus = [period.increment, period.delay];
    match period.moves {
        Some(0) => return Some(TimeControlFault::NoMoves),
        Some(moves) if moves > MOST => return Some(TimeControlFault::TooLarge),
        None if !last => return Some(TimeControlFault::MovesMissing),
        _ => {}
    }
    if period.time <= 0 {
        Some(TimeControlFault::NoTime)
    } else if bonus.iter().any(|&bonus| bonus < 0) {
        Some(TimeControlFault::Negative)
    } else if bonus.iter().all(|&bonus| bonus > 0) {
        Some(TimeControlFault::IncrementAndDelay)
    } else if period.time > LONGEST || bonus.iter().any(|&bonus| bonus > LONGEST) {
        Some(TimeControlFault::TooLarge)
    } else {
        None
    }
}
