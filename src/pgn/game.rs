//! A game as PGN knows it: tags, a tree of moves, a result.

use super::error::PgnError;
use crate::chess::{Notated, Position};

/// What a game ended with, as PGN writes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: not over, not known, or none of the others.
    #[default]
    Unknown,
}

impl Outcome {
    /// Its four marks, in the order of the variants.
    const MARKS: [&'static str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

    /// The mark of the export format.
    #[must_use]
    pub fn mark(self) -> &'static str {
        Self::MARKS.get(self as usize).copied().unwrap_or("*")
    }

    /// Reads a mark of the export format.
    #[must_use]
    pub fn from_mark(mark: &str) -> Option<Outcome> {
        Some(match mark {
            "1-0" => Outcome::WhiteWins,
            "0-1" => Outcome::BlackWins,
            "1/2-1/2" => Outcome::Draw,
            "*" => Outcome::Unknown,
            _ => return None,
        })
    }
}

/// A tag pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name, as it is written.
    pub name: String,
    /// Its value, without the escapes.
    pub value: String,
}

/// What people add to a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Numeric annotation glyphs, in order.
    pub nags: Vec<u8>,
    /// The comment that opens a variation, on its first move. Several are parted by line feeds.
    pub comment_before: String,
    /// The comment after the move, without typed commands. Several are parted by line feeds.
    pub comment: String,
    /// `%clk`: what the player's clock showed after the move, in milliseconds.
    pub clock: Option<u64>,
    /// `%emt`: the time that the move took, in milliseconds.
    pub elapsed: Option<u64>,
    /// `%eval`, as it is written: `0.17`, `#-3`, `2.5,11`.
    pub eval: String,
    /// `%csl` and `%cal`: a letter for the colour and one square or two, `Rd4`, `Gd2d4`.
    pub shapes: Vec<String>,
}

/// A move of the tree, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move; `None` is the null move, by which a player passes in an analysis.
    pub mv: Option<Notated>,
    /// Whether it is the first move of a variation, which is an alternative to the last move of the line around it.
    pub opens: bool,
    /// How many variations end with it.
    pub closes: u32,
    /// What people add.
    pub notes: Option<Box<Notes>>,
}

impl Node {
    /// Its standard algebraic notation; `--` for the null move.
    #[must_use]
    pub fn san(&self) -> String {
        self.mv.map_or_else(|| "--".to_owned(), |mv| mv.san())
    }
}

/// A game.
///
/// Its tree is flat: [`Game::nodes`] stand in the order of the text, each variation behind the move that it is an
/// alternative to, so that no depth of nesting can exhaust a stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Which game of what was read, the first being 1.
    pub number: u32,
    /// The tags, in the order of the text.
    pub tags: Vec<Tag>,
    /// The first position.
    pub start: Position,
    /// The comment before the first move; several are parted by line feeds.
    pub comment: String,
    /// The moves.
    pub nodes: Vec<Node>,
    /// What it ended with.
    pub result: Outcome,
    /// The movetext from the first fault of the main line on, which is not understood.
    pub rest: String,
    /// What was wrong, in the order in which it was found.
    pub errors: Vec<PgnError>,
}

impl Game {
    /// The value of the first tag with this name.
    #[inline(never)]
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// The moves of the main line.
    pub fn mainline(&self) -> impl Iterator<Item = &Node> {
        let mut depth = 0_u32;
        self.nodes.iter().filter(move |node| {
            depth += u32::from(node.opens);
            let main = depth == 0;
            depth = depth.saturating_sub(node.closes);
            main
        })
    }

    /// The position after this many half-moves of the main line; `None` when it has fewer.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Option<Position> {
        let mut position = self.start;
        let mut mainline = self.mainline();
        for _ in 0..plies {
            position = match mainline.next()?.mv {
                Some(notated) => position.play(notated.mv),
                None => position.pass()?,
            };
        }
        Some(position)
    }
}
