//! UCI and SAN as they are written nearly always, read in one pass. Whatever is not quite that is left to the reader proper.

use crate::chess::{Bitboard, Move, Position, Role, Square};

/// The move that four or five characters of UCI mean, when it is legal; `None` says nothing about the text.
pub(super) fn read_uci(position: &Position, text: &[u8]) -> Option<Move> {
    let square = |file: u8, rank: u8| {
        let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
        (file < 8 && rank < 8).then(|| Square::at(file, rank))
    };
    let (from, to, promotion) = match *text {
        [a, b, c, d] => (square(a, b)?, square(c, d)?, None),
        [a, b, c, d, role @ (b'n' | b'b' | b'r' | b'q')] => {
            (square(a, b)?, square(c, d)?, Role::from_letter(role as char))
        }
        _ => return None,
    };
    position.legal_move(from, to, promotion)
}

/// The move that a plain text means, when exactly one legal move fits; `None` says nothing about the text.
pub(super) fn read(position: &Position, text: &[u8]) -> Option<Move> {
    let text = match text {
        [rest @ .., b'+' | b'#'] => rest,
        _ => text,
    };
    let (role, rest) = match text {
        [b'N', rest @ ..] => (Role::Knight, rest),
        [b'B', rest @ ..] => (Role::Bishop, rest),
        [b'R', rest @ ..] => (Role::Rook, rest),
        [b'Q', rest @ ..] => (Role::Queen, rest),
        [b'K', rest @ ..] => (Role::King, rest),
        [b'a'..=b'h', ..] => (Role::Pawn, text),
        _ => return None,
    };
    let (rest, promotion) = match rest {
        [rest @ .., b'=', letter @ (b'N' | b'B' | b'R' | b'Q')] => (rest, Role::from_letter(*letter as char)),
        _ => (rest, None),
    };
    let (start, file, rank) = match rest {
        [start @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (start, file - b'a', rank - b'1'),
        _ => return None,
    };
    let to = Square::at(file, rank);
    let from = match start {
        [] if role == Role::Pawn => Bitboard::file(file),
        [start @ b'a'..=b'h', b'x'] if role != Role::Pawn || start - b'a' != file => Bitboard::file(start - b'a'),
        [] | [b'x'] if role != Role::Pawn => Bitboard::FULL,
        [start @ b'a'..=b'h'] if role != Role::Pawn => Bitboard::file(start - b'a'),
        [start @ b'1'..=b'8'] | [start @ b'1'..=b'8', b'x'] if role != Role::Pawn => Bitboard::rank(start - b'1'),
        _ => return None,
    };
    let mut found = None;
    for square in position.candidates(role, to) & from {
        // The king's step to the square of its own rook is no step (Chess960).
        if let Some(mv) = position.legal_move(square, to, promotion).filter(|mv| !mv.is_castling()) {
            if found.is_some() {
                return None;
            }
            found = Some(mv);
        }
    }
    found
}
