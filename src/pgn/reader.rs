//! From tokens to games: where one ends, where the next begins, and what is wrong on the way.

mod tags;
mod words;

use super::builder::Builder;
use super::bytes::decode;
use super::error::{PgnCode, Place};
use super::game::{Game, Outcome};
use super::letters::Letters;
use super::lexer::{LONGEST_WORD, Lexer, Token};
use super::symbol;
use super::tag;

/// How PGN is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// Report also what any reader forgives: a FEN without `SetUp`, a missing result, a wrong number of a move.
    pub strict: bool,
    /// The letters of the pieces, where they are not the English ones and the tags do not say so.
    pub letters: Option<Letters>,
    /// How much of one game is kept.
    pub limits: Limits,
}

/// How much of one game is kept; more than any game of people needs, and less than would exhaust a small memory.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The tags.
    pub tags: usize,
    /// The moves of all lines together.
    pub moves: usize,
    /// How deep variations may nest.
    pub depth: usize,
    /// The bytes of all tags and comments together, with four for each glyph.
    pub text: usize,
    /// The bytes of one comment.
    pub comment: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { tags: 1000, moves: 250_000, depth: 10_000, text: 4 << 20, comment: 1 << 20 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Nothing but comments so far.
    Start,
    Tags,
    Moves,
    /// The result has been read.
    Ended,
}

/// Reads games out of bytes that come in chunks.
///
/// # Examples
/// ```
/// use adoube::pgn::{ReadOptions, Reader};
/// let mut reader = Reader::new(ReadOptions::default());
/// reader.feed(b"1. e4 e");
/// assert!(reader.next_game().is_none()); // the chunk cuts the move
/// reader.feed(b"5 *");
/// reader.finish();
/// assert_eq!(reader.next_game().map(|game| game.nodes.len()), Some(2));
/// ```
pub struct Reader {
    lexer: Lexer,
    builder: Builder,
    phase: Phase,
    options: ReadOptions,
    letters: Option<Letters>,
    /// A result inside a variation: whose it is, the next token tells; with its place, and the text skipped before it.
    pending: Option<(Outcome, Place, usize)>,
    /// The error for which no move of the game is played.
    refused: Option<usize>,
    /// Where the tags stand that can be at fault: FEN, `Variant`, `SetUp`.
    places: [Place; 3],
}

impl Reader {
    /// A reader before the first byte.
    #[must_use]
    pub fn new(options: ReadOptions) -> Reader {
        Reader {
            lexer: Lexer::new(options.limits.comment),
            builder: Builder::new(1, options.limits),
            phase: Phase::Start,
            options,
            letters: options.letters,
            pending: None,
            refused: None,
            places: [Place::START; 3],
        }
    }

    /// Takes the next bytes. They may be cut anywhere, inside a character too.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.lexer.feed(bytes);
    }

    /// Says that no bytes follow.
    pub fn finish(&mut self) {
        self.lexer.source.end();
    }

    /// The next game that is complete; `None` when more bytes are needed, or, after [`Reader::finish`], at the end.
    #[allow(clippy::should_implement_trait)] // an iterator that goes on after None would mislead
    pub fn next_game(&mut self) -> Option<Game> {
        loop {
            let token = self.lexer.next(self.phase != Phase::Moves)?;
            match token {
                Token::End if self.phase == Phase::Start && self.builder.is_blank() => return None,
                Token::End => return Some(self.end_game()),
                Token::Symbol
                    if self.phase == Phase::Moves && self.builder.skip.is_none() && self.pending.is_none() =>
                {
                    self.word();
                }
                _ => {
                    if let Some(game) = self.take(&token) {
                        return Some(game);
                    }
                }
            }
            if let Some(error) = self.builder.unplaced.take() {
                let place = self.place();
                if let Some(error) = self.builder.game.errors.get_mut(error) {
                    error.place = place;
                }
            }
        }
    }

    /// Where the latest token begins.
    #[inline(never)]
    fn place(&mut self) -> Place {
        self.lexer.source.place_of(self.lexer.start)
    }

    /// Reports bytes that mean nothing.
    #[cold]
    fn report_damage(&mut self, from: usize, to: usize) {
        let place = self.lexer.source.place_of(from);
        let text = decode(self.lexer.source.slice(from, to)).text;
        self.builder.report(PgnCode::BadUtf8, place, &text);
    }

    /// The text of the latest token.
    fn token_text(&mut self) -> String {
        decode(self.lexer.source.slice(self.lexer.start, self.lexer.source.at)).text.into_owned()
    }

    #[inline(never)]
    fn report_token(&mut self, code: PgnCode) {
        let (place, text) = (self.place(), self.token_text());
        self.builder.report(code, place, &text);
    }

    /// Takes any token; the answer is a game that it ends.
    #[inline(never)]
    fn take(&mut self, token: &Token) -> Option<Game> {
        if let Some((outcome, place, _)) = self.pending {
            match token {
                Token::Comment { .. } | Token::Nag(_) | Token::DrawOffer | Token::BareCommand => {}
                Token::Close => {
                    self.pending = None;
                    if self.builder.skip.is_none() {
                        self.builder.report(PgnCode::ResultInVariation, place, outcome.mark());
                    }
                }
                _ => self.settle_result(),
            }
        }
        if let Token::Tag { .. } | Token::MalformedTag = token {
            return self.tag(token);
        }
        if *token == Token::TooLong && matches!(self.phase, Phase::Moves | Phase::Ended) && self.stands_at_tag() {
            // It is the next game's, though it cannot be put back: some of it is gone.
            let game = self.end_game();
            self.report_token(PgnCode::TooLong);
            self.phase = Phase::Tags;
            return Some(game);
        }
        if self.builder.skip.is_some() {
            self.pass_over(token);
            return None;
        }
        if self.begins_play(token) {
            self.begin();
            if let Some(error) = self.refused {
                self.builder.skip_all(error);
                self.pass_over(token);
                return None;
            }
        }
        match *token {
            Token::Comment { from, to, unclosed } => {
                if unclosed {
                    self.report_token(PgnCode::UnclosedComment);
                }
                let decoded = decode(self.lexer.source.slice(from, to));
                self.builder.comment(&decoded.text);
                if decoded.damaged {
                    self.report_damage(from, to);
                }
            }
            Token::BareCommand => {
                self.report_token(PgnCode::BareCommand);
                let text = self.token_text();
                self.builder.comment(&text);
            }
            Token::DrawOffer => self.builder.comment("(=)"),
            Token::Nag(Some(nag)) => self.builder.nag(nag),
            Token::Nag(None) => self.report_token(PgnCode::BadNag),
            Token::Open if self.phase == Phase::Ended => {
                let place = self.place();
                let error = self.builder.report(PgnCode::VariationWithoutMove, place, "(");
                self.builder.skip_parenthesis(error);
            }
            Token::Open => self.builder.open(),
            Token::Close => {
                if self.phase == Phase::Ended || !self.builder.close() {
                    self.report_token(PgnCode::StrayParenthesis);
                }
            }
            Token::Symbol if self.phase == Phase::Ended => return self.word_after_the_end(),
            Token::Symbol => self.word(),
            Token::TooLong => self.too_long(),
            Token::Bracketed | Token::Stray => self.report_token(PgnCode::UnknownText),
            Token::Tag { .. } | Token::MalformedTag | Token::End => {}
        }
        None
    }

    /// Whether the latest token has the shape of a tag.
    fn stands_at_tag(&self) -> bool {
        let token = self.lexer.source.slice(self.lexer.start, self.lexer.source.at);
        token.first() == Some(&b'[') && tag::looks_like_one(token, true) == Some(true)
    }

    /// Something longer than allowed: a word that long may be anything, moves too.
    fn too_long(&mut self) {
        let place = self.place();
        if self.stands_at_word() && self.phase != Phase::Ended {
            let text = self.beginning_of_word();
            self.builder.fail(PgnCode::TooLong, place, &text, None);
            self.builder.skip_text(&text);
        } else {
            self.builder.report(PgnCode::TooLong, place, "");
        }
    }

    /// Whether the latest token is a word: no comment, and nothing in brackets.
    fn stands_at_word(&self) -> bool {
        !matches!(self.lexer.source.byte(self.lexer.start), Some(b'{' | b';' | b'['))
    }

    /// Of a word that is too long as much as is there however it has been cut, and as makes it too long again when it is
    /// read again.
    fn beginning_of_word(&self) -> String {
        let end = self.lexer.source.at.min(self.lexer.start + 4 * LONGEST_WORD + 1);
        decode(self.lexer.source.slice(self.lexer.start, end)).text.chars().take(LONGEST_WORD + 1).collect()
    }

    fn result(&mut self, outcome: Outcome) {
        let place = self.place();
        if self.builder.in_variation() {
            self.pending = Some((outcome, place, 0));
        } else {
            self.end_with(outcome, place);
        }
    }

    /// A result inside a variation was the game's after all.
    #[inline(never)]
    fn settle_result(&mut self) {
        if let Some((outcome, place, skipped)) = self.pending.take() {
            if let Some(skip) = &mut self.builder.skip {
                skip.text.truncate(skipped);
            }
            self.end_with(outcome, place);
        }
    }

    /// The game has this result.
    #[inline(never)]
    fn end_with(&mut self, outcome: Outcome, place: Place) {
        self.close_all(place);
        self.phase = Phase::Ended;
        self.builder.game.result = outcome;
        let tagged = self.builder.game.tag("Result").and_then(|value| symbol::result(&symbol::plain(value)));
        if tagged.is_some_and(|tagged| tagged != outcome) {
            self.builder.report(PgnCode::ResultMismatch, place, outcome.mark());
        }
    }

    /// Ends what is passed over and every variation that is still open.
    #[inline(never)]
    fn close_all(&mut self, place: Place) {
        self.builder.end_skip();
        if self.builder.in_variation() {
            self.builder.report(PgnCode::UnclosedVariation, place, "(");
        }
        while self.builder.close() {}
    }

    #[inline(never)]
    fn end_game(&mut self) -> Game {
        let place = self.place();
        self.settle_result();
        if matches!(self.phase, Phase::Start | Phase::Tags) {
            self.begin();
        }
        if self.phase == Phase::Moves {
            self.close_all(place);
            let tagged = self.builder.game.tag("Result").and_then(|value| symbol::result(&symbol::plain(value)));
            self.builder.game.result = tagged.unwrap_or_default();
            if self.options.strict {
                self.builder.report(PgnCode::MissingResult, place, "");
            }
        }
        self.builder.end_skip();
        let next = Builder::new(self.builder.game.number.saturating_add(1), self.options.limits);
        self.phase = Phase::Start;
        self.letters = self.options.letters;
        self.refused = None;
        core::mem::replace(&mut self.builder, next).game
    }
}
