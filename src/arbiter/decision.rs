//! Decisions in the making.

use crate::chess::{Color, Move, Position, Square};

use super::outcome::Outcome;
use super::ruling::{Fact, Ruling, RulingCode};
use super::table::Table;

/// A ruling, what it changes, and the decision that follows from the same act, if any.
pub(super) struct Decision {
    pub ruling: Ruling,
    pub effects: Vec<Effect>,
    pub next: Option<Box<Decision>>,
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

/// The building blocks. They pass a box along and are never inlined: a decision is built in sixty places, and each
/// would carry its own copy of all this.
impl Decision {
    #[inline(never)]
    pub fn new(code: RulingCode, upheld: bool, player: Color, article: Option<&'static str>) -> Box<Decision> {
        let ruling = Ruling { code, upheld, article, player, squares: vec![], moves: vec![], facts: vec![] };
        Box::new(Decision { ruling, effects: Vec::new(), next: None })
    }

    /// The same for another player than the one having the move.
    #[inline(never)]
    pub fn by(mut self: Box<Self>, player: Color) -> Box<Self> {
        self.ruling.player = player;
        self
    }

    #[inline(never)]
    pub fn at(mut self: Box<Self>, squares: &[Square]) -> Box<Self> {
        self.ruling.squares.extend_from_slice(squares);
        self
    }

    #[inline(never)]
    pub fn moves(mut self: Box<Self>, position: &Position, moves: &[Move]) -> Box<Self> {
        for &mv in moves {
            self.ruling.moves.push(position.uci(mv));
        }
        self
    }

    #[inline(never)]
    pub fn with(mut self: Box<Self>, name: &'static str, fact: Fact) -> Box<Self> {
        self.ruling.facts.push((name, fact));
        self
    }

    #[inline(never)]
    pub fn with_yes(self: Box<Self>, name: &'static str, value: bool) -> Box<Self> {
        self.with(name, Fact::Yes(value))
    }

    #[inline(never)]
    pub fn with_word(self: Box<Self>, name: &'static str, word: &'static str) -> Box<Self> {
        self.with(name, Fact::Word(word))
    }

    #[inline(never)]
    pub fn with_text(self: Box<Self>, name: &'static str, text: String) -> Box<Self> {
        self.with(name, Fact::Text(text))
    }

    #[inline(never)]
    pub fn with_number(self: Box<Self>, name: &'static str, value: usize) -> Box<Self> {
        self.with(name, Fact::Number(value as u32))
    }

    #[inline(never)]
    pub fn with_numbers(self: Box<Self>, name: &'static str, values: &[usize]) -> Box<Self> {
        let mut numbers = Vec::new();
        for &value in values {
            numbers.push(value as u32);
        }
        self.with(name, Fact::Numbers(numbers))
    }

    /// The same with one effect more.
    #[inline(never)]
    pub fn then(mut self: Box<Self>, effect: Effect) -> Box<Self> {
        self.effects.push(effect);
        self
    }

    /// The same, the hand having acted on the table and left it like this: the right to claim is lost by it (9.4).
    #[inline(never)]
    pub fn then_table(self: Box<Self>, table: Box<Table>) -> Box<Self> {
        self.then(Effect::Table(table)).then(Effect::HandActed).then(Effect::ClaimLost)
    }

    #[inline(never)]
    pub fn then_offer(self: Box<Self>, offer: Option<Color>) -> Box<Self> {
        self.then(Effect::Offer(offer))
    }

    /// The same, the game having ended by it.
    #[inline(never)]
    pub fn then_end(self: Box<Self>, outcome: Outcome) -> Box<Self> {
        self.then(Effect::End(Box::new(outcome)))
    }

    /// The same, followed by another decision.
    pub fn and(mut self: Box<Self>, next: Option<Box<Decision>>) -> Box<Self> {
        self.next = next;
        self
    }
}
