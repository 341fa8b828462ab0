//! Moves as text: the cases of the corpus, the forms that people write, the reasons why a move is not legal.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on should fail

#[path = "notation/cases.rs"]
mod cases;
#[path = "notation/forms.rs"]
mod forms;
#[path = "notation/properties.rs"]
mod properties;
#[path = "notation/reasons.rs"]
mod reasons;
#[path = "notation/walk.rs"]
mod walk;

use adoube::chess::{FenMode, Position};

fn position(fen: &str, chess960: bool) -> Position {
    Position::from_fen(fen, FenMode { chess960, strict: false }).unwrap_or_else(|error| panic!("{fen}: {error}")).0
}
