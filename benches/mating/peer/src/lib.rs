//! chasolver as a raw wasm module: the host writes a FEN into the buffer and asks.

use std::cell::Cell;
use std::str::FromStr;

use chasolver::{Winnability, winnability};
use chess::{Board, Color};

const TEXT: usize = 256;

thread_local! {
    static FEN: Cell<[u8; TEXT]> = const { Cell::new([0; TEXT]) };
}

/// Where the host writes a FEN.
#[unsafe(no_mangle)]
pub extern "C" fn buffer() -> *mut u8 {
    FEN.with(|fen| fen.as_ptr().cast())
}

/// 0 no, 1 yes, 2 unknown, 3 not a position to it. `color`: 0 White.
#[unsafe(no_mangle)]
pub extern "C" fn ask(length: usize, color: u32) -> u32 {
    let text = FEN.get();
    let fen = str::from_utf8(&text[..length.min(TEXT)]).ok();
    let Some(board) = fen.and_then(|fen| Board::from_str(fen).ok()) else { return 3 };
    match winnability(&board, if color == 0 { Color::White } else { Color::Black }) {
        Some(Winnability::Winnable { .. }) => 1,
        Some(Winnability::Unwinnable) => 0,
        None => 2,
    }
}
