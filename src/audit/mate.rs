//! Whether a player can still checkmate.

use crate::chess::{Color, Position};
use crate::mating::{Verdict, can_checkmate};

/// As many positions are looked at in each of a file's: enough for walls of pawns, and what is left open counts as alive.
const NODES: u64 = 20_000;

/// Whether no series of legal moves leads to checkmate by this player (6.9).
pub(super) fn cannot_checkmate(position: &Position, color: Color) -> bool {
    can_checkmate(position, color, NODES) == Verdict::No
}

/// Whether neither player can checkmate (5.2.2).
pub(super) fn is_dead(position: &Position) -> bool {
    Color::ALL.into_iter().all(|color| cannot_checkmate(position, color))
}
