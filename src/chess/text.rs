//! Writing ASCII, without the machinery of formatting.

use super::Square;

/// One ASCII character. The mask shows the compiler that it is one byte long.
#[inline(never)]
pub(super) fn push(text: &mut String, byte: u8) {
    text.push((byte & 0x7f) as char);
}

/// The two characters of a square's name.
#[inline(never)]
pub(super) fn push_square(text: &mut String, square: Square) {
    push(text, b'a' + square.file());
    push(text, b'1' + square.rank());
}

/// A number in decimal.
pub(super) fn push_number(text: &mut String, number: u32) {
    if number > 9 {
        push_number(text, number / 10);
    }
    push(text, b'0' + (number % 10) as u8);
}
