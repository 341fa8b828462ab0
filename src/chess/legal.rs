//! Whether one move is legal, without listing the others: what a game that is played over asks at every ply.

use super::movegen::{self, CastlingObstacle, castling_obstacle};
use super::{Bitboard, CastlingSide, Move, MoveKind, Position, Role, Square, attacks};

impl Position {
    /// The legal move from one square to another, if there is one.
    ///
    /// A promotion needs its piece, and no other move may have one. Castling is asked as [`Move`] writes it: the king
    /// to the square of its own rook.
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::{Position, Square};
    /// let start = Position::default();
    /// let (e2, e4, e5) = (Square::at(4, 1), Square::at(4, 3), Square::at(4, 4));
    /// assert!(start.legal_move(e2, e4, None).is_some());
    /// assert!(start.legal_move(e2, e5, None).is_none());
    /// ```
    #[must_use]
    pub fn legal_move(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let board = self.board();
        let us = self.turn();
        if !board.color(us).has(from) {
            return None;
        }
        let role = board.role_at(from)?;
        if board.color(us).has(to) {
            let castling = role == Role::King && promotion.is_none();
            return castling.then(|| self.legal_castling(to)).flatten();
        }
        if board.king(!us) == to {
            return None; // a king is never captured, also where an illegal move has left it attacked
        }
        let reachable = match role {
            Role::Pawn => self.pawn_reach(from, to),
            _ => attacks::piece(role, us, from, board.occupied()).has(to),
        };
        if !reachable {
            return None;
        }
        let kind = self.kind_of(role, from, to, promotion)?;
        let mv = Move { from, to, role, kind };
        self.leaves_king_safe(mv).then_some(mv)
    }

    /// The pieces of this kind of the side to move that could go to a square by their ordinary moves, were their king
    /// not in danger; castling is not one of them.
    #[must_use]
    pub fn candidates(&self, role: Role, to: Square) -> Bitboard {
        let board = self.board();
        let us = self.turn();
        let own = board.pieces(us, role);
        if role == Role::Pawn {
            return own.into_iter().filter(|&from| self.pawn_reach(from, to)).collect();
        }
        // Every piece but the pawn attacks from there what attacks it from here.
        attacks::piece(role, us, to, board.occupied()) & own
    }

    fn legal_castling(&self, rook: Square) -> Option<Move> {
        if !self.castling_rooks(self.turn()).has(rook) {
            return None;
        }
        self.castling_obstacle(rook).is_none().then(|| Move {
            from: self.board().king(self.turn()),
            to: rook,
            role: Role::King,
            kind: MoveKind::Castling,
        })
    }

    /// What stands in the way of castling with a rook that still has the right to it.
    pub(super) fn castling_obstacle(&self, rook: Square) -> Option<CastlingObstacle> {
        let king = self.board().king(self.turn());
        let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
        castling_obstacle(self, king, rook, side, movegen::danger(self))
    }

    #[inline]
    fn pawn_reach(&self, from: Square, to: Square) -> bool {
        let us = self.turn();
        let empty = !self.board().occupied();
        let (one, two) = movegen::pawn_steps(from.bitboard(), us, empty);
        let goals = self.board().color(!us) | self.en_passant().map_or(Bitboard::EMPTY, Square::bitboard);
        (one | two | (attacks::pawns(from.bitboard(), us) & goals)).has(to)
    }

    #[inline]
    fn kind_of(&self, role: Role, from: Square, to: Square, promotion: Option<Role>) -> Option<MoveKind> {
        if role == Role::Pawn && to.rank() == self.turn().last_rank() {
            return Some(MoveKind::promotion(promotion?)).filter(|&kind| kind != MoveKind::Normal);
        }
        Some(match role {
            _ if promotion.is_some() => return None,
            Role::Pawn if from.rank().abs_diff(to.rank()) == 2 => MoveKind::DoubleStep,
            Role::Pawn if from.file() != to.file() && self.en_passant() == Some(to) => MoveKind::EnPassant,
            _ => MoveKind::Normal,
        })
    }

    /// Whether the king is not attacked after a move that is otherwise in order (3.9.2).
    #[inline]
    fn leaves_king_safe(&self, mv: Move) -> bool {
        let board = self.board();
        let us = self.turn();
        let (from, to) = (mv.from.bitboard(), mv.to.bitboard());
        let victim = mv.en_passant_victim().map_or(to, Square::bitboard);
        let occupied = (board.occupied().without(from | victim)) | to;
        let king = if mv.role == Role::King { mv.to } else { board.king(us) };
        board.attackers_through(king, !us, occupied).without(victim).is_empty()
    }
}
