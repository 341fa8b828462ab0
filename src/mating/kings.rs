//! Boards on which only the kings can move: every pawn is stopped by a pawn, and no pawn can take.
//!
//! There a position is a pair of squares and a turn, and all pairs are flooded at once: for each square of the black
//! king the set of squares of the white one. A king that moves gives no check, and nothing stands behind it that
//! could; so unless a king can take a pawn, nobody will ever mate.

use crate::chess::attacks;
use crate::chess::{Bitboard, Color, Position, Role, Square};

/// For each square of the black king the squares of the white one.
type Pairs = [Bitboard; 64];

/// Whether only the kings can move, now and for ever: then neither player can checkmate.
pub(super) fn only_kings_move(position: &Position) -> bool {
    let board = position.board();
    let pawns = board.role(Role::Pawn);
    if board.occupied() != pawns | board.role(Role::King) || !are_stopped(position, pawns) {
        return false;
    }
    let [white, black] = Color::ALL.map(|color| board.pieces(color, Role::Pawn));
    let white_free = !(white | attacks::pawns(black, Color::Black));
    let black_free = !(black | attacks::pawns(white, Color::White));
    // Pairs that have been reached, and those of them that have not been looked at, by the player to move.
    let mut seen: [Pairs; 2] = [[Bitboard::EMPTY; 64]; 2];
    let mut fresh = seen;
    let add = |seen: &mut Pairs, fresh: &mut Pairs, king: Square, others: Bitboard| {
        let new = others.without(seen[king.index()]);
        seen[king.index()] |= new;
        fresh[king.index()] |= new;
        new.any()
    };
    let (first, second) = (board.king(Color::White).bitboard(), board.king(Color::Black));
    let turn = position.turn() as usize;
    add(&mut seen[turn], &mut fresh[turn], second, first);
    let mut changed = true;
    while changed {
        changed = false;
        for square in Square::all() {
            let zone = attacks::king(square) | square.bitboard();
            let from = core::mem::take(&mut fresh[0][square.index()]);
            let goals = (spread(from) & white_free).without(zone);
            if (goals & black).any() {
                return false;
            }
            changed |= add(&mut seen[1], &mut fresh[1], square, goals);
        }
        for square in Square::all() {
            let others = core::mem::take(&mut fresh[1][square.index()]);
            for goal in attacks::king(square) & black_free {
                let apart = others.without(attacks::king(goal) | goal.bitboard());
                if apart.any() && white.has(goal) {
                    return false;
                }
                changed |= add(&mut seen[0], &mut fresh[0], goal, apart);
            }
        }
    }
    true
}

/// Whether each pawn stands before a pawn and none attacks one of the other side.
fn are_stopped(position: &Position, pawns: Bitboard) -> bool {
    let board = position.board();
    let [white, black] = Color::ALL.map(|color| board.pieces(color, Role::Pawn));
    let stopped = Bitboard(white.0 << 8).without(pawns).is_empty() && Bitboard(black.0 >> 8).without(pawns).is_empty();
    stopped && (attacks::pawns(white, Color::White) & black).is_empty() && position.legal_en_passant().is_none()
}

/// The squares beside those of a set.
fn spread(set: Bitboard) -> Bitboard {
    let east = Bitboard(set.0 << 1).without(Bitboard::file(0));
    let west = Bitboard(set.0 >> 1).without(Bitboard::file(7));
    let row = set | east | west;
    east | west | Bitboard(row.0 << 8 | row.0 >> 8)
}
