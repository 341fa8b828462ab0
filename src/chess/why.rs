//! Why a move is not legal, for people who want to know.

use super::movegen::CastlingObstacle;
use super::{Bitboard, CastlingSide, Position, Role, Square, attacks};

macro_rules! illegal_codes {
    ($($(#[$doc:meta])* $name:ident $word:literal)*) => {
        /// What a move runs foul of.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum IllegalCode { $($(#[$doc])* $name,)* }

        impl IllegalCode {
            /// The word of the contract.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(IllegalCode::$name => $word,)* }
            }
        }
    };
}

illegal_codes! {
    /// Nothing stands on the square of origin.
    EmptySquare "empty-square"
    /// The piece is the opponent's.
    NotYourPiece "not-your-piece"
    /// A piece of the same colour stands on the goal (3.1).
    OwnPieceThere "own-piece-there"
    /// The piece does not move that way (3.2 to 3.8).
    PieceCannot "piece-cannot"
    /// A piece stands between (3.5).
    PathBlocked "path-blocked"
    /// The own king, not in check now, would be (3.9.2).
    Pinned "pinned"
    /// The own king would still be in check (3.9.2).
    CheckNotAnswered "check-not-answered"
    /// The king would go to an attacked square (3.9.2).
    IntoCheck "into-check"
    /// A pawn's way forward is not free, or the goal is too far (3.7.1, 3.7.2).
    PawnCannotAdvance "pawn-cannot-advance"
    /// A pawn goes diagonally only to capture (3.7.3).
    NothingToCapture "nothing-to-capture"
    /// The pawn beside has not just made its double step (3.7.3.2).
    EnPassantExpired "en-passant-expired"
    /// The king or that rook has moved (3.8.2.1).
    CastlingRightLost "castling-right-lost"
    /// Pieces stand in the way of castling (3.8.2.2).
    CastlingBlocked "castling-blocked"
    /// The king is in check (3.8.2.2).
    CastlingOutOfCheck "castling-out-of-check"
    /// The king would cross an attacked square (3.8.2.2).
    CastlingThroughCheck "castling-through-check"
    /// The king would arrive on an attacked square (3.8.2.2).
    CastlingIntoCheck "castling-into-check"
    /// The enemy king stands on the goal (1.4.1).
    KingCapture "king-capture"
}

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WhyIllegal {
    /// What it runs foul of.
    pub code: IllegalCode,
    /// The squares that show it: the pieces in the way, the attackers, the attacked squares.
    pub squares: Vec<Square>,
    /// The article, by the numbers of the FIDE Laws in force since 2023.
    pub article: &'static str,
}

#[cfg(feature = "serde")]
impl serde::Serialize for IllegalCode {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

#[inline(never)]
fn because(code: IllegalCode, article: &'static str, squares: Bitboard) -> Option<WhyIllegal> {
    Some(WhyIllegal { code, squares: squares.to_vec(), article })
}

impl Position {
    /// Why the side to move may not go from one square to another; `None` when it may, with some promotion.
    ///
    /// Castling is asked as it is played on the screen: the king to its goal, in Chess960 to its own rook.
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::{IllegalCode, Position, Square};
    /// let position: Position = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1".parse()?;
    /// let (e2, d3): (Square, Square) = ("e2".parse()?, "d3".parse()?);
    /// let why = position.why_illegal(e2, d3).ok_or("legal")?;
    /// assert_eq!((why.code, why.article), (IllegalCode::Pinned, "3.9.2"));
    /// assert_eq!(why.squares, ["e8".parse()?]);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn why_illegal(&self, from: Square, to: Square) -> Option<WhyIllegal> {
        let board = self.board();
        let us = self.turn();
        let Some(role) = board.role_at(from) else {
            return because(IllegalCode::EmptySquare, "3.10.2", from.bitboard());
        };
        if !board.color(us).has(from) {
            return because(IllegalCode::NotYourPiece, "1.3", from.bitboard());
        }
        if role == Role::King && self.asks_castling(from, to) {
            let side = if to > from { CastlingSide::King } else { CastlingSide::Queen };
            let rook = if self.is_chess960() { Some(to) } else { self.castling_rook(us, side) };
            return self.why_no_castling(rook);
        }
        if board.color(us).has(to) {
            return because(IllegalCode::OwnPieceThere, "3.1", to.bitboard());
        }
        if board.role(Role::King).has(to) {
            return because(IllegalCode::KingCapture, "1.4.1", to.bitboard());
        }
        let out_of_reach = match role {
            Role::Pawn => self.why_not_by_pawn(from, to),
            _ => self.why_not_by_piece(role, from, to),
        };
        out_of_reach.or_else(|| self.why_king_exposed(role, from, to))
    }

    /// Whether a king's way is that of castling, which then is what it is judged by.
    fn asks_castling(&self, king: Square, to: Square) -> bool {
        let first = self.turn().first_rank();
        let along = (king.rank(), to.rank()) == (first, first);
        if self.is_chess960() {
            return along && self.board().pieces(self.turn(), Role::Rook).has(to);
        }
        along && king.file() == 4 && king.file().abs_diff(to.file()) == 2
    }

    /// Why castling with this rook is not legal; `None` when it is.
    pub(super) fn why_no_castling(&self, rook: Option<Square>) -> Option<WhyIllegal> {
        let king = self.board().king(self.turn());
        let Some(rook) = rook.filter(|&rook| self.castling_rooks(self.turn()).has(rook)) else {
            return because(IllegalCode::CastlingRightLost, "3.8.2.1", king.bitboard());
        };
        let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
        let goal = side.king_square(king.rank()).bitboard();
        let (code, squares) = match self.castling_obstacle(rook)? {
            CastlingObstacle::Pieces(pieces) => (IllegalCode::CastlingBlocked, pieces),
            CastlingObstacle::Attacked(_) if self.is_check() => {
                (IllegalCode::CastlingOutOfCheck, self.checkers(self.turn()))
            }
            CastlingObstacle::Attacked(attacked) if attacked == goal => (IllegalCode::CastlingIntoCheck, goal),
            CastlingObstacle::Attacked(attacked) => (IllegalCode::CastlingThroughCheck, attacked.without(goal)),
        };
        because(code, "3.8.2.2", squares)
    }

    fn why_not_by_piece(&self, role: Role, from: Square, to: Square) -> Option<WhyIllegal> {
        if !attacks::piece(role, self.turn(), from, Bitboard::EMPTY).has(to) {
            let article = match role {
                Role::Bishop => "3.2",
                Role::Rook => "3.3",
                Role::Queen => "3.4",
                Role::Knight => "3.6",
                Role::Pawn => "3.7",
                Role::King => "3.8.1",
            };
            return because(IllegalCode::PieceCannot, article, from.bitboard());
        }
        // A knight's move shares no line, a king's has nothing between.
        let blockers = attacks::between(from, to) & self.board().occupied();
        if blockers.any() { because(IllegalCode::PathBlocked, "3.5", blockers) } else { None }
    }

    fn why_not_by_pawn(&self, from: Square, to: Square) -> Option<WhyIllegal> {
        let us = self.turn();
        let occupied = self.board().occupied();
        let (start, goal) = (from.relative_rank(us), to.relative_rank(us));
        let aside = from.file().abs_diff(to.file());
        if goal > start && aside == 0 {
            return match goal - start {
                1 => self.why_not_forward("3.7.1", occupied & to.bitboard()),
                2 if start == 1 => {
                    self.why_not_forward("3.7.2", occupied & (to.bitboard() | attacks::between(from, to)))
                }
                _ => because(IllegalCode::PawnCannotAdvance, "3.7.2", from.bitboard()),
            };
        }
        if goal != start + 1 || aside != 1 {
            return because(IllegalCode::PieceCannot, "3.7", from.bitboard());
        }
        if occupied.has(to) || self.en_passant() == Some(to) {
            return None;
        }
        let beside = Square::at(to.file(), from.rank());
        if goal == 5 && self.board().pieces(!us, Role::Pawn).has(beside) {
            return because(IllegalCode::EnPassantExpired, "3.7.3.2", beside.bitboard());
        }
        because(IllegalCode::NothingToCapture, "3.7.3", to.bitboard())
    }

    fn why_not_forward(&self, article: &'static str, in_the_way: Bitboard) -> Option<WhyIllegal> {
        if in_the_way.any() { because(IllegalCode::PawnCannotAdvance, article, in_the_way) } else { None }
    }

    /// What attacks the own king after a move that is otherwise in order (3.9.2).
    fn why_king_exposed(&self, role: Role, from: Square, to: Square) -> Option<WhyIllegal> {
        let board = self.board();
        let us = self.turn();
        let en_passant = role == Role::Pawn && from.file() != to.file() && self.en_passant() == Some(to);
        let victim = if en_passant { Square::at(to.file(), from.rank()) } else { to }.bitboard();
        let occupied = board.occupied().without(from.bitboard() | victim) | to.bitboard();
        let king = if role == Role::King { to } else { board.king(us) };
        let attackers = board.attackers_through(king, !us, occupied).without(victim);
        let remaining = attackers & self.checkers(us);
        let (code, squares) = match role {
            _ if attackers.is_empty() => return None,
            Role::King => (IllegalCode::IntoCheck, attackers),
            _ if remaining.any() => (IllegalCode::CheckNotAnswered, remaining),
            _ => (IllegalCode::Pinned, attackers),
        };
        because(code, "3.9.2", squares)
    }
}
