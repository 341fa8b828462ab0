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
    leaves(position, depth, 1, &mut lists(depth))
}

/// The same number, with every leaf made: the measure for a generator that must also play its moves.
#[must_use]
pub fn perft_making_leaves(position: &Position, depth: u32) -> u64 {
    leaves(position, depth, 0, &mut lists(depth))
}

/// One list for each ply, made once: to blank a list at every node would cost as much as to fill it.
fn lists(depth: u32) -> Vec<MoveList> {
    const MOST: u32 = 16; // what is deeper, and ends at all, makes its own
    vec![MoveList::new(); depth.min(MOST) as usize]
}

/// Counts the leaves; the last so many plies, one or none, are not made.
fn leaves(position: &Position, depth: u32, unmade: u32, lists: &mut [MoveList]) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == unmade {
        return u64::from(movegen::count(position));
    }
    let Some((moves, deeper)) = lists.split_first_mut() else {
        return leaves(position, depth, unmade, &mut [MoveList::new()]);
    };
    let mut count = 0;
    movegen::list(position, moves);
    for &mv in moves.iter() {
        count += leaves(black_box(&position.after(mv)), depth - 1, unmade, deeper);
    }
    count
}
