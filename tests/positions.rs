//! Positions of which the Laws say at once what may be played, and how the game stands.
#![allow(clippy::panic)] // a test that cannot go on should fail

mod common;

use adoube::chess::{Color, Position, Square};
use common::{after, legal, standard};

/// Where the piece on a square may go; each promotion is listed by itself.
fn goals(position: &Position, from: &str) -> Vec<String> {
    legal(position).iter().filter_map(|mv| mv.strip_prefix(from)).map(str::to_owned).collect()
}

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("{name} is no square"))
}

/// # 3.7 The pawn
mod pawns {
    use super::*;

    #[test]
    fn a_pawn_steps_once_or_from_its_first_square_twice_unless_something_stands_there() {
        let position = standard("4k3/8/8/8/7n/1p4n1/1PP3P1/4K3 w - - 0 1");
        assert_eq!(goals(&position, "c2"), ["b3", "c3", "c4"]);
        assert_eq!(goals(&position, "b2"), [] as [&str; 0]);
        assert_eq!(goals(&position, "g2"), [] as [&str; 0]);
        let position = standard("4k3/8/8/8/6n1/8/P5P1/4K3 w - - 0 1");
        assert_eq!(goals(&position, "g2"), ["g3"]);
    }

    #[test]
    fn a_pawn_on_an_edge_does_not_capture_round_it() {
        let position = standard("4k3/8/8/p6p/P6P/8/8/4K3 w - - 0 1");
        assert_eq!(legal(&position), ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2"]);
        let position = standard("4k3/8/7p/P7/7p/P7/8/4K3 w - - 0 1");
        assert_eq!(goals(&position, "a5"), ["a6"]);
        assert_eq!(goals(&position, "a3"), ["a4"]);
    }

    #[test]
    fn en_passant_is_legal_on_the_move_after_the_double_step_only() {
        let start = standard("4k3/2p5/8/3P4/8/8/8/4K3 b - - 0 1");
        let now = after(start, &["c7c5"]);
        assert_eq!(goals(&now, "d5"), ["c6", "d6"]);
        assert_eq!(after(now, &["d5c6"]).fen(), "4k3/8/2P5/8/8/8/8/4K3 b - - 0 2");
        let later = after(now, &["e1e2", "e8e7"]);
        assert_eq!(goals(&later, "d5"), ["d6"]);
        let by_single_steps = after(start, &["c7c6", "e1e2", "c6c5"]);
        assert_eq!(goals(&by_single_steps, "d5"), ["d6"]);
    }

    #[test]
    fn two_pawns_may_take_the_same_pawn_en_passant() {
        let position = after(standard("4k3/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1"), &["d7d5"]);
        assert_eq!(
            (goals(&position, "c5"), goals(&position, "e5")),
            (vec!["c6".into(), "d6".into()], vec!["d6".into(), "e6".into()])
        );
    }

    #[test]
    fn en_passant_may_not_expose_the_own_king() {
        for (fen, from, goals_left) in [
            ("4k3/8/8/K1pP3r/8/8/8/8 w - c6 0 1", "d5", &["d6"][..]), // both pawns leave the rank
            ("8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1", "d4", &["d3"]),
            ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", &["e6"]), // pinned on the file
            ("6kb/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5", &[]),        // pinned on a diagonal
        ] {
            assert_eq!(goals(&standard(fen), from), goals_left, "{fen}");
        }
        // On the line itself a pinned pawn may capture.
        assert_eq!(goals(&standard("1q5k/8/8/3pP3/8/6K1/8/8 w - d6 0 1"), "e5"), ["d6"]);
        assert_eq!(goals(&standard("8/8/6k1/8/3Pp3/8/8/1Q5K b - d3 0 1"), "e4"), ["d3"]);
    }

    #[test]
    fn en_passant_answers_the_check_of_the_pawn_that_stepped() {
        let position = standard("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
        assert!(position.is_check());
        assert_eq!(goals(&position, "e4"), ["d3"]);
    }

    #[test]
    fn a_pawn_that_arrives_becomes_one_of_four_pieces() {
        let position = standard("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        let eight = ["a8b", "a8n", "a8q", "a8r", "b8b", "b8n", "b8q", "b8r"];
        assert_eq!(goals(&position, "a7"), eight);
        for (mv, fen) in [
            ("a7a8q", "Qn2k3/8/8/8/8/8/8/4K3 b - - 0 1"),
            ("a7b8n", "1N2k3/8/8/8/8/8/8/4K3 b - - 0 1"),
            ("a7b8r", "1R2k3/8/8/8/8/8/8/4K3 b - - 0 1"),
            ("a7a8b", "Bn2k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        ] {
            assert_eq!(after(position, &[mv]).fen(), fen);
        }
        let black = standard("4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1");
        assert_eq!(goals(&black, "a2"), ["a1b", "a1n", "a1q", "a1r", "b1b", "b1n", "b1q", "b1r"]);
    }

    #[test]
    fn a_promotion_that_takes_a_rook_at_home_ends_its_right_to_castle() {
        let position = standard("r3k2r/1P6/8/8/8/8/8/4K3 w kq - 0 1");
        assert_eq!(after(position, &["b7a8n"]).fen(), "N3k2r/8/8/8/8/8/8/4K3 b k - 0 1");
    }
}

/// # 3.8.2 Castling
mod castling {
    use super::*;

    fn castlings(fen: &str) -> Vec<String> {
        legal(&standard(fen)).into_iter().filter(|mv| ["e1h1", "e1a1", "e8h8", "e8a8"].contains(&mv.as_str())).collect()
    }

    #[test]
    fn castling_moves_king_and_rook() {
        let white = standard("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assert_eq!(after(white, &["e1h1"]).fen(), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
        assert_eq!(after(white, &["e1a1"]).fen(), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
        let black = standard("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
        assert_eq!(after(black, &["e8h8"]).fen(), "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2");
        assert_eq!(after(black, &["e8a8"]).fen(), "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2");
    }

    #[test]
    fn the_right_is_lost_for_good_once_king_or_rook_has_moved() {
        let start = standard("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        for (moves, left) in [
            (["e1e2", "e8e7", "e2e1", "e7e8"], &[] as &[&str]),
            (["h1g1", "h8g8", "g1h1", "g8h8"], &["e1a1"]),
            (["a1b1", "a8b8", "b1a1", "b8a8"], &["e1h1"]),
        ] {
            assert_eq!(castlings(&after(start, &moves).fen()), left, "{moves:?}");
        }
    }

    #[test]
    fn the_right_is_lost_when_the_rook_is_captured_even_if_another_comes_there() {
        let start = standard("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
        let taken = after(start, &["h8h1"]);
        assert_eq!(taken.fen(), "r3k3/8/8/8/8/8/8/R3K2r w Qq - 0 2");
        let start = standard("4k3/8/8/8/8/6n1/R7/4K2R b K - 0 1");
        assert_eq!(after(start, &["g3h1", "a2h2", "e8d8", "h2h1"]).fen(), "3k4/8/8/8/8/8/8/4K2R b - - 0 3");
    }

    #[test]
    fn nothing_stands_between() {
        for (fen, left) in [
            ("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", &[] as &[&str]),
            ("4k3/8/8/8/8/8/8/R1B1KB1R w KQ - 0 1", &[]),
            ("4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1", &["e1h1"]),
            ("rn2k2r/8/8/8/8/8/8/4K3 b kq - 0 1", &["e8h8"]),
        ] {
            assert_eq!(castlings(fen), left, "{fen}");
        }
    }

    #[test]
    fn the_king_is_not_attacked_where_it_stands_crosses_or_arrives() {
        for (attacked, left) in [
            ("4r3", &[] as &[&str]), // where it stands
            ("5r2", &["e1a1"]),      // crosses
            ("6r1", &["e1a1"]),      // arrives
            ("3r4", &["e1h1"]),
            ("2r5", &["e1h1"]),
            ("1r6", &["e1a1", "e1h1"]), // only the rook crosses there
            ("r7", &["e1a1", "e1h1"]),  // only the rook is attacked
            ("7r", &["e1a1", "e1h1"]),
        ] {
            let fen = format!("1k6/{attacked}/8/8/8/8/8/R3K2R w KQ - 0 1");
            assert_eq!(castlings(&fen), left, "{fen}");
        }
        // A pinned piece attacks all the same (3.1.3), a piece behind a pawn does not.
        assert_eq!(castlings("8/8/8/1k3r1Q/8/8/8/R3K2R w KQ - 0 1"), ["e1a1"]);
        assert_eq!(castlings("1k3r2/8/8/8/8/8/5P2/R3K2R w KQ - 0 1"), ["e1a1", "e1h1"]);
    }

    #[test]
    fn a_king_never_castles_up_its_own_file() {
        let promoted = after(standard("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"), &["e7e8r", "g7f7"]);
        assert!(goals(&promoted, "e1").iter().all(|goal| ["d1", "d2", "e2", "f1", "f2"].contains(&goal.as_str())));
        assert_eq!(promoted.castling_rooks(Color::White).len(), 0);
    }
}

/// # 3.9, 5.1, 5.2 Check, checkmate, stalemate
mod check {
    use super::*;

    #[test]
    fn a_check_is_answered_by_moving_away_taking_or_putting_a_piece_between() {
        let position = standard("4k3/8/8/8/4r3/8/3R1P2/4K1N1 w - - 0 1");
        assert_eq!(legal(&position), ["d2e2", "e1d1", "e1f1", "g1e2"]);
        let position = standard("4k3/8/8/8/4r3/6N1/8/4K3 w - - 0 1");
        assert_eq!(goals(&position, "g3"), ["e2", "e4"]);
    }

    #[test]
    fn a_double_check_is_answered_by_the_king_alone() {
        let position = standard("4r1k1/8/8/8/8/3n4/8/R3K1N1 w - - 0 1");
        assert_eq!(position.checkers(Color::White).len(), 2);
        assert!(legal(&position).iter().all(|mv| mv.starts_with("e1")));
        assert_eq!(legal(&position), ["e1d1", "e1d2", "e1f1"]);
    }

    #[test]
    fn a_king_does_not_step_back_along_the_line_of_the_check() {
        let position = standard("4k3/8/8/8/q3K3/8/8/8 w - - 0 1");
        assert!(!goals(&position, "e4").contains(&"f4".to_owned()));
    }

    #[test]
    fn a_pinned_piece_stays_on_its_line_and_a_pinned_knight_stays() {
        let position = standard("4r1k1/8/8/7b/8/4R3/4N3/4K3 w - - 0 1");
        assert_eq!(goals(&position, "e3").len(), 12);
        let position = standard("4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1");
        assert_eq!(goals(&position, "e3"), ["e2", "e4", "e5", "e6", "e7", "e8"]);
        let position = standard("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1");
        assert_eq!(goals(&position, "e3"), [] as [&str; 0]);
        let position = standard("6k1/8/8/8/7b/8/5B2/4K3 w - - 0 1");
        assert_eq!(goals(&position, "f2"), ["g3", "h4"]);
    }

    #[test]
    fn kings_do_not_touch_and_do_not_take_what_is_protected() {
        let position = standard("8/8/8/3k4/8/3K4/8/8 w - - 0 1");
        assert_eq!(goals(&position, "d3"), ["c2", "c3", "d2", "e2", "e3"]);
        let position = standard("6k1/8/8/8/8/2b5/3r4/4K3 w - - 0 1");
        assert_eq!(goals(&position, "e1"), ["f1"]);
    }

    #[test]
    fn a_pinned_piece_gives_check_and_guards_squares() {
        // 3.1.3: the rook on e7 is pinned by e1's queen, and still keeps the king off the seventh rank.
        let position = standard("4k3/K3r3/8/8/8/8/8/4Q3 w - - 0 1");
        assert!(position.is_check());
        assert_eq!(
            position.board().attackers(square("a7"), Color::Black).into_iter().collect::<Vec<_>>(),
            [square("e7")]
        );
    }

    #[test]
    fn checkmates_and_stalemates_are_told_apart() {
        for fen in [
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", // the fool's mate
            "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1",                              // smothered
            "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",                             // on the last rank
            "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1",
            "k1K5/p1N5/8/8/8/8/8/8 b - - 0 1",
        ] {
            let position = standard(fen);
            assert!(position.is_checkmate() && position.is_check() && !position.is_stalemate(), "{fen}");
            assert!(!position.has_legal_move() && position.legal_moves().is_empty(), "{fen}");
        }
        for fen in [
            "7k/5Q2/5K2/8/8/8/8/8 b - - 0 1",
            "k7/P7/K7/8/8/8/8/8 b - - 0 1",
            "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1",
            "8/8/8/6p1/6P1/6k1/7p/7K w - - 0 1",
        ] {
            let position = standard(fen);
            assert!(position.is_stalemate() && !position.is_check() && !position.is_checkmate(), "{fen}");
        }
        // The capture en passant would answer the check, and opens the g-file.
        assert!(standard("8/6N1/3R4/6k1/5Pp1/1K2P3/8/4B1R1 b - f3 0 1").is_checkmate());
    }

    #[test]
    fn a_pawn_that_can_only_take_en_passant_is_no_stalemate() {
        let position = standard("k7/2Q5/8/8/2Pp4/3N4/8/4K3 b - c3 0 1");
        assert_eq!(legal(&position), ["d4c3"]);
        assert!(!position.is_stalemate());
        assert!(standard("k7/2Q5/8/8/2Pp4/3N4/8/4K3 b - - 0 1").is_stalemate());
    }
}

/// # The greatest number of moves
#[test]
fn the_position_of_218_moves_has_218_moves() {
    let position = standard("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!(position.legal_moves().len(), 218);
}

/// # Material
#[test]
fn material_that_can_never_checkmate_is_told_for_each_side() {
    for (fen, white, black) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true, true),
        ("4k3/8/8/8/8/8/8/2N1K3 w - - 0 1", true, true),
        ("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", true, true),
        ("4k3/8/8/8/8/8/8/2B1K1B1 w - - 0 1", true, true), // both on dark squares
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false, false), // on squares of both colours
        ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", true, true),
        ("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false, true),
        ("4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1", false, true),
        ("4k3/8/8/8/8/8/8/2NBK3 w - - 0 1", false, true),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false, true),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false, true),
        ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", false, true),
        ("4k3/p7/8/8/8/8/8/2N1K3 w - - 0 1", false, false), // the pawn may stand in its king's way
        ("2n1k3/8/8/8/8/8/8/2N1K3 w - - 0 1", false, false),
        ("q3k3/8/8/8/8/8/8/2N1K3 w - - 0 1", true, false),
        ("r3k3/8/8/8/8/8/8/2B1K3 w - - 0 1", true, false),
        ("2n1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false, false),
    ] {
        let position = standard(fen);
        let found = [Color::White, Color::Black].map(|color| position.has_insufficient_material(color));
        assert_eq!(found, [white, black], "{fen}");
        assert_eq!(position.is_dead_by_material(), white && black, "{fen}");
    }
}
