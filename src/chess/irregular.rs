//! Positions that come about otherwise than by a legal move: what lies on the board is played on from.

use super::text::{push, push_square};
use super::{Bitboard, Move, Piece, Position, Role, Square};

impl Position {
    /// The position after hands have taken these pieces off and put those down, whatever the rules say, and the other
    /// side has the move.
    ///
    /// Castling is lost where king or rook no longer stand where they stood; the half-move counter begins anew where a
    /// pawn or a capture was in it. The side that moved may stand in check. A king is never taken off: what would leave a
    /// side without its king on the board, or with two of them, is not done, and only the move passes.
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::{Piece, Color, Position, Role, Square};
    /// let start = Position::default();
    /// let (b1, b5) = (Square::at(1, 0), Square::at(1, 4));
    /// let after = start.rearranged(&[b1], &[(b5, Piece { color: Color::White, role: Role::Knight })]);
    /// assert_eq!(after.board().role_at(b5), Some(Role::Knight));
    /// assert_eq!(after.turn(), Color::Black);
    /// ```
    #[must_use]
    pub fn rearranged(&self, removed: &[Square], placed: &[(Square, Piece)]) -> Position {
        let mut next = *self;
        let mut pawns = false;
        for &square in removed {
            pawns |= self.board.role_at(square) == Some(Role::Pawn);
            next.board.clear(square);
        }
        for &(square, piece) in placed {
            next.board.clear(square);
            next.board.put(square, piece);
        }
        let us = self.turn;
        let kings = |color| next.board.pieces(color, Role::King).len();
        if kings(us) != 1 || kings(!us) != 1 {
            next.board = self.board;
        }
        next.castling_rooks = Bitboard::EMPTY;
        for color in [us, !us] {
            if next.board.king(color) == self.board.king(color) {
                next.castling_rooks |= self.castling_rooks(color) & next.board.pieces(color, Role::Rook);
            }
        }
        let taken = next.board.color(!us).len() < self.board.color(!us).len();
        next.halfmoves = if pawns || taken { 0 } else { self.halfmoves.saturating_add(1) };
        next.fullmoves = self.fullmoves.saturating_add(us as u32);
        next.turn = !us;
        next.set_en_passant(None);
        next
    }

    /// Whether both kings are attacked, or a pawn stands on a first or last rank: what is seen to be wrong by whoever
    /// looks at the board (A.5.4).
    #[must_use]
    pub fn is_visibly_illegal(&self) -> bool {
        let attacked = self.checkers(self.turn).any() && self.checkers(!self.turn).any();
        attacked || self.has_pawn_on_edge()
    }

    /// Whether no game can have come here by legal moves alone: the side not to move stands in check, or a pawn on a
    /// first or last rank.
    #[must_use]
    pub fn is_unlawful(&self) -> bool {
        self.checkers(!self.turn).any() || self.has_pawn_on_edge()
    }

    fn has_pawn_on_edge(&self) -> bool {
        let edge = Bitboard::rank(0) | Bitboard::rank(7);
        (self.board.role(Role::Pawn) & edge).any()
    }
}

impl Move {
    /// How something that is no legal move is written: the piece, from where, to where. A move that goes nowhere is no
    /// move, `--`.
    #[must_use]
    pub fn irregular_san(self) -> String {
        if self.from == self.to {
            return "--".to_owned();
        }
        let mut text = String::new();
        if self.role != Role::Pawn {
            push(&mut text, self.role.letter() as u8);
        }
        push_square(&mut text, self.from);
        push_square(&mut text, self.to);
        if let Some(role) = self.promotion() {
            push(&mut text, b'=');
            push(&mut text, role.letter() as u8);
        }
        text
    }

    /// The same for engines; no move is `0000`.
    #[must_use]
    pub fn irregular_uci(self) -> String {
        if self.from == self.to {
            return "0000".to_owned();
        }
        let mut text = String::new();
        push_square(&mut text, self.from);
        push_square(&mut text, self.to);
        if let Some(role) = self.promotion() {
            push(&mut text, role.letter().to_ascii_lowercase() as u8);
        }
        text
    }
}
