//! Moves made and completed, and the ends that follow from the board alone (4.7, 5.1, 5.2, 6.2, 9.6).

use crate::chess::{Color, Move, Position};
use crate::laws::{Clause, Laws};

use super::obligation::Progress;
use super::outcome::{Outcome, Reason};
use super::ruling::{Ruling, RulingCode};
use super::scene::{Decision, Effect, Scene};
use super::snapshot::phase;

impl Scene<'_> {
    /// A move is made; what the opponent offered is thereby refused, and the game may be over.
    #[inline(never)]
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
        let ruling = ruling.at(&[mv.from, mv.destination()]).moves(position, &[mv]);
        let ruling = ruling.with_text("san", position.san(mv));
        let mut decisions = self.with_lapse(Decision::only(ruling).then(Effect::Made(mv)));
        let next = position.play(mv);
        let mut plies = self.state.history.occurrences(&next);
        plies.push(self.state.history.ply() + 1);
        decisions.extend(ending(&next, &plies, self.laws));
        decisions
    }

    pub(super) fn press_clock(&self, by: Color) -> Decision {
        // The press may come after the reply: then the move before the last is meant (6.2.2).
        let own = |(before, _): &(&Position, Move)| before.turn() == by;
        let made = self.state.history.moves().rev().take(2).find(own).filter(|_| self.state.unpressed[by as usize]);
        if let Some((before, mv)) = made {
            let ruling = Ruling::yes(RulingCode::MoveCompleted, by, self.article(Clause::Completion));
            let ruling = ruling.moves(before, &[mv]).with_text("san", before.san(mv));
            return Decision::only(ruling).then(Effect::Pressed(by));
        }
        let table = &self.state.table;
        let bound = self.bound(table);
        if by == self.turn() && (bound.progress != Progress::Untouched || !table.held.is_empty()) {
            let ruling = Ruling::no(RulingCode::PressUnfinished, by, self.article_of(&bound));
            return Decision::only(ruling.at(&bound.pieces).with_word("phase", phase(self, &bound).name()));
        }
        Decision::only(Ruling::no(RulingCode::PressNothingMade, by, self.article(Clause::Completion)))
    }
}

/// The end of the game that a position brings about by itself, if it does; `plies` are its occurrences, it included.
///
/// # Laws
/// Checkmate comes before everything (9.6.2), then stalemate and the dead position (5.2), then 9.6.
pub(super) fn ending(position: &Position, plies: &[usize], laws: &Laws) -> Option<Decision> {
    let (code, clause, reason) = if !position.has_legal_move() {
        if position.is_check() {
            (RulingCode::GameCheckmate, Clause::Checkmate, Reason::Checkmate)
        } else {
            (RulingCode::GameStalemate, Clause::Stalemate, Reason::Stalemate)
        }
    } else if position.is_dead_by_material() {
        (RulingCode::GameDeadPosition, Clause::DeadPosition, Reason::DeadPosition)
    } else if laws.automatic.occurrences.is_some_and(|limit| plies.len() >= limit) {
        (RulingCode::GameFivefold, Clause::AutomaticRepetition, Reason::Fivefold)
    } else if laws.automatic.halfmoves.is_some_and(|limit| position.halfmoves() >= limit) {
        (RulingCode::GameSeventyfiveMoves, Clause::AutomaticMoves, Reason::SeventyfiveMoves)
    } else {
        return None;
    };
    let article = laws.article(clause);
    let mate = reason == Reason::Checkmate;
    let player = if mate { !position.turn() } else { position.turn() };
    let outcome = if mate { Outcome::win(player, reason, article) } else { Outcome::draw(reason, article) };
    let ruling = Ruling::yes(code, player, article);
    let ruling = match reason {
        Reason::Fivefold => ruling.with_number("occurrences", plies.len()).with_numbers("plies", plies),
        Reason::SeventyfiveMoves => ruling.with_number("halfmoves", position.halfmoves() as usize),
        _ => ruling,
    };
    Some(Decision::only(ruling).then(Effect::End(Box::new(outcome))))
}
