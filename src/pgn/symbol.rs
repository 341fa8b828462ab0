//! What a word of the movetext may be, besides a move.

use super::game::Outcome;
use super::parts::push;

/// What stands behind the number of a move, and the number: `12.`, `12...`, `12`, `12.e4`, `12e4`, `...e5`.
#[inline]
pub(super) fn without_number(word: &[u8]) -> (Option<u32>, &[u8]) {
    let (number, mut rest) = without_one_number(word);
    // `1.1.e4`, `..1.e4`
    while rest.len() < word.len() && matches!(rest, [b'0'..=b'9' | b'.', ..]) {
        let (_, after) = without_one_number(rest);
        if after.len() == rest.len() {
            break;
        }
        rest = after;
    }
    (number, rest)
}

fn without_one_number(word: &[u8]) -> (Option<u32>, &[u8]) {
    let mut rest = word;
    let mut number: u32 = 0;
    while let [digit @ b'0'..=b'9', after @ ..] = rest {
        number = number.saturating_mul(10).saturating_add(u32::from(digit - b'0'));
        rest = after;
    }
    let digits = word.len() - rest.len();
    match rest {
        // Castling without hyphens, and the null move of UCI.
        [] if matches!(word, b"00" | b"000" | b"0000") => (None, word),
        [b'.', ..] => {
            while let [b'.', after @ ..] = rest {
                rest = after;
            }
            ((digits > 0).then_some(number), rest)
        }
        // Whatever letter a piece has in its language, a figurine, or a Chinese character.
        [] | [b'a'..=b'h' | b'A'..=b'Z' | 0xe4..=0xe9, ..] | [0xe2, 0x99, ..] if digits > 0 => (Some(number), rest),
        _ => (None, word),
    }
}

/// A text with the blanks of every script as plain ones, and without what cannot be seen.
pub(super) fn spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            ' ' | '\u{85}' | '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{2028}'..='\u{2029}' => {
                push(&mut spaced, b' ')
            }
            '\u{202f}' | '\u{205f}' | '\u{3000}' => push(&mut spaced, b' '),
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => {}
            '\u{fe0e}'..='\u{fe0f}' | '\u{feff}' => {}
            _ => spaced.push(character),
        }
    }
    spaced
}

/// A word in the characters of the keyboard: hyphens for dashes, fractions and dots spelled out, full-width forms
/// narrow. The commas of a sentence behind it are left out.
pub(super) fn plain(word: &str) -> String {
    let mut text = String::with_capacity(word.len());
    for character in word.chars() {
        match character {
            '‐'..='―' | '−' => push(&mut text, b'-'),
            '½' => text.push_str("1/2"),
            '…' => text.push_str("..."),
            '、' | '。' => push(&mut text, b'.'),
            // The full-width forms repeat ASCII in its order.
            '！'..='～' => push(&mut text, (character as u32 - '！' as u32) as u8 + b'!'),
            _ => text.push(character),
        }
    }
    while text.ends_with(',') {
        text.pop();
    }
    text
}

/// The result that a word is.
pub(super) fn result(word: &str) -> Option<Outcome> {
    Some(match word {
        "1-0" | "1:0" => Outcome::WhiteWins,
        "0-1" | "0:1" => Outcome::BlackWins,
        "1/2-1/2" | "1/2:1/2" | "1/2" => Outcome::Draw,
        "*" => Outcome::Unknown,
        _ => return None,
    })
}

/// Whether a word is a null move.
pub(super) fn is_null_move(word: &str) -> bool {
    matches!(word, "--" | "Z0" | "@@@@" | "0000" | "<>" | "null")
}

/// Whether a word says about the move before it only what its notation says anyway.
pub(super) fn is_mark(word: &str) -> bool {
    matches!(word, "+" | "++" | "#" | "e.p." | "ep" | "ep." | "ch" | "ch." | "dbl.ch." | "mate")
}

/// Whether a word that is no move may be meant as one: then its line ends here, since what follows would be a guess.
pub(super) fn may_be_meant_as_move(word: &str) -> bool {
    let letters = |byte: u8| matches!(byte, b'a'..=b'h' | b'x' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'P' | b'O' | b'o');
    let signs = |byte: u8| matches!(byte, b'-' | b'=' | b'+' | b'#' | b':' | b'.');
    word.bytes().any(|byte| byte.is_ascii_digit())
        || (word.bytes().any(letters) && word.bytes().all(|byte| letters(byte) || signs(byte)))
}
