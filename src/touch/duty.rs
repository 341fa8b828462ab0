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
    let mut contacts = Vec::new();
    for (touch, together) in touches.iter().enumerate() {
        for touched in together {
            contacts.push(Contact { touch, touched: *touched });
        }
    }
    resolve_contacts(&contacts, moves, laws)
}

/// One piece of a touch. All contacts of one touch follow each other and carry its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Contact<S> {
    pub touch: usize,
    pub touched: Touched<S>,
}

impl<S: PartialEq> Contact<S> {
    fn is(&self, part: Part) -> bool {
        self.touched.part == part
    }

    fn is_castler(&self) -> bool {
        matches!(self.touched.part, Part::King | Part::Rook)
    }

    fn is_own(&self) -> bool {
        self.touched.part != Part::Enemy
    }
}

/// The same as [`resolve`], from a list without lists in it: cloning and walking those costs much code.
pub(crate) fn resolve_contacts<S: Copy + PartialEq>(
    contacts: &[Contact<S>],
    moves: &[Footprint<S>],
    laws: &TouchLaws,
) -> Duty<S> {
    let mut chain = Chain { contacts: &[], moves, laws, struck: Vec::new() };
    loop {
        chain.strike_rooks();
        let duty = chain.duty();
        let known = chain.contacts.len();
        let Some(next) = contacts.get(known) else { return duty };
        if matches!(duty.kind, DutyKind::Castle | DutyKind::CaptureWith) {
            return duty;
        }
        let end = contacts.iter().take_while(|contact| contact.touch <= next.touch).count();
        chain.contacts = contacts.get(..end).unwrap_or(contacts);
    }
}

struct Chain<'a, S> {
    contacts: &'a [Contact<S>],
    moves: &'a [Footprint<S>],
    laws: &'a TouchLaws,
    /// Rooks touched before the king, or without it; touched together, the king counts as first (4.4.1).
    struck: Vec<S>,
}

/// Loops that push, and one selection for all the duties: chains of adapters would each be compiled anew.
impl<S: Copy + PartialEq> Chain<'_, S> {
    fn duty(&self) -> Duty<S> {
        let castling = self.king_then_rook();
        if let Some((king, rook)) = castling {
            let mut moves = self.select(&[king], &[]);
            moves.retain(|&index| self.castles_with(index, rook));
            if !moves.is_empty() {
                return self.duty_of(DutyKind::Castle, vec![king, rook], moves);
            }
        }
        if let Some(duty) = self.capture_with() {
            return duty;
        }
        let mut passed_over = Vec::new();
        if let Some((king, rook)) = castling {
            let moves = self.select(&[king], &[]);
            passed_over.extend_from_slice(&[king, rook]);
            if !moves.is_empty() {
                return self.duty_of(DutyKind::KingMove, passed_over, moves);
            }
            // 4.4.3: any move; the rook does not bind
        }
        self.first_that_can(self.contacts.len(), &passed_over)
    }

    #[inline(never)]
    fn duty_of(&self, kind: DutyKind, pieces: Vec<S>, moves: Vec<usize>) -> Duty<S> {
        Duty { kind, pieces, moves, no_castling_with: self.struck.clone() }
    }

    /// The first touched piece that can be moved or captured, of the first so many contacts; within one touch an own
    /// piece counts as first (4.3.3).
    #[inline(never)]
    fn first_that_can(&self, count: usize, passed_over: &[S]) -> Duty<S> {
        let mut bound: Option<usize> = None;
        let (mut own, mut enemies) = (Vec::new(), Vec::new());
        for contact in self.contacts.iter().take(count) {
            if bound.is_some_and(|touch| touch != contact.touch) {
                break;
            }
            let square = contact.touched.square;
            if passed_over.contains(&square) {
                continue;
            }
            let (piece, nothing): (&[S], &[S]) = (&[square], &[]);
            let (list, from, takes) =
                if contact.is_own() { (&mut own, piece, nothing) } else { (&mut enemies, nothing, piece) };
            // An enemy piece binds although only castling with a lost rook could be meant: castling captures nothing.
            if !self.select(from, takes).is_empty() {
                list.push(square);
                bound = Some(contact.touch);
            }
        }
        // King and rook at once: where no clause speaks of castling, it is the king that was meant to move.
        if let Some(king) = self.king().filter(|_| self.laws.king_then_rook == KingThenRook::KingBound)
            && own.contains(&king.touched.square)
            && self.contacts.iter().filter(|contact| own.contains(&contact.touched.square)).all(Contact::is_castler)
        {
            own = vec![king.touched.square];
        }
        let (kind, pieces) = match (own.len(), enemies.len()) {
            (0, 0) => (DutyKind::Free, own),
            (0, _) => (DutyKind::Capture, enemies),
            (1, _) => (DutyKind::Move, own),
            _ => (DutyKind::MoveOneOf, own),
        };
        let moves = match kind {
            DutyKind::Capture => self.select(&[], &pieces),
            _ => self.select(&pieces, &[]),
        };
        let mut duty = self.duty_of(kind, pieces, moves);
        let joined = self.joined_castling(&duty.pieces);
        if duty.moves.is_empty() || joined.is_some() {
            let chosen = core::mem::take(&mut duty.moves);
            for index in 0..self.moves.len() {
                // Nobody is left without a move.
                let allowed = chosen.is_empty() || chosen.contains(&index);
                if allowed || joined.is_some_and(|rook| self.castles_with(index, rook)) {
                    duty.moves.push(index);
                }
            }
        }
        duty
    }

    /// The first own pieces touched must take the first enemy piece, in whichever order (4.3.3).
    fn capture_with(&self) -> Option<Duty<S>> {
        let enemy = self.contacts.iter().find(|contact| !contact.is_own())?.touched.square;
        let first = self.contacts.iter().find(|contact| contact.is_own())?.touch;
        let mut own = Vec::new();
        for contact in self.contacts {
            if contact.touch == first && contact.is_own() {
                own.push(contact.touched.square);
            }
        }
        let moves = self.select(&own, &[enemy]);
        let capturer = self.moves.get(*moves.first()?)?.from;
        Some(self.duty_of(DutyKind::CaptureWith, vec![capturer, enemy], moves))
    }

    /// The moves of one of these pieces that take one of those, castling with a lost rook left out; an empty list asks
    /// for nothing.
    #[inline(never)]
    fn select(&self, from: &[S], takes: &[S]) -> Vec<usize> {
        let mut chosen = Vec::new();
        for (index, mv) in self.moves.iter().enumerate() {
            let moves = from.is_empty() || from.contains(&mv.from);
            let captures = takes.is_empty() || mv.takes.is_some_and(|victim| takes.contains(&victim));
            let lost = mv.companion.is_some_and(|companion| self.struck.contains(&companion.from));
            if moves && captures && !lost {
                chosen.push(index);
            }
        }
        chosen
    }

    fn castles_with(&self, index: usize, rook: S) -> bool {
        self.moves.get(index).is_some_and(|mv| mv.castles_with(rook))
    }

    fn strike_rooks(&mut self) {
        self.struck.clear();
        let king = self.king().map_or(usize::MAX, |king| king.touch);
        for contact in self.contacts {
            if contact.touch < king && contact.is(Part::Rook) {
                self.struck.push(contact.touched.square);
            }
        }
    }

    fn king(&self) -> Option<&Contact<S>> {
        self.contacts.iter().find(|contact| contact.is(Part::King))
    }

    /// The rook whose castling joins its own moves, where an event allows the rook to be touched first.
    fn joined_castling(&self, pieces: &[S]) -> Option<S> {
        let allowed = self.laws.rook_then_king == RookThenKing::MayCastle && self.king().is_some();
        pieces.first().copied().filter(|first| allowed && self.struck.contains(first))
    }

    /// King and then rook, when no other piece touched before the rook binds already.
    fn king_then_rook(&self) -> Option<(S, S)> {
        if self.laws.king_then_rook == KingThenRook::KingBound {
            return None;
        }
        let king = self.king()?;
        let later = |contact: &&Contact<S>| {
            contact.touch >= king.touch && contact.is(Part::Rook) && !self.struck.contains(&contact.touched.square)
        };
        let rook = self.contacts.iter().find(later)?;
        let before = self.contacts.iter().take_while(|contact| contact.touch < rook.touch).count();
        let before = self.first_that_can(before, &[]);
        let bound_elsewhere = before.kind != DutyKind::Free && before.pieces != [king.touched.square];
        (!bound_elsewhere).then_some((king.touched.square, rook.touched.square))
    }
}
