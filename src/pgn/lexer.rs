//! From bytes to tokens, over chunks that may be cut anywhere.

use super::bytes::decode;
use super::source::Source;
use super::tag::{self, Scan};

/// A token; its bytes lie from [`Lexer::start`] to [`Source::at`].
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A tag pair: where name and value lie, and whether it goes on over the end of a line.
    Tag {
        name: (usize, usize),
        value: (usize, usize),
        torn: bool,
    },
    MalformedTag,
    /// Where the text lies; whether the end of the comment is missing.
    Comment {
        from: usize,
        to: usize,
        unclosed: bool,
    },
    /// A command of comments outside of any.
    BareCommand,
    /// Something in brackets that is no tag.
    Bracketed,
    Open,
    Close,
    /// `(=)`
    DrawOffer,
    /// The number of an annotation glyph; None without digits, or too large.
    Nag(Option<u8>),
    Symbol,
    /// A character that has no business here.
    Stray,
    /// Longer than allowed; the rest of it is passed over.
    TooLong,
    /// Nothing follows.
    End,
}

/// What ends something that is passed over.
#[derive(Clone, Copy)]
enum Passing {
    Brace,
    Line,
    Word,
}

pub(super) struct Lexer {
    pub(super) source: Source,
    /// Where the latest token begins.
    pub(super) start: usize,
    /// Whether the latest token has been taken: what is known about the way to it is then of no use.
    taken: bool,
    /// Whether a line begins here.
    line_start: bool,
    /// The ends of lines since the token before.
    line_ends: u32,
    /// What is being passed over.
    passing: Option<Passing>,
    /// How many bytes of a comment that is not yet complete have been searched for its end.
    searched: usize,
    longest: usize,
}

/// In characters; no word of the notation comes near.
pub(super) const LONGEST_WORD: usize = 255;
/// Nor any tag.
const LONGEST_TAG: usize = 1 << 16;
/// Ctrl-Z, with which DOS ended files of text.
const END_OF_FILE: u8 = 0x1a;

impl Lexer {
    pub(super) fn new(longest: usize) -> Lexer {
        let source = Source::new();
        Lexer { source, start: 0, taken: false, line_start: true, line_ends: 0, passing: None, searched: 0, longest }
    }

    pub(super) fn feed(&mut self, bytes: &[u8]) {
        self.source.feed(bytes);
        self.start = self.source.at;
    }

    /// Whether a line without text has been passed since the token before.
    pub(super) fn after_blank_line(&self) -> bool {
        self.line_ends > 1
    }

    /// How many lines have ended since the token before.
    pub(super) fn line_ends(&self) -> u32 {
        self.line_ends
    }

    /// Puts the latest token back.
    pub(super) fn put_back(&mut self) {
        self.source.at = self.start;
        self.taken = false;
    }

    /// The next token; None when more bytes are needed.
    pub(super) fn next(&mut self, in_tags: bool) -> Option<Token> {
        if self.taken {
            self.line_ends = 0;
            self.line_start = false;
            self.taken = false;
        }
        if self.passing.is_some() {
            self.pass()?;
        }
        self.skip_blanks()?;
        self.start = self.source.at;
        let mut token = self.scan(in_tags);
        if token.is_none() {
            // What is left of something too long is passed over: a comment to its brace, a tag to the end of its line.
            let (passing, longest) = match self.source.rest().first() {
                Some(b'{') => (Passing::Brace, self.longest),
                Some(b';') => (Passing::Line, self.longest),
                _ => (Passing::Line, LONGEST_TAG),
            };
            if self.source.rest().len() > longest {
                self.passing = Some(passing);
                self.source.at = self.source.len();
                token = Some(Token::TooLong);
            }
        }
        if token.is_some() {
            self.searched = 0;
            self.taken = true;
        }
        token
    }

    /// Passes over what is left of something too long.
    fn pass(&mut self) -> Option<()> {
        let rest = self.source.rest();
        let end = match self.passing {
            Some(Passing::Brace) => rest.iter().position(|&byte| byte == b'}').map(|end| end + 1),
            Some(Passing::Word) => rest.iter().position(|&byte| ends_word(byte)),
            _ => rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')),
        };
        self.source.at += end.unwrap_or(rest.len());
        if end.is_none() && !self.source.ended {
            return None;
        }
        self.passing = None;
        self.line_start = false;
        Some(())
    }

    fn skip_blanks(&mut self) -> Option<()> {
        loop {
            match self.source.rest() {
                [b' ' | b'\t' | b'\x0b' | b'\x0c' | 0 | END_OF_FILE, ..] => {
                    self.source.at += 1;
                    self.line_start = false;
                }
                [b'\r'] if !self.source.ended => return None,
                [b'\r', b'\n', ..] => self.new_line(2),
                [b'\n' | b'\r', ..] => self.new_line(1),
                [b'%', ..] if self.line_start => {
                    self.passing = Some(Passing::Line);
                    self.pass()?;
                }
                [0xef, 0xbb, 0xbf, ..] => self.source.at += 3,
                [0xef] | [0xef, 0xbb] if !self.source.ended => return None,
                [first @ 0xa0..=0xff, ..] => match blank(self.source.rest()) {
                    // A character that has not come as a whole.
                    None if *first >= 0xc2 && self.source.rest().len() < 3 && !self.source.ended => return None,
                    None => return Some(()),
                    Some(length) => {
                        self.source.at += length;
                        self.line_start = false;
                    }
                },
                _ => return Some(()),
            }
        }
    }

    fn new_line(&mut self, bytes: usize) {
        self.source.at += bytes;
        self.line_start = true;
        self.line_ends = self.line_ends.saturating_add(1);
    }

    fn take(&mut self, length: usize, token: Token) -> Option<Token> {
        self.source.at += length;
        Some(token)
    }

    fn scan(&mut self, in_tags: bool) -> Option<Token> {
        let ended = self.source.ended;
        match *self.source.rest() {
            [] if ended => Some(Token::End),
            [] => None,
            [b'{', ..] => self.brace_comment(),
            [b';', ..] => self.line_comment(),
            [b'[', ..] => self.bracket(in_tags),
            [b'(', b'=', b')', ..] => self.take(3, Token::DrawOffer),
            [b'('] | [b'(', b'='] if !ended => None,
            [b'(', ..] => self.take(1, Token::Open),
            [b')', ..] => self.take(1, Token::Close),
            [b'$', ..] => self.nag(),
            [b'}' | b']' | b'"', ..] => self.take(1, Token::Stray),
            _ => self.symbol(),
        }
    }

    fn brace_comment(&mut self) -> Option<Token> {
        let start = self.start;
        let bytes = self.source.rest();
        let mut index = self.searched.max(1);
        while let Some(&byte) = bytes.get(index) {
            if byte == b'}' {
                return self.take(index + 1, Token::Comment { from: start + 1, to: start + index, unclosed: false });
            }
            // A game that begins inside a comment: the comment was never closed.
            if byte == b'[' && matches!(bytes.get(index - 1), Some(b'\n' | b'\r')) {
                const EVENT: &[u8] = b"[Event \"";
                let here = bytes.get(index..).unwrap_or_default();
                if here.len() < EVENT.len() && EVENT.starts_with(here) && !self.source.ended {
                    self.searched = index;
                    return None;
                }
                if here.starts_with(EVENT) {
                    return self.take(index, Token::Comment { from: start + 1, to: start + index, unclosed: true });
                }
            }
            index += 1;
        }
        self.searched = index;
        let ended = self.source.ended;
        ended.then(|| self.take(index, Token::Comment { from: start + 1, to: start + index, unclosed: true })).flatten()
    }

    fn line_comment(&mut self) -> Option<Token> {
        let bytes = self.source.rest();
        let from = self.searched.max(1);
        let end = bytes.get(from..).unwrap_or_default().iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        let length = bytes.len();
        match end {
            None if !self.source.ended => {
                self.searched = length;
                None
            }
            _ => {
                let end = end.map_or(length, |end| from + end);
                self.take(end, Token::Comment { from: self.start + 1, to: self.start + end, unclosed: false })
            }
        }
    }

    fn bracket(&mut self, in_tags: bool) -> Option<Token> {
        let bytes = self.source.rest();
        let ended = self.source.ended;
        match bytes.get(1) {
            None if !ended => return None,
            Some(b'%') => {
                return match bytes.iter().position(|byte| matches!(byte, b']' | b'\n' | b'\r')) {
                    None if !ended => None,
                    Some(end) if bytes.get(end) == Some(&b']') => self.take(end + 1, Token::BareCommand),
                    end => self.take(end.unwrap_or(bytes.len()), Token::Bracketed),
                };
            }
            _ => {}
        }
        let shaped = tag::looks_like_one(bytes, ended)?;
        if !in_tags && !shaped && !self.line_start {
            return match tag::malformed(bytes, 1, ended) {
                Scan::Malformed { length } => self.take(length, Token::Bracketed),
                _ => None,
            };
        }
        let start = self.start;
        match tag::scan(bytes, ended) {
            Scan::More => None,
            Scan::Malformed { length } => self.take(length, Token::MalformedTag),
            Scan::Pair { name, value, length, torn } => {
                let name = (start + name.0, start + name.1);
                let value = (start + value.0, start + value.1);
                self.take(length, Token::Tag { name, value, torn })
            }
        }
    }

    fn nag(&mut self) -> Option<Token> {
        let bytes = self.source.rest();
        let digits = bytes.iter().skip(1).take_while(|byte| byte.is_ascii_digit()).count();
        if digits + 1 == bytes.len() && !self.source.ended {
            return None;
        }
        let mut number = (digits > 0).then_some(0_u8);
        for byte in bytes.iter().skip(1).take(digits) {
            number = number.and_then(|number| number.checked_mul(10)?.checked_add(byte - b'0'));
        }
        self.take(digits + 1, Token::Nag(number))
    }

    #[inline]
    fn symbol(&mut self) -> Option<Token> {
        let bytes = self.source.rest();
        let length = match bytes.iter().position(|&byte| ends_word(byte)) {
            Some(length) => length,
            None if self.source.ended => bytes.len(),
            None if bytes.len() > 4 * LONGEST_WORD => {
                self.passing = Some(Passing::Word);
                self.source.at = self.source.len();
                return Some(Token::TooLong);
            }
            None => return None,
        };
        // Counted in characters, so that a word has the same length in every encoding.
        if length > LONGEST_WORD && decode(bytes.get(..length).unwrap_or_default()).text.chars().count() > LONGEST_WORD
        {
            return self.take(length, Token::TooLong);
        }
        // An asterisk is a token of its own: `Nf3*`, `*1. d4`.
        if let Some(length) = before_asterisk(bytes.get(..length).unwrap_or_default()) {
            return self.take(length, Token::Symbol);
        }
        // `e8(Q)`: what a pawn becomes may stand in parentheses.
        let mut length = length;
        if bytes.get(length) == Some(&b'(') && matches!(bytes.get(length - 1), Some(b'1' | b'8')) {
            match bytes.get(length + 1..) {
                Some([letter, b')', ..]) if letter.is_ascii_alphabetic() => length += 3,
                Some([] | [_]) if !self.source.ended => return None,
                _ => {}
            }
        }
        self.take(length, Token::Symbol)
    }
}

/// Where a word is cut that an asterisk stands in: before it, or behind one that it begins with. Not where people write
/// one for a capture.
#[inline]
fn before_asterisk(word: &[u8]) -> Option<usize> {
    let place = word.iter().position(|&byte| byte == b'*')?;
    let ends_game = word.len() > 1 && matches!(word.get(place + 1), None | Some(b'0'..=b'9' | b'*' | 0x80..));
    ends_game.then_some(place.max(1))
}

/// How long a blank of another script is, or a character that cannot be seen; in Latin-1 one byte.
fn blank(bytes: &[u8]) -> Option<usize> {
    match bytes {
        [0xa0 | 0xad, ..] => Some(1),
        [0xc2, 0xa0 | 0xad, ..] => Some(2),
        [0xe2, 0x80, 0x80..=0x8f | 0xa8..=0xaf, ..] | [0xe2, 0x81, 0x9f..=0xaf, ..] => Some(3),
        [0xef, 0xb8, 0x8e | 0x8f, ..] => Some(3),
        [0xe1, 0x9a, 0x80, ..] | [0xe3, 0x80, 0x80, ..] => Some(3),
        _ => None,
    }
}

/// The bytes that a word ends before.
static ENDS_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let ends = b" \t\n\r\x0b\x0c\0\x1a{}()[];$\"";
    let mut index = 0;
    while index < ends.len() {
        table[ends[index] as usize] = true;
        index += 1;
    }
    table
};

#[inline]
fn ends_word(byte: u8) -> bool {
    ENDS_WORD.get(usize::from(byte)).copied().unwrap_or(false)
}
