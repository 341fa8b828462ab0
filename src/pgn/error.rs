//! What can be wrong with a PGN, and where.

use core::fmt;

use crate::chess::WhyIllegal;

words! {
    /// What is wrong.
    PgnCode {
        /// A move that is not legal; it ends its line.
        IllegalMove = "illegal-move",
        /// A text that fits several legal moves; it ends its line.
        AmbiguousMove = "ambiguous-move",
        /// A text that is no move; it ends its line.
        BadMove = "bad-move",
        /// The FEN tag describes no position: no move is played.
        BadFen = "bad-fen",
        /// A kind of chess that is not played here: no move is played.
        UnknownVariant = "unknown-variant",
        /// Variations nested deeper than the limit; that variation is left out.
        TooDeep = "too-deep",
        /// More moves or text than the limit: the rest of the game is left out.
        TooLarge = "too-large",
        /// A tag, comment or word longer than the limit; it is left out.
        TooLong = "too-long",
        /// So many faults that the others of this game are not listed.
        TooManyErrors = "too-many-errors",
        /// The FEN tag had to be put right.
        FenRepaired = "fen-repaired",
        /// `SetUp` announces a FEN tag that is not there.
        MissingFen = "missing-fen",
        /// A tag pair that is not of the form; it is left out.
        BadTag = "bad-tag",
        /// A second tag of one name; both are kept.
        DuplicateTag = "duplicate-tag",
        /// Characters that are damaged, or in an encoding that is neither UTF-8, UTF-16 nor Latin-1.
        BadUtf8 = "bad-utf8",
        /// A comment without its closing brace.
        UnclosedComment = "unclosed-comment",
        /// A command of comments outside of braces.
        BareCommand = "bare-command",
        /// A variation without its closing parenthesis.
        UnclosedVariation = "unclosed-variation",
        /// A closing parenthesis without a variation.
        StrayParenthesis = "stray-parenthesis",
        /// A variation without a move in it.
        EmptyVariation = "empty-variation",
        /// A variation before the move that it would be an alternative to; it is left out.
        VariationWithoutMove = "variation-without-move",
        /// Words that are not part of the notation; they are left out.
        UnknownText = "unknown-text",
        /// An annotation glyph without number, or above 255; it is left out.
        BadNag = "bad-nag",
        /// The result behind the moves is not that of the tag.
        ResultMismatch = "result-mismatch",
        /// A result inside a variation; it is left out.
        ResultInVariation = "result-in-variation",
        /// A second result; it is left out.
        ExtraResult = "extra-result",
        /// Strict only: a FEN tag without `SetUp`.
        MissingSetup = "missing-setup",
        /// Strict only: no result behind the moves.
        MissingResult = "missing-result",
        /// Strict only: the number of a move is not that of the position.
        MoveNumber = "move-number",
    }
}

/// A place in what was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, the first being 1; lines end with LF, CR or both.
    pub line: u32,
    /// The column in UTF-16 units, the first being 1; a byte of Latin-1 is one unit.
    pub column: u32,
    /// How many UTF-16 units stand before it.
    pub units: u64,
    /// How many bytes stand before it.
    pub bytes: u64,
}

impl Place {
    /// The very beginning.
    pub const START: Place = Place { line: 1, column: 1, units: 0, bytes: 0 };
}

/// What is known about a move that could not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveFault {
    /// Which half-move of its line it would have been, counted from the start of the game, the first being 1.
    pub ply: u32,
    /// Why it is not legal, where one reason holds for every piece that may be meant.
    pub why: Option<WhyIllegal>,
    /// In UCI, the legal moves that an ambiguous text fits.
    pub candidates: Vec<String>,
}

/// A fault of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// What is wrong.
    pub code: PgnCode,
    /// In which game, the first that was read being 1.
    pub game: u32,
    /// Where.
    pub place: Place,
    /// Whether it ends its line: nothing after it is played there.
    pub fatal: bool,
    /// What stands there, at most 100 characters of it; for a FEN or a tag what is wrong with it.
    pub text: String,
    /// For a move that could not be played.
    pub fault: Option<Box<MoveFault>>,
    /// The text of a variation that was left out from here on.
    pub rest: String,
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (place, code) = (&self.place, self.code.name());
        write!(f, "game {}, line {}, column {}: {code}: {}", self.game, place.line, place.column, self.text)
    }
}

impl core::error::Error for PgnError {}
