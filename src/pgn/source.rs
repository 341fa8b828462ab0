//! The bytes that have come and are not yet read, and where in the whole they stand.

use super::encoding::Encoded;
use super::error::Place;

pub(super) struct Source {
    encoded: Encoded,
    bytes: Vec<u8>,
    /// What lies before it has been read.
    pub(super) at: usize,
    /// Whether no more will come.
    pub(super) ended: bool,
    /// An index whose place is known.
    placed: usize,
    place: Place,
    /// Whether the last character placed was a CR, to which a LF would belong.
    after_return: bool,
}

impl Source {
    pub(super) fn new() -> Source {
        Source {
            encoded: Encoded::new(),
            bytes: Vec::new(),
            at: 0,
            ended: false,
            placed: 0,
            place: Place::START,
            after_return: false,
        }
    }

    /// Adds what has come, and lets go what has been read.
    pub(super) fn feed(&mut self, bytes: &[u8]) {
        // A character that has been passed over in part is kept: how long it is, its other bytes will tell.
        let begun = begun_character(self.bytes.get(..self.at).unwrap_or_default());
        let done = self.at - begun;
        self.place_of(done);
        // What is kept stays where it is while something long comes in many pieces.
        if done > 0 {
            self.bytes.drain(..done);
        }
        self.bytes.extend_from_slice(&self.encoded.take(bytes, false));
        self.placed = self.placed.saturating_sub(done);
        self.at = begun;
    }

    /// No more will come.
    pub(super) fn end(&mut self) {
        if !self.ended {
            self.bytes.extend_from_slice(&self.encoded.take(&[], true));
            self.ended = true;
        }
    }

    /// Everything from here on that has come.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    #[inline]
    pub(super) fn slice(&self, from: usize, to: usize) -> &[u8] {
        self.bytes.get(from..to).unwrap_or_default()
    }

    #[inline]
    pub(super) fn byte(&self, index: usize) -> Option<u8> {
        self.bytes.get(index).copied()
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// The place of an index. Places are asked for in order; of one before the last that was asked for, the last is the
    /// answer.
    #[inline(never)]
    pub(super) fn place_of(&mut self, index: usize) -> Place {
        let passed = self.bytes.get(self.placed..index).unwrap_or_default();
        // In stretches between the ends of lines; a character is as long as UTF-16 makes it.
        let mut rest = passed;
        while let Some(&first) = rest.first() {
            if matches!(first, b'\n' | b'\r') {
                let joined = first == b'\n' && self.after_return;
                self.place.line = self.place.line.saturating_add(u32::from(!joined));
                self.place.column = 1;
                self.place.units += 1;
                self.after_return = first == b'\r';
                rest = rest.get(1..).unwrap_or_default();
                continue;
            }
            self.after_return = false;
            let length = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
            let (line, after) = rest.split_at_checked(length).unwrap_or((rest, &[]));
            let units = if line.is_ascii() { length } else { units_of(line) };
            self.place.units += units as u64;
            self.place.column = self.place.column.saturating_add(units as u32);
            rest = after;
        }
        self.place.bytes += passed.len() as u64;
        if self.encoded.is_wide() {
            self.place.bytes = 2 * self.place.units;
        }
        self.placed = self.placed.max(index.min(self.bytes.len()));
        self.place
    }
}

/// The UTF-16 units of bytes; what is no UTF-8 is one unit a byte.
#[inline(never)]
fn units_of(bytes: &[u8]) -> usize {
    if core::str::from_utf8(bytes).is_ok() {
        // One for the first byte of each character, one more for those beyond 16 bits.
        return bytes.iter().map(|&byte| usize::from(byte & 0xc0 != 0x80) + usize::from(byte >= 0xf0)).sum();
    }
    let mut units = 0;
    for chunk in bytes.utf8_chunks() {
        units += chunk.valid().chars().map(char::len_utf16).sum::<usize>() + chunk.invalid().len();
    }
    units
}

/// How many bytes at the end are the beginning of a character in UTF-8.
fn begun_character(bytes: &[u8]) -> usize {
    for (place, &byte) in bytes.iter().rev().take(3).enumerate() {
        let wanted = match byte {
            0x80..=0xbf => continue,
            0xc2..=0xdf => 2,
            0xe0..=0xef => 3,
            0xf0..=0xf4 => 4,
            _ => 0,
        };
        return if wanted > place + 1 { place + 1 } else { 0 };
    }
    0
}
