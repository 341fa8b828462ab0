//! The state of a game, and the one place that changes it.

use crate::chess::{Color, History, Position};

use super::outcome::Outcome;
use super::scene::{Binding, Effect};
use super::table::Table;

/// A move that is made and not yet completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pending {
    pub by: Color,
}

/// Everything that the acts so far have led to.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub history: History,
    pub table: Table,
    pub pending: Option<Pending>,
    /// The player having the move has not yet acted with the hand.
    pub just_made: bool,
    pub offer: Option<Color>,
    pub claim_lost: bool,
    pub binding: Option<Binding>,
    /// The time of the last act that had one.
    pub at: u64,
    pub outcome: Option<Outcome>,
}

impl State {
    pub fn new(first: Position) -> State {
        State {
            history: History::new(first),
            table: Table::default(),
            pending: None,
            just_made: false,
            offer: None,
            claim_lost: false,
            binding: None,
            at: 0,
            outcome: None,
        }
    }

    #[inline(never)]
    pub fn apply(&mut self, effect: Effect) {
        match effect {
            Effect::Table(table) => self.table = *table,
            Effect::HandActed => self.just_made = false,
            Effect::ClaimLost => self.claim_lost = true,
            Effect::ClaimRegained => self.claim_lost = false,
            Effect::Made(mv) => {
                // The opponent's reply completes the move before it (6.2.1.2).
                self.pending = Some(Pending { by: self.history.position().turn() });
                self.history.push(mv);
                self.table = Table::default();
                self.just_made = true;
                self.claim_lost = false;
                self.binding = None;
            }
            Effect::Completed => {
                self.pending = None;
                self.just_made = false;
            }
            Effect::Offer(offer) => self.offer = offer,
            Effect::Bind(binding) => self.binding = Some(*binding),
            Effect::End(outcome) => {
                // A move that ends the game is completed by that (6.2.1.1); an offer ends with the game (9.1.2).
                self.outcome = Some(*outcome);
                self.pending = None;
                self.offer = None;
                self.table = Table::default();
            }
        }
    }
}
