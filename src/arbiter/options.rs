//! What a game is played under.

use crate::clock::TimeControl;
use crate::laws::Laws;

/// Who enforces the Laws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Supervision {
    /// The board refuses what is illegal or breaks touch-move, explains, and penalises nothing.
    #[default]
    Guided,
    /// What is done on the board is done; the arbiter sees everything and rules at once.
    Arbiter,
}

impl Supervision {
    /// Reads the word of the contract.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Supervision> {
        match name {
            "guided" => Some(Supervision::Guided),
            "arbiter" => Some(Supervision::Arbiter),
            _ => None,
        }
    }

    /// The word of the contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Supervision::Guided => "guided",
            Supervision::Arbiter => "arbiter",
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
    /// The time control; `None`: no clock.
    pub time_control: Option<TimeControl>,
}
