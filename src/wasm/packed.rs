//! Moves as words of 28 bits, from which JavaScript writes UCI, SAN and move objects by itself.
//!
//! | bits | what |
//! |---|---|
//! | 0–5, 6–11 | from; to as UCI writes it |
//! | 12–14 | promotion: 1 knight … 4 queen, 0 none |
//! | 15–17 | role: 0 pawn … 5 king |
//! | 18–20 | role of the piece taken plus one, 0 none |
//! | 21, 22 | castling to the king's side, to the queen's side |
//! | 23 | en passant |
//! | 24, 25 | SAN names the file, the rank of the start |
//! | 26, 27 | check, checkmate |

use crate::chess::attacks;
use crate::chess::{Bitboard, CastlingSide, Move, MoveKind, MoveList, Notated, Position, Role, Square};

const FILE_NAMED: u32 = 1 << 24;
const RANK_NAMED: u32 = 1 << 25;
const CHECK: u32 = 1 << 26;
const CHECKMATE: u32 = 1 << 27;

/// The word of a move without what SAN adds.
#[inline]
pub(super) fn plain(position: &Position, mv: Move) -> u32 {
    let captured = match mv.kind {
        MoveKind::EnPassant => Some(Role::Pawn),
        MoveKind::Castling => None,
        _ => position.board().role_at(mv.to),
    };
    base(mv, captured, position.is_chess960())
}

#[inline]
fn base(mv: Move, captured: Option<Role>, chess960: bool) -> u32 {
    let castling = mv.castling_side();
    let to = if castling.is_some() && !chess960 { mv.destination() } else { mv.to };
    let mut word = mv.from.index() as u32 | (to.index() as u32) << 6 | (mv.role as u32) << 15;
    word |= mv.promotion().map_or(0, |role| role as u32) << 12;
    word |= captured.map_or(0, |role| role as u32 + 1) << 18;
    word |= match castling {
        None if mv.kind == MoveKind::EnPassant => 1 << 23,
        None => 0,
        Some(CastlingSide::King) => 1 << 21,
        Some(CastlingSide::Queen) => 1 << 22,
    };
    word
}

/// The word of one move with everything that SAN needs, and `next` the position after it. Where many are wanted
/// [`Hints`] are quicker, since they ask once for all.
pub(super) fn word(position: &Position, mv: Move, next: &Position) -> u32 {
    let check = match next.is_check() {
        false => 0,
        true if next.has_legal_move() => CHECK,
        true => CHECKMATE,
    };
    plain(position, mv) | start_named(position, mv, |from| position.legal_move(from, mv.to, None).is_some()) | check
}

/// File, else rank, else both: whatever tells it from the other legal moves of such a piece to that square.
#[inline]
fn start_named(position: &Position, mv: Move, legal: impl Fn(Square) -> bool) -> u32 {
    if matches!(mv.role, Role::Pawn | Role::King) {
        return 0;
    }
    let rivals = position.candidates(mv.role, mv.to).without(mv.from.bitboard());
    if rivals.is_empty() {
        return 0;
    }
    let rivals: Bitboard = rivals.into_iter().filter(|&square| legal(square)).collect();
    if rivals.is_empty() {
        0
    } else if (rivals & Bitboard::file(mv.from.file())).is_empty() {
        FILE_NAMED
    } else if (rivals & Bitboard::rank(mv.from.rank())).is_empty() {
        RANK_NAMED
    } else {
        FILE_NAMED | RANK_NAMED
    }
}

/// The word of a move that has been notated; a pawn's capture names its file in any case.
#[inline]
pub(super) fn notated(notated: &Notated, chess960: bool) -> u32 {
    let named = notated.mv.role != Role::Pawn;
    base(notated.mv, notated.captured, chess960)
        | if notated.by_file && named { FILE_NAMED } else { 0 }
        | if notated.by_rank { RANK_NAMED } else { 0 }
        | match (notated.check, notated.checkmate) {
            (false, _) => 0,
            (true, false) => CHECK,
            (true, true) => CHECKMATE,
        }
}

/// What all moves of a position share when SAN asks of each whether it gives check and whether it is unmistakable.
pub(super) struct Hints<'a> {
    position: &'a Position,
    legal: &'a MoveList,
    /// For each role the squares from which it would attack the enemy king.
    check_squares: [Bitboard; 6],
    /// Own pieces that stand alone between an own slider and the enemy king.
    uncovering: Bitboard,
}

impl<'a> Hints<'a> {
    pub fn new(position: &'a Position, legal: &'a MoveList) -> Hints<'a> {
        let board = position.board();
        let us = position.turn();
        let (king, occupied) = (board.king(!us), board.occupied());
        let bishop = attacks::bishop(king, occupied);
        let rook = attacks::rook(king, occupied);
        let check_squares =
            [attacks::pawns(king.bitboard(), !us), attacks::knight(king), bishop, rook, bishop | rook, Bitboard::EMPTY];
        let queens = board.role(Role::Queen);
        let enemy = board.color(!us);
        let snipers = board.color(us)
            & ((attacks::rook(king, enemy) & (board.role(Role::Rook) | queens))
                | (attacks::bishop(king, enemy) & (board.role(Role::Bishop) | queens)));
        let uncovering = snipers.into_iter().fold(Bitboard::EMPTY, |set, sniper| {
            let between = attacks::between(king, sniper) & occupied;
            if between.many() { set } else { set | between }
        });
        Hints { position, legal, check_squares, uncovering }
    }

    /// The word of a move with everything that SAN needs.
    pub fn word(&self, mv: Move) -> u32 {
        let legal = |square| self.legal.iter().any(|other| other.from == square && other.to == mv.to);
        plain(self.position, mv) | start_named(self.position, mv, legal) | self.check(mv)
    }

    fn check(&self, mv: Move) -> u32 {
        let ordinary = matches!(mv.kind, MoveKind::Normal | MoveKind::DoubleStep);
        let gives_check = if ordinary && !self.uncovering.has(mv.from) {
            self.check_squares.get(mv.role as usize).is_some_and(|squares| squares.has(mv.to))
        } else {
            self.position.play(mv).is_check()
        };
        match gives_check {
            false => 0,
            true if self.position.play(mv).has_legal_move() => CHECK,
            true => CHECKMATE,
        }
    }
}
