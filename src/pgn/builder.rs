//! Puts a game together from its tokens.

use super::bytes::excerpt;
use super::commands;
use super::error::{MoveFault, PgnCode, PgnError, Place};
use super::game::{Game, Node, Notes, Outcome, Tag};
use super::parts::{parts, push};
use super::reader::Limits;
use super::tag;
use crate::chess::{Move, Notated, Position, ReadMoveError};

/// A line that is being read: the main line, or a variation inside the frames below.
struct Frame {
    /// The position before the last move, from which an alternative to it begins.
    before: Position,
    now: Position,
    /// The last move of this line.
    last: Option<usize>,
    /// The half-moves up to here.
    ply: u32,
    /// What stands before the first move.
    comment: String,
    nags: Vec<u8>,
}

/// What is passed over after a fault, as text.
pub(super) struct Skip {
    pub(super) owner: Owner,
    /// The parentheses open inside.
    pub(super) depth: u32,
    /// Which error it belongs to.
    error: usize,
    pub(super) text: String,
    /// How many lines have ended since the last of it; two stand for more.
    pub(super) line_ends: u32,
}

/// Where what is passed over ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    /// With the game.
    MainLine,
    /// With the variation.
    Variation,
    /// With the parenthesis that it began with.
    Parenthesis,
}

pub(super) struct Builder {
    pub(super) game: Game,
    frames: Vec<Frame>,
    pub(super) skip: Option<Skip>,
    /// The bytes of text that are kept.
    weight: usize,
    /// Nothing more is kept: the limit is reached.
    full: bool,
    /// Whether it has been said that there are more errors than are listed.
    more_errors: bool,
    /// An error whose place the reader has still to tell.
    pub(super) unplaced: Option<usize>,
    limits: Limits,
}

const MOST_ERRORS: usize = 1000;

fn frame(position: Position, ply: u32) -> Frame {
    Frame { before: position, now: position, last: None, ply, comment: String::new(), nags: Vec::new() }
}

impl Builder {
    #[inline(never)]
    pub(super) fn new(number: u32, limits: Limits) -> Builder {
        let start = Position::default();
        let game = Game {
            number,
            tags: Vec::new(),
            start,
            comment: String::new(),
            nodes: Vec::new(),
            result: Outcome::Unknown,
            rest: String::new(),
            errors: Vec::new(),
        };
        let frames = vec![frame(start, 0)];
        Builder { game, frames, skip: None, weight: 0, full: false, more_errors: false, unplaced: None, limits }
    }

    /// Whether anything has been read.
    pub(super) fn is_blank(&self) -> bool {
        let game = &self.game;
        game.tags.is_empty() && game.nodes.is_empty() && game.comment.is_empty() && game.errors.is_empty()
    }

    pub(super) fn start(&mut self, position: Position) {
        self.game.start = position;
        if let Some(main) = self.frames.first_mut() {
            (main.before, main.now) = (position, position);
        }
    }

    /// The position that the next move is made in.
    #[inline]
    pub(super) fn now(&self) -> &Position {
        self.frames.last().map_or(&self.game.start, |frame| &frame.now)
    }

    pub(super) fn in_variation(&self) -> bool {
        self.frames.len() > 1
    }

    #[inline(never)]
    pub(super) fn report(&mut self, code: PgnCode, place: Place, text: &str) -> usize {
        self.put_error(code, place, text, false, None)
    }

    #[inline(never)]
    fn put_error(
        &mut self,
        code: PgnCode,
        place: Place,
        text: &str,
        fatal: bool,
        fault: Option<Box<MoveFault>>,
    ) -> usize {
        let count = self.game.errors.len();
        // What ends the main line is told in any case.
        let code = if fatal && !self.in_variation() || count + 1 < MOST_ERRORS {
            code
        } else if !core::mem::replace(&mut self.more_errors, true) {
            PgnCode::TooManyErrors
        } else {
            return count;
        };
        let (game, text) = (self.game.number, excerpt(text).to_owned());
        self.game.errors.push(PgnError { code, game, place, fatal, text, fault, rest: String::new() });
        count
    }

    /// Counts text that is kept; false when there is too much of it.
    pub(super) fn keep(&mut self, bytes: usize) -> bool {
        self.weight = self.weight.saturating_add(bytes);
        if self.weight > self.limits.text {
            self.fill();
        }
        !self.full
    }

    /// The limit is reached: the rest of the game is passed over, and not kept.
    #[cold]
    fn fill(&mut self) {
        if !self.full {
            self.full = true;
            let error = self.put_error(PgnCode::TooLarge, Place::START, "", true, None);
            self.unplaced = Some(error);
            if self.skip.is_none() {
                let owner = if self.in_variation() { Owner::Variation } else { Owner::MainLine };
                self.skip = Some(Skip { owner, depth: 0, error, text: String::new(), line_ends: 0 });
            }
        }
    }

    pub(super) fn tag(&mut self, name: String, value: String) {
        if self.game.tags.len() >= self.limits.tags {
            self.fill();
        } else if self.keep(name.len() + value.len()) {
            self.game.tags.push(Tag { name, value });
        }
    }

    /// Whether there is a tag of this name; not asked for any more once the limit is reached.
    pub(super) fn has_tag(&self, name: &str) -> bool {
        !self.full && self.game.tag(name).is_some()
    }

    pub(super) fn is_full(&self) -> bool {
        self.full
    }

    /// Ends the line here: what follows is passed over.
    #[inline(never)]
    pub(super) fn fail(&mut self, code: PgnCode, place: Place, text: &str, why: Option<&ReadMoveError>) {
        let now = *self.now();
        let ply = self.frames.last().map_or(0, |frame| frame.ply).saturating_add(1);
        let (why, candidates) = match why {
            Some(ReadMoveError::Illegal { why, .. }) => (why.clone(), Vec::new()),
            Some(ReadMoveError::Ambiguous { candidates }) => (None, candidates.iter().map(|&mv| now.uci(mv)).collect()),
            _ => (None, Vec::new()),
        };
        let fault = Box::new(MoveFault { ply, why, candidates });
        let error = self.put_error(code, place, text, true, Some(fault));
        let owner = if self.in_variation() { Owner::Variation } else { Owner::MainLine };
        self.skip = Some(Skip { owner, depth: 0, error, text: String::new(), line_ends: 0 });
    }

    /// No move of this game is played.
    pub(super) fn refuse(&mut self, code: PgnCode, place: Place, text: &str) -> usize {
        self.put_error(code, place, text, true, None)
    }

    /// Passes over everything from here on, for an error that has been reported.
    pub(super) fn skip_all(&mut self, error: usize) {
        if self.skip.is_none() {
            self.skip = Some(Skip { owner: Owner::MainLine, depth: 0, error, text: String::new(), line_ends: 0 });
        }
    }

    /// Adds to what is passed over.
    #[inline(never)]
    pub(super) fn skip_text(&mut self, text: &str) {
        if !self.keep(text.len()) {
            return;
        }
        if let Some(skip) = &mut self.skip {
            let line_ends = core::mem::take(&mut skip.line_ends);
            if !skip.text.is_empty() {
                for _ in 0..line_ends {
                    push(&mut skip.text, b'\n');
                }
                // Where a line begins these would mean something else.
                if line_ends == 0 || matches!(text.as_bytes().first(), Some(b'[' | b'%')) {
                    push(&mut skip.text, b' ');
                }
            }
            skip.text.push_str(text);
        }
    }

    /// Ends what is passed over, and puts the text where it belongs.
    #[inline(never)]
    pub(super) fn end_skip(&mut self) {
        let Some(skip) = self.skip.take() else { return };
        if skip.owner == Owner::MainLine {
            self.game.rest = skip.text;
        } else if let Some(error) = self.game.errors.get_mut(skip.error) {
            error.rest = skip.text;
        }
    }

    #[inline]
    pub(super) fn play(&mut self, mv: Move) {
        let Some(frame) = self.frames.last_mut() else { return };
        let next = frame.now.play(mv);
        let notated = frame.now.notate(mv, &next);
        self.push(Some(notated), next);
    }

    /// A null move; false when it cannot be made.
    pub(super) fn pass(&mut self) -> bool {
        let next = self.now().pass();
        if let Some(next) = next {
            self.push(None, next);
        }
        next.is_some()
    }

    fn push(&mut self, mv: Option<Notated>, next: Position) {
        if self.game.nodes.len() >= self.limits.moves {
            self.fill();
            return;
        }
        let varies = self.frames.len() > 1;
        let index = self.game.nodes.len();
        let Some(frame) = self.frames.last_mut() else { return };
        let opens = varies && frame.last.is_none();
        let mut notes = None;
        if frame.last.is_none() && !(frame.comment.is_empty() && frame.nags.is_empty()) {
            let comment_before = if varies { core::mem::take(&mut frame.comment) } else { String::new() };
            let nags = core::mem::take(&mut frame.nags);
            notes = Some(Box::new(Notes { nags, comment_before, ..Notes::default() }));
        }
        frame.before = frame.now;
        frame.now = next;
        frame.last = Some(index);
        frame.ply = frame.ply.saturating_add(1);
        self.game.nodes.push(Node { mv, opens, closes: 0, notes });
    }

    fn last_notes(&mut self) -> Option<&mut Notes> {
        let last = self.frames.last()?.last?;
        Some(self.game.nodes.get_mut(last)?.notes.get_or_insert_default())
    }

    #[inline(never)]
    pub(super) fn nag(&mut self, nag: u8) {
        // A word at the boundary.
        if !self.keep(4) {
            return;
        }
        if let Some(notes) = self.last_notes() {
            notes.nags.push(nag);
        } else if let Some(frame) = self.frames.last_mut() {
            frame.nags.push(nag);
        }
    }

    /// A comment as it stands in the text.
    #[inline(never)]
    pub(super) fn comment(&mut self, text: &str) {
        let joined;
        let mut text = text.trim_ascii();
        if text.bytes().any(|byte| matches!(byte, b'\n' | b'\r')) {
            joined = tag::unbroken(text);
            text = &joined;
        }
        if text.is_empty() || !self.keep(text.len()) {
            return;
        }
        if let Some(notes) = self.last_notes() {
            let mut plain = String::new();
            commands::part(text, notes, &mut plain);
            if notes.comment.is_empty() { notes.comment = plain } else { append(&mut notes.comment, &plain) }
        } else if self.frames.len() == 1 {
            append(&mut self.game.comment, text);
        } else if let Some(frame) = self.frames.last_mut() {
            append(&mut frame.comment, text);
        }
    }

    /// Begins a variation.
    pub(super) fn open(&mut self) {
        let Some(around) = self.frames.last() else { return };
        let (code, fatal) = if around.last.is_none() {
            (PgnCode::VariationWithoutMove, false)
        } else if self.frames.len() > self.limits.depth {
            (PgnCode::TooDeep, true)
        } else {
            let begun = frame(around.before, around.ply.saturating_sub(1));
            self.frames.push(begun);
            return;
        };
        let error = self.put_error(code, Place::START, "(", fatal, None);
        self.unplaced = Some(error);
        self.skip_parenthesis(error);
    }

    /// Passes over everything up to the closing parenthesis.
    pub(super) fn skip_parenthesis(&mut self, error: usize) {
        self.skip = Some(Skip { owner: Owner::Parenthesis, depth: 1, error, text: String::new(), line_ends: 0 });
    }

    /// Ends a variation; false when there is none.
    #[inline(never)]
    pub(super) fn close(&mut self) -> bool {
        if self.frames.len() < 2 {
            return false;
        }
        let Some(frame) = self.frames.pop() else { return false };
        if frame.last.is_some() {
            // The last move in the text is the last of this line, or the last of a variation that ends just before.
            if let Some(node) = self.game.nodes.last_mut() {
                node.closes = node.closes.saturating_add(1);
            }
            return true;
        }
        if self.skip.is_none() && !self.game.errors.last().is_some_and(|error| error.fatal) {
            self.unplaced = Some(self.report(PgnCode::EmptyVariation, Place::START, "()"));
        }
        // What was to open it stands behind the move before it.
        for comment in parts(&frame.comment, b'\n') {
            self.comment(comment);
        }
        true
    }
}

/// Adds a comment to those before it.
fn append(comments: &mut String, comment: &str) {
    if !comments.is_empty() && !comment.is_empty() {
        push(comments, b'\n');
    }
    comments.push_str(comment);
}
