//! Where each man can ever stand, whatever is played: an argument about all series of moves at once, for boards whose
//! pawns are locked so that the positions are many and the possibilities few.
//!
//! # What is claimed
//!
//! For each man `m` there is a set of squares `R(m)`, and some men are marked as capturable. Claim: in every legal
//! series of moves from here, each man that is on the board stands in its `R`, and only marked men are captured.
//!
//! # Why it is true
//!
//! At the start each `R(m)` is the square of `m` and no man is marked, and the claim holds for the empty series. The
//! rules below are applied until nothing changes. Suppose that the claim failed, and take the *first* move that breaks
//! it, from `a` to `b`. Before it, the claim held. So each condition below, being only about what *every* board has
//! that satisfies the claim, was met by the board on which the move was made, and the rule has put `b` into `R(m)` and
//! marked what was captured: a contradiction. The sets only grow, and a condition that holds for some sets holds for
//! larger ones too, so the order in which the rules are applied does not matter.
//!
//! * **Steady** is a man that has nowhere to go (`R(m)` is one square) and is not marked: it stands there for ever. A
//!   move crosses no steady man and ends on no steady man; a pawn's step ends on nothing at all.
//! * A pawn takes only where some man of the other side, not the king, can stand. En passant needs no rule: the pawn
//!   that is taken could have stopped on the square that it passed. Where such a capture is possible at once, the square
//!   belongs to the past of that pawn, and no claim is made.
//! * A pawn that has never left its file does not pass an enemy pawn ahead of it that never leaves that file and is
//!   never captured.
//! * A king does not go where the other side attacks on *every* such board. A man that is not marked attacks a square
//!   always, if it does so from each square of its `R` and no other man can ever stand between. This is about the board
//!   *after* the move, on which the claim may fail for the king that moved, and for nobody else; it stands on `b`, which
//!   is not between; and the man captured on `b` is not the one that attacks `b`.
//! * A pawn that can reach the last rank moves on as queen and knight at once.
//! * The last man that a player has besides the king is not marked, when the question is whether that player can mate:
//!   once it is taken, that player cannot.
//! * With castling rights no claim is made.
//!
//! # Men that go nowhere until they are taken
//!
//! Suppose that the rules, *under the assumption that a man `q` is never captured*, leave it where it is. Then it
//! never moves in any series at all: up to its first move it would not have been captured, so that the series so far
//! satisfies the assumption, and `q` has not moved. Such a man is **held**: it may be marked, but has no moves. What
//! one held man adds can hold another.
//!
//! # What follows
//!
//! See [`cage`](super::cage).

use crate::chess::attacks;
use crate::chess::{Bitboard, Color, Piece, Position, Role, Square};

/// A man and what may become of it.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub piece: Piece,
    pub home: Square,
    /// Where it can ever stand.
    pub reach: Bitboard,
    /// Whether it can ever be captured.
    pub marked: bool,
    /// Whether, being a pawn, it can ever be promoted.
    pub promotes: bool,
    /// Whether it is known not to move before it is captured.
    held: bool,
    /// Whether it is taken for granted that nobody captures it.
    spared: bool,
}

impl Man {
    /// Whether it never leaves its square while it is on the board.
    pub fn stays(&self) -> bool {
        !self.reach.many()
    }

    fn is_steady(&self) -> bool {
        self.stays() && !self.marked
    }

    /// What it may attack from a square, when only these squares are sure to be occupied.
    fn attacks_from(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let mut set = attacks::piece(self.piece.role, self.piece.color, square, occupied);
        if self.promotes {
            set |= attacks::queen(square, occupied) | attacks::knight(square);
        }
        set
    }

    /// What it may ever attack.
    pub fn may_attack(&self, steady: Bitboard) -> Bitboard {
        self.reach.into_iter().fold(Bitboard::EMPTY, |set, square| set | self.attacks_from(square, steady))
    }
}

/// All men, with what has been found out about them.
pub(super) struct Reach {
    pub men: Vec<Man>,
    /// Squares that are occupied for ever.
    pub steady: Bitboard,
    /// Squares that each player attacks on every board.
    guarded: [Bitboard; 2],
}

impl Reach {
    /// Works the sets out; none where no claim is made.
    pub fn of(position: &Position, mater: Color) -> Option<Reach> {
        let rights = Color::ALL.into_iter().any(|color| position.castling_rooks(color).any());
        if rights || position.legal_en_passant().is_some() {
            return None;
        }
        let board = position.board();
        let own = board.color(mater).without(board.role(Role::King));
        let men = board.all().map(|(home, piece)| Man {
            piece,
            home,
            reach: home.bitboard(),
            marked: false,
            promotes: false,
            held: false,
            spared: piece.role == Role::King || own == home.bitboard(),
        });
        let mut reach = Reach { men: men.collect(), steady: Bitboard::EMPTY, guarded: [Bitboard::EMPTY; 2] };
        while reach.grow() {}
        Some(reach)
    }

    /// Looks for men that go nowhere until they are taken, and works the sets out anew; whether there are any.
    pub fn hold(&mut self) -> bool {
        let mut found = false;
        for index in 0..self.men.len() {
            let Some(&man) = self.men.get(index) else { break };
            if man.spared || man.stays() {
                continue;
            }
            let mut trial = self.afresh();
            if let Some(q) = trial.men.get_mut(index) {
                q.spared = true;
            }
            let stays = |trial: &Reach| trial.men.get(index).is_some_and(Man::stays);
            while stays(&trial) && trial.grow() {}
            if stays(&trial)
                && let Some(q) = self.men.get_mut(index)
            {
                q.held = true;
                found = true;
            }
        }
        if found {
            *self = self.afresh();
            while self.grow() {}
        }
        found
    }

    /// All sets as they were at the start, with what is known about men that are held.
    fn afresh(&self) -> Reach {
        let mut men = self.men.clone();
        for man in &mut men {
            man.reach = man.home.bitboard();
            man.marked = false;
            man.promotes = false;
        }
        Reach { men, steady: Bitboard::EMPTY, guarded: [Bitboard::EMPTY; 2] }
    }

    /// Applies all rules once; whether anything changed.
    fn grow(&mut self) -> bool {
        self.steady = self.men.iter().filter(|man| man.is_steady()).fold(Bitboard::EMPTY, |set, man| set | man.reach);
        self.guarded = Color::ALL.map(|color| self.always_attacked(color));
        let mut changed = false;
        for index in 0..self.men.len() {
            let Some(&man) = self.men.get(index) else { break };
            let reach = man.reach | self.next_squares(&man);
            let promotes = man.promotes
                || (man.piece.role == Role::Pawn && (reach & Bitboard::rank(man.piece.color.last_rank())).any());
            let taken = if man.held { Bitboard::EMPTY } else { self.captures(&man) };
            for other in &mut self.men {
                let can = other.piece.color != man.piece.color && !other.spared && (other.reach & taken).any();
                changed |= can && !other.marked;
                other.marked |= can;
            }
            changed |= reach != man.reach || promotes != man.promotes;
            if let Some(slot) = self.men.get_mut(index) {
                slot.reach = reach;
                slot.promotes = promotes;
            }
        }
        changed
    }

    /// Where a man that stands somewhere in its set can be after one move.
    fn next_squares(&self, man: &Man) -> Bitboard {
        if man.held {
            return man.reach;
        }
        let mut set = self.captures(man);
        if man.piece.role == Role::Pawn {
            set &= self.standing(!man.piece.color);
            if man.promotes {
                set |= self.captures(man);
            }
            set |= self.steps(man);
        }
        set
    }

    /// Where it can take: everything it attacks that no steady man of its own holds. For a pawn that has not been
    /// promoted these are not goals but for a capture.
    fn captures(&self, man: &Man) -> Bitboard {
        let mut set = man.may_attack(self.steady);
        let own = self.men.iter().filter(|other| other.piece.color == man.piece.color && other.is_steady());
        set = own.fold(set, |set, other| set.without(other.reach));
        if man.piece.role == Role::King {
            set = set.without(self.guarded[!man.piece.color as usize]);
        }
        set
    }

    /// Where some man of a colour, not the king, can stand.
    fn standing(&self, color: Color) -> Bitboard {
        let of = self.men.iter().filter(|man| man.piece.color == color && man.piece.role != Role::King);
        of.fold(Bitboard::EMPTY, |set, man| set | man.reach)
    }

    /// The squares to which a pawn can step; two steps at once are two single ones.
    fn steps(&self, man: &Man) -> Bitboard {
        let forward = |set: Bitboard| match man.piece.color {
            Color::White => Bitboard(set.0 << 8),
            Color::Black => Bitboard(set.0 >> 8),
        };
        let file = Bitboard::file(man.home.file());
        let mut free = !self.steady;
        if man.reach.without(file).is_empty() {
            for other in &self.men {
                let ahead = match man.piece.color {
                    Color::White => other.home > man.home,
                    Color::Black => other.home < man.home,
                };
                let faces = other.piece.role == Role::Pawn && other.piece.color != man.piece.color && ahead;
                if faces && !other.marked && other.reach.without(file).is_empty() {
                    // The other is always further ahead, and never behind where it stands now.
                    free = free.without(other.home.bitboard());
                }
            }
        }
        forward(man.reach) & free
    }

    /// What a player's men attack on every board.
    fn always_attacked(&self, color: Color) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for (index, man) in self.men.iter().enumerate() {
            if man.piece.color != color || man.marked || man.promotes {
                continue;
            }
            let others = self.men.iter().enumerate().filter(|(other, _)| *other != index);
            let between = others.fold(Bitboard::EMPTY, |set, (_, other)| set | other.reach);
            set |= man.reach.into_iter().fold(Bitboard::FULL, |all, square| all & man.attacks_from(square, between));
        }
        set
    }
}
