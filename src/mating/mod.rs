//! Whether a player can still checkmate by any series of legal moves (5.2.2, 6.9).
//!
//! The question is not what would happen, nor what either side wants, but what could: both sides help. "Yes" comes
//! with such a series; "no" comes only when every position that can be reached has been seen, or from an argument
//! that holds for all of them.

mod argue;
mod cage;
mod dive;
mod forced;
mod guide;
mod kings;
mod line;
mod opening;
mod picture;
mod reach;
mod search;
mod skeleton;
mod solve;
mod store;

pub use forced::{has_forced_mate, wins_with_little};

pub use solve::{Answer, examine};

use crate::chess::{Color, Move, Position, Role};

/// An answer that may be out of reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is so, and a series of moves shows it.
    Yes,
    /// It is not so, which is proved.
    No,
    /// The budget was spent before either was certain.
    Unknown,
}

/// How many positions are looked at when nobody says otherwise. [`is_dead`] and the arbiter use it too.
pub const DEFAULT_NODES: u64 = 1_000_000;

/// Whether there is any legal series of moves by which `color` checkmates (5.2.2, 6.9), looking at `nodes` positions
/// at most.
///
/// Rules that end a game by counting (9.6) are left out, as everybody does: a line may cross the 75 moves. The same
/// position and the same budget always get the same answer.
///
/// # Examples
/// ```
/// use adoube::chess::{Color, Position};
/// use adoube::mating::{DEFAULT_NODES, Verdict, can_checkmate};
/// let walled: Position = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1".parse()?;
/// assert_eq!(can_checkmate(&walled, Color::White, DEFAULT_NODES), Verdict::No);
/// # Ok::<(), adoube::chess::FenError>(())
/// ```
#[must_use]
pub fn can_checkmate(position: &Position, color: Color, nodes: u64) -> Verdict {
    solve::ask(position, &[], color, nodes, false).verdict
}

/// A legal series of moves by which `color` checkmates; none when there is none, or when none was found within the budget.
#[must_use]
pub fn helpmate(position: &Position, color: Color, nodes: u64) -> Option<Vec<Move>> {
    can_checkmate_from(position, &[], color, nodes).1
}

/// Whether neither player can checkmate by any legal series of moves (5.2.2), which ends the game. What is not certain
/// within [`DEFAULT_NODES`] is not dead.
#[must_use]
pub fn is_dead(position: &Position) -> bool {
    // Whoever has more to mate with is asked first: mostly that settles it.
    let board = position.board();
    let mighty = board.role(Role::Queen) | board.role(Role::Rook) | board.role(Role::Pawn);
    let strength = Color::ALL.map(|color| (board.color(color) & mighty).len());
    let stronger = if strength[0] >= strength[1] { Color::White } else { Color::Black };
    [stronger, !stronger].into_iter().all(|color| can_checkmate(position, color, DEFAULT_NODES) == Verdict::No)
}

/// As [`can_checkmate`], with the series; the side to move may begin only with one of the moves of `first`, unless
/// that is empty. So a touched piece is moved (4.3) before the question is answered.
#[must_use]
pub fn can_checkmate_from(
    position: &Position,
    first: &[Move],
    color: Color,
    nodes: u64,
) -> (Verdict, Option<Vec<Move>>) {
    let answer = examine(position, first, color, nodes);
    (answer.verdict, answer.line)
}

#[cfg(test)]
mod tests;
