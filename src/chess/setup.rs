//! What a FEN says, before the rules have looked at it.

use super::attacks;
use super::fen::FenReason;
use super::{Bitboard, Board, CastlingSide, Color, Position, Role, Square};

/// A castling right as written: by side (`K`, `q`) or by the file of its rook (`H`, `a`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastlingFlag {
    /// Whose right.
    pub color: Color,
    /// With which rook.
    pub rook: CastlingRook,
}

/// How a castling flag names its rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingRook {
    /// The outermost rook on this side of the king.
    Outermost(CastlingSide),
    /// The rook on this file, counted from 0.
    OnFile(u8),
}

/// A set-up that may be impossible: any pieces anywhere, and rights that may mean nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// Who has the move.
    pub turn: Color,
    /// The castling rights claimed, in the order written.
    pub castling: Vec<CastlingFlag>,
    /// The en-passant square claimed.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move.
    pub fullmoves: u32,
    /// Whether castling is Chess960's.
    pub chess960: bool,
}

/// What [`Setup::position`] had to leave out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    /// A castling flag without king or rook at home.
    pub castling: bool,
    /// An en-passant square that no double step can have left behind, or that no pawn attacks.
    pub en_passant: bool,
}

impl Setup {
    /// The position that this set-up means, without the rights that cannot be, which are reported.
    ///
    /// # Errors
    /// [`FenReason`] when no game can have led to such a board: `king-count`, `pawn-on-back-rank`, `too-many-pieces`,
    /// `opposite-check`, `impossible-check`.
    pub fn position(&self) -> Result<(Position, Dropped), FenReason> {
        let board = &self.board;
        if Color::ALL.iter().any(|&color| board.pieces(color, Role::King).len() != 1) {
            return Err(FenReason::KingCount);
        }
        if (board.role(Role::Pawn) & (Bitboard::rank(0) | Bitboard::rank(7))).any() {
            return Err(FenReason::PawnOnBackRank);
        }
        if Color::ALL.iter().any(|&color| !possible_army(board, color)) {
            return Err(FenReason::TooManyPieces);
        }
        let mut dropped = Dropped::default();
        let mut rooks = Bitboard::EMPTY;
        for flag in &self.castling {
            match self.rook_of(*flag) {
                Some(rook) => rooks |= rook.bitboard(),
                None => dropped.castling = true,
            }
        }
        let mut position = Position::from_parts(*board, self.turn, rooks, self.chess960);
        dropped.castling |= drop_surplus_rooks(&mut position);
        position.halfmoves = self.halfmoves;
        position.fullmoves = self.fullmoves;
        if position.checkers(!self.turn).any() {
            return Err(FenReason::OppositeCheck);
        }
        if impossible_check(&position) {
            return Err(FenReason::ImpossibleCheck);
        }
        let en_passant = self.en_passant.filter(|&square| possible_en_passant(&position, square));
        dropped.en_passant = en_passant != self.en_passant;
        position.set_en_passant(en_passant);
        Ok((position, dropped))
    }

    /// The rook that a flag names, if king and rook stand where the right can exist.
    fn rook_of(&self, flag: CastlingFlag) -> Option<Square> {
        let rank = flag.color.first_rank();
        let king = self.board.king(flag.color);
        let rooks = self.board.pieces(flag.color, Role::Rook) & Bitboard::rank(rank);
        if king.rank() != rank {
            return None;
        }
        let rook = match flag.rook {
            CastlingRook::OnFile(file) => Some(Square::at(file, rank)).filter(|&square| rooks.has(square)),
            CastlingRook::Outermost(CastlingSide::Queen) => rooks.first().filter(|&rook| rook < king),
            CastlingRook::Outermost(CastlingSide::King) => rooks.last().filter(|&rook| rook > king),
        }?;
        let at_home = king.file() == 4 && matches!(rook.file(), 0 | 7);
        (at_home || self.chess960).then_some(rook)
    }
}

/// Keeps one rook a side of each king: the outer one, which X-FEN means when it does not name a file.
fn drop_surplus_rooks(position: &mut Position) -> bool {
    let mut kept = Bitboard::EMPTY;
    for color in Color::ALL {
        let rooks = position.castling_rooks(color);
        let king = position.board.king(color);
        kept |= rooks.first().filter(|&rook| rook < king).map_or(Bitboard::EMPTY, Square::bitboard);
        kept |= rooks.last().filter(|&rook| rook > king).map_or(Bitboard::EMPTY, Square::bitboard);
    }
    let surplus = kept != position.castling_rooks;
    position.castling_rooks = kept;
    surplus
}

/// Whether sixteen men of the start can have become this army: each piece too many was a pawn.
fn possible_army(board: &Board, color: Color) -> bool {
    let count = |role| board.pieces(color, role).len();
    let bishops = board.pieces(color, Role::Bishop);
    let promoted = count(Role::Queen).saturating_sub(1)
        + count(Role::Rook).saturating_sub(2)
        + count(Role::Knight).saturating_sub(2)
        + (bishops & Bitboard::LIGHT).len().saturating_sub(1)
        + bishops.without(Bitboard::LIGHT).len().saturating_sub(1);
    promoted + count(Role::Pawn) <= 8
}

/// Whether no move can have given the check that stands on the board: by three pieces at once, by two pieces of which
/// neither slides (one of two must have been uncovered), or from both ends of one line.
fn impossible_check(position: &Position) -> bool {
    let board = &position.board;
    let checkers = position.checkers(position.turn);
    let mut each = checkers.into_iter();
    match (each.next(), each.next(), each.next()) {
        (_, _, Some(_)) => true,
        (Some(a), Some(b), None) => {
            let sliding = board.role(Role::Bishop) | board.role(Role::Rook) | board.role(Role::Queen);
            let king_between = attacks::between(a, b).has(board.king(position.turn));
            (checkers & sliding).is_empty() || (king_between && checkers.without(sliding).is_empty())
        }
        _ => false,
    }
}

/// Whether the opponent's last move can have been the double step over this square, with a pawn of ours attacking it.
fn possible_en_passant(position: &Position, square: Square) -> bool {
    let board = &position.board;
    let (us, them) = (position.turn, !position.turn);
    if square.relative_rank(them) != 2 {
        return false;
    }
    let beyond = |relative_rank: u8| match them {
        Color::White => Square::at(square.file(), relative_rank),
        Color::Black => Square::at(square.file(), 7 - relative_rank),
    };
    let (start, pawn) = (beyond(1), beyond(3));
    let occupied = board.occupied();
    if occupied.has(square) || occupied.has(start) || !board.pieces(them, Role::Pawn).has(pawn) {
        return false;
    }
    // Before that step our king cannot have been in check: it was the opponent's turn.
    let before = (occupied ^ pawn.bitboard()) | start.bitboard();
    let king = board.king(us);
    let attackers = board.attackers_through(king, them, before).without(pawn.bitboard());
    let captors = attacks::pawns(square.bitboard(), them) & board.pieces(us, Role::Pawn);
    attackers.is_empty() && captors.any()
}
