//! The commands inside comments that have a type: `[%clk …] [%emt …] [%eval …] [%csl …] [%cal …]`.

use super::game::Notes;
use super::parts::{parts, push};

/// Takes the typed commands out of a comment and puts them into the notes. What is left, and what cannot be understood,
/// is added to the text.
#[inline(never)]
pub(super) fn part(comment: &str, notes: &mut Notes, text: &mut String) {
    let bytes = comment.as_bytes();
    let find = |wanted: u8, from: usize| {
        let rest = bytes.get(from..).unwrap_or_default();
        rest.iter().position(|&byte| byte == wanted).map(|index| from + index)
    };
    // What lies before it has been dealt with.
    let mut done = 0;
    let mut from = 0;
    while let Some(open) = find(b'[', from) {
        from = open + 1;
        if bytes.get(from) == Some(&b'%')
            && let Some(close) = find(b']', from)
        {
            from = close + 1;
            if comment.get(open + 2..close).is_some_and(|command| take(command, notes)) {
                push_part(text, comment.get(done..open).unwrap_or_default());
                done = from;
            }
        }
    }
    push_part(text, comment.get(done..).unwrap_or_default());
}

fn push_part(text: &mut String, part: &str) {
    let part = part.trim_ascii();
    if !text.is_empty() && !part.is_empty() {
        push(text, b' ');
    }
    text.push_str(part);
}

fn take(command: &str, notes: &mut Notes) -> bool {
    let length = command.bytes().position(|byte| byte <= b' ').unwrap_or(command.len());
    let value = command.get(length..).unwrap_or_default().trim_ascii();
    match command.get(..length).unwrap_or_default() {
        "clk" => take_time(value, &mut notes.clock),
        "emt" => take_time(value, &mut notes.elapsed),
        "eval" if notes.eval.is_empty() && is_eval(value) => {
            notes.eval.push_str(value);
            true
        }
        "csl" => shapes(value, 1, &mut notes.shapes),
        "cal" => shapes(value, 2, &mut notes.shapes),
        _ => false,
    }
}

fn take_time(value: &str, place: &mut Option<u64>) -> bool {
    let time = if place.is_none() { time(value) } else { None };
    if time.is_some() {
        *place = time;
    }
    time.is_some()
}

fn is_eval(value: &str) -> bool {
    let sign = |byte: u8| matches!(byte, b'+' | b'-' | b'.' | b'#' | b',' | b'/');
    !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || sign(byte))
}

/// Hours, minutes and seconds, or fewer of them, with up to three decimals.
#[inline(never)]
fn time(value: &str) -> Option<u64> {
    let (mut seconds, mut part, mut digits, mut parts) = (0_u64, 0_u64, 0, 1);
    // What the next decimal is worth; 0 before the point.
    let mut worth = 0;
    let mut milliseconds = 0;
    for byte in value.bytes() {
        match byte {
            b'0'..=b'9' if worth > 0 => {
                milliseconds += u64::from(byte - b'0') * (worth / 10);
                worth /= 10;
                digits = 1;
                // A fourth decimal would be worth nothing.
                if worth == 0 {
                    return None;
                }
            }
            b'0'..=b'9' => {
                part = part * 10 + u64::from(byte - b'0');
                digits += 1;
                if digits > 6 {
                    return None;
                }
            }
            b':' if worth == 0 && digits > 0 && parts < 3 => {
                seconds = (seconds + part) * 60;
                (part, digits) = (0, 0);
                parts += 1;
            }
            b'.' if worth == 0 && digits > 0 => {
                worth = 1000;
                digits = 0;
            }
            _ => return None,
        }
    }
    (digits > 0).then_some((seconds + part) * 1000 + milliseconds)
}

/// A list of shapes of this many squares each; all or none of it.
fn shapes(list: &str, squares: usize, shapes: &mut Vec<String>) -> bool {
    let before = shapes.len();
    for shape in parts(list, b',') {
        let shape = shape.trim_ascii();
        if !is_shape(shape, squares) {
            shapes.truncate(before);
            return false;
        }
        shapes.push(shape.to_owned());
    }
    true
}

/// Whether it is a letter for the colour and this many squares.
#[inline(never)]
fn is_shape(shape: &str, squares: usize) -> bool {
    let mut color = true;
    for (place, byte) in shape.bytes().enumerate() {
        let sound = match place & 1 {
            0 if color => byte.is_ascii_alphabetic(),
            1 => matches!(byte, b'a'..=b'h'),
            _ => matches!(byte, b'1'..=b'8'),
        };
        color = false;
        if !sound {
            return false;
        }
    }
    shape.len() == 1 + 2 * squares
}

/// The typed commands of a move, as the writer wants them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Commands<'a> {
    /// `%clk`, in milliseconds.
    pub clock: Option<u64>,
    /// `%emt`, in milliseconds.
    pub elapsed: Option<u64>,
    /// `%eval`; empty: none.
    pub eval: &'a str,
    /// `%csl` and `%cal`, parted by commas; empty: none.
    pub shapes: &'a str,
}

impl Commands<'_> {
    /// The commands in the order in which they are written: what an engine says, the clocks, the shapes.
    pub(super) fn write(&self, put: &mut dyn FnMut(&str)) {
        let mut text = String::new();
        if is_eval(self.eval) {
            text.push_str("[%eval ");
            text.push_str(self.eval);
            push(&mut text, b']');
            put(&text);
        }
        for (name, time) in [("[%clk ", self.clock), ("[%emt ", self.elapsed)] {
            if let Some(time) = time {
                text.clear();
                text.push_str(name);
                push_time(&mut text, time);
                push(&mut text, b']');
                put(&text);
            }
        }
        text.clear();
        let mut open = 0;
        for shape in parts(self.shapes, b',') {
            let squares = shape.len() / 2;
            if !(1..=2).contains(&squares) || !is_shape(shape, squares) {
                continue;
            }
            if open != squares {
                if open != 0 {
                    push(&mut text, b']');
                }
                text.push_str(if squares == 1 { "[%csl " } else { "[%cal " });
                open = squares;
            } else {
                push(&mut text, b',');
            }
            text.push_str(shape);
        }
        if open != 0 {
            push(&mut text, b']');
            put(&text);
        }
    }
}

/// `1:02:03.4`
fn push_time(text: &mut String, milliseconds: u64) {
    let (seconds, thousandths) = (milliseconds / 1000, milliseconds % 1000);
    push_digits(text, seconds / 3600, 1);
    push(text, b':');
    push_digits(text, seconds / 60 % 60, 2);
    push(text, b':');
    push_digits(text, seconds % 60, 2);
    if thousandths != 0 {
        push(text, b'.');
        match thousandths {
            _ if thousandths % 100 == 0 => push_digits(text, thousandths / 100, 1),
            _ if thousandths % 10 == 0 => push_digits(text, thousandths / 10, 2),
            _ => push_digits(text, thousandths, 3),
        }
    }
}

/// A number in decimal, of at least so many digits.
#[inline(never)]
pub(super) fn push_digits(text: &mut String, number: u64, least: u32) {
    if number > 9 || least > 1 {
        push_digits(text, number / 10, least.saturating_sub(1));
    }
    push(text, b'0' + (number % 10) as u8);
}

#[cfg(test)]
mod tests {
    use super::{push_time, time};

    #[test]
    fn times_are_written_as_they_are_read() {
        for (text, milliseconds) in [("1:02:03.4", 3_723_400), ("0:00:30", 30_000), ("100:00:00.007", 360_000_007)] {
            assert_eq!(time(text), Some(milliseconds));
            let mut written = String::new();
            push_time(&mut written, milliseconds);
            assert_eq!(written, text);
        }
        assert_eq!(time("02:29"), Some(149_000));
        assert_eq!(time("7"), Some(7000));
        for wrong in ["", "-1", "1:2:3:4", "1.2345", "a", "1:", "1."] {
            assert_eq!(time(wrong), None, "{wrong}");
        }
    }
}
