//! Standard algebraic notation as it is written; `read` has the other direction.

use super::text::{push, push_square};
use super::{Bitboard, CastlingSide, Move, Position, Role};

/// A move with all that its notation needs: to write it no position has to be asked.
///
/// # Examples
/// ```
/// use adoube::chess::Position;
/// let start = Position::default();
/// let mv = start.read_move("g1f3")?;
/// let notated = start.notate(mv, &start.play(mv));
/// assert_eq!(notated.san(), "Nf3");
/// # Ok::<(), adoube::chess::ReadMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notated {
    /// The move.
    pub mv: Move,
    /// The kind of piece that it takes.
    pub captured: Option<Role>,
    /// Whether SAN names the file of its start.
    pub by_file: bool,
    /// Whether SAN names the rank of its start.
    pub by_rank: bool,
    /// Whether it gives check, checkmate included.
    pub check: bool,
    /// Whether it checkmates.
    pub checkmate: bool,
}

impl Notated {
    /// Standard algebraic notation; see [`Position::san`].
    #[must_use]
    pub fn san(&self) -> String {
        let mut text = String::with_capacity(8);
        self.push_san(&mut text);
        text
    }

    /// Appends standard algebraic notation.
    #[inline(never)]
    pub fn push_san(&self, text: &mut String) {
        match self.mv.castling_side() {
            Some(CastlingSide::King) => text.push_str("O-O"),
            Some(CastlingSide::Queen) => text.push_str("O-O-O"),
            None => self.push_ordinary(text),
        }
        if self.check {
            push(text, if self.checkmate { b'#' } else { b'+' });
        }
    }

    fn push_ordinary(&self, text: &mut String) {
        let mv = self.mv;
        if mv.role != Role::Pawn {
            push(text, mv.role.letter() as u8);
        }
        if self.by_file {
            push(text, b'a' + mv.from.file());
        }
        if self.by_rank {
            push(text, b'1' + mv.from.rank());
        }
        if self.captured.is_some() {
            push(text, b'x');
        }
        push_square(text, mv.to);
        if let Some(role) = mv.promotion() {
            push(text, b'=');
            push(text, role.letter() as u8);
        }
    }
}

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
        self.notate(mv, &self.play(mv)).san()
    }

    /// A legal move with all that its notation needs, given the position after it.
    #[must_use]
    pub fn notate(&self, mv: Move, next: &Position) -> Notated {
        let captured = self.captured(mv).map(|(_, piece)| piece.role);
        let (by_file, by_rank) = match mv.role {
            Role::Pawn => (captured.is_some(), false),
            _ if mv.is_castling() => (false, false),
            _ => self.distinction(mv),
        };
        let check = next.is_check();
        Notated { mv, captured, by_file, by_rank, check, checkmate: check && !next.has_legal_move() }
    }

    /// Whether the file and the rank of origin must be given, so that no other piece of the kind may be meant.
    fn distinction(&self, mv: Move) -> (bool, bool) {
        let rivals = self.candidates(mv.role, mv.to).without(mv.from.bitboard());
        if rivals.is_empty() {
            return (false, false);
        }
        let others: Bitboard =
            rivals.into_iter().filter(|&from| self.legal_move(from, mv.to, None).is_some()).collect();
        let same_file = (others & Bitboard::file(mv.from.file())).any();
        let same_rank = (others & Bitboard::rank(mv.from.rank())).any();
        (others.any() && (!same_file || same_rank), same_file)
    }
}
