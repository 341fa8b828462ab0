//! The move text of the UCI protocol: two squares, and the piece that a pawn becomes.

use super::text::{push, push_square};
use super::{Move, Position};

impl Position {
    /// The move in the notation of UCI: `e2e4`, `e7e8q`. Castling is the king going to its goal (`e1g1`); in Chess960,
    /// where that may be an ordinary step, the king going to its own rook (`f1g1`).
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse()?;
    /// assert_eq!(position.uci(position.read_move("O-O-O")?), "e1c1");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn uci(&self, mv: Move) -> String {
        let to = if self.is_chess960() { mv.to } else { mv.destination() };
        let mut text = String::with_capacity(5);
        push_square(&mut text, mv.from);
        push_square(&mut text, to);
        if let Some(role) = mv.promotion() {
            push(&mut text, role.letter().to_ascii_lowercase() as u8);
        }
        text
    }
}
