//! Contact: touching, lifting, adjusting, accidents (4.2 to 4.5).

use crate::chess::{Color, Role, Square};
use crate::laws::Clause;
use crate::touch::{DutyKind, Part};

use super::obligation::{Bound, Progress};
use super::ruling::{Fact, Ruling, RulingCode};
use super::scene::{Decision, Effect, Scene};
use super::table::{Table, part};

impl Scene<'_> {
    pub(super) fn touch(&self, named: &[Square]) -> Vec<Decision> {
        let mut table = Box::new(self.state.table.clone());
        let origins = self.origins(named);
        table.touch(self.position(), &origins);
        self.contact(table, &origins)
    }

    pub(super) fn lift(&self, named: Square) -> Vec<Decision> {
        let Some(origin) = self.origin(named) else { return Vec::new() };
        let mut table = Box::new(self.state.table.clone());
        let known = table.is_touched(origin);
        table.leaves_square(self.position(), origin);
        if !table.held.contains(&origin) {
            table.held.push(origin);
        }
        if !known {
            return self.contact(table, &[origin]);
        }
        let bound = self.bound(&table);
        let ruling = Ruling::yes(RulingCode::HandLifted, self.turn(), self.article_of(&bound)).at(&[named]);
        let ruling = self.with_role(ruling, &[origin]).with_yes("bound", bound.kind.is_some());
        vec![Decision::only(ruling).then(Effect::Table(table)).then(Effect::HandActed)]
    }

    /// What a new contact leads to, and that it refuses an open offer (9.1.2) and loses the right to claim (9.4).
    fn contact(&self, table: Box<Table>, origins: &[Square]) -> Vec<Decision> {
        let before = self.bound(&self.state.table);
        let after = self.bound(&table);
        let ruling = self.contact_ruling(&table, &before, &after, origins);
        self.with_lapse(Decision::only(ruling).then_table(table))
    }

    /// A decision on an act by which the opponent's open offer ends: touching a piece as in 4.3 refuses it (9.1.2).
    #[inline(never)]
    pub(super) fn with_lapse(&self, decision: Decision) -> Vec<Decision> {
        let mut decisions = vec![decision];
        if self.state.offer == Some(!self.turn()) {
            let ruling = Ruling::yes(RulingCode::OfferLapsed, self.turn(), self.article(Clause::DrawOffer));
            decisions.push(Decision::only(ruling).then(Effect::Offer(None)));
        }
        decisions
    }

    fn contact_ruling(&self, table: &Table, before: &Bound, after: &Bound, origins: &[Square]) -> Box<Ruling> {
        let player = self.turn();
        if after.kind.is_none() {
            let ruling = Ruling::yes(RulingCode::TouchFree, player, self.article(Clause::TouchedNothingLegal));
            let own = origins.first().is_some_and(|&square| part(self.position(), square) != Part::Enemy);
            return self.with_role(ruling.at(origins), origins).with_yes("own", own);
        }
        if let Some(rook) = self.rook_before_king(table, after, origins) {
            let king = self.position().board().king(player);
            let ruling = Ruling::yes(RulingCode::TouchNoCastling, player, self.article(Clause::RookThenKing));
            let ruling = ruling.at(&[rook, king]).at(&after.pieces[..after.pieces.len().min(1)]);
            return self.with_role(ruling.moves(self.position(), &after.moves), &after.pieces);
        }
        if self.changes_nothing(before, after, origins) {
            let ruling = Ruling::yes(RulingCode::TouchAlso, player, self.article_of(after));
            let ruling = ruling.at(&origins[..origins.len().min(1)]).at(&after.pieces[..after.pieces.len().min(1)]);
            return self.with_role(ruling.moves(self.position(), &after.moves), &after.pieces);
        }
        self.duty_ruling(after)
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
    fn duty_ruling(&self, bound: &Bound) -> Box<Ruling> {
        let code = match bound.duty {
            DutyKind::Free | DutyKind::Move => RulingCode::TouchMustMove,
            DutyKind::MoveOneOf => RulingCode::TouchUnion,
            DutyKind::Capture => RulingCode::TouchMustCapture,
            DutyKind::CaptureWith => RulingCode::TouchMustCaptureWith,
            DutyKind::Castle => RulingCode::TouchMustCastle,
            DutyKind::KingMove => RulingCode::TouchMustMoveKing,
        };
        let ruling = Ruling::yes(code, self.turn(), self.article_of(bound));
        let ruling = ruling.at(&bound.pieces).moves(self.position(), &bound.moves);
        let ruling = self.with_role(ruling, &bound.pieces);
        let captured = bound.pieces.get(1).and_then(|&victim| self.role_at(victim));
        let side = bound.moves.first().and_then(|mv| mv.castling_side());
        match (bound.duty, captured, side) {
            (DutyKind::CaptureWith, Some(role), _) => ruling.with_word("captured", role.name()),
            (DutyKind::Castle, _, Some(side)) => ruling.with_word("side", side.name()),
            _ => ruling,
        }
    }

    /// The rook that was touched before the king, when the king is touched just now (4.4.2).
    fn rook_before_king(&self, table: &Table, bound: &Bound, origins: &[Square]) -> Option<Square> {
        let king = self.position().board().king(self.turn());
        let rook = bound.no_castling_with.iter().copied().find(|&rook| table.is_touched(rook))?;
        let now = origins.contains(&king) && !self.state.table.is_touched(king);
        (now && bound.progress == Progress::Untouched).then_some(rook)
    }

    pub(super) fn accident(&self, named: Square) -> Vec<Decision> {
        let article = self.article(Clause::Accident);
        let Some(origin) = self.origin(named) else { return Vec::new() };
        let table = &self.state.table;
        if table.has_left(origin) {
            let ruling = Ruling::no(RulingCode::AccidentTooLate, self.turn(), article).at(&[named]);
            return vec![Decision::only(self.with_role(ruling, &[origin]))];
        }
        if !table.is_touched(origin) {
            return vec![Decision::only(Ruling::yes(RulingCode::AccidentBrush, self.turn(), article).at(&[named]))];
        }
        let mut table = Box::new(table.clone());
        table.forget(origin);
        let bound = self.bound(&table).kind.is_some();
        // As if it had not been: the right to claim returns with the last contact.
        let untouched = table.contacts.is_empty();
        let ruling = Ruling::yes(RulingCode::AccidentNoted, self.turn(), article).at(&[named]).with_yes("bound", bound);
        let decision = Decision::only(ruling).then(Effect::Table(table));
        vec![if untouched { decision.then(Effect::ClaimRegained) } else { decision }]
    }

    pub(super) fn adjust(&self, by: Color, named: &[Square]) -> Vec<Decision> {
        let article = self.article(Clause::Adjust);
        let code = if by != self.turn() {
            RulingCode::AdjustNotHavingTheMove
        } else if self.origins(named).iter().any(|&origin| self.state.table.is_touched(origin)) {
            RulingCode::AdjustLate
        } else {
            let ruling = Ruling::yes(RulingCode::AdjustNoted, by, article).at(named);
            return vec![Decision::only(ruling).then(Effect::HandActed)];
        };
        vec![Decision::only(Ruling::no(code, by, article).at(named))]
    }

    /// A hand act by the player who does not have the move: no duty arises, nothing changes.
    pub(super) fn out_of_turn(&self, by: Color, act: &'static str, named: &[Square]) -> Vec<Decision> {
        let article = self.article(Clause::TouchHavingMove);
        let ruling = Ruling::no(RulingCode::TouchNotHavingTheMove, by, article).at(named);
        vec![Decision::only(ruling.with_word("act", act))]
    }

    /// The piece that a square names, by its square in the lawful position.
    #[inline(never)]
    pub(super) fn origin(&self, named: Square) -> Option<Square> {
        self.state.table.named(self.position(), named)
    }

    fn origins(&self, named: &[Square]) -> Vec<Square> {
        let mut origins = Vec::with_capacity(named.len());
        for &square in named {
            origins.extend(self.origin(square));
        }
        origins
    }

    #[inline(never)]
    pub(super) fn role_at(&self, origin: Square) -> Option<Role> {
        self.position().board().role_at(origin)
    }

    #[inline(never)]
    pub(super) fn with_role(&self, ruling: Box<Ruling>, origins: &[Square]) -> Box<Ruling> {
        match origins.first().and_then(|&origin| self.role_at(origin)) {
            Some(role) => ruling.with_word("role", role.name()),
            None => ruling,
        }
    }

    /// Quotes what binds.
    #[inline(never)]
    pub(super) fn with_obligation(&self, ruling: Box<Ruling>, bound: &Bound) -> Box<Ruling> {
        match self.obligation(bound) {
            Some(obligation) => ruling.with("obligation", Fact::Obligation(obligation)),
            None => ruling,
        }
    }
}
