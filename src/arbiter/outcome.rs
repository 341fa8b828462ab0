//! How a game ends.

use crate::chess::Color;

words! {
    /// Why a game has ended.
    Reason {
        Checkmate = "checkmate",
        Resignation = "resignation",
        ResignationNoMate = "resignation-no-mate",
        Stalemate = "stalemate",
        DeadPosition = "dead-position",
        Agreement = "agreement",
        Threefold = "threefold",
        Fivefold = "fivefold",
        FiftyMoves = "fifty-moves",
        SeventyfiveMoves = "seventyfive-moves",
        Time = "time",
        TimeNoMate = "time-no-mate",
        IllegalMoves = "illegal-moves",
        IllegalMovesNoMate = "illegal-moves-no-mate",
        DefaultTime = "default-time",
        SealedMove = "sealed-move",
        NormalMeans = "normal-means",
        TouchRefusal = "touch-refusal",
        Penalty = "penalty",
        Replay = "replay",
        BothKingsAttacked = "both-kings-attacked",
        ClaimTimeForfeit = "claim-time-forfeit",
    }
}

impl Reason {
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

    /// A win, where there could have been one (6.9): else a draw.
    pub(super) const fn win_or_draw(
        wins: bool,
        winner: Color,
        [won, drawn]: [Reason; 2],
        article: Option<&'static str>,
    ) -> Outcome {
        if wins { Outcome::win(winner, won, article) } else { Outcome::draw(drawn, article) }
    }

    pub(super) const fn draw(reason: Reason, article: Option<&'static str>) -> Outcome {
        Outcome { score: "1/2-1/2", winner: None, reason, article }
    }
}
