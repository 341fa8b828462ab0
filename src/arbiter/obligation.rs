//! What the player having the move is bound to at this moment.

use crate::chess::{Move, Square};
use crate::laws::Clause;
use crate::touch::{DutyKind, resolve};

use super::scene::Scene;
use super::table::Table;

/// What kind of thing must be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum ObligationKind {
    /// Move the touched piece (4.3.1).
    Move,
    /// Capture the touched piece (4.3.2).
    Capture,
    /// Capture with a certain piece (4.3.3), or finish a capture half made.
    CaptureWith,
    /// Castle (4.4.1), or finish castling half made (4.7.2).
    Castle,
    /// Move the king (4.4.3).
    KingMove,
    /// Finish the promotion (4.7.3).
    Promote,
    /// Play the move that was written down for a claim (9.5.3).
    WrittenMove,
}

/// What binds the player having the move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Obligation {
    /// What must be done.
    pub kind: ObligationKind,
    /// The pieces that bind, the first touched first.
    pub pieces: Vec<Square>,
    /// The article in the edition in force.
    pub article: Option<&'static str>,
    /// Exactly the moves still allowed, in UCI; never empty.
    pub moves: Vec<String>,
}

/// How far the hand has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// Nothing lies elsewhere.
    Untouched,
    /// What lies elsewhere is part of an allowed move.
    HalfMade(Unfinished),
    /// Something lies where no allowed move puts it.
    Misplaced,
}

/// What a half-made move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unfinished {
    Castling,
    Capture,
    Promotion,
}

/// What binds, before it is put into words and text forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bound {
    /// `None`: nothing binds.
    pub kind: Option<ObligationKind>,
    pub pieces: Vec<Square>,
    pub clause: Option<Clause>,
    pub moves: Vec<Move>,
    pub progress: Progress,
    /// The duty that touching created, half-made moves apart.
    pub duty: DutyKind,
    pub no_castling_with: Vec<Square>,
}

impl Scene<'_> {
    /// What binds the player with the table like this.
    pub(super) fn bound(&self, table: &Table) -> Bound {
        let duty = self.duty(table);
        if !table.is_disturbed() {
            return duty;
        }
        let position = self.position();
        let moves: Vec<Move> = duty.moves.iter().copied().filter(|&mv| table.agrees_with(position, mv)).collect();
        let Some(&first) = moves.first() else { return Bound { progress: Progress::Misplaced, ..duty } };
        let half = if first.is_castling() {
            Unfinished::Castling
        } else if moves.iter().all(|mv| mv.promotion().is_some()) && !is_capture_only(self, table) {
            Unfinished::Promotion
        } else {
            Unfinished::Capture
        };
        let capturer_down = table.displaced.iter().any(|piece| piece.origin == first.from);
        let (kind, clause) = match half {
            Unfinished::Castling => (ObligationKind::Castle, Clause::CastlingMade),
            Unfinished::Promotion => (ObligationKind::Promote, Clause::PromotionMade),
            Unfinished::Capture if capturer_down => (ObligationKind::CaptureWith, Clause::CaptureMade),
            Unfinished::Capture => (ObligationKind::Capture, Clause::TouchedEnemyCaptured),
        };
        let pieces = table.displaced.iter().map(|piece| piece.origin).collect();
        Bound { kind: Some(kind), pieces, clause: Some(clause), moves, progress: Progress::HalfMade(half), ..duty }
    }

    fn duty(&self, table: &Table) -> Bound {
        let free = |moves| Bound {
            kind: None,
            pieces: Vec::new(),
            clause: None,
            moves,
            progress: Progress::Untouched,
            duty: DutyKind::Free,
            no_castling_with: Vec::new(),
        };
        if let Some(binding) = &self.state.binding {
            let pieces = binding.pieces.clone();
            let (kind, clause) = (Some(ObligationKind::WrittenMove), Some(Clause::WrongClaim));
            return Bound { kind, pieces, clause, ..free(binding.moves.clone()) };
        }
        let duty = resolve(&table.touches(), &self.footprints, &self.laws.touch);
        let moves = duty.moves.iter().filter_map(|&index| self.legal.get(index).copied()).collect();
        let (kind, clause) = match duty.kind {
            DutyKind::Free => (None, None),
            DutyKind::Move => (Some(ObligationKind::Move), Some(Clause::TouchedFirstMoves)),
            DutyKind::MoveOneOf => (Some(ObligationKind::Move), None),
            DutyKind::Capture => (Some(ObligationKind::Capture), Some(Clause::TouchedEnemyCaptured)),
            DutyKind::CaptureWith => (Some(ObligationKind::CaptureWith), Some(Clause::TouchedBothColours)),
            DutyKind::Castle => (Some(ObligationKind::Castle), Some(Clause::KingThenRook)),
            DutyKind::KingMove => (Some(ObligationKind::KingMove), Some(Clause::KingThenRookIllegal)),
        };
        let no_castling_with = duty.no_castling_with;
        Bound { kind, pieces: duty.pieces, clause, duty: duty.kind, no_castling_with, ..free(moves) }
    }

    /// The obligation of the contract; `None` when nothing binds.
    pub(super) fn obligation(&self, bound: &Bound) -> Option<Obligation> {
        Some(Obligation {
            kind: bound.kind?,
            pieces: bound.pieces.clone(),
            article: self.article_of(bound),
            moves: bound.moves.iter().map(|&mv| self.position().uci(mv)).collect(),
        })
    }

    pub(super) fn article_of(&self, bound: &Bound) -> Option<&'static str> {
        bound.clause.and_then(|clause| self.laws.article(clause))
    }
}

/// Only an enemy piece has come off: it will be captured, whatever the capturer then becomes.
fn is_capture_only(scene: &Scene<'_>, table: &Table) -> bool {
    let us = scene.position().board().color(scene.position().turn());
    table.placed.is_none() && table.displaced.iter().all(|piece| !us.has(piece.origin))
}
