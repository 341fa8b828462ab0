//! Where a search looks first. Nothing here decides anything: a bad guess costs time, never an answer.

use super::picture;
use crate::chess::{Bitboard, Board, Color, Position, Role, Square};

/// The largest estimate.
pub(super) const FARTHEST: usize = 127;

pub(super) const CORNERS: [Square; 4] = [Square::new(0), Square::new(7), Square::new(56), Square::new(63)];

/// How far a position seems to be from a checkmate by `mater` that both sides work for.
#[inline]
pub(super) fn estimate(position: &Position, mater: Color) -> usize {
    let board = position.board();
    let own = board.color(mater);
    let heavy = own & (board.role(Role::Queen) | board.role(Role::Rook));
    let pawns = own & board.role(Role::Pawn);
    if heavy.any() {
        return kings(board, mater).min(FARTHEST);
    }
    let cost = if pawns.any() {
        let far = promotion(board, pawns, mater);
        let by_queen = kings(board, mater) + 4 + 2 * far;
        let minor = own & (board.role(Role::Bishop) | board.role(Role::Knight));
        if far > 7 && minor.any() { by_queen.min(3 * picture::estimate(board, mater)) } else { by_queen }
    } else {
        3 * picture::estimate(board, mater)
    };
    cost.min(2 * picture::between_bishops(board, mater)).min(FARTHEST)
}

/// How far the kings are from a corner where one is mated and the other stands by.
fn kings(board: &Board, mater: Color) -> usize {
    let (king, other) = (board.king(mater), board.king(!mater));
    let near = |corner| 2 * distance(king, corner).saturating_sub(2) + 4 * distance(other, corner);
    CORNERS.into_iter().map(near).min().unwrap_or(0)
}

/// How far the foremost of these pawns is from promotion, with what it takes to clear its file.
fn promotion(board: &Board, pawns: Bitboard, color: Color) -> usize {
    let mut best = 30;
    let helpers = board.color(color).without(board.role(Role::Pawn));
    for pawn in pawns {
        let file = Bitboard::file(pawn.file());
        let ahead = file
            & match color {
                Color::White => Bitboard(!1 << pawn.index()),
                Color::Black => Bitboard((1 << pawn.index()) - 1),
            };
        let mut cost = 7 - pawn.relative_rank(color) as usize;
        for blocker in ahead & board.role(Role::Pawn) {
            let near = helpers.into_iter().map(|helper| distance(helper, blocker)).min().unwrap_or(0);
            cost += 2 + near;
        }
        best = best.min(cost);
    }
    best
}

/// The moves of a king from one square to another.
#[inline]
pub(super) fn distance(a: Square, b: Square) -> usize {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())) as usize
}
