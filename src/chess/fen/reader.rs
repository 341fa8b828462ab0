//! What each field of a FEN says, and what has to be put right in it.

use super::super::setup::{CastlingFlag, CastlingRook};
use super::super::text::{push_number, push_square};
use super::super::{Board, CastlingSide, Color, Piece, Position, Setup, Square};
use super::fields::{Fields, fields};
use super::writer::{CastlingForm, accepted_castling, push_board};
use super::{FenField, FenReason, Repair, excerpt};

/// Half-moves and moves are counted in 32 bits; nine digits always fit, and no game comes near.
const MOST_DIGITS: usize = 9;

/// Reads the fields one by one, and keeps account of what it puts right.
pub(super) struct Reader<'a> {
    fields: Fields<'a>,
    whole: &'a str,
    strict: bool,
    pub(super) repairs: Vec<Repair>,
}

/// What is wrong, and where.
pub(super) type Refusal = (FenField, FenReason);

impl Reader<'_> {
    pub(super) fn new(text: &str, strict: bool) -> Reader<'_> {
        Reader { fields: fields(text), whole: text, strict, repairs: Vec::new() }
    }

    pub(super) fn position(&mut self, chess960: bool) -> Result<Position, Refusal> {
        if !(1..=6).contains(&self.fields.count) {
            return Err((FenField::Fen, FenReason::Syntax));
        }
        if !self.fields.tidy {
            let to = self.fields.joined();
            self.repair(FenField::Fen, FenReason::Syntax, to)?;
        }
        let setup = Setup {
            board: self.board()?,
            turn: self.turn()?,
            castling: self.castling()?,
            en_passant: self.en_passant()?,
            halfmoves: self.counter(FenField::Halfmoves, 0)?,
            fullmoves: self.counter(FenField::Fullmoves, 1)?,
            chess960,
        };
        let (position, dropped) = setup.position().map_err(|reason| (FenField::Board, reason))?;
        if dropped.castling || !accepted_castling(&position, self.text(FenField::Castling)) {
            let mut to = String::new();
            position.push_castling(&mut to, CastlingForm::Canonical);
            self.repair(FenField::Castling, FenReason::CastlingFlags, to)?;
        }
        if dropped.en_passant || self.text(FenField::EnPassant).is_empty() {
            self.repair(FenField::EnPassant, FenReason::EnPassant, "-".to_owned())?;
        }
        Ok(position)
    }

    #[inline(never)]
    pub(super) fn text(&self, field: FenField) -> &str {
        match field {
            FenField::Fen => self.whole,
            _ => self.fields.texts.get(field as usize - 1).copied().unwrap_or_default(),
        }
    }

    /// Notes a repair, or refuses it when strict.
    #[inline(never)]
    fn repair(&mut self, field: FenField, reason: FenReason, to: String) -> Result<(), Refusal> {
        if self.strict {
            return Err((field, reason));
        }
        self.repairs.push(Repair { field: field.name(), from: excerpt(self.text(field)), to });
        Ok(())
    }

    fn board(&mut self) -> Result<Board, Refusal> {
        let (board, canonical) =
            read_board(self.text(FenField::Board).as_bytes()).ok_or((FenField::Board, FenReason::Syntax))?;
        if !canonical {
            let mut to = String::new();
            push_board(&mut to, &board);
            self.repair(FenField::Board, FenReason::Syntax, to)?;
        }
        Ok(board)
    }

    fn turn(&mut self) -> Result<Color, Refusal> {
        let (turn, canonical) = match self.text(FenField::Turn).as_bytes() {
            b"w" => return Ok(Color::White),
            b"b" => return Ok(Color::Black),
            b"W" | b"" => (Color::White, "w"),
            b"B" => (Color::Black, "b"),
            _ => return Err((FenField::Turn, FenReason::Syntax)),
        };
        self.repair(FenField::Turn, FenReason::Syntax, canonical.to_owned())?;
        Ok(turn)
    }

    fn castling(&self) -> Result<Vec<CastlingFlag>, Refusal> {
        let mut flags = Vec::new();
        let text = self.text(FenField::Castling).as_bytes();
        if text == b"-" {
            return Ok(flags);
        }
        for letter in text {
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            let rook = match letter.to_ascii_lowercase() {
                b'k' => CastlingRook::Outermost(CastlingSide::King),
                b'q' => CastlingRook::Outermost(CastlingSide::Queen),
                file @ b'a'..=b'h' => CastlingRook::OnFile(file - b'a'),
                _ => return Err((FenField::Castling, FenReason::Syntax)),
            };
            flags.push(CastlingFlag { color, rook });
        }
        Ok(flags)
    }

    fn en_passant(&mut self) -> Result<Option<Square>, Refusal> {
        let square = match *self.text(FenField::EnPassant).as_bytes() {
            [] | [b'-'] => return Ok(None),
            [file, rank] => Square::from_name([file.to_ascii_lowercase(), rank]).map(|square| (square, file)),
            _ => None,
        };
        let (square, file) = square.ok_or((FenField::EnPassant, FenReason::EnPassant))?;
        if file.is_ascii_uppercase() {
            let mut to = String::new();
            push_square(&mut to, square);
            self.repair(FenField::EnPassant, FenReason::EnPassant, to)?;
        }
        Ok(Some(square))
    }

    #[inline(never)]
    fn counter(&mut self, field: FenField, least: u32) -> Result<u32, Refusal> {
        let text = self.text(field).as_bytes();
        let missing = matches!(text, b"" | b"-");
        let mut value = 0;
        if !missing {
            for digit in text {
                if !digit.is_ascii_digit() || text.len() > MOST_DIGITS {
                    return Err((field, FenReason::Counters));
                }
                value = 10 * value + u32::from(digit - b'0');
            }
        }
        if missing || value < least {
            let mut to = String::new();
            push_number(&mut to, least);
            self.repair(field, FenReason::Counters, to)?;
        }
        Ok(value.max(least))
    }
}

/// The board, and whether it is written in the one way; None when the text is none.
fn read_board(text: &[u8]) -> Option<(Board, bool)> {
    let mut board = Board::EMPTY;
    let (mut file, mut rank) = (0, 7u8);
    let mut canonical = true;
    let mut after_digit = false;
    for &letter in text {
        match letter {
            b'/' => {
                if file != 8 {
                    return None;
                }
                file = 0;
                rank = rank.checked_sub(1)?;
            }
            b'1'..=b'8' => {
                canonical &= !after_digit;
                file += letter - b'0';
            }
            _ => {
                let piece = Piece::from_letter(letter as char)?;
                if file > 7 {
                    return None;
                }
                board.toggle(Square::at(file, rank).bitboard(), piece.color, piece.role);
                file += 1;
            }
        }
        if file > 8 {
            return None;
        }
        after_digit = letter.is_ascii_digit();
    }
    (file == 8 && rank == 0).then_some((board, canonical))
}
