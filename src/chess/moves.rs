//! Moves, and lists of them.

use core::fmt;

use super::{Role, Square};

/// What is special about a move besides the piece that goes from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum MoveKind {
    /// A piece moves, and takes what stands on its goal, if anything does.
    Normal,
    /// A pawn's advance by two squares (3.7.2).
    DoubleStep,
    /// A pawn takes en passant (3.7.3.1).
    EnPassant,
    /// Castling (3.8.2); [`Move::to`] is the square of the rook.
    Castling,
    /// A pawn reaches the last rank and becomes a knight (3.7.3.3).
    PromoteKnight,
    /// A pawn reaches the last rank and becomes a bishop.
    PromoteBishop,
    /// A pawn reaches the last rank and becomes a rook.
    PromoteRook,
    /// A pawn reaches the last rank and becomes a queen.
    PromoteQueen,
}

impl MoveKind {
    /// The kind of move by which a pawn becomes this piece; `Normal` for what no pawn may become.
    #[inline]
    #[must_use]
    pub const fn promotion(role: Role) -> MoveKind {
        match role {
            Role::Knight => MoveKind::PromoteKnight,
            Role::Bishop => MoveKind::PromoteBishop,
            Role::Rook => MoveKind::PromoteRook,
            Role::Queen => MoveKind::PromoteQueen,
            Role::Pawn | Role::King => MoveKind::Normal,
        }
    }
}

/// A move of the rules, of one position: it says nothing about hands or clocks.
///
/// Castling is written as the king going to the square of its rook, in every kind of chess: this alone is unambiguous
/// in Chess960. [`Position::uci`](super::Position::uci) writes it the way that the position wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the piece comes from.
    pub from: Square,
    /// Where it goes; for castling the square of the rook.
    pub to: Square,
    /// What moves; for a promotion the pawn.
    pub role: Role,
    /// What is special about it.
    pub kind: MoveKind,
}

impl Move {
    /// What the pawn becomes.
    #[inline]
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::PromoteKnight => Some(Role::Knight),
            MoveKind::PromoteBishop => Some(Role::Bishop),
            MoveKind::PromoteRook => Some(Role::Rook),
            MoveKind::PromoteQueen => Some(Role::Queen),
            _ => None,
        }
    }

    /// Whether it is castling.
    #[inline]
    #[must_use]
    pub const fn is_castling(self) -> bool {
        matches!(self.kind, MoveKind::Castling)
    }

    /// Which way castling goes, when it is castling.
    #[must_use]
    pub const fn castling_side(self) -> Option<CastlingSide> {
        match self.kind {
            MoveKind::Castling if self.to.index() > self.from.index() => Some(CastlingSide::King),
            MoveKind::Castling => Some(CastlingSide::Queen),
            _ => None,
        }
    }

    /// Where the moving piece stands afterwards: for castling the king's new square, else [`Move::to`].
    #[inline]
    #[must_use]
    pub const fn destination(self) -> Square {
        match self.castling_side() {
            Some(side) => side.king_square(self.from.rank()),
            None => self.to,
        }
    }

    /// The square of the piece that an en-passant capture takes: beside the capturer.
    #[must_use]
    pub const fn en_passant_victim(self) -> Option<Square> {
        match self.kind {
            MoveKind::EnPassant => Some(Square::at(self.to.file(), self.from.rank())),
            _ => None,
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.role.letter(), self.from, self.to)?;
        if self.kind == MoveKind::Normal { Ok(()) } else { write!(f, ":{:?}", self.kind) }
    }
}

/// The side of the board on which a player castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// Towards the h-file: king to the g-file, rook to the f-file.
    King,
    /// Towards the a-file: king to the c-file, rook to the d-file.
    Queen,
}

impl CastlingSide {
    /// Both, the king's side first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

    /// Where the king ends on this rank.
    #[inline]
    #[must_use]
    pub const fn king_square(self, rank: u8) -> Square {
        match self {
            CastlingSide::King => Square::at(6, rank),
            CastlingSide::Queen => Square::at(2, rank),
        }
    }

    /// Where the rook ends on this rank.
    #[inline]
    #[must_use]
    pub const fn rook_square(self, rank: u8) -> Square {
        match self {
            CastlingSide::King => Square::at(5, rank),
            CastlingSide::Queen => Square::at(3, rank),
        }
    }

    /// The word of the contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            CastlingSide::King => "kingside",
            CastlingSide::Queen => "queenside",
        }
    }
}

/// A list of moves of one position, in a fixed array: no position of chess has more than 218.
#[derive(Clone)]
#[repr(align(4))] // as wide as a move, which is then written and copied as one word
pub struct MoveList {
    moves: [Move; 256],
    len: u8,
}

impl MoveList {
    /// The empty list.
    #[inline]
    #[must_use]
    pub const fn new() -> MoveList {
        let blank = Move { from: Square::new(0), to: Square::new(0), role: Role::Pawn, kind: MoveKind::Normal };
        MoveList { moves: [blank; 256], len: 0 }
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    #[inline(always)]
    pub(super) fn push(&mut self, mv: Move) {
        // An index of one byte cannot leave an array of 256: no check is made and none is needed.
        self.moves[self.len as usize] = mv;
        self.len = self.len.wrapping_add(1);
    }

    /// The moves.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[Move] {
        &self.moves[..self.len as usize]
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl core::ops::Deref for MoveList {
    type Target = [Move];
    #[inline]
    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
