//! Any bytes are read, wherever they are cut, and looked through.
#![no_main]

use adoube::laws::Laws;
use adoube::pgn::{ReadOptions, Reader, read_bytes};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let options = ReadOptions::default();
    let whole = read_bytes(bytes, options);
    let mut reader = Reader::new(options);
    let mut games = Vec::new();
    // The input says itself where it is cut.
    let mut rest = bytes;
    while let Some(&first) = rest.first() {
        let (chunk, after) = rest.split_at(rest.len().min(1 + usize::from(first % 16)));
        reader.feed(chunk);
        games.extend(std::iter::from_fn(|| reader.next_game()));
        rest = after;
    }
    reader.finish();
    games.extend(std::iter::from_fn(|| reader.next_game()));
    assert_eq!(games, whole);
    for game in &games {
        let _ = adoube::audit::audit(game, &Laws::default());
    }
});
