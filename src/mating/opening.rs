//! The start of a game, which everybody knows to be alive: the shortest mates that either player can be helped to.

use crate::chess::{Color, Move, Position, Square};

/// From file and rank to file and rank, counted from 0.
type Step = [(u8, u8); 2];

/// The fool's mate, 1. f3 e5 2. g4 Qh4.
const BLACK_MATES: [Step; 4] = [[(5, 1), (5, 2)], [(4, 6), (4, 4)], [(6, 1), (6, 3)], [(3, 7), (7, 3)]];
/// The queen takes on e5 while the king blocks his own way, 1. e4 e5 2. Qh5 Ke7 3. Qxe5.
const WHITE_MATES: [Step; 5] =
    [[(4, 1), (4, 3)], [(4, 6), (4, 4)], [(3, 0), (7, 4)], [(4, 7), (4, 6)], [(7, 4), (4, 4)]];

/// The series for a position in which nobody has moved yet; none for any other.
pub(super) fn line(position: &Position, color: Color) -> Option<Vec<Move>> {
    if !position.same_position(&Position::default()) {
        return None;
    }
    let steps: &[Step] = match color {
        Color::White => &WHITE_MATES,
        Color::Black => &BLACK_MATES,
    };
    let mut line = Vec::with_capacity(steps.len());
    let mut at = *position;
    for &[from, to] in steps {
        let mv = at.legal_move(Square::at(from.0, from.1), Square::at(to.0, to.1), None)?;
        line.push(mv);
        at = at.play(mv);
    }
    Some(line)
}
