//! How a time control makes standard, rapid or blitz.

use super::{Millis, TimeControl};
use crate::laws::Pace;

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
