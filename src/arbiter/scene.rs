//! All that a decision is made from.

use crate::chess::{Color, MoveList, Position, Square};
use crate::laws::{Clause, Laws, Paced};
use crate::touch::Footprint;

use super::decision::Decision;
use super::options::{Supervision, Terms};
use super::ruling::RulingCode;
use super::state::State;
use super::table::{Table, footprint};

/// The state of a game at the moment of an act, with what every decision asks for worked out once.
pub(super) struct Scene<'a> {
    pub state: &'a State,
    pub terms: &'a Terms,
    pub laws: &'a Laws,
    pub position: &'a Position,
    pub table: &'a Table,
    /// Who has the move (1.3).
    pub turn: Color,
    pub legal: MoveList,
    pub footprints: Vec<Footprint<Square>>,
}

impl<'a> Scene<'a> {
    #[inline(never)]
    pub fn new(state: &'a State, terms: &'a Terms) -> Scene<'a> {
        Scene::with(state, terms, state.history.position(), &state.table)
    }

    /// The same for another position and table than those of the state: before a move that is objected to, or after
    /// one that hands have yet to make.
    #[inline(never)]
    pub fn with(state: &'a State, terms: &'a Terms, position: &'a Position, table: &'a Table) -> Scene<'a> {
        let legal = position.legal_moves();
        let mut footprints = Vec::with_capacity(legal.len());
        for &mv in &legal {
            footprints.push(footprint(position, mv));
        }
        Scene { state, terms, laws: &terms.laws, position, table, turn: position.turn(), legal, footprints }
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
        self.laws.article(clause?, self.terms.pace)
    }

    pub fn is_guided(&self) -> bool {
        self.terms.supervision == Supervision::Guided
    }

    pub fn is_claims(&self) -> bool {
        self.terms.supervision == Supervision::Claims
    }

    /// What holds at the pace of this game.
    pub fn paced(&self) -> &Paced {
        self.laws.at(self.terms.pace)
    }

    pub fn has_clock(&self) -> bool {
        self.state.clock.is_some()
    }
}
