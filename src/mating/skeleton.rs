//! The closure of kings, knights and pawns alone, for boards on which bishops, rooks or queens make the positions too
//! many to be looked at one by one, though nothing that they do matters.
//!
//! # The argument
//!
//! The **skeleton** of a position is what is left of it without its bishops, rooks and queens, the *sliders*. Where each
//! slider can ever stand is known from [`Reach`]; where it is at the moment is not asked. From the skeleton of the position
//! at hand all skeletons are made that one move can lead to, and from these all others, until nothing is new. Claim: after
//! every legal series of moves the skeleton, with the player to move, is among them. By induction, for one more move:
//!
//! * A king, a knight or a pawn moves, and takes no slider or is no pawn: the move is legal on the skeleton too, or it
//!   would not be legal on the board. For kings, knights and pawns attack the same squares on both, whatever stands
//!   between; and where the skeleton makes a man answer a check, the same check stands on the board. A slider that is
//!   taken is not there in the skeleton. A move is left out only if [`Reach`] excludes it: a king's to a square where it
//!   never stands, and any to a square that is occupied for ever.
//! * A pawn takes a slider: it goes to a square where [`Reach`] lets some slider that can be captured stand. In check by a
//!   king, knight or pawn it is no answer.
//! * A slider moves, and takes nothing of the skeleton: this stays as it is, and the other player has the move. It is no
//!   answer to a check by a knight or a pawn. Of all sliders some one must be able to go from a square of its set to
//!   another, past the men of the skeleton.
//! * A slider takes a knight or a pawn: that is gone, and was on a square that the slider attacks from its set, past the
//!   men of the skeleton, and that is in its set. In check it is the man that gives it, and the only one that does.
//! * A pawn is promoted: then nothing is claimed.
//!
//! The right to take en passant is the skeleton's if it is the board's, as the double step has just been made on both. A
//! slider that has been captured is treated as if it might still be there, which only adds moves.
//!
//! Each time that the side that is to mate has moved, a mate on the board is held possible, and nothing claimed, unless one
//! of these is certain:
//!
//! 1. There is no check. It would come from a king, knight or pawn, as it then does on the skeleton; or from a slider that
//!    attacks the king from a square of its set, past the men of the skeleton. Before the move there was none, so either a
//!    slider has moved, or the line passes over a square that the move has emptied.
//! 2. The king has a square to go to. Of the squares beside it those are out of the question that are attacked on the
//!    skeleton, or may be by a slider from its set, the king being no obstacle, or are held by a man of the king's side:
//!    one of the skeleton, or a slider in whose set the square is, a different one for each.
//!
//! So where no mate is held possible after any move, there is none. The sets of [`Reach`] hold as long as the side that is
//! to mate has a man besides the king, and without one it cannot.

use super::cage::can_fill;
use super::reach::Reach;
use super::store::{NONE, Store};
use crate::chess::attacks;
use crate::chess::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Square};

/// The bishops, rooks and queens of a player.
#[derive(Default)]
struct Sliders {
    /// Where each can ever stand.
    each: Vec<Bitboard>,
    /// The same with what it is, those that are alike once.
    kinds: Vec<(Role, Bitboard)>,
    /// Where some of them can be captured.
    prey: Bitboard,
}

/// What a move has left behind.
#[derive(Clone, Copy)]
enum Moved {
    /// A slider has moved, nobody knows from where.
    Slider,
    /// Men of the skeleton have left these squares.
    From(Bitboard),
}

struct Skeletons {
    mater: Color,
    chess960: bool,
    sliders: [Sliders; 2],
    /// Where each king can ever stand.
    kings: [Bitboard; 2],
    /// Squares that are occupied for ever.
    held: Bitboard,
    store: Store,
}

/// Whether the skeletons prove that `mater` cannot checkmate, looking at `most` of them at most, and how many were
/// looked at. `false` proves nothing.
pub(super) fn is_safe(position: &Position, mater: Color, reach: &Reach, most: usize) -> (bool, usize) {
    let mut skeletons = Skeletons {
        mater,
        chess960: position.is_chess960(),
        sliders: [Sliders::default(), Sliders::default()],
        kings: [Bitboard::EMPTY; 2],
        held: reach.steady,
        store: Store::new(),
    };
    let mut board = *position.board();
    for man in &reach.men {
        let color = man.piece.color as usize;
        match man.piece.role {
            Role::King => skeletons.kings[color] = man.reach,
            Role::Knight | Role::Pawn => {}
            role => {
                board.clear(man.home);
                if let Some(sliders) = skeletons.sliders.get_mut(color) {
                    sliders.add(role, man.reach, man.marked);
                }
            }
        }
    }
    skeletons
        .store
        .insert(Position::from_parts(board, position.turn(), Bitboard::EMPTY, skeletons.chess960).planes(), NONE);
    let closed = skeletons.close(most);
    (closed, skeletons.store.len())
}

impl Sliders {
    fn add(&mut self, role: Role, reach: Bitboard, marked: bool) {
        self.each.push(reach);
        if !self.kinds.contains(&(role, reach)) {
            self.kinds.push((role, reach));
        }
        if marked {
            self.prey |= reach;
        }
    }

    /// What they may attack, each from where it can stand beside these men and within its set if `inside`.
    fn attacks(&self, men: Bitboard, obstacles: Bitboard, inside: bool) -> Bitboard {
        let mut all = Bitboard::EMPTY;
        for &(role, reach) in &self.kinds {
            for square in reach.without(men) {
                let set = attacks::piece(role, Color::White, square, obstacles);
                all |= if inside { set & reach } else { set };
            }
        }
        all
    }

    /// Whether one may attack the king on this square along a line over one of those that have been left.
    fn may_uncover(&self, king: Square, left: Bitboard, men: Bitboard, obstacles: Bitboard) -> bool {
        self.kinds.iter().any(|&(role, reach)| {
            let from = attacks::piece(role, Color::White, king, obstacles) & reach.without(men);
            from.into_iter().any(|square| (attacks::between(square, king) & left).any())
        })
    }
}

impl Skeletons {
    /// Makes all skeletons; whether no mate was held possible among them.
    fn close(&mut self, most: usize) -> bool {
        let mut next = 0;
        while next < self.store.len() {
            if self.store.len() > most {
                return false;
            }
            let skeleton = Position::from_planes(self.store.planes(next as u32), self.chess960);
            next += 1;
            if !(self.men_move(&skeleton) && self.pawns_take_sliders(&skeleton) && self.sliders_move(&skeleton)) {
                return false;
            }
        }
        true
    }

    fn men_move(&mut self, skeleton: &Position) -> bool {
        let kings = self.kings[skeleton.turn() as usize];
        skeleton.legal_moves().iter().all(|&mv| {
            if self.held.has(mv.to) || (mv.role == Role::King && !kings.has(mv.to)) {
                return true;
            }
            let victim = mv.en_passant_victim().map_or(Bitboard::EMPTY, Square::bitboard);
            mv.promotion().is_none() && self.admit(&skeleton.play(mv), Moved::From(mv.from.bitboard() | victim))
        })
    }

    fn pawns_take_sliders(&mut self, skeleton: &Position) -> bool {
        let us = skeleton.turn();
        let prey = self.sliders[!us as usize].prey.without(skeleton.board().occupied() | self.held);
        if skeleton.is_check() || prey.is_empty() {
            return true;
        }
        skeleton.board().pieces(us, Role::Pawn).into_iter().all(|from| {
            (attacks::pawns(from.bitboard(), us) & prey).into_iter().all(|to| {
                let mv = Move { from, to, role: Role::Pawn, kind: MoveKind::Normal };
                to.rank() != us.last_rank() && self.admit(&skeleton.play(mv), Moved::From(from.bitboard()))
            })
        })
    }

    fn sliders_move(&mut self, skeleton: &Position) -> bool {
        let (us, board) = (skeleton.turn(), skeleton.board());
        let men = board.occupied();
        let goals = self.sliders[us as usize].attacks(men, men | self.held, true);
        let checkers = skeleton.checkers(us);
        let mut prey = goals & board.color(!us).without(board.role(Role::King));
        if checkers.any() {
            prey &= if checkers.many() { Bitboard::EMPTY } else { checkers };
        } else if goals.without(men).any() && !self.admit(&self.turned(*board, us), Moved::Slider) {
            return false;
        }
        prey.into_iter().all(|square| {
            let mut left = *board;
            left.clear(square);
            self.admit(&self.turned(left, us), Moved::Slider)
        })
    }

    /// These men with the other player to move.
    fn turned(&self, board: Board, us: Color) -> Position {
        Position::from_parts(board, !us, Bitboard::EMPTY, self.chess960)
    }

    /// Takes in what a move has led to, unless it may be a mate.
    fn admit(&mut self, next: &Position, moved: Moved) -> bool {
        if next.turn() != self.mater && self.may_be_mate(next, moved) {
            return false;
        }
        self.store.insert(next.planes(), NONE);
        true
    }

    fn may_be_mate(&self, next: &Position, moved: Moved) -> bool {
        let (loser, board) = (next.turn(), next.board());
        let (king, men) = (board.king(loser), board.occupied());
        let obstacles = men | self.held;
        let (ours, theirs) = (&self.sliders[self.mater as usize], &self.sliders[loser as usize]);
        let checked = next.is_check()
            || match moved {
                Moved::Slider => ours.attacks(men, obstacles, false).has(king),
                Moved::From(left) => ours.may_uncover(king, left, men, obstacles),
            };
        if !checked {
            return false;
        }
        let attacked = ours.attacks(men, obstacles.without(king.bitboard()), false);
        let beside = attacks::king(king).without(board.color(loser) | attacked);
        let open = beside.into_iter().filter(|&square| board.attackers(square, self.mater).is_empty()).collect();
        let fillers: Vec<Bitboard> = theirs.each.iter().map(|reach| reach.without(men)).collect();
        can_fill(open, &fillers)
    }
}
