//! Under which number each edition says why a move is illegal.
#![allow(clippy::panic)] // a test that cannot go on should fail

use std::collections::BTreeSet;

use adoube::chess::{Position, Square};
use adoube::laws::{Clause, Laws, Pace};

/// Every number that an illegal move can be given, by the newest edition.
const NUMBERS: [&str; 18] = [
    "1.3", "1.4.1", "3.1", "3.10.2", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.7.1", "3.7.2", "3.7.3", "3.7.3.2",
    "3.8.1", "3.8.2.1", "3.8.2.2", "3.9.2",
];

/// What two editions leave unsaid: that a king is not captured.
const UNSAID: [(&str, &str); 2] = [("fide-1993", "1.4.1"), ("us-chess", "1.4.1")];

/// Positions in which moves fail for every reason there is.
const POSITIONS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    // Castling: free on neither side for a piece, an attack, a lost right.
    "rn2k2r/8/8/8/8/8/5r2/R3K2R b KQq - 0 1",
    "rn2k2r/8/8/8/8/8/5r2/R3K2R w KQq - 0 1",
    // A double step of long ago.
    "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
    // A pin, and a check that must be answered.
    "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1",
    "4r1k1/8/8/8/8/2N5/8/4K3 w - - 0 1",
    "4k3/8/4p3/4P3/8/8/8/4K3 b - - 0 1",
];

fn edition(id: &str) -> Laws {
    Laws::named(id).unwrap_or_else(|| panic!("{id} is no edition"))
}

/// The numbers of all that is illegal in a position, from every square to every other.
fn numbers_in(fen: &str) -> BTreeSet<&'static str> {
    let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    let squares = || (0..8).flat_map(|rank| (0..8).map(move |file| Square::at(file, rank)));
    squares()
        .flat_map(|from| squares().filter(move |&to| to != from).map(move |to| (from, to)))
        .filter_map(|(from, to)| position.why_illegal(from, to))
        .map(|why| why.article)
        .collect()
}

#[test]
fn the_list_of_numbers_is_what_illegal_moves_are_given() {
    let given: BTreeSet<&str> = POSITIONS.into_iter().flat_map(numbers_in).collect();
    assert_eq!(given, BTreeSet::from(NUMBERS));
}

#[test]
fn every_edition_says_each_of_them_or_is_known_to_be_silent() {
    for laws in Laws::all() {
        for newest in NUMBERS {
            let number = laws.movement_article(newest);
            let silent = UNSAID.contains(&(laws.id, newest));
            assert_eq!(number.is_none(), silent, "{} {newest}: {number:?}", laws.id);
            assert_ne!(number, Some(""), "{} {newest}", laws.id);
        }
    }
}

#[test]
fn the_newest_edition_has_its_own_numbers() {
    for newest in NUMBERS {
        assert_eq!(Laws::default().movement_article(newest), Some(newest));
    }
}

#[test]
fn the_numbers_are_those_that_the_editions_print() {
    for (id, numbers) in [
        ("fide-2018", [("1.3", "1.3"), ("3.7.3.2", "3.7.4.2"), ("3.8.2.2", "3.8.2.2"), ("3.10.2", "3.10.2")]),
        ("fide-2017", [("3.7.1", "3.7.1"), ("3.7.3.2", "3.7.4.2"), ("3.8.2.1", "3.8.2.1"), ("3.9.2", "3.9.2")]),
        ("fide-2014", [("1.3", "1.1"), ("3.7.2", "3.7b"), ("3.8.2.1", "3.8b(1)"), ("3.10.2", "3.10b")]),
        // Legality is defined where the move is made, and one article holds both what check is and what it forbids.
        ("fide-2009", [("3.7.3", "3.7c"), ("3.8.2.2", "3.8b(2)"), ("3.9.2", "3.9"), ("3.10.2", "4.6")]),
        ("fide-1993", [("3.4", "5.2"), ("3.7.3.2", "5.6(3)"), ("3.8.2.1", "5.1(5)"), ("3.9.2", "9.1")]),
        ("us-chess", [("3.5", "7B"), ("3.6", "8E"), ("3.7.2", "8F2"), ("3.8.2.2", "8A4")]),
    ] {
        for (newest, number) in numbers {
            assert_eq!(edition(id).movement_article(newest), Some(number), "{id} {newest}");
        }
    }
}

#[test]
fn no_edition_has_two_numbers_for_one_statement() {
    for laws in Laws::all() {
        for pace in Pace::ALL {
            for (newest, clause) in [("3.1", Clause::OwnPieceOccupies), ("1.4.1", Clause::KingNotCaptured)] {
                assert_eq!(laws.movement_article(newest), laws.article(clause, pace), "{} {newest}", laws.id);
            }
        }
    }
}

#[test]
fn a_number_that_no_illegal_move_is_given_has_no_counterpart() {
    for laws in Laws::all() {
        for newest in ["", "3", "3.7.4.2", "3.7b", "4.3.1", "8F5"] {
            assert_eq!(laws.movement_article(newest), None, "{} {newest}", laws.id);
        }
    }
}
