//! `Line`: moves played and taken back, without an arbiter.

use wasm_bindgen::prelude::*;

use super::buffers;
use crate::chess::{Move, Position, Role, Square};

/// A series of moves from a position.
#[wasm_bindgen(js_name = LineCore)]
pub struct LineCore {
    positions: Vec<Position>,
}

#[wasm_bindgen(js_class = LineCore)]
impl LineCore {
    /// Begins with the position in place.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> LineCore {
        LineCore { positions: vec![buffers::position()] }
    }

    fn last(&self) -> &Position {
        // The first position is never taken back.
        self.positions.last().unwrap_or(&Position::BLANK)
    }

    #[inline(never)]
    fn push(&mut self, mv: Option<Move>) -> i32 {
        let Some(mv) = mv else { return -1 };
        let next = self.last().play(mv);
        self.positions.push(next);
        i32::try_from(next.halfmoves()).unwrap_or(i32::MAX)
    }

    /// A move whose text is short and ASCII, four characters a word. Answers the half-moves since the last capture or pawn
    /// move, or -1 when the text means no legal move.
    #[wasm_bindgen(js_name = playShort)]
    pub fn play_short(&mut self, low: u32, high: u32, length: usize) -> i32 {
        let bytes = (u64::from(low) | u64::from(high) << 32).to_le_bytes();
        let Some(bytes) = bytes.get(..length) else { return -1 };
        let read = match uci(self.last(), bytes).or_else(|| self.last().read_plain_san(bytes)) {
            Some(mv) => Some(mv),
            None => {
                let mut text = String::new();
                for byte in bytes {
                    text.push(char::from(byte & 127));
                }
                self.last().read_move(&text).ok()
            }
        };
        self.push(read)
    }

    /// Any other move text; the answer is the same.
    #[wasm_bindgen(js_name = playText)]
    pub fn play_text(&mut self, text: &str) -> i32 {
        let read = self.last().read_move(text).ok();
        self.push(read)
    }

    /// Takes the last move back.
    #[wasm_bindgen]
    pub fn undo(&mut self) -> bool {
        let moved = self.positions.len() > 1;
        if moved {
            self.positions.pop();
        }
        moved
    }

    /// How often the position now has occurred, this time included. Positions differ on their first squares as a rule, so
    /// that comparing the few since the last capture or pawn move is quicker than keeping keys of all.
    #[wasm_bindgen]
    pub fn occurrences(&self) -> usize {
        let Some((now, earlier)) = self.positions.split_last() else { return 0 };
        let reach = now.halfmoves() as usize;
        // The same player has the move at every other ply only.
        let alike = earlier.iter().rev().take(reach).skip(1).step_by(2);
        1 + alike.filter(|position| position.same_position(now)).count()
    }

    /// Half-moves since the last capture or pawn move.
    #[wasm_bindgen]
    pub fn halfmoves(&self) -> u32 {
        self.last().halfmoves()
    }

    /// Puts the position now into place.
    #[wasm_bindgen]
    pub fn show(&self) {
        buffers::set_position(self.last());
    }
}

/// The common case without any detour: four or five characters of plain UCI.
fn uci(position: &Position, text: &[u8]) -> Option<Move> {
    let square = |file: u8, rank: u8| {
        let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
        (file < 8 && rank < 8).then(|| Square::at(file, rank))
    };
    let (from, to, promotion) = match *text {
        [a, b, c, d] => (square(a, b)?, square(c, d)?, None),
        [a, b, c, d, role] => (square(a, b)?, square(c, d)?, Some(Role::from_letter(role as char)?)),
        _ => return None,
    };
    position.legal_move(from, to, promotion)
}
