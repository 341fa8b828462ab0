//! Forsyth–Edwards notation, with X-FEN and Shredder-FEN for Chess960.

use core::fmt;
use core::str::FromStr;

use super::setup::{CastlingFlag, CastlingRook};
use super::{Board, CastlingSide, Color, Piece, Position, Role, Setup, Square};

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

impl FenError {
    fn new(field: FenField, reason: FenReason, found: &str) -> FenError {
        FenError { field, reason, found: excerpt(found) }
    }
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

fn excerpt(text: &str) -> String {
    text.chars().take(100).collect()
}

/// Half-moves and moves are counted in 32 bits; nine digits always fit, and no game comes near.
const MOST_DIGITS: usize = 9;

struct Reader {
    strict: bool,
    repairs: Vec<Repair>,
}

impl Reader {
    /// Notes a repair, or refuses it when strict.
    fn repair(&mut self, field: FenField, reason: FenReason, from: &str, to: &str) -> Result<(), FenError> {
        if self.strict {
            return Err(FenError::new(field, reason, from));
        }
        self.repairs.push(Repair { field: field.name(), from: excerpt(from), to: to.to_owned() });
        Ok(())
    }

    fn board(&mut self, text: &str) -> Result<Board, FenError> {
        let error = || FenError::new(FenField::Board, FenReason::Syntax, text);
        let mut board = Board::EMPTY;
        let mut rows = text.split('/');
        let mut adjacent = false;
        for rank in (0..8u8).rev() {
            let mut file = 0u8;
            let mut after_digit = false;
            for letter in rows.next().ok_or_else(error)?.chars() {
                match letter {
                    '1'..='8' => {
                        adjacent |= after_digit;
                        file += letter as u8 - b'0';
                    }
                    _ => {
                        let piece = Piece::from_letter(letter).ok_or_else(error)?;
                        if file > 7 {
                            return Err(error());
                        }
                        board.put(Square::at(file, rank), piece);
                        file += 1;
                    }
                }
                after_digit = letter.is_ascii_digit();
                if file > 8 {
                    return Err(error());
                }
            }
            if file != 8 {
                return Err(error());
            }
        }
        if rows.next().is_some() {
            return Err(error());
        }
        if adjacent {
            self.repair(FenField::Board, FenReason::Syntax, text, &board_field(&board))?;
        }
        Ok(board)
    }

    fn turn(&mut self, text: &str) -> Result<Color, FenError> {
        let (turn, canonical) = match text {
            "w" | "W" | "" => (Color::White, "w"),
            "b" | "B" => (Color::Black, "b"),
            _ => return Err(FenError::new(FenField::Turn, FenReason::Syntax, text)),
        };
        if text != canonical {
            self.repair(FenField::Turn, FenReason::Syntax, text, canonical)?;
        }
        Ok(turn)
    }

    fn castling(&self, text: &str) -> Result<Vec<CastlingFlag>, FenError> {
        if matches!(text, "-" | "") {
            return Ok(Vec::new());
        }
        let flag = |letter: char| {
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            let rook = match letter.to_ascii_lowercase() {
                'k' => CastlingRook::Outermost(CastlingSide::King),
                'q' => CastlingRook::Outermost(CastlingSide::Queen),
                file @ 'a'..='h' => CastlingRook::OnFile(file as u8 - b'a'),
                _ => return Err(FenError::new(FenField::Castling, FenReason::Syntax, text)),
            };
            Ok(CastlingFlag { color, rook })
        };
        text.chars().map(flag).collect()
    }

    fn en_passant(&mut self, text: &str) -> Result<Option<Square>, FenError> {
        if matches!(text, "-" | "") {
            return Ok(None);
        }
        let lower = text.to_ascii_lowercase();
        let square = lower.parse().map_err(|_| FenError::new(FenField::EnPassant, FenReason::EnPassant, text))?;
        if lower != text {
            self.repair(FenField::EnPassant, FenReason::EnPassant, text, &lower)?;
        }
        Ok(Some(square))
    }

    fn counter(&mut self, field: FenField, text: Option<&str>, least: u32) -> Result<u32, FenError> {
        let text = text.unwrap_or_default();
        if matches!(text, "" | "-") {
            self.repair(field, FenReason::Counters, text, &least.to_string())?;
            return Ok(least);
        }
        let number = text.bytes().all(|digit| digit.is_ascii_digit()) && text.len() <= MOST_DIGITS;
        let value = number.then(|| text.parse::<u32>().ok()).flatten();
        let value = value.ok_or_else(|| FenError::new(field, FenReason::Counters, text))?;
        if value < least {
            self.repair(field, FenReason::Counters, text, &least.to_string())?;
        }
        Ok(value.max(least))
    }
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
        let mut reader = Reader { strict: mode.strict, repairs: Vec::new() };
        let spaced = text.replace('_', " ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        if words.is_empty() || words.len() > 6 {
            return Err(FenError::new(FenField::Fen, FenReason::Syntax, text));
        }
        if words.join(" ") != text {
            reader.repair(FenField::Fen, FenReason::Syntax, text, &words.join(" "))?;
        }
        let word = |index: usize| words.get(index).copied();
        let setup = Setup {
            board: reader.board(words[0])?,
            turn: reader.turn(word(1).unwrap_or_default())?,
            castling: reader.castling(word(2).unwrap_or_default())?,
            en_passant: reader.en_passant(word(3).unwrap_or_default())?,
            halfmoves: reader.counter(FenField::Halfmoves, word(4), 0)?,
            fullmoves: reader.counter(FenField::Fullmoves, word(5), 1)?,
            chess960: mode.chess960,
        };
        let board_error = |reason| FenError::new(FenField::Board, reason, words[0]);
        let (position, dropped) = setup.position().map_err(board_error)?;
        let castling = word(2).unwrap_or_default();
        if dropped.castling || !accepted_castling(&position, castling) {
            let to = position.castling_field();
            reader.repair(FenField::Castling, FenReason::CastlingFlags, castling, &to)?;
        }
        let en_passant = word(3).unwrap_or_default();
        if dropped.en_passant || en_passant.is_empty() {
            reader.repair(FenField::EnPassant, FenReason::EnPassant, en_passant, "-")?;
        }
        Ok((position, reader.repairs))
    }

    /// The canonical FEN: the en-passant square only where a legal capture exists; in Chess960 the castling field in
    /// X-FEN (`KQkq` where unambiguous, else the letter of the rook's file).
    #[must_use]
    pub fn fen(&self) -> String {
        let en_passant = self.legal_en_passant().map_or_else(|| "-".to_owned(), |square| square.to_string());
        let turn = if self.turn == Color::White { 'w' } else { 'b' };
        let (board, castling) = (board_field(&self.board), self.castling_field());
        format!("{board} {turn} {castling} {en_passant} {} {}", self.halfmoves, self.fullmoves)
    }

    fn castling_field(&self) -> String {
        self.castling_letters(|color, side, rook| {
            let rooks = self.board.pieces(color, Role::Rook) & super::Bitboard::rank(color.first_rank());
            let outermost = match side {
                CastlingSide::King => rooks.into_iter().last(),
                CastlingSide::Queen => rooks.first(),
            };
            match side {
                _ if outermost != Some(rook) => (b'A' + rook.file()) as char,
                CastlingSide::King => 'K',
                CastlingSide::Queen => 'Q',
            }
        })
    }

    fn castling_letters(&self, letter: impl Fn(Color, CastlingSide, Square) -> char) -> String {
        let mut field = String::new();
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(rook) = self.castling_rook(color, side) {
                    let letter = letter(color, side, rook);
                    field.push(if color == Color::White { letter } else { letter.to_ascii_lowercase() });
                }
            }
        }
        if field.is_empty() { "-".to_owned() } else { field }
    }
}

/// Whether the castling field is X-FEN or Shredder-FEN of this position; Shredder's files are written in either order.
fn accepted_castling(position: &Position, field: &str) -> bool {
    let shredder = position.castling_letters(|_, _, rook| (b'A' + rook.file()) as char);
    let ascending = |field: &str| {
        let mut letters: Vec<char> = field.chars().collect();
        letters.sort_unstable();
        letters.into_iter().collect::<String>()
    };
    field == position.castling_field() || field == shredder || field == ascending(&shredder)
}

fn board_field(board: &Board) -> String {
    let mut field = String::with_capacity(72);
    for rank in (0..8).rev() {
        let mut empty = 0u8;
        for file in 0..8 {
            match board.piece(Square::at(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    push_count(&mut field, empty);
                    empty = 0;
                    field.push(piece.letter());
                }
            }
        }
        push_count(&mut field, empty);
        if rank > 0 {
            field.push('/');
        }
    }
    field
}

fn push_count(field: &mut String, empty: u8) {
    if empty > 0 {
        field.push((b'0' + empty) as char);
    }
}

impl FromStr for Position {
    type Err = FenError;

    /// Reads a FEN of orthodox chess leniently, without saying what was repaired.
    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text, FenMode::default()).map(|(position, _)| position)
    }
}
