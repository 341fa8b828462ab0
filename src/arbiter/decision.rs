//! Decisions in the making.

use crate::chess::{Color, Move, Position, Square};

use super::outcome::Outcome;
use super::ruling::{Fact, Ruling, RulingCode};
use super::state::{Accident, Binding, Sealed, Standing, Waiting};
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
    /// Whether a piece has been touched as in 4.3 since the player got the move.
    Touched(bool),
    /// A move is made (4.7).
    Made(Move),
    /// Something that is no legal move is completed, and stands.
    Irregular(Move, Box<Position>),
    /// A player has pressed the clock after a move: that move is completed, if it was not yet (6.2.1).
    Pressed(Color),
    /// A draw offer is open, or none.
    Offer(Option<Color>),
    /// Only these moves may be played.
    Bind(Box<Binding>),
    /// The move just made may be objected to.
    Stands(Box<Standing>),
    /// The board is as before the illegal move, which must be replaced (7.5.1).
    Replace(Box<Table>),
    /// The position at a ply is put back, with what had been touched then; `replacing`: the move made there was illegal
    /// and must be replaced (7.5.1).
    Restore { ply: usize, table: Box<Table>, binding: Option<Box<Binding>>, replacing: bool },
    /// An illegal move is counted (7.5.5).
    Count(Color),
    /// A warning is given (12.9).
    Warn(Color),
    /// Time is given, or taken when negative.
    Time(Color, i64),
    /// The increment that the latest press gave is taken back.
    TakeBack(Color),
    /// The arbiter sets the clocks.
    SetClock([Option<i64>; 2]),
    /// Both clocks are stopped.
    Pause,
    /// The clock that ran runs again.
    Resume,
    /// This player's clock runs, without a move.
    Start(Color),
    /// Two hands are being used for the move.
    TwoHands(Color),
    /// A move is sealed.
    Seal(Box<Sealed>),
    /// The envelope is open.
    Unseal,
    /// A flag was seen to fall while something else must be decided first.
    Fallen(Color),
    /// Something waits for the arbiter, or nothing does.
    Wait(Option<Waiting>),
    /// A move has been written before it is made.
    Written(Option<String>),
    /// The arbiter has found an illegal position (A.5.4), or it is gone.
    IllegalPosition(Option<usize>),
    /// A contact was said to be accidental.
    Accident(Option<Box<Accident>>),
    /// The game has ended.
    End(Box<Outcome>),
}

/// The building blocks. They pass a box along and are never inlined: a decision is built in sixty places, and each
/// would carry its own copy of all this.
impl Decision {
    #[inline(never)]
    pub fn new(code: RulingCode, upheld: bool, player: Color, article: Option<&'static str>) -> Box<Decision> {
        let (squares, moves, facts) = (Vec::new(), Vec::new(), Vec::new());
        let ruling = Ruling { code, upheld, article, player, squares, moves, clock: [0; 2], facts };
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
    pub fn with_move(mut self: Box<Self>, uci: String) -> Box<Self> {
        self.ruling.moves.push(uci);
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

    #[inline(never)]
    pub fn with_time(self: Box<Self>, name: &'static str, time: i64) -> Box<Self> {
        self.with(name, Fact::Time(time))
    }

    /// The same with time given to a player, or taken when negative.
    #[inline(never)]
    pub fn then_time(mut self: Box<Self>, clocked: bool, color: Color, time: i64) -> Box<Self> {
        if time == 0 {
            return self;
        }
        if clocked {
            self.ruling.clock[color as usize] += time;
        }
        self.with_time("time", time).then(Effect::Time(color, time))
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
        self.then(Effect::Table(table)).then(Effect::HandActed).then(Effect::Touched(true))
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

    /// Whether the game is over by this decision.
    pub fn ends(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::End(_)))
    }

    /// The same, followed by another decision.
    #[inline(never)]
    pub fn and(mut self: Box<Self>, next: Option<Box<Decision>>) -> Box<Self> {
        match &mut self.next {
            None => self.next = next,
            Some(_) => {
                let later = self.next.take();
                self.next = later.map(|later| later.and(next));
            }
        }
        self
    }
}
