//! The search for a helpmate: both sides work together, the most promising position comes first, and every position
//! reached is kept, exactly and once. So when nothing is left to look at, every position that any legal series can
//! lead to has been seen, and there is no mate: the search that finds is also the closure that proves. Left out is only what
//! follows positions in which there is proved to be none.

use super::argue::Arguments;
use super::guide::{self, FARTHEST};
use super::store::{NONE, Store};
use crate::chess::{Color, Move, Position};

/// Of sixteen states so many are not the most promising one, but up to [`FAR`] - 1 steps of the estimate behind it.
const ASIDE: u32 = 4;
const FAR: usize = 16;

/// Stands for a state that has not been met on the way to a shorter line; [`NONE`] is where the first moves come from.
const UNSEEN: u32 = NONE - 1;

/// What a search has come to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// Found a mate.
    Mate,
    /// Seen everything; there is none.
    Closed,
    /// Stopped at its limit; it can go on.
    Open,
}

/// A search that can be stopped and taken up again.
pub(super) struct Search {
    root: Position,
    mater: Color,
    /// If it is one that leaves out what can be argued away.
    arguments: Option<Arguments>,
    store: Store,
    queues: [u32; FARTHEST + 1],
    /// No queue before this one holds anything.
    first: usize,
    /// Decides when; always the same, so that the answer is.
    turn: u32,
    /// The state before the mate, and the mating move.
    mate: Option<(u32, Move)>,
}

impl Search {
    /// A search for a mate by `mater` that begins with one of these moves.
    pub fn new(root: &Position, moves: &[Move], mater: Color) -> Search {
        Search::begin(root, moves, mater, None)
    }

    /// The same, leaving out what can be argued away.
    pub fn arguing(root: &Position, moves: &[Move], arguments: Arguments, mater: Color) -> Search {
        Search::begin(root, moves, mater, Some(arguments))
    }

    fn begin(root: &Position, moves: &[Move], mater: Color, arguments: Option<Arguments>) -> Search {
        let mut search = Search {
            root: *root,
            mater,
            arguments,
            store: Store::new(),
            queues: [NONE; FARTHEST + 1],
            first: 0,
            turn: 1,
            mate: None,
        };
        search.expand(root, NONE, moves);
        search
    }

    /// Goes on until something is settled or this many positions are kept.
    pub fn run(&mut self, limit: usize) -> End {
        while self.mate.is_none() {
            if self.store.len() >= limit {
                return End::Open;
            }
            let Some(id) = self.next() else { return End::Closed };
            let position = self.position(id);
            self.expand(&position, id, &position.legal_moves());
        }
        End::Mate
    }

    /// The most promising state; now and then one that promises less, lest a wrong guess keep the search in one corner
    /// of the tree.
    fn next(&mut self) -> Option<u32> {
        while *self.queues.get(self.first)? == NONE {
            self.first += 1;
        }
        self.turn = self.turn.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
        let mut place = self.first;
        if self.turn >> 16 & 15 < ASIDE {
            place += (self.turn >> 20) as usize % FAR;
        }
        loop {
            if let Some(head) = self.queues.get_mut(place)
                && let Some(id) = self.store.pop(head)
            {
                return Some(id);
            }
            place -= 1;
        }
    }

    /// How many positions have been kept.
    pub fn states(&self) -> usize {
        self.store.len()
    }

    /// Takes in what these moves lead to, or stops at a mate.
    fn expand(&mut self, position: &Position, id: u32, moves: &[Move]) {
        for &mv in moves {
            let next = position.play(mv);
            if next.is_check() && !next.has_legal_move() {
                if next.turn() == self.mater {
                    continue;
                }
                self.mate = Some((id, mv));
                return;
            }
            if next.halfmoves() == 0 && self.is_hopeless(&next) {
                continue;
            }
            if let Some(new) = self.store.insert(next.planes(), id) {
                let place = guide::estimate(&next, self.mater).min(FARTHEST);
                if let Some(queue) = self.queues.get_mut(place) {
                    self.store.push(queue, new);
                    self.first = self.first.min(place);
                }
            }
        }
    }

    /// Whether nothing that comes after a capture or a pawn move needs to be looked at.
    #[inline]
    fn is_hopeless(&mut self, next: &Position) -> bool {
        next.has_insufficient_material(self.mater)
            || self.arguments.as_mut().is_some_and(|arguments| arguments.rule_out(next))
    }

    fn position(&self, id: u32) -> Position {
        Position::from_planes(self.store.planes(id), self.root.is_chess960())
    }

    /// The moves to the mate that was found.
    pub fn line(&self) -> Option<Vec<Move>> {
        let (id, last) = self.mate?;
        self.line_through(id, last, |id| self.store.parent(id))
    }

    /// A shortest line among the positions kept.
    #[inline(never)]
    pub fn shortest(&self) -> Option<Vec<Move>> {
        let mut parents = vec![UNSEEN; self.store.len()];
        let mut queue = Vec::new();
        // What the first moves led to is known by having no parent; they come first.
        for id in 0..self.store.len() as u32 {
            if self.store.parent(id) == NONE {
                visit(&mut parents, &mut queue, id, NONE);
            }
        }
        let mut next = 0;
        while let Some(&id) = queue.get(next) {
            next += 1;
            let position = self.position(id);
            for &mv in &position.legal_moves() {
                let after = position.play(mv);
                if after.turn() != self.mater && after.is_checkmate() {
                    return self.line_through(id, mv, |id| parents.get(id as usize).copied().unwrap_or(NONE));
                }
                if let Some(known) = self.store.find(after.planes()) {
                    visit(&mut parents, &mut queue, known, id);
                }
            }
        }
        None
    }

    fn line_through(&self, mut id: u32, last: Move, parent: impl Fn(u32) -> u32) -> Option<Vec<Move>> {
        let mut line = vec![last];
        while id != NONE {
            let planes = self.store.planes(id);
            id = parent(id);
            let before = if id == NONE { self.root } else { self.position(id) };
            let leads = |mv: &&Move| before.play(**mv).planes() == planes;
            line.push(*before.legal_moves().iter().find(leads)?);
        }
        line.reverse();
        Some(line)
    }
}

/// Notes from where a state is reached, the first time.
fn visit(parents: &mut [u32], queue: &mut Vec<u32>, id: u32, from: u32) {
    if let Some(parent) = parents.get_mut(id as usize)
        && *parent == UNSEEN
    {
        *parent = from;
        queue.push(id);
    }
}
