//! Counting the leaves of the tree of legal moves, by which move generators are compared.

use core::hint::black_box;

use super::movegen;
use super::{MoveList, Position};

/// The number of series of legal moves of this length. The last ply is counted without being made.
///
/// # Examples
/// ```
/// use adoube::chess::{Position, perft};
/// assert_eq!(perft(&Position::default(), 3), 8_902);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    leaves(position, depth, 1)
}

/// The same number, with every leaf made: the measure for a generator that must also play its moves.
#[must_use]
pub fn perft_making_leaves(position: &Position, depth: u32) -> u64 {
    leaves(position, depth, 0)
}

/// Counts the leaves; the last so many plies, one or none, are not made.
fn leaves(position: &Position, depth: u32, unmade: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == unmade {
        return u64::from(movegen::count(position));
    }
    let mut count = 0;
    let mut moves = MoveList::new();
    movegen::list(position, &mut moves);
    for &mv in &moves {
        count += leaves(black_box(&position.after(mv)), depth - 1, unmade);
    }
    count
}
