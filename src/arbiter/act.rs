//! What people do at a board.

use core::fmt;

use crate::chess::{Color, Role, Square};

/// One thing that somebody does, in the order in which it happens. A game is its acts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Act {
    /// Who does it; absent: the player whom the act's own rule names.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub by: Option<Color>,
    /// Milliseconds since the game began, never decreasing; absent: no time has passed.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub at: Option<u64>,
    /// What is done.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub deed: Deed,
}

/// What is done. Squares are those of the board as it physically lies.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "act", rename_all = "camelCase"))]
#[non_exhaustive]
pub enum Deed {
    /// Deliberate contact; several squares: at the same instant, or in an order that nobody can tell.
    Touch {
        /// The pieces touched.
        #[cfg_attr(feature = "serde", serde(with = "one_or_many"))]
        square: Vec<Square>,
    },
    /// A piece leaves its square and is in the hand. Implies touching it.
    Lift {
        /// Where it lay.
        square: Square,
    },
    /// The latest contact with this piece was accidental (4.2.2).
    Accident {
        /// The piece.
        square: Square,
    },
    /// "J'adoube" was said first, then these pieces were straightened (4.2.1).
    Adjust {
        /// The pieces.
        #[cfg_attr(feature = "serde", serde(with = "one_or_many"))]
        square: Vec<Square>,
    },
    /// A piece is let go. Implies touching it, and taking off an enemy piece that it captures there.
    Release {
        /// Where it comes from: where it lies, or where it was before it was lifted or put beside the board.
        from: Square,
        /// Where it is put; `None`: beside the board.
        to: Option<Square>,
    },
    /// A piece is taken off before the capturing or the promoted piece is placed. Implies touching it.
    Remove {
        /// Where it stands.
        square: Square,
    },
    /// The new piece touches the promotion square and is let go there.
    Promote {
        /// What the pawn becomes: knight, bishop, rook or queen.
        role: Role,
        /// Where; needed only when the pawn was not pushed there.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        square: Option<Square>,
    },
    /// A whole move at once, announced or typed.
    Play {
        /// SAN, UCI, or what people write.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        text: String,
    },
    /// The clock is pressed.
    PressClock,
    /// A draw is offered.
    OfferDraw,
    /// The open offer is accepted.
    AcceptDraw,
    /// The open offer is refused by word.
    DeclineDraw,
    /// A draw is claimed (9.2, 9.3).
    ClaimDraw {
        /// On what ground.
        ground: ClaimGround,
        /// The move written down, not played, that brings the draw about.
        #[cfg_attr(feature = "serde", serde(rename = "move", default, skip_serializing_if = "Option::is_none"))]
        text: Option<String>,
    },
    /// The game is given up.
    Resign,
    /// Both clocks are stopped, to call the arbiter (6.11).
    Pause,
    /// The clock that ran runs again.
    Resume,
    /// Time goes on.
    Tick,
    /// A flag has fallen (6.8): the arbiter has seen it, or a player claims it.
    Flag {
        /// Whose.
        color: Color,
    },
    /// The arbiter sets the clocks (6.10.2, 7.1). Milliseconds.
    SetClock {
        /// White's time.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        white: Option<i64>,
        /// Black's time.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        black: Option<i64>,
    },
    /// A complaint about what the opponent did.
    Object {
        /// What about.
        ground: ObjectionGround,
    },
    /// A move is written before it is made (8.1.2).
    Write {
        /// What stands on paper.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        text: String,
    },
    /// Something is found to be wrong (Article 7).
    Irregularity {
        /// What.
        kind: Irregularity,
        /// What was found, in place of the game's own counts.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        found: Option<Found>,
    },
    /// A player arrives (6.7).
    Arrive {
        /// Who.
        color: Color,
        /// How long after the scheduled start. Milliseconds.
        late: i64,
    },
    /// The game is adjourned, the player having the move has sealed a move (Guidelines I).
    Adjourn {
        /// What stands on paper.
        sealed: String,
    },
    /// The adjourned game is taken up again.
    ResumeSession {
        /// Who is there; absent: both.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        present: Option<Vec<Color>>,
    },
    /// The arbiter decides what the Laws leave to a person.
    Decide {
        /// Whether the claim or the objection is right.
        upheld: bool,
        /// What the opponent gets for a wrong one, in place of what the edition says. Milliseconds.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        time: Option<i64>,
    },
    /// The arbiter's own penalty (12.9).
    Penalise {
        /// Whom.
        color: Color,
        /// What.
        penalty: Penalty,
        /// Given to the opponent; when negative, taken from the player. Absent: as for an illegal move. Milliseconds.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        time: Option<i64>,
        /// Why.
        reason: String,
    },
}

words! {
    /// What an objection is about.
    ObjectionGround {
        /// Something else was touched before (4.3).
        TouchMove = "touch-move",
        /// The move is illegal (7.5).
        IllegalMove = "illegal-move",
        /// A contact that was said to be accidental was none (4.2.2).
        Accident = "accident",
    }
}

words! {
    /// What is found to be wrong.
    Irregularity {
        /// The pieces stood wrong at the start (7.2.1).
        WrongSetup = "wrong-setup",
        /// The colours are exchanged (7.3).
        ColorsReversed = "colors-reversed",
        /// The board stands the wrong way round (7.2.2).
        BoardTurned = "board-turned",
        /// Pieces were knocked over (7.4).
        PiecesDisplaced = "pieces-displaced",
        /// Two hands were used for one move (4.1, 7.5.4).
        TwoHands = "two-hands",
        /// The clock was pressed with the other hand (6.2.3).
        WrongHand = "wrong-hand",
    }
}

words! {
    /// A penalty of the arbiter's.
    Penalty {
        /// A warning (12.9.1).
        Warning = "warning",
        /// Time (12.9.2, 12.9.3).
        Time = "time",
        /// The game.
        Loss = "loss",
    }
}

/// What was found when an irregularity was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", default))]
pub struct Found {
    /// Moves completed by White.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub moves_by_white: Option<u32>,
    /// Moves completed by Black.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub moves_by_black: Option<u32>,
    /// How much of the first period has been used, in ten-thousandths.
    #[cfg_attr(feature = "serde", serde(with = "share", skip_serializing_if = "Option::is_none"))]
    pub first_period_used: Option<u32>,
}

words! {
    /// The ground of a claim.
    ClaimGround {
        /// The same position for the third time (9.2).
        Threefold = "threefold",
        /// Fifty moves each without capture or pawn move (9.3).
        Fifty = "fifty",
        /// The opponent cannot win, or does not try to, by normal means (Guidelines III).
        NormalMeans = "normal-means",
    }
}

impl Deed {
    /// The word of the contract.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Deed::Touch { .. } => "touch",
            Deed::Lift { .. } => "lift",
            Deed::Accident { .. } => "accident",
            Deed::Adjust { .. } => "adjust",
            Deed::Release { .. } => "release",
            Deed::Remove { .. } => "remove",
            Deed::Promote { .. } => "promote",
            Deed::Play { .. } => "play",
            Deed::PressClock => "pressClock",
            Deed::OfferDraw => "offerDraw",
            Deed::AcceptDraw => "acceptDraw",
            Deed::DeclineDraw => "declineDraw",
            Deed::ClaimDraw { .. } => "claimDraw",
            Deed::Resign => "resign",
            Deed::Pause => "pause",
            Deed::Resume => "resume",
            Deed::Tick => "tick",
            Deed::Flag { .. } => "flag",
            Deed::SetClock { .. } => "setClock",
            Deed::Object { .. } => "object",
            Deed::Write { .. } => "write",
            Deed::Irregularity { .. } => "irregularity",
            Deed::Arrive { .. } => "arrive",
            Deed::Adjourn { .. } => "adjourn",
            Deed::ResumeSession { .. } => "resumeSession",
            Deed::Decide { .. } => "decide",
            Deed::Penalise { .. } => "penalise",
        }
    }

    /// Whether a hand does it at the board.
    pub(super) const fn is_of_the_hand(&self) -> bool {
        matches!(
            self,
            Deed::Touch { .. }
                | Deed::Lift { .. }
                | Deed::Accident { .. }
                | Deed::Adjust { .. }
                | Deed::Release { .. }
                | Deed::Remove { .. }
                | Deed::Promote { .. }
                | Deed::Play { .. }
        )
    }

    /// The squares on which the act says that a piece lies.
    #[must_use]
    pub fn pieces_named(&self) -> &[Square] {
        match self {
            Deed::Touch { square } | Deed::Adjust { square } => square,
            Deed::Lift { square } | Deed::Accident { square } | Deed::Remove { square } => {
                core::slice::from_ref(square)
            }
            Deed::Release { from, .. } => core::slice::from_ref(from),
            _ => &[],
        }
    }
}

impl From<Deed> for Act {
    /// The act by whom its own rule names, at no time.
    fn from(deed: Deed) -> Act {
        Act { by: None, at: None, deed }
    }
}

/// An act that cannot have happened. It is not recorded and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ActError {
    /// Time would have run backwards.
    BadTime {
        /// The time of the act.
        at: u64,
        /// The time of the act before.
        last: u64,
    },
    /// No piece lies where the act names one.
    EmptySquare {
        /// The square.
        square: Square,
    },
    /// The act names no piece at all, or a pawn or king to promote to.
    BadAct {
        /// The field that is wrong.
        field: &'static str,
        /// What it should have been.
        expected: &'static str,
    },
}

impl ActError {
    /// The code of the contract.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ActError::BadTime { .. } => "bad-time",
            ActError::EmptySquare { .. } => "empty-square",
            ActError::BadAct { .. } => "bad-act",
        }
    }
}

impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::BadTime { at, last } => write!(f, "the act is at {at} ms, but the one before was at {last} ms"),
            ActError::EmptySquare { square } => write!(f, "no piece lies on {square}"),
            ActError::BadAct { field, expected } => write!(f, "bad act: {field} must be {expected}"),
        }
    }
}

impl core::error::Error for ActError {}

#[cfg(feature = "serde")]
mod share {
    //! A share of one, of which ten-thousandths are kept.
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, clippy::ref_option)] // as serde calls it
    pub(super) fn serialize<S: Serializer>(share: &Option<u32>, serializer: S) -> Result<S::Ok, S::Error> {
        share.map(|share| f64::from(share) / 10_000.0).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
        let share = Option::<f64>::deserialize(deserializer)?;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped
        Ok(share.map(|share| (share.clamp(0.0, 100.0) * 10_000.0).round() as u32))
    }
}

#[cfg(feature = "serde")]
mod one_or_many {
    //! One square stands alone, several stand in a list.
    use super::Square;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum OneOrMany {
        One(Square),
        Many(Vec<Square>),
    }

    pub(super) fn serialize<S: Serializer>(squares: &[Square], serializer: S) -> Result<S::Ok, S::Error> {
        match squares {
            [square] => square.serialize(serializer),
            many => many.serialize(serializer),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Square>, D::Error> {
        Ok(match OneOrMany::deserialize(deserializer)? {
            OneOrMany::One(square) => vec![square],
            OneOrMany::Many(squares) => squares,
        })
    }
}
