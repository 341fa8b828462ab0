//! How a game ends.

use crate::chess::Color;

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)] // the words of the contract
pub enum Reason {
    Checkmate,
    Resignation,
    ResignationNoMate,
    Stalemate,
    DeadPosition,
    Agreement,
    Threefold,
    Fivefold,
    FiftyMoves,
    SeventyfiveMoves,
    Time,
    TimeNoMate,
    IllegalMoves,
    IllegalMovesNoMate,
    DefaultTime,
    SealedMove,
    NormalMeans,
    TouchRefusal,
    Penalty,
    Replay,
    BothKingsAttacked,
    ClaimTimeForfeit,
}

impl Reason {
    /// The word of the contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Resignation => "resignation",
            Reason::ResignationNoMate => "resignation-no-mate",
            Reason::Stalemate => "stalemate",
            Reason::DeadPosition => "dead-position",
            Reason::Agreement => "agreement",
            Reason::Threefold => "threefold",
            Reason::Fivefold => "fivefold",
            Reason::FiftyMoves => "fifty-moves",
            Reason::SeventyfiveMoves => "seventyfive-moves",
            Reason::Time => "time",
            Reason::TimeNoMate => "time-no-mate",
            Reason::IllegalMoves => "illegal-moves",
            Reason::IllegalMovesNoMate => "illegal-moves-no-mate",
            Reason::DefaultTime => "default-time",
            Reason::SealedMove => "sealed-move",
            Reason::NormalMeans => "normal-means",
            Reason::TouchRefusal => "touch-refusal",
            Reason::Penalty => "penalty",
            Reason::Replay => "replay",
            Reason::BothKingsAttacked => "both-kings-attacked",
            Reason::ClaimTimeForfeit => "claim-time-forfeit",
        }
    }

    /// Whether the board alone brought the end about, when a move was made (5.1.1, 5.2.1, 5.2.2, 9.6).
    pub(super) const fn is_of_the_board(self) -> bool {
        use Reason::{Checkmate, DeadPosition, Fivefold, SeventyfiveMoves, Stalemate};
        matches!(self, Checkmate | Stalemate | DeadPosition | Fivefold | SeventyfiveMoves)
    }
}

/// The result of a game, with its cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// `"1-0"`, `"0-1"`, `"1/2-1/2"` or `"void"`.
    pub score: &'static str,
    /// Who won; `None` for a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
    /// The article in the edition in force.
    pub article: Option<&'static str>,
}

impl Outcome {
    pub(super) const fn win(winner: Color, reason: Reason, article: Option<&'static str>) -> Outcome {
        let score = match winner {
            Color::White => "1-0",
            Color::Black => "0-1",
        };
        Outcome { score, winner: Some(winner), reason, article }
    }

    /// The game does not count; a new one is played.
    pub(super) const fn void(article: Option<&'static str>) -> Outcome {
        Outcome { score: "void", winner: None, reason: Reason::Replay, article }
    }

    pub(super) const fn draw(reason: Reason, article: Option<&'static str>) -> Outcome {
        Outcome { score: "1/2-1/2", winner: None, reason, article }
    }
}
