//! Chess960 (Guidelines II of the Laws): castling from any start, and its notation in FEN.
#![allow(clippy::panic)] // a test that cannot go on should fail

mod common;

use adoube::chess::{FenField, FenMode, FenReason, Position, perft};
use common::{after, chess960, legal};

const STRICT: FenMode = FenMode { chess960: true, strict: true };

/// What castling makes of a position: `None` where it is not legal.
fn castled(fen: &str, castling: &str) -> Option<String> {
    let position = chess960(fen);
    legal(&position).iter().any(|mv| mv == castling).then(|| after(position, &[castling]).fen())
}

/// # Counts
mod counts {
    use super::*;

    /// The number of series of moves by the independent generator.
    fn peer_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut count = 0;
        board.generate_moves(|moves| {
            if depth == 1 {
                count += moves.len() as u64;
                return false;
            }
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                count += peer_perft(&next, depth - 1);
            }
            false
        });
        count
    }

    #[test]
    fn positions_of_chess960_have_the_published_counts() {
        for (fen, counts) in common::chess960_counts::COUNTS {
            let position = chess960(fen);
            for (depth, expected) in (1..=4).zip(counts) {
                assert_eq!(perft(&position, depth), expected, "{fen}, depth {depth}");
            }
        }
    }

    #[test]
    fn all_960_starts_have_the_counts_of_an_independent_generator() {
        for number in 0..960 {
            let peer = cozy_chess::Board::chess960_startpos(number);
            let position = chess960(&format!("{peer:#}"));
            for depth in 1..=3 {
                assert_eq!(perft(&position, depth), peer_perft(&peer, depth), "{peer:#}, depth {depth}");
            }
        }
    }

    #[test]
    fn start_518_is_the_start_of_orthodox_chess() {
        let start = chess960(&format!("{:#}", cozy_chess::Board::chess960_startpos(518)));
        assert!(start.same_position(&Position::default()));
        assert_eq!(perft(&start, 4), 197_281);
    }
}

/// # Castling
mod castling {
    use super::*;

    #[test]
    fn king_and_rook_end_on_their_squares_of_orthodox_chess_wherever_they_start() {
        for (fen, castling, expected) in [
            ("4k3/8/8/8/8/8/8/RK6 w Q - 3 9", "b1a1", "4k3/8/8/8/8/8/8/2KR4 b - - 4 9"),
            ("1rk5/8/8/8/8/8/8/4K3 b q - 0 1", "c8b8", "2kr4/8/8/8/8/8/8/4K3 w - - 1 2"), // only the rook moves
            ("4k3/8/8/8/8/8/8/6KR w K - 0 1", "g1h1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),  // here too
            ("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "e1f1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"), // only the king moves
            ("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"), // they change places
            ("4k3/8/8/8/8/8/8/2RK4 w Q - 0 1", "d1c1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"), // here too
            ("4k3/8/8/8/8/8/8/R5K1 w Q - 0 1", "g1a1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"),
            ("1k5r/8/8/8/8/8/8/4K3 b k - 0 1", "b8h8", "5rk1/8/8/8/8/8/8/4K3 w - - 1 2"),
            ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"),
        ] {
            assert_eq!(castled(fen, castling).as_deref(), Some(expected), "{fen}");
        }
    }

    #[test]
    fn both_rights_are_lost_by_castling_and_one_by_the_move_or_capture_of_a_rook() {
        let closed = chess960("1r2k1r1/1p4p1/8/8/8/8/1P4P1/1R2K1R1 w KQkq - 0 1");
        let open = chess960("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1");
        for (start, mv, rights) in [
            (closed, "e1g1", "kq"),
            (closed, "e1b1", "kq"),
            (closed, "e1f2", "kq"),
            (closed, "b1a1", "Kkq"),
            (closed, "g1f1", "Qkq"),
            (open, "b1b8", "Kk"),
            (open, "g1g8", "Qq"),
        ] {
            assert_eq!(after(start, &[mv]).fen().split(' ').nth(2), Some(rights), "{mv}");
        }
    }

    #[test]
    fn a_step_of_the_king_to_its_castling_square_is_another_move() {
        let position = chess960("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
        let moves = legal(&position);
        assert!(moves.contains(&"f1g1".to_owned()) && moves.contains(&"f1h1".to_owned()), "{moves:?}");
        assert_eq!(after(position, &["f1g1"]).fen(), "4k3/8/8/8/8/8/8/6KR b - - 1 1");
        assert_eq!(after(position, &["f1h1"]).fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    }

    #[test]
    fn every_square_that_king_or_rook_crosses_or_enters_is_empty_but_for_these_two() {
        for (fen, castling) in [
            ("4k3/8/8/8/8/8/8/1K3RR1 w F - 0 1", "b1f1"), // the king's goal
            ("4k3/8/8/8/8/8/8/1K1N3R w K - 0 1", "b1h1"), // on the king's way
            ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1a1"),  // on the rook's way alone
            ("4k3/8/8/8/8/8/8/1R1NK3 w Q - 0 1", "e1b1"), // the rook's goal
            ("4k3/8/8/8/8/8/8/RKn5 w Q - 0 1", "b1a1"),   // the king's goal, an enemy there
            ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1h1"),
        ] {
            assert_eq!(castled(fen, castling), None, "{fen}");
        }
        // What stands beyond both is no hindrance.
        let expected = "4k3/8/8/8/8/8/8/N1KR4 b - - 1 1";
        assert_eq!(castled("4k3/8/8/8/8/8/8/NR2K3 w Q - 0 1", "e1b1").as_deref(), Some(expected));
    }

    #[test]
    fn no_square_from_the_kings_start_to_its_goal_is_attacked() {
        for (fen, castling) in [
            ("1r2k3/8/8/8/8/8/8/1K5R w K - 0 1", "b1h1"), // in check
            ("3rk3/8/8/8/8/8/8/1K5R w K - 0 1", "b1h1"),  // through check
            ("4k1r1/8/8/8/8/8/8/1K5R w K - 0 1", "b1h1"), // into check
            ("4k1r1/8/8/8/8/8/8/6KR w K - 0 1", "g1h1"),  // a king that stays is in check
        ] {
            assert_eq!(castled(fen, castling), None, "{fen}");
        }
        // The rook may be attacked, and may cross an attacked square.
        for fen in ["rr2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"] {
            assert!(castled(fen, "e1a1").is_some(), "{fen}");
        }
    }

    #[test]
    fn a_rook_that_shields_its_king_on_the_rank_cannot_castle_away() {
        for (fen, castling) in [
            ("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1"),
            ("4k3/8/8/8/8/8/8/qR2K3 w B - 0 1", "e1b1"),
            ("5krR/8/8/8/8/8/8/4K3 b g - 0 1", "f8g8"),
        ] {
            assert_eq!(castled(fen, castling), None, "{fen}");
        }
        // Once the king is off the line, the rook may go.
        assert!(castled("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1").is_some());
    }
}

/// # Notation
mod notation {
    use super::*;

    /// Read strictly without a word, and written in X-FEN.
    fn assert_written(fen: &str, x_fen: &str) {
        match Position::from_fen(fen, STRICT) {
            Ok((position, repairs)) => assert_eq!((position.fen().as_str(), repairs), (x_fen, vec![])),
            Err(error) => panic!("{fen}: {error}"),
        }
    }

    #[test]
    fn every_start_is_read_in_shredder_fen_and_written_in_x_fen() {
        for number in 0..960 {
            let shredder = format!("{:#}", cozy_chess::Board::chess960_startpos(number));
            let fields: Vec<&str> = shredder.split(' ').collect();
            let x_fen = shredder.replace(fields[2], "KQkq");
            assert_written(&shredder, &x_fen);
            assert_written(&x_fen, &x_fen);
        }
    }

    #[test]
    fn a_letter_of_x_fen_means_the_outermost_rook_and_a_file_any_other() {
        for (shredder, x_fen) in [
            ("4k3/8/8/8/8/8/8/R2K2RR w HA - 0 1", "4k3/8/8/8/8/8/8/R2K2RR w KQ - 0 1"),
            ("4k3/8/8/8/8/8/8/R2K2RR w GA - 0 1", "4k3/8/8/8/8/8/8/R2K2RR w GQ - 0 1"),
            ("4k3/8/8/8/8/8/8/RR1K2R1 w GB - 0 1", "4k3/8/8/8/8/8/8/RR1K2R1 w KB - 0 1"),
            ("rr1k2rr/8/8/8/8/8/8/4K3 w gb - 0 1", "rr1k2rr/8/8/8/8/8/8/4K3 w gb - 0 1"),
            ("rr1k2rr/8/8/8/8/8/8/4K3 w ga - 0 1", "rr1k2rr/8/8/8/8/8/8/4K3 w gq - 0 1"),
            // The enemy's rook on the rank is not meant.
            ("4k3/8/8/8/8/8/8/3K2Rr w G - 0 1", "4k3/8/8/8/8/8/8/3K2Rr w K - 0 1"),
        ] {
            assert_written(shredder, x_fen);
            assert_written(x_fen, x_fen);
        }
    }

    #[test]
    fn the_rook_that_is_named_is_the_rook_that_castles() {
        let inner = chess960("4k3/8/8/8/8/8/8/R2K1R1R w F - 0 1");
        let outer = chess960("4k3/8/8/8/8/8/8/R2K1R1R w K - 0 1");
        assert!(legal(&inner).contains(&"d1f1".to_owned()));
        assert!(!legal(&inner).contains(&"d1h1".to_owned()));
        assert_eq!(castled(&inner.fen(), "d1f1").as_deref(), Some("4k3/8/8/8/8/8/8/R4RKR b - - 1 1"));
        // The inner rook stands on the outer one's way.
        assert!(!legal(&outer).contains(&"d1f1".to_owned()) && !legal(&outer).contains(&"d1h1".to_owned()));
        assert!(!inner.same_position(&outer));
        assert_ne!(inner.fen(), outer.fen());
    }

    #[test]
    fn flags_that_mean_no_right_are_dropped_and_refused_when_strict() {
        for (fen, kept) in [
            ("4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", "Q"),
            ("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", "-"),
            ("4k3/8/8/8/8/8/8/R3K3 w H - 0 1", "-"),
            ("4k3/8/8/8/8/8/8/R3K3 w E - 0 1", "-"),
            ("4k2r/8/8/8/8/8/8/R3K3 w Qq - 0 1", "Q"),
        ] {
            let Ok((position, repairs)) = Position::from_fen(fen, FenMode { chess960: true, strict: false }) else {
                panic!("{fen} was refused")
            };
            assert_eq!(position.fen().split(' ').nth(2), Some(kept), "{fen}");
            assert_eq!(repairs.iter().map(|repair| repair.field).collect::<Vec<_>>(), ["castling"], "{fen}");
            let error = Position::from_fen(fen, STRICT).map_err(|error| (error.field, error.reason));
            assert_eq!(error.err(), Some((FenField::Castling, FenReason::CastlingFlags)), "{fen}");
        }
    }

    #[test]
    fn orthodox_chess_reads_shredder_files_that_mean_its_rights() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
        let read = Position::from_fen(fen, FenMode { chess960: false, strict: true });
        assert_eq!(read, Ok((Position::default(), vec![])));
    }
}
