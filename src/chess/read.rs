//! Moves as people write them: SAN in its many dialects, long algebraic notation, UCI.
//!
//! [`fold`] brings the text down to ASCII, [`grammar`] says what it asks for, and the legal moves decide which move
//! that is. Nothing is guessed: what fits two legal moves is ambiguous, what fits none is illegal.

mod fold;
mod grammar;
mod plain;

use core::fmt;
use core::slice;

use self::grammar::{Target, Wanted};
use super::{Bitboard, CastlingSide, Move, MoveKind, Position, Role, Square, WhyIllegal, attacks};

/// Why a text is not a move of this position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadMoveError {
    /// The text has not the form of a move; or, read strictly, it is not canonical.
    Unreadable,
    /// Two legal moves or more fit the text.
    Ambiguous {
        /// Those moves.
        candidates: Vec<Move>,
    },
    /// The text is a move, and it is not legal.
    Illegal {
        /// Why not, where it is the same for every piece that may be meant.
        why: Option<WhyIllegal>,
        /// The own pieces that the text may mean: those of its kind that fit what it says about their origin.
        pieces: Vec<Square>,
    },
}

impl ReadMoveError {
    /// The word of the contract.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ReadMoveError::Unreadable => "bad-move",
            ReadMoveError::Ambiguous { .. } => "ambiguous-move",
            ReadMoveError::Illegal { .. } => "illegal-move",
        }
    }
}

impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadMoveError::Unreadable => f.write_str("not the text of a move"),
            ReadMoveError::Ambiguous { candidates } => write!(f, "ambiguous: {} legal moves fit", candidates.len()),
            ReadMoveError::Illegal { why: Some(why), .. } => write!(f, "not a legal move: {}", why.code.code()),
            ReadMoveError::Illegal { why: None, .. } => f.write_str("not a legal move"),
        }
    }
}

impl core::error::Error for ReadMoveError {}

/// The four ways of a pawn move to the last rank that does not name its piece.
static EVERY_PROMOTION: [Option<Role>; 4] =
    [Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];

impl Position {
    /// Reads one move, in any of the unambiguous forms that people write.
    ///
    /// Besides SAN and UCI: long algebraic notation (`Ng1-f3`), zeros in castling, promotions such as `e8Q` and `e8(Q)`,
    /// a needless origin, missing or false check and capture signs, comments such as `!?`, figurines, Chinese names of
    /// pieces, full-width characters, a move number in front. A piece's letter is always a capital, but for promotions.
    ///
    /// # Errors
    /// [`ReadMoveError`]; a pawn move to the last rank without a piece is ambiguous.
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::{Position, ReadMoveError};
    /// let start = Position::default();
    /// assert_eq!(start.read_move("♘f3"), start.read_move("g1f3"));
    /// assert_eq!(start.read_move("nf3"), Err(ReadMoveError::Unreadable));
    /// assert_eq!(start.read_move("Nd4").map_err(|error| error.code()), Err("illegal-move"));
    /// ```
    pub fn read_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        if let Some(mv) = plain::read(self, text.as_bytes()) {
            return Ok(mv);
        }
        let wanted = if text.is_ascii() { grammar::parse(grammar::trim(text.as_bytes())) } else { fold::read(text) };
        match wanted {
            None => Err(ReadMoveError::Unreadable),
            Some(Wanted::Castling(side)) => self.read_castling(side),
            Some(Wanted::Files { from, to, promotion, en_passant }) => {
                let pawns = self.board().pieces(self.turn(), Role::Pawn) & Bitboard::file(from);
                let mut fitting = Fitting::default();
                for pawn in pawns {
                    let goal = attacks::pawns(pawn.bitboard(), self.turn()) & Bitboard::file(to);
                    self.collect(&mut fitting, Role::Pawn, pawn, goal.lowest(), promotion, en_passant);
                }
                fitting.only().unwrap_or_else(|| Err(illegal(None, pawns)))
            }
            Some(Wanted::Target(target)) => self.read_target(&target),
        }
    }

    /// The move that plain SAN means, without castling and signs other than `x`, `=`, `+` and `#`, when exactly one legal
    /// move fits. `None` says nothing: [`Position::read_move`] reads what this leaves.
    #[must_use]
    pub fn read_plain_san(&self, text: &[u8]) -> Option<Move> {
        plain::read(self, text)
    }

    /// The move that plain UCI means: two squares, and `n`, `b`, `r` or `q` where a pawn is promoted; castling as the king to
    /// its rook. `None` says nothing: [`Position::read_move`] reads what this leaves.
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::Position;
    /// let start = Position::default();
    /// assert_eq!(start.read_plain_uci(b"g1f3"), start.read_move("Nf3").ok());
    /// ```
    #[must_use]
    pub fn read_plain_uci(&self, text: &[u8]) -> Option<Move> {
        plain::read_uci(self, text)
    }

    /// Reads one move in canonical SAN, byte for byte, check marks included.
    ///
    /// # Errors
    /// [`ReadMoveError`]; whatever means a legal move without being its canonical SAN is unreadable.
    ///
    /// # Examples
    /// ```
    /// use adoube::chess::Position;
    /// let start = Position::default();
    /// assert!(start.read_move_strict("Nf3").is_ok());
    /// assert!(start.read_move_strict("Ngf3").is_err());
    /// ```
    pub fn read_move_strict(&self, text: &str) -> Result<Move, ReadMoveError> {
        let mv = self.read_move(text)?;
        if self.san(mv) == text { Ok(mv) } else { Err(ReadMoveError::Unreadable) }
    }

    #[inline(never)]
    fn read_castling(&self, side: CastlingSide) -> Result<Move, ReadMoveError> {
        let king = self.board().king(self.turn());
        let rook = self.castling_rook(self.turn(), side);
        let castling = rook.and_then(|rook| self.legal_move(king, rook, None));
        castling.ok_or_else(|| illegal(self.why_no_castling(rook), king.bitboard()))
    }

    /// Adds the legal moves of a piece to a square, with this promotion or, where none is named, with every one.
    #[inline(never)]
    fn collect(
        &self,
        fitting: &mut Fitting,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        en_passant: bool,
    ) {
        let every = promotion.is_none() && role == Role::Pawn && to.rank() == self.turn().last_rank();
        let promotions = if every { &EVERY_PROMOTION[..] } else { slice::from_ref(&promotion) };
        for &promotion in promotions {
            if let Some(mv) = self.legal_move(from, to, promotion)
                && !mv.is_castling()
                && (!en_passant || mv.kind == MoveKind::EnPassant)
            {
                fitting.add(mv);
            }
        }
    }

    fn read_target(&self, target: &Target) -> Result<Move, ReadMoveError> {
        let role = match target.role {
            Some(role) => role,
            None => {
                let from = target.origin.lowest();
                let own = self.board().color(self.turn()).has(from);
                let Some(role) = self.board().role_at(from).filter(|_| own) else {
                    return Err(ReadMoveError::Illegal { why: self.why_illegal(from, target.to), pieces: Vec::new() });
                };
                if role == Role::King
                    && target.is_bare()
                    && let Some(side) = self.castling_meant(from, target.to)
                {
                    return self.read_castling(side);
                }
                role
            }
        };
        let origins = self.board().pieces(self.turn(), role) & target.origin & target.pawn_files(role);
        let mut fitting = Fitting::default();
        for from in origins {
            self.collect(&mut fitting, role, from, target.to, target.promotion, target.en_passant);
        }
        fitting.only().unwrap_or_else(|| Err(illegal(self.common_reason(origins, target.to), origins)))
    }

    /// The side to which two squares mean castling: the king to its own rook, or, where no step of the king can be
    /// meant, to its goal.
    fn castling_meant(&self, from: Square, to: Square) -> Option<CastlingSide> {
        let us = self.turn();
        CastlingSide::ALL.into_iter().find(|&side| {
            let far = from.rank() == to.rank() && from.file().abs_diff(to.file()) > 1;
            self.castling_rook(us, side)
                .is_some_and(|rook| to == rook || (far && to == side.king_square(us.first_rank())))
        })
    }

    /// Why none of these pieces may go there, if the reason is one.
    fn common_reason(&self, pieces: Bitboard, to: Square) -> Option<WhyIllegal> {
        let mut common: Option<WhyIllegal> = None;
        for from in pieces {
            let why = self.why_illegal(from, to)?;
            match &common {
                None => common = Some(why),
                Some(first) if first.code != why.code => return None,
                Some(_) => {}
            }
        }
        common
    }
}

/// The legal moves that fit a text: one as a rule, so that a list is made only for a second.
#[derive(Default)]
struct Fitting {
    first: Option<Move>,
    others: Vec<Move>,
}

impl Fitting {
    fn add(&mut self, mv: Move) {
        if self.first.is_none() {
            self.first = Some(mv);
        } else {
            self.others.push(mv);
        }
    }

    /// The one move, or the refusal to choose; None when there is none.
    #[inline(never)]
    fn only(mut self) -> Option<Result<Move, ReadMoveError>> {
        let first = self.first?;
        Some(if self.others.is_empty() {
            Ok(first)
        } else {
            self.others.insert(0, first);
            Err(ReadMoveError::Ambiguous { candidates: self.others })
        })
    }
}

#[cold]
#[inline(never)]
fn illegal(why: Option<WhyIllegal>, pieces: Bitboard) -> ReadMoveError {
    ReadMoveError::Illegal { why, pieces: pieces.to_vec() }
}
