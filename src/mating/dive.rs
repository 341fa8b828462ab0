//! The first attempt: one series of moves, straight ahead, that keeps nothing but itself.
//!
//! The king to be mated goes to a corner, the other king comes near, a pawn becomes a queen where there is no heavy
//! piece, and whatever gives mate on the way gives it. In most positions of real games one of a few such walks ends
//! in mate, at the price of generating some dozens of lists of moves. A walk that fails proves nothing.

use super::guide::{CORNERS, distance};
use crate::chess::attacks;
use crate::chess::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

/// Plies of one walk.
const LONGEST: usize = 90;

/// Walks towards mate, each in its corner.
pub(super) struct Dive {
    mater: Color,
    corner: Square,
    /// For choosing among equals; the seed is fixed, so that the same position gets the same answer.
    random: u32,
    nodes: u64,
    most: u64,
}

impl Dive {
    /// Walks that look at this many positions at most.
    pub fn new(mater: Color, most: u64) -> Dive {
        Dive { mater, corner: Square::new(0), random: 0x2545_f491, nodes: 0, most }
    }

    /// How many positions have been looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The series of moves, if the walk to this corner ends in mate.
    pub fn run(&mut self, root: &Position, first: &[Move], corner: Square) -> Option<Vec<Move>> {
        self.corner = corner;
        let mut position = *root;
        let mut line = Vec::with_capacity(LONGEST);
        while line.len() < LONGEST && self.nodes < self.most {
            self.nodes += 1;
            let list = position.legal_moves();
            let moves = if line.is_empty() { first } else { &list };
            if position.turn() == self.mater
                && let Some(mate) = mating_move(&position, moves)
            {
                line.push(mate);
                return Some(line);
            }
            let (mv, next) = self.choose(&position, moves)?;
            line.push(mv);
            position = next;
            if position.halfmoves() == 0 && position.has_insufficient_material(self.mater) {
                return None;
            }
        }
        None
    }

    /// The move that seems best, and does not end the game.
    fn choose(&mut self, position: &Position, moves: &[Move]) -> Option<(Move, Position)> {
        let attacks = position.turn() == self.mater;
        let mut barred = i32::MAX;
        loop {
            let mut best: Option<(i32, Move)> = None;
            for &mv in moves {
                let value = if attacks { self.attacking(position, mv) } else { self.helping(position, mv) };
                // Chance decides among equals. What has ended the game is passed over by being worth less than that.
                self.random = self.random.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
                let value = value * 16 + (self.random >> 28) as i32;
                if value < barred && best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, mv));
                }
            }
            let (value, mv) = best?;
            let next = position.play(mv);
            if next.has_legal_move() {
                return Some((mv, next));
            }
            barred = value;
        }
    }

    /// What a move of the side that mates is worth.
    fn attacking(&self, position: &Position, mv: Move) -> i32 {
        let board = position.board();
        let own = board.color(self.mater);
        let heavy = own & (board.role(Role::Queen) | board.role(Role::Rook));
        let mut value = 0;
        if board.color(!self.mater).has(mv.to) {
            value += 3;
        }
        match mv.role {
            Role::King => {
                let gap = |square| (distance(square, self.corner) as i32).max(2);
                value += 8 * (gap(mv.from) - gap(mv.destination())) - 1;
                if mv.is_castling() {
                    value -= 8;
                }
            }
            Role::Pawn if heavy.is_empty() => {
                value += 6 + mv.to.relative_rank(self.mater) as i32;
                value += if mv.kind == MoveKind::PromoteQueen { 30 } else { 0 };
            }
            _ => value += 1,
        }
        value
    }

    /// What a move of the side that is mated is worth.
    fn helping(&self, position: &Position, mv: Move) -> i32 {
        let mut value = 0;
        if position.board().color(self.mater).has(mv.to) {
            value -= 12;
        }
        match mv.role {
            Role::King => {
                let gap = |square| distance(square, self.corner) as i32;
                value += 8 * (gap(mv.from) - gap(mv.destination())) - 1;
            }
            Role::Pawn if mv.promotion().is_some() => value -= 4,
            _ => {}
        }
        value
    }
}

/// A move that checkmates at once.
fn mating_move(position: &Position, moves: &[Move]) -> Option<Move> {
    let board = position.board();
    let us = position.turn();
    let (king, occupied) = (board.king(!us), board.occupied());
    let diagonal = attacks::bishop(king, occupied);
    let straight = attacks::rook(king, occupied);
    let from = [
        attacks::pawns(king.bitboard(), !us),
        attacks::knight(king),
        diagonal,
        straight,
        diagonal | straight,
        Bitboard::EMPTY,
    ];
    for &mv in moves {
        let arrives = mv.promotion().unwrap_or(mv.role);
        if from.get(arrives as usize).is_some_and(|squares| squares.has(mv.to)) {
            let next = position.play(mv);
            if !next.has_legal_move() && next.is_check() {
                return Some(mv);
            }
        }
    }
    None
}

/// The corners, the nearest for both kings first.
pub(super) fn corners(position: &Position, mater: Color) -> [Square; 4] {
    let board = position.board();
    let (king, other) = (board.king(mater), board.king(!mater));
    let mut corners = CORNERS;
    corners.sort_by_key(|&corner| 2 * distance(other, corner) + distance(king, corner));
    corners
}
