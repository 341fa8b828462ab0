//! The state of a game, and the one place that changes it.

use crate::chess::{Color, History, Move, Position};
use crate::clock::{Clock, TimeControl};

use super::decision::{Binding, Effect};
use super::outcome::Outcome;
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
    /// Each player's last move, with the position before it, while the own clock has not been pressed after it; the
    /// reply may come before the press (6.2.2).
    pub unpressed: [Option<(Position, Move)>; 2],
    pub clock: Option<Clock>,
    /// The time of the last act that had one.
    pub at: u64,
    pub outcome: Option<Outcome>,
}

impl State {
    /// The clock of the player to move runs from the start; no press starts it.
    pub fn new(first: Position, time_control: Option<TimeControl>) -> State {
        let clock = time_control.map(|time_control| {
            let mut clock = Clock::new(time_control);
            clock.start(first.turn() as usize, 0);
            clock
        });
        State {
            history: History::new(first),
            table: Table::default(),
            pending: None,
            just_made: false,
            offer: None,
            claim_lost: false,
            binding: None,
            unpressed: [None; 2],
            clock,
            at: 0,
            outcome: None,
        }
    }

    pub fn apply_all(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            self.apply(effect);
        }
    }

    #[inline(never)]
    fn apply(&mut self, effect: Effect) {
        match effect {
            Effect::Table(table) => self.table = *table,
            Effect::HandActed => self.just_made = false,
            Effect::ClaimLost => self.claim_lost = true,
            Effect::ClaimRegained => self.claim_lost = false,
            Effect::Made(mv) => {
                // The opponent's reply completes the move before it (6.2.1.2).
                let mover = self.history.position().turn();
                if let (Some(before), Some(clock)) = (self.pending, &mut self.clock) {
                    clock.complete(before.by as usize);
                }
                self.pending = Some(Pending { by: mover });
                self.unpressed[mover as usize] = Some((*self.history.position(), mv));
                self.history.push(mv);
                self.clear_table();
                self.just_made = true;
                self.claim_lost = false;
                self.binding = None;
            }
            Effect::Pressed(by) => {
                self.unpressed[by as usize] = None;
                if self.pending.is_some_and(|pending| pending.by == by) {
                    self.pending = None;
                    self.just_made = false;
                }
                if let Some(clock) = &mut self.clock {
                    clock.press(by as usize, self.at);
                }
            }
            Effect::Offer(offer) => self.offer = offer,
            Effect::Bind(binding) => self.binding = Some(*binding),
            Effect::End(outcome) => {
                // A move that ends the game is completed by that (6.2.1.1); an offer ends with the game (9.1.2).
                self.outcome = Some(*outcome);
                self.pending = None;
                self.offer = None;
                self.clear_table();
                if let Some(clock) = &mut self.clock {
                    clock.pause(self.at);
                }
            }
        }
    }

    #[inline(never)]
    fn clear_table(&mut self) {
        self.table = Table::default();
    }

    /// Time goes on to this moment.
    pub fn pass_time(&mut self, at: u64) {
        self.at = at;
        if let Some(clock) = &mut self.clock {
            clock.advance(at);
        }
    }
}
