//! The Laws in action: acts in, rulings out.
//!
//! One file per family of articles, all of them methods of a `Scene`, which sees the state and changes nothing; what
//! they decide are rulings with effects, and `State::apply` alone carries effects out:
//!
//! `admit(state, act)` → `decide(laws, state, act)` → for each ruling `apply(effect)`.

mod act;
mod adjournment;
mod chances;
mod claims;
mod clocks;
mod completion;
mod conduct;
mod decision;
mod flags;
mod game;
mod hand;
mod illegal;
mod irregularities;
mod json;
mod objections;
mod obligation;
mod offers;
mod options;
mod outcome;
mod play;
mod release;
mod ruling;
mod scene;
mod snapshot;
mod state;
mod table;

pub use act::{Act, ActError, ClaimGround, Deed, Found, Irregularity, ObjectionGround, Penalty};
pub use game::Game;
pub use json::{Json, ToJson};
pub use obligation::{Obligation, ObligationKind};
pub use options::{Options, Prior, Supervision, Variations};
pub use outcome::{Outcome, Reason};
pub use ruling::{Fact, Nearest, Offence, PassedOver, Ruling, RulingCode};
pub use snapshot::{
    ClaimState, ClockSide, ClockState, DrawOffer, Each, FiftyClaim, GameState, MadeMove, Misplaced, MoveText, NewPiece,
    Phase, ThreefoldClaim,
};
