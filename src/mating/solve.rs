//! The order in which the question is put: what is cheap first, what is certain as soon as it is worth its price.

use super::argue::Arguments;
use super::cage::{self, Look};
use super::dive::{self, Dive};
use super::line::{is_mate_by, trimmed};
use super::search::{End, Search};
use super::{Verdict, kings, opening};
use crate::chess::{Color, Move, Position};

/// More positions are never kept, whatever is asked for. With what is needed to find them again and to shorten a line
/// they take 60 MB, which are given back with the answer.
pub(super) const MOST_STATES: u64 = (1 << 20) - 256;

/// When so many positions have been kept without an answer, the board is looked at as a whole.
const BEFORE_CAGE: u64 = 4_000;
/// And when so many, once more and more closely, and in parts.
const BEFORE_CLOSER: u64 = 20_000;
/// So many positions are kept on the way to the parts.
const BEFORE_PARTS: u64 = 3_000;

/// Longer lines are shortened when somebody wants to see them.
const SHORT_LINE: usize = 12;

/// How many positions a search may keep for that, where none was needed to find the line.
const FOR_A_SHORT_LINE: usize = 4_000;

/// What was found, and at what price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whether there is such a series.
    pub verdict: Verdict,
    /// The series, when there is one.
    pub line: Option<Vec<Move>>,
    /// The positions that were looked at.
    pub nodes: u64,
}

impl Answer {
    fn no(nodes: u64) -> Answer {
        Answer { verdict: Verdict::No, line: None, nodes }
    }

    fn yes(line: Vec<Move>, nodes: u64) -> Answer {
        Answer { verdict: Verdict::Yes, line: Some(line), nodes }
    }
}

/// [`can_checkmate_from`](super::can_checkmate_from), with the price.
#[must_use]
pub fn examine(position: &Position, first: &[Move], color: Color, nodes: u64) -> Answer {
    ask(position, first, color, nodes, true)
}

/// `shown`: somebody will look at the series, so that it should not be longer than it must be.
pub(super) fn ask(position: &Position, first: &[Move], color: Color, nodes: u64, shown: bool) -> Answer {
    let mut answer = settle(position, first, color, nodes, shown);
    if shown {
        answer.line = answer.line.map(|line| trimmed(position, first, line, color));
    }
    debug_assert!(answer.line.as_ref().is_none_or(|line| is_mate_by(position, line, color)));
    answer
}

fn settle(position: &Position, first: &[Move], color: Color, nodes: u64, shown: bool) -> Answer {
    let legal = position.legal_moves();
    if legal.is_empty() {
        let mated = position.is_check() && position.turn() != color;
        return if mated { Answer::yes(Vec::new(), 1) } else { Answer::no(1) };
    }
    let may_begin = |line: &Vec<Move>| first.is_empty() || line.first().is_some_and(|mv| first.contains(mv));
    if let Some(line) = opening::line(position, color).filter(may_begin) {
        return Answer::yes(line, 1);
    }
    if position.has_insufficient_material(color) || kings::only_kings_move(position) {
        return Answer::no(1);
    }
    // Where the side not to move is in check its king could be taken, which is no move (1.4.1).
    let enemy_king = position.board().king(!position.turn());
    let begins = if first.is_empty() { &legal } else { first };
    let moves: Vec<Move> = begins.iter().copied().filter(|mv| mv.to != enemy_king).collect();
    let mut walk = Dive::new(color, nodes);
    for corner in dive::corners(position, color) {
        if let Some(line) = walk.run(position, &moves, corner) {
            let line = if shown { shortened(position, &moves, color, line) } else { line };
            return Answer::yes(line, walk.nodes());
        }
    }
    search(position, &moves, color, Price { nodes, spent: walk.nodes(), shown })
}

/// A walk strays; a short search mostly finds a straighter line.
fn shortened(position: &Position, moves: &[Move], color: Color, line: Vec<Move>) -> Vec<Move> {
    if line.len() <= SHORT_LINE {
        return line;
    }
    let mut search = Search::new(position, moves, color);
    let found = if search.run(FOR_A_SHORT_LINE) == End::Mate { search.shortest() } else { None };
    found.filter(|other| other.len() < line.len()).unwrap_or(line)
}

/// What a search may still cost, and what for.
struct Price {
    nodes: u64,
    spent: u64,
    shown: bool,
}

#[inline(never)]
fn search(position: &Position, moves: &[Move], color: Color, Price { nodes, mut spent, shown }: Price) -> Answer {
    let budget = nodes.saturating_sub(spent).min(MOST_STATES);
    let mut search = Search::new(position, moves, color);
    let mut end = search.run(budget.min(BEFORE_CAGE) as usize);
    if end == End::Open && budget > BEFORE_CAGE {
        if matches!(cage::look(position, color, false), Look::Safe) {
            return Answer::no(spent + search.states() as u64);
        }
        end = search.run(budget.min(BEFORE_CLOSER) as usize);
    }
    if end == End::Open && budget > BEFORE_CLOSER + BEFORE_PARTS && cage::is_locked(position) {
        let (closed, seen) = close_in_parts(position, moves, color);
        spent += seen;
        if closed {
            return Answer::no(spent + search.states() as u64);
        }
        end = search.run(budget.saturating_sub(seen) as usize);
    } else if end == End::Open {
        end = search.run(budget as usize);
    }
    let nodes = spent + search.states() as u64;
    match end {
        End::Mate => {
            let found = search.line();
            let long = found.as_ref().is_some_and(|line| line.len() > SHORT_LINE);
            let shorter = if shown && long { search.shortest() } else { None };
            match shorter.or(found) {
                Some(line) => Answer::yes(line, nodes),
                None => Answer { verdict: Verdict::Unknown, line: None, nodes },
            }
        }
        End::Closed => Answer::no(nodes),
        End::Open => Answer { verdict: Verdict::Unknown, line: None, nodes },
    }
}

/// Whether arguments prove that `color` cannot checkmate, at once or for all that captures and pawn moves lead to; and
/// how many positions were kept on the way.
#[inline(never)]
fn close_in_parts(position: &Position, moves: &[Move], color: Color) -> (bool, u64) {
    let mut arguments = Arguments::new(color);
    if arguments.rule_out(position) {
        return (true, 0);
    }
    let mut parts = Search::arguing(position, moves, arguments, color);
    (parts.run(BEFORE_PARTS as usize) == End::Closed, parts.states() as u64)
}
