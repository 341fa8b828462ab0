//! What must hold in every position, tried on positions of random games in both kinds of chess.
#![allow(clippy::panic)] // a test that cannot go on should fail

mod common;

use std::collections::HashMap;

use adoube::chess::{FenMode, History, Position, Role, Square, perft, perft_making_leaves};
use common::Random;

#[test]
fn a_move_asked_by_its_squares_is_legal_exactly_when_it_is_in_the_list() {
    let promotions = Role::ALL.into_iter().map(Some).chain([None]).collect::<Vec<_>>();
    let mut asked = 0;
    common::walk(&mut Random::new(3), &common::starts(), 4_000, |position| {
        let list = position.legal_moves();
        for from in Square::all() {
            for to in Square::all() {
                for &promotion in &promotions {
                    let mut fitting =
                        list.iter().filter(|mv| (mv.from, mv.to) == (from, to) && mv.promotion() == promotion);
                    let answer = position.legal_move(from, to, promotion);
                    assert_eq!(answer, fitting.next().copied(), "{from}{to} {promotion:?} in {}", position.fen());
                    assert_eq!(fitting.next(), None, "{from}{to} {promotion:?} twice in {}", position.fen());
                    asked += 1;
                }
            }
        }
    });
    assert_eq!(asked, 4_000 * 64 * 64 * 7);
}

#[test]
fn a_legal_move_is_legal_when_asked_and_its_piece_is_a_candidate_for_its_goal() {
    common::walk(&mut Random::new(4), &common::starts(), 4_000, |position| {
        for &mv in &position.legal_moves() {
            assert!(position.is_legal(mv), "{mv:?} in {}", position.fen());
            let candidate = mv.is_castling() || position.candidates(mv.role, mv.to).has(mv.from);
            assert!(candidate, "{mv:?} is no candidate in {}", position.fen());
        }
    });
}

#[test]
fn no_move_leaves_the_own_king_attacked_and_every_move_changes_the_turn() {
    common::walk(&mut Random::new(5), &common::starts(), 10_000, |position| {
        for &mv in &position.legal_moves() {
            let next = position.play(mv);
            assert_eq!(next.turn(), !position.turn(), "{mv:?} in {}", position.fen());
            assert!(next.checkers(position.turn()).is_empty(), "{mv:?} in {}", position.fen());
        }
    });
}

#[test]
fn counting_listing_and_making_agree_on_the_number_of_moves() {
    common::walk(&mut Random::new(6), &common::starts(), 4_000, |position| {
        let fen = position.fen();
        assert_eq!(perft(position, 1), position.legal_moves().len() as u64, "{fen}");
        assert_eq!(perft(position, 2), perft_making_leaves(position, 2), "{fen}");
        assert_eq!(position.has_legal_move(), !position.legal_moves().is_empty(), "{fen}");
        assert!(!(position.is_checkmate() && position.is_stalemate()), "{fen}");
    });
}

#[test]
fn the_fen_of_every_position_is_canonical_and_means_that_position() {
    common::walk(&mut Random::new(7), &common::starts(), 20_000, |position| {
        let fen = position.fen();
        let mode = FenMode { chess960: position.is_chess960(), strict: true };
        match Position::from_fen(&fen, mode) {
            Err(error) => panic!("{fen}: {error}"),
            Ok((again, repairs)) => {
                assert_eq!(again.fen(), fen);
                assert!(again.same_position(position), "{fen}");
                assert_eq!(common::legal(&again), common::legal(position), "{fen}");
                assert_eq!(repairs, [], "{fen}");
            }
        }
    });
}

/// Two positions are the same in the sense of 9.2.3 exactly when the first four fields of their FENs are.
#[test]
fn the_repetition_key_is_equal_exactly_for_the_same_positions() {
    // Few pieces that can only shuffle, so that positions come back often and by different ways.
    let few =
        ["r3k2r/8/8/p7/P7/8/8/R3K2R w KQkq - 0 1", "8/3p4/k7/4P3/8/7K/8/8 b - - 0 1", "8/8/k7/8/8/7K/8/8 w - - 0 1"];
    let mut by_fields: HashMap<(bool, String), Position> = HashMap::new();
    let mut by_key: HashMap<(bool, u64), String> = HashMap::new();
    let mut again = 0;
    let mut visit = |position: &Position| {
        let fields = common::four_fields(&position.fen());
        let kind = position.is_chess960();
        if let Some(known) = by_fields.insert((kind, fields.clone()), *position) {
            again += 1;
            assert!(known.same_position(position), "{fields}");
            assert_eq!(known.repetition_key(), position.repetition_key(), "{fields}");
        }
        if let Some(known) = by_key.insert((kind, position.repetition_key()), fields.clone()) {
            assert_eq!(known, fields);
        }
    };
    common::walk(&mut Random::new(8), &few.map(common::standard), 10_000, &mut visit);
    common::walk(&mut Random::new(10), &common::starts(), 10_000, &mut visit);
    assert!(again > 500, "only {again} positions came back");
}

#[test]
fn a_history_finds_every_earlier_occurrence_of_its_position() {
    let mut random = Random::new(9);
    let mut repeated = 0;
    for start in [
        "r3k2r/8/8/p7/P7/8/8/R3K2R w KQkq - 0 1",
        "7k/5K2/8/8/8/8/8/R7 w - - 0 1",
        "k7/8/8/8/8/8/8/7K w - - 0 1",
        common::STARTS[0],
    ] {
        for _ in 0..20 {
            let mut history = History::new(common::standard(start));
            let mut fields = vec![common::four_fields(&history.position().fen())];
            for _ in 0..150 {
                if !history.position().has_legal_move() {
                    break;
                }
                history.push(random.pick_move(history.position()));
                fields.push(common::four_fields(&history.position().fen()));
                let now = &fields[fields.len() - 1];
                let expected: Vec<usize> = (0..fields.len()).filter(|&ply| fields[ply] == *now).collect();
                repeated += usize::from(expected.len() >= 3);
                assert_eq!(history.occurrences(history.position()), expected, "{now}");
            }
        }
    }
    assert!(repeated > 10, "only {repeated} positions had stood three times");
}
