//! The rules of the moves: Articles 1 to 3, pure and without a game around them.
//!
//! A [`Setup`] is what a FEN says; a [`Position`] is what the rules accept; a [`Move`] belongs to a position, and so
//! does every text form of one. [`History`] adds what a position cannot know: what came before.

pub mod attacks;
mod bitboard;
mod board;
mod color;
mod fen;
mod history;
mod irregular;
mod legal;
mod material;
mod movegen;
mod moves;
mod perft;
mod planes;
mod polyglot;
mod position;
mod read;
mod role;
mod san;
mod setup;
mod square;
mod text;
mod uci;
mod why;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use color::Color;
pub use fen::{FenError, FenField, FenMode, FenReason, Repair};
pub use history::History;
pub use moves::{CastlingSide, Move, MoveKind, MoveList};
pub use perft::{perft, perft_making_leaves};
pub(crate) use planes::Planes;
pub use position::Position;
pub use read::ReadMoveError;
pub use role::{Piece, Role};
pub use san::Notated;
pub use setup::{CastlingFlag, CastlingRook, Dropped, Setup};
pub use square::{Square, SquareError};
pub use why::{IllegalCode, WhyIllegal};
