//! Adoube: the arbiter in the browser.
//!
//! Every chess library knows which moves are legal. This one also knows what follows when a player touches the rook
//! before the king, lets go of a piece on an impossible square, or claims a draw after touching: it takes what hands
//! and voices do at a board, in order, and gives the ruling of the Laws, with the article.
//!
//! The modules are the Laws' own table of contents: [`chess`] is Articles 1 to 3, [`touch`] is Article 4 as a pure
//! chain of duties, [`clock`] is Article 6, [`laws`] holds the editions as data, [`mating`] knows whether a
//! player can still checkmate, and [`arbiter`] puts them to work on a [`Game`](arbiter::Game). [`pgn`] reads and writes
//! games, [`audit`] looks through them.
//!
//! # Examples
//! ```
//! use adoube::arbiter::{Deed, Game, Options};
//! use adoube::chess::Position;
//!
//! let mut game = Game::new(Position::default(), Options::default());
//! let touched = game.apply(Deed::Touch { square: vec!["g1".parse()?] }.into())?;
//! assert_eq!(touched[0].article, Some("4.3.1")); // the knight must move
//! let refused = game.apply(Deed::Play { text: "e4".into() }.into())?;
//! assert!(!refused[0].upheld);
//! let made = game.apply(Deed::Play { text: "Nf3".into() }.into())?;
//! assert_eq!(made[0].article, Some("4.7"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// So that what the test programs share can be used by the tests beside the code as well.
#[cfg(test)]
extern crate self as adoube;

#[macro_use]
mod words;

pub mod arbiter;
pub mod audit;
pub mod chess;
pub mod clock;
pub mod laws;
pub mod mating;
pub mod pgn;
pub mod touch;
#[cfg(target_arch = "wasm32")]
mod wasm;

/// The README's snippet is a test as well.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
