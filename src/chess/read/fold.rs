//! The characters outside ASCII that people write moves with, as the ASCII that they stand for.

use super::grammar::LONGEST;

/// A folded text.
pub(super) struct Folded {
    bytes: [u8; LONGEST],
    len: usize,
}

impl Folded {
    pub(super) fn as_bytes(&self) -> &[u8] {
        self.bytes[..self.len].trim_ascii()
    }

    fn push(&mut self, byte: u8) -> Option<()> {
        *self.bytes.get_mut(self.len)? = byte;
        self.len += 1;
        Some(())
    }
}

/// Folds a text; None when a character stands for nothing in a move, or when there are too many.
pub(super) fn fold(text: &str) -> Option<Folded> {
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
            '…' => [b'.'; 3].into_iter().try_for_each(|dot| folded.push(dot))?,
            _ => folded.push(ascii(character)?)?,
        }
    }
    Some(folded)
}

fn ascii(character: char) -> Option<u8> {
    Some(match character {
        '\0'..='\x7f' => character as u8,
        // The full-width forms repeat ASCII in its order.
        '！'..='～' => (character as u32 - '！' as u32) as u8 + b'!',
        '♔' | '♚' | '王' => b'K',
        '♕' | '♛' | '后' => b'Q',
        '♖' | '♜' | '车' | '車' => b'R',
        '♗' | '♝' | '象' => b'B',
        '♘' | '♞' | '马' | '馬' => b'N',
        '♙' | '♟' | '兵' => b'P',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => b'-',
        '×' | '✕' | '✖' | '⨯' | '⨉' => b'x',
        // Cyrillic letters that are indistinguishable in print from those of castling and capture.
        'О' | 'о' => b'O',
        'Х' | 'х' => b'x',
        '†' | '‡' | '⁺' => b'+',
        '‼' | '⁇' | '⁈' | '⁉' | '□' | '±' | '∓' | '⩲' | '⩱' | '∞' | '⌓' | '⨀' => b'!',
        _ if character.is_whitespace() => b' ',
        _ => return None,
    })
}
