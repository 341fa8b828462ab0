//! What the player having the move is bound to at this moment.

use crate::chess::{Move, Square};
use crate::laws::Clause;
use crate::touch::{DutyKind, resolve_contacts};

use super::scene::Scene;
use super::state::Binding;
use super::table::Table;

words! {
    /// What kind of thing must be done.
    ObligationKind {
        /// Move the touched piece (4.3.1).
        Move = "move",
        /// Capture the touched piece (4.3.2).
        Capture = "capture",
        /// Capture with a certain piece (4.3.3), or finish a capture half made.
        CaptureWith = "capture-with",
        /// Castle (4.4.1), or finish castling half made (4.7.2).
        Castle = "castle",
        /// Move the king (4.4.3).
        KingMove = "king-move",
        /// Finish the promotion (4.7.3).
        Promote = "promote",
        /// Play the move that was written down for a claim (9.5.3).
        WrittenMove = "written-move",
        /// Replace the illegal move, which was taken back (7.5.1).
        ReplaceIllegalMove = "replace-illegal-move",
    }
}

/// What binds the player having the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// What must be done.
    pub kind: ObligationKind,
    /// The pieces that bind, the first touched first.
    pub pieces: Vec<Square>,
    /// What kinds of pieces those are.
    pub roles: Vec<&'static str>,
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

impl Bound {
    fn free() -> Bound {
        Bound {
            kind: None,
            pieces: Vec::new(),
            clause: None,
            moves: Vec::new(),
            progress: Progress::Untouched,
            duty: DutyKind::Free,
            no_castling_with: Vec::new(),
        }
    }

    /// What binds, whatever is touched.
    #[inline(never)]
    pub(super) fn by(binding: &Binding) -> Bound {
        let (pieces, moves) = (binding.pieces.clone(), binding.moves.clone());
        Bound { kind: Some(binding.kind), clause: Some(binding.clause), pieces, moves, ..Bound::free() }
    }

    pub(super) fn is_half_made(&self) -> bool {
        matches!(self.progress, Progress::HalfMade(_))
    }
}

impl Scene<'_> {
    /// What binds the player with the table like this.
    #[inline(never)]
    pub(super) fn bound(&self, table: &Table) -> Bound {
        let mut bound = self.duty(table);
        if !table.is_disturbed() {
            return bound;
        }
        let position = self.position;
        let mut moves = Vec::new();
        // Where a breach stands until somebody objects, the hand can make any legal move.
        let possible = if self.is_claims() { &self.legal[..] } else { &bound.moves[..] };
        for &mv in possible {
            if table.agrees_with(position, mv) {
                moves.push(mv);
            }
        }
        let Some(&first) = moves.first() else {
            if let Some(fixed) = &table.fixed {
                (bound.kind, bound.clause) = (fixed.kind, fixed.clause);
                (bound.pieces, bound.moves) = (fixed.pieces.clone(), fixed.moves.clone());
            }
            bound.progress = Progress::Misplaced;
            return bound;
        };
        let half = if first.is_castling() {
            Unfinished::Castling
        } else if moves.iter().all(|mv| mv.promotion().is_some()) && !self.is_capture_only(table) {
            Unfinished::Promotion
        } else {
            Unfinished::Capture
        };
        let (kind, clause) = match half {
            Unfinished::Castling => (ObligationKind::Castle, Clause::CastlingMade),
            Unfinished::Promotion => (ObligationKind::Promote, Clause::PromotionMade),
            Unfinished::Capture if table.place_of(first.from).is_some() => {
                (ObligationKind::CaptureWith, Clause::CaptureMade)
            }
            Unfinished::Capture => (ObligationKind::Capture, Clause::TouchedEnemyCaptured),
        };
        bound.kind = Some(kind);
        bound.clause = Some(clause);
        bound.progress = Progress::HalfMade(half);
        bound.moves = moves;
        bound.pieces.clear();
        for piece in &table.displaced {
            bound.pieces.push(piece.origin);
        }
        bound
    }

    /// Whether anything binds with the table like this.
    #[inline(never)]
    pub(super) fn is_bound(&self, table: &Table) -> bool {
        self.bound(table).kind.is_some()
    }

    /// What the Laws say about what binds with the table like this.
    #[inline(never)]
    pub(super) fn clause_with(&self, table: &Table) -> Option<Clause> {
        self.bound(table).clause
    }

    /// What touching has bound to, half-made moves apart.
    #[inline(never)]
    pub(super) fn duty(&self, table: &Table) -> Bound {
        if let Some(binding) = &self.state.binding {
            return Bound::by(binding);
        }
        let mut bound = Bound::free();
        let duty = resolve_contacts(table.binding(), &self.footprints, &self.laws.touch);
        for index in duty.moves {
            if let Some(&mv) = self.legal.get(index) {
                bound.moves.push(mv);
            }
        }
        (bound.kind, bound.clause) = match duty.kind {
            DutyKind::Free => (None, None),
            DutyKind::Move => (Some(ObligationKind::Move), Some(Clause::TouchedFirstMoves)),
            DutyKind::MoveOneOf => (Some(ObligationKind::Move), None),
            DutyKind::Capture => (Some(ObligationKind::Capture), Some(Clause::TouchedEnemyCaptured)),
            DutyKind::CaptureWith => (Some(ObligationKind::CaptureWith), Some(Clause::TouchedBothColours)),
            DutyKind::Castle => (Some(ObligationKind::Castle), Some(Clause::KingThenRook)),
            DutyKind::KingMove => (Some(ObligationKind::KingMove), Some(Clause::KingThenRookIllegal)),
        };
        if self.state.replacing && bound.kind.is_some() {
            (bound.kind, bound.clause) = (Some(ObligationKind::ReplaceIllegalMove), Some(Clause::IllegalMove));
        }
        bound.duty = duty.kind;
        bound.pieces = duty.pieces;
        bound.no_castling_with = duty.no_castling_with;
        bound
    }

    /// The obligation of the contract; `None` when nothing binds.
    #[inline(never)]
    pub(super) fn obligation(&self, bound: &Bound) -> Option<Box<Obligation>> {
        let kind = bound.kind?;
        let mut roles = Vec::new();
        for &piece in &bound.pieces {
            if let Some(role) = self.role_at(piece) {
                roles.push(role.name());
            }
        }
        let moves = self.uci_list(&bound.moves);
        Some(Box::new(Obligation {
            kind,
            pieces: bound.pieces.clone(),
            roles,
            article: self.article(bound.clause),
            moves,
        }))
    }

    #[inline(never)]
    pub(super) fn uci_list(&self, moves: &[Move]) -> Vec<String> {
        let mut list = Vec::new();
        for &mv in moves {
            list.push(self.position.uci(mv));
        }
        list
    }

    /// Only an enemy piece has come off: it will be captured, whatever the capturer then becomes.
    fn is_capture_only(&self, table: &Table) -> bool {
        let us = self.position.board().color(self.turn);
        table.placed.is_none() && table.displaced.iter().all(|piece| !us.has(piece.origin))
    }
}
