//! A game as the facade flattens it (`www/engine/pgn-write.js`), written in the export format.
//!
//! The text is a list of items, each ended by a NUL. An item is the notation of a move, or begins with a control
//! character that says what it is.

use wasm_bindgen::prelude::*;

use super::error::{Fault, fen_fault};
use crate::chess::{FenMode, Position};
use crate::pgn::{Commands, Outcome, Tag, WriteOptions, Writer, is_word};

/// What is known of a game before it begins.
#[derive(Default)]
struct Head {
    tags: Vec<Tag>,
    fen: String,
}

/// Writes a game. `columns` 0: lines may be of any length.
#[wasm_bindgen(js_name = writeGame)]
pub fn write_game(items: &str, chess960: bool, result: u8, columns: usize, tags: bool) -> Result<String, JsValue> {
    let result = match result {
        0 => Outcome::WhiteWins,
        1 => Outcome::BlackWins,
        2 => Outcome::Draw,
        _ => Outcome::Unknown,
    };
    let mut writer = Writer::new(WriteOptions { columns, tags });
    let mut head = Head::default();
    let mut commands = Commands::default();
    let mut rest = "";
    let mut left = items;
    while let Some(end) = left.bytes().position(|byte| byte == 0) {
        let Some((item, after)) = left.split_at_checked(end) else { break };
        left = after.get(1..).unwrap_or_default();
        // What says the kind is one byte, and so it is where it stands in the text of a move.
        let value = item.get(1..).unwrap_or_default();
        match item.as_bytes().first().copied().unwrap_or(b' ') {
            1 => head.tags.push(Tag { name: value.to_owned(), value: String::new() }),
            2 => {
                if let Some(tag) = head.tags.last_mut() {
                    tag.value.push_str(value);
                }
            }
            3 => value.clone_into(&mut head.fen),
            4 => start(&mut writer, &head, chess960, result)?,
            5 => writer.comment(value, &Commands::default()),
            6 => writer.open(),
            7 => {
                if !writer.close() {
                    return Err(bad("variations", value));
                }
            }
            8 => writer.nag(number(value).and_then(|nag| u8::try_from(nag).ok()).ok_or_else(|| bad("nags", value))?),
            11 => commands.clock = number(value),
            12 => commands.elapsed = number(value),
            14 => commands.eval = value,
            15 => commands.shapes = value,
            // The comment of a move ends what is said about it.
            16 => writer.comment(value, &core::mem::take(&mut commands)),
            17 => rest = value,
            _ if is_word(item) => writer.mv(item),
            _ => return Err(bad("san", item)),
        }
    }
    Ok(writer.end(rest, result))
}

fn start(writer: &mut Writer, head: &Head, chess960: bool, result: Outcome) -> Result<(), JsValue> {
    let position = if head.fen.is_empty() {
        Position::default().with_chess960(chess960)
    } else {
        let read = Position::from_fen(&head.fen, FenMode { chess960, strict: false });
        read.map_err(|error| fen_fault(&error))?.0
    };
    for tag in &head.tags {
        let delimiter = |byte: u8| byte <= b' ' || byte == b'"' || byte == b']';
        if tag.name.is_empty() || tag.name.bytes().any(delimiter) || tag.name.starts_with('%') {
            return Err(bad("tags", &tag.name));
        }
    }
    writer.start(&head.tags, &position, result);
    Ok(())
}

fn number(digits: &str) -> Option<u64> {
    let mut number: u64 = 0;
    for digit in digits.bytes() {
        number = number.checked_mul(10)?.checked_add(u64::from(digit.wrapping_sub(b'0')))?;
    }
    Some(number)
}

/// A game that cannot be written: which of its fields, and what stands there.
fn bad(field: &str, value: &str) -> JsValue {
    Fault::new("bad-pgn").with("field", field).with("value", value).throw()
}
