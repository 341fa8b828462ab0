//! Whether a player can still checkmate, for the position in its place.

use wasm_bindgen::prelude::*;

use super::buffers;
use crate::chess::Color;
use crate::mating::{self, Verdict};

fn color_of(color: u8) -> Color {
    if color == 0 { Color::White } else { Color::Black }
}

/// 0 no, 1 yes, 2 unknown.
#[wasm_bindgen(js_name = canCheckmate)]
pub fn can_checkmate(color: u8, nodes: f64) -> u32 {
    match mating::can_checkmate(&buffers::position(), color_of(color), nodes as u64) {
        Verdict::No => 0,
        Verdict::Yes => 1,
        Verdict::Unknown => 2,
    }
}

/// A series of moves in UCI that ends in this player's checkmate, parted by blanks; nothing when none was found.
#[wasm_bindgen]
pub fn helpmate(color: u8, nodes: f64) -> Option<String> {
    let mut position = buffers::position();
    let line = mating::helpmate(&position, color_of(color), nodes as u64)?;
    let mut text = String::with_capacity(line.len() * 6);
    for mv in line {
        text.push_str(&position.uci(mv));
        text.push(' ');
        position = position.play(mv);
    }
    Some(text)
}

/// Whether neither player can checkmate.
#[wasm_bindgen(js_name = isDead)]
pub fn is_dead() -> bool {
    mating::is_dead(&buffers::position())
}

/// The budget where none is given.
#[wasm_bindgen(js_name = defaultNodes)]
pub fn default_nodes() -> f64 {
    mating::DEFAULT_NODES as f64
}
