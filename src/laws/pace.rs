//! Standard, rapid or blitz.

/// What kind of chess is played (A.1, B.1); many numbers of the Laws depend on it.
///
/// # Examples
/// ```
/// use adoube::clock::TimeControl;
/// use adoube::laws::Pace;
/// let pace = TimeControl::read("900+10")?.map(|control| control.pace());
/// assert_eq!(pace, Some(Pace::Rapid));
/// # Ok::<(), adoube::clock::TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Pace {
    /// Sixty minutes or more.
    #[default]
    Standard,
    /// More than ten minutes, less than sixty (A.1).
    Rapid,
    /// Ten minutes or less (B.1).
    Blitz,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];

    /// The word of the contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }

    /// Reads the word of the contract.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }
}
