//! Tag pairs: `[Name "value"]`, and what people make of them.

use super::parts::push;

/// What stands at an opening bracket.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Scan {
    /// More bytes are needed to tell.
    More,
    /// A tag pair of this many bytes: where its name and its value lie, counted from the bracket. `torn`: the value goes
    /// on over the end of a line.
    Pair { name: (usize, usize), value: (usize, usize), length: usize, torn: bool },
    /// Not of the form; it takes this many bytes.
    Malformed { length: usize },
}

/// Of all that stands before the quotation mark.
const LONGEST_NAME: u32 = 300;
const LINE_END: [u8; 2] = [b'\n', b'\r'];

/// Whether a bracket begins something of the shape of a tag: a name and a quotation mark. `None`: cannot be told yet.
pub(super) fn looks_like_one(bytes: &[u8], ended: bool) -> Option<bool> {
    let mut seen_name = false;
    // Only ASCII is counted, which takes as many bytes in every encoding.
    let mut length = 0;
    for &byte in bytes.iter().skip(1) {
        match byte {
            b'"' => return Some(seen_name),
            b' ' | b'\t' => {}
            b'[' | b']' | b'{' | b'}' | b'%' | b'(' | b')' | b'\n' | b'\r' => return Some(false),
            _ => seen_name = true,
        }
        length += u32::from(byte.is_ascii());
        if length > LONGEST_NAME {
            return Some(false);
        }
    }
    ended.then_some(false)
}

/// Scans what begins with an opening bracket.
#[inline(never)]
pub(super) fn scan(bytes: &[u8], ended: bool) -> Scan {
    let at = |index: usize| bytes.get(index).copied();
    let blanks = |mut index: usize| {
        while matches!(at(index), Some(b' ' | b'\t')) {
            index += 1;
        }
        index
    };
    // The parts of a tag pair may stand on lines of their own.
    let over_lines = |mut index: usize| {
        while matches!(at(index), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            index += 1;
        }
        index
    };
    let name_start = over_lines(1);
    let mut name_end = name_start;
    while at(name_end).is_some_and(|byte| !matches!(byte, b' ' | b'\t' | b'"' | b']' | b'\n' | b'\r')) {
        name_end += 1;
    }
    let quote = over_lines(name_end);
    if at(quote).is_none() && !ended {
        return Scan::More;
    }
    // A name like a command of comments would be read as one when it is written.
    let named = match at(name_start) {
        Some(b'%') => false,
        // The bracket of the next tag: this one has nothing but its own.
        Some(b'[') => name_start == blanks(1),
        _ => name_end > name_start,
    };
    if at(quote) != Some(b'"') || !named {
        return malformed(bytes, 1, ended);
    }
    let start = quote + 1;
    // The end of the value is a quotation mark with the closing bracket behind it: whatever else is quoted inside.
    let (mut index, mut torn) = (start, false);
    // The last such mark that a backslash stands before: meant when there is no other on the line.
    let mut escaped_end = None;
    loop {
        match at(index) {
            None if ended => return end_of_line(bytes, (name_start, name_end), start, escaped_end),
            None => return Scan::More,
            Some(b'\\') if matches!(at(index + 1), Some(b'"' | b'\\')) => {
                if at(index + 1) == Some(b'"') && at(blanks(index + 2)) == Some(b']') {
                    escaped_end = Some((index + 1, blanks(index + 2) + 1));
                }
                index += 1;
            }
            Some(b'"') => {
                let bracket = over_lines(index + 1);
                match at(bracket) {
                    Some(b']') => {
                        let (name, value) = ((name_start, name_end), (start, index));
                        return Scan::Pair { name, value, length: bracket + 1, torn };
                    }
                    None if !ended => return Scan::More,
                    _ => {}
                }
            }
            Some(b'\n' | b'\r') => {
                let next = index + 1 + usize::from(at(index) == Some(b'\r') && at(index + 1) == Some(b'\n'));
                match at(next) {
                    None if !ended => return Scan::More,
                    Some(byte) if escaped_end.is_none() && !torn && byte != b'[' && !LINE_END.contains(&byte) => {
                        match goes_on(bytes, next, ended) {
                            None => return Scan::More,
                            Some(true) => torn = true,
                            Some(false) => return end_of_line(bytes, (name_start, name_end), start, escaped_end),
                        }
                    }
                    _ => return end_of_line(bytes, (name_start, name_end), start, escaped_end),
                }
                index = next - 1;
            }
            Some(_) => {}
        }
        index += 1;
    }
}

/// Whether a value that its line does not end is ended by the next one.
fn goes_on(bytes: &[u8], from: usize, ended: bool) -> Option<bool> {
    let line = bytes.get(from..).unwrap_or_default();
    let end = line.iter().position(|byte| LINE_END.contains(byte));
    if end.is_none() && !ended {
        return None;
    }
    let line = line.get(..end.unwrap_or(line.len())).unwrap_or_default().trim_ascii_end();
    Some(line.ends_with(b"\"]"))
}

/// A value that nothing ends but the line.
fn end_of_line(bytes: &[u8], name: (usize, usize), start: usize, escaped_end: Option<(usize, usize)>) -> Scan {
    match escaped_end {
        // `"…\"]`: the backslash is part of the value.
        Some((end, length)) => Scan::Pair { name, value: (start, end), length, torn: false },
        None => malformed(bytes, start, true),
    }
}

/// Up to the end of the line, or to a closing bracket that comes first.
pub(super) fn malformed(bytes: &[u8], from: usize, ended: bool) -> Scan {
    let rest = bytes.get(from..).unwrap_or_default();
    match rest.iter().position(|byte| matches!(byte, b']' | b'\n' | b'\r')) {
        Some(end) => Scan::Malformed { length: from + end + usize::from(rest.get(end) == Some(&b']')) },
        None if ended => Scan::Malformed { length: bytes.len() },
        None => Scan::More,
    }
}

/// A value without its escapes, and with blanks for the ends of lines.
pub(super) fn unescaped(value: &str) -> String {
    without(value, true)
}

/// A text with blanks for the ends of lines.
pub(super) fn unbroken(text: &str) -> String {
    without(text, false)
}

#[inline(never)]
fn without(value: &str, escapes: bool) -> String {
    let mut text = String::with_capacity(value.len());
    let special = |byte: u8| matches!(byte, b'\n' | b'\r') || (escapes && byte == b'\\');
    let mut rest = value;
    while let Some(index) = rest.bytes().position(special) {
        let Some((before, special)) = rest.split_at_checked(index) else { break };
        text.push_str(before);
        let (meant, length) = match special.as_bytes() {
            [b'\\', quoted @ (b'"' | b'\\'), ..] => (*quoted, 2),
            [b'\\', ..] => (b'\\', 1),
            [b'\r', b'\n', ..] => (b' ', 2),
            _ => (b' ', 1),
        };
        push(&mut text, meant);
        rest = special.get(length..).unwrap_or_default();
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::{Scan, looks_like_one, scan, unescaped};

    fn pair(text: &str) -> Option<(String, String)> {
        match scan(text.as_bytes(), true) {
            Scan::Pair { name, value, .. } => {
                Some((text.get(name.0..name.1)?.to_owned(), unescaped(text.get(value.0..value.1)?)))
            }
            _ => None,
        }
    }

    #[test]
    fn values_end_where_a_bracket_follows_the_quotation_mark() {
        for (text, value) in [
            (r#"[A "b"]"#, "b"),
            (r#"[ A  "b" ] x"#, "b"),
            (r#"[A "5th "M" Int"]"#, r#"5th "M" Int"#),
            (r#"[A "x "y""]"#, r#"x "y""#),
            (r#"[A "a\"b\\c"]"#, r#"a"b\c"#),
            ("[A \"Tournament \\\"]\n", "Tournament \\"),
            ("[A \"two\nlines\"]\n", "two lines"),
            (r#"[A "[x] {y} ; %"]"#, "[x] {y} ; %"),
            (r#"[A ""]"#, ""),
        ] {
            assert_eq!(pair(text), Some(("A".to_owned(), value.to_owned())), "{text}");
        }
        for text in ["[A]", "[A b]", "[A \"b]\n[B \"c\"]", "[\"x\"]", "[A \"b"] {
            assert_eq!(pair(text), None, "{text}");
        }
        assert_eq!(scan(b"[A \"b\"", false), Scan::More);
    }

    #[test]
    fn a_tag_is_known_by_its_shape() {
        assert_eq!(looks_like_one(b"[White \"x", false), Some(true));
        assert_eq!(looks_like_one(b"[good move]", false), Some(false));
        assert_eq!(looks_like_one(b"[White", false), None);
    }
}
