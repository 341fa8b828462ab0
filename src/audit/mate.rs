//! Whether a player can still checkmate, by what an edition asks.

use crate::chess::{Color, History, Move, Position};
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

/// Whether the position may be dead although the one before it was not: to ask that of every position takes long. Where the
/// players can undo the last move, what could be reached before it still can be.
pub(super) fn may_have_died(history: &History) -> bool {
    history.last().is_none_or(|(before, mv)| !can_be_undone(before, mv, history.position()))
}

/// Whether some reply, the move back and the reply back lead to the position before the move.
fn can_be_undone(before: &Position, mv: Move, position: &Position) -> bool {
    if position.halfmoves() == 0 || mv.is_castling() {
        return false;
    }
    position.legal_moves().as_slice().iter().any(|&reply| {
        let replied = position.play(reply);
        let Some(back) = replied.legal_move(mv.to, mv.from, None) else { return false };
        let undone = replied.play(back);
        undone.legal_move(reply.to, reply.from, None).is_some_and(|home| undone.play(home).same_position(before))
    })
}
