//! The start of a game, which everybody knows to be alive: the shortest mates that either player can be helped to.

use crate::chess::{Color, Move, Position};

/// The fool's mate; and for White the queen that takes on e5 while the king blocks his own way.
const BLACK_MATES: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];
const WHITE_MATES: [&str; 5] = ["e2e4", "e7e5", "d1h5", "e8e7", "h5e5"];

/// Whether nobody has moved yet.
pub(super) fn is_start(position: &Position) -> bool {
    position.same_position(&Position::default())
}

/// The series for a position in which nobody has moved yet; none for any other.
pub(super) fn line(position: &Position, color: Color) -> Option<Vec<Move>> {
    if !is_start(position) {
        return None;
    }
    let texts: &[&str] = match color {
        Color::White => &WHITE_MATES,
        Color::Black => &BLACK_MATES,
    };
    let mut line = Vec::with_capacity(texts.len());
    let mut at = *position;
    for text in texts {
        let mv = at.read_move(text).ok()?;
        line.push(mv);
        at = at.play(mv);
    }
    Some(line)
}
