//! Fixed places in the module's memory that the facade reads and writes.
//!
//! Cells, since nothing is ever lent out: so nothing has to be checked, and nothing can panic.

use std::cell::Cell;

use wasm_bindgen::prelude::*;

use crate::chess::Position;

/// As many bytes as the destinations of 16 pieces can take: two a piece and one a destination, of which there are
/// at most 218.
const BYTES: usize = 256;

thread_local! {
    static POSITION: Cell<Position> = const { Cell::new(Position::BLANK) };
    static OTHER: Cell<Position> = const { Cell::new(Position::BLANK) };
    static WORDS: [Cell<u32>; 256] = const { [const { Cell::new(0) }; 256] };
    static SMALL: [Cell<u8>; BYTES] = const { [const { Cell::new(0) }; BYTES] };
}

/// The position that the facade has put here.
#[inline(never)]
pub(super) fn position() -> Position {
    POSITION.get()
}

#[inline(never)]
pub(super) fn set_position(position: &Position) {
    POSITION.set(*position);
}

/// The position to compare with.
pub(super) fn other() -> Position {
    OTHER.get()
}

/// Writes a word for the facade to read.
#[inline(never)]
pub(super) fn write_word(index: usize, word: u32) {
    WORDS.with(|words| {
        if let Some(place) = words.get(index) {
            place.set(word);
        }
    });
}

/// Writes a byte for the facade to read.
#[inline(never)]
pub(super) fn write_byte(index: usize, byte: u8) {
    SMALL.with(|bytes| {
        if let Some(place) = bytes.get(index) {
            place.set(byte);
        }
    });
}

/// The module's memory, in which the buffers lie.
#[wasm_bindgen(js_name = sharedMemory)]
pub fn shared_memory() -> JsValue {
    wasm_bindgen::memory()
}

/// Where the buffers are: position, other position, words, bytes, and how long a position is.
#[wasm_bindgen(js_name = bufferAddresses)]
pub fn addresses() -> Vec<u32> {
    vec![
        POSITION.with(|slot| slot.as_ptr() as usize as u32),
        OTHER.with(|slot| slot.as_ptr() as usize as u32),
        WORDS.with(|slot| slot.as_ptr() as usize as u32),
        SMALL.with(|slot| slot.as_ptr() as usize as u32),
        size_of::<Position>() as u32,
    ]
}
