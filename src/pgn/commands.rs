//! The commands inside comments that have a type: `[%clk …] [%emt …] [%eval …] [%csl …] [%cal …]`.

use super::game::Notes;

/// Takes the typed commands out of a comment and puts them into the notes. What is left, and what cannot be understood,
/// is the answer.
#[inline(never)]
pub(super) fn part(comment: &str, notes: &mut Notes) -> String {
    let mut text = String::new();
    let mut rest = comment;
    while let Some((before, command, after)) = next_command(rest) {
        push_part(&mut text, before);
        if !take(command, notes) {
            push_part(&mut text, rest.get(before.len()..rest.len() - after.len()).unwrap_or_default());
        }
        rest = after;
    }
    push_part(&mut text, rest);
    text
}

fn push_part(text: &mut String, part: &str) {
    let part = part.trim();
    if !text.is_empty() && !part.is_empty() {
        text.push(' ');
    }
    text.push_str(part);
}

/// What stands before the next command, what stands in its brackets, and what follows.
fn next_command(text: &str) -> Option<(&str, &str, &str)> {
    let (before, opened) = text.split_once("[%")?;
    let (command, after) = opened.split_once(']')?;
    Some((before, command, after))
}

fn take(command: &str, notes: &mut Notes) -> bool {
    let Some((name, value)) = command.split_once(char::is_whitespace) else { return false };
    let value = value.trim();
    match name {
        "clk" if notes.clock.is_none() => {
            notes.clock = time(value);
            notes.clock.is_some()
        }
        "emt" if notes.elapsed.is_none() => {
            notes.elapsed = time(value);
            notes.elapsed.is_some()
        }
        "eval" if notes.eval.is_empty() && is_eval(value) => {
            notes.eval.push_str(value);
            true
        }
        "csl" => shapes(value, 1, &mut notes.shapes),
        "cal" => shapes(value, 2, &mut notes.shapes),
        _ => false,
    }
}

fn is_eval(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.#,/".contains(&byte))
}

/// Hours, minutes and seconds, or fewer of them, with up to three decimals.
fn time(value: &str) -> Option<u64> {
    let (whole, decimals) = value.split_once('.').unwrap_or((value, "000"));
    let mut seconds: u64 = 0;
    for (place, part) in whole.split(':').enumerate() {
        if place > 2 {
            return None;
        }
        seconds = seconds * 60 + number(part, 6)?;
    }
    let milliseconds = number(decimals, 3)? * [100, 10, 1].get(decimals.len().checked_sub(1)?)?;
    Some(seconds * 1000 + milliseconds)
}

fn number(digits: &str, most: usize) -> Option<u64> {
    if digits.is_empty() || digits.len() > most {
        return None;
    }
    let mut number = 0;
    for digit in digits.bytes() {
        number = number * 10 + u64::from(char::from(digit).to_digit(10)?);
    }
    Some(number)
}

/// A list of shapes of this many squares each; all or none of it.
fn shapes(list: &str, squares: usize, shapes: &mut Vec<String>) -> bool {
    let sound = |shape: &str| is_shape(shape, squares);
    let items = || list.split(',').map(str::trim);
    let all = items().all(sound);
    if all {
        shapes.extend(items().map(str::to_owned));
    }
    all
}

/// Whether it is a letter for the colour and this many squares.
fn is_shape(shape: &str, squares: usize) -> bool {
    match shape.as_bytes() {
        [color, rest @ ..] => {
            color.is_ascii_alphabetic()
                && rest.len() == 2 * squares
                && rest.chunks(2).all(|square| matches!(square, [b'a'..=b'h', b'1'..=b'8']))
        }
        [] => false,
    }
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
    pub(super) fn write(&self, push: &mut dyn FnMut(&str)) {
        let mut text = String::new();
        if is_eval(self.eval) {
            text.push_str("[%eval ");
            text.push_str(self.eval);
            text.push(']');
            push(&text);
        }
        for (name, time) in [("[%clk ", self.clock), ("[%emt ", self.elapsed)] {
            if let Some(time) = time {
                text.clear();
                text.push_str(name);
                push_time(&mut text, time);
                text.push(']');
                push(&text);
            }
        }
        text.clear();
        let mut open = 0;
        for shape in self.shapes.split(',') {
            let squares = shape.len() / 2;
            if !is_shape(shape, squares) {
                continue;
            }
            if open != squares {
                if open != 0 {
                    text.push(']');
                }
                text.push_str(if squares == 1 { "[%csl " } else { "[%cal " });
                open = squares;
            } else {
                text.push(',');
            }
            text.push_str(shape);
        }
        if open != 0 {
            text.push(']');
            push(&text);
        }
    }
}

/// `1:02:03.4`
fn push_time(text: &mut String, milliseconds: u64) {
    let (seconds, thousandths) = (milliseconds / 1000, milliseconds % 1000);
    push_digits(text, seconds / 3600, 1);
    text.push(':');
    push_digits(text, seconds / 60 % 60, 2);
    text.push(':');
    push_digits(text, seconds % 60, 2);
    if thousandths != 0 {
        text.push('.');
        match thousandths {
            _ if thousandths % 100 == 0 => push_digits(text, thousandths / 100, 1),
            _ if thousandths % 10 == 0 => push_digits(text, thousandths / 10, 2),
            _ => push_digits(text, thousandths, 3),
        }
    }
}

/// A number in decimal, of at least so many digits.
pub(super) fn push_digits(text: &mut String, number: u64, least: u32) {
    if number > 9 || least > 1 {
        push_digits(text, number / 10, least.saturating_sub(1));
    }
    text.push(char::from(b'0' + (number % 10) as u8));
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
