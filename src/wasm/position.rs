//! `Position`: functions on the position that the facade has put into its place in memory.

use wasm_bindgen::prelude::*;

use super::buffers;
use super::error::{fen_fault, move_fault};
use super::packed::{self, Hints};
use crate::arbiter::ToJson;
use crate::chess::{Color, FenMode, Position, Role, Square, perft, perft_making_leaves};

/// Puts the start of a game into place (2.3).
#[wasm_bindgen(js_name = startPosition)]
pub fn start_position(chess960: bool) {
    buffers::set_position(&Position::default().with_chess960(chess960));
}

/// Reads a FEN into place; answers the repairs as JSON, or nothing when there were none.
#[wasm_bindgen(js_name = readFen)]
pub fn read_fen(fen: &str, chess960: bool, strict: bool) -> Result<Option<String>, JsValue> {
    let (position, repairs) =
        Position::from_fen(fen, FenMode { chess960, strict }).map_err(|error| fen_fault(&error))?;
    buffers::set_position(&position);
    Ok((!repairs.is_empty()).then(|| repairs.to_json()))
}

/// The canonical FEN.
#[wasm_bindgen(js_name = writeFen)]
pub fn write_fen() -> String {
    buffers::position().fen()
}

/// bit 0 Black has the move, 1 Chess960, 2 check, 3 no legal move, 4 White's material can never checkmate, 5 Black's.
#[wasm_bindgen]
pub fn status() -> u32 {
    let position = buffers::position();
    position.turn() as u32
        | u32::from(position.is_chess960()) << 1
        | u32::from(position.is_check()) << 2
        | u32::from(!position.has_legal_move()) << 3
        | u32::from(position.has_insufficient_material(Color::White)) << 4
        | u32::from(position.has_insufficient_material(Color::Black)) << 5
}

/// Half-moves since the last capture or pawn move.
#[wasm_bindgen]
pub fn halfmoves() -> u32 {
    buffers::position().halfmoves()
}

/// The number of the move.
#[wasm_bindgen]
pub fn fullmoves() -> u32 {
    buffers::position().fullmoves()
}

/// The piece on a square: 0 none, else 1 + role + 8 for Black.
#[wasm_bindgen(js_name = pieceAt)]
pub fn piece_at(square: u8) -> u32 {
    piece_code(&buffers::position(), Square::new(square))
}

/// All pieces as words: square, and from bit 6 what [`piece_at`] says.
#[wasm_bindgen]
pub fn pieces() -> usize {
    let position = buffers::position();
    let mut count = 0;
    for square in position.board().occupied() {
        buffers::write_word(count, square.index() as u32 | piece_code(&position, square) << 6);
        count += 1;
    }
    count
}

#[inline(never)]
fn piece_code(position: &Position, square: Square) -> u32 {
    position.board().piece(square).map_or(0, |piece| 1 + piece.role as u32 + 8 * piece.color as u32)
}

fn color_of(color: u8) -> Color {
    if color == 0 { Color::White } else { Color::Black }
}

/// The legal moves as words (see `packed`), from one square or from all (64); without hints SAN cannot be written.
#[wasm_bindgen(js_name = legalWords)]
pub fn legal_words(from: u8, hints: bool) -> usize {
    let position = buffers::position();
    let legal = position.legal_moves();
    let hints = hints.then(|| Hints::new(&position, &legal));
    let mut count = 0;
    for &mv in &legal {
        if from > 63 || mv.from == Square::new(from) {
            let word = match &hints {
                Some(hints) => hints.word(mv),
                None => packed::plain(&position, mv),
            };
            buffers::write_word(count, word);
            count += 1;
        }
    }
    count
}

/// The destinations as bytes: origin, how many, then that many squares; answers how many origins.
#[wasm_bindgen]
pub fn destinations() -> usize {
    let position = buffers::position();
    let legal = position.legal_moves();
    let (mut place, mut origins) = (0, 0);
    for from in position.board().color(position.turn()) {
        let mut count = 0;
        for &mv in &legal {
            // The four promotions to one square are one destination.
            if mv.from == from && matches!(mv.promotion(), None | Some(Role::Queen)) {
                let castled = mv.is_castling() && !position.is_chess960();
                let to = if castled { mv.destination() } else { mv.to };
                buffers::write_byte(place + 2 + count, to.index() as u8);
                count += 1;
            }
        }
        if count > 0 {
            buffers::write_byte(place, from.index() as u8);
            buffers::write_byte(place + 1, count as u8);
            place += 2 + count;
            origins += 1;
        }
    }
    origins
}

/// One move, read as people write it, as a word with hints.
#[wasm_bindgen(js_name = readMove)]
pub fn read_move(text: &str, strict: bool) -> Result<u32, JsValue> {
    let position = buffers::position();
    let read = if strict { position.read_move_strict(text) } else { position.read_move(text) };
    let mv = read.map_err(|error| move_fault(&position, text, &error))?;
    Ok(packed::word(&position, mv, &position.play(mv)))
}

/// Makes a move in place.
#[wasm_bindgen(js_name = playMove)]
pub fn play_move(text: &str) -> Result<(), JsValue> {
    let position = buffers::position();
    let mv = position.read_move(text).map_err(|error| move_fault(&position, text, &error))?;
    buffers::set_position(&position.play(mv));
    Ok(())
}

/// Why there is no legal move from one square to another, as JSON; nothing when there is one.
#[wasm_bindgen(js_name = whyIllegal)]
pub fn why_illegal(from: u8, to: u8) -> Option<String> {
    buffers::position().why_illegal(Square::new(from), Square::new(to)).map(|why| why.to_json())
}

/// The squares of a colour's pieces that attack a square, as words.
#[wasm_bindgen]
pub fn attackers(square: u8, color: u8) -> usize {
    let mut count = 0;
    for attacker in buffers::position().board().attackers(Square::new(square), color_of(color)) {
        buffers::write_word(count, attacker.index() as u32);
        count += 1;
    }
    count
}

/// The number of series of legal moves of this length; `bulk`: the last ply is counted without being made.
#[wasm_bindgen(js_name = perft)]
pub fn count_series(depth: u32, bulk: bool) -> f64 {
    let position = buffers::position();
    (if bulk { perft(&position, depth) } else { perft_making_leaves(&position, depth) }) as f64
}

/// Which of Polyglot's numbers make up the key, as words: the facade holds the numbers, which do not compress.
#[wasm_bindgen(js_name = polyglotNumbers)]
pub fn polyglot_numbers() -> usize {
    let mut count = 0;
    buffers::position().polyglot_numbers(&mut |number| {
        buffers::write_word(count, number as u32);
        count += 1;
    });
    count
}

/// Whether the two positions in place are the same in the sense of 9.2.3.
#[wasm_bindgen(js_name = samePosition)]
pub fn same_position() -> bool {
    buffers::position().same_position(&buffers::other())
}
