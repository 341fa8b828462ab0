//! Stopping, starting and setting the clocks (6.10.2, 6.11).

use crate::chess::Color;
use crate::laws::Clause;

use super::decision::{Decision, Effect};
use super::ruling::RulingCode;
use super::scene::Scene;

impl Scene<'_> {
    pub(super) fn pause(&self, by: Color) -> Box<Decision> {
        let clause = Some(Clause::ClockPaused);
        if self.state.paused || self.state.sealed.is_some() {
            return self.no(RulingCode::ClockAlreadyPaused, clause).by(by);
        }
        self.yes(RulingCode::ClockPaused, clause).by(by).then(Effect::Pause)
    }

    pub(super) fn resume(&self, by: Color) -> Box<Decision> {
        let clause = Some(Clause::ClockResumed);
        if !self.state.paused || self.state.sealed.is_some() {
            return self.no(RulingCode::ClockNotPaused, clause).by(by);
        }
        self.yes(RulingCode::ClockResumed, clause).by(by).then(Effect::Resume)
    }

    pub(super) fn tick(&self, by: Color) -> Box<Decision> {
        let code = if self.has_clock() { RulingCode::ClockTime } else { RulingCode::ClockNone };
        let ruling = Decision::new(code, self.has_clock(), by, None);
        if self.has_clock() { ruling } else { ruling.with_word("act", "tick") }
    }

    pub(super) fn set_clock(&self, times: [Option<i64>; 2]) -> Box<Decision> {
        let Some(clock) = &self.state.clock else {
            return self.no(RulingCode::ClockNone, None).with_word("act", "setClock");
        };
        let mut ruling = self.yes(RulingCode::ClockSet, Some(Clause::ClockSet));
        for (color, time) in Color::ALL.into_iter().zip(times) {
            let Some(time) = time else { continue };
            ruling.ruling.clock[color as usize] = time.saturating_sub(clock.remaining(color as usize));
            ruling = ruling.with_time(color.name(), time);
        }
        ruling.then(Effect::SetClock(times))
    }
}
