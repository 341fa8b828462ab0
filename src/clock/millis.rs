//! Time in whole milliseconds.

/// An amount of time. Signed, since a clock whose flag has fallen may have run on.
pub type Millis = i64;

/// A point in time: milliseconds since the game began.
pub type Moment = u64;

/// From one moment to another; nothing when the second is the earlier one.
pub(super) fn between(earlier: Moment, later: Moment) -> Millis {
    Millis::try_from(later.saturating_sub(earlier)).unwrap_or(Millis::MAX)
}
