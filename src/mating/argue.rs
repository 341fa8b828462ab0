//! Boards looked at as a whole: what must never happen on any of them need not be looked for position by position.
//!
//! A search that asks here of each capture and each pawn move whether what follows can be left out sees nothing but what
//! comes before: so a board is proved part by part, where no argument holds for it at once. What is left out is proved, so
//! that a search which runs dry has proved as much as if it had looked at everything.

use super::cage::{self, Look};
use super::skeleton;
use super::store::{NONE, Store};
use crate::chess::{Color, Position};

/// Boards that are looked at for one question.
const BOARDS: u32 = 100;
/// Skeletons that are made of one board, and of all.
const SKELETONS: usize = 10_000;
const ALL_SKELETONS: usize = 30_000;

/// What has been argued so far.
pub(super) struct Arguments {
    mater: Color,
    /// How many boards may still be looked at.
    boards: u32,
    skeletons: usize,
    /// Positions of which it is proved that there is no mate.
    safe: Store,
}

impl Arguments {
    pub fn new(mater: Color) -> Arguments {
        Arguments::sparing(mater, BOARDS, ALL_SKELETONS)
    }

    /// With other bounds.
    pub fn sparing(mater: Color, boards: u32, skeletons: usize) -> Arguments {
        Arguments { mater, boards, skeletons, safe: Store::new() }
    }

    /// Whether it is proved that from here there is no mate. `false` proves nothing.
    pub fn rule_out(&mut self, position: &Position) -> bool {
        let planes = position.planes();
        if self.safe.find(planes).is_some() {
            return true;
        }
        if self.boards == 0 {
            return false;
        }
        self.boards -= 1;
        let safe = match cage::look(position, self.mater, true) {
            Look::Safe => true,
            Look::Unclaimed => false,
            Look::Unsure(reach) => {
                let most = self.skeletons.min(SKELETONS);
                let (safe, seen) = skeleton::is_safe(position, self.mater, &reach, most);
                self.skeletons = self.skeletons.saturating_sub(seen);
                safe
            }
        };
        if safe {
            self.safe.insert(planes, NONE);
        }
        safe
    }
}
