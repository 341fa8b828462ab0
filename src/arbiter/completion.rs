//! Moves made and completed, and the ends that follow from the board alone (4.7, 5.1, 5.2, 6.2, 9.6).

use crate::chess::{Color, Move, Position};
use crate::laws::{Clause, DeadPosition};

use super::decision::{Decision, Effect};
use super::options::Terms;
use super::outcome::{Outcome, Reason};
use super::ruling::RulingCode;
use super::scene::Scene;
use super::state::Standing;

impl Scene<'_> {
    /// A move is made; what the opponent offered is thereby refused, and the game may be over.
    #[inline(never)]
    pub(super) fn make(&self, mv: Move) -> Box<Decision> {
        let position = self.position;
        let clause = if mv.is_castling() {
            Clause::CastlingMade
        } else if mv.promotion().is_some() {
            Clause::PromotionMade
        } else if position.captured(mv).is_some() {
            Clause::CaptureMade
        } else {
            Clause::MoveMade
        };
        let made = self.yes(RulingCode::MoveMade, Some(clause)).at(&[mv.from, mv.destination()]).moves(position, &[mv]);
        let made = made.with_text("san", position.san(mv)).then(Effect::Made(mv));
        let next = position.play(mv);
        let ending = self.ending_after(&next);
        made.and(self.lapse_by_move(self.breach_stands(mv, self.wrote_ahead(ending))))
    }

    /// The end of the game that a position brings about which is not yet on the board.
    #[inline(never)]
    pub(super) fn ending_after(&self, next: &Position) -> Option<Box<Decision>> {
        // Where no repetition ends a game by itself, a long one need not be looked through after every move.
        let counted = self.laws.automatic.repetition.is_some();
        let (count, mut plies) = if counted { self.state.occurrences(next) } else { (0, Vec::new()) };
        plies.push(self.state.history.ply() + 1);
        ending(next, count + 1, &plies, self.terms)
    }

    /// Where only the opponent enforces touch-move, a move that breaks it stands until an objection (4.8).
    #[inline(never)]
    fn breach_stands(&self, mv: Move, next: Option<Box<Decision>>) -> Option<Box<Decision>> {
        if !self.is_claims() {
            return next;
        }
        let duty = self.duty(self.table);
        if duty.moves.contains(&mv) {
            return next;
        }
        let standing = Standing {
            index: self.state.history.ply(),
            offence: None,
            table: *self.table.put_back(),
            binding: self.state.binding.clone(),
            queen: None,
        };
        let clause = duty.kind.map_or(Some(Clause::RookThenKing), |_| duty.clause);
        let ruling = self.no(RulingCode::BreachStands, clause).with_text("san", self.position.san(mv));
        let ruling = self.with_obligation(ruling, &duty);
        Some(ruling.then(Effect::Stands(Box::new(standing))).and(next))
    }

    #[inline(never)]
    pub(super) fn press_clock(&self, by: Color) -> Box<Decision> {
        // The press may come after the reply: then the move before the last is meant (6.2.2).
        let Some(index) = self.state.unpressed[by as usize] else {
            return self.press_without_move(by);
        };
        if let Some(offence) = self.two_hands_pressed(by, index) {
            return offence;
        }
        let last = index + 1 == self.state.history.ply();
        let clause = if last { Clause::Completion } else { Clause::PressAfterReply };
        let completed = self.yes(RulingCode::MoveCompleted, Some(clause)).by(by);
        let completed = match self.state.history.texts(index) {
            Some((uci, san)) => completed.with_move(uci).with_text("san", san),
            None => completed,
        };
        completed.then(Effect::Pressed(by))
    }
}

/// The end of the game that a position brings about by itself, if it does. `count` is how often it has occurred, now
/// included, `plies` where in this game.
///
/// # Laws
/// Checkmate comes before everything (9.6.2), then stalemate and the dead position (5.2), then 9.6.
#[inline(never)]
pub(super) fn ending(position: &Position, count: usize, plies: &[usize], terms: &Terms) -> Option<Box<Decision>> {
    let laws = &terms.laws;
    let (code, clause, reason) = if !position.has_legal_move() {
        if position.is_check() {
            (RulingCode::GameCheckmate, Clause::Checkmate, Reason::Checkmate)
        } else {
            (RulingCode::GameStalemate, Clause::Stalemate, Reason::Stalemate)
        }
    } else if !position.is_unlawful() && is_dead(position, laws.dead_position) {
        // Only a legal move ends the game by a dead position (5.2.2).
        (RulingCode::GameDeadPosition, Clause::DeadPosition, Reason::DeadPosition)
    } else if laws.automatic.repetition.is_some_and(|rule| rule.is_reached(count, plies)) {
        (RulingCode::GameFivefold, Clause::AutomaticRepetition, Reason::Fivefold)
    } else if laws.automatic.halfmoves.is_some_and(|limit| position.halfmoves() >= limit) {
        (RulingCode::GameSeventyfiveMoves, Clause::AutomaticMoves, Reason::SeventyfiveMoves)
    } else {
        return None;
    };
    let article = laws.article(clause, terms.pace);
    let mate = reason == Reason::Checkmate;
    let player = if mate { !position.turn() } else { position.turn() };
    let outcome = if mate { Outcome::win(player, reason, article) } else { Outcome::draw(reason, article) };
    let ruling = Decision::new(code, true, player, article);
    let ruling = match reason {
        Reason::Fivefold => ruling.with_number("occurrences", count).with_numbers("plies", plies),
        Reason::SeventyfiveMoves => ruling.with_number("halfmoves", position.halfmoves() as usize),
        _ => ruling,
    };
    Some(ruling.then_end(outcome))
}

#[inline(never)]
fn is_dead(position: &Position, rule: DeadPosition) -> bool {
    match rule {
        DeadPosition::NoMatePossible => crate::mating::is_dead(position),
        DeadPosition::ListedMaterial => position.is_dead_by_listed_material(),
    }
}
