//! Illegal moves, once they are completed (7.5).

use crate::chess::{Color, Move, MoveKind, Piece, Role, Square};
use crate::laws::{Clause, IllegalPosition, Offence as Rank, UnpromotedPawn};

use super::decision::{Decision, Effect};
use super::obligation::{Bound, ObligationKind, Progress, Unfinished};
use super::outcome::{Outcome, Reason};
use super::ruling::{Offence, RulingCode};
use super::scene::Scene;
use super::snapshot::phase;
use super::state::{Binding, Standing};
use super::table::{Displaced, Table, part};
use crate::touch::Part;

impl Scene<'_> {
    /// The clock is pressed, but no move has been made.
    pub(super) fn press_without_move(&self, by: Color) -> Box<Decision> {
        let table = self.table;
        let bound = self.bound(table);
        let untouched = bound.progress == Progress::Untouched && table.held.is_empty();
        if self.is_guided() || by != self.turn {
            if by != self.turn || untouched {
                return self.no(RulingCode::PressNothingMade, Some(Clause::Completion)).by(by);
            }
            let unfinished = self.no(RulingCode::PressUnfinished, bound.clause).at(&bound.pieces);
            return unfinished.with_word("phase", phase(self, &bound).name());
        }
        let offence = match self.unpromoted(&bound) {
            Some(_) => Offence::Unpromoted,
            None if bound.progress == Progress::Untouched => Offence::NoMove,
            None => Offence::IllegalMove,
        };
        match offence {
            Offence::NoMove if self.laws.press_without_move == Rank::Conduct => {
                self.no(RulingCode::PressConduct, Some(Clause::PressWithoutMove))
            }
            Offence::Unpromoted if self.laws.unpromoted_pawn == UnpromotedPawn::MustBeFinished => {
                self.no(RulingCode::IllegalMustFinish, Some(Clause::Promotion)).at(&bound.pieces)
            }
            _ if self.is_claims() => self.stands(offence, &bound).then(Effect::Pressed(self.turn)),
            _ => self.penalised_at_once(offence, &bound),
        }
    }

    /// The promotion to a queen, when only the exchange of the pawn is missing.
    fn unpromoted(&self, bound: &Bound) -> Option<Move> {
        if bound.progress != Progress::HalfMade(Unfinished::Promotion) {
            return None;
        }
        let queen = bound.moves.iter().copied().find(|mv| mv.promotion() == Some(Role::Queen))?;
        bound.moves.iter().all(|mv| mv.to == queen.to).then_some(queen)
    }

    /// The same, where the edition makes it a queen (7.5.2).
    fn queen_by_ruling(&self, bound: &Bound) -> Option<Move> {
        self.unpromoted(bound).filter(|_| self.laws.unpromoted_pawn == UnpromotedPawn::BecomesQueen)
    }

    /// The arbiter sees it: the position before it is put back, and what had been touched binds (7.5.1).
    fn penalised_at_once(&self, offence: Offence, bound: &Bound) -> Box<Decision> {
        let by = self.turn;
        let ruling = self.with_offender(self.penalty(by, offence), bound);
        if ruling.ends() {
            return ruling;
        }
        if let Some(queen) = self.queen_by_ruling(bound) {
            return ruling.and(Some(self.becomes_queen(queen)));
        }
        let ruling = ruling.then(Effect::Replace(self.table.put_back()));
        match self.replacement(bound) {
            Some(binding) => ruling.then(Effect::Bind(Box::new(binding))),
            None => ruling,
        }
    }

    /// The pawn becomes a queen, and the move is completed; what the press added is taken back (7.5.2).
    #[inline(never)]
    pub(super) fn becomes_queen(&self, queen: Move) -> Box<Decision> {
        let mut made = self.make(queen);
        made.ruling.code = RulingCode::PromotionQueen;
        made.ruling.article = self.article(Some(Clause::UnpromotedPawn));
        made.then(Effect::Pressed(self.turn)).then(Effect::TakeBack(self.turn))
    }

    /// A move half made binds to what it was going to be; otherwise what was touched binds, and nothing else.
    fn replacement(&self, bound: &Bound) -> Option<Binding> {
        bound.is_half_made().then(|| Binding {
            kind: ObligationKind::ReplaceIllegalMove,
            clause: Clause::IllegalMove,
            pieces: bound.pieces.clone(),
            moves: bound.moves.clone(),
        })
    }

    /// Nobody interferes: it lies on the board as it lies, and the opponent has the move.
    pub(super) fn stands(&self, offence: Offence, bound: &Bound) -> Box<Decision> {
        let (mv, removed, placed) = self.what_lies_there();
        let position = self.position.rearranged(&removed, &placed);
        let standing = Standing {
            index: self.state.history.ply(),
            offence: Some(offence),
            table: *self.table.put_back(),
            binding: self.replacement(bound).or_else(|| self.state.binding.clone()),
            queen: self.queen_by_ruling(bound),
        };
        let ruling = self.yes(RulingCode::IllegalStands, Some(Clause::IllegalMoveClaim));
        let ruling = self.with_offender(ruling.with_word("kind", offence.name()), bound);
        let ruling = ruling.with_text("san", mv.irregular_san());
        let ruling = ruling.then(Effect::Irregular(mv, Box::new(position)));
        let ending = self.ending_after(&position);
        ruling.then(Effect::Stands(Box::new(standing))).and(ending)
    }

    /// What the hand has put where: the piece that chiefly moved, what is gone, and what stands somewhere else.
    fn what_lies_there(&self) -> (Move, Vec<Square>, Vec<(Square, Piece)>) {
        let (table, board) = (self.table, self.position.board());
        let king = board.king(self.turn);
        let mut chief = Move { from: king, to: king, role: Role::King, kind: MoveKind::Normal };
        let (mut removed, mut placed) = (Vec::new(), Vec::new());
        for piece in &table.displaced {
            let Some(found) = board.piece(piece.origin) else { continue };
            removed.push(piece.origin);
            let Some(at) = piece.at.filter(|_| !table.held.contains(&piece.origin)) else { continue };
            placed.push((at, found));
            if part(self.position, piece.origin) != Part::Enemy {
                chief = Move { from: piece.origin, to: at, role: found.role, kind: MoveKind::Normal };
            }
        }
        for &held in &table.held {
            if !removed.contains(&held) {
                removed.push(held);
            }
        }
        if let Some((at, role)) = table.placed {
            placed.push((at, Piece { color: self.turn, role }));
            let pawn = table.displaced.iter().find(|piece| board.role_at(piece.origin) == Some(Role::Pawn));
            let from = pawn.map_or(at, |pawn| pawn.origin);
            chief = Move { from, to: at, role: Role::Pawn, kind: MoveKind::promotion(role) };
        }
        (chief, removed, placed)
    }

    /// Which piece went where, and why it may not.
    #[inline(never)]
    fn with_offender(&self, decision: Box<Decision>, bound: &Bound) -> Box<Decision> {
        let decision = self.with_obligation(decision, bound);
        let own = |piece: &&Displaced| part(self.position, piece.origin) != Part::Enemy;
        let Some(piece) = self.table.displaced.iter().rev().find(own) else { return decision };
        let decision = self.with_role(decision.at(&[piece.origin]).at(piece.at.as_slice()), &[piece.origin]);
        match piece.at.and_then(|at| self.position.why_illegal(piece.origin, at)) {
            Some(why) => self.with_reason(decision, why),
            None => decision,
        }
    }

    /// What a completed illegal move of this player costs (7.5.5): time for the opponent, or the game.
    #[inline(never)]
    pub(super) fn penalty(&self, by: Color, offence: Offence) -> Box<Decision> {
        let paced = *self.paced();
        let count = self.state.illegal[by as usize] + 1;
        let clause = Some(Clause::IllegalMovePenalty);
        let article = self.article(clause);
        let limit = paced.illegal_limit;
        let build = |code| {
            let ruling = Decision::new(code, false, by, article).with_word("kind", offence.name());
            let ruling = ruling.with_number("count", count as usize).then(Effect::Count(by));
            match limit {
                Some(limit) => ruling.with_number("limit", limit as usize),
                None => ruling,
            }
        };
        if limit.is_some_and(|limit| count >= limit) {
            let chances = self.chances(!by);
            let code = if chances.wins { RulingCode::IllegalForfeit } else { RulingCode::IllegalForfeitDrawn };
            let reasons = [Reason::IllegalMoves, Reason::IllegalMovesNoMate];
            let outcome = Outcome::win_or_draw(chances.wins, !by, reasons, article);
            return chances.quoted(build(code)).then_end(outcome);
        }
        let code = if count == 1 { RulingCode::IllegalFirst } else { RulingCode::IllegalAgain };
        build(code).then_time(self.has_clock(), !by, paced.illegal_time)
    }

    /// Where nobody interferes, the arbiter who finds a position that is illegal to the eye waits for one more completed
    /// move; if it is still illegal then, the game is drawn (A.5.4).
    #[inline(never)]
    pub(super) fn watch_position(&self) -> Option<Box<Decision>> {
        let drawn = self.paced().illegal_position == IllegalPosition::DrawnAfterNextMove;
        if !drawn {
            return None;
        }
        let clause = Some(Clause::IllegalPositionFound);
        let ply = self.state.history.ply();
        match self.state.illegal_position {
            None if ply > 0 && self.position.is_visibly_illegal() => {
                let found = self.yes(RulingCode::GameIllegalPosition, clause);
                Some(found.then(Effect::IllegalPosition(Some(ply))))
            }
            Some(found) if ply > found && self.position.is_unlawful() => {
                let outcome = Outcome::draw(Reason::BothKingsAttacked, self.article(clause));
                Some(self.yes(RulingCode::GameBothKingsAttacked, clause).then_end(outcome))
            }
            _ => None,
        }
    }

    /// A move made with two hands and completed (7.5.4): it is taken back, and must be made again.
    pub(super) fn two_hands_pressed(&self, by: Color, index: usize) -> Option<Box<Decision>> {
        let (before, mv) = self.state.history.step(index)?;
        let last = index + 1 == self.state.history.ply();
        let offends = self.state.two_hands[by as usize] && self.laws.two_hands == Rank::IllegalMove;
        if !offends || !last || self.is_guided() || self.state.history.is_irregular(index) {
            return None;
        }
        let binding = Binding {
            kind: ObligationKind::ReplaceIllegalMove,
            clause: Clause::TwoHands,
            pieces: vec![mv.from],
            moves: vec![mv],
        };
        let mut table = Table::default();
        table.touch(before, &[mv.from]);
        if self.is_claims() {
            let standing =
                Standing { index, offence: Some(Offence::TwoHands), table, binding: Some(binding), queen: None };
            let ruling = self.yes(RulingCode::IllegalStands, Some(Clause::TwoHands)).by(by);
            let ruling = ruling.with_word("kind", Offence::TwoHands.name()).with_text("san", before.san(mv));
            return Some(ruling.then(Effect::Stands(Box::new(standing))).then(Effect::Pressed(by)));
        }
        let ruling = self.penalty(by, Offence::TwoHands).with_text("san", before.san(mv));
        if ruling.ends() {
            return Some(ruling);
        }
        let scene = Scene::with(self.state, self.terms, before, &table);
        let ruling = scene.with_obligation(ruling, &Bound::by(&binding));
        let binding = Some(Box::new(binding));
        Some(ruling.then(Effect::Restore { ply: index, table: Box::new(table), binding, replacing: false }))
    }
}
