//! Portable Game Notation: read as people write it, kept as a tree, written as the standard exports it.
//!
//! A [`Reader`] takes bytes in chunks that may be cut anywhere, and gives [`Game`]s: each with every move before its
//! first fault, and with a [`PgnError`] for each fault that says where and what. [`write`](Game::write) is the way back.
//!
//! Nothing is guessed: a move that is illegal or ambiguous ends its line, and what follows it is kept as text.
//!
//! # Examples
//! ```
//! use adoube::pgn;
//! let games = pgn::read("1. e4 e5 (1... c5 {sharp}) 2. Nf3 *");
//! let sans: Vec<String> = games[0].mainline().map(|node| node.san()).collect();
//! assert_eq!(sans, ["e4", "e5", "Nf3"]);
//! assert!(games[0].errors.is_empty());
//! ```

mod builder;
mod bytes;
mod commands;
mod encoding;
mod error;
mod game;
mod glyph;
mod letters;
mod lexer;
mod parts;
mod reader;
mod source;
mod symbol;
mod tag;
mod variant;
mod wrap;
mod writer;

pub use commands::Commands;
pub use error::{MoveFault, PgnCode, PgnError, Place};
pub use game::{Game, Node, Notes, Outcome, Tag};
pub use letters::Letters;
pub use reader::{Limits, ReadOptions, Reader};
pub use writer::{WriteOptions, Writer, is_word};

/// Every game in a text, read leniently.
///
/// # Examples
/// ```
/// let games = adoube::pgn::read("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. Nf6 *\n");
/// assert_eq!(games[0].tag("White"), Some("A"));
/// let fault = &games[1].errors[0];
/// assert_eq!((fault.code.name(), fault.place.line, fault.place.column), ("illegal-move", 7, 4));
/// ```
#[must_use]
pub fn read(text: &str) -> Vec<Game> {
    read_bytes(text.as_bytes(), ReadOptions::default())
}

/// Every game in the bytes of a file: UTF-8, UTF-16, or where a text is neither, Latin-1.
#[must_use]
pub fn read_bytes(bytes: &[u8], options: ReadOptions) -> Vec<Game> {
    let mut reader = Reader::new(options);
    reader.feed(bytes);
    reader.finish();
    core::iter::from_fn(|| reader.next_game()).collect()
}
