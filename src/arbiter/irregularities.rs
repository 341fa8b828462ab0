//! What was wrong before anybody moved, and pieces that fell over (7.2 to 7.4).

use crate::chess::Color;
use crate::laws::{Clause, ColorsReversed};

use super::act::{Found, Irregularity};
use super::decision::{Decision, Effect};
use super::outcome::Outcome;
use super::ruling::RulingCode;
use super::scene::Scene;
use super::state::Waiting;

/// Ten-thousandths in a hundredth, as the share of a period is counted.
const PER_HUNDREDTH: u32 = 100;

impl Scene<'_> {
    pub(super) fn irregularity(&self, by: Color, kind: Irregularity, found: Option<Found>) -> Box<Decision> {
        let found = found.unwrap_or_default();
        let decision = match kind {
            Irregularity::WrongSetup => self.wrong_setup(found),
            Irregularity::ColorsReversed => self.colors_reversed(found),
            Irregularity::BoardTurned => self.yes(RulingCode::IrregularityTransfer, Some(Clause::BoardTurned)),
            Irregularity::PiecesDisplaced => self.pieces_displaced(by),
            Irregularity::TwoHands => {
                let ruling = self.yes(RulingCode::IrregularityTwoHands, Some(Clause::OneHand));
                ruling.by(by).then(Effect::TwoHands(by))
            }
            Irregularity::WrongHand => self.yes(RulingCode::IrregularityWrongHand, Some(Clause::PressHand)).by(by),
        };
        decision.with_word("kind", kind.name())
    }

    /// How many moves each has completed, as found or as this game knows: moves before a FEN count by its number.
    fn moves_made(&self, found: Found) -> [u32; 2] {
        let [white, black] = self.position.moves_made();
        [found.moves_by_white.unwrap_or(white), found.moves_by_black.unwrap_or(black)]
    }

    fn with_moves(decision: Box<Decision>, [white, black]: [u32; 2]) -> Box<Decision> {
        decision.with_number("movesByWhite", white as usize).with_number("movesByBlack", black as usize)
    }

    #[inline(never)]
    fn replay(&self, clause: Clause) -> Box<Decision> {
        let clause = Some(clause);
        self.yes(RulingCode::IrregularityReplay, clause).then_end(Outcome::void(self.article(clause)))
    }

    fn goes_on(&self, clause: Clause) -> Box<Decision> {
        self.yes(RulingCode::IrregularityContinue, Some(clause))
    }

    fn wrong_setup(&self, found: Found) -> Box<Decision> {
        let moves = self.moves_made(found);
        let clause = Clause::WrongSetup;
        let stays = self.paced().setup_stays_after.is_some_and(|limit| moves.iter().all(|&made| made >= limit));
        Self::with_moves(if stays { self.goes_on(clause) } else { self.replay(clause) }, moves)
    }

    fn colors_reversed(&self, found: Found) -> Box<Decision> {
        let moves = self.moves_made(found);
        let clause = Clause::ColorsReversed;
        let decision = match self.laws.colors_reversed {
            ColorsReversed::ReplayBefore(limit) if moves.iter().any(|&made| made < limit) => self.replay(clause),
            ColorsReversed::GoesOnAfter(share) if self.first_period_used(found) <= share * PER_HUNDREDTH => {
                self.arbiter_decides(clause)
            }
            _ => self.goes_on(clause),
        };
        Self::with_moves(decision, moves)
    }

    fn arbiter_decides(&self, clause: Clause) -> Box<Decision> {
        let ruling = self.yes(RulingCode::IrregularityArbiterDecides, Some(clause));
        ruling.then(Effect::Wait(Some(Waiting::ColorsReversed)))
    }

    /// The arbiter orders a new game.
    #[inline(never)]
    pub(super) fn colors_reversed_replay(&self) -> Box<Decision> {
        self.replay(Clause::ColorsReversed).with_word("kind", Irregularity::ColorsReversed.name())
    }

    /// By the clock of whoever has used more of it, where nobody says how much it was. Ten-thousandths.
    fn first_period_used(&self, found: Found) -> u32 {
        let by_clock = || {
            let clock = self.state.clock.as_ref()?;
            let first = clock.control().stage(0).period.time.max(1);
            let used =
                |side| if clock.period(side) > 1 { first } else { first - clock.remaining(side).clamp(0, first) };
            u32::try_from(used(0).max(used(1)).saturating_mul(10_000) / first).ok()
        };
        found.first_period_used.or_else(by_clock).unwrap_or(0)
    }

    /// Whoever knocked them over puts them back on the own time; what had been touched before stays touched (7.4).
    fn pieces_displaced(&self, by: Color) -> Box<Decision> {
        let ruling = self.yes(RulingCode::IrregularityRestore, Some(Clause::PiecesDisplaced)).by(by);
        let bound = self.bound(self.table);
        if bound.is_half_made() { ruling } else { ruling.then(Effect::Table(self.table.put_back())) }
    }
}
