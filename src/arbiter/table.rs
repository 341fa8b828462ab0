//! What has happened on the table since the player got the move: contacts, pieces in the hand, pieces that lie elsewhere
//! than the lawful position says.

use crate::chess::{CastlingSide, Color, Move, Position, Role, Square};
use crate::laws::Clause;
use crate::touch::{Companion, Contact, Footprint, Part, Touched};

use super::obligation::{Bound, ObligationKind};

/// A piece that does not lie on its square of the lawful position. `at: None`: it is off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Displaced {
    pub origin: Square,
    pub at: Option<Square>,
}

/// The table, turn by turn. Pieces are known by their squares in the lawful position, wherever they lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Table {
    /// Those of one touch follow each other.
    pub contacts: Vec<Contact<Square>>,
    /// The touches by which a piece has left its square: they were no accidents (4.2.2).
    pub leaving: Vec<usize>,
    /// Pieces in the hand, the latest last.
    pub held: Vec<Square>,
    pub displaced: Vec<Displaced>,
    /// A new piece that stands on its promotion square.
    pub placed: Option<(Square, Role)>,
    /// The promotion square on which the pawn was let go before it was taken off: it is fixed (4.7).
    pub arrived: Option<Square>,
    /// Whose offer the first contact refused: if that contact was an accident, the offer stands again (4.2.2).
    pub refused_offer: Option<Color>,
    /// What is fixed since a piece of the player stands where a legal move puts it (4.7).
    pub fixed: Option<Box<Fixed>>,
}

/// A half-made move, which can only be finished: nothing that is touched or let go later binds to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fixed {
    /// How many contacts came before it.
    pub contacts: usize,
    /// What stands where it is to stay.
    pub standing: Vec<Displaced>,
    pub kind: Option<ObligationKind>,
    pub clause: Option<Clause>,
    pub pieces: Vec<Square>,
    pub moves: Vec<Move>,
}

/// What lies on a square of the physical board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occupant {
    Piece(Square),
    NewPiece,
}

impl Table {
    #[inline(never)]
    pub fn place_of(&self, origin: Square) -> Option<Displaced> {
        self.displaced.iter().copied().find(|piece| piece.origin == origin)
    }

    /// The piece that an act means by a square: the one that lies there, or the one that comes from there and is in the
    /// hand or beside the board.
    #[inline(never)]
    pub fn named(&self, position: &Position, square: Square) -> Option<Square> {
        if let Some(piece) = self.displaced.iter().find(|piece| piece.at == Some(square)) {
            return Some(piece.origin);
        }
        position.board().piece(square)?;
        let away = self.place_of(square).is_some_and(|piece| piece.at.is_some());
        (!away || self.held.contains(&square)).then_some(square)
    }

    /// Whether the piece that comes from this square is in the hand or beside the board.
    pub fn is_aside(&self, origin: Square) -> bool {
        self.held.contains(&origin) || self.place_of(origin).is_some_and(|piece| piece.at.is_none())
    }

    /// What lies on a square, pieces in the hand left out.
    #[inline(never)]
    pub fn occupant(&self, position: &Position, square: Square) -> Option<Occupant> {
        if self.placed.is_some_and(|(at, _)| at == square) {
            return Some(Occupant::NewPiece);
        }
        let lying = |piece: &&Displaced| piece.at == Some(square) && !self.held.contains(&piece.origin);
        if let Some(piece) = self.displaced.iter().find(lying) {
            return Some(Occupant::Piece(piece.origin));
        }
        let at_home =
            position.board().piece(square).is_some() && self.place_of(square).is_none() && !self.held.contains(&square);
        at_home.then_some(Occupant::Piece(square))
    }

    /// The touched squares, first touched first, each once.
    pub fn touched(&self) -> Vec<Square> {
        let mut squares = Vec::new();
        for contact in &self.contacts {
            if !squares.contains(&contact.touched.square) {
                squares.push(contact.touched.square);
            }
        }
        squares
    }

    #[inline(never)]
    pub fn is_touched(&self, origin: Square) -> bool {
        self.contacts.iter().any(|contact| contact.touched.square == origin)
    }

    #[inline(never)]
    pub fn touch(&mut self, position: &Position, origins: &[Square]) {
        let touch = self.contacts.last().map_or(0, |latest| latest.touch + 1);
        for &square in origins {
            self.contacts.push(Contact { touch, touched: Touched { square, part: part(position, square) } });
        }
    }

    /// The contacts that can bind.
    pub fn binding(&self) -> &[Contact<Square>] {
        let count = self.fixed.as_ref().map_or(self.contacts.len(), |fixed| fixed.contacts);
        self.contacts.get(..count).unwrap_or(&self.contacts)
    }

    /// A move is half made: it is fixed from the moment when a piece of the player stands where the move puts it.
    pub fn fix(&mut self, position: &Position, bound: &Bound) {
        let us = position.board().color(position.turn());
        let mut standing = Vec::new();
        for &piece in &self.displaced {
            if piece.at.is_some() && us.has(piece.origin) {
                standing.push(piece);
            }
        }
        if self.fixed.is_some() || standing.is_empty() {
            return;
        }
        self.fixed = Some(Box::new(Fixed {
            contacts: self.contacts.len(),
            standing,
            kind: bound.kind,
            clause: bound.clause,
            pieces: bound.pieces.clone(),
            moves: bound.moves.clone(),
        }));
    }

    /// Where a fixed piece has to stay.
    pub fn fixed_place(&self, origin: Square) -> Option<Square> {
        let fixed = self.fixed.as_ref()?;
        fixed.standing.iter().find(|piece| piece.origin == origin)?.at
    }

    /// Without what lies about, when together that is no part of a move: what is fixed stays.
    pub fn clear(&mut self) {
        self.displaced.clear();
        if let Some(fixed) = &self.fixed {
            self.displaced.extend_from_slice(&fixed.standing);
        }
    }

    /// The piece leaves its square: whatever touched it was no accident.
    #[inline(never)]
    pub fn leaves_square(&mut self, position: &Position, origin: Square) {
        if !self.is_touched(origin) {
            self.touch(position, &[origin]);
        }
        for contact in &self.contacts {
            if contact.touched.square == origin {
                self.leaving.push(contact.touch);
            }
        }
    }

    /// Whether the piece has left its square since the player got the move.
    pub fn has_left(&self, origin: Square) -> bool {
        let by = |contact: &Contact<Square>| contact.touched.square == origin && self.leaving.contains(&contact.touch);
        self.held.contains(&origin) || self.place_of(origin).is_some() || self.contacts.iter().any(by)
    }

    /// Forgets the latest contact with a piece.
    pub fn forget(&mut self, origin: Square) {
        let mut latest = None;
        for (index, contact) in self.contacts.iter().enumerate() {
            if contact.touched.square == origin {
                latest = Some(index);
            }
        }
        if let (Some(index), Some(fixed)) = (latest, &mut self.fixed)
            && index < fixed.contacts
        {
            fixed.contacts -= 1;
        }
        let mut index = 0;
        self.contacts.retain(|_| {
            index += 1;
            latest != Some(index - 1)
        });
    }

    /// Lets a piece go.
    #[inline(never)]
    pub fn put(&mut self, origin: Square, at: Option<Square>) {
        self.held.retain(|&held| held != origin);
        self.displaced.retain(|piece| piece.origin != origin);
        if at != Some(origin) {
            self.displaced.push(Displaced { origin, at });
        }
    }

    /// The same with every piece back on its square: what was touched stays touched.
    pub fn put_back(&self) -> Box<Table> {
        Box::new(Table {
            contacts: self.contacts.clone(),
            leaving: self.leaving.clone(),
            refused_offer: self.refused_offer,
            ..Table::default()
        })
    }

    /// Whether any piece lies elsewhere than in the position.
    pub fn is_disturbed(&self) -> bool {
        !self.displaced.is_empty() || self.placed.is_some()
    }

    /// Whether everything that lies elsewhere is part of this move, so that it may be half made.
    #[inline(never)]
    pub fn agrees_with(&self, position: &Position, mv: Move) -> bool {
        let footprint = footprint(position, mv);
        let part_of_move = |piece: &Displaced| {
            if piece.origin == footprint.from {
                let exchanged = mv.promotion().is_some();
                // Guidelines II: in Chess960 the king may stand beside the board while the rook moves.
                let aside = exchanged || (mv.is_castling() && position.is_chess960());
                return piece.at.map_or(aside, |at| at == footprint.to);
            }
            if footprint.takes(piece.origin) {
                return piece.at.is_none();
            }
            footprint.companion.is_some_and(|rook| rook.from == piece.origin && piece.at == Some(rook.to))
        };
        let new_piece = self.placed.is_none_or(|(at, role)| at == mv.to && mv.promotion() == Some(role));
        let fixed = self.arrived.is_none_or(|at| at == mv.to && mv.promotion().is_some());
        new_piece && fixed && self.displaced.iter().all(part_of_move)
    }

    /// Whether nothing is left to do of this move, with which the table agrees.
    #[inline(never)]
    pub fn completes(&self, position: &Position, mv: Move) -> bool {
        let footprint = footprint(position, mv);
        let lies = |origin: Square, at: Option<Square>| match at {
            Some(square) if square == origin => true,
            _ => self.place_of(origin).is_some_and(|piece| piece.at == at),
        };
        let mover = match mv.promotion() {
            Some(_) => self.placed.is_some() && self.place_of(mv.from).is_some(),
            None => lies(mv.from, Some(footprint.to)),
        };
        let victim = footprint.takes.is_none_or(|victim| lies(victim, None));
        let companion = footprint.companion.is_none_or(|rook| lies(rook.from, Some(rook.to)));
        mover && victim && companion
    }
}

/// What a piece is to the player having the move.
#[inline(never)]
pub(super) fn part(position: &Position, square: Square) -> Part {
    match position.board().piece(square) {
        Some(piece) if piece.color != position.turn() => Part::Enemy,
        Some(piece) if piece.role == Role::King => Part::King,
        Some(piece) if piece.role == Role::Rook => Part::Rook,
        _ => Part::Own,
    }
}

/// What a legal move does to the squares.
#[inline(never)]
pub(super) fn footprint(position: &Position, mv: Move) -> Footprint<Square> {
    let companion =
        mv.castling_side().map(|side: CastlingSide| Companion { from: mv.to, to: side.rook_square(mv.to.rank()) });
    let takes = position.captured(mv).map(|(square, _)| square);
    Footprint { from: mv.from, to: mv.destination(), takes, companion }
}
