//! The articles on how the pieces move, edition beside edition.

use super::super::Laws;

/// The editions, one column each, the newest first.
const EDITIONS: [&str; 7] = ["fide-2023", "fide-2018", "fide-2017", "fide-2014", "fide-2009", "fide-1993", "us-chess"];

/// What an edition does not say.
const SILENT: &str = "";

/// One line for each number that tells why a move is illegal, with the number under which every edition says the same.
///
/// The text of the early 1990s and the rules of US Chess divide some statements otherwise: where one of ours is spread
/// over several of theirs, the rule above them is named. Neither says that a king is not captured.
#[rustfmt::skip]
const CONCORDANCE: [[&str; EDITIONS.len()]; 18] = [
    // Having the move; checkmate, and that a king is not captured.
    ["1.3",     "1.3",     "1.3",     "1.1",     "1.1",     "3.2",    "6B"],
    ["1.4.1",   "1.4.1",   "1.4.1",   "1.2",     "1.2",     SILENT,   SILENT],
    // A move goes where no piece of the same colour stands.
    ["3.1",     "3.1",     "3.1",     "3.1",     "3.1",     "4.1",    "7A"],
    // Bishop, rook and queen; that they do not pass over pieces; the knight.
    ["3.2",     "3.2",     "3.2",     "3.2",     "3.2",     "5.4",    "8D"],
    ["3.3",     "3.3",     "3.3",     "3.3",     "3.3",     "5.3",    "8C"],
    ["3.4",     "3.4",     "3.4",     "3.4",     "3.4",     "5.2",    "8B"],
    ["3.5",     "3.5",     "3.5",     "3.5",     "3.5",     "4.2",    "7B"],
    ["3.6",     "3.6",     "3.6",     "3.6",     "3.6",     "5.5",    "8E"],
    // The pawn: one step, two steps, capturing, en passant on the next move only.
    ["3.7",     "3.7",     "3.7",     "3.7",     "3.7",     "5.6",    "8F"],
    ["3.7.1",   "3.7.1",   "3.7.1",   "3.7a",    "3.7a",    "5.6(2)", "8F"],
    ["3.7.2",   "3.7.2",   "3.7.2",   "3.7b",    "3.7b",    "5.6(2)", "8F2"],
    ["3.7.3",   "3.7.3",   "3.7.3",   "3.7c",    "3.7c",    "5.6(2)", "8F4"],
    ["3.7.3.2", "3.7.4.2", "3.7.4.2", "3.7d",    "3.7d",    "5.6(3)", "8F5"],
    // The king: one step, castling lost for good, castling prevented for now.
    ["3.8.1",   "3.8.1",   "3.8.1",   "3.8a",    "3.8a",    "5.1(1)", "8A1"],
    ["3.8.2.1", "3.8.2.1", "3.8.2.1", "3.8b(1)", "3.8b(1)", "5.1(5)", "8A3"],
    ["3.8.2.2", "3.8.2.2", "3.8.2.2", "3.8b(2)", "3.8b(2)", "5.1(6)", "8A4"],
    // No move puts or leaves the own king in check.
    ["3.9.2",   "3.9.2",   "3.9.2",   "3.9",     "3.9",     "9.1",    "12"],
    // A move that breaks these articles is illegal.
    ["3.10.2",  "3.10.2",  "3.10.2",  "3.10b",   "4.6",     "8.1",    "7A"],
];

impl Laws {
    /// The number under which this edition says what the newest one says under `newest`, one of those that
    /// [`WhyIllegal::article`](crate::chess::WhyIllegal::article) gives; `None` where it says nothing of the kind, and
    /// for every other number.
    ///
    /// # Examples
    /// ```
    /// use adoube::laws::Laws;
    /// let number = |id| Laws::named(id)?.movement_article("3.7.3.2");
    /// assert_eq!(number("fide-2023"), Some("3.7.3.2"));
    /// assert_eq!(number("fide-2009"), Some("3.7d"));
    /// assert_eq!(number("fide-1993"), Some("5.6(3)"));
    /// assert_eq!(number("us-chess"), Some("8F5"));
    /// ```
    #[must_use]
    pub fn movement_article(&self, newest: &str) -> Option<&'static str> {
        let column = EDITIONS.iter().position(|&id| id == self.id)?;
        let line = CONCORDANCE.iter().find(|line| line[0] == newest)?;
        line.get(column).copied().filter(|&number| number != SILENT)
    }
}
