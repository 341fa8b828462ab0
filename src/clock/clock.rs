//! The clock: two times, of which at most one runs.

use super::millis::between;
use super::{DelayKind, Millis, Moment, Stage, TimeControl};

/// The time of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Face {
    remaining: Millis,
    completed: u32,
    fallen: bool,
    /// The increment that the latest press gave and that has not been taken back.
    given: Millis,
}

impl Face {
    #[inline(never)]
    fn change(&mut self, by: Millis) {
        self.remaining = self.remaining.saturating_add(by);
        self.fallen |= self.remaining <= 0;
    }
}

/// From the start of a side's clock to its stop; a pause does not end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    side: usize,
    /// How long the clock has run in it, the delay included.
    used: Millis,
}

/// A chess clock to which the time is told.
///
/// A side is a number: 0 is the first player to move (White), 1 the second (Black); of any other number only the last
/// bit counts. Every moment `at` is counted from the beginning of the game and should not be earlier than the one
/// before: the clock takes an earlier one for "no time has passed". Sums stop at the bounds of the number; nothing
/// panics.
///
/// Equality: the same time control, and the same state in every respect.
///
/// # Laws
/// 6.2.1 (the press), 6.3.1 (periods and increments), 6.3.2 (time saved is kept for the next period; delays), 6.10.2
/// and 7.1 (the arbiter sets the clock), 6.11 (pauses). Whether a fallen flag counts (6.8, 6.9) is not the clock's to say.
///
/// # Examples
/// ```
/// use adoube::clock::{Clock, TimeControl};
/// if let Some(control) = TimeControl::read("300+3")? {
///     let mut clock = Clock::new(control);
///     clock.start(0, 0);
///     clock.press(0, 10_000);
///     assert_eq!(clock.remaining(0), 293_000);
///     assert_eq!(clock.running(), Some(1));
/// }
/// # Ok::<(), adoube::clock::TimeControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    faces: [Face; 2],
    turn: Option<Turn>,
    paused: bool,
    now: Moment,
}

impl Clock {
    /// A clock that shows the first period to both sides and does not run.
    #[must_use]
    pub fn new(control: TimeControl) -> Clock {
        let face = Face { remaining: control.allotted(1), completed: 0, fallen: false, given: 0 };
        Clock { control, faces: [face; 2], turn: None, paused: false, now: 0 }
    }

    /// The same for a game taken over when each side had completed so many moves: a side is in the period that these have
    /// reached, with the time of that period.
    #[must_use]
    pub fn taken_over(control: TimeControl, completed: [u32; 2]) -> Clock {
        let mut clock = Clock::new(control);
        for (side, completed) in completed.into_iter().enumerate() {
            let remaining = clock.time_of_stage(completed);
            let face = clock.face(side);
            (face.completed, face.remaining) = (completed, remaining);
        }
        clock
    }

    // ── time

    /// Lets time pass until this moment: it is taken from the side whose clock runs.
    #[inline(never)]
    pub fn advance(&mut self, at: Moment) {
        let passed = between(self.now, at);
        self.now = self.now.max(at);
        let Some(turn) = self.turn.filter(|_| !self.paused) else { return };
        let delay = match self.stage(turn.side).period {
            period if period.delay_kind == DelayKind::Simple => period.delay,
            _ => 0,
        };
        let used = turn.used.saturating_add(passed);
        let taken = (used - delay).max(0) - (turn.used - delay).max(0);
        self.turn = Some(Turn { used, ..turn });
        self.face(turn.side).change(-taken);
    }

    /// Starts the clock of a side and stops the other, without completing a move: at the beginning of the game, or when
    /// the arbiter gives the move back. The turn begins anew, with its full delay; but a turn of this side that is under
    /// way, running or paused, goes on.
    pub fn start(&mut self, side: usize, at: Moment) {
        self.advance(at);
        let side = side & 1;
        if self.turn.is_none_or(|turn| turn.side != side) {
            self.turn = Some(Turn { side, used: 0 });
        }
        self.paused = false;
    }

    /// Stops both clocks (6.11).
    pub fn pause(&mut self, at: Moment) {
        self.advance(at);
        self.paused = true;
    }

    /// Starts again the clock that ran when the clocks were paused; what was left of the delay is still left.
    pub fn resume(&mut self, at: Moment) {
        self.advance(at);
        self.paused = false;
    }

    // ── moves

    /// A side presses its clock (6.2.1): the move counts as completed, the side gets what the period gives for a move,
    /// and the other clock starts. When the moves of the period are complete, the next one begins and adds its time.
    ///
    /// Returns the increment, or under Bronstein what is given back. Where the side's clock did not run, the press
    /// moves no lever: only the time passes, and the answer is `None`.
    ///
    /// A flag that fell before stays fallen, whatever the press adds.
    pub fn press(&mut self, side: usize, at: Moment) -> Option<Millis> {
        self.advance(at);
        let side = side & 1;
        let turn = self.turn.filter(|turn| turn.side == side && !self.paused)?;
        let period = self.stage(side).period;
        let back = match period.delay_kind {
            DelayKind::Simple => 0,
            DelayKind::Bronstein => period.delay.min(turn.used),
        };
        let gain = period.increment.saturating_add(back);
        self.complete(side);
        let face = self.face(side);
        face.given = period.increment;
        face.change(gain);
        self.turn = Some(Turn { side: side ^ 1, used: 0 });
        Some(gain)
    }

    /// A move is completed without a press: it ended the game, or the player has made his next move (6.2.1). The clock
    /// runs on as it did, and no increment is given.
    #[inline(never)]
    pub fn complete(&mut self, side: usize) {
        let completed = self.completed(side).saturating_add(1);
        self.recount(side, completed);
        self.face(side).given = 0;
    }

    /// Corrects the move counter (7.1). Periods that begin by it add their time, those that have not begun by it lose it
    /// again.
    pub fn recount(&mut self, side: usize, completed: u32) {
        let before = self.control.allotted(self.stage(side).number);
        let after = self.control.allotted(self.control.stage(completed).number);
        let face = self.face(side);
        face.completed = completed;
        face.change(after.saturating_sub(before));
    }

    /// Takes back the increment that the latest press of this side gave: it completed an illegal move. What Bronstein
    /// gave back was no gain and stays. Returns what was taken; nothing the second time.
    pub fn take_back_increment(&mut self, side: usize) -> Millis {
        let face = self.face(side);
        let given = core::mem::take(&mut face.given);
        face.change(-given);
        given
    }

    // ── the arbiter's hand

    /// Sets the time of a side (6.10.2, 7.1). The flag is up again when there is time.
    pub fn set(&mut self, side: usize, remaining: Millis) {
        let face = self.face(side);
        face.remaining = remaining;
        face.fallen = remaining <= 0;
    }

    /// Gives time to a side, or takes it when negative (7.5.5, 9.5.3, 12.9). A fallen flag stays fallen.
    pub fn add(&mut self, side: usize, time: Millis) {
        self.face(side).change(time);
    }

    // ── what it shows, as of the latest moment told

    /// The time left. Zero or less once the flag has fallen, unless time was added since.
    #[must_use]
    pub fn remaining(&self, side: usize) -> Millis {
        self.faces[side & 1].remaining
    }

    /// Whether the flag has fallen: the time was used up at some moment since the start or the latest
    /// [`set`](Clock::set).
    #[must_use]
    pub fn fallen(&self, side: usize) -> bool {
        self.faces[side & 1].fallen
    }

    /// The number of the period in which the side is, the first being 1. A last period that repeats counts on.
    #[must_use]
    pub fn period(&self, side: usize) -> u32 {
        self.stage(side).number
    }

    /// The moves that the side has yet to complete in its period; `None` in one that lasts to the end of the game.
    #[must_use]
    pub fn moves_to_go(&self, side: usize) -> Option<u32> {
        self.stage(side).moves_to_go
    }

    /// Whether the side has completed earlier periods and not yet used up their time.
    #[must_use]
    pub fn has_saved_time(&self, side: usize) -> bool {
        let completed = self.completed(side);
        self.control.stage(completed).number > 1 && self.remaining(side) >= self.time_of_stage(completed)
    }

    /// The moves that count as completed.
    #[must_use]
    pub fn completed(&self, side: usize) -> u32 {
        self.faces[side & 1].completed
    }

    /// The side whose clock runs; `None` before the start and in a pause.
    #[must_use]
    pub fn running(&self) -> Option<usize> {
        self.turn.filter(|_| !self.paused).map(|turn| turn.side)
    }

    /// Whether the clocks are paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// What the clock was set for.
    #[must_use]
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The time that the period reached by so many moves has given.
    fn time_of_stage(&self, completed: u32) -> Millis {
        let number = self.control.stage(completed).number;
        self.control.allotted(number) - self.control.allotted(number.saturating_sub(1))
    }

    fn face(&mut self, side: usize) -> &mut Face {
        &mut self.faces[side & 1]
    }

    #[inline(never)]
    fn stage(&self, side: usize) -> Stage {
        self.control.stage(self.completed(side))
    }
}
