//! Conduct: arriving, writing ahead, and the arbiter's own decisions (6.7, 8.1.2, 11, 12.9).

use crate::chess::Color;
use crate::laws::{Clause, WrittenAhead};

use super::act::Penalty;
use super::decision::{Decision, Effect};
use super::outcome::{Outcome, Reason};
use super::play::excerpt;
use super::ruling::RulingCode;
use super::scene::Scene;
use super::state::Waiting;

/// The reason by which the arbiter says that a player will not obey (11.7).
const TOUCH_REFUSAL: &str = "touch-refusal";

impl Scene<'_> {
    /// The mate test is not asked here: whoever is too late has lost (6.7.1).
    pub(super) fn arrive(&self, color: Color, late: i64) -> Box<Decision> {
        let clause = Some(Clause::LateArrival);
        let lost = late > self.laws.default_time;
        let code = if lost { RulingCode::ArriveDefault } else { RulingCode::ArriveInTime };
        let ruling = Decision::new(code, !lost, color, self.article(clause));
        let ruling = ruling.with_time("late", late).with_time("allowed", self.laws.default_time);
        if !lost {
            return ruling;
        }
        ruling.then_end(Outcome::win(!color, Reason::DefaultTime, self.article(clause)))
    }

    pub(super) fn write(&self, by: Color, text: &str) -> Box<Decision> {
        let noted = self.yes(RulingCode::WriteNoted, Some(Clause::WrittenAhead)).by(by);
        let noted = noted.with_text("text", excerpt(text));
        if by == self.turn { noted.then(Effect::Written(Some(text.to_owned()))) } else { noted }
    }

    /// A move was made that had been written before: only for a claim or for sealing is that allowed.
    #[inline(never)]
    pub(super) fn wrote_ahead(&self, next: Option<Box<Decision>>) -> Option<Box<Decision>> {
        if self.state.written.is_none() || self.laws.recording.ahead == WrittenAhead::Allowed {
            return next;
        }
        Some(self.no(RulingCode::WriteAhead, Some(Clause::WrittenAhead)).and(next))
    }

    pub(super) fn penalise(&self, color: Color, penalty: Penalty, time: Option<i64>, reason: &str) -> Box<Decision> {
        let warns = matches!(penalty, Penalty::Warning);
        let article = self.article(Some(if warns { Clause::Warning } else { Clause::Penalty }));
        let build = |code| Decision::new(code, true, color, article).with_text("reason", reason.to_owned());
        match penalty {
            Penalty::Warning => {
                let count = self.state.warnings[color as usize] + 1;
                build(RulingCode::PenaltyWarning).with_number("count", count as usize).then(Effect::Warn(color))
            }
            Penalty::Time => {
                let time = time.unwrap_or(self.paced().illegal_time);
                let whose = if time < 0 { color } else { !color };
                build(RulingCode::PenaltyTime).then_time(self.has_clock(), whose, time)
            }
            Penalty::Loss if reason == TOUCH_REFUSAL => {
                let clause = Some(Clause::Refusal);
                let mut ruling = build(RulingCode::PenaltyRefusal);
                ruling.ruling.article = self.article(clause);
                ruling.then_end(Outcome::win(!color, Reason::TouchRefusal, self.article(clause)))
            }
            Penalty::Loss => build(RulingCode::PenaltyLoss).then_end(Outcome::win(!color, Reason::Penalty, article)),
        }
    }

    /// The arbiter answers what waits for an answer.
    pub(super) fn decide(&self, upheld: bool, time: Option<i64>) -> Box<Decision> {
        match self.state.waiting {
            None => self.no(RulingCode::DecisionNothing, None),
            Some(Waiting::Accident { by }) if upheld => self.accident_was_none(by),
            Some(Waiting::ColorsReversed) if upheld => self.colors_reversed_replay().then(Effect::Wait(None)),
            Some(Waiting::NormalMeans { by }) if upheld => self.normal_means_granted(by),
            Some(Waiting::NormalMeans { by }) => self.normal_means_rejected(by, time),
            Some(Waiting::Accident { by }) => self.stays(by, "accident", Clause::Accident),
            Some(Waiting::ColorsReversed) => self.stays(self.turn, "colors-reversed", Clause::ColorsReversed),
        }
    }

    #[inline(never)]
    fn stays(&self, by: Color, matter: &'static str, clause: Clause) -> Box<Decision> {
        let ruling = self.no(RulingCode::DecisionRejected, Some(clause)).by(by).with_word("matter", matter);
        ruling.then(Effect::Wait(None))
    }
}
