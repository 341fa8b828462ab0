//! What material alone decides about checkmate.

use super::{Bitboard, Color, Position, Role};

impl Position {
    /// Whether this player's material can never checkmate, whatever is played: the list that is in general use.
    ///
    /// A lone king cannot; a lone knight cannot unless the opponent's pieces can stand in their own king's way, which
    /// a king with queens never needs to; bishops of one colour of squares cannot unless the opponent has a knight, a
    /// pawn or a bishop of the other colour. `false` does not mean that checkmate is possible (5.2.2 looks further).
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::{Color, Position};
    /// let position: Position = "4k3/3q4/8/8/8/8/8/2N1K3 w - - 0 1".parse()?;
    /// assert!(position.has_insufficient_material(Color::White));
    /// assert!(!position.has_insufficient_material(Color::Black));
    /// # Ok::<(), adoube::chess::FenError>(())
    /// ```
    #[must_use]
    pub fn has_insufficient_material(&self, color: Color) -> bool {
        let board = self.board();
        let own = board.color(color);
        let mighty = board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
        if (own & mighty).any() {
            return false;
        }
        if (own & board.role(Role::Knight)).any() {
            let opponent = board.color(!color);
            return own.len() == 2 && opponent.without(board.role(Role::King) | board.role(Role::Queen)).is_empty();
        }
        let bishops = board.role(Role::Bishop);
        if (own & bishops).any() {
            let one_colour = (bishops & Bitboard::LIGHT).is_empty() || bishops.without(Bitboard::LIGHT).is_empty();
            return one_colour && (board.role(Role::Pawn) | board.role(Role::Knight)).is_empty();
        }
        true
    }

    /// Whether the material is on the list that the Laws of the early 1990s gave of drawn endings (their 10.4): king
    /// against king, alone or with one bishop or one knight, and bishop against bishop on one colour of squares.
    #[must_use]
    pub fn is_dead_by_listed_material(&self) -> bool {
        let board = self.board();
        let (bishops, knights) = (board.role(Role::Bishop), board.role(Role::Knight));
        match board.occupied().len() {
            2 => true,
            3 => (bishops | knights).any(),
            4 => {
                let one_each = Color::ALL.into_iter().all(|color| board.pieces(color, Role::Bishop).len() == 1);
                let light = (bishops & Bitboard::LIGHT).len();
                one_each && light != 1
            }
            _ => false,
        }
    }

    /// Whether neither player's material can checkmate: the part of a dead position (5.2.2) that material alone shows.
    #[must_use]
    pub fn is_dead_by_material(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.has_insufficient_material(color))
    }
}
