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
        let mut table = self.state.table.clone();
        let origins = self.origins(named);
        table.touch(self.position(), &origins);
        self.contact(table, &origins)
    }

    pub(super) fn lift(&self, named: Square) -> Vec<Decision> {
        let mut table = self.state.table.clone();
        let origins = self.origins(&[named]);
        let known = origins.iter().all(|&origin| table.is_touched(origin));
        for &origin in &origins {
            table.leaves_square(self.position(), origin);
            if !table.held.contains(&origin) {
                table.held.push(origin);
            }
        }
        if !known {
            return self.contact(table, &origins);
        }
        let bound = self.bound(&table);
        let ruling = Ruling::yes(RulingCode::HandLifted, self.turn(), self.article_of(&bound)).at([named]);
        let ruling = self.with_role(ruling, &origins).with("bound", Fact::Yes(bound.kind.is_some()));
        vec![Decision::and(ruling, [Effect::Table(table), Effect::HandActed])]
    }

    /// What a new contact leads to, and that it refuses an open offer (9.1.2) and loses the right to claim (9.4).
    pub(super) fn contact(&self, table: Table, origins: &[Square]) -> Vec<Decision> {
        let before = self.bound(&self.state.table);
        let after = self.bound(&table);
        let ruling = self.contact_ruling(&table, &before, &after, origins);
        let mut decisions = vec![Decision::and(ruling, [Effect::Table(table), Effect::HandActed, Effect::ClaimLost])];
        decisions.extend(self.offer_lapses());
        decisions
    }

    /// The opponent's open offer ends when the player touches a piece as in 4.3 (9.1.2).
    pub(super) fn offer_lapses(&self) -> Option<Decision> {
        (self.state.offer == Some(!self.turn())).then(|| {
            let ruling = Ruling::yes(RulingCode::OfferLapsed, self.turn(), self.article(Clause::DrawOffer));
            Decision::and(ruling, [Effect::Offer(None)])
        })
    }

    fn contact_ruling(&self, table: &Table, before: &Bound, after: &Bound, origins: &[Square]) -> Ruling {
        let player = self.turn();
        let article = self.article_of(after);
        if after.kind.is_none() {
            let ruling = Ruling::yes(RulingCode::TouchFree, player, self.article(Clause::TouchedNothingLegal));
            let own = origins.first().is_some_and(|&square| part(self.position(), square) != Part::Enemy);
            return self.with_role(ruling.at(origins.iter().copied()), origins).with("own", Fact::Yes(own));
        }
        let concerned = origins.iter().any(|origin| after.pieces.contains(origin));
        let settled = matches!(after.progress, Progress::HalfMade(_)) || self.state.binding.is_some();
        if let Some(rook) = self.rook_before_king(table, after, origins) {
            let king = self.position().board().king(player);
            let binding = after.pieces.first().copied();
            let ruling = Ruling::yes(RulingCode::TouchNoCastling, player, self.article(Clause::RookThenKing));
            let ruling = ruling.at([rook, king].into_iter().chain(binding)).moves(self.position(), &after.moves);
            return self.with_role(ruling, &after.pieces);
        }
        if settled || (!concerned && before.kind.is_some()) || (before.kind == after.kind && before.moves == after.moves) {
            let fresh = before.kind.is_none() && !settled;
            let squares = origins.iter().copied().take(1).chain(after.pieces.first().copied());
            if !fresh && !(concerned && after.pieces.len() == 1) {
                let ruling = Ruling::yes(RulingCode::TouchAlso, player, article).at(squares);
                return self.with_role(ruling.moves(self.position(), &after.moves), &after.pieces);
            }
        }
        self.duty_ruling(after)
    }

    /// The ruling that names the duty which touching created.
    fn duty_ruling(&self, bound: &Bound) -> Ruling {
        let code = match bound.duty {
            DutyKind::Free | DutyKind::Move => RulingCode::TouchMustMove,
            DutyKind::MoveOneOf => RulingCode::TouchUnion,
            DutyKind::Capture => RulingCode::TouchMustCapture,
            DutyKind::CaptureWith => RulingCode::TouchMustCaptureWith,
            DutyKind::Castle => RulingCode::TouchMustCastle,
            DutyKind::KingMove => RulingCode::TouchMustMoveKing,
        };
        let ruling = Ruling::yes(code, self.turn(), self.article_of(bound));
        let ruling = ruling.at(bound.pieces.iter().copied()).moves(self.position(), &bound.moves);
        let ruling = self.with_role(ruling, &bound.pieces);
        match (bound.duty, bound.pieces.get(1), bound.moves.first()) {
            (DutyKind::CaptureWith, Some(&victim), _) => match self.role_at(victim) {
                Some(role) => ruling.with("captured", Fact::Role(role)),
                None => ruling,
            },
            (DutyKind::Castle, _, Some(mv)) => match mv.castling_side() {
                Some(side) => ruling.with("side", Fact::Word(side.name())),
                None => ruling,
            },
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
        let Some(origin) = self.origins(&[named]).first().copied() else { return Vec::new() };
        let table = &self.state.table;
        let left = table.held.contains(&origin)
            || table.place_of(origin).is_some()
            || table.contacts.iter().any(|c| c.left && c.touch.iter().any(|touched| touched.square == origin));
        if left {
            let ruling = Ruling::no(RulingCode::AccidentTooLate, self.turn(), article).at([named]);
            return vec![Decision::only(self.with_role(ruling, &[origin]))];
        }
        if !table.is_touched(origin) {
            return vec![Decision::only(Ruling::yes(RulingCode::AccidentBrush, self.turn(), article).at([named]))];
        }
        let mut table = table.clone();
        table.forget(origin);
        let bound = self.bound(&table).kind.is_some();
        let ruling = Ruling::yes(RulingCode::AccidentNoted, self.turn(), article).at([named]);
        let mut effects = vec![Effect::Table(table.clone())];
        // As if it had not been: the right to claim returns with the last contact.
        if table.contacts.is_empty() {
            effects.push(Effect::ClaimRegained);
        }
        vec![Decision::and(ruling.with("bound", Fact::Yes(bound)), effects)]
    }

    pub(super) fn adjust(&self, by: Color, named: &[Square]) -> Vec<Decision> {
        let article = self.article(Clause::Adjust);
        let ruling = |code| Ruling::no(code, by, article).at(named.iter().copied());
        if by != self.turn() {
            return vec![Decision::only(ruling(RulingCode::AdjustNotHavingTheMove))];
        }
        let late = self.origins(named).iter().any(|&origin| self.state.table.is_touched(origin));
        if late {
            return vec![Decision::only(ruling(RulingCode::AdjustLate))];
        }
        let ruling = Ruling::yes(RulingCode::AdjustNoted, by, article).at(named.iter().copied());
        vec![Decision::and(ruling, [Effect::HandActed])]
    }

    /// A hand act by the player who does not have the move: no duty arises, nothing changes.
    pub(super) fn out_of_turn(&self, by: Color, act: &'static str, named: &[Square]) -> Vec<Decision> {
        let article = self.article(Clause::TouchHavingMove);
        let ruling = Ruling::no(RulingCode::TouchNotHavingTheMove, by, article).at(named.iter().copied());
        vec![Decision::only(ruling.with("act", Fact::Word(act)))]
    }

    /// The pieces that squares name, by their squares in the lawful position.
    pub(super) fn origins(&self, named: &[Square]) -> Vec<Square> {
        named.iter().filter_map(|&square| self.state.table.named(self.position(), square)).collect()
    }

    pub(super) fn role_at(&self, origin: Square) -> Option<Role> {
        self.position().board().role_at(origin)
    }

    pub(super) fn with_role(&self, ruling: Ruling, origins: &[Square]) -> Ruling {
        match origins.first().and_then(|&origin| self.role_at(origin)) {
            Some(role) => ruling.with("role", Fact::Role(role)),
            None => ruling,
        }
    }
}
