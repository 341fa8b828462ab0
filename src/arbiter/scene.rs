//! All that a decision is made from.

use crate::chess::{Color, Move, MoveList, Position, Square};
use crate::laws::{Clause, Laws};
use crate::touch::Footprint;

use super::options::{Options, Supervision};
use super::outcome::Outcome;
use super::ruling::Ruling;
use super::state::State;
use super::table::{Table, footprint};

/// The state of a game at the moment of an act, with what every decision asks for worked out once.
pub(super) struct Scene<'a> {
    pub state: &'a State,
    pub laws: &'a Laws,
    pub supervision: Supervision,
    pub legal: MoveList,
    pub footprints: Vec<Footprint<Square>>,
}

/// A ruling, and what it changes.
pub(super) struct Decision {
    pub ruling: Ruling,
    pub effects: Vec<Effect>,
}

/// A change of the state. There are no others.
pub(super) enum Effect {
    /// The table lies like this now.
    Table(Table),
    /// The player having the move has acted with the hand: the move before shows no longer as just made.
    HandActed,
    /// The right to claim is lost for this move (9.4).
    ClaimLost,
    /// Every contact turned out to be accidental: the right is as before.
    ClaimRegained,
    /// A move is made (4.7).
    Made(Move),
    /// The move made last is completed (6.2.1).
    Completed,
    /// A draw offer is open, or none.
    Offer(Option<Color>),
    /// A rejected claim binds to these moves (9.5.3).
    Bind(Binding),
    /// The game has ended.
    End(Outcome),
}

/// Moves to which a written move binds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Binding {
    pub pieces: Vec<Square>,
    pub moves: Vec<Move>,
}

impl<'a> Scene<'a> {
    pub fn new(state: &'a State, options: &'a Options) -> Scene<'a> {
        let position = state.history.position();
        let legal = position.legal_moves();
        let footprints = legal.iter().map(|&mv| footprint(position, mv)).collect();
        Scene { state, laws: &options.laws, supervision: options.supervision, legal, footprints }
    }

    pub fn position(&self) -> &Position {
        self.state.history.position()
    }

    /// Who has the move (1.3).
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    pub fn article(&self, clause: Clause) -> Option<&'static str> {
        self.laws.article(clause)
    }

    pub fn is_guided(&self) -> bool {
        self.supervision == Supervision::Guided
    }
}

impl Decision {
    /// A ruling that changes nothing.
    pub fn only(ruling: Ruling) -> Decision {
        Decision { ruling, effects: Vec::new() }
    }

    pub fn and(ruling: Ruling, effects: impl IntoIterator<Item = Effect>) -> Decision {
        Decision { ruling, effects: effects.into_iter().collect() }
    }
}
