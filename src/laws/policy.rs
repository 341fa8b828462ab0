//! The points on which editions differ, each with its possible answers.

/// What a touch obliges to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TouchLaws {
    /// King touched, then a rook.
    pub king_then_rook: KingThenRook,
    /// Rook touched, then the king.
    pub rook_then_king: RookThenKing,
}

/// King touched first, or at once with a rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingThenRook {
    /// Castling with that rook, if legal (4.4.1).
    MustCastle,
    /// No clause: the king alone binds.
    KingBound,
}

/// Rook touched before the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RookThenKing {
    /// No castling with that rook on this move (4.4.2).
    NoCastling,
    /// Castling joins the rook's moves.
    MayCastle,
}

/// What a resignation is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resignation {
    /// It loses, unless the opponent cannot checkmate by any series of legal moves: then it draws.
    LossIfOpponentCanMate,
    /// It loses.
    Loss,
}

/// Draws that a player may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claims {
    /// Occurrences of a position for a claim.
    pub occurrences: usize,
    /// Half-moves without capture or pawn move for a claim.
    pub halfmoves: u32,
}

/// When a player need no longer record the moves. Milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recording {
    /// With less than this left in the period …
    pub stops_below: i64,
    /// … unless each move adds at least this.
    pub unless_increment: i64,
}

/// Draws that come by themselves; `None` where an edition knows none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaticDraws {
    /// Occurrences of a position, consecutive or not.
    pub occurrences: Option<usize>,
    /// Half-moves without capture or pawn move.
    pub halfmoves: Option<u32>,
}
