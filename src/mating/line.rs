//! Series of moves that end in mate: whether they do, and what they can do without.

use crate::chess::{Color, Move, Position};

/// Moves of the two sides that are left out together are at most so many plies apart.
const APART: usize = 16;

/// Whether a series of legal moves ends in checkmate by this player.
pub(super) fn is_mate_by(position: &Position, line: &[Move], color: Color) -> bool {
    let mut end = *position;
    for &mv in line {
        if !end.is_legal(mv) {
            return false;
        }
        end = end.play(mv);
    }
    end.is_checkmate() && end.turn() != color
}

/// The series without pairs of moves, one of each side, that the mate does not need. If the first move was chosen
/// from some, it stays.
pub(super) fn trimmed(position: &Position, first: &[Move], mut line: Vec<Move>, color: Color) -> Vec<Move> {
    let mut start = usize::from(!first.is_empty());
    while start < line.len() {
        let shorter = (start + 1..line.len().min(start + APART))
            .step_by(2)
            .map(|other| without(&line, start, other))
            .find(|shorter| is_mate_by(position, shorter, color));
        match shorter {
            Some(shorter) => {
                line = shorter;
                // What was needed before may have been needed for this.
                start = start.saturating_sub(APART).max(usize::from(!first.is_empty()));
            }
            None => start += 1,
        }
    }
    line
}

fn without(line: &[Move], first: usize, second: usize) -> Vec<Move> {
    let kept = line.iter().enumerate().filter(|(index, _)| *index != first && *index != second);
    kept.map(|(_, &mv)| mv).collect()
}
