//! Moves made and completed, and the ends that follow from the board alone (4.7, 5.1, 5.2, 6.2, 9.6).

use crate::chess::{Color, Move, Position};
use crate::laws::{Clause, Laws};

use super::decision::{Decision, Effect};
use super::obligation::Progress;
use super::outcome::{Outcome, Reason};
use super::ruling::RulingCode;
use super::scene::Scene;
use super::snapshot::phase;

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
        let mut plies = self.state.history.occurrences(&next);
        plies.push(self.state.history.ply() + 1);
        made.and(self.lapse(ending(&next, &plies, self.laws)))
    }

    #[inline(never)]
    pub(super) fn press_clock(&self, by: Color) -> Box<Decision> {
        // The press may come after the reply: then the move before the last is meant (6.2.2).
        if let Some((before, mv)) = &self.state.unpressed[by as usize] {
            let mv = *mv;
            let completed = self.yes(RulingCode::MoveCompleted, Some(Clause::Completion)).by(by).moves(before, &[mv]);
            return completed.with_text("san", before.san(mv)).then(Effect::Pressed(by));
        }
        let table = &self.state.table;
        let bound = self.bound(table);
        if by == self.turn && (bound.progress != Progress::Untouched || !table.held.is_empty()) {
            let unfinished = self.no(RulingCode::PressUnfinished, bound.clause).at(&bound.pieces);
            return unfinished.with_word("phase", phase(self, &bound).name());
        }
        self.no(RulingCode::PressNothingMade, Some(Clause::Completion)).by(by)
    }
}

/// The end of the game that a position brings about by itself, if it does; `plies` are its occurrences, it included.
///
/// # Laws
/// Checkmate comes before everything (9.6.2), then stalemate and the dead position (5.2), then 9.6.
#[inline(never)]
pub(super) fn ending(position: &Position, plies: &[usize], laws: &Laws) -> Option<Box<Decision>> {
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
    let ruling = Decision::new(code, true, player, article);
    let ruling = match reason {
        Reason::Fivefold => ruling.with_number("occurrences", plies.len()).with_numbers("plies", plies),
        Reason::SeventyfiveMoves => ruling.with_number("halfmoves", position.halfmoves() as usize),
        _ => ruling,
    };
    Some(ruling.then_end(outcome))
}
