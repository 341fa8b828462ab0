//! Whether a player can still checkmate: the cases, and random positions against a plain closure that shares nothing
//! with the solver but the rules of the moves.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on should fail

#[path = "mating/cases.rs"]
mod cases;
#[path = "mating/closure.rs"]
mod closure;
mod common;
#[path = "mating/fuzz.rs"]
mod fuzz;
#[path = "mating/generators.rs"]
mod generators;
#[path = "mating/particular.rs"]
mod particular;

use common::Random;
