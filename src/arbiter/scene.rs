//! All that a decision is made from.

use crate::chess::{Color, MoveList, Position, Square};
use crate::laws::{Clause, Laws};
use crate::touch::Footprint;

use super::decision::Decision;
use super::options::{Options, Supervision};
use super::ruling::RulingCode;
use super::state::State;
use super::table::footprint;

/// The state of a game at the moment of an act, with what every decision asks for worked out once.
pub(super) struct Scene<'a> {
    pub state: &'a State,
    pub laws: &'a Laws,
    pub position: &'a Position,
    /// Who has the move (1.3).
    pub turn: Color,
    pub supervision: Supervision,
    pub legal: MoveList,
    pub footprints: Vec<Footprint<Square>>,
}

impl<'a> Scene<'a> {
    #[inline(never)]
    pub fn new(state: &'a State, options: &'a Options) -> Scene<'a> {
        let position = state.history.position();
        let legal = position.legal_moves();
        let mut footprints = Vec::with_capacity(legal.len());
        for &mv in &legal {
            footprints.push(footprint(position, mv));
        }
        let (laws, supervision) = (&options.laws, options.supervision);
        Scene { state, laws, position, turn: position.turn(), supervision, legal, footprints }
    }

    /// The beginning of a decision that upholds what the player having the move did.
    #[inline(never)]
    pub fn yes(&self, code: RulingCode, clause: Option<Clause>) -> Box<Decision> {
        Decision::new(code, true, self.turn, self.article(clause))
    }

    /// The beginning of a decision that refuses it.
    #[inline(never)]
    pub fn no(&self, code: RulingCode, clause: Option<Clause>) -> Box<Decision> {
        Decision::new(code, false, self.turn, self.article(clause))
    }

    #[inline(never)]
    pub fn article(&self, clause: Option<Clause>) -> Option<&'static str> {
        self.laws.article(clause?)
    }

    pub fn is_guided(&self) -> bool {
        self.supervision == Supervision::Guided
    }
}
