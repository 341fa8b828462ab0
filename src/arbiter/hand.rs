//! Contact: touching, lifting, adjusting, accidents (4.2 to 4.5).

use crate::chess::{Color, Role, Square};
use crate::laws::{Clause, OfferEnds};
use crate::touch::{DutyKind, Part};

use super::decision::{Decision, Effect};
use super::obligation::{Bound, Progress};
use super::ruling::{Fact, PassedOver, RulingCode};
use super::scene::Scene;
use super::state::Accident;
use super::table::{Table, part};

impl Scene<'_> {
    #[inline(never)]
    pub(super) fn touch(&self, named: &[Square]) -> Box<Decision> {
        let mut table = self.own_table();
        let origins = self.origins(named);
        table.touch(self.position, &origins);
        self.contact(table, &origins)
    }

    #[inline(never)]
    pub(super) fn lift(&self, named: Square) -> Box<Decision> {
        let origin = self.origin(named);
        let mut table = self.own_table();
        let known = table.is_touched(origin);
        table.leaves_square(self.position, origin);
        if !table.held.contains(&origin) {
            table.held.push(origin);
        }
        if !known {
            return self.contact(table, &[origin]);
        }
        let bound = self.bound(&table);
        let lifted = self.yes(RulingCode::HandLifted, bound.clause).at(&[named]);
        let lifted = self.with_role(lifted, &[origin]).with_yes("bound", bound.kind.is_some());
        lifted.then(Effect::Table(table)).then(Effect::HandActed)
    }

    /// The table as it is, to be changed.
    #[inline(never)]
    pub(super) fn own_table(&self) -> Box<Table> {
        Box::new(self.table.clone())
    }

    /// What a new contact leads to, and that it refuses an open offer (9.1.2) and loses the right to claim (9.4).
    #[inline(never)]
    fn contact(&self, mut table: Box<Table>, origins: &[Square]) -> Box<Decision> {
        if self.laws.offer_ends == OfferEnds::ByTouch && self.state.offer == Some(!self.turn) {
            table.refused_offer = self.state.offer;
        }
        let before = self.bound(self.table);
        let after = self.bound(&table);
        self.contact_ruling(&table, &before, &after, origins).then_table(table).and(self.lapse(None))
    }

    /// By an act of the hand the opponent's open offer ends: touching a piece as in 4.3 refuses it (9.1.2).
    #[inline(never)]
    pub(super) fn lapse(&self, next: Option<Box<Decision>>) -> Option<Box<Decision>> {
        if self.laws.offer_ends == OfferEnds::ByMove {
            return next;
        }
        self.lapsed("touch", next)
    }

    /// In every edition it ends when the player has made a move instead of answering.
    #[inline(never)]
    pub(super) fn lapse_by_move(&self, next: Option<Box<Decision>>) -> Option<Box<Decision>> {
        self.lapsed("move", next)
    }

    #[inline(never)]
    fn lapsed(&self, by: &'static str, next: Option<Box<Decision>>) -> Option<Box<Decision>> {
        if self.state.offer != Some(!self.turn) {
            return next;
        }
        let lapsed = self.yes(RulingCode::OfferLapsed, Some(Clause::DrawOffer)).with_word("by", by);
        Some(lapsed.then_offer(None).and(next))
    }

    fn contact_ruling(&self, table: &Table, before: &Bound, after: &Bound, origins: &[Square]) -> Box<Decision> {
        if after.kind.is_none() {
            let free = self.yes(RulingCode::TouchFree, Some(Clause::TouchedNothingLegal)).at(origins);
            let own = origins.first().is_some_and(|&square| part(self.position, square) != Part::Enemy);
            return self.with_role(free, origins).with_yes("own", own);
        }
        let decision = if let Some(rook) = self.rook_before_king(table, after, origins) {
            let king = self.position.board().king(self.turn);
            self.yes(RulingCode::TouchNoCastling, Some(Clause::RookThenKing)).at(&[rook, king])
        } else if self.changes_nothing(before, after, origins) {
            self.yes(RulingCode::TouchAlso, after.clause).at(first_of(origins))
        } else {
            return self.with_passed_over(self.duty_ruling(after), table, after);
        };
        let decision = decision.at(first_of(&after.pieces)).moves(self.position, &after.moves);
        self.with_role(decision, &after.pieces)
    }

    /// Something else binds already, and does so still.
    fn changes_nothing(&self, before: &Bound, after: &Bound, origins: &[Square]) -> bool {
        if after.is_half_made() || self.state.binding.is_some() {
            return true;
        }
        let concerned = origins.iter().any(|origin| after.pieces.contains(origin));
        let alone = after.pieces.len() == 1;
        before.kind.is_some() && (!concerned || (before.kind == after.kind && before.moves == after.moves && !alone))
    }

    /// The ruling that names the duty which touching created.
    fn duty_ruling(&self, bound: &Bound) -> Box<Decision> {
        let code = match bound.duty {
            DutyKind::Free | DutyKind::Move => RulingCode::TouchMustMove,
            DutyKind::MoveOneOf => RulingCode::TouchUnion,
            DutyKind::Capture => RulingCode::TouchMustCapture,
            DutyKind::CaptureWith => RulingCode::TouchMustCaptureWith,
            DutyKind::Castle => RulingCode::TouchMustCastle,
            DutyKind::KingMove => RulingCode::TouchMustMoveKing,
        };
        let decision = self.yes(code, bound.clause).at(&bound.pieces).moves(self.position, &bound.moves);
        let decision = self.with_role(decision, &bound.pieces);
        let captured = bound.pieces.get(1).and_then(|&victim| self.role_at(victim));
        let side = bound.moves.first().and_then(|mv| mv.castling_side());
        match (bound.duty, captured, side) {
            (DutyKind::CaptureWith, Some(role), _) => decision.with_word("captured", role.name()),
            (DutyKind::Castle, _, Some(side)) => decision.with_word("side", side.name()),
            _ => decision,
        }
    }

    /// Quotes the pieces that were touched before the one that binds, and why they do not.
    #[inline(never)]
    fn with_passed_over(&self, decision: Box<Decision>, table: &Table, bound: &Bound) -> Box<Decision> {
        let mut pieces = Vec::new();
        for square in table.touched() {
            if bound.pieces.contains(&square) {
                break;
            }
            let reason = if part(self.position, square) == Part::Enemy { "no-legal-capture" } else { "no-legal-move" };
            if let Some(role) = self.role_at(square) {
                pieces.push(PassedOver { square, role, reason });
            }
        }
        if pieces.is_empty() { decision } else { decision.with("passedOver", Fact::PassedOver(pieces)) }
    }

    /// The rook that was touched before the king, when the king is touched just now (4.4.2).
    fn rook_before_king(&self, table: &Table, bound: &Bound, origins: &[Square]) -> Option<Square> {
        let king = self.position.board().king(self.turn);
        let rook = bound.no_castling_with.iter().copied().find(|&rook| table.is_touched(rook))?;
        let now = origins.contains(&king) && !self.table.is_touched(king);
        (now && bound.progress == Progress::Untouched).then_some(rook)
    }

    #[inline(never)]
    pub(super) fn accident(&self, named: Square) -> Box<Decision> {
        let clause = Some(Clause::Accident);
        let origin = self.origin(named);
        let table = self.table;
        if table.has_left(origin) {
            return self.with_role(self.no(RulingCode::AccidentTooLate, clause).at(&[named]), &[origin]);
        }
        if !table.is_touched(origin) {
            return self.yes(RulingCode::AccidentBrush, clause).at(&[named]);
        }
        let mut table = self.own_table();
        table.forget(origin);
        let bound = self.is_bound(&table);
        // As if it had not been: the right to claim returns with the last contact, and so does the opponent's offer.
        let untouched = table.contacts.is_empty();
        let offer = table.refused_offer.take_if(|_| untouched);
        let noted = self.yes(RulingCode::AccidentNoted, clause).at(&[named]).with_yes("bound", bound);
        let before = Accident { ply: self.state.history.ply(), table: self.table.clone() };
        let noted = noted.then(Effect::Table(table)).then(Effect::Accident(Some(Box::new(before))));
        let noted = if offer.is_some() { noted.then_offer(offer) } else { noted };
        if untouched { noted.then(Effect::Touched(false)) } else { noted }
    }

    #[inline(never)]
    pub(super) fn adjust(&self, by: Color, named: &[Square]) -> Box<Decision> {
        let clause = Some(Clause::Adjust);
        let decision = if by != self.turn {
            self.no(RulingCode::AdjustNotHavingTheMove, clause).by(by)
        } else if self.origins(named).iter().any(|&origin| self.table.is_touched(origin)) {
            self.no(RulingCode::AdjustLate, clause)
        } else {
            self.yes(RulingCode::AdjustNoted, clause).then(Effect::HandActed)
        };
        decision.at(named)
    }

    /// A hand act by the player who does not have the move: no duty arises, nothing changes.
    pub(super) fn out_of_turn(&self, by: Color, act: &'static str, named: &[Square]) -> Box<Decision> {
        let decision = self.no(RulingCode::TouchNotHavingTheMove, Some(Clause::TouchHavingMove)).by(by);
        decision.at(named).with_word("act", act)
    }

    /// The piece that a square names, by its square in the lawful position. Acts that name none are not admitted.
    #[inline(never)]
    pub(super) fn origin(&self, named: Square) -> Square {
        self.table.named(self.position, named).unwrap_or(named)
    }

    #[inline(never)]
    fn origins(&self, named: &[Square]) -> Vec<Square> {
        let mut origins = Vec::new();
        for &square in named {
            origins.push(self.origin(square));
        }
        origins
    }

    #[inline(never)]
    pub(super) fn role_at(&self, origin: Square) -> Option<Role> {
        self.position.board().role_at(origin)
    }

    #[inline(never)]
    pub(super) fn with_role(&self, decision: Box<Decision>, origins: &[Square]) -> Box<Decision> {
        match origins.first().and_then(|&origin| self.role_at(origin)) {
            Some(role) => decision.with_word("role", role.name()),
            None => decision,
        }
    }

    /// Quotes what binds.
    #[inline(never)]
    pub(super) fn with_obligation(&self, decision: Box<Decision>, bound: &Bound) -> Box<Decision> {
        match self.obligation(bound) {
            Some(obligation) => decision.with("obligation", Fact::Obligation(obligation)),
            None => decision,
        }
    }
}

fn first_of(squares: &[Square]) -> &[Square] {
    squares.get(..1).unwrap_or_default()
}
