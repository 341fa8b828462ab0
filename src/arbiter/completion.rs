//! Moves made and completed, and the ends that follow from the board alone (4.7, 5.1, 5.2, 6.2, 9.6).

use crate::chess::{Color, Move, Position};
use crate::laws::{Clause, Laws};

use super::obligation::Progress;
use super::outcome::{Outcome, Reason};
use super::ruling::{Fact, Ruling, RulingCode};
use super::scene::{Decision, Effect, Scene};

impl Scene<'_> {
    /// A move is made; what the opponent offered is thereby refused, and the game may be over.
    pub(super) fn make(&self, mv: Move) -> Vec<Decision> {
        let position = self.position();
        let clause = if mv.is_castling() {
            Clause::CastlingMade
        } else if mv.promotion().is_some() {
            Clause::PromotionMade
        } else if position.captured(mv).is_some() {
            Clause::CaptureMade
        } else {
            Clause::MoveMade
        };
        let ruling = Ruling::yes(RulingCode::MoveMade, self.turn(), self.article(clause));
        let ruling = ruling.at([mv.from, mv.destination()]).moves(position, [&mv]);
        let ruling = ruling.with("san", Fact::Text(position.san(mv)));
        let mut decisions = vec![Decision::and(ruling, [Effect::Made(mv)])];
        decisions.extend(self.offer_lapses());
        let next = position.play(mv);
        let mut plies = self.state.history.occurrences(&next);
        plies.push(self.state.history.ply() + 1);
        decisions.extend(ending(&next, &plies, self.laws));
        decisions
    }

    pub(super) fn press_clock(&self, by: Color) -> Decision {
        let made = self.state.history.last().filter(|_| self.state.pending.is_some_and(|pending| pending.by == by));
        if let Some((before, mv)) = made {
            let ruling = Ruling::yes(RulingCode::MoveCompleted, by, self.article(Clause::Completion));
            let ruling = ruling.moves(before, [&mv]).with("san", Fact::Text(before.san(mv)));
            return Decision::and(ruling, [Effect::Completed]);
        }
        let table = &self.state.table;
        let bound = self.bound(table);
        if by == self.turn() && (bound.progress != Progress::Untouched || !table.held.is_empty()) {
            let ruling = Ruling::no(RulingCode::PressUnfinished, by, self.article_of(&bound));
            return Decision::only(ruling.at(table.displaced.iter().map(|piece| piece.origin)));
        }
        Decision::only(Ruling::no(RulingCode::PressNothingMade, by, self.article(Clause::Completion)))
    }
}

/// The end of the game that a position brings about by itself, if it does; `plies` are its occurrences, it included.
///
/// # Laws
/// Checkmate comes before everything (9.6.2), then stalemate and the dead position (5.2), then 9.6.
pub(super) fn ending(position: &Position, plies: &[usize], laws: &Laws) -> Option<Decision> {
    let side = position.turn();
    let decision = |code, player, clause, reason, facts: Vec<(&'static str, Fact)>| {
        let article = laws.article(clause);
        let outcome = match reason {
            Reason::Checkmate => Outcome::win(player, reason, article),
            _ => Outcome::draw(reason, article),
        };
        let ruling = Ruling { facts, ..Ruling::yes(code, player, article) };
        Some(Decision::and(ruling, [Effect::End(outcome)]))
    };
    if !position.has_legal_move() {
        return if position.is_check() {
            decision(RulingCode::GameCheckmate, !side, Clause::Checkmate, Reason::Checkmate, vec![])
        } else {
            decision(RulingCode::GameStalemate, side, Clause::Stalemate, Reason::Stalemate, vec![])
        };
    }
    if position.is_dead_by_material() {
        return decision(RulingCode::GameDeadPosition, side, Clause::DeadPosition, Reason::DeadPosition, vec![]);
    }
    if laws.automatic.occurrences.is_some_and(|limit| plies.len() >= limit) {
        let facts = vec![("occurrences", number(plies.len())), ("plies", numbers(plies))];
        return decision(RulingCode::GameFivefold, side, Clause::AutomaticRepetition, Reason::Fivefold, facts);
    }
    if laws.automatic.halfmoves.is_some_and(|limit| position.halfmoves() >= limit) {
        let facts = vec![("halfmoves", Fact::Number(position.halfmoves()))];
        let (code, reason) = (RulingCode::GameSeventyfiveMoves, Reason::SeventyfiveMoves);
        return decision(code, side, Clause::AutomaticMoves, reason, facts);
    }
    None
}

pub(super) fn number(count: usize) -> Fact {
    Fact::Number(u32::try_from(count).unwrap_or(u32::MAX))
}

pub(super) fn numbers(plies: &[usize]) -> Fact {
    Fact::Numbers(plies.iter().map(|&ply| u32::try_from(ply).unwrap_or(u32::MAX)).collect())
}
