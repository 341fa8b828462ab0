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
//! # While a man is on the board
//!
//! The rules may be applied under the assumption that a certain man `q` is never captured. Whatever they then say holds
//! in every series *as long as `q` is on the board*: so far nobody has captured it, and the series so far satisfies the
//! assumption. So `q` itself can ever stand only where it stands under this assumption, and its lines are blocked by
//! whatever is steady under it. These two things are kept with the man as its **bound** and its **shields**, and the
//! rules are applied anew. What is found out about one man can bind another.
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
    /// Where it can stand at most, as is known from elsewhere.
    bound: Bitboard,
    /// Squares that are occupied for as long as it is on the board.
    shields: Bitboard,
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

    /// What it may ever attack, with these squares occupied for ever, and this one never an obstacle.
    pub fn may_attack(&self, steady: Bitboard, lifted: Bitboard) -> Bitboard {
        let occupied = (steady | self.shields).without(lifted);
        self.reach.into_iter().fold(Bitboard::EMPTY, |set, square| set | self.attacks_from(square, occupied))
    }
}

/// All men, with what has been found out about them.
pub(super) struct Reach {
    pub men: Vec<Man>,
    /// Squares that are occupied for ever.
    pub steady: Bitboard,
    /// Squares that each player's men hold for ever.
    immovable: [Bitboard; 2],
    /// Squares where some man of each player, not the king, can stand.
    standing: [Bitboard; 2],
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
            bound: Bitboard::FULL,
            shields: Bitboard::EMPTY,
            spared: piece.role == Role::King || own == home.bitboard(),
        });
        let mut reach = Reach::with(men.collect());
        while reach.grow() {}
        Some(reach)
    }

    fn with(men: Vec<Man>) -> Reach {
        let none = [Bitboard::EMPTY; 2];
        Reach { men, steady: Bitboard::EMPTY, immovable: none, standing: none, guarded: none }
    }

    /// Looks at each man that can be captured as if it could not, and works the sets out anew; whether that changed any.
    pub fn bind(&mut self) -> bool {
        let mut found = false;
        for index in 0..self.men.len() {
            let Some(&man) = self.men.get(index) else { break };
            if !man.marked {
                continue;
            }
            let mut trial = self.afresh();
            if let Some(q) = trial.men.get_mut(index) {
                q.spared = true;
            }
            while trial.grow() {}
            let Some(seen) = trial.men.get(index) else { break };
            if let Some(q) = self.men.get_mut(index) {
                let shields = trial.steady.without(man.home.bitboard());
                found |= q.bound & seen.reach != q.bound || shields != q.shields;
                q.bound &= seen.reach;
                q.shields = shields;
            }
        }
        if found {
            *self = self.afresh();
            while self.grow() {}
        }
        found
    }

    /// All sets as they were at the start, with what is known from elsewhere.
    fn afresh(&self) -> Reach {
        let mut men = self.men.clone();
        for man in &mut men {
            man.reach = man.home.bitboard();
            man.marked = false;
            man.promotes = false;
        }
        Reach::with(men)
    }

    /// Applies all rules once; whether anything changed.
    fn grow(&mut self) -> bool {
        self.survey();
        let mut changed = false;
        for index in 0..self.men.len() {
            let Some(&man) = self.men.get(index) else { break };
            let taken = self.captures(&man) & man.bound;
            let reach = man.reach | (self.next_squares(&man, taken) & man.bound);
            let promotes = man.promotes
                || (man.piece.role == Role::Pawn && (reach & Bitboard::rank(man.piece.color.last_rank())).any());
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

    /// Where a man that stands somewhere in its set can be after one move, if it can take there.
    fn next_squares(&self, man: &Man, taken: Bitboard) -> Bitboard {
        if man.piece.role != Role::Pawn {
            return taken;
        }
        let onto = if man.promotes { Bitboard::FULL } else { self.standing[!man.piece.color as usize] };
        (taken & onto) | self.steps(man)
    }

    /// Where it can take: everything it attacks that no steady man of its own holds. For a pawn that has not been
    /// promoted these are not goals but for a capture.
    fn captures(&self, man: &Man) -> Bitboard {
        let mut set = man.may_attack(self.steady, Bitboard::EMPTY);
        set = set.without(self.immovable[man.piece.color as usize]);
        if man.piece.role == Role::King {
            set = set.without(self.guarded[!man.piece.color as usize]);
        }
        set
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

    /// Works out what all rules ask of the sets as they are now.
    fn survey(&mut self) {
        let (mut once, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
        self.immovable = [Bitboard::EMPTY; 2];
        self.standing = [Bitboard::EMPTY; 2];
        for man in &self.men {
            twice |= once & man.reach;
            once |= man.reach;
            if man.is_steady() {
                self.immovable[man.piece.color as usize] |= man.reach;
            }
            if man.piece.role != Role::King {
                self.standing[man.piece.color as usize] |= man.reach;
            }
        }
        self.steady = self.immovable[0] | self.immovable[1];
        self.guarded = [Bitboard::EMPTY; 2];
        for man in &self.men {
            if !man.marked && !man.promotes {
                let between = twice | once.without(man.reach);
                let from = |all, square| all & man.attacks_from(square, between);
                self.guarded[man.piece.color as usize] |= man.reach.into_iter().fold(Bitboard::FULL, from);
            }
        }
    }
}
