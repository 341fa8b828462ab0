//! PGN: what people write is read, nothing is lost, and what is written reads the same.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on should fail

#[path = "pgn/cases.rs"]
mod cases;
mod common;
#[path = "pgn/limits.rs"]
mod limits;
#[path = "pgn/malformed.rs"]
mod malformed;
#[path = "pgn/round_trip.rs"]
mod round_trip;
#[path = "pgn/writing.rs"]
mod writing;

use adoube::pgn::{Game, ReadOptions, Reader};

/// The moves of the main line in SAN, parted by blanks.
fn mainline(game: &Game) -> String {
    game.mainline().map(|node| node.san()).collect::<Vec<_>>().join(" ")
}

/// The games of bytes that come in pieces of these sizes, over and over.
fn read_in_pieces(bytes: &[u8], options: ReadOptions, sizes: &[usize]) -> Vec<Game> {
    let mut reader = Reader::new(options);
    let mut games = Vec::new();
    let (mut rest, mut turn) = (bytes, 0);
    while !rest.is_empty() {
        let size = sizes[turn % sizes.len()].clamp(1, rest.len());
        turn += 1;
        reader.feed(&rest[..size]);
        rest = &rest[size..];
        games.extend(core::iter::from_fn(|| reader.next_game()));
    }
    reader.finish();
    games.extend(core::iter::from_fn(|| reader.next_game()));
    games
}
