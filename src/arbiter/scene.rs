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
    pub ruling: Box<Ruling>,
    pub effects: Vec<Effect>,
}

/// A change of the state. There are no others.
pub(super) enum Effect {
    /// The table lies like this now.
    Table(Box<Table>),
    /// The player having the move has acted with the hand: the move before shows no longer as just made.
    HandActed,
    /// The right to claim is lost for this move (9.4).
    ClaimLost,
    /// Every contact turned out to be accidental: the right is as before.
    ClaimRegained,
    /// A move is made (4.7).
    Made(Move),
    /// A player has pressed the clock after a move: that move is completed, if it was not yet (6.2.1).
    Pressed(Color),
    /// A draw offer is open, or none.
    Offer(Option<Color>),
    /// A rejected claim binds to these moves (9.5.3).
    Bind(Box<Binding>),
    /// The game has ended.
    End(Box<Outcome>),
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
        let mut footprints = Vec::with_capacity(legal.len());
        for &mv in &legal {
            footprints.push(footprint(position, mv));
        }
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
    #[inline(never)]
    pub fn only(ruling: Box<Ruling>) -> Decision {
        Decision { ruling, effects: Vec::new() }
    }

    /// The same with one effect more.
    #[inline(never)]
    pub fn then(mut self, effect: Effect) -> Decision {
        self.effects.push(effect);
        self
    }

    /// The same, the hand having acted on the table and left it like this: the right to claim is lost by it (9.4).
    #[inline(never)]
    pub fn then_table(self, table: Box<Table>) -> Decision {
        self.then(Effect::Table(table)).then(Effect::HandActed).then(Effect::ClaimLost)
    }
}
