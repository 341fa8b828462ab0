//! Bytes as text. PGN prescribes Latin-1, the world writes UTF-8, and one file may hold both.

use std::borrow::Cow;

/// What a piece of a file says.
pub(super) struct Decoded<'a> {
    pub(super) text: Cow<'a, str>,
    /// Whether some bytes mean nothing: they were replaced, or are in an encoding that is not known.
    pub(super) damaged: bool,
}

/// The characters that Windows puts where Latin-1 has controls, which nobody writes; 0 where there is none.
static WINDOWS: [u16; 32] = [
    0x20ac, 0, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17d, 0, 0,
    0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0, 0x17e, 0x178,
];

/// Reads UTF-8 where it is UTF-8. Where it is not, it is Latin-1, unless most of what is beyond ASCII is UTF-8: then it
/// is UTF-8 that has been damaged.
#[inline(never)]
pub(super) fn decode(bytes: &[u8]) -> Decoded<'_> {
    if let Ok(text) = core::str::from_utf8(bytes) {
        return Decoded { text: Cow::Borrowed(text), damaged: false };
    }
    let (mut sound, mut unsound) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        sound += chunk.valid().bytes().filter(|&byte| byte >= 0xc0).count();
        unsound += chunk.invalid().len();
    }
    let mostly_utf8 = sound >= unsound;
    let mut text = String::with_capacity(bytes.len());
    if mostly_utf8 {
        for chunk in bytes.utf8_chunks() {
            text.push_str(chunk.valid());
            if !chunk.invalid().is_empty() {
                text.push(char::REPLACEMENT_CHARACTER);
            }
        }
    } else {
        for &byte in bytes {
            text.push(latin(byte));
        }
    }
    Decoded { text: Cow::Owned(text), damaged: mostly_utf8 || !is_latin(bytes) }
}

/// Whether letters with accents and signs stand among others, as they do in Latin-1. In other scripts, and where a
/// character takes two bytes, they stand by themselves.
fn is_latin(bytes: &[u8]) -> bool {
    const LONGEST: usize = 3;
    !bytes.windows(LONGEST + 1).any(|run| run.iter().all(|byte| !byte.is_ascii()))
}

fn latin(byte: u8) -> char {
    let windows = byte.checked_sub(0x80).and_then(|index| WINDOWS.get(usize::from(index))).copied().unwrap_or(0);
    match char::from_u32(u32::from(windows)) {
        Some(character) if windows != 0 => character,
        _ => char::from(byte),
    }
}

/// At most the first hundred characters.
pub(super) fn excerpt(text: &str) -> &str {
    text.char_indices().nth(100).and_then(|(end, _)| text.get(..end)).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn latin_1_and_its_windows_neighbour_are_read() {
        assert_eq!(decode(b"Jos\xe9 \x93x\x94 \x80").text, "José “x” €");
        assert!(!decode(b"\xe9").damaged);
    }

    #[test]
    fn damaged_utf_8_stays_utf_8() {
        let decoded = decode("Владимир\u{20ac}".as_bytes().split_last().map(|(_, rest)| rest).unwrap_or_default());
        assert_eq!((&*decoded.text, decoded.damaged), ("Владимир\u{fffd}", true));
    }
}
