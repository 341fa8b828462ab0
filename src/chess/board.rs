//! What stands where.

use super::attacks;
use super::{Bitboard, Color, Piece, Role, Square};

/// Where the pieces stand, and nothing else: no turn, no rights, no history.
///
/// Two boards are equal when the same kinds of pieces stand on the same squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board { roles: [Bitboard::EMPTY; 6], colors: [Bitboard::EMPTY; 2] };

    /// The board at the start of a game (2.3).
    pub(super) const START: Board = Board {
        roles: [
            Bitboard(0x00ff_0000_0000_ff00), // pawns on the second and the seventh rank
            Bitboard(0x4200_0000_0000_0042), // knights on the b- and the g-file
            Bitboard(0x2400_0000_0000_0024), // bishops on the c- and the f-file
            Bitboard(0x8100_0000_0000_0081), // rooks in the corners
            Bitboard(0x0800_0000_0000_0008), // queens on the d-file
            Bitboard(0x1000_0000_0000_0010), // kings on the e-file
        ],
        colors: [Bitboard(0xffff), Bitboard(0xffff << 48)],
    };

    /// Joins sets that are known to fit.
    #[inline]
    pub(super) const fn from_sets(roles: [Bitboard; 6], white: Bitboard, black: Bitboard) -> Board {
        Board { roles, colors: [white, black] }
    }

    /// Every occupied square.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.colors[0].0 | self.colors[1].0)
    }

    /// The squares of one player's pieces.
    #[inline]
    #[must_use]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.colors[color as usize]
    }

    /// The squares of all pieces of one kind.
    #[inline]
    #[must_use]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// The squares of one player's pieces of one kind.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.colors[color as usize].0 & self.roles[role as usize].0)
    }

    /// The square of this player's king; a1 on a board without one, which no [`Position`](super::Position) has.
    #[inline]
    #[must_use]
    pub const fn king(&self, color: Color) -> Square {
        self.pieces(color, Role::King).lowest()
    }

    /// The kind of piece on a square.
    #[inline(never)]
    #[must_use]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.role(role).has(square))
    }

    /// Whose piece stands on a square.
    #[must_use]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.color(color).has(square))
    }

    /// The piece on a square.
    #[inline(never)]
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        Some(Piece { color: self.color_at(square)?, role: self.role_at(square)? })
    }

    /// All pieces with their squares, from a1 to h8.
    pub fn all(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// Puts a piece on a square; whatever stood there is gone.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.clear(square);
        self.toggle(square.bitboard(), piece.color, piece.role);
    }

    /// Empties a square.
    pub fn clear(&mut self, square: Square) {
        let kept = !square.bitboard();
        for set in self.roles.iter_mut().chain(&mut self.colors) {
            *set &= kept;
        }
    }

    /// Flips these squares in the sets of this colour and kind.
    #[inline(always)]
    pub(super) fn toggle(&mut self, squares: Bitboard, color: Color, role: Role) {
        self.colors[color as usize] ^= squares;
        self.roles[role as usize] ^= squares;
    }

    /// The board after these squares have been emptied and a piece put on one of them.
    ///
    /// Every set is worked out, none is chosen by index: the whole board then stays in registers, where a copy that is
    /// changed in place would go through memory twice.
    #[inline(always)]
    pub(super) fn replaced(&self, emptied: Bitboard, goal: Bitboard, piece: Piece) -> Board {
        let [pawns, knights, bishops, rooks, queens, kings] = self.roles;
        let [white, black] = self.colors;
        let of = |set: Bitboard, holds: bool| set.without(emptied) | if holds { goal } else { Bitboard::EMPTY };
        Board {
            roles: [
                of(pawns, piece.role == Role::Pawn),
                of(knights, piece.role == Role::Knight),
                of(bishops, piece.role == Role::Bishop),
                of(rooks, piece.role == Role::Rook),
                of(queens, piece.role == Role::Queen),
                of(kings, piece.role == Role::King),
            ],
            colors: [of(white, piece.color == Color::White), of(black, piece.color == Color::Black)],
        }
    }

    /// The pieces of a colour that attack a square when these squares are occupied (3.1.3: a pinned piece attacks too).
    #[inline(never)] // the largest expression of the rules, asked for in a dozen places
    #[must_use]
    pub fn attackers_through(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        let straight = self.role(Role::Rook) | queens;
        let diagonal = self.role(Role::Bishop) | queens;
        self.color(by)
            & ((attacks::pawns(square.bitboard(), !by) & self.role(Role::Pawn))
                | (attacks::knight(square) & self.role(Role::Knight))
                | (attacks::king(square) & self.role(Role::King))
                | (attacks::rook(square, occupied) & straight)
                | (attacks::bishop(square, occupied) & diagonal))
    }

    /// The pieces of a colour that attack a square.
    #[inline]
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_through(square, by, self.occupied())
    }
}
