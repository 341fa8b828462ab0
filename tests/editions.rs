//! Every policy of every edition as one table, tests/editions.txt: a row for each field, a column for each edition.
//!
//! The table is the text that is reviewed against the Laws, so whatever changes in it must be right by them. It is made
//! of what the editions show of themselves: a new field is a new row without any word here. Times are minutes and
//! seconds.
#![allow(clippy::panic)] // a test that cannot go on should fail

use std::fmt::Write as _;

use adoube::laws::{Laws, Pace};

/// The field that holds no policy but the numbers of the articles.
const NUMBERS: &str = "articles";
/// The field of what depends on the pace, one entry for each.
const PACED: &str = "paced";
/// Where an edition has another policy, to which the row does not apply.
const NOT_THERE: &str = "-";

/// A field and what an edition has there.
type Row = (String, String);

#[test]
fn the_editions_are_those_of_the_table() {
    let table = table();
    let reviewed = include_str!("editions.txt");
    if table != reviewed {
        let path = format!("{}/editions.txt", env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(&path, &table).unwrap_or_else(|error| panic!("{path}: {error}"));
        panic!(
            "the editions are not those of tests/editions.txt any more; {path} has them as they are now:\n{}",
            changes(reviewed, &table)
        );
    }
}

#[test]
fn the_table_has_a_column_for_every_edition_and_a_row_for_every_pace() {
    let reviewed = include_str!("editions.txt");
    let header = reviewed.lines().next().unwrap_or_default();
    let columns: Vec<&str> = header.split_whitespace().skip(1).collect();
    assert_eq!(columns, Laws::all().map(|laws| laws.id).collect::<Vec<_>>());
    for pace in Pace::ALL {
        assert!(reviewed.lines().any(|line| line.starts_with(&format!("{}.", pace.name()))), "{}", pace.name());
    }
}

/// The rows that differ, as they were and as they are.
fn changes(before: &str, after: &str) -> String {
    let missing = |these: &str, those: &str, mark: &str| -> Vec<String> {
        let those: Vec<Vec<&str>> = those.lines().map(cells).collect();
        these.lines().filter(|line| !those.contains(&cells(line))).map(|line| format!("{mark} {line}")).collect()
    };
    [missing(before, after, "-"), missing(after, before, "+")].concat().join("\n")
}

/// The cells of a row, whatever its columns are as wide as.
fn cells(line: &str) -> Vec<&str> {
    line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect()
}

fn table() -> String {
    let editions: Vec<Vec<Row>> = Laws::all().map(|laws| Shown::rows(&laws)).collect();
    let fields = fields(&editions);
    let column = |rows: &Vec<Row>| -> Vec<String> {
        let cell = |field: &String| rows.iter().find(|(name, _)| name == field).map(|(_, value)| value.clone());
        fields.iter().map(|field| cell(field).unwrap_or_else(|| NOT_THERE.to_owned())).collect()
    };
    let columns: Vec<Vec<String>> = std::iter::once(fields.clone()).chain(editions.iter().map(column)).collect();
    let widths: Vec<usize> = columns.iter().map(|column| column.iter().map(String::len).max().unwrap_or(0)).collect();
    let mut text = String::new();
    for index in 0..fields.len() {
        let mut line = String::new();
        for (column, width) in columns.iter().zip(&widths) {
            write!(line, "{:width$}  ", column[index]).unwrap_or_else(|error| panic!("{error}"));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// All fields in the order in which the editions have them. That of a group of fields itself says nothing.
fn fields(editions: &[Vec<Row>]) -> Vec<String> {
    let mut fields: Vec<String> = Vec::new();
    for rows in editions {
        let mut after = 0;
        for (field, _) in rows {
            match fields.iter().position(|known| known == field) {
                Some(known) => after = known + 1,
                None => {
                    fields.insert(after, field.clone());
                    after += 1;
                }
            }
        }
    }
    let says_nothing = |field: &String| {
        let group = fields.iter().any(|other| other.starts_with(&format!("{field}.")));
        let mut values = editions.iter().flatten().filter(|(name, _)| name == field).map(|(_, value)| value);
        let first = values.next();
        group && values.all(|value| Some(value) == first)
    };
    fields.iter().filter(|field| !says_nothing(field)).cloned().collect()
}

/// What an edition shows of itself (`Debug`), read from the front.
struct Shown<'a> {
    rest: &'a str,
    rows: Vec<Row>,
}

impl Shown<'_> {
    fn rows(laws: &Laws) -> Vec<Row> {
        let text = format!("{laws:?}");
        let mut shown = Shown { rest: &text, rows: Vec::new() };
        shown.value("");
        assert_eq!(shown.rest, "", "not understood");
        shown.rows
    }

    /// Reads a value in words. The fields in it become rows of their own.
    fn value(&mut self, path: &str) -> String {
        if self.skip("\"") {
            let text = self.until('"');
            assert!(self.skip("\""));
            return text;
        }
        if self.skip("[") {
            assert!(path.ends_with(PACED), "{path} is a list");
            for pace in Pace::ALL {
                self.value(pace.name());
                self.skip(", ");
            }
            assert!(self.skip("]"), "more than one entry for each pace: {}", self.rest);
            return String::new();
        }
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        let word = in_words(word);
        if self.skip("(") {
            let mut inner = Vec::new();
            while !self.skip(")") {
                inner.push(self.value(path));
                self.skip(", ");
            }
            return if word == "some" { inner.join(" ") } else { format!("{word} {}", inner.join(" ")) };
        }
        if self.skip(" { ") {
            while !self.skip(" }") {
                self.field(path);
                self.skip(", ");
            }
        }
        word
    }

    fn field(&mut self, path: &str) {
        let name = self.until(':');
        assert!(self.skip(": "));
        let field = if path.is_empty() { name } else { format!("{path}.{name}") };
        let place = self.rows.len();
        let value = self.value(&field);
        if field != NUMBERS && !value.is_empty() {
            self.rows.insert(place, (field, value));
        }
    }

    fn skip(&mut self, text: &str) -> bool {
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn until(&mut self, end: char) -> String {
        let (text, rest) = self.rest.split_at(self.rest.find(end).unwrap_or(self.rest.len()));
        self.rest = rest;
        text.to_owned()
    }
}

/// `BothMoved` as "both moved", milliseconds as minutes and seconds: no other number reaches a thousand.
fn in_words(word: &str) -> String {
    if let Ok(number) = word.parse::<u64>() {
        let (seconds, thousandths) = (number / 1000, number % 1000);
        let fraction = if thousandths > 0 { format!(".{thousandths:03}") } else { String::new() };
        return if seconds > 0 { format!("{}:{:02}{fraction}", seconds / 60, seconds % 60) } else { word.to_owned() };
    }
    let mut words = String::new();
    for letter in word.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}
