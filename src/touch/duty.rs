//! From touches to the duty that they create (4.3 to 4.5).

use super::Footprint;
use crate::laws::{KingThenRook, RookThenKing, TouchLaws};

/// What a touched piece is to the player who touched it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The player's own king.
    King,
    /// One of the player's own rooks.
    Rook,
    /// Another of the player's own pieces.
    Own,
    /// A piece of the opponent.
    Enemy,
}

/// A piece that was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched<S> {
    /// Where it stands in the position.
    pub square: S,
    /// What it is.
    pub part: Part,
}

/// One deliberate contact: usually with one piece; with several when they were touched at the same instant, or in an
/// order that nobody can tell.
pub type Touch<S> = Vec<Touched<S>>;

/// What kind of duty binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DutyKind {
    /// Nothing binds: nothing was touched, or nothing touched can be moved or captured (4.5).
    Free,
    /// An own piece must be moved (4.3.1).
    Move,
    /// One of several own pieces, touched at one instant, must be moved; the Laws do not speak of it.
    MoveOneOf,
    /// An enemy piece must be captured (4.3.2).
    Capture,
    /// The first own piece must capture the first enemy piece (4.3.3).
    CaptureWith,
    /// King, then rook: castling with it (4.4.1).
    Castle,
    /// King, then rook, but castling there is illegal: another move of the king (4.4.3).
    KingMove,
}

/// The duty of the player having the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty<S> {
    /// What must be done.
    pub kind: DutyKind,
    /// The pieces that bind; the first touched comes first.
    pub pieces: Vec<S>,
    /// The moves that fulfil it, as indices into the footprints; when free, all that are allowed.
    pub moves: Vec<usize>,
    /// Rooks with which castling is lost for this move, having been touched before the king (4.4.2).
    pub no_castling_with: Vec<S>,
}

/// The duty that follows from what was touched, in the order in which it was touched.
///
/// `moves` are the legal moves of the position. Contacts that were announced adjustments or accidents must have been
/// left out by the caller.
///
/// # Laws
/// 4.3 to 4.5. A duty to castle or to capture with a certain piece, once it has arisen, is not undone by touching more.
///
/// # Examples
/// ```
/// use adoube::laws::Laws;
/// use adoube::touch::{DutyKind, Footprint, Part, Touched, resolve};
/// let advance = Footprint { from: "e2", to: "e4", takes: None, companion: None };
/// let touched = vec![vec![Touched { square: "d1", part: Part::Own }], vec![Touched { square: "e2", part: Part::Own }]];
/// let duty = resolve(&touched, &[advance], &Laws::default().touch);
/// assert_eq!((duty.kind, duty.pieces), (DutyKind::Move, vec!["e2"]));
/// ```
#[must_use]
pub fn resolve<S: Copy + PartialEq>(touches: &[Touch<S>], moves: &[Footprint<S>], laws: &TouchLaws) -> Duty<S> {
    let mut duty = Chain { touches: &[], moves, laws }.duty();
    for count in 1..=touches.len() {
        duty = Chain { touches: &touches[..count], moves, laws }.duty();
        if matches!(duty.kind, DutyKind::Castle | DutyKind::CaptureWith) {
            break;
        }
    }
    duty
}

struct Chain<'a, S> {
    touches: &'a [Touch<S>],
    moves: &'a [Footprint<S>],
    laws: &'a TouchLaws,
}

impl<S: Copy + PartialEq> Chain<'_, S> {
    fn duty(&self) -> Duty<S> {
        let struck = self.rooks_before_king();
        let castling = self.king_then_rook(&struck);
        if let Some((king, rook)) = castling {
            let moves = self.select(&struck, |mv| mv.moves(king) && mv.castles_with(rook));
            if !moves.is_empty() {
                return Duty { kind: DutyKind::Castle, pieces: vec![king, rook], moves, no_castling_with: struck };
            }
        }
        if let Some((own, enemy)) = self.first_of_each() {
            let moves = self.select(&struck, |mv| own.contains(&mv.from) && mv.takes(enemy));
            if let Some(&first) = moves.first() {
                let pieces = vec![self.moves[first].from, enemy];
                return Duty { kind: DutyKind::CaptureWith, pieces, moves, no_castling_with: struck };
            }
        }
        let mut passed_over = Vec::new();
        if let Some((king, rook)) = castling {
            let moves = self.select(&struck, |mv| mv.moves(king));
            if !moves.is_empty() {
                return Duty { kind: DutyKind::KingMove, pieces: vec![king, rook], moves, no_castling_with: struck };
            }
            passed_over = vec![king, rook]; // 4.4.3: any move; the rook does not bind
        }
        self.first_that_can(&struck, &passed_over)
    }

    /// The first touched piece that can be moved or captured; within one contact an own piece counts as first (4.3.3).
    fn first_that_can(&self, struck: &[S], passed_over: &[S]) -> Duty<S> {
        let no_castling_with = struck.to_vec();
        for touch in self.touches {
            let squares = |enemy: bool| {
                let part = move |touched: &&Touched<S>| (touched.part == Part::Enemy) == enemy;
                touch.iter().filter(part).map(|touched| touched.square).filter(|square| !passed_over.contains(square))
            };
            let own: Vec<S> = squares(false).filter(|&own| self.can_move(struck, own)).collect();
            if let Some(&first) = own.first() {
                let kind = if own.len() > 1 { DutyKind::MoveOneOf } else { DutyKind::Move };
                let castling = self.joined_castling(first, struck);
                let moves = self.select(&[], |mv| {
                    (own.contains(&mv.from) && !is_struck(mv, struck)) || castling.is_some_and(|rook| mv.castles_with(rook))
                });
                return Duty { kind, pieces: own, moves, no_castling_with };
            }
            let enemies: Vec<S> = squares(true).filter(|&enemy| self.moves.iter().any(|mv| mv.takes(enemy))).collect();
            if !enemies.is_empty() {
                let moves = self.select(struck, |mv| enemies.iter().any(|&enemy| mv.takes(enemy)));
                return Duty { kind: DutyKind::Capture, pieces: enemies, moves, no_castling_with };
            }
        }
        let mut moves = self.select(struck, |_| true);
        if moves.is_empty() {
            moves = self.select(&[], |_| true); // nobody is left without a move
        }
        Duty { kind: DutyKind::Free, pieces: Vec::new(), moves, no_castling_with }
    }

    fn select(&self, struck: &[S], wanted: impl Fn(&Footprint<S>) -> bool) -> Vec<usize> {
        let kept = |mv: &Footprint<S>| !is_struck(mv, struck) && wanted(mv);
        (0..self.moves.len()).filter(|&index| kept(&self.moves[index])).collect()
    }

    fn can_move(&self, struck: &[S], square: S) -> bool {
        self.moves.iter().any(|mv| mv.moves(square) && !is_struck(mv, struck))
    }

    fn position_of(&self, part: Part) -> Option<usize> {
        self.touches.iter().position(|touch| touch.iter().any(|touched| touched.part == part))
    }

    /// Rooks touched before the king, or without it; touched together, the king counts as first (4.4.1).
    fn rooks_before_king(&self) -> Vec<S> {
        let king = self.position_of(Part::King).unwrap_or(self.touches.len());
        let earlier = self.touches.iter().take(king).flatten();
        earlier.filter(|touched| touched.part == Part::Rook).map(|touched| touched.square).collect()
    }

    /// The rook whose castling joins its own moves, where an event allows the rook to be touched first.
    fn joined_castling(&self, first: S, struck: &[S]) -> Option<S> {
        let allowed = self.laws.rook_then_king == RookThenKing::MayCastle;
        let king_touched = self.position_of(Part::King).is_some();
        (allowed && king_touched && struck.contains(&first)).then_some(first)
    }

    /// King and then rook, when no other piece touched before the rook binds already.
    fn king_then_rook(&self, struck: &[S]) -> Option<(S, S)> {
        if self.laws.king_then_rook == KingThenRook::KingBound {
            return None;
        }
        let at_king = self.position_of(Part::King)?;
        let king = self.touches[at_king].iter().find(|touched| touched.part == Part::King)?.square;
        let unstruck = |touched: &&Touched<S>| touched.part == Part::Rook && !struck.contains(&touched.square);
        let (at_rook, rook) = (at_king..self.touches.len())
            .find_map(|index| Some((index, self.touches[index].iter().find(unstruck)?.square)))?;
        let before = Chain { touches: &self.touches[..at_rook], ..*self }.first_that_can(struck, &[]);
        let bound_elsewhere = before.kind != DutyKind::Free && before.pieces != [king];
        (!bound_elsewhere).then_some((king, rook))
    }

    /// The first own pieces touched and the first enemy piece, in any order.
    fn first_of_each(&self) -> Option<(Vec<S>, S)> {
        let own = self.touches.iter().find_map(|touch| {
            let own: Vec<S> = touch.iter().filter(|t| t.part != Part::Enemy).map(|t| t.square).collect();
            (!own.is_empty()).then_some(own)
        })?;
        let enemy = self.touches.iter().flatten().find(|touched| touched.part == Part::Enemy)?.square;
        Some((own, enemy))
    }
}

fn is_struck<S: Copy + PartialEq>(mv: &Footprint<S>, struck: &[S]) -> bool {
    mv.companion.is_some_and(|companion| struck.contains(&companion.from))
}
