//! The state of a game, and the one place that changes it.

use crate::chess::{Color, History, Move, Position, Square};
use crate::clock::{Clock, TimeControl};

use super::decision::Effect;
use super::obligation::ObligationKind;
use super::options::Prior;
use super::outcome::Outcome;
use super::ruling::Offence;
use super::table::Table;
use crate::laws::Clause;

/// Everything that the acts so far have led to.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub history: History,
    pub table: Table,
    /// Whose move is made and not yet completed.
    pub pending: Option<Color>,
    /// The player having the move has not yet acted with the hand.
    pub just_made: bool,
    pub offer: Option<Color>,
    pub last_offer: Option<Color>,
    pub touched: bool,
    pub binding: Option<Binding>,
    /// An illegal move was taken back and must be replaced (7.5.1).
    pub replacing: bool,
    /// The place of each player's last move, while the own clock has not been pressed after it; the reply may come
    /// before the press (6.2.2).
    pub unpressed: [Option<usize>; 2],
    pub illegal: [u32; 2],
    pub warnings: [u32; 2],
    /// What stands until somebody objects, oldest first.
    pub standing: Vec<Standing>,
    pub accident: Option<Accident>,
    pub two_hands: [bool; 2],
    pub paused: bool,
    pub sealed: Option<Sealed>,
    pub waiting: Option<Waiting>,
    pub written: Option<String>,
    /// The place of the move after which the arbiter found an illegal position (A.5.4).
    pub illegal_position: Option<usize>,
    pub clock: Option<Clock>,
    /// Whose flag fell first.
    pub first_fallen: Option<Color>,
    /// What each mover's clock showed: after the press, else when the move was made.
    pub remaining: Vec<i64>,
    /// The time of the last act that had one.
    pub at: u64,
    pub outcome: Option<Outcome>,
    /// Positions before the first one.
    pub prior: Vec<Position>,
}

/// Moves that bind, whatever else is touched: a written move, or a move that was half made when it became illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Binding {
    pub kind: ObligationKind,
    pub clause: Clause,
    pub pieces: Vec<Square>,
    pub moves: Vec<Move>,
}

/// A breach of touch-move or an illegal move that stands on the board (4.8, A.5.2).
#[derive(Clone, Debug)]
pub(super) struct Standing {
    /// The place of the move.
    pub index: usize,
    /// `None`: the move was legal, but something else was touched.
    pub offence: Option<Offence>,
    /// The table as the hand had left it, to be put back.
    pub table: Table,
    pub binding: Option<Binding>,
    /// For a pawn left on the last rank: the promotion to a queen.
    pub queen: Option<Move>,
}

/// A contact that was said to be accidental.
#[derive(Clone, Debug)]
pub(super) struct Accident {
    /// The number of moves made then.
    pub ply: usize,
    /// The table before it was said.
    pub table: Table,
}

/// A sealed move.
#[derive(Clone, Debug)]
pub(super) struct Sealed {
    pub by: Color,
    pub text: String,
}

/// What waits for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waiting {
    NormalMeans { by: Color },
    Accident { by: Color },
    ColorsReversed,
}

impl Binding {
    pub fn to(kind: ObligationKind, clause: Clause, moves: &[Move]) -> Binding {
        let mut pieces = Vec::new();
        for mv in moves {
            if !pieces.contains(&mv.from) {
                pieces.push(mv.from);
            }
        }
        Binding { kind, clause, pieces, moves: moves.to_vec() }
    }
}

impl State {
    /// The clock of the player to move runs from the start; no press starts it.
    pub fn new(first: Position, time_control: Option<TimeControl>, prior: &Prior) -> State {
        let clock = time_control.map(|time_control| {
            let mut clock = Clock::taken_over(time_control, first.moves_made());
            clock.start(first.turn() as usize, 0);
            clock
        });
        State {
            history: History::new(first),
            table: Table::default(),
            pending: None,
            just_made: false,
            offer: None,
            last_offer: prior.last_draw_offer_by,
            touched: false,
            binding: None,
            replacing: false,
            unpressed: [None; 2],
            illegal: prior.illegal_moves,
            warnings: [0; 2],
            standing: Vec::new(),
            accident: None,
            two_hands: [false; 2],
            paused: false,
            sealed: None,
            waiting: None,
            written: None,
            illegal_position: None,
            clock,
            first_fallen: None,
            remaining: Vec::new(),
            at: 0,
            outcome: None,
            prior: prior.positions.clone(),
        }
    }

    /// How often a position has stood on the board (9.2.3), and at which plies of this game.
    #[inline(never)]
    pub fn occurrences(&self, position: &Position) -> (usize, Vec<usize>) {
        let plies = self.history.occurrences(position);
        // What came before the first position is a fact brought along, whatever the counter of its FEN says: after an
        // irreversible move no position is the same as one before it.
        let before = self.prior.iter().filter(|one| one.same_position(position)).count();
        (before + plies.len(), plies)
    }

    pub fn apply_all(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            self.apply(effect);
        }
    }

    #[inline(never)]
    pub fn apply(&mut self, effect: Effect) {
        match effect {
            Effect::Table(table) => self.table = *table,
            Effect::HandActed => self.just_made = false,
            Effect::Touched(touched) => self.touched = touched,
            Effect::Made(mv) => {
                self.before_move();
                self.history.push(mv);
                self.after_move();
            }
            Effect::Irregular(mv, position) => {
                self.before_move();
                self.history.push_irregular(mv, *position);
                self.after_move();
            }
            Effect::Pressed(by) => self.press(by),
            Effect::Offer(offer) => {
                self.offer = offer;
                self.last_offer = offer.or(self.last_offer);
            }
            Effect::Bind(binding) => self.binding = Some(*binding),
            Effect::Stands(standing) => self.standing.push(*standing),
            Effect::Replace(table) => {
                self.table = *table;
                self.replacing = true;
                self.just_made = false;
            }
            Effect::Restore { ply, table, binding, replacing } => {
                self.restore(ply, *table, binding.map(|binding| *binding));
                self.replacing = replacing;
            }
            Effect::Count(by) => self.illegal[by as usize] += 1,
            Effect::Warn(by) => self.warnings[by as usize] += 1,
            Effect::Time(color, time) => {
                if let Some(clock) = &mut self.clock {
                    clock.add(color as usize, time);
                }
                self.notice_flags();
            }
            Effect::TakeBack(color) => {
                if let Some(clock) = &mut self.clock {
                    clock.take_back_increment(color as usize);
                }
            }
            Effect::SetClock(times) => {
                if let Some(clock) = &mut self.clock {
                    for (side, time) in times.into_iter().enumerate() {
                        if let Some(time) = time {
                            clock.set(side, time);
                        }
                    }
                }
                self.first_fallen = None;
                self.notice_flags();
            }
            Effect::Pause => {
                self.paused = true;
                if let Some(clock) = &mut self.clock {
                    clock.pause(self.at);
                }
            }
            Effect::Resume => {
                self.paused = false;
                if let Some(clock) = &mut self.clock {
                    clock.resume(self.at);
                }
            }
            Effect::Start(color) => {
                if let Some(clock) = &mut self.clock {
                    clock.start(color as usize, self.at);
                }
            }
            Effect::TwoHands(by) => self.two_hands[by as usize] = true,
            Effect::Seal(sealed) => self.sealed = Some(*sealed),
            Effect::Unseal => self.sealed = None,
            Effect::Fallen(color) => self.first_fallen = self.first_fallen.or(Some(color)),
            Effect::Wait(waiting) => self.waiting = waiting,
            Effect::Written(text) => self.written = text,
            Effect::IllegalPosition(found) => self.illegal_position = found,
            Effect::Accident(accident) => self.accident = accident.map(|accident| *accident),
            Effect::End(outcome) => {
                // A move that ends the game is completed by that (6.2.1.1); an offer ends with the game (9.1.2).
                self.outcome = Some(*outcome);
                self.pending = None;
                self.offer = None;
                self.sealed = None;
                self.waiting = None;
                self.table = Table::default();
                if let Some(clock) = &mut self.clock {
                    clock.pause(self.at);
                }
            }
        }
    }

    /// The opponent's reply completes the move before it (6.2.1.2).
    #[inline(never)]
    fn before_move(&mut self) {
        let mover = self.history.position().turn();
        if let (Some(before), Some(clock)) = (self.pending, &mut self.clock) {
            clock.complete(before as usize);
        }
        self.pending = Some(mover);
        self.unpressed[mover as usize] = Some(self.history.ply());
        self.remaining.push(self.clock.as_ref().map_or(0, |clock| clock.remaining(mover as usize)));
    }

    #[inline(never)]
    fn after_move(&mut self) {
        self.table = Table::default();
        self.just_made = true;
        self.touched = false;
        self.binding = None;
        self.replacing = false;
        self.written = None;
        // What was found illegal is looked at once more after the next completed move (A.5.4), and then forgotten.
        let ply = self.history.ply();
        self.illegal_position = self.illegal_position.filter(|&found| ply <= found + 1);
    }

    #[inline(never)]
    fn press(&mut self, by: Color) {
        let index = self.unpressed[by as usize].take();
        self.two_hands[by as usize] = false;
        let pending = self.pending == Some(by);
        if pending {
            self.pending = None;
            self.just_made = false;
        }
        if let Some(clock) = &mut self.clock {
            if clock.press(by as usize, self.at).is_none() && pending {
                clock.complete(by as usize);
            }
            if let Some(shown) = index.and_then(|index| self.remaining.get_mut(index)) {
                *shown = clock.remaining(by as usize);
            }
        }
    }

    /// The position before a move is put back, with what had been touched then (7.5.1, 4.8).
    #[inline(never)]
    fn restore(&mut self, ply: usize, table: Table, binding: Option<Binding>) {
        // All moves before the one taken back are completed.
        let before = self.history.step(ply).map_or(self.history.position(), |(before, _)| before);
        let (turn, completed) = (before.turn(), before.moves_made());
        let gained = self.unpressed[turn as usize].is_none_or(|index| index < ply);
        if let Some(clock) = &mut self.clock {
            for (side, moves) in completed.into_iter().enumerate() {
                clock.recount(side, moves);
            }
            if gained {
                clock.take_back_increment(turn as usize);
            }
        }
        self.history.truncate(ply);
        self.remaining.truncate(ply);
        self.standing.retain(|standing| standing.index < ply);
        for unpressed in &mut self.unpressed {
            *unpressed = unpressed.filter(|&index| index < ply);
        }
        self.touched = !table.contacts.is_empty();
        self.table = table;
        self.binding = binding;
        self.pending = None;
        self.just_made = false;
        self.two_hands = [false; 2];
        self.illegal_position = None;
        self.written = None;
        self.outcome = None;
        self.paused = false;
        self.accident = None;
        if let Some(clock) = &mut self.clock {
            clock.start(turn as usize, self.at);
        }
    }

    /// Time goes on to this moment.
    pub fn pass_time(&mut self, at: u64) {
        self.at = at;
        if let Some(clock) = &mut self.clock {
            clock.advance(at);
        }
        self.notice_flags();
    }

    fn notice_flags(&mut self) {
        if let (None, Some(clock)) = (self.first_fallen, &self.clock) {
            self.first_fallen = Color::ALL.into_iter().find(|&color| clock.fallen(color as usize));
        }
    }
}
