//! Touch-move as an ordered chain of duties: the first that some legal move satisfies binds.
//!
//! Pure, and of no particular game: a game joins by listing its legal moves as [`Footprint`]s. Chess adds king, rook
//! and castling through [`Part`]; a game without castling never uses them.

mod duty;
mod footprint;

pub(crate) use duty::{Contact, resolve_contacts};
pub use duty::{Duty, DutyKind, Part, Touch, Touched, resolve};
pub use footprint::{Companion, Footprint};
