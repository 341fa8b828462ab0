//! The 64 squares.

use core::fmt;
use core::str::FromStr;

use super::{Bitboard, Color};

/// A square of the board. a1 is index 0, h1 is 7, a2 is 8, h8 is 63.
///
/// # Examples
/// ```
/// use adoube::chess::Square;
/// let e4: Square = "e4".parse()?;
/// assert_eq!((e4.file(), e4.rank()), (4, 3));
/// assert_eq!(e4.to_string(), "e4");
/// # Ok::<(), adoube::chess::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// The text is not the name of a square: a letter from `a` to `h` and a digit from `1` to `8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareError;

impl Square {
    /// The square with this index; only the lowest six bits count.
    #[inline]
    #[must_use]
    pub const fn new(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square on this file and rank, both counted from 0; only the lowest three bits of each count.
    #[inline]
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Square {
        Square((rank & 7) << 3 | (file & 7))
    }

    /// All 64, a1 first, h8 last.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }

    /// 0 … 63. The mask shows the compiler that a table of 64 needs no bounds check.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file, 0 for a … 7 for h.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 for the first … 7 for the eighth.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// The rank as this player counts it: 0 is the player's own first rank.
    #[inline]
    #[must_use]
    pub const fn relative_rank(self, color: Color) -> u8 {
        match color {
            Color::White => self.rank(),
            Color::Black => 7 - self.rank(),
        }
    }

    /// The set that holds this square alone.
    #[inline]
    #[must_use]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(1 << (self.0 & 63))
    }

    /// The two characters of its name.
    #[must_use]
    pub const fn name(self) -> [char; 2] {
        [(b'a' + self.file()) as char, (b'1' + self.rank()) as char]
    }

    /// Reads the two characters of its name.
    pub(super) const fn from_name(name: [u8; 2]) -> Option<Square> {
        match name {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::at(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// Whether the square is a light one; a1 is dark (2.1).
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) & 1 == 1
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(name: &str) -> Result<Square, SquareError> {
        match *name.as_bytes() {
            [file, rank] => Square::from_name([file, rank]).ok_or(SquareError),
            _ => Err(SquareError),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [file, rank] = self.name();
        write!(f, "{file}{rank}")
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: expected a letter from a to h and a digit from 1 to 8")
    }
}

impl core::error::Error for SquareError {}

#[cfg(feature = "serde")]
impl serde::Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}
