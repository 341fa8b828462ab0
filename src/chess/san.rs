//! Standard algebraic notation as it is written; `read` has the other direction.

use super::text::{push, push_square};
use super::{Bitboard, CastlingSide, Move, Position, Role};

impl Position {
    /// The move in standard algebraic notation, in the one form that the PGN standard exports: `Nbd7`, `exd8=Q+`,
    /// `O-O-O#`.
    ///
    /// The origin is given only as far as the legal moves need it: by the file, else by the rank, else by both.
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::Position;
    /// // The rook on d1 is pinned: only the one on c2 can go to d2.
    /// let position: Position = "1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44".parse()?;
    /// assert_eq!(position.san(position.read_move("c2d2")?), "Rd2");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn san(&self, mv: Move) -> String {
        let mut text = String::with_capacity(8);
        match mv.castling_side() {
            Some(CastlingSide::King) => text.push_str("O-O"),
            Some(CastlingSide::Queen) => text.push_str("O-O-O"),
            None => self.push_ordinary(&mut text, mv),
        }
        let next = self.play(mv);
        if next.is_check() {
            push(&mut text, if next.has_legal_move() { b'+' } else { b'#' });
        }
        text
    }

    fn push_ordinary(&self, text: &mut String, mv: Move) {
        let captures = self.captured(mv).is_some();
        let (by_file, by_rank) = if mv.role == Role::Pawn {
            (captures, false)
        } else {
            push(text, mv.role.letter() as u8);
            self.distinction(mv)
        };
        if by_file {
            push(text, b'a' + mv.from.file());
        }
        if by_rank {
            push(text, b'1' + mv.from.rank());
        }
        if captures {
            push(text, b'x');
        }
        push_square(text, mv.to);
        if let Some(role) = mv.promotion() {
            push(text, b'=');
            push(text, role.letter() as u8);
        }
    }

    /// Whether the file and the rank of origin must be given, so that no other piece of the kind may be meant.
    fn distinction(&self, mv: Move) -> (bool, bool) {
        let others: Bitboard = self
            .candidates(mv.role, mv.to)
            .without(mv.from.bitboard())
            .into_iter()
            .filter(|&from| self.legal_move(from, mv.to, None).is_some())
            .collect();
        let same_file = (others & Bitboard::file(mv.from.file())).any();
        let same_rank = (others & Bitboard::rank(mv.from.rank())).any();
        (others.any() && (!same_file || same_rank), same_file)
    }
}
