//! The characters outside ASCII that people write moves with, as the ASCII that they stand for.

use super::grammar::{self, LONGEST, Wanted};

/// A folded text.
struct Folded {
    bytes: [u8; LONGEST],
    len: usize,
}

impl Folded {
    fn push(&mut self, byte: u8) -> Option<()> {
        *self.bytes.get_mut(self.len)? = byte;
        self.len += 1;
        Some(())
    }
}

/// Reads a text that is not all ASCII.
#[inline(never)]
pub(super) fn read(text: &str) -> Option<Wanted> {
    let folded = fold(text.trim())?;
    grammar::parse(grammar::trim(folded.bytes.get(..folded.len)?))
}

/// Folds a text; None when a character stands for nothing in a move, or when there are too many.
fn fold(text: &str) -> Option<Folded> {
    let mut folded = Folded { bytes: [0; LONGEST], len: 0 };
    let mut invisible = 0;
    for character in text.chars() {
        match character {
            // Marks that choose between text and picture, and other characters without width.
            '\u{fe0e}' | '\u{fe0f}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}' => {
                invisible += 1;
                if invisible > LONGEST {
                    return None;
                }
            }
            '…' => {
                for _ in 0..3 {
                    folded.push(b'.')?;
                }
            }
            _ => folded.push(ascii(character)?)?,
        }
    }
    Some(folded)
}

/// Signs, each after the ASCII that it stands for; the Cyrillic letters are indistinguishable in print from `O` and `x`.
static SIGNS: &str = "K♔♚王Q♕♛后R♖♜车車B♗♝象N♘♞马馬P♙♟兵-‐‑‒–—―−﹘﹣x×✕✖⨯⨉ХхOОо+†‡⁺!‼⁇⁈⁉□±∓⩲⩱∞⌓⨀";

fn ascii(character: char) -> Option<u8> {
    match character {
        '\0'..='\x7f' => return Some(character as u8),
        // The full-width forms repeat ASCII in its order.
        '！'..='～' => return Some((character as u32 - '！' as u32) as u8 + b'!'),
        _ if character.is_whitespace() => return Some(b' '),
        _ => {}
    }
    let mut stands_for = None;
    for sign in SIGNS.chars() {
        if sign == character {
            return stands_for;
        }
        if sign.is_ascii() {
            stands_for = Some(sign as u8);
        }
    }
    None
}
