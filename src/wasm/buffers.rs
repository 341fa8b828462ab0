//! Fixed places in the module's memory that the facade reads and writes.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use crate::chess::Position;

/// As many bytes as the destinations of 16 pieces can take: two a piece and one a destination, of which there are
/// at most 218.
const BYTES: usize = 256;

thread_local! {
    static POSITION: RefCell<Position> = const { RefCell::new(Position::BLANK) };
    static OTHER: RefCell<Position> = const { RefCell::new(Position::BLANK) };
    static WORDS: RefCell<[u32; 256]> = const { RefCell::new([0; 256]) };
    static SMALL: RefCell<[u8; BYTES]> = const { RefCell::new([0; BYTES]) };
}

/// The position that the facade has put here.
pub(super) fn position() -> Position {
    POSITION.with_borrow(|position| *position)
}

/// Looks at the position without copying it.
pub(super) fn with_position<T>(look: impl FnOnce(&Position) -> T) -> T {
    POSITION.with_borrow(look)
}

pub(super) fn set_position(position: Position) {
    POSITION.with_borrow_mut(|slot| *slot = position);
}

/// The position to compare with.
pub(super) fn other() -> Position {
    OTHER.with_borrow(|position| *position)
}

/// Writes words for the facade to read; answers how many were written.
pub(super) fn write_words(words: impl Iterator<Item = u32>) -> usize {
    WORDS.with_borrow_mut(|buffer| {
        let mut count = 0;
        for (place, word) in buffer.iter_mut().zip(words) {
            *place = word;
            count += 1;
        }
        count
    })
}

/// Lends the byte buffer.
pub(super) fn with_bytes<T>(write: impl FnOnce(&mut [u8; BYTES]) -> T) -> T {
    SMALL.with_borrow_mut(write)
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
