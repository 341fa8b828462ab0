//! Inputs of our own making, each of them broken or odd in its own way (`malformed.jsonl`). A line says what must come
//! out: the main lines, the faults by their codes, and where it matters tags, results, comments, glyphs, the number of
//! moves in all lines, and the text that was not understood.

use adoube::pgn::{Game, Letters, ReadOptions, WriteOptions, read_bytes};
use serde_json::Value;

use super::{mainline, read_in_pieces};

pub struct Input {
    pub id: String,
    pub bytes: Vec<u8>,
    pub options: ReadOptions,
    pub case: Value,
}

pub fn inputs() -> Vec<Input> {
    let lines = include_str!("malformed.jsonl").lines();
    lines
        .map(|line| {
            let case: Value = serde_json::from_str(line).unwrap();
            let bytes = match case["bytes"].as_str() {
                Some(hex) => {
                    (0..hex.len() / 2).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap()).collect()
                }
                None => case["pgn"].as_str().unwrap().as_bytes().to_vec(),
            };
            let letters = case["letters"].as_str().map(|name| Letters::named(name).unwrap());
            let id = case["id"].as_str().unwrap().to_owned();
            Input { id, bytes, options: ReadOptions { letters, ..ReadOptions::default() }, case }
        })
        .collect()
}

fn codes(game: &Game) -> String {
    game.errors.iter().map(|error| error.code.name()).collect::<Vec<_>>().join(" ")
}

fn texts(value: &Value) -> Option<Vec<&str>> {
    value.as_array().map(|list| list.iter().map(|item| item.as_str().unwrap()).collect())
}

#[test]
fn there_are_two_hundred_at_least() {
    assert!(inputs().len() >= 200);
}

#[test]
fn each_is_read_as_it_says() {
    for Input { id, bytes, options, case } in inputs() {
        let games = read_bytes(&bytes, options);
        let text = String::from_utf8_lossy(&bytes);
        assert_eq!(games.iter().map(mainline).collect::<Vec<_>>(), texts(&case["games"]).unwrap(), "{id}: {text}");
        assert_eq!(games.iter().map(codes).collect::<Vec<_>>(), texts(&case["codes"]).unwrap(), "{id}: {text}");
        if let Some(results) = texts(&case["results"]) {
            assert_eq!(games.iter().map(|game| game.result.mark()).collect::<Vec<_>>(), results, "{id}: {text}");
        }
        let Some(game) = games.first() else { continue };
        for (name, value) in case["tags"].as_object().into_iter().flatten() {
            assert_eq!(game.tag(name), value.as_str(), "{id}: {text}");
        }
        let notes = || game.nodes.iter().filter_map(|node| node.notes.as_deref());
        if let Some(comments) = texts(&case["comments"]) {
            let found: Vec<&str> =
                notes().map(|notes| notes.comment.as_str()).filter(|text| !text.is_empty()).collect();
            assert_eq!(found, comments, "{id}: {text}");
        }
        if let Some(nags) = case["nags"].as_array() {
            let found: Vec<Value> = notes().flat_map(|notes| notes.nags.clone()).map(Value::from).collect();
            assert_eq!(&found, nags, "{id}: {text}");
        }
        if let Some(nodes) = case["nodes"].as_u64() {
            assert_eq!(game.nodes.len() as u64, nodes, "{id}: {text}");
        }
        if let Some(rest) = case["rest"].as_str() {
            assert_eq!(game.rest, rest, "{id}: {text}");
        }
    }
}

#[test]
fn it_does_not_matter_where_the_chunks_are_cut() {
    for Input { id, bytes, options, .. } in inputs() {
        let whole = read_bytes(&bytes, options);
        for sizes in [&[1][..], &[2], &[3, 1, 4, 1, 5], &[7]] {
            assert_eq!(read_in_pieces(&bytes, options, sizes), whole, "{id} in pieces of {sizes:?}");
        }
    }
}

#[test]
fn a_fault_tells_its_place() {
    for Input { id, bytes, options, .. } in inputs() {
        let Ok(text) = core::str::from_utf8(&bytes) else { continue };
        for error in read_bytes(&bytes, options).iter().flat_map(|game| &game.errors) {
            let at = error.place.bytes as usize;
            assert!(at <= text.len() && text.is_char_boundary(at), "{id}");
            let before = &text[..at];
            assert_eq!(error.place.units as usize, before.encode_utf16().count(), "{id}");
            let lines = before.replace("\r\n", "\n").replace('\r', "\n");
            assert_eq!(error.place.line as usize, 1 + lines.matches('\n').count(), "{id}");
            let column = lines.rsplit('\n').next().unwrap_or_default().encode_utf16().count();
            assert_eq!(error.place.column as usize, 1 + column, "{id}");
            if error.fault.is_some() {
                let word = text[at..].split_whitespace().next().unwrap_or_default();
                assert!(word.contains(error.text.as_str()), "{id}: {} at {word}", error.text);
            }
        }
    }
}

#[test]
fn what_is_written_reads_the_same() {
    for Input { id, bytes, options, .. } in inputs() {
        for game in read_bytes(&bytes, options) {
            super::round_trip::check(&game, &id);
            let short = game.write(WriteOptions { columns: 20, ..WriteOptions::default() });
            super::round_trip::check_text(&game, &short, &id);
        }
    }
}
