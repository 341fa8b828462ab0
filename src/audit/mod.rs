//! What an arbiter wants to know about a game that has been handed in: where it broke the Laws, where it should have been
//! over, what could have been claimed.
//!
//! # Examples
//! ```
//! use adoube::{audit, laws::Laws, pgn};
//! let games = pgn::read("1. f3 e5 2. g4 Qh4# 1-0");
//! let findings = audit::audit(&games[0], &Laws::default());
//! assert_eq!(findings[0].code.name(), "wrong-result.checkmate");
//! assert_eq!((findings[0].ply, findings[0].article), (4, Some("5.1.1")));
//! ```

mod mate;

use crate::chess::{Color, History, Position};
use crate::laws::{Clause, Laws, Pace};
use crate::pgn::{Game, Node, Outcome, PgnCode, PgnError};

words! {
    /// What has been found.
    AuditCode {
        /// A move that is not legal; nothing after it is looked at.
        IllegalMove = "illegal-move",
        /// A text that fits several legal moves; nothing after it is looked at.
        AmbiguousMove = "ambiguous-move",
        /// A text that is no move; nothing after it is looked at.
        UnreadableMove = "unreadable-move",
        /// The game could not be played over: its first position or its kind of chess is not known, or it is too large.
        NotPlayed = "not-played",
        /// It went on after checkmate.
        PlayedOnCheckmate = "played-on.checkmate",
        /// It went on after stalemate.
        PlayedOnStalemate = "played-on.stalemate",
        /// It went on in a dead position.
        PlayedOnDead = "played-on.dead-position",
        /// It went on after the fifth occurrence of a position.
        PlayedOnFivefold = "played-on.fivefold",
        /// It went on after seventy-five moves without a capture or a pawn move.
        PlayedOnSeventyfive = "played-on.seventyfive-moves",
        /// It ended with checkmate, and its result is not the win.
        WrongCheckmate = "wrong-result.checkmate",
        /// It ended with stalemate, and its result is not a draw.
        WrongStalemate = "wrong-result.stalemate",
        /// It ended in a dead position, and its result is not a draw.
        WrongDead = "wrong-result.dead-position",
        /// It ended with the fifth occurrence of a position, and its result is not a draw.
        WrongFivefold = "wrong-result.fivefold",
        /// It ended after seventy-five moves without a capture or a pawn move, and its result is not a draw.
        WrongSeventyfive = "wrong-result.seventyfive-moves",
        /// The result behind the moves is not that of the tag.
        ResultMismatch = "result-mismatch",
        /// The position had occurred often enough for a claim.
        CouldClaimThreefold = "could-claim.threefold",
        /// There had been moves enough without a capture or a pawn move for a claim.
        CouldClaimFifty = "could-claim.fifty",
        /// Lost on time against a player who cannot checkmate: it is drawn.
        TimeLossDrawn = "time-loss.drawn",
    }
}

/// Something found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What.
    pub code: AuditCode,
    /// After how many half-moves; for a move that is at fault, which half-move it is.
    pub ply: u32,
    /// Who made the move, could have claimed, or cannot checkmate.
    pub by: Option<Color>,
    /// The article.
    pub article: Option<&'static str>,
}

/// How a game ends by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Checkmate,
    Stalemate,
    Dead,
    Fivefold,
    Seventyfive,
}

impl End {
    fn codes(self) -> (AuditCode, AuditCode, Clause) {
        match self {
            End::Checkmate => (AuditCode::PlayedOnCheckmate, AuditCode::WrongCheckmate, Clause::Checkmate),
            End::Stalemate => (AuditCode::PlayedOnStalemate, AuditCode::WrongStalemate, Clause::Stalemate),
            End::Dead => (AuditCode::PlayedOnDead, AuditCode::WrongDead, Clause::DeadPosition),
            End::Fivefold => (AuditCode::PlayedOnFivefold, AuditCode::WrongFivefold, Clause::AutomaticRepetition),
            End::Seventyfive => (AuditCode::PlayedOnSeventyfive, AuditCode::WrongSeventyfive, Clause::AutomaticMoves),
        }
    }
}

/// Looks through a game, in the order of its moves.
#[must_use]
pub fn audit(game: &Game, laws: &Laws) -> Vec<Finding> {
    Audit { game, laws, findings: Vec::new(), history: History::new(game.start), ply: 0, ended: false, fifty: false }
        .run()
}

struct Audit<'a> {
    game: &'a Game,
    laws: &'a Laws,
    findings: Vec<Finding>,
    history: History,
    ply: u32,
    /// Whether the game should have been over.
    ended: bool,
    /// Whether the moves without a capture or a pawn move have been told since the last of these.
    fifty: bool,
}

impl Audit<'_> {
    #[inline(never)]
    fn find(&mut self, code: AuditCode, by: Option<Color>, article: Option<&'static str>) {
        self.findings.push(Finding { code, ply: self.ply, by, article });
    }

    fn run(mut self) -> Vec<Finding> {
        let game = self.game;
        let mut moves = game.mainline().peekable();
        let failed = game.errors.iter().find(|error| ends_main_line(error));
        loop {
            let goes_on = moves.peek().is_some() || (failed.is_some() && !game.rest.is_empty());
            self.look(goes_on);
            let Some(node) = moves.next() else { break };
            if !self.make(node) {
                return self.findings;
            }
        }
        match failed {
            Some(error) => self.failed(error),
            None => self.flag(),
        }
        if game.errors.iter().any(|error| error.code == PgnCode::ResultMismatch) {
            self.find(AuditCode::ResultMismatch, None, None);
        }
        self.findings
    }

    /// Makes a move; a null move is none.
    fn make(&mut self, node: &Node) -> bool {
        self.ply = self.ply.saturating_add(1);
        match node.mv {
            Some(notated) => self.history.push(notated.mv),
            None => self.find(AuditCode::IllegalMove, Some(self.history.position().turn()), None),
        }
        node.mv.is_some()
    }

    /// What is to be said of the position now.
    fn look(&mut self, goes_on: bool) {
        // Nothing ends a game again, and nothing can be claimed in one that is over.
        if self.ended {
            return;
        }
        let position = *self.history.position();
        let plies = self.history.occurrences(&position);
        let occurrences = plies.len();
        let end = self.end(&position, &plies);
        if let Some(end) = end {
            self.ended = true;
            let (played_on, wrong, clause) = end.codes();
            let right = match (end, position.turn()) {
                (End::Checkmate, Color::White) => Outcome::BlackWins,
                (End::Checkmate, Color::Black) => Outcome::WhiteWins,
                _ => Outcome::Draw,
            };
            let article = self.article(clause);
            if goes_on {
                self.find(played_on, Some(position.turn()), article);
            } else if self.game.result != right {
                self.find(wrong, None, article);
            }
        }
        // What ended the game at last may well have been the claim.
        let claimed = !goes_on && self.game.result == Outcome::Draw;
        let open = end.is_none() && !claimed;
        if open && occurrences >= self.laws.claims.occurrences {
            let article = self.article(Clause::RepetitionOnBoard);
            self.find(AuditCode::CouldClaimThreefold, Some(position.turn()), article);
        }
        let long = position.halfmoves() >= self.laws.claims.halfmoves;
        if open && long && !self.fifty {
            self.find(AuditCode::CouldClaimFifty, Some(position.turn()), self.article(Clause::FiftyOnBoard));
        }
        self.fifty = long;
    }

    fn end(&self, position: &Position, plies: &[usize]) -> Option<End> {
        let automatic = &self.laws.automatic;
        if !position.has_legal_move() {
            Some(if position.is_check() { End::Checkmate } else { End::Stalemate })
        } else if mate::may_have_died(&self.history) && mate::is_dead(position, self.laws.dead_position) {
            Some(End::Dead)
        } else if automatic.repetition.is_some_and(|rule| rule.is_reached(plies.len(), plies)) {
            Some(End::Fivefold)
        } else if automatic.halfmoves.is_some_and(|limit| position.halfmoves() >= limit) {
            Some(End::Seventyfive)
        } else {
            None
        }
    }

    /// What the audit cites says the same at every pace.
    fn article(&self, clause: Clause) -> Option<&'static str> {
        self.laws.article(clause, Pace::Standard)
    }

    /// The fault that ended the main line.
    fn failed(&mut self, error: &PgnError) {
        let no_move = !self.history.position().has_legal_move();
        let code = match error.code {
            // After mate or stalemate nothing is legal: that the game went on has been said.
            PgnCode::IllegalMove | PgnCode::AmbiguousMove | PgnCode::BadMove if no_move => return,
            PgnCode::IllegalMove => AuditCode::IllegalMove,
            PgnCode::AmbiguousMove => AuditCode::AmbiguousMove,
            PgnCode::BadMove | PgnCode::TooLong => AuditCode::UnreadableMove,
            _ => AuditCode::NotPlayed,
        };
        let by = (code != AuditCode::NotPlayed).then(|| self.history.position().turn());
        let why = error.fault.as_ref().and_then(|fault| fault.why.as_ref());
        let article = why.and_then(|why| self.laws.movement_article(why.article));
        self.ply = self.ply.saturating_add(u32::from(by.is_some()));
        self.find(code, by, article);
    }

    /// A loss on time.
    fn flag(&mut self) {
        let winner = match self.game.result {
            Outcome::WhiteWins => Color::White,
            Outcome::BlackWins => Color::Black,
            Outcome::Draw | Outcome::Unknown => return,
        };
        let on_time = self.game.tag("Termination").is_some_and(names_time);
        let drawn = || mate::cannot_win_on_time(self.history.position(), winner, self.laws.flag.test);
        if on_time && !self.ended && drawn() {
            self.find(AuditCode::TimeLossDrawn, Some(winner), self.article(Clause::FlagFallen));
        }
    }
}

/// Whether a fault ended the main line: what was left out of a variation stands with its fault.
fn ends_main_line(error: &PgnError) -> bool {
    error.fatal && error.rest.is_empty() && error.code != PgnCode::TooDeep
}

/// `time forfeit` in the words of the standard, `won on time` in those of servers.
fn names_time(termination: &str) -> bool {
    termination.as_bytes().windows(4).any(|word| word.eq_ignore_ascii_case(b"time"))
}
