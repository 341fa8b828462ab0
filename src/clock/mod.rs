//! The chess clock (Article 6): time controls, and a clock to which time is told.
//!
//! Pure, and of no particular game: the sides are 0 and 1, the first and the second player to move, and no clock of
//! the machine is ever read.

// The clock itself is the chief concept of this folder, and its file is named after it.
#[allow(clippy::module_inception)]
mod clock;
mod millis;
mod pace;
mod time_control;
mod time_control_text;

pub use crate::laws::Pace;
pub use clock::Clock;
pub use millis::{Millis, Moment};
pub use time_control::{DelayKind, Period, Stage, TimeControl, TimeControlError, TimeControlFault};
