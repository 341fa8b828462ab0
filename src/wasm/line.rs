//! `Line`: moves played and taken back, without an arbiter.

use wasm_bindgen::prelude::*;

use super::{buffers, packed};
use crate::chess::{Move, Position};

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
    fn read_short(&self, low: u32, high: u32, length: usize) -> Option<Move> {
        let bytes = (u64::from(low) | u64::from(high) << 32).to_le_bytes();
        let bytes = bytes.get(..length)?;
        let position = self.last();
        position.read_plain_uci(bytes).or_else(|| position.read_plain_san(bytes)).or_else(|| {
            let mut text = String::new();
            for byte in bytes {
                text.push(char::from(byte & 127));
            }
            position.read_move(&text).ok()
        })
    }

    fn push_word(&mut self, mv: Option<Move>) -> u32 {
        let Some(mv) = mv else { return 0 };
        let next = self.last().play(mv);
        let word = packed::word(self.last(), mv, &next);
        self.positions.push(next);
        word
    }

    #[inline(never)]
    fn push(&mut self, mv: Option<Move>) -> i32 {
        let Some(mv) = mv else { return -1 };
        let next = self.last().play(mv);
        self.positions.push(next);
        i32::try_from(next.halfmoves()).unwrap_or(i32::MAX)
    }

    /// Plays a move whose text is short and ASCII, four characters a word. Answers the half-moves since the last capture or
    /// pawn move, or -1 when the text means no legal move.
    #[wasm_bindgen(js_name = playShort)]
    pub fn play_short(&mut self, low: u32, high: u32, length: usize) -> i32 {
        let read = self.read_short(low, high, length);
        self.push(read)
    }

    /// Plays any other move text; the answer is the same.
    #[wasm_bindgen(js_name = playText)]
    pub fn play_text(&mut self, text: &str) -> i32 {
        let read = self.last().read_move(text).ok();
        self.push(read)
    }

    /// Plays a short text like [`LineCore::play_short`]. Answers the move as a word with hints, or 0, which is no move.
    #[wasm_bindgen(js_name = moveShort)]
    pub fn move_short(&mut self, low: u32, high: u32, length: usize) -> u32 {
        let read = self.read_short(low, high, length);
        self.push_word(read)
    }

    /// Plays any other move text; the answer is that of [`LineCore::move_short`].
    #[wasm_bindgen(js_name = moveText)]
    pub fn move_text(&mut self, text: &str) -> u32 {
        let read = self.last().read_move(text).ok();
        self.push_word(read)
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
