//! Taking texts apart, in one copy that is small: the general searchers for patterns weigh much in a module that is
//! sent over the net.

/// The parts of a text between separators of one ASCII character.
pub(super) struct Parts<'a> {
    rest: Option<&'a str>,
    separator: u8,
}

/// The parts of a text; one at least, and empty ones too.
pub(super) fn parts(text: &str, separator: u8) -> Parts<'_> {
    Parts { rest: Some(text), separator }
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    #[inline(never)]
    fn next(&mut self) -> Option<&'a str> {
        let text = self.rest?;
        let cut = text.as_bytes().iter().position(|&byte| byte == self.separator);
        let (part, rest) = match cut.and_then(|index| text.split_at_checked(index)) {
            Some((part, rest)) => (part, rest.get(1..)),
            None => (text, None),
        };
        self.rest = rest;
        Some(part)
    }
}

/// Where a text of ASCII begins in another.
#[inline(never)]
pub(super) fn find(text: &str, wanted: &[u8]) -> Option<usize> {
    text.as_bytes().windows(wanted.len().max(1)).position(|window| window == wanted)
}

/// One ASCII character.
#[inline(never)]
pub(super) fn push(text: &mut String, byte: u8) {
    text.push(char::from(byte & 127));
}
