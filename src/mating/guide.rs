//! Where a search looks first. Nothing here decides anything: a bad guess costs time, never an answer.

use crate::chess::{Bitboard, Board, Color, Position, Role, Square};

/// The largest estimate.
pub(super) const FARTHEST: usize = 127;

const CORNERS: [Square; 4] = [Square::new(0), Square::new(7), Square::new(56), Square::new(63)];

/// How far a position seems to be from a checkmate by `mater` that both sides work for.
#[inline]
pub(super) fn estimate(position: &Position, mater: Color) -> usize {
    let board = position.board();
    let own = board.color(mater);
    let helpers = board.color(!mater);
    let heavy = own & (board.role(Role::Queen) | board.role(Role::Rook));
    let pawns = own & board.role(Role::Pawn);
    let mut cost = 0;
    let mut picture = Picture { light: true, dark: true, helpers: Bitboard::EMPTY, minor: Bitboard::EMPTY };
    if heavy.is_empty() {
        if pawns.any() {
            cost += 2 * promotion(board, pawns, mater) + 4;
        } else {
            cost += minors(board, mater, &mut picture);
        }
    }
    let (king, other) = (board.king(mater), board.king(!mater));
    let mut best = 60;
    for corner in CORNERS {
        if !(if corner.is_light() { picture.light } else { picture.dark }) {
            continue;
        }
        let near = distance(king, corner).saturating_sub(2) + 2 * distance(other, corner);
        let helper = picture.helpers.into_iter().map(|square| distance(square, corner)).min().unwrap_or(0);
        let minor = picture.minor.into_iter().map(|square| distance(square, corner)).min().unwrap_or(0);
        best = best.min(2 * near + helper + minor);
    }
    cost += best;
    let _ = helpers;
    cost.min(FARTHEST)
}

/// What a mate in a corner needs, when only minor pieces are there to give it.
struct Picture {
    /// The corner's colour.
    light: bool,
    dark: bool,
    /// Pieces of the side that is mated, of which one must stand beside its king.
    helpers: Bitboard,
    /// The piece that gives mate, where it has far to go.
    minor: Bitboard,
}

fn minors(board: &Board, mater: Color, picture: &mut Picture) -> usize {
    let own = board.color(mater);
    let other = board.color(!mater);
    let knights = own & board.role(Role::Knight);
    let bishops = own & board.role(Role::Bishop);
    let pair = (bishops & Bitboard::LIGHT).any() && bishops.without(Bitboard::LIGHT).any();
    if knights.many() || pair || (knights.any() && bishops.any()) {
        picture.minor = knights;
        return 0;
    }
    let mut fit = other & (board.role(Role::Knight) | board.role(Role::Bishop));
    if bishops.any() {
        picture.light = (bishops & Bitboard::LIGHT).any();
        picture.dark = !picture.light;
        let same = if picture.light { Bitboard::LIGHT } else { !Bitboard::LIGHT };
        fit = fit.without(board.role(Role::Bishop) & same);
    } else {
        picture.minor = knights;
        fit |= other & board.role(Role::Rook);
    }
    picture.helpers = fit;
    if fit.any() {
        return 0;
    }
    let pawns = other & board.role(Role::Pawn);
    if pawns.is_empty() { 40 } else { 2 * promotion(board, pawns, !mater) + 8 }
}

/// How far the foremost of these pawns is from promotion.
fn promotion(board: &Board, pawns: Bitboard, color: Color) -> usize {
    let mut best = 20;
    let all = board.role(Role::Pawn);
    for pawn in pawns {
        let ahead = 7 - pawn.relative_rank(color) as usize;
        let way = match color {
            Color::White => Bitboard(pawn.bitboard().0 << 8),
            Color::Black => Bitboard(pawn.bitboard().0 >> 8),
        };
        let stopped = if (way & all).any() { 4 } else { (way & board.occupied()).any() as usize };
        best = best.min(ahead + stopped);
    }
    best
}

#[inline]
fn distance(a: Square, b: Square) -> usize {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())) as usize
}
