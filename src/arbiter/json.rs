//! Rulings, states and acts as the JSON of the contract.
//!
//! Written by hand: the shapes are few and fixed, and a general serializer weighs as much in the module as the whole of
//! Article 4.

mod shapes;

use crate::chess::{Color, Square};

/// A JSON text in the making.
#[derive(Debug, Default)]
pub struct Json {
    text: String,
}

/// What can be written as JSON.
pub trait ToJson {
    /// Appends itself.
    fn write(&self, json: &mut Json);

    /// The JSON text of the contract.
    fn to_json(&self) -> String {
        let mut json = Json::default();
        self.write(&mut json);
        json.text
    }
}

impl Json {
    /// The text so far.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }

    /// One ASCII character. Said so, since a character of any length takes ten times the code.
    #[inline(never)]
    pub(super) fn push(&mut self, ascii: u8) {
        self.text.push(char::from(ascii & 127));
    }

    /// Begins an object (`{`) or a list (`[`).
    #[inline(never)]
    pub fn open(&mut self, bracket: char) {
        self.separate();
        self.push(bracket as u8);
    }

    /// Ends an object or a list.
    #[inline(never)]
    pub fn close(&mut self, bracket: char) {
        self.push(bracket as u8);
    }

    /// The name of the next value.
    #[inline(never)]
    pub fn name(&mut self, name: &str) -> &mut Json {
        self.string(name);
        self.push(b':');
        self
    }

    #[inline(never)]
    pub(super) fn separate(&mut self) {
        if !matches!(self.text.as_bytes().last(), None | Some(b'{' | b'[' | b':' | b'-')) {
            self.push(b',');
        }
    }

    #[inline(never)]
    pub(super) fn bare(&mut self, word: &str) {
        self.separate();
        self.text.push_str(word);
    }

    /// A string value.
    #[inline(never)]
    pub fn string(&mut self, value: &str) {
        self.separate();
        self.push(b'"');
        // In stretches up to each character that JSON wants escaped; all of those are ASCII.
        let mut rest = value;
        while let Some(end) = rest.bytes().position(|byte| byte < 32 || byte == b'"' || byte == b'\\') {
            let Some((plain, after)) = rest.split_at_checked(end) else { break };
            let Some((special, after)) = after.split_at_checked(1) else { break };
            self.text.push_str(plain);
            self.push(b'\\');
            match special.as_bytes() {
                [byte] if *byte < 32 => {
                    self.text.push_str("u00");
                    self.push(b'0' + (byte >> 4));
                    self.push(if byte & 15 < 10 { b'0' } else { b'a' - 10 } + (byte & 15));
                }
                _ => self.text.push_str(special),
            }
            rest = after;
        }
        self.text.push_str(rest);
        self.push(b'"');
    }

    /// A whole number.
    #[inline(never)]
    pub fn number(&mut self, value: u64) {
        self.separate();
        let mut digits = [0; 20]; // as many as the largest number has
        let (mut rest, mut blanks) = (value, digits.len());
        for digit in digits.iter_mut().rev() {
            *digit = b'0' + (rest % 10) as u8;
            rest /= 10;
            blanks -= 1;
            if rest == 0 {
                break;
            }
        }
        for &digit in digits.iter().skip(blanks) {
            self.push(digit);
        }
    }

    /// A whole number of either sign.
    pub fn signed(&mut self, value: i64) {
        self.separate();
        if value < 0 {
            self.push(b'-');
        }
        self.number(value.unsigned_abs());
    }

    /// A share of one, of which ten-thousandths are kept.
    pub fn ten_thousandths(&mut self, value: u32) {
        self.number((value / 10_000).into());
        self.push(b'.');
        for unit in [1000, 100, 10, 1] {
            self.push(b'0' + (value / unit % 10) as u8);
        }
    }

    /// `true` or `false`.
    #[inline(never)]
    pub fn boolean(&mut self, value: bool) {
        self.bare(if value { "true" } else { "false" });
    }

    /// `null`.
    pub fn null(&mut self) {
        self.bare("null");
    }

    /// A string or `null`.
    #[inline(never)]
    pub fn perhaps(&mut self, value: Option<&str>) {
        match value {
            Some(value) => self.string(value),
            None => self.null(),
        }
    }

    /// The name of a square.
    #[inline(never)]
    pub fn square(&mut self, square: Square) {
        self.separate();
        let [file, rank] = square.name();
        for letter in ['"', file, rank, '"'] {
            self.push(letter as u8);
        }
    }

    #[inline(never)]
    pub(super) fn perhaps_square(&mut self, square: Option<Square>) {
        match square {
            Some(square) => self.square(square),
            None => self.null(),
        }
    }

    /// A list of squares.
    #[inline(never)]
    pub fn squares(&mut self, squares: &[Square]) {
        self.open('[');
        for &square in squares {
            self.square(square);
        }
        self.close(']');
    }

    /// A list of strings.
    #[inline(never)]
    pub fn strings(&mut self, strings: &[String]) {
        self.open('[');
        for string in strings {
            self.string(string);
        }
        self.close(']');
    }

    #[inline(never)]
    pub(super) fn numbers(&mut self, numbers: &[u32]) {
        self.open('[');
        for &number in numbers {
            self.number(number.into());
        }
        self.close(']');
    }

    #[inline(never)]
    pub(super) fn words(&mut self, words: &[&'static str]) {
        self.open('[');
        for word in words {
            self.string(word);
        }
        self.close(']');
    }

    #[inline(never)]
    pub(super) fn color(&mut self, color: Color) {
        self.string(color.name());
    }

    fn perhaps_value<T: ToJson>(&mut self, value: Option<&T>) {
        match value {
            Some(value) => value.write(self),
            None => self.null(),
        }
    }
}
