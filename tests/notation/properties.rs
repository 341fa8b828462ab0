//! What holds for every move of many positions, and for every text.

use std::collections::HashSet;

use adoube::chess::{Position, ReadMoveError, Square};
use proptest::prelude::*;

use super::walk::{Dice, positions};

#[test]
fn every_legal_move_is_read_back_from_its_san_and_from_its_uci() {
    for position in positions(1, 3_000) {
        let mut texts = HashSet::new();
        for &mv in &position.legal_moves() {
            let (san, uci) = (position.san(mv), position.uci(mv));
            let context = format!("{} {san} {uci}", position.fen());
            assert_eq!(position.read_move(&san), Ok(mv), "{context}");
            assert_eq!(position.read_move_strict(&san), Ok(mv), "{context}");
            assert_eq!(position.read_move(&uci), Ok(mv), "{context}");
            assert_eq!(position.read_move_strict(&uci), Err(ReadMoveError::Unreadable), "{context}");
            assert!(texts.insert(san), "two moves of one text: {context}");
            assert!(texts.insert(uci), "two moves of one text: {context}");
        }
    }
}

#[test]
fn san_names_the_origin_only_as_far_as_the_legal_moves_need_it() {
    for position in positions(2, 1_000) {
        let moves = position.legal_moves();
        for &mv in moves.iter().filter(|mv| !mv.is_castling()) {
            let san = position.san(mv);
            let rivals = moves.iter().filter(|m| m.role == mv.role && m.to == mv.to && m.from != mv.from);
            let rivals: Vec<Square> = rivals.filter(|m| !m.is_castling()).map(|m| m.from).collect();
            let capture = position.captured(mv).is_some();
            let hint = match mv.role {
                adoube::chess::Role::Pawn if capture => mv.from.name()[0].to_string(),
                adoube::chess::Role::Pawn => String::new(),
                _ if rivals.is_empty() => String::new(),
                _ if rivals.iter().all(|from| from.file() != mv.from.file()) => mv.from.name()[0].to_string(),
                _ if rivals.iter().all(|from| from.rank() != mv.from.rank()) => mv.from.name()[1].to_string(),
                _ => mv.from.to_string(),
            };
            let letter = mv.role.letter().to_string().replace('P', "");
            let body = format!("{letter}{hint}{}{}", if capture { "x" } else { "" }, mv.to);
            let piece = mv.promotion().map(|role| format!("={}", role.letter())).unwrap_or_default();
            let next = position.play(mv);
            let mark = if next.is_checkmate() {
                "#"
            } else if next.is_check() {
                "+"
            } else {
                ""
            };
            assert_eq!(san, format!("{body}{piece}{mark}"), "{}", position.fen());
        }
    }
}

#[test]
fn a_reason_is_given_exactly_when_no_move_from_square_to_square_is_legal() {
    for position in positions(3, 500) {
        let asked = |mv: &adoube::chess::Move| if position.is_chess960() { mv.to } else { mv.destination() };
        let legal: HashSet<(Square, Square)> = position.legal_moves().iter().map(|mv| (mv.from, asked(mv))).collect();
        for from in Square::all() {
            for to in Square::all() {
                let why = position.why_illegal(from, to);
                let context = format!("{} {from}{to}: {why:?}", position.fen());
                assert_eq!(why.is_none(), legal.contains(&(from, to)), "{context}");
                assert!(why.is_none_or(|why| !why.squares.is_empty()), "{context}");
            }
        }
    }
}

/// Texts made of what moves are made of come much closer to being read than random ones.
#[test]
fn whatever_is_read_is_a_legal_move_and_nothing_panics() {
    const PARTS: [&str; 44] = [
        "a", "b", "d", "e", "h", "1", "2", "4", "7", "8", "N", "K", "P", "Q", "x", "-", "=", "(", ")", "/", "+", "#",
        "!", "?", " ", ".", "O", "0", "o", "ep", "$", ":", "e4", "e8", "O-O", "♘", "马", "后", "ｅ", "４", "–",
        "\u{fe0f}", "\u{fffd}", "🂡",
    ];
    let mut dice = Dice(4);
    for position in positions(4, 400) {
        for _ in 0..250 {
            let text: String = (0..dice.below(8)).map(|_| PARTS[dice.below(PARTS.len())]).collect();
            match position.read_move(&text) {
                Ok(mv) => assert!(position.is_legal(mv), "{} {text:?}: {mv:?}", position.fen()),
                Err(ReadMoveError::Ambiguous { candidates }) => {
                    assert!(candidates.len() > 1 && candidates.iter().all(|&mv| position.is_legal(mv)), "{text:?}");
                }
                Err(_) => {}
            }
        }
    }
}

proptest! {
    #[test]
    fn no_text_at_all_makes_the_reader_panic(text in any::<String>()) {
        let position = Position::default();
        let read = position.read_move(&text);
        prop_assert!(read.is_err() || read.is_ok_and(|mv| position.is_legal(mv)));
    }

    #[test]
    fn long_texts_are_no_moves(text in "[a-h1-8NKx ♘]{80,4000}") {
        prop_assert_eq!(Position::default().read_move(&format!("N{text}N")), Err(ReadMoveError::Unreadable));
    }
}
