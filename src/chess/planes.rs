//! A position in four words, exactly: what a search keeps by the million.

use super::{Bitboard, Board, Color, Position, Role};

/// A position less its counters, as four planes of 64 bits. Two are equal when placement, turn, castling rights and
/// en-passant square are: nothing is hashed, so nothing can be mistaken for another.
///
/// The first three planes give each square a code of three bits: 0 empty, 1 … 6 the roles, 7 a rook that may still
/// castle. The fourth says White; on empty squares, where it would say nothing, it marks the square of a legal
/// en-passant capture, and on the lowest empty square that Black has the move. Those two are never the same: behind a
/// white pawn that has just made its double step the square where it came from is empty, and below a black one there
/// are forty squares, more than there are men.
pub(crate) type Planes = [u64; 4];

const CASTLING_ROOK: u64 = 7;

impl Position {
    /// The four planes.
    #[inline]
    pub(crate) fn planes(&self) -> Planes {
        let board = self.board();
        let role = |role: Role| board.role(role).0;
        let castling = self.castling_rooks.0;
        let odd = role(Role::Pawn) | role(Role::Bishop) | role(Role::Queen) | castling;
        let mid = role(Role::Knight) | role(Role::Bishop) | role(Role::King) | castling;
        let high = role(Role::Rook) | role(Role::Queen) | role(Role::King);
        let empty = !board.occupied().0;
        let lowest = empty & empty.wrapping_neg();
        let black = if self.turn == Color::Black { lowest } else { 0 };
        let passed = self.legal_en_passant().map_or(0, |square| square.bitboard().0);
        [odd, mid, high, board.color(Color::White).0 | black | passed]
    }

    /// The position with these planes; the counters begin anew.
    #[inline]
    pub(crate) fn from_planes([odd, mid, high, white]: Planes, chess960: bool) -> Position {
        let of = |code: u64| {
            let wants = |plane: u64, bit: u64| if code & bit == 0 { !plane } else { plane };
            Bitboard(wants(odd, 1) & wants(mid, 2) & wants(high, 4))
        };
        let castling = of(CASTLING_ROOK);
        let occupied = Bitboard(odd | mid | high);
        let roles = [of(1), of(2), of(3), of(4) | castling, of(5), of(6)];
        let board = Board::from_sets(roles, Bitboard(white) & occupied, occupied.without(Bitboard(white)));
        let marks = white & !occupied.0;
        let empty = !occupied.0;
        let lowest = empty & empty.wrapping_neg();
        let turn = if marks & lowest == 0 { Color::White } else { Color::Black };
        let mut position = Position::from_parts(board, turn, castling, chess960);
        position.set_en_passant(Bitboard(marks & !lowest).first());
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_comes_back_as_it_was() {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1",
            "r3k2r/8/8/2pP4/8/8/8/R3K2R w Kq c6 0 1",
            "4k3/8/8/8/8/8/8/RN2K3 b Q - 0 1",
        ];
        for fen in fens {
            let position: Position = fen.parse().unwrap_or_default();
            assert_eq!(Position::from_planes(position.planes(), false), position, "{fen}");
        }
    }
}
