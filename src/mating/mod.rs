//! Whether a player can still checkmate by any series of legal moves (5.2.2, 6.9).
//!
//! The question is not what would happen, nor what either side wants, but what could: both sides help. "Yes" comes
//! with such a series; "no" comes only when every position that can be reached has been seen, or from an argument
//! that holds for all of them.

mod dive;
mod forced;
mod guide;
mod picture;
mod search;
mod store;

pub use forced::has_forced_mate;

use crate::chess::{Color, Move, Position};
use search::{End, Search};

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
pub const DEFAULT_NODES: u64 = 500_000;

/// More positions are never kept, whatever is asked for: they take 52 MB.
const MOST_STATES: u64 = 1 << 20;

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
    can_checkmate_from(position, &[], color, nodes).0
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
    Color::ALL.into_iter().all(|color| can_checkmate(position, color, DEFAULT_NODES) == Verdict::No)
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
    let legal = position.legal_moves();
    if legal.is_empty() {
        let mated = position.is_check() && position.turn() != color;
        return if mated { (Verdict::Yes, Some(Vec::new())) } else { (Verdict::No, None) };
    }
    if position.has_insufficient_material(color) {
        return (Verdict::No, None);
    }
    let enemy_king = position.board().king(!position.turn());
    let mut moves = if first.is_empty() { legal.to_vec() } else { first.to_vec() };
    // Where the side not to move is in check its king could be taken, which is no move (1.4.1).
    moves.retain(|mv| mv.to != enemy_king);
    let mut search = Search::new(position, &moves, color);
    match search.run(nodes.min(MOST_STATES) as usize) {
        End::Mate => (Verdict::Yes, search.line()),
        End::Closed => (Verdict::No, None),
        End::Open => (Verdict::Unknown, None),
    }
}

/// dbg
pub fn dbg(position: &Position, color: Color, nodes: u64) -> (Verdict, usize, usize) {
    if position.has_insufficient_material(color) { return (Verdict::No,0,0) }
    let legal = position.legal_moves();
    let mut d = dive::Dive::new(color);
    for corner in dive::corners(position, color).into_iter().take(search::tune(9,4) as usize) {
        if let Some(l) = d.run(position, &legal, corner) { return (Verdict::Yes, d.nodes as usize, l.len()) }
    }
    let mut s = Search::new(position, &position.legal_moves(), color);
    match s.run(nodes as usize) {
        End::Mate => (Verdict::Yes, s.states(), s.line().map_or(0,|l|l.len())),
        End::Closed => (Verdict::No, s.states(), 0),
        End::Open => (Verdict::Unknown, s.states(), 0),
    }
}
/// dbg
pub fn dbg2(position: &Position, color: Color, nodes: u64) {
    let mut s = Search::new(position, &position.legal_moves(), color);
    let e = s.run(nodes as usize);
    s.show();
    eprintln!("{}", e == End::Open);
}
