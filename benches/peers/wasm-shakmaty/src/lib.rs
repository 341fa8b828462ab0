//! shakmaty behind a surface of integers, as small as a wasm module of it can be: one position, one buffer for text, one for moves.

use std::cell::Cell;

use shakmaty::{CastlingMode, Chess, Position, Square, fen::Fen};

const TEXT: usize = 256;
const MOVES: usize = 256;

thread_local! {
    static FEN: Cell<[u8; TEXT]> = const { Cell::new([0; TEXT]) };
    static LEGAL: Cell<[u16; MOVES]> = const { Cell::new([0; MOVES]) };
    static POSITION: Cell<Option<Chess>> = const { Cell::new(None) };
}

/// Where the host writes a FEN.
#[unsafe(no_mangle)]
pub extern "C" fn buf() -> *mut u8 {
    FEN.with(|fen| fen.as_ptr().cast())
}

/// Where `legal` leaves its moves: from, to in six bits each, promotion above.
#[unsafe(no_mangle)]
pub extern "C" fn moves_ptr() -> *const u16 {
    LEGAL.with(|moves| moves.as_ptr().cast_const().cast())
}

/// Reads `length` bytes of FEN; 0 if they are a position.
#[unsafe(no_mangle)]
pub extern "C" fn load(length: usize) -> i32 {
    let text = FEN.get();
    let Ok(fen) = Fen::from_ascii(&text[..length.min(TEXT)]) else {
        return -1;
    };
    let Ok(position) = fen.into_position::<Chess>(CastlingMode::Standard) else {
        return -2;
    };
    POSITION.set(Some(position));
    0
}

/// Writes the legal moves and answers how many there are.
#[unsafe(no_mangle)]
pub extern "C" fn legal() -> usize {
    with_position(|position| {
        let moves = position.legal_moves();
        let mut packed = [0; MOVES];
        for (word, mv) in packed.iter_mut().zip(&moves) {
            let promotion = mv.promotion().map_or(0, |role| role as u16);
            *word = mv.from().unwrap_or(Square::A1) as u16 | (mv.to() as u16) << 6 | promotion << 12;
        }
        LEGAL.set(packed);
        moves.len()
    })
}

/// Plays the legal move with that index.
#[unsafe(no_mangle)]
pub extern "C" fn play(index: usize) {
    with_position(|position| {
        if let Some(&mv) = position.legal_moves().get(index) {
            position.play_unchecked(mv);
        }
        0
    });
}

/// Counts the leaves; `bulk` 0 makes every one of them.
#[cfg(feature = "perft")]
#[unsafe(no_mangle)]
pub extern "C" fn perft(bulk: u32, depth: u32) -> f64 {
    let mut nodes = 0;
    with_position(|position| {
        nodes = if bulk == 0 { count::<false>(position, depth) } else { count::<true>(position, depth) };
        0
    });
    nodes as f64
}

#[cfg(feature = "perft")]
fn count<const BULK: bool>(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if BULK && depth == 1 {
        return moves.len() as u64;
    }
    let mut nodes = 0;
    for &mv in &moves {
        let mut next = position.clone();
        next.play_unchecked(mv);
        nodes += count::<BULK>(&next, depth - 1);
    }
    nodes
}

fn with_position(act: impl FnOnce(&mut Chess) -> usize) -> usize {
    POSITION.with(|cell| {
        let mut position = cell.take();
        let answer = position.as_mut().map_or(0, act);
        cell.set(position);
        answer
    })
}
