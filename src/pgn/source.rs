//! The bytes that have come and are not yet read, and where in the whole they stand.

use super::error::Place;

pub(super) struct Source {
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
        Source { bytes: Vec::new(), at: 0, ended: false, placed: 0, place: Place::START, after_return: false }
    }

    /// Adds what has come, and lets go what has been read.
    pub(super) fn feed(&mut self, bytes: &[u8]) {
        self.place_of(self.at);
        self.bytes.drain(..self.at.min(self.bytes.len()));
        self.placed = self.placed.saturating_sub(self.at);
        self.at = 0;
        self.bytes.extend_from_slice(bytes);
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
        for chunk in passed.utf8_chunks() {
            for character in chunk.valid().chars() {
                let units = character.len_utf16() as u32;
                self.place.units += u64::from(units);
                let joined = character == '\n' && self.after_return;
                self.after_return = character == '\r';
                if joined || matches!(character, '\n' | '\r') {
                    self.place.line = self.place.line.saturating_add(u32::from(!joined));
                    self.place.column = 1;
                } else {
                    self.place.column = self.place.column.saturating_add(units);
                }
            }
            if !chunk.invalid().is_empty() {
                self.after_return = false;
                self.place.units += chunk.invalid().len() as u64;
                self.place.column = self.place.column.saturating_add(chunk.invalid().len() as u32);
            }
        }
        self.place.bytes += passed.len() as u64;
        self.placed = self.placed.max(index.min(self.bytes.len()));
        self.place
    }
}
