//! Whether a king can be mated at all within the squares that the men can ever reach.
//!
//! # The argument
//!
//! [`Reach`] says where each man can ever stand. Suppose that the king is mated on `x`.
//!
//! 1. It is in check by a man that attacks `x` from a square of its set. That man has just moved, or was uncovered, and
//!    then it is a queen, a rook or a bishop: a man of another kind that never moves gives no check that was not there
//!    before, and a check that was there before has been answered.
//! 2. Each square beside `x` is held by a man of the king's own side, or attacked by the other side. The king of the
//!    other side stands on one square `k` of its set, not beside `x`; it attacks what is beside `k`. What neither it nor
//!    any other man of its side can ever attack is held by men of the king's own side, a different one on each square.
//!
//! Where no `x` and no `k` allow this, there is no mate.

use super::reach::{Man, Reach};
use crate::chess::attacks;
use crate::chess::{Bitboard, Color, Position, Role, Square};

/// What a look at the board as a whole has shown.
pub(super) enum Look {
    /// There is no mate.
    Safe,
    /// Nothing, and this is what is known of the men.
    Unsure(Reach),
    /// Nothing, for nothing is claimed of such a board.
    Unclaimed,
}

/// Whether the sets prove that `mater` cannot checkmate, looking at the board once, or more closely.
pub(super) fn look(position: &Position, mater: Color, closely: bool) -> Look {
    if position.checkers(!position.turn()).any() {
        return Look::Unclaimed;
    }
    let Some(mut reach) = Reach::of(position, mater) else { return Look::Unclaimed };
    let closely = closely && is_locked(position);
    while !is_caged(&reach, position, mater) {
        if !closely || !reach.bind() {
            return Look::Unsure(reach);
        }
    }
    Look::Safe
}

/// Whether at least half of the pawns stand before a pawn, and four: else a closer look is not worth its price.
pub(super) fn is_locked(position: &Position) -> bool {
    let pawns = position.board().role(Role::Pawn);
    let [white, black] = Color::ALL.map(|color| position.board().pieces(color, Role::Pawn));
    let stopped = (Bitboard(white.0 << 8) & pawns).len() + (Bitboard(black.0 >> 8) & pawns).len();
    stopped >= 4 && 2 * stopped >= pawns.len()
}

fn is_caged(reach: &Reach, position: &Position, mater: Color) -> bool {
    let (mut checks, mut attacked) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let (mut kings, mut goals) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let mut blockers = Vec::new();
    // A king shields nothing from the piece that gives it check: it cannot step back along the line.
    let lifted = position.board().king(!mater).bitboard();
    for man in &reach.men {
        match (man.piece.color == mater, man.piece.role == Role::King) {
            (true, true) => kings = man.reach,
            (false, true) => goals = man.reach,
            (false, false) => blockers.push(man.reach),
            (true, false) => {
                let set = man.may_attack(reach.steady, lifted);
                attacked |= set;
                if !man.stays() || slides(man) {
                    checks |= set;
                }
            }
        }
    }
    (goals & checks).into_iter().all(|x| {
        let beside = attacks::king(x);
        let open = beside.without(attacked);
        kings.without(beside | x.bitboard()).into_iter().all(|k| !can_fill(open.without(attacks::king(k)), &blockers))
    })
}

fn slides(man: &Man) -> bool {
    matches!(man.piece.role, Role::Bishop | Role::Rook | Role::Queen)
}

/// Whether different men can hold all these squares at once: a matching, found by augmenting paths.
pub(super) fn can_fill(squares: Bitboard, men: &[Bitboard]) -> bool {
    // Which square each man holds.
    let mut holds = [None; 32];
    squares.into_iter().all(|square| place(square, men, &mut holds, &mut 0))
}

/// Finds a man for a square; those already placed may have to change. No deeper than there are squares, which is eight.
fn place(square: Square, men: &[Bitboard], holds: &mut [Option<Square>; 32], tried: &mut u32) -> bool {
    for (index, reach) in men.iter().enumerate() {
        if !reach.has(square) || *tried >> index & 1 == 1 {
            continue;
        }
        *tried |= 1 << index;
        let held = holds.get(index).copied().flatten();
        if held.is_none_or(|other| place(other, men, holds, tried)) {
            if let Some(slot) = holds.get_mut(index) {
                *slot = Some(square);
            }
            return true;
        }
    }
    false
}
