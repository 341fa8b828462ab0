//! `Line`: moves played and taken back, without an arbiter.

use wasm_bindgen::prelude::*;

use super::buffers;
use crate::chess::{Move, Position, Role, Square};

/// A series of moves from a position.
#[wasm_bindgen(js_name = LineCore)]
pub struct LineCore {
    positions: Vec<Position>,
    /// Repetition keys of the first so many positions: worked out when somebody asks.
    keys: Vec<u64>,
}

#[wasm_bindgen(js_class = LineCore)]
impl LineCore {
    /// Begins with the position in place.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> LineCore {
        LineCore { positions: vec![buffers::position()], keys: Vec::new() }
    }

    fn last(&self) -> &Position {
        // The first position is never taken back.
        &self.positions[self.positions.len().saturating_sub(1)]
    }

    fn push(&mut self, mv: Move) {
        let next = self.last().play(mv);
        self.positions.push(next);
    }

    /// A move whose text is short and ASCII, four characters a word.
    #[wasm_bindgen(js_name = playShort)]
    pub fn play_short(&mut self, low: u32, high: u32, length: usize) -> bool {
        let bytes = (u64::from(low) | u64::from(high) << 32).to_le_bytes();
        let bytes = &bytes[..length.min(8)];
        let read = match uci(self.last(), bytes) {
            Some(mv) => Some(mv),
            None => core::str::from_utf8(bytes).ok().and_then(|text| self.last().read_move(text).ok()),
        };
        read.map(|mv| self.push(mv)).is_some()
    }

    /// Any other move text.
    #[wasm_bindgen(js_name = playText)]
    pub fn play_text(&mut self, text: &str) -> bool {
        self.last().read_move(text).map(|mv| self.push(mv)).is_ok()
    }

    /// Takes the last move back.
    #[wasm_bindgen]
    pub fn undo(&mut self) -> bool {
        let moved = self.positions.len() > 1;
        if moved {
            self.positions.pop();
            self.keys.truncate(self.positions.len());
        }
        moved
    }

    /// How often the position now has occurred, this time included.
    #[wasm_bindgen]
    pub fn occurrences(&mut self) -> usize {
        for position in &self.positions[self.keys.len()..] {
            self.keys.push(position.repetition_key());
        }
        let (Some((now, earlier)), Some((key, keys))) = (self.positions.split_last(), self.keys.split_last()) else {
            return 0;
        };
        let reach = earlier.len().saturating_sub(now.halfmoves() as usize);
        let alike = keys.iter().zip(earlier).skip(reach);
        1 + alike.filter(|(other, position)| *other == key && position.same_position(now)).count()
    }

    /// Half-moves since the last capture or pawn move.
    #[wasm_bindgen]
    pub fn halfmoves(&self) -> u32 {
        self.last().halfmoves()
    }

    /// Moves played.
    #[wasm_bindgen]
    pub fn ply(&self) -> usize {
        self.positions.len() - 1
    }

    /// Puts the position now into place.
    #[wasm_bindgen]
    pub fn show(&self) {
        buffers::set_position(*self.last());
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
