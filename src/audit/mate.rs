//! Whether a player can still checkmate, as far as it is known.

use crate::chess::{Color, Position};

/// Whether no series of legal moves leads to checkmate by this player.
pub(super) fn cannot_checkmate(position: &Position, color: Color) -> bool {
    position.has_insufficient_material(color)
}

/// Whether neither player can checkmate (5.2.2).
pub(super) fn is_dead(position: &Position) -> bool {
    position.is_dead_by_material()
}
