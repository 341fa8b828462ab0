//! A position as FEN.

use super::super::text::{push, push_number, push_square};
use super::super::{Bitboard, Board, CastlingSide, Color, Position, Role, Square};

impl Position {
    /// The canonical FEN: the en-passant square only where a legal capture exists; in Chess960 the castling field in
    /// X-FEN (`KQkq` where unambiguous, else the letter of the rook's file).
    #[must_use]
    pub fn fen(&self) -> String {
        let mut text = String::with_capacity(96);
        push_board(&mut text, &self.board);
        text.push_str(if self.turn == Color::White { " w " } else { " b " });
        self.push_castling(&mut text, CastlingForm::Canonical);
        push(&mut text, b' ');
        match self.legal_en_passant() {
            Some(square) => push_square(&mut text, square),
            None => push(&mut text, b'-'),
        }
        for counter in [self.halfmoves, self.fullmoves] {
            push(&mut text, b' ');
            push_number(&mut text, counter);
        }
        text
    }

    #[inline(never)]
    pub(super) fn push_castling(&self, text: &mut String, form: CastlingForm) {
        let sides = match form {
            CastlingForm::FilesAscending => [CastlingSide::Queen, CastlingSide::King],
            _ => CastlingSide::ALL,
        };
        let mut none = true;
        for color in Color::ALL {
            for side in sides {
                if let Some(rook) = self.castling_rook(color, side) {
                    let letter = self.castling_letter(color, side, rook, form);
                    push(text, if color == Color::White { letter } else { letter.to_ascii_lowercase() });
                    none = false;
                }
            }
        }
        if none {
            push(text, b'-');
        }
    }

    fn castling_letter(&self, color: Color, side: CastlingSide, rook: Square, form: CastlingForm) -> u8 {
        let rooks = self.board.pieces(color, Role::Rook) & Bitboard::rank(color.first_rank());
        let (outermost, letter) = match side {
            CastlingSide::King => (rooks.last(), b'K'),
            CastlingSide::Queen => (rooks.first(), b'Q'),
        };
        if form == CastlingForm::Canonical && outermost == Some(rook) { letter } else { b'A' + rook.file() }
    }
}

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CastlingForm {
    /// X-FEN.
    Canonical,
    /// Shredder-FEN, the king's side first.
    Files,
    /// Shredder-FEN, the queen's side first.
    FilesAscending,
}

/// Whether the castling field is X-FEN or Shredder-FEN of this position; Shredder's files are written in either order.
pub(super) fn accepted_castling(position: &Position, field: &str) -> bool {
    let mut text = String::with_capacity(4);
    for form in [CastlingForm::Canonical, CastlingForm::Files, CastlingForm::FilesAscending] {
        text.clear();
        position.push_castling(&mut text, form);
        if text == field {
            return true;
        }
    }
    false
}

#[inline(never)]
pub(super) fn push_board(text: &mut String, board: &Board) {
    let mut empty = 0;
    for place in 0..64 {
        // FEN begins with the eighth rank.
        let square = Square::new(place ^ 56);
        if square.file() == 0 && place > 0 {
            push_count(text, &mut empty);
            push(text, b'/');
        }
        if let Some(piece) = board.piece(square) {
            push_count(text, &mut empty);
            push(text, piece.letter() as u8);
        } else {
            empty += 1;
        }
    }
    push_count(text, &mut empty);
}

fn push_count(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        push(text, b'0' + *empty);
        *empty = 0;
    }
}
