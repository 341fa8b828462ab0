//! The export format of the standard.

use super::commands::{Commands, push_digits};
use super::game::{Game, Node, Outcome, Tag};
use super::parts::parts;
use super::symbol;
use super::tag;
use super::variant::{self, Variant};
use super::wrap::Wrap;
use crate::chess::{Color, FenMode, Position};

/// How PGN is written.
#[derive(Clone, Copy, Debug)]
pub struct WriteOptions {
    /// The longest line in UTF-16 units, as far as its words allow; 0: all on one line. The standard's is 80.
    pub columns: usize,
    /// Whether the tags are written; without them only the movetext is.
    pub tags: bool,
}

impl Default for WriteOptions {
    fn default() -> WriteOptions {
        WriteOptions { columns: 80, tags: true }
    }
}

/// The tags that every game has, in this order, and what stands for one that is not known.
static ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Writes one game piece by piece, in the order of the text.
///
/// # Examples
/// ```
/// use adoube::chess::Position;
/// use adoube::pgn::{Outcome, WriteOptions, Writer};
/// let mut writer = Writer::new(WriteOptions { tags: false, ..WriteOptions::default() });
/// writer.start(&[], &Position::default(), Outcome::Unknown);
/// writer.mv("e4");
/// writer.open();
/// writer.mv("d4");
/// writer.close();
/// writer.mv("e5");
/// assert_eq!(writer.end("", Outcome::Unknown), "1. e4 (1. d4) 1... e5 *\n");
/// ```
pub struct Writer {
    options: WriteOptions,
    wrap: Wrap,
    turn: Turn,
    /// Where the lines around this variation stand, each after its last move.
    around: Vec<Turn>,
    /// Whether the next move needs its number, though it is Black's.
    numbered: bool,
    /// Whether a move has been written.
    moved: bool,
}

/// Whose move it is, and which.
#[derive(Clone, Copy)]
struct Turn {
    black: bool,
    number: u32,
}

impl Turn {
    fn next(self) -> Turn {
        Turn { black: !self.black, number: self.number.saturating_add(u32::from(self.black)) }
    }

    fn previous(self) -> Turn {
        Turn { black: !self.black, number: self.number.saturating_sub(u32::from(!self.black)) }
    }
}

impl Writer {
    /// A writer of one game.
    #[must_use]
    pub fn new(options: WriteOptions) -> Writer {
        Writer {
            options,
            wrap: Wrap::new(options.columns),
            turn: Turn { black: false, number: 1 },
            around: Vec::new(),
            numbered: true,
            moved: false,
        }
    }

    /// The tags: the seven of the roster first, in their order and complete, then the others in theirs. What the position
    /// needs to be read again is added.
    pub fn start(&mut self, tags: &[Tag], start: &Position, result: Outcome) {
        self.turn = Turn { black: start.turn() == Color::Black, number: start.fullmoves() };
        if !self.options.tags {
            return;
        }
        for &(name, unknown) in &ROSTER {
            let mut missing = true;
            for tag in tags.iter().filter(|tag| tag.name == name) {
                // A second one would begin the next game.
                if missing || name != "Event" {
                    self.tag(name, &tag.value);
                }
                missing = false;
            }
            if missing {
                self.tag(name, if name == "Result" { result.mark() } else { unknown });
            }
        }
        let find = |name: &str| tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str());
        let chess960 = start.is_chess960();
        let named = find("Variant");
        let misnamed = chess960 && named.is_some_and(|value| variant::read(value) == Variant::Orthodox);
        let standard = Position::default().with_chess960(chess960) == *start;
        // A FEN that cannot be read stays as it is: the game is not played.
        let same = find("FEN").map_or(standard, |fen| {
            Position::from_fen(fen, FenMode { chess960, strict: false }).map_or(standard, |(read, _)| read == *start)
        });
        for tag in tags.iter().filter(|tag| ROSTER.iter().all(|(name, _)| tag.name != *name)) {
            match tag.name.as_str() {
                "FEN" if !same => {}
                "FEN" if find("SetUp").is_none() => {
                    self.tag("SetUp", "1");
                    self.tag("FEN", &tag.value);
                }
                "Variant" if misnamed => {}
                name => self.tag(name, &tag.value),
            }
        }
        if chess960 && (named.is_none() || misnamed) {
            self.tag("Variant", "Chess960");
        }
        if !same {
            if find("SetUp").is_none() {
                self.tag("SetUp", "1");
            }
            self.tag("FEN", &start.fen());
        }
        self.wrap.end_line();
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.wrap.push(b'[');
        self.wrap.push_str(name);
        self.wrap.push_str(" \"");
        let escaped = tag::unbroken(value);
        for (index, part) in parts(&escaped, b'\\').enumerate() {
            if index > 0 {
                self.wrap.push_str("\\\\");
            }
            for (index, part) in parts(part, b'"').enumerate() {
                if index > 0 {
                    self.wrap.push_str("\\\"");
                }
                self.wrap.push_str(part);
            }
        }
        self.wrap.push_str("\"]");
        self.wrap.end_line();
    }

    /// A move by its notation; `--` is the null move.
    #[inline(never)]
    pub fn mv(&mut self, san: &str) {
        self.wrap.begin();
        if self.numbered || !self.turn.black {
            self.number();
            self.wrap.push(b' ');
        }
        self.numbered = false;
        self.moved = true;
        self.wrap.push_str(san);
        self.turn = self.turn.next();
    }

    fn number(&mut self) {
        let mut digits = String::new();
        push_digits(&mut digits, u64::from(self.turn.number), 1);
        self.wrap.push_str(&digits);
        self.wrap.push_str(if self.turn.black { "..." } else { "." });
    }

    /// A numeric annotation glyph of the last move.
    pub fn nag(&mut self, nag: u8) {
        let mut text = String::from("$");
        push_digits(&mut text, u64::from(nag), 1);
        self.wrap.begin();
        self.wrap.push_str(&text);
    }

    /// Begins an alternative to the last move.
    pub fn open(&mut self) {
        self.wrap.begin();
        self.wrap.push(b'(');
        self.wrap.glued = true;
        self.around.push(self.turn);
        self.turn = self.turn.previous();
        self.numbered = true;
    }

    /// Ends a variation; false when there is none.
    pub fn close(&mut self) -> bool {
        let Some(turn) = self.around.pop() else { return false };
        if self.wrap.at_line_start() {
            self.wrap.begin();
        }
        self.wrap.glued = false;
        self.wrap.push(b')');
        self.turn = turn;
        self.numbered = true;
        true
    }

    /// Comments, parted by line feeds, with typed commands before the first.
    #[inline(never)]
    pub fn comment(&mut self, comments: &str, commands: &Commands<'_>) {
        let mut open = false;
        commands.write(&mut |command| {
            self.wrap.begin();
            if !core::mem::replace(&mut open, true) {
                self.wrap.push(b'{');
            }
            self.wrap.push_str(command);
        });
        for comment in parts(comments, b'\n') {
            let comment = comment.trim_ascii();
            if !comment.is_empty() {
                let line = comment.bytes().any(|byte| byte == b'}');
                if line && open {
                    self.wrap.push(b'}');
                    open = false;
                }
                if line {
                    self.line_comment(comment)
                } else {
                    self.words(comment, open)
                }
                open = !line;
            }
            if core::mem::take(&mut open) {
                self.wrap.push(b'}');
                self.numbered = true;
            }
        }
    }

    /// The words of a comment, which begins with a brace if it has not begun already.
    fn words(&mut self, comment: &str, mut open: bool) {
        let unbroken = tag::unbroken(comment);
        for word in parts(&unbroken, b' ') {
            self.wrap.begin();
            if !core::mem::replace(&mut open, true) {
                self.wrap.push(b'{');
            }
            self.wrap.push_str(word);
        }
    }

    /// A comment that braces would end too soon: it runs to the end of its line.
    fn line_comment(&mut self, comment: &str) {
        self.wrap.glued = false;
        self.wrap.begin();
        self.wrap.push(b';');
        self.wrap.push_str(&tag::unbroken(comment));
        self.wrap.end_line();
        self.numbered = true;
    }

    /// Text that is not understood, and the result: the game.
    #[must_use]
    pub fn end(mut self, rest: &str, result: Outcome) -> String {
        while self.close() {}
        if !rest.is_empty() {
            // Text that begins in the middle of a game begins with the word of a move.
            if self.moved
                && (self.numbered || !self.turn.black)
                && rest.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic())
            {
                self.wrap.begin();
                self.number();
            }
            self.wrap.verbatim(rest);
            self.wrap.end_line();
        }
        self.wrap.begin();
        self.wrap.push_str(result.mark());
        self.wrap.end_line();
        String::from_utf8(self.wrap.into_bytes()).unwrap_or_default()
    }
}

impl Game {
    /// The game in the export format.
    ///
    /// # Examples
    /// ```
    /// use adoube::pgn::{self, WriteOptions};
    /// let games = pgn::read("[White \"A\"] 1.e4 (1.d4 {also}) e5 1-0");
    /// let text = games[0].write(WriteOptions { tags: false, ..WriteOptions::default() });
    /// assert_eq!(text, "1. e4 (1. d4 {also}) 1... e5 1-0\n");
    /// ```
    #[must_use]
    pub fn write(&self, options: WriteOptions) -> String {
        let mut writer = Writer::new(options);
        writer.start(&self.tags, &self.start, self.result);
        writer.comment(&self.comment, &Commands::default());
        for node in &self.nodes {
            write_node(&mut writer, node);
        }
        writer.end(&self.rest, self.result)
    }
}

fn write_node(writer: &mut Writer, node: &Node) {
    if node.opens {
        writer.open();
    }
    if let Some(notes) = &node.notes {
        writer.comment(&notes.comment_before, &Commands::default());
    }
    writer.mv(&node.san());
    if let Some(notes) = &node.notes {
        for &nag in &notes.nags {
            writer.nag(nag);
        }
        let shapes = notes.shapes.join(",");
        let commands = Commands { clock: notes.clock, elapsed: notes.elapsed, eval: &notes.eval, shapes: &shapes };
        writer.comment(&notes.comment, &commands);
    }
    for _ in 0..node.closes {
        writer.close();
    }
}

/// Whether a text can stand for a move in the movetext without being taken for anything else.
#[must_use]
pub fn is_word(text: &str) -> bool {
    let delimiter =
        |byte: u8| byte <= b' ' || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'"' | b'*');
    !text.is_empty() && !text.bytes().any(delimiter) && !text.starts_with('%') && symbol::result(text).is_none()
}
