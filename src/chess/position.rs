//! A position of the game: board, turn, rights and counters.

use super::attacks;
use super::movegen;
use super::{Bitboard, Board, CastlingSide, Color, Move, MoveKind, MoveList, Piece, Role, Square};

/// The value of the en-passant field that means "none".
const NO_SQUARE: u8 = 64;

/// A position that the rules accept: one king each, the side not to move not in check, rights that mean something.
///
/// It knows the position alone, not how it came about: repetitions belong to [`History`](super::History). Equality
/// (`==`) is of every field, counters included; the question of 9.2.3 is [`Position::same_position`].
///
/// # Examples
/// ```
/// use adoube::chess::Position;
/// let start = Position::default();
/// assert_eq!(start.legal_moves().len(), 20);
/// let after = start.play(start.read_move("e4")?);
/// assert_eq!(after.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// # Ok::<(), adoube::chess::ReadMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) board: Board,
    /// The rooks with which castling is not yet lost (3.8.2.1): one set for both players.
    pub(super) castling_rooks: Bitboard,
    pub(super) halfmoves: u32,
    pub(super) fullmoves: u32,
    pub(super) turn: Color,
    en_passant: u8,
    pub(super) chess960: bool,
}

impl Position {
    /// Joins what a reader has checked, or what a search makes up.
    pub(crate) fn from_parts(board: Board, turn: Color, castling_rooks: Bitboard, chess960: bool) -> Position {
        Position { board, castling_rooks, halfmoves: 0, fullmoves: 1, turn, en_passant: NO_SQUARE, chess960 }
    }

    /// An empty board: what a place in memory holds before a position is put there.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    pub(crate) const BLANK: Position = Position {
        board: Board::EMPTY,
        castling_rooks: Bitboard::EMPTY,
        halfmoves: 0,
        fullmoves: 1,
        turn: Color::White,
        en_passant: NO_SQUARE,
        chess960: false,
    };

    /// The same position, with castling written and made as in Chess960 or not.
    #[must_use]
    pub const fn with_chess960(mut self, chess960: bool) -> Position {
        self.chess960 = chess960;
        self
    }

    pub(super) fn set_en_passant(&mut self, square: Option<Square>) {
        self.en_passant = square.map_or(NO_SQUARE, |square| square.index() as u8);
    }

    /// What stands where.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who has the move (1.3).
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Whether castling is Chess960's (Guidelines II), in rules and in notation.
    #[must_use]
    pub const fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub const fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move: 1 at the start, one more after each move of Black.
    #[must_use]
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// How many moves White and Black have made by the number of the move.
    #[must_use]
    pub fn moves_made(&self) -> [u32; 2] {
        let full = self.fullmoves.saturating_sub(1);
        [full + u32::from(self.turn == Color::Black), full]
    }

    /// The square that a pawn has just passed over, when an enemy pawn attacks it; whether the capture is legal is
    /// another matter: see [`Position::legal_en_passant`].
    #[inline]
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        if self.en_passant == NO_SQUARE { None } else { Some(Square::new(self.en_passant)) }
    }

    /// The en-passant square, when some pawn may legally capture there (3.7.3.1, 3.9.2).
    #[must_use]
    pub fn legal_en_passant(&self) -> Option<Square> {
        let square = self.en_passant()?;
        movegen::en_passant_captors(self, square).any().then_some(square)
    }

    /// The rooks of a player with which castling is not lost for good (3.8.2.1).
    #[must_use]
    pub fn castling_rooks(&self, color: Color) -> Bitboard {
        self.castling_rooks & self.board.color(color)
    }

    /// The rook with which this player still has the right to castle to this side.
    #[inline(never)]
    #[must_use]
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.board.king(color);
        // Of each player's rooks there is at most one to either side.
        let rooks = self.castling_rooks(color);
        match side {
            CastlingSide::King => rooks.last().filter(|&rook| rook > king),
            CastlingSide::Queen => rooks.first().filter(|&rook| rook < king),
        }
    }

    /// The pieces that give check to a player's king (3.9.1).
    #[must_use]
    pub fn checkers(&self, color: Color) -> Bitboard {
        self.board.attackers(self.board.king(color), !color)
    }

    /// Whether the side to move is in check (3.9.1).
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.checkers(self.turn).any()
    }

    /// Whether the side to move is checkmated (5.1.1).
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is stalemated (5.2.1).
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move has any legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        movegen::count(self) > 0
    }

    /// All legal moves (3.10.1); at most 218.
    #[inline]
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        movegen::list(self, &mut list);
        list
    }

    /// Whether this move, made for whatever position, is legal in this one.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The piece that a move takes, and where it stands: beside the goal when it is en passant.
    #[must_use]
    pub fn captured(&self, mv: Move) -> Option<(Square, Piece)> {
        let square = match mv.kind {
            MoveKind::Castling => return None,
            _ => mv.en_passant_victim().unwrap_or(mv.to),
        };
        Some((square, self.board.piece(square)?))
    }

    /// The position after a move.
    ///
    /// For a move that is not legal here the answer is some position without meaning; it never panics.
    #[inline(never)] // one copy serves every caller but the search for leaves
    #[must_use]
    pub fn play(&self, mv: Move) -> Position {
        self.after(mv)
    }

    /// [`Position::play`], put in line for a loop that does nothing else.
    #[inline(always)]
    pub(super) fn after(&self, mv: Move) -> Position {
        if mv.kind == MoveKind::Castling {
            return self.after_castling(mv);
        }
        let (us, them) = (self.turn, !self.turn);
        let (from, to) = (mv.from.bitboard(), mv.to.bitboard());
        let own = self.board.color(us);
        let victim = match mv.kind {
            MoveKind::EnPassant => Square::at(mv.to.file(), mv.from.rank()).bitboard(),
            _ => to,
        };
        let arrives = Piece { color: us, role: mv.promotion().unwrap_or(mv.role) };
        let irreversible = mv.role == Role::Pawn || self.board.color(them).has(mv.to);
        let lost = if mv.role == Role::King { own | to } else { from | to };
        Position {
            board: self.board.replaced(from | victim, to, arrives),
            castling_rooks: self.castling_rooks.without(lost),
            halfmoves: if irreversible { 0 } else { self.halfmoves.saturating_add(1) },
            fullmoves: self.fullmoves.saturating_add(us as u32),
            turn: them,
            en_passant: if mv.kind == MoveKind::DoubleStep { self.passed(mv) } else { NO_SQUARE },
            chess960: self.chess960,
        }
    }

    /// The square that a pawn passes over, if an enemy pawn attacks it.
    #[inline(always)]
    fn passed(&self, mv: Move) -> u8 {
        let passed = Square::new((mv.from.index() as u8).midpoint(mv.to.index() as u8));
        let enemies = self.board.pieces(!self.turn, Role::Pawn);
        let attacked = (attacks::pawns(passed.bitboard(), self.turn) & enemies).any();
        if attacked { passed.index() as u8 } else { NO_SQUARE }
    }

    #[inline(never)]
    fn after_castling(&self, mv: Move) -> Position {
        let (us, rank) = (self.turn, mv.from.rank());
        let side = if mv.to > mv.from { CastlingSide::King } else { CastlingSide::Queen };
        let mut next = *self;
        // One square may be the start of one piece and the goal of the other, so each is lifted before either is put down.
        next.board.toggle(mv.from.bitboard(), us, Role::King);
        next.board.toggle(mv.to.bitboard(), us, Role::Rook);
        next.board.toggle(side.king_square(rank).bitboard(), us, Role::King);
        next.board.toggle(side.rook_square(rank).bitboard(), us, Role::Rook);
        next.castling_rooks &= !Bitboard::rank(rank);
        next.halfmoves = self.halfmoves.saturating_add(1);
        next.fullmoves = self.fullmoves.saturating_add(us as u32);
        next.turn = !us;
        next.en_passant = NO_SQUARE;
        next
    }

    /// The position after a null move, which is no move of the Laws: the side to move passes. `None` in check, where
    /// passing would leave the king to be taken.
    #[must_use]
    pub fn pass(&self) -> Option<Position> {
        if self.is_check() {
            return None;
        }
        Some(Position {
            turn: !self.turn,
            en_passant: NO_SQUARE,
            halfmoves: self.halfmoves.saturating_add(1),
            fullmoves: self.fullmoves.saturating_add(self.turn as u32),
            ..*self
        })
    }

    /// Whether this is the same position in the sense of 9.2.3: the same kinds of pieces on the same squares, the same
    /// player to move, the same possible moves, which is to say the same castling rights and the same legal en-passant capture.
    #[must_use]
    pub fn same_position(&self, other: &Position) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.castling_rooks == other.castling_rooks
            && (self.en_passant == other.en_passant || self.legal_en_passant() == other.legal_en_passant())
    }
}

impl Default for Position {
    /// The start of a game of chess (2.3).
    fn default() -> Position {
        let board = Board::START;
        Position::from_parts(board, Color::White, board.role(Role::Rook), false)
    }
}
