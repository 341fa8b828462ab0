//! Complaints about what the opponent did (4.2.2, 4.8, 7.5.1, A.5.2), and what the arbiter decides about them.

use crate::chess::Color;
use crate::laws::{Clause, IllegalMoveClaim};

use super::act::ObjectionGround;
use super::decision::{Decision, Effect};
use super::obligation::{Bound, ObligationKind};
use super::ruling::RulingCode;
use super::scene::Scene;
use super::state::{Standing, Waiting};

impl Scene<'_> {
    pub(super) fn object(&self, by: Color, ground: ObjectionGround) -> Box<Decision> {
        match ground {
            ObjectionGround::Accident => self.object_to_accident(by),
            _ if !self.is_claims() => self.objection_rejected(by, ground, "already-ruled"),
            ObjectionGround::TouchMove => self.object_to_touch_move(by),
            ObjectionGround::IllegalMove => self.object_to_illegal_move(by),
        }
    }

    /// Whether a game that is over can still be reopened: the last move ended it, and may be objected to.
    pub(super) fn can_be_reopened(&self, by: Color) -> bool {
        let last = self.state.history.ply().checked_sub(1);
        let by_move = self.state.outcome.is_some_and(|outcome| outcome.reason.is_of_the_board());
        let standing = |standing: &Standing| Some(standing.index) == last && self.player_of(standing) != by;
        self.is_claims() && by_move && !self.has_touched(by) && self.state.standing.iter().any(standing)
    }

    fn player_of(&self, standing: &Standing) -> Color {
        self.state.history.step(standing.index).map_or(self.turn, |(before, _)| before.turn())
    }

    #[inline(never)]
    fn objection_rejected(&self, by: Color, ground: ObjectionGround, reason: &'static str) -> Box<Decision> {
        let clause = match (ground, reason) {
            (_, "touched") => Clause::ComplaintLost,
            (ObjectionGround::TouchMove, _) => Clause::ComplaintLost,
            (ObjectionGround::IllegalMove, _) => Clause::IllegalMoveClaim,
            (ObjectionGround::Accident, _) => Clause::Accident,
        };
        let ruling = self.no(RulingCode::ObjectionRejected, Some(clause)).by(by);
        ruling.with_word("ground", ground.name()).with_word("reason", reason)
    }

    #[inline(never)]
    fn objection_upheld(&self, by: Color, ground: ObjectionGround, clause: Clause) -> Box<Decision> {
        self.yes(RulingCode::ObjectionUpheld, Some(clause)).by(by).with_word("ground", ground.name())
    }

    /// Whoever has touched a piece since can no longer complain (4.8).
    fn has_touched(&self, by: Color) -> bool {
        by == self.turn && self.state.touched
    }

    fn object_to_touch_move(&self, by: Color) -> Box<Decision> {
        let ground = ObjectionGround::TouchMove;
        let breach = |standing: &&Standing| standing.offence.is_none() && self.player_of(standing) != by;
        let Some(standing) = self.state.standing.iter().rev().find(breach) else {
            return self.objection_rejected(by, ground, "nothing-found");
        };
        if standing.index + 1 != self.state.history.ply() || self.has_touched(by) {
            return self.objection_rejected(by, ground, "touched");
        }
        let upheld = self.objection_upheld(by, ground, Clause::TouchHavingMove);
        self.put_back(self.naming(upheld, standing), standing)
    }

    fn object_to_illegal_move(&self, by: Color) -> Box<Decision> {
        let ground = ObjectionGround::IllegalMove;
        let mut late = false;
        for standing in &self.state.standing {
            let Some(offence) = standing.offence.filter(|_| self.player_of(standing) != by) else { continue };
            if !self.in_time(standing) {
                late = true;
                continue;
            }
            let upheld = self.naming(self.objection_upheld(by, ground, Clause::IllegalMove), standing);
            let penalty = self.before(standing, |scene| scene.penalty(!by, offence));
            if penalty.ends() {
                return upheld.and(Some(penalty));
            }
            let upheld = self.put_back(upheld, standing).and(Some(penalty));
            return match standing.queen {
                Some(queen) => upheld.and(self.before(standing, |scene| Some(scene.becomes_queen(queen)))),
                None => upheld,
            };
        }
        self.objection_rejected(by, ground, if late { "too-late" } else { "nothing-found" })
    }

    /// What the position before the move that is objected to says.
    fn before<R>(&self, standing: &Standing, ask: impl FnOnce(&Scene<'_>) -> R) -> R {
        let position = self.state.history.step(standing.index).map_or(self.position, |(before, _)| before);
        ask(&Scene::with(self.state, self.terms, position, &standing.table))
    }

    fn in_time(&self, standing: &Standing) -> bool {
        let since = self.state.history.ply() - standing.index;
        match self.paced().illegal_claim {
            // The move itself, and not yet the reply to it.
            IllegalMoveClaim::UntilReply => since == 1,
            IllegalMoveClaim::WhileGameLasts => true,
            IllegalMoveClaim::LastMoves(moves) => since.div_ceil(2) <= moves as usize,
        }
    }

    fn naming(&self, decision: Box<Decision>, standing: &Standing) -> Box<Decision> {
        let decision = decision.with_number("ply", standing.index + 1).with_yes("restored", true);
        match self.state.history.texts(standing.index) {
            Some((_, san)) => decision.with_text("san", san),
            None => decision,
        }
    }

    fn put_back(&self, decision: Box<Decision>, standing: &Standing) -> Box<Decision> {
        let illegal = standing.offence.is_some();
        let decision = self.before(standing, |scene| {
            let mut bound = scene.bound(scene.table);
            if let Some(binding) = &standing.binding {
                bound = Bound::by(binding);
            } else if illegal && bound.kind.is_some() {
                bound.kind = Some(ObligationKind::ReplaceIllegalMove);
            }
            scene.with_obligation(decision, &bound)
        });
        let table = Box::new(standing.table.clone());
        let binding = standing.binding.clone().map(Box::new);
        decision.then(Effect::Restore { ply: standing.index, table, binding, replacing: illegal })
    }

    /// That a contact was no accident: of this nobody but the arbiter can judge.
    fn object_to_accident(&self, by: Color) -> Box<Decision> {
        let ground = ObjectionGround::Accident;
        let Some(accident) = &self.state.accident else {
            return self.objection_rejected(by, ground, "nothing-found");
        };
        let mover = self.state.history.step(accident.ply).map_or(self.turn, |(before, _)| before.turn());
        if by == mover {
            return self.objection_rejected(by, ground, "own-move");
        }
        if accident.ply + 1 < self.state.history.ply() || self.has_touched(by) {
            return self.objection_rejected(by, ground, "touched");
        }
        let referred = self.yes(RulingCode::ObjectionReferred, Some(Clause::Accident)).by(by);
        referred.with_word("ground", ground.name()).then(Effect::Wait(Some(Waiting::Accident { by })))
    }

    /// The arbiter has found that the contact was none: it binds after all.
    #[inline(never)]
    pub(super) fn accident_was_none(&self, by: Color) -> Box<Decision> {
        let Some(accident) = &self.state.accident else {
            return self.no(RulingCode::DecisionNothing, None);
        };
        let upheld = self.objection_upheld(by, ObjectionGround::Accident, Clause::Accident);
        let moved = accident.ply < self.state.history.ply();
        let upheld = upheld.with_yes("restored", moved).then(Effect::Wait(None)).then(Effect::Accident(None));
        let mut table = Box::new(accident.table.clone());
        if moved {
            let upheld = upheld.with_number("ply", accident.ply + 1);
            return upheld.then(Effect::Restore { ply: accident.ply, table, binding: None, replacing: false });
        }
        // What was touched since stays touched, after it.
        for contact in &self.table.contacts {
            if !table.is_touched(contact.touched.square) {
                table.touch(self.position, &[contact.touched.square]);
            }
        }
        upheld.then(Effect::Table(table)).then(Effect::Touched(true)).and(self.lapse(None))
    }
}
