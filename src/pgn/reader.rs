//! From tokens to games: where one ends, where the next begins, and what is wrong on the way.

use super::builder::{Builder, Owner};
use super::bytes::decode;
use super::error::{PgnCode, Place};
use super::game::{Game, Outcome};
use super::glyph;
use super::letters::Letters;
use super::lexer::{Lexer, Token};
use super::parts::parts;
use super::symbol;
use super::tag;
use super::variant::{self, Variant};
use crate::chess::{FenError, FenMode, Position, ReadMoveError, Repair};

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
    /// The moves of all lines together.
    pub moves: usize,
    /// How deep variations may nest.
    pub depth: usize,
    /// The bytes of all tags and comments together.
    pub text: usize,
    /// The bytes of one comment.
    pub comment: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { moves: 250_000, depth: 10_000, text: 4 << 20, comment: 1 << 20 }
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
        self.lexer.source.ended = true;
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
        if let Some((outcome, place, skipped)) = self.pending {
            match token {
                Token::Comment { .. } | Token::Nag(_) | Token::DrawOffer | Token::BareCommand => {}
                Token::Close => {
                    self.pending = None;
                    if self.builder.skip.is_none() {
                        self.builder.report(PgnCode::ResultInVariation, place, outcome.mark());
                    }
                }
                _ => {
                    self.pending = None;
                    if let Some(skip) = &mut self.builder.skip {
                        skip.text.truncate(skipped);
                    }
                    self.end_with(outcome, place);
                }
            }
        }
        if let Token::Tag { .. } | Token::MalformedTag = token {
            return self.tag(token);
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

    /// Something longer than allowed: a word that long may be anything, moves too.
    fn too_long(&mut self) {
        let place = self.place();
        match self.lexer.source.byte(self.lexer.start) {
            Some(b'{' | b';' | b'[') => {
                self.builder.report(PgnCode::TooLong, place, "");
            }
            _ => self.builder.fail(PgnCode::TooLong, place, "", None),
        }
    }

    // ── tags ──

    fn tag(&mut self, token: &Token) -> Option<Game> {
        if matches!(self.phase, Phase::Moves | Phase::Ended) {
            self.lexer.put_back();
            return Some(self.end_game());
        }
        let Token::Tag { name, value, torn } = *token else {
            self.report_token(PgnCode::BadTag);
            self.phase = Phase::Tags;
            return None;
        };
        let blank_line = self.lexer.after_blank_line();
        let tag_name = decode(self.lexer.source.slice(name.0, name.1)).text.into_owned();
        let again = self.builder.game.tag(&tag_name).is_some();
        // A game without moves: what follows is the next one.
        if again && (blank_line || tag_name == "Event") {
            self.lexer.put_back();
            return Some(self.end_game());
        }
        let decoded = decode(self.lexer.source.slice(value.0, value.1));
        let damaged = decoded.damaged;
        let text = tag::unescaped(&decoded.text);
        if torn {
            self.report_token(PgnCode::BadTag);
        }
        if again {
            self.report_token(PgnCode::DuplicateTag);
        }
        if damaged {
            self.report_damage(value.0, value.1);
        }
        let slot = match tag_name.as_str() {
            "FEN" => self.places.get_mut(0),
            "Variant" => self.places.get_mut(1),
            "SetUp" => self.places.get_mut(2),
            _ => None,
        };
        if let Some(slot) = slot {
            *slot = self.lexer.source.place_of(self.lexer.start);
        }
        self.builder.tag(tag_name, text);
        self.phase = Phase::Tags;
        None
    }

    /// Whether the movetext begins with this token; a comment belongs to whatever follows it.
    fn begins_play(&self, token: &Token) -> bool {
        let comment = matches!(token, Token::Comment { .. } | Token::BareCommand | Token::DrawOffer | Token::TooLong);
        matches!(self.phase, Phase::Start | Phase::Tags) && !comment
    }

    /// The first position, by the tags.
    fn begin(&mut self) {
        self.phase = Phase::Moves;
        let [fen_place, variant_place, setup_place] = self.places;
        let game = &self.builder.game;
        let fen = game.tag("FEN").map(str::to_owned);
        let named = game.tag("Variant").map(str::to_owned);
        let setup = game.tag("SetUp") == Some("1");
        if self.letters.is_none() {
            let language = ["PieceLetters", "Language", "NotationLanguage"].into_iter().find_map(|name| game.tag(name));
            self.letters = language.and_then(Letters::named);
        }
        let variant = named.as_deref().map_or(Variant::Orthodox, variant::read);
        let chess960 = variant == Variant::Chess960;
        let read = fen.as_deref().map(|fen| first_position(fen, chess960, named.is_none()));
        match read {
            Some(Ok((position, repairs))) => {
                self.builder.start(position);
                // A square that no pawn can capture on is written by half the world's programs, and changes nothing.
                if let Some(repair) = repairs.iter().find(|repair| repair.field != "en-passant") {
                    self.builder.report(PgnCode::FenRepaired, fen_place, repair.field);
                }
                if self.options.strict && !setup {
                    self.builder.report(PgnCode::MissingSetup, fen_place, "");
                }
            }
            Some(Err(error)) => {
                self.builder.start(Position::default().with_chess960(chess960));
                self.refused = Some(self.builder.refuse(PgnCode::BadFen, fen_place, error.reason.code()));
            }
            None => {
                self.builder.start(Position::default().with_chess960(chess960));
                if setup {
                    self.builder.report(PgnCode::MissingFen, setup_place, "");
                }
            }
        }
        if variant == Variant::Unknown {
            let name = named.unwrap_or_default();
            self.refused = Some(self.builder.refuse(PgnCode::UnknownVariant, variant_place, &name));
        }
    }

    // ── words ──

    /// A word of the movetext.
    #[inline]
    fn word(&mut self) {
        let word = self.lexer.source.slice(self.lexer.start, self.lexer.source.at);
        let (number, rest) = symbol::without_number(word);
        let expected = self.builder.now().fullmoves();
        let wrong_number = self.options.strict && number.is_some_and(|number| number != expected);
        if !rest.is_empty() && self.letters.is_none() {
            let read = self.builder.now().read_plain_san(rest);
            if let Some(mv) = read {
                self.builder.play(mv);
                if wrong_number {
                    self.report_token(PgnCode::MoveNumber);
                }
                return;
            }
        }
        if rest.is_empty() && !wrong_number {
            return;
        }
        let text = symbol::plain(&decode(rest).text);
        if wrong_number {
            self.report_token(PgnCode::MoveNumber);
        }
        // Blanks of other scripts do not end a word for the lexer.
        for part in parts(&text, b' ') {
            if self.builder.skip.is_none() && self.phase == Phase::Moves {
                self.part_of_word(part);
            } else if !part.is_empty() {
                self.builder.skip_text(part, false);
            }
        }
    }

    #[inline(never)]
    fn part_of_word(&mut self, word: &str) {
        // Dots that were one character, as in `1…e5`, have been spelled out only now.
        let (_, rest) = symbol::without_number(word.as_bytes());
        let text = core::str::from_utf8(rest).unwrap_or_default();
        if text.is_empty() || symbol::is_mark(text) {
            return;
        }
        if let Some(outcome) = symbol::result(text) {
            self.result(outcome);
            return;
        }
        if let Some(nag) = glyph::standing_alone(text) {
            self.builder.nag(nag);
            return;
        }
        let mut body = text;
        let mut nags = Vec::new();
        while let Some((before, nag)) = glyph::split_end(body) {
            nags.push(nag);
            body = before;
        }
        if symbol::is_null_move(body) {
            if !self.builder.pass() {
                let place = self.place();
                self.builder.fail(PgnCode::IllegalMove, place, text, None);
                self.builder.skip_text(text, false);
                return;
            }
        } else if !self.move_of_word(body, text) {
            return;
        }
        for &nag in nags.iter().rev() {
            self.builder.nag(nag);
        }
    }

    /// Plays the move that a word means; false when it means none.
    fn move_of_word(&mut self, body: &str, text: &str) -> bool {
        let english = self.letters.map(|letters| letters.english(body));
        let error = match self.builder.now().read_move(english.as_deref().unwrap_or(body)) {
            Ok(mv) => {
                self.builder.play(mv);
                return true;
            }
            Err(error) => error,
        };
        let place = self.place();
        let code = match &error {
            // The tag tells the result by which both have lost from castling with zeros.
            ReadMoveError::Illegal { .. } if text == "0-0" && self.builder.game.tag("Result") == Some("0-0") => {
                self.result(Outcome::Unknown);
                return false;
            }
            ReadMoveError::Unreadable if !symbol::may_be_meant_as_move(body) => {
                self.builder.report(PgnCode::UnknownText, place, text);
                return false;
            }
            ReadMoveError::Unreadable => PgnCode::BadMove,
            ReadMoveError::Ambiguous { .. } => PgnCode::AmbiguousMove,
            ReadMoveError::Illegal { .. } => PgnCode::IllegalMove,
        };
        self.builder.fail(code, place, text, Some(&error));
        self.builder.skip_text(text, false);
        false
    }

    /// A word behind the result: more of it, or the next game.
    fn word_after_the_end(&mut self) -> Option<Game> {
        let text = symbol::plain(&self.token_text());
        let text = text.trim_ascii();
        if symbol::result(text).is_some() {
            self.report_token(PgnCode::ExtraResult);
        } else if let Some(nag) = glyph::standing_alone(text) {
            self.builder.nag(nag);
        } else if symbol::is_null_move(text) || symbol::may_be_meant_as_move(text) || !text.is_ascii() {
            self.lexer.put_back();
            return Some(self.end_game());
        } else if !text.is_empty() && !symbol::is_mark(text) {
            self.report_token(PgnCode::UnknownText);
        }
        None
    }

    // ── ends ──

    fn result(&mut self, outcome: Outcome) {
        let place = self.place();
        if self.builder.in_variation() {
            self.pending = Some((outcome, place, 0));
        } else {
            self.end_with(outcome, place);
        }
    }

    /// The game has this result.
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
        if let Some((outcome, place, skipped)) = self.pending.take() {
            if let Some(skip) = &mut self.builder.skip {
                skip.text.truncate(skipped);
            }
            self.end_with(outcome, place);
        }
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

    // ── after a fault ──

    /// Passes over a token of a line that has ended with a fault.
    fn pass_over(&mut self, token: &Token) {
        let Some(skip) = &mut self.builder.skip else { return };
        let (owner, depth) = (skip.owner, skip.depth);
        match token {
            Token::Open => skip.depth = depth.saturating_add(1),
            Token::Close if depth == 0 && owner == Owner::Variation => {
                self.builder.end_skip();
                self.builder.close();
                return;
            }
            Token::Close => skip.depth = depth.saturating_sub(1),
            Token::Symbol if self.phase != Phase::Ended => {
                let skipped = skip.text.len();
                let text = symbol::plain(&self.token_text());
                if let Some(outcome) = symbol::result(text.trim_ascii()) {
                    let place = self.place();
                    if depth == 0 && owner == Owner::MainLine {
                        self.end_with(outcome, place);
                        return;
                    }
                    self.pending = Some((outcome, place, skipped));
                }
            }
            _ => {}
        }
        let mut text = self.token_text();
        match token {
            Token::Comment { unclosed: true, .. } => text.push('}'),
            Token::TooLong => text.clear(),
            _ => {}
        }
        if !text.is_empty() {
            self.builder.skip_text(&text, self.lexer.after_line_end());
        }
        if owner == Owner::Parenthesis && *token == Token::Close && depth == 1 {
            self.builder.end_skip();
        }
    }
}

/// Reads a FEN tag. Where no tag names the kind of chess, castling rights that only Chess960 has tell it.
fn first_position(fen: &str, chess960: bool, unnamed: bool) -> Result<(Position, Vec<Repair>), FenError> {
    let read = |chess960| Position::from_fen(fen, FenMode { chess960, strict: false });
    let lacks_rights = |repairs: &[Repair]| repairs.iter().any(|repair| repair.field == "castling");
    let (position, repairs) = read(chess960)?;
    if unnamed && !chess960 && lacks_rights(&repairs) {
        let (other, fewer) = read(true)?;
        if !lacks_rights(&fewer) {
            return Ok((other, fewer));
        }
    }
    Ok((position, repairs))
}
