//! Whether a player can still checkmate: the cases, and random positions against a plain closure that shares nothing
//! with the solver but the rules of the moves.

#[path = "mating/cases.rs"]
mod cases;
#[path = "mating/closure.rs"]
mod closure;
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;
#[path = "mating/fuzz.rs"]
mod fuzz;
#[path = "mating/generators.rs"]
mod generators;
#[path = "mating/particular.rs"]
mod particular;
