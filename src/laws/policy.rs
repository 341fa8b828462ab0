//! The points on which editions differ, each with its possible answers. Times are milliseconds.

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

/// When the choice of the new piece is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromotionFixed {
    /// When it touches the promotion square (4.4.4).
    ByContact,
    /// When it is let go there.
    ByRelease,
}

/// What a resignation is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resignation {
    /// It loses, unless the opponent cannot checkmate by any series of legal moves: then it draws.
    LossIfOpponentCanMate,
    /// It loses.
    Loss,
}

/// Which positions end the game because nobody can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadPosition {
    /// All in which neither side can checkmate by any series of legal moves (5.2.2).
    NoMatePossible,
    /// King against king, alone or with one bishop or one knight; bishop against bishop on one colour of square.
    ListedMaterial,
}

/// From when on the players may agree on a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// When both have made a move (5.2.3).
    BothMoved,
    /// At any time.
    AnyTime,
}

/// What ends a draw offer besides the answer and the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferEnds {
    /// The opponent touches a piece with the intention of moving or capturing it (9.1.2.1).
    ByTouch,
    /// The opponent makes a move.
    ByMove,
}

/// Whether a player may offer a draw again before the opponent has offered one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepeatedOffers {
    /// Yes.
    Free,
    /// No.
    Alternate,
}

/// Draws that a player may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claims {
    /// Occurrences of a position for a claim.
    pub occurrences: usize,
    /// Half-moves without capture or pawn move for a claim.
    pub halfmoves: u32,
    /// What the right to claim is lost by.
    pub lost: ClaimLost,
}

/// What the right to claim a draw is lost by, for this move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimLost {
    /// Touching a piece (9.4).
    ByTouch,
    /// Making a move.
    ByMove,
    /// Pressing the clock: a claim may follow the move.
    ByPress,
}

/// What a wrong claim costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongClaim {
    /// The opponent gets this time.
    OpponentGains(i64),
    /// The claimant loses this time, and the game where that is all that was left.
    ClaimantLoses(i64),
}

/// Draws that come by themselves; `None` where an edition knows none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaticDraws {
    /// Occurrences of a position.
    pub repetition: Option<Repetition>,
    /// Half-moves without capture or pawn move.
    pub halfmoves: Option<u32>,
}

/// Which occurrences of a position end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// So many, whenever they came.
    Any(usize),
    /// So many at every second move of the player, one after the other.
    Consecutive(usize),
}

impl Repetition {
    /// How many occurrences.
    #[must_use]
    pub const fn occurrences(self) -> usize {
        match self {
            Repetition::Any(occurrences) | Repetition::Consecutive(occurrences) => occurrences,
        }
    }

    /// Whether a position has occurred often enough: so many times, and after these half-moves, the last of which is now.
    #[must_use]
    pub fn is_reached(self, count: usize, plies: &[usize]) -> bool {
        match self {
            Repetition::Any(limit) => count >= limit,
            Repetition::Consecutive(limit) => {
                // The same position every second move of the player: four plies apart.
                let latest = plies.get(plies.len().saturating_sub(limit)..).unwrap_or_default();
                latest.len() == limit && latest.windows(2).all(|pair| matches!(pair, [one, next] if next - one == 4))
            }
        }
    }
}

/// When a player need no longer record the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recording {
    /// With less than this left in the period …
    pub stops_below: i64,
    /// … unless each move adds at least this; `None`: whatever it adds.
    pub unless_increment: Option<i64>,
    /// Whether a move may be written before it is made.
    pub ahead: WrittenAhead,
}

/// Writing a move before making it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenAhead {
    /// Only for a claim or a sealed move (8.1.2).
    ForClaimOrSealing,
    /// As the player likes.
    Allowed,
}

/// A flag that falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagLaws {
    /// When it loses and when it draws.
    pub test: FlagTest,
    /// Whether a duty that a touch created limits the series of moves that the test looks for.
    pub touch_duty: TouchDutyInTest,
}

/// Who may say that a flag has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagNoticed {
    /// The arbiter, and either player (6.8).
    ByAnyone,
    /// The players only.
    ByPlayers,
}

/// Whether whoever ran out of time, or lost by illegal moves, could have been checkmated at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagTest {
    /// A draw, if the opponent cannot checkmate by any series of legal moves (6.9).
    AnyMate,
    /// A draw, if the opponent has only the king.
    BareKing,
    /// A draw against a lone king; against king and bishop, king and knight, and king and two knights where there is
    /// no pawn to take, unless they can force mate.
    ForcedMate,
}

/// Two fallen flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BothFlags {
    /// The player whose flag fell first loses, where the clock shows it.
    FirstLoses,
    /// The game is drawn in the last period, and goes on in an earlier one.
    DrawInLastPeriod,
}

/// A duty that a touch has created, in the mate test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchDutyInTest {
    /// Only series that fulfil it count.
    Counts,
    /// It is left out.
    LeftOut,
}

/// A pawn left on the last rank when the clock is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnpromotedPawn {
    /// An illegal move; it becomes a queen (7.5.2).
    BecomesQueen,
    /// An illegal move; the position before it is put back.
    Illegal,
    /// The move is not made yet; the player must finish it.
    MustBeFinished,
}

/// What is an illegal move in some editions and bad conduct in others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offence {
    /// An illegal move (7.5.3, 7.5.4).
    IllegalMove,
    /// Nothing that the Laws fix a price for.
    Conduct,
}

/// How an illegal move can be called one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMoveClaim {
    /// Until the opponent has made the next move (A.5.2).
    UntilReply,
    /// As long as the game lasts (7.5.1).
    WhileGameLasts,
    /// While it is among the last so many moves of its player.
    LastMoves(u32),
}

/// What depends on the pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paced {
    /// What the opponent gets for a completed illegal move.
    pub illegal_time: i64,
    /// Which completed illegal move of one player loses; `None`: none.
    pub illegal_limit: Option<u32>,
    /// Until when an illegal move may be claimed where no arbiter watches.
    pub illegal_claim: IllegalMoveClaim,
    /// What a wrong claim costs.
    pub wrong_claim: WrongClaim,
    /// Whether the moves are recorded at all (8.1, A.2).
    pub recorded: bool,
    /// With so many moves completed by each, a wrong set-up stays; `None`: never.
    pub setup_stays_after: Option<u32>,
    /// An illegal position that nobody saw arise.
    pub illegal_position: IllegalPosition,
    /// Who may say that a flag has fallen (6.8).
    pub flag_noticed: FlagNoticed,
    /// Two fallen flags.
    pub both_flags: BothFlags,
}

/// An illegal position that the arbiter finds without having seen how it arose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPosition {
    /// The arbiter waits for one more move; if the position is still illegal then, the game is drawn (A.5.4).
    DrawnAfterNextMove,
    /// The arbiter waits for a claim.
    WaitsForClaim,
}

/// Colours exchanged at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorsReversed {
    /// A new game, unless both have made this many moves (7.3).
    ReplayBefore(u32),
    /// The game goes on, unless the arbiter rules otherwise.
    GoesOn,
    /// The game goes on when more than this share, in hundredths, of the first period has been used; before, the
    /// arbiter may order a new one.
    GoesOnAfter(u32),
}

/// Less than two minutes, no increment, and no attempt to win (Guidelines III).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NormalMeans {
    /// May be claimed unless the event says otherwise, with less than this left; a rejected claim gives the opponent
    /// that.
    InForce {
        /// Less than this must be left.
        below: i64,
        /// What the opponent gets when the claim is rejected.
        rejected: i64,
    },
    /// May be claimed where the event announces it, with less than this left; a rejected claim gives the opponent
    /// that.
    Announced {
        /// Less than this must be left.
        below: i64,
        /// What the opponent gets when the claim is rejected.
        rejected: i64,
    },
    /// Unknown.
    Unknown,
}

/// A sealed move that more than one move fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmbiguousSealedMove {
    /// It loses (I.8).
    Loses,
    /// The opponent chooses among the moves that it may mean.
    OpponentChooses,
}

/// What an event announces beyond the Laws.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// No agreement before both have completed this many moves (9.1.1).
    pub no_agreed_draw_before: u32,
    /// Material for which more than fifty moves are allowed, with the number of moves.
    pub fifty_move_limits: Vec<(Material, u32)>,
    /// Whether Guidelines III are in force.
    pub quickplay_finish: bool,
    /// Chess960: castling announced aloud counts before what was touched.
    pub announced_castling: bool,
}

/// How many queens, rooks, bishops, knights and pawns each side has, one side first.
pub type Material = [[u8; 5]; 2];
