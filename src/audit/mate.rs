//! Whether a player can still checkmate, by what an edition asks.

use crate::chess::{Color, Position};
use crate::laws::{DeadPosition, FlagTest};
use crate::mating::{Verdict, can_checkmate, wins_with_little};

/// As many positions are looked at in each of a file's: enough for walls of pawns, and what is left open counts as alive.
const NODES: u64 = 20_000;

/// Whether no series of legal moves leads to checkmate by this player.
fn cannot_checkmate(position: &Position, color: Color) -> bool {
    can_checkmate(position, color, NODES) == Verdict::No
}

/// Whether a flag that falls does not lose, because of what this player has left (6.9).
pub(super) fn cannot_win_on_time(position: &Position, winner: Color, test: FlagTest) -> bool {
    let bare = position.board().color(winner).len() == 1;
    match test {
        FlagTest::AnyMate => cannot_checkmate(position, winner),
        FlagTest::BareKing => bare,
        FlagTest::ForcedMate => bare || !wins_with_little(position, winner),
    }
}

/// Whether neither player can win any more (5.2.2).
pub(super) fn is_dead(position: &Position, rule: DeadPosition) -> bool {
    match rule {
        DeadPosition::NoMatePossible => Color::ALL.into_iter().all(|color| cannot_checkmate(position, color)),
        DeadPosition::ListedMaterial => position.is_dead_by_listed_material(),
    }
}
