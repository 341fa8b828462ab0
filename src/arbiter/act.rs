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
}

/// The ground of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum ClaimGround {
    /// The same position for the third time (9.2).
    Threefold,
    /// Fifty moves each without capture or pawn move (9.3).
    Fifty,
}

impl ClaimGround {
    /// The word of the contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ClaimGround::Threefold => "threefold",
            ClaimGround::Fifty => "fifty",
        }
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
        }
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
