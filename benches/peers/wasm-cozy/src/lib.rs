//! cozy-chess behind a surface of integers: one position, one buffer for its FEN.

use std::cell::Cell;

use cozy_chess::Board;

const TEXT: usize = 256;

thread_local! {
    static FEN: Cell<[u8; TEXT]> = const { Cell::new([0; TEXT]) };
    static BOARD: Cell<Option<Board>> = const { Cell::new(None) };
}

/// Where the host writes a FEN.
#[unsafe(no_mangle)]
pub extern "C" fn buf() -> *mut u8 {
    FEN.with(|fen| fen.as_ptr().cast())
}

/// Reads `length` bytes of FEN; 0 if they are a position.
#[unsafe(no_mangle)]
pub extern "C" fn load(length: usize) -> i32 {
    let text = FEN.get();
    let Ok(fen) = str::from_utf8(&text[..length.min(TEXT)]) else {
        return -1;
    };
    let Ok(board) = Board::from_fen(fen, false) else {
        return -2;
    };
    BOARD.set(Some(board));
    0
}

/// Counts the leaves; `bulk` 0 makes every one of them.
#[unsafe(no_mangle)]
pub extern "C" fn perft(bulk: u32, depth: u32) -> f64 {
    BOARD.with(|cell| {
        let Some(board) = cell.take() else {
            return 0.0;
        };
        let nodes = if bulk == 0 { count::<false>(&board, depth) } else { count::<true>(&board, depth) };
        cell.set(Some(board));
        nodes as f64
    })
}

fn count<const BULK: bool>(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if BULK && depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += count::<BULK>(&next, depth - 1);
        }
        false
    });
    nodes
}
