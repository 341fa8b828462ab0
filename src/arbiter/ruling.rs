//! Decisions, as data: the words for them live with the languages.

use crate::chess::{Color, Role, Square, WhyIllegal};

use super::obligation::Obligation;

words! {
    /// What a ruling says. The words are stable: they are the keys of the texts.
    RulingCode {
        TouchMustMove = "touch.must-move",
        TouchMustCapture = "touch.must-capture",
        TouchMustCaptureWith = "touch.must-capture-with",
        TouchMustCastle = "touch.must-castle",
        TouchMustMoveKing = "touch.must-move-king",
        TouchNoCastling = "touch.no-castling",
        TouchAlso = "touch.also",
        TouchFree = "touch.free",
        TouchUnion = "touch.union",
        TouchNotHavingTheMove = "touch.not-having-the-move",
        AccidentNoted = "accident.noted",
        AccidentBrush = "accident.brush",
        AccidentTooLate = "accident.too-late",
        AdjustNoted = "adjust.noted",
        AdjustNotHavingTheMove = "adjust.not-having-the-move",
        AdjustLate = "adjust.late",
        HandLifted = "hand.lifted",
        ReleasePutBack = "release.put-back",
        ReleaseReturned = "release.returned",
        ReleaseMisplaced = "release.misplaced",
        ReleaseOffBoard = "release.off-board",
        ReleaseOccupied = "release.occupied",
        ReleaseKingCapture = "release.king-capture",
        ReleaseBreach = "release.breach",
        CastlingRookNext = "castling.rook-next",
        CastlingKingNext = "castling.king-next",
        CaptureRemovePiece = "capture.remove-piece",
        CapturePlacePiece = "capture.place-piece",
        PromotionChoose = "promotion.choose",
        PromotionRemovePawn = "promotion.remove-pawn",
        PromotionImpossible = "promotion.impossible",
        RemoveImpossible = "remove.impossible",
        MoveMade = "move.made",
        MoveIllegal = "move.illegal",
        MoveUnreadable = "move.unreadable",
        MoveAmbiguous = "move.ambiguous",
        MoveCompleted = "move.completed",
        PressNothingMade = "press.nothing-made",
        PressUnfinished = "press.unfinished",
        PressConduct = "press.conduct",
        IllegalFirst = "illegal.first",
        IllegalAgain = "illegal.again",
        IllegalForfeit = "illegal.forfeit",
        IllegalForfeitDrawn = "illegal.forfeit-drawn",
        IllegalStands = "illegal.stands",
        IllegalMustFinish = "illegal.must-finish",
        PromotionQueen = "promotion.queen",
        BreachStands = "breach.stands",
        ObjectionUpheld = "objection.upheld",
        ObjectionRejected = "objection.rejected",
        ObjectionReferred = "objection.referred",
        DecisionUpheld = "decision.upheld",
        DecisionRejected = "decision.rejected",
        DecisionNothing = "decision.nothing",
        FlagFallen = "flag.fallen",
        FlagDrawn = "flag.drawn",
        FlagNotFallen = "flag.not-fallen",
        FlagMovesCompleted = "flag.moves-completed",
        FlagWaits = "flag.waits",
        FlagBothFallen = "flag.both-fallen",
        FlagPlayersOnly = "flag.players-only",
        ClockPaused = "clock.paused",
        ClockResumed = "clock.resumed",
        ClockAlreadyPaused = "clock.already-paused",
        ClockNotPaused = "clock.not-paused",
        ClockSet = "clock.set",
        ClockNone = "clock.none",
        ClockTime = "clock.time",
        HandsPaused = "hands.paused",
        HandsAdjourned = "hands.adjourned",
        OfferMade = "offer.made",
        OfferRepeated = "offer.repeated",
        OfferAccepted = "offer.accepted",
        OfferDeclined = "offer.declined",
        OfferLapsed = "offer.lapsed",
        OfferNone = "offer.none",
        OfferTooEarly = "offer.too-early",
        OfferForbidden = "offer.forbidden",
        OfferNotAgain = "offer.not-again",
        ClaimAccepted = "claim.accepted",
        ClaimRejected = "claim.rejected",
        ClaimReferred = "claim.referred",
        ClaimForfeit = "claim.forfeit",
        WriteNoted = "write.noted",
        WriteAhead = "write.ahead",
        ResignLost = "resign.lost",
        ResignDrawn = "resign.drawn",
        IrregularityReplay = "irregularity.replay",
        IrregularityContinue = "irregularity.continue",
        IrregularityTransfer = "irregularity.transfer",
        IrregularityRestore = "irregularity.restore",
        IrregularityTwoHands = "irregularity.two-hands",
        IrregularityWrongHand = "irregularity.wrong-hand",
        IrregularityArbiterDecides = "irregularity.arbiter-decides",
        ArriveInTime = "arrive.in-time",
        ArriveDefault = "arrive.default",
        AdjournSealed = "adjourn.sealed",
        AdjournRefused = "adjourn.refused",
        SessionResumed = "session.resumed",
        SessionWaiting = "session.waiting",
        SessionNotAdjourned = "session.not-adjourned",
        SealedPlayed = "sealed.played",
        SealedLost = "sealed.lost",
        SealedDrawn = "sealed.drawn",
        SealedChoose = "sealed.choose",
        PenaltyWarning = "penalty.warning",
        PenaltyTime = "penalty.time",
        PenaltyLoss = "penalty.loss",
        PenaltyRefusal = "penalty.refusal",
        GameCheckmate = "game.checkmate",
        GameStalemate = "game.stalemate",
        GameDeadPosition = "game.dead-position",
        GameFivefold = "game.fivefold",
        GameSeventyfiveMoves = "game.seventyfive-moves",
        GameIllegalPosition = "game.illegal-position",
        GameBothKingsAttacked = "game.both-kings-attacked",
        GameOver = "game.over",
    }
}

/// A fact that a ruling carries besides what every ruling has.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[allow(missing_docs)] // each variant is what its name says
pub enum Fact {
    Yes(bool),
    Number(u32),
    Numbers(Vec<u32>),
    Word(&'static str),
    Text(String),
    Role(Role),
    Why(Box<WhyIllegal>),
    Obligation(Box<Obligation>),
    Nearest(Box<Nearest>),
    /// Milliseconds.
    Time(i64),
    Moves(Vec<String>),
    PassedOver(Vec<PassedOver>),
}

/// A piece that was touched before the one that binds, and does not bind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassedOver {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub role: Role,
    /// `"no-legal-move"` or `"no-legal-capture"`.
    pub reason: &'static str,
}

words! {
    /// What an illegal move consists in (7.5.1 to 7.5.4).
    Offence {
        IllegalMove = "illegal-move",
        Unpromoted = "unpromoted",
        NoMove = "no-move",
        TwoHands = "two-hands",
    }
}

/// The occurrence that came nearest to counting for a rejected repetition claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// The ply at which the same pieces stood on the same squares.
    pub ply: u32,
    /// What differed: `"turn"`, `"castling"`, `"en-passant"`.
    pub differs: Vec<&'static str>,
}

/// One decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// What it says.
    pub code: RulingCode,
    /// `false`: the act was refused, and changed only what the Laws say a refused act changes.
    pub upheld: bool,
    /// The article in the edition in force; `None` where no article speaks.
    pub article: Option<&'static str>,
    /// Whom it concerns.
    pub player: Color,
    /// The squares it speaks of.
    pub squares: Vec<Square>,
    /// The moves it speaks of, in UCI.
    pub moves: Vec<String>,
    /// Time given to White and to Black, taken when negative; applied already. Milliseconds.
    pub clock: [i64; 2],
    /// Further facts, by name.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Ruling {
    /// The fact of this name.
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<&Fact> {
        self.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
    }
}
