//! Flags (6.8, 6.9, Guidelines III.3).

use crate::chess::Color;
use crate::laws::{BothFlags, Clause, FlagNoticed};

use super::decision::{Decision, Effect};
use super::outcome::{Outcome, Reason};
use super::ruling::RulingCode;
use super::scene::Scene;
use super::state::Waiting;

impl Scene<'_> {
    /// Somebody says that the flag of `color` has fallen; nobody named: the arbiter, who has seen it.
    pub(super) fn flag(&self, by: Option<Color>, color: Color) -> Box<Decision> {
        let shown = self.state.clock.as_ref().is_none_or(|clock| clock.fallen(color as usize));
        if self.claim_waits() && (by.is_none() || shown) {
            // The result is declared after the flag, by the decision about the claim (III.5.2).
            let waits = self.yes(RulingCode::FlagWaits, Some(Clause::NormalMeansAnswer)).by(color);
            return waits.then(Effect::Fallen(color));
        }
        let Some(by) = by else {
            if self.paced().flag_noticed == FlagNoticed::ByPlayers {
                return self.no(RulingCode::FlagPlayersOnly, Some(Clause::FlagNoticed)).by(color);
            }
            return self.earlier_flag_fell(color).unwrap_or_else(|| self.flag_fell(color));
        };
        let clock = self.state.clock.as_ref().filter(|clock| !clock.fallen(color as usize));
        let Some(clock) = clock else { return self.flag_fell(color) };
        let refused = self.no(RulingCode::FlagNotFallen, Some(Clause::FlagNoticed)).by(by);
        refused.with_time("remaining", clock.remaining(color as usize))
    }

    /// The flag of a period whose moves are all completed loses nothing (6.9): it is that one as long as more time is left
    /// than the period that has begun since has given.
    fn earlier_flag_fell(&self, color: Color) -> Option<Box<Decision>> {
        let clock = self.state.clock.as_ref().filter(|clock| clock.has_saved_time(color as usize))?;
        let ruling = self.yes(RulingCode::FlagMovesCompleted, Some(Clause::FlagFallen)).by(color);
        Some(ruling.with_number("completed", clock.completed(color as usize) as usize))
    }

    /// The arbiter looks at the clocks, where that is his to do.
    #[inline(never)]
    pub(super) fn watch_flags(&self) -> Option<Box<Decision>> {
        let watched = !self.claim_waits() && !self.is_claims() && self.paced().flag_noticed == FlagNoticed::ByAnyone;
        let fallen = self.state.first_fallen.filter(|_| watched && self.state.outcome.is_none())?;
        Some(self.flag_fell(fallen))
    }

    /// Whether a claim by normal means waits for the arbiter.
    fn claim_waits(&self) -> bool {
        matches!(self.state.waiting, Some(Waiting::NormalMeans { .. }))
    }

    #[inline(never)]
    fn flag_fell(&self, color: Color) -> Box<Decision> {
        let both = self.state.clock.as_ref().is_some_and(|clock| clock.fallen(0) && clock.fallen(1));
        if both && self.paced().both_flags == BothFlags::DrawInLastPeriod {
            return self.both_fell(color);
        }
        // The clock shows whose flag fell first: that player has lost.
        let loser = self.state.first_fallen.filter(|_| both).unwrap_or(color);
        let clause = Some(Clause::FlagFallen);
        let article = self.article(clause);
        let chances = self.chances_on_time(!loser);
        let code = if chances.wins { RulingCode::FlagFallen } else { RulingCode::FlagDrawn };
        let outcome = Outcome::win_or_draw(chances.wins, !loser, [Reason::Time, Reason::TimeNoMate], article);
        chances.quoted(self.yes(code, clause).by(loser)).then_end(outcome)
    }

    /// Where it does not count whose flag fell first: a draw, unless more moves are to come (Guidelines III.3.1).
    fn both_fell(&self, color: Color) -> Box<Decision> {
        let clause = Some(Clause::BothFlags);
        let last = self.state.clock.as_ref().is_some_and(|clock| clock.moves_to_go(color as usize).is_none());
        if !last {
            return self.no(RulingCode::FlagBothFallen, clause).by(color);
        }
        let ruling = self.yes(RulingCode::FlagDrawn, clause).by(color).with_word("reason", "both-fallen");
        ruling.then_end(Outcome::draw(Reason::TimeNoMate, self.article(clause)))
    }
}
