//! What a move does to the squares of a board.

/// A second piece of the same player that goes along: the rook of castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Companion<S> {
    /// Where it comes from.
    pub from: S,
    /// Where it goes.
    pub to: S,
}

/// The squares that a legal move touches: which piece moves, which is taken, which goes along.
///
/// # Examples
/// ```
/// use adoube::touch::Footprint;
/// // en passant: the piece taken does not stand where the capturer arrives
/// let capture = Footprint { from: "e5", to: "d6", takes: Some("d5"), companion: None };
/// assert!(capture.moves("e5") && capture.takes("d5") && !capture.takes("d6"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footprint<S> {
    /// The square that the moving piece leaves.
    pub from: S,
    /// The square where it arrives.
    pub to: S,
    /// The square of the piece that it takes.
    pub takes: Option<S>,
    /// The piece that goes along.
    pub companion: Option<Companion<S>>,
}

impl<S: Copy + PartialEq> Footprint<S> {
    /// Whether the piece on this square is the one that moves. A companion does not: castling is a move of the king.
    #[must_use]
    pub fn moves(&self, square: S) -> bool {
        self.from == square
    }

    /// Whether the piece on this square is taken.
    #[must_use]
    pub fn takes(&self, square: S) -> bool {
        self.takes == Some(square)
    }

    /// Whether this is castling with the rook on this square.
    #[must_use]
    pub fn castles_with(&self, rook: S) -> bool {
        self.companion.is_some_and(|companion| companion.from == rook)
    }
}
