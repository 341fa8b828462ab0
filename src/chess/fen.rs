//! Forsyth–Edwards notation, with X-FEN and Shredder-FEN for Chess960.

mod fields;
mod reader;
mod writer;

use core::fmt;
use core::str::FromStr;

use self::reader::Reader;
use super::Position;

/// How a FEN is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FenMode {
    /// Castling as in Chess960.
    pub chess960: bool,
    /// Repair nothing: what is not canonical in its first four fields is an error.
    pub strict: bool,
}

/// The fields of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names of the fields themselves
pub enum FenField {
    Fen,
    Board,
    Turn,
    Castling,
    EnPassant,
    Halfmoves,
    Fullmoves,
}

impl FenField {
    /// The name used in errors and repairs; `"fen"` is the text as a whole.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FenField::Fen => "fen",
            FenField::Board => "board",
            FenField::Turn => "turn",
            FenField::Castling => "castling",
            FenField::EnPassant => "en-passant",
            FenField::Halfmoves => "halfmoves",
            FenField::Fullmoves => "fullmoves",
        }
    }
}

/// Why a FEN is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenReason {
    /// The text of the field is not of its form.
    Syntax,
    /// Not exactly one king each.
    KingCount,
    /// A pawn on the first or eighth rank.
    PawnOnBackRank,
    /// More men of a colour than sixteen and their promotions can make.
    TooManyPieces,
    /// The side that is not to move stands in check.
    OppositeCheck,
    /// A check that no move can have given.
    ImpossibleCheck,
    /// A castling flag that means no right (strict), or flags out of order.
    CastlingFlags,
    /// An en-passant square that cannot be, or of no use (strict).
    EnPassant,
    /// A counter that is missing (strict), no number, or too large.
    Counters,
}

impl FenReason {
    /// The word of the contract.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            FenReason::Syntax => "syntax",
            FenReason::KingCount => "king-count",
            FenReason::PawnOnBackRank => "pawn-on-back-rank",
            FenReason::TooManyPieces => "too-many-pieces",
            FenReason::OppositeCheck => "opposite-check",
            FenReason::ImpossibleCheck => "impossible-check",
            FenReason::CastlingFlags => "castling-flags",
            FenReason::EnPassant => "en-passant",
            FenReason::Counters => "counters",
        }
    }
}

/// A FEN that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// In which field.
    pub field: FenField,
    /// What is wrong with it.
    pub reason: FenReason,
    /// What stands there, at most 100 characters of it.
    pub found: String,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bad FEN, field {}: {} in {:?}", self.field.name(), self.reason.code(), self.found)
    }
}

impl core::error::Error for FenError {}

/// One thing that a lenient reader put right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Repair {
    /// The name of the field ([`FenField::name`]).
    pub field: &'static str,
    /// What was written; empty when the field was missing.
    pub from: String,
    /// What it was taken for.
    pub to: String,
}

/// At most the first hundred characters.
fn excerpt(text: &str) -> String {
    let end = text.char_indices().nth(100).map_or(text.len(), |(end, _)| end);
    text.get(..end).unwrap_or_default().to_owned()
}

impl Position {
    /// Reads a FEN, and says what had to be put right.
    ///
    /// Lenient reading repairs missing fields, spacing, letter case, counters, useless en-passant squares and castling
    /// flags without king or rook at home; it never accepts an impossible position.
    ///
    /// # Errors
    /// [`FenError`] with the field and one [`FenReason`]. In strict mode each repair is an error instead, but for
    /// Shredder letters that mean real rights, and the en-passant square that a pawn attacks but may not enter because
    /// of its king.
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::{FenMode, FenReason, Position};
    /// let (position, repairs) = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w KQ -", FenMode::default())?;
    /// assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    /// assert_eq!(repairs.len(), 3);
    /// let none = Position::from_fen("8/8/8/8/8/8/8/4K3 w - - 0 1", FenMode::default());
    /// assert_eq!(none.map_err(|error| error.reason), Err(FenReason::KingCount));
    /// # Ok::<(), adoube::chess::FenError>(())
    /// ```
    pub fn from_fen(text: &str, mode: FenMode) -> Result<(Position, Vec<Repair>), FenError> {
        let mut reader = Reader::new(text, mode.strict);
        match reader.position(mode.chess960) {
            Ok(position) => Ok((position, reader.repairs)),
            Err((field, reason)) => Err(FenError { field, reason, found: excerpt(reader.text(field)) }),
        }
    }
}

impl FromStr for Position {
    type Err = FenError;

    /// Reads a FEN of orthodox chess leniently, without saying what was repaired.
    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text, FenMode::default()).map(|(position, _)| position)
    }
}
