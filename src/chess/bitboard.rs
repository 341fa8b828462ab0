//! Sets of squares.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::Square;

/// A set of squares, one bit each; the lowest bit is a1.
///
/// # Examples
/// ```
/// use adoube::chess::{Bitboard, Square};
/// let corner: Square = "h8".parse()?;
/// let set = Bitboard::rank(7) & Bitboard::file(7);
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [corner]);
/// # Ok::<(), adoube::chess::SquareError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every square.
    pub const FULL: Bitboard = Bitboard(!0);
    /// The light squares.
    pub const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

    /// The eight squares of a rank, counted from 0.
    #[inline]
    #[must_use]
    pub const fn rank(rank: u8) -> Bitboard {
        Bitboard(0xff << ((rank & 7) * 8))
    }

    /// The eight squares of a file, counted from 0.
    #[inline]
    #[must_use]
    pub const fn file(file: u8) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << (file & 7))
    }

    /// The files to either side of a file, counted from 0.
    pub(super) const fn beside(file: u8) -> Bitboard {
        let one = Bitboard::rank(0).0 & Bitboard::file(file).0;
        Bitboard(((one << 1 | one >> 1) & 0xff) * 0x0101_0101_0101_0101)
    }

    /// Whether the set holds no square.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds at least one square.
    #[inline]
    #[must_use]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether the set holds two squares or more.
    #[inline]
    #[must_use]
    pub const fn many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The number of squares.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the square is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The lowest square; a1 when the set is empty, so that it never fails.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Square {
        Square::new((self.0.trailing_zeros() & 63) as u8)
    }

    /// The lowest square, if there is one.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(self.lowest()) }
    }

    /// The squares, from a1 to h8.
    #[inline(never)] // one copy of what every list of squares is made by
    #[must_use]
    pub fn to_vec(self) -> Vec<Square> {
        let mut squares = Vec::with_capacity(self.len() as usize);
        for square in self {
            squares.push(square);
        }
        squares
    }

    /// The highest square, if there is one.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::new((63 - self.0.leading_zeros()) as u8)) }
    }

    /// The squares of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }
}

/// The squares of a set, from a1 to h8.
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Bitboard(self.0).lowest();
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | square.bitboard())
    }
}

macro_rules! set_operation {
    ($trait:ident $method:ident $assign:ident $assign_method:ident $op:tt) => {
        impl $trait for Bitboard {
            type Output = Bitboard;
            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $op other.0)
            }
        }
        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                self.0 = self.0 $op other.0;
            }
        }
    };
}
set_operation!(BitAnd bitand BitAndAssign bitand_assign &);
set_operation!(BitOr bitor BitOrAssign bitor_assign |);
set_operation!(BitXor bitxor BitXorAssign bitxor_assign ^);

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}
