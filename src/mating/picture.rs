//! The mates that a lone minor piece can give: the king in a corner, one of its own men beside it on the edge, the
//! other king guarding the two squares that are left. How many moves are missing from the nearest of these pictures?

use super::guide::{CORNERS, distance};
use crate::chess::attacks;
use crate::chess::{Bitboard, Board, Color, Role, Square};

/// The number of moves; 40 where nothing fits.
pub(super) fn estimate(board: &Board, mater: Color) -> usize {
    let own = board.color(mater);
    let bishops = own & board.role(Role::Bishop);
    let knights = own & board.role(Role::Knight);
    let mut best = 40;
    for corner in CORNERS {
        let givers = bishops & if corner.is_light() { Bitboard::LIGHT } else { !Bitboard::LIGHT };
        if givers.is_empty() && knights.is_empty() {
            continue;
        }
        for on_file in [false, true] {
            // Steps from the corner along the edge where the helper stands, and away from it.
            let at = |along: u8, away: u8| {
                let (file, rank) = if on_file { (away, along) } else { (along, away) };
                let inward = |from: u8, by: u8| if from == 0 { by } else { from - by };
                Square::at(inward(corner.file(), file), inward(corner.rank(), rank))
            };
            let (first, second) = (distance(board.king(mater), at(0, 2)), distance(board.king(mater), at(1, 2)));
            let mut moves =
                Moves { king: distance(board.king(!mater), corner), beside: at(1, 0), guard: first, giver: 0 };
            if knights.any() {
                // One that stands there already has to go and come back.
                let leap = |to| knights.into_iter().map(|knight| 1 + leaps(knight, to).abs_diff(1)).min().unwrap_or(0);
                moves.giver = leap(at(1, 2));
                best = best.min(moves.missing(board, mater, Giver::Above));
                moves.giver = leap(at(2, 1));
                moves.guard = first.min(second);
                best = best.min(moves.missing(board, mater, Giver::Aside));
            }
            if givers.any() {
                moves.giver = approach(givers, corner, at(1, 1));
                moves.guard = first.min(second);
                best = best.min(moves.missing(board, mater, Giver::Bishop));
            }
        }
    }
    best
}

/// The number of moves to the mate that a bishop gives alone, to a king in a corner between two bishops of its own; 64
/// where there are no such bishops.
#[inline]
pub(super) fn between_bishops(board: &Board, mater: Color) -> usize {
    let bishops = board.role(Role::Bishop);
    let men = board.color(!mater).without(board.role(Role::King));
    let mut best = 64;
    for light in [Bitboard::LIGHT, !Bitboard::LIGHT] {
        let givers = board.color(mater) & bishops & light;
        let fillers = (men & bishops).without(light);
        if givers.is_empty() || !fillers.many() {
            continue;
        }
        for corner in CORNERS {
            // Where the other king stands in the corner, or beside it, there is no room.
            if light.has(corner) && distance(board.king(mater), corner) > 1 {
                // Another man in the corner has to leave it.
                let blocked = 4 * usize::from(men.has(corner));
                best = best.min(blocked + between(board, board.king(!mater), corner, givers, fillers));
            }
        }
    }
    best
}

/// The moves of the king to the corner, of two bishops to the squares beside it, and of a third to the line to it.
fn between(board: &Board, king: Square, corner: Square, givers: Bitboard, fillers: Bitboard) -> usize {
    let inward = |at: u8| if at == 0 { 1 } else { 6 };
    let (file, rank) = (inward(corner.file()), inward(corner.rank()));
    let beside = [Square::at(file, corner.rank()), Square::at(corner.file(), rank)];
    let pawns = board.role(Role::Pawn);
    let diagonals = beside.map(|square| attacks::bishop(square, pawns));
    let mut filled = 64;
    for one in fillers {
        for other in fillers.without(one.bitboard()) {
            let moves = past(one, beside[0], diagonals[0], pawns) + past(other, beside[1], diagonals[1], pawns);
            filled = filled.min(moves);
        }
    }
    distance(king, corner) + filled + approach(givers, corner, Square::at(file, rank))
}

/// Who gives mate, and from where.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Giver {
    /// A bishop, next to the king.
    Bishop,
    /// A knight, on the file or rank of the helper: a rook there could take it.
    Above,
    /// A knight, on a diagonal of the helper: a bishop, or a pawn that has not moved, could take it.
    Aside,
}

/// What is missing from one picture.
struct Moves {
    king: usize,
    /// The square of the helper.
    beside: Square,
    guard: usize,
    giver: usize,
}

impl Moves {
    fn missing(&self, board: &Board, mater: Color, giver: Giver) -> usize {
        let (guarded, helper) = (second(board, mater, self.beside, giver), helper(board, mater, self.beside, giver));
        // From a square that is guarded the king goes into the corner; a man that stands there has to come after him.
        let open = 2 * self.king + guarded + self.guard + self.giver;
        let shut = if self.king == 0 {
            helper + self.guard + self.giver
        } else {
            2 * self.king + helper.max(1) + self.guard.max(2) + self.giver
        };
        open.min(shut)
    }
}

/// The moves until a second minor piece of the side that mates guards this square.
fn second(board: &Board, mater: Color, beside: Square, giver: Giver) -> usize {
    let own = board.color(mater);
    let (knights, bishops) = (own & board.role(Role::Knight), own & board.role(Role::Bishop));
    let mut best = 30;
    if knights.many() || giver == Giver::Bishop {
        for knight in knights {
            best = best.min(leaps(knight, beside).abs_diff(1));
        }
    }
    for bishop in bishops {
        if bishop.is_light() == beside.is_light() {
            best = best.min(slide(bishop, beside).abs_diff(1));
        }
    }
    best
}

/// The moves until some man of the side to be mated stands on this square and does not spoil the mate.
fn helper(board: &Board, mater: Color, beside: Square, giver: Giver) -> usize {
    let side = !mater;
    let men = board.color(side);
    let fits = |bishop: Square| giver != Giver::Aside && bishop.is_light() == beside.is_light();
    let mut best = 30;
    for knight in men & board.role(Role::Knight) {
        best = best.min(leaps(knight, beside));
    }
    for bishop in men & board.role(Role::Bishop) {
        if fits(bishop) {
            best = best.min(slide(bishop, beside));
        }
    }
    if giver == Giver::Aside {
        for rook in men & board.role(Role::Rook) {
            let moves = u8::from(rook.file() != beside.file()) + u8::from(rook.rank() != beside.rank());
            best = best.min(moves as usize);
        }
    }
    for pawn in men & board.role(Role::Pawn) {
        let (here, there) = (pawn.relative_rank(side), beside.relative_rank(side));
        let stays = there == 6 || (there == 1 && giver != Giver::Aside);
        if pawn.file() == beside.file() && here <= there && stays {
            best = best.min((there - here) as usize);
        }
        // Or it becomes a piece first.
        let last = Square::at(pawn.file(), side.last_rank());
        let mut after = leaps(last, beside);
        if fits(last) {
            after = after.min(slide(last, beside));
        }
        best = best.min(7 - here as usize + after);
    }
    best
}

/// The moves of the nearest of these bishops to the square next to the corner; one that already attacks the corner has to
/// go and come back.
fn approach(bishops: Bitboard, corner: Square, next: Square) -> usize {
    let moves = |bishop| if slide(bishop, corner) < 2 { 2 } else { slide(bishop, next) };
    bishops.into_iter().map(moves).min().unwrap_or(0)
}

/// The moves of a bishop on an empty board, to a square of its colour.
fn slide(bishop: Square, to: Square) -> usize {
    if bishop == to {
        return 0;
    }
    let (across, up) = (bishop.file().abs_diff(to.file()), bishop.rank().abs_diff(to.rank()));
    if across == up { 1 } else { 2 }
}

/// The moves of a bishop past these pawns to a square that is on these diagonals.
fn past(bishop: Square, to: Square, diagonals: Bitboard, pawns: Bitboard) -> usize {
    if bishop == to {
        0
    } else if diagonals.has(bishop) {
        1
    } else if (attacks::bishop(bishop, pawns) & diagonals).without(pawns).any() {
        2
    } else {
        5
    }
}

/// The moves of a knight on an empty board.
fn leaps(knight: Square, to: Square) -> usize {
    let (across, up) = (knight.file().abs_diff(to.file()) as i32, knight.rank().abs_diff(to.rank()) as i32);
    let (far, near) = (across.max(up), across.min(up));
    let over = far - near;
    let moves = match (far, near) {
        (1, 0) => 3,
        (2, 2) => 4,
        _ if near > over => over - 2 * (over - near).div_euclid(3),
        _ => over - 2 * (over - near).div_euclid(4),
    };
    moves as usize
}
