//! Files in UTF-16, which Windows calls Unicode, on their way to UTF-8. Everything else is handed on as it is.

use std::borrow::Cow;

/// What the first bytes say about all of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Encoding {
    /// Too few have come to tell.
    Open,
    /// UTF-8 or Latin-1: each piece of the text decides for itself.
    Bytes,
    LittleEndian,
    BigEndian,
}

pub(super) struct Encoded {
    encoding: Encoding,
    /// What means nothing without the bytes that follow: a half or a quarter of a character, or the beginning of all.
    held: Vec<u8>,
}

impl Encoded {
    pub(super) fn new() -> Encoded {
        Encoded { encoding: Encoding::Open, held: Vec::new() }
    }

    /// Whether each UTF-16 unit takes two bytes.
    pub(super) fn is_wide(&self) -> bool {
        matches!(self.encoding, Encoding::LittleEndian | Encoding::BigEndian)
    }

    /// The next bytes, as the lexer reads them. `ended`: none follow.
    #[inline]
    pub(super) fn take<'a>(&mut self, bytes: &'a [u8], ended: bool) -> Cow<'a, [u8]> {
        if self.encoding == Encoding::Bytes { Cow::Borrowed(bytes) } else { self.take_other(bytes, ended) }
    }

    #[inline(never)]
    fn take_other<'a>(&mut self, bytes: &'a [u8], ended: bool) -> Cow<'a, [u8]> {
        let mut all = core::mem::take(&mut self.held);
        all.extend_from_slice(bytes);
        if self.encoding == Encoding::Open {
            self.encoding = encoding_of(&all, ended);
        }
        match self.encoding {
            Encoding::Open => {
                self.held = all;
                Cow::Borrowed(&[])
            }
            Encoding::Bytes => Cow::Owned(all),
            Encoding::LittleEndian | Encoding::BigEndian => Cow::Owned(self.narrowed(&all, ended)),
        }
    }

    /// UTF-16 as UTF-8; what is left over is held back.
    fn narrowed(&mut self, bytes: &[u8], ended: bool) -> Vec<u8> {
        let unit = |pair: &[u8; 2]| match self.encoding {
            Encoding::BigEndian => u16::from_be_bytes(*pair),
            _ => u16::from_le_bytes(*pair),
        };
        let (pairs, odd) = bytes.as_chunks::<2>();
        let half = |pair: &&[u8; 2]| (0xd800..0xdc00).contains(&unit(pair));
        let (whole, begun) = match pairs.split_last() {
            Some((last, before)) if !ended && half(&last) => (before, &last[..]),
            _ => (pairs, &[][..]),
        };
        let mut text = String::with_capacity(bytes.len());
        for character in char::decode_utf16(whole.iter().map(unit)) {
            text.push(character.unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        if !ended {
            self.held = [begun, odd].concat();
        } else if !odd.is_empty() {
            text.push(char::REPLACEMENT_CHARACTER);
        }
        text.into_bytes()
    }
}

/// By the byte-order mark, or by the zeros of two ASCII characters.
fn encoding_of(bytes: &[u8], ended: bool) -> Encoding {
    match *bytes {
        [0xff, 0xfe, ..] => Encoding::LittleEndian,
        [0xfe, 0xff, ..] => Encoding::BigEndian,
        [1..=0x7f, 0, 1..=0x7f, 0, ..] => Encoding::LittleEndian,
        [0, 1..=0x7f, 0, 1..=0x7f, ..] => Encoding::BigEndian,
        [] | [0 | 0xfe | 0xff] | [1..=0x7f] if !ended => Encoding::Open,
        [1..=0x7f, 0] | [1..=0x7f, 0, 1..=0x7f] | [0, 1..=0x7f] | [0, 1..=0x7f, 0] if !ended => Encoding::Open,
        _ => Encoding::Bytes,
    }
}
