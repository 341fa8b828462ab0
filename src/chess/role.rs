//! Kinds of pieces.

use core::fmt;

use super::Color;

/// The kind of a piece, without its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u8)]
#[allow(missing_docs)] // the variants are the words of Article 2.2
pub enum Role {
    Pawn = 0,
    Knight = 1,
    Bishop = 2,
    Rook = 3,
    Queen = 4,
    King = 5,
}

impl Role {
    /// All six, from the pawn to the king.
    pub const ALL: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    /// What a pawn may become (3.7.3.3), the queen first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The English word of the contract: `"pawn"` … `"king"`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
    }

    /// Reads the word of the contract; `None` for anything else.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Role> {
        Some(match name {
            "pawn" => Role::Pawn,
            "knight" => Role::Knight,
            "bishop" => Role::Bishop,
            "rook" => Role::Rook,
            "queen" => Role::Queen,
            "king" => Role::King,
            _ => return None,
        })
    }

    /// The letter of SAN and of White's pieces in FEN: `P N B R Q K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// The role of a letter in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Role> {
        Some(match letter {
            'P' | 'p' => Role::Pawn,
            'N' | 'n' => Role::Knight,
            'B' | 'b' => Role::Bishop,
            'R' | 'r' => Role::Rook,
            'Q' | 'q' => Role::Queen,
            'K' | 'k' => Role::King,
            _ => return None,
        })
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A piece: a kind and a colour.
///
/// # Examples
/// ```
/// use adoube::chess::{Color, Piece, Role};
/// let knight = Piece { color: Color::Black, role: Role::Knight };
/// assert_eq!(knight.letter(), 'n');
/// assert_eq!(Piece::from_letter('n'), Some(knight));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What kind of piece it is.
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: upper case for White, lower case for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// Reads a letter of FEN.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Piece> {
        let role = Role::from_letter(letter)?;
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        Some(Piece { color, role })
    }
}
