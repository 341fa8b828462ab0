//! Standard, rapid or blitz.

use super::{Millis, TimeControl};

/// What kind of chess a time control makes (A.1, B.1).
///
/// # Examples
/// ```
/// use adoube::clock::{Pace, TimeControl};
/// let pace = TimeControl::read("900+10")?.map(|control| control.pace());
/// assert_eq!(pace, Some(Pace::Rapid));
/// # Ok::<(), adoube::clock::TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Pace {
    /// Sixty minutes or more.
    #[default]
    Standard,
    /// More than ten minutes, less than sixty (A.1).
    Rapid,
    /// Ten minutes or less (B.1).
    Blitz,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];

    /// The word of the contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }

    /// Reads the word of the contract.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }
}

const MINUTE: Millis = 60_000;

/// A.1 and B.1 count sixty increments.
const MOVES_COUNTED: u32 = 60;

impl TimeControl {
    /// The time by which A.1 and B.1 tell the paces apart: the time allotted, and what sixty moves earn in increments
    /// or delays.
    ///
    /// A.1 asks for the time in which *all* moves must be completed: so every period counts, also those that begin
    /// after the sixtieth move. A last period that repeats counts as often as sixty moves need it. Each of the sixty
    /// moves earns the increment or delay of the period in which it is played.
    #[must_use]
    pub fn thinking_time(&self) -> Millis {
        let needed = self.stage(MOVES_COUNTED - 1).number;
        let listed = u32::try_from(self.periods().len()).unwrap_or(u32::MAX);
        let earned = (0..MOVES_COUNTED).map(|completed| {
            let period = self.stage(completed).period;
            period.increment.saturating_add(period.delay)
        });
        earned.fold(self.allotted(needed.max(listed)), Millis::saturating_add)
    }

    /// The pace by the bounds in force since 2014 (A.1, B.1). Earlier editions drew the line elsewhere: see
    /// [`thinking_time`](TimeControl::thinking_time).
    #[must_use]
    pub fn pace(&self) -> Pace {
        match self.thinking_time() {
            time if time >= 60 * MINUTE => Pace::Standard,
            time if time > 10 * MINUTE => Pace::Rapid,
            _ => Pace::Blitz,
        }
    }
}
