//! The editions of the Laws, as data.
//!
//! Every edition is a constant record behind the same machine: named policies instead of switches, and the number
//! under which each clause stands. Nothing outside this folder knows an edition by name.

mod clause;
mod fide;
mod policy;

pub use clause::Clause;
pub use policy::{AutomaticDraws, Claims, KingThenRook, Recording, Resignation, RookThenKing, TouchLaws};

/// One edition of the Laws.
///
/// # Examples
/// ```
/// use adoube::laws::{Clause, Laws};
/// let laws = Laws::named("fide").unwrap_or_default();
/// assert_eq!(laws.article(Clause::TouchedFirstMoves), Some("4.3.1"));
/// assert!(Laws::named("house rules").is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Laws {
    /// The name by which the contract asks for it.
    pub id: &'static str,
    /// What a touch obliges to (Article 4).
    pub touch: TouchLaws,
    /// What a resignation is worth (5.1.2).
    pub resignation: Resignation,
    /// Draws that a player may claim (9.2, 9.3).
    pub claims: Claims,
    /// Draws that come by themselves (9.6).
    pub automatic: AutomaticDraws,
    /// When the moves need no longer be recorded (8.4).
    pub recording: Recording,
    articles: fn(Clause) -> Option<&'static str>,
}

impl Laws {
    /// The edition with this name. `"fide"` is the newest one known.
    #[must_use]
    pub fn named(id: &str) -> Option<Laws> {
        if id == "fide" { Some(Laws::default()) } else { Laws::all().find(|laws| laws.id == id) }
    }

    /// Every edition that can be asked for, the newest first.
    pub fn all() -> impl Iterator<Item = Laws> {
        fide::EDITIONS.into_iter().cloned()
    }

    /// The number of the article that says this, as the edition prints it; `None` where it says nothing of the kind.
    #[must_use]
    pub fn article(&self, clause: Clause) -> Option<&'static str> {
        (self.articles)(clause)
    }
}

impl Default for Laws {
    /// The newest edition known.
    fn default() -> Laws {
        fide::FIDE_2023.clone()
    }
}
