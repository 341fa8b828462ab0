//! Counting the leaves of the tree of legal moves, by which move generators are compared.

use core::hint::black_box;

use super::Position;
use super::movegen::{self, Count};

/// The number of series of legal moves of this length. The last ply is counted without being made.
///
/// # Examples
/// ```
/// use adoube::chess::{Position, perft};
/// assert_eq!(perft(&Position::default(), 3), 8_902);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut count = Count(0);
            movegen::generate(position, &mut count);
            count.0
        }
        _ => position.legal_moves().iter().map(|&mv| perft(&position.play(mv), depth - 1)).sum(),
    }
}

/// The same number, with every leaf made: the measure for a generator that must also play its moves.
#[must_use]
pub fn perft_making_leaves(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.legal_moves().iter().map(|&mv| perft_making_leaves(black_box(&position.play(mv)), depth - 1)).sum()
}
