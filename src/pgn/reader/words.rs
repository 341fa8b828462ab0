//! The words of the movetext: numbers, results, signs, moves.

use super::{Phase, Reader};
use crate::chess::ReadMoveError;
use crate::pgn::builder::Owner;
use crate::pgn::bytes::decode;
use crate::pgn::error::PgnCode;
use crate::pgn::game::{Game, Outcome};
use crate::pgn::glyph;
use crate::pgn::lexer::Token;
use crate::pgn::parts::parts;
use crate::pgn::symbol;

impl Reader {
    /// A word of the movetext.
    #[inline]
    pub(super) fn word(&mut self) {
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
        let text = symbol::spaced(&decode(word).text);
        if wrong_number {
            self.report_token(PgnCode::MoveNumber);
        }
        self.words(&text);
    }

    /// The words of what the lexer takes for one: it does not know the blanks of other scripts.
    pub(super) fn words(&mut self, text: &str) {
        for word in parts(text, b' ') {
            if word.is_empty() {
                continue;
            }
            self.settle_result();
            let Some(skip) = &self.builder.skip else {
                if self.phase == Phase::Ended {
                    let place = self.place();
                    self.builder.report(PgnCode::UnknownText, place, word);
                } else {
                    self.part_of_word(word);
                }
                continue;
            };
            let (ends_game, skipped) = (skip.owner == Owner::MainLine && skip.depth == 0, skip.text.len());
            if let Some(outcome) = symbol::result(&symbol::plain(word))
                && self.phase != Phase::Ended
            {
                let place = self.place();
                if ends_game {
                    self.end_with(outcome, place);
                    continue;
                }
                self.pending = Some((outcome, place, skipped));
            }
            self.builder.skip_text(word);
        }
    }

    #[inline(never)]
    pub(super) fn part_of_word(&mut self, word: &str) {
        let plain = symbol::plain(word);
        let (_, rest) = symbol::without_number(plain.as_bytes());
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
                self.builder.skip_text(word);
                return;
            }
        } else if !self.move_of_word(body, text, word) {
            return;
        }
        for &nag in nags.iter().rev() {
            self.builder.nag(nag);
        }
    }

    /// Plays the move that a word means; false when it means none.
    pub(super) fn move_of_word(&mut self, body: &str, text: &str, word: &str) -> bool {
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
        self.builder.skip_text(word);
        false
    }

    /// A word behind the result: more of it, or the next game.
    pub(super) fn word_after_the_end(&mut self) -> Option<Game> {
        let text = symbol::plain(&symbol::spaced(&self.token_text()));
        let text = text.trim_ascii();
        if symbol::result(text).is_some() {
            self.report_token(PgnCode::ExtraResult);
        } else if let Some(nag) = glyph::standing_alone(text) {
            self.builder.nag(nag);
        } else if symbol::is_null_move(text) || symbol::may_be_meant_as_move(text) {
            self.lexer.put_back();
            return Some(self.end_game());
        } else if !text.is_empty() && !symbol::is_mark(text) {
            self.report_token(PgnCode::UnknownText);
        }
        None
    }

    // ── after a fault ──

    /// Passes over a token of a line that has ended with a fault.
    pub(super) fn pass_over(&mut self, token: &Token) {
        let Some(skip) = &mut self.builder.skip else { return };
        skip.line_ends = skip.line_ends.max(self.lexer.line_ends().min(2));
        let (owner, depth) = (skip.owner, skip.depth);
        match token {
            Token::Open => skip.depth = depth.saturating_add(1),
            Token::Close if depth == 0 && owner == Owner::Variation => {
                self.builder.end_skip();
                self.builder.close();
                return;
            }
            Token::Close => skip.depth = depth.saturating_sub(1),
            Token::Symbol => {
                let text = symbol::spaced(&self.token_text());
                self.words(&text);
                return;
            }
            _ => {}
        }
        let mut text = self.token_text();
        match token {
            Token::Comment { unclosed: true, .. } => text.push('}'),
            Token::TooLong if self.stands_at_word() => text = self.beginning_of_word(),
            Token::TooLong => text.clear(),
            _ => {}
        }
        if !text.is_empty() {
            self.builder.skip_text(&text);
        }
        if owner == Owner::Parenthesis && *token == Token::Close && depth == 1 {
            self.builder.end_skip();
        }
    }
}
