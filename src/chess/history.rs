//! A series of moves from a first position, and what only the series knows: repetitions.

use super::{Move, Position};

/// A first position and the moves made from it.
///
/// # Examples
/// ```
/// use adoube::chess::{History, Position};
/// let mut history = History::new(Position::default());
/// for san in ["Nf3", "Nf6", "Ng1", "Ng8"] {
///     history.push(history.position().read_move(san)?);
/// }
/// assert_eq!(history.occurrences(history.position()), [0, 4]);
/// # Ok::<(), adoube::chess::ReadMoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct History {
    /// Each position with its repetition key, oldest first; never empty.
    first: Position,
    first_key: u64,
    steps: Vec<Step>,
}

#[derive(Clone, Debug)]
struct Step {
    mv: Move,
    position: Position,
    key: u64,
    /// It is no legal move, but what lay on the board when the move was completed.
    irregular: bool,
}

impl History {
    /// A history that begins here. The first position counts as its first occurrence.
    #[must_use]
    pub fn new(first: Position) -> History {
        History { first, first_key: first.repetition_key(), steps: Vec::new() }
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.steps.last().map_or(&self.first, |step| &step.position)
    }

    /// The first position.
    #[must_use]
    pub fn first(&self) -> &Position {
        &self.first
    }

    /// The number of moves made.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.steps.len()
    }

    /// The moves, each with the position before it.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (&Position, Move)> + '_ {
        let before = core::iter::once(&self.first).chain(self.steps.iter().map(|step| &step.position));
        before.zip(self.steps.iter().map(|step| step.mv)).collect::<Vec<_>>().into_iter()
    }

    /// The last move, with the position before it.
    #[must_use]
    pub fn last(&self) -> Option<(&Position, Move)> {
        let (last, earlier) = self.steps.split_last()?;
        Some((earlier.last().map_or(&self.first, |step| &step.position), last.mv))
    }

    /// Makes a move, which must be legal in the position now.
    pub fn push(&mut self, mv: Move) {
        let position = self.position().play(mv);
        self.steps.push(Step { mv, position, key: position.repetition_key(), irregular: false });
    }

    /// Goes on from a position that no legal move led to. The move says which piece went from where to where; one that
    /// goes nowhere stands for no move at all.
    pub fn push_irregular(&mut self, mv: Move, position: Position) {
        self.steps.push(Step { mv, position, key: position.repetition_key(), irregular: true });
    }

    /// Whether the move at this place, the first being 0, is no legal move.
    #[must_use]
    pub fn is_irregular(&self, index: usize) -> bool {
        self.steps.get(index).is_some_and(|step| step.irregular)
    }

    /// The move at this place, the first being 0, with the position before it.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<(&Position, Move)> {
        let mv = self.steps.get(index)?.mv;
        let before = index.checked_sub(1).and_then(|before| self.steps.get(before));
        Some((before.map_or(&self.first, |step| &step.position), mv))
    }

    /// The texts of the move at this place, UCI and SAN, also where it is no legal move.
    #[must_use]
    pub fn texts(&self, index: usize) -> Option<(String, String)> {
        let (before, mv) = self.step(index)?;
        Some(if self.is_irregular(index) {
            (mv.irregular_uci(), mv.irregular_san())
        } else {
            (before.uci(mv), before.san(mv))
        })
    }

    /// Takes back all moves but the first so many.
    pub fn truncate(&mut self, plies: usize) {
        self.steps.truncate(plies);
    }

    /// Takes the last move back.
    pub fn pop(&mut self) -> Option<Move> {
        self.steps.pop().map(|step| step.mv)
    }

    /// The positions so far, by ply: 0 is the first position.
    pub fn positions(&self) -> impl Iterator<Item = (usize, &Position)> + '_ {
        core::iter::once(&self.first).chain(self.steps.iter().map(|step| &step.position)).enumerate()
    }

    /// The same from this ply on.
    pub fn positions_from(&self, ply: usize) -> impl Iterator<Item = (usize, &Position)> + '_ {
        let first = (ply == 0).then_some((0, &self.first));
        let steps = (1..).zip(self.steps.iter().map(|step| &step.position)).skip(ply.saturating_sub(1));
        first.into_iter().chain(steps)
    }

    /// The plies at which a position has stood on the board (9.2.3), oldest first; 0 is the first position.
    ///
    /// The position need not be the one now: a claim with a written move asks about one that is still to come.
    #[must_use]
    pub fn occurrences(&self, position: &Position) -> Vec<usize> {
        let key = position.repetition_key();
        // Before the last capture or pawn move nothing can be the same; the counter of a first position from a FEN may
        // be larger than what is known here.
        let ply = self.ply();
        let reach = ply.saturating_sub(position.halfmoves() as usize);
        let mut plies = Vec::new();
        if reach == 0 && self.first_key == key && self.first.same_position(position) {
            plies.push(0);
        }
        for (ply, step) in (1..).zip(&self.steps).skip(reach.saturating_sub(1)) {
            if step.key == key && step.position.same_position(position) {
                plies.push(ply);
            }
        }
        plies
    }
}
