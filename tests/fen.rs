//! Forsyth–Edwards notation: what is read, what is put right and reported, what is refused and why.
#![allow(clippy::panic)] // a test that cannot go on should fail

mod common;

use adoube::chess::{FenError, FenField, FenMode, FenReason, Position, Repair};

const LENIENT: FenMode = FenMode { chess960: false, strict: false };
const STRICT: FenMode = FenMode { chess960: false, strict: true };
const LENIENT_960: FenMode = FenMode { chess960: true, strict: false };
const STRICT_960: FenMode = FenMode { chess960: true, strict: true };
const MODES: [FenMode; 4] = [LENIENT, STRICT, LENIENT_960, STRICT_960];

fn read(fen: &str, mode: FenMode) -> (Position, Vec<Repair>) {
    Position::from_fen(fen, mode).unwrap_or_else(|error| panic!("{fen} {mode:?}: {error}"))
}

fn refusal(fen: &str, mode: FenMode) -> FenError {
    match Position::from_fen(fen, mode) {
        Err(error) => error,
        Ok((position, _)) => panic!("{fen} {mode:?} was read as {}", position.fen()),
    }
}

/// Refused in every mode, with this field and reason.
fn assert_refused(fen: &str, field: FenField, reason: FenReason) {
    for mode in MODES {
        let error = refusal(fen, mode);
        assert_eq!((error.field, error.reason), (field, reason), "{fen} {mode:?}");
    }
}

/// Read without a word in every mode, and written as it was.
fn assert_canonical(fen: &str) {
    for mode in MODES {
        let (position, repairs) = read(fen, mode);
        assert_eq!(position.fen(), fen, "{mode:?}");
        assert_eq!(repairs, [], "{fen} {mode:?}");
    }
}

/// Read leniently as another FEN, with one repair; refused strictly, with this reason.
fn assert_repaired(fen: &str, chess960: bool, canonical: &str, field: FenField, reason: FenReason) -> Repair {
    let (position, mut repairs) = read(fen, FenMode { chess960, strict: false });
    assert_eq!(position.fen(), canonical, "{fen}");
    assert_eq!(repairs.len(), 1, "{fen}: {repairs:?}");
    assert_eq!(repairs[0].field, field.name(), "{fen}");
    let error = refusal(fen, FenMode { chess960, strict: true });
    assert_eq!((error.field, error.reason), (field, reason), "{fen}, strictly");
    repairs.remove(0)
}

fn repair(field: FenField, from: &str, to: &str) -> Repair {
    Repair { field: field.name(), from: from.to_owned(), to: to.to_owned() }
}

/// # What is refused, and why
mod reasons {
    use super::*;

    #[test]
    fn each_side_has_exactly_one_king() {
        for board in [
            "8/8/8/8/8/8/8/8",
            "4k3/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/4K3",
            "4k3/8/8/8/8/8/8/2K1K3",
            "k2qk3/8/8/8/8/8/8/6K1",
        ] {
            assert_refused(&format!("{board} w - - 0 1"), FenField::Board, FenReason::KingCount);
        }
    }

    #[test]
    fn no_pawn_stands_on_the_first_or_the_last_rank() {
        for board in ["P3k3/8/8/8/8/8/8/4K3", "4k2p/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/P3K3", "4k3/8/8/8/8/8/8/4K2p"] {
            assert_refused(&format!("{board} w - - 0 1"), FenField::Board, FenReason::PawnOnBackRank);
        }
    }

    /// Every piece more than at the start was a pawn (3.7.3.3); bishops are counted by the colour of their squares.
    #[test]
    fn no_side_has_more_men_than_sixteen_and_their_promotions_can_make() {
        for board in [
            "4k3/8/8/8/8/P7/PPPPPPPP/4K3",
            "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3",
            "4k3/8/8/8/8/8/PPPPPPPP/RRR1K3",
            "4k3/8/8/8/8/8/PPPPPPPP/3BKB2",
            "1nnnk3/pppppppp/8/8/8/8/8/4K3",
            "rnbqkbnr/pppppppp/8/8/8/QQQQQQQQ/PPPPPPPP/RNBQKBNR",
            "4k3/8/8/8/8/QQQQQQQQ/PP6/QQ2K3",
        ] {
            assert_refused(&format!("{board} w - - 0 1"), FenField::Board, FenReason::TooManyPieces);
        }
        for board in [
            "4k3/8/8/8/8/8/PPPPPPP1/QQ2K3",
            "4k3/8/8/8/8/8/PPPPPPP1/3BKB2",
            "4k3/8/8/8/8/8/PPPPPPPP/2B1KB2",
            "4k3/8/8/8/7Q/QQQQQQQQ/8/4K3",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        ] {
            // On move is whoever is not giving check.
            let turns = ['w', 'b'].map(|turn| Position::from_fen(&format!("{board} {turn} - - 0 1"), STRICT));
            assert!(turns.iter().any(Result::is_ok), "{board}: {turns:?}");
        }
    }

    #[test]
    fn the_side_that_is_not_to_move_is_not_in_check() {
        for fen in [
            "1n6/8/2Q5/1rK5/8/8/8/5k2 b - - 0 1",
            "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1",
            "4k3/8/5N2/8/8/8/8/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/K3R3 w - - 0 1",
            "8/8/8/8/8/8/5kK1/8 w - - 0 1",
            "8/8/8/8/8/8/5kK1/8 b - - 0 1",
        ] {
            assert_refused(fen, FenField::Board, FenReason::OppositeCheck);
        }
        assert_canonical("4k3/3P4/8/8/8/8/8/4K3 b - - 0 1");
    }

    /// One piece moves at a time: a second check is uncovered by it, and only a piece that moves along lines can be.
    #[test]
    fn a_check_that_no_single_move_can_give_is_impossible() {
        for fen in [
            "4k3/8/3N4/7B/8/8/8/K3R3 b - - 0 1",
            "4k3/8/3N1N2/8/8/8/8/K7 b - - 0 1",
            "4k3/3P4/5N2/8/8/8/8/K7 b - - 0 1",
            "4k3/3P1P2/8/8/8/8/8/K7 b - - 0 1",
            "K7/8/8/8/R3k2R/8/8/8 b - - 0 1",
            "K6B/8/8/4k3/8/8/8/B7 b - - 0 1",
        ] {
            assert_refused(fen, FenField::Board, FenReason::ImpossibleCheck);
        }
        for fen in [
            "4k3/8/3N4/8/8/8/8/K3R3 b - - 0 1", // the knight has left the file of the rook
            "4k2Q/8/8/8/8/8/8/K3R3 b - - 0 1",  // so has the queen, going to h8
            "4k3/8/8/8/8/8/8/K3R3 b - - 0 1",
        ] {
            assert_canonical(fen);
        }
    }

    #[test]
    fn a_board_is_eight_ranks_of_eight_squares() {
        for board in [
            "4k3/8/8/8/8/8/4K3",
            "4k3/8/8/8/8/8/8/8/4K3",
            "4k3/8/8/8/8/8/8/4K2",
            "4k4/8/8/8/8/8/8/4K3",
            "4k3/9/8/8/8/8/8/4K3",
            "4k3/0p7/8/8/8/8/8/4K3",
            "4k3/ppppppppp/8/8/8/8/8/4K3",
            "4k3/8p/8/8/8/8/8/4K3",
            "4k3/x7/8/8/8/8/8/4K3",
            "4k3/8/8/8/8/8/8/4K3/",
            "4k3//8/8/8/8/8/4K3",
            "♚7/8/8/8/8/8/8/4K3",
            "4k3/８/8/8/8/8/8/4K3",
            "startpos",
        ] {
            assert_refused(&format!("{board} w - - 0 1"), FenField::Board, FenReason::Syntax);
        }
    }

    #[test]
    fn a_fen_has_one_to_six_fields() {
        for fen in ["", " ", "\t\n", "_", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 7"] {
            assert_refused(fen, FenField::Fen, FenReason::Syntax);
        }
    }

    #[test]
    fn the_turn_and_the_castling_flags_have_their_letters() {
        for turn in ["x", "white", "wb", "-", "1"] {
            assert_refused(&format!("4k3/8/8/8/8/8/8/4K3 {turn} - - 0 1"), FenField::Turn, FenReason::Syntax);
        }
        for flags in ["X", "KX", "--", "K-", "i", "1", "O-O"] {
            assert_refused(&format!("4k3/8/8/8/8/8/8/4K3 w {flags} - 0 1"), FenField::Castling, FenReason::Syntax);
        }
    }

    #[test]
    fn the_en_passant_field_names_a_square() {
        for square in ["e9", "i3", "e", "e33", "xx", "--", "３"] {
            let fen = format!("4k3/8/8/8/8/8/8/4K3 w - {square} 0 1");
            for mode in MODES {
                assert_eq!(refusal(&fen, mode).field, FenField::EnPassant, "{fen}");
            }
        }
    }

    #[test]
    fn the_counters_are_whole_numbers() {
        for counter in ["-1", "+1", "1.5", "x", "0x10", "1e3", "١", "99999999999999999999"] {
            for (fields, field) in
                [(format!("{counter} 1"), FenField::Halfmoves), (format!("0 {counter}"), FenField::Fullmoves)]
            {
                assert_refused(&format!("4k3/8/8/8/8/8/8/4K3 w - - {fields}"), field, FenReason::Counters);
            }
        }
    }

    #[test]
    fn an_error_says_in_words_where_and_what_and_quotes_a_short_piece_of_the_text() {
        let error = refusal("4k3/8/8/8/8/8/8/4K3 x - - 0 1", LENIENT);
        assert_eq!(error.to_string(), "bad FEN, field turn: syntax in \"x\"");
        let long = "♚".repeat(100_000);
        let error = refusal(&format!("{long} w - - 0 1"), LENIENT);
        assert!(error.found.chars().count() <= 100);
        assert!(long.starts_with(&error.found));
    }
}

/// # What is put right, and reported
mod repairs {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn missing_fields_get_their_usual_values() {
        let (position, repairs) = read("4k3/8/8/8/8/8/8/4K2R b K -", LENIENT);
        assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/4K2R b K - 0 1");
        assert_eq!(repairs, [repair(FenField::Halfmoves, "", "0"), repair(FenField::Fullmoves, "", "1")]);
        assert_eq!(refusal("4k3/8/8/8/8/8/8/4K2R b K -", STRICT).reason, FenReason::Counters);

        let (position, repairs) = read("4k3/8/8/8/8/8/8/4K2R", LENIENT);
        assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        let fields: Vec<&str> = repairs.iter().map(|repair| repair.field).collect();
        let missing = ["turn", "castling", "en-passant", "halfmoves", "fullmoves"];
        assert!(missing.iter().all(|field| fields.contains(field)), "{repairs:?}");
        assert!(Position::from_fen("4k3/8/8/8/8/8/8/4K2R", STRICT).is_err());
    }

    #[test]
    fn spacing_and_the_underscores_of_links_are_read() {
        for fen in [
            " rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w\tKQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
        ] {
            let made = assert_repaired(fen, false, START, FenField::Fen, FenReason::Syntax);
            assert_eq!(made.to, START);
        }
    }

    #[test]
    fn digits_in_a_row_and_letters_of_the_wrong_case_are_read() {
        let digits = "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let made = assert_repaired(digits, false, START, FenField::Board, FenReason::Syntax);
        assert_eq!(made.to, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        let turn = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1";
        let made = assert_repaired(turn, false, START, FenField::Turn, FenReason::Syntax);
        assert_eq!(made, repair(FenField::Turn, "W", "w"));
        let square = "4k3/8/8/2pP4/8/8/8/4K3 w - C6 0 1";
        let canonical = "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1";
        let made = assert_repaired(square, false, canonical, FenField::EnPassant, FenReason::EnPassant);
        assert_eq!(made, repair(FenField::EnPassant, "C6", "c6"));
    }

    #[test]
    fn the_first_move_is_number_one() {
        let zero = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0";
        let made = assert_repaired(zero, false, START, FenField::Fullmoves, FenReason::Counters);
        assert_eq!(made, repair(FenField::Fullmoves, "0", "1"));
    }

    #[test]
    fn castling_flags_without_king_or_rook_at_home_are_dropped() {
        for (board, flags, kept) in [
            ("4k3/8/8/8/8/8/8/4K3", "KQkq", "-"),
            ("r3k2r/8/8/8/8/8/8/3K3R", "KQkq", "kq"),
            ("r3k2r/8/8/8/8/8/8/R3K3", "KQkq", "Qkq"),
            ("4k2r/8/8/8/8/8/8/R3K2R", "KQkq", "KQk"),
            ("r3k2r/8/8/8/8/8/4K3/R6R", "KQ", "-"),
            ("rn2k1nr/8/8/8/8/8/8/RN2K1NR", "KK", "K"),
            ("r3k2r/8/8/8/8/8/8/R3K2R", "qkQK", "KQkq"),
            ("r3k2r/8/8/8/8/8/8/R3K2R", "KAkq", "KQkq"),
            ("4k3/8/8/8/8/8/8/1R2K1R1", "GB", "-"),
            ("4r2k/8/8/8/8/8/8/4K3", "K", "-"), // no castling up the file
        ] {
            let turn = if board == "4r2k/8/8/8/8/8/8/4K3" { 'w' } else { 'b' };
            let fen = format!("{board} {turn} {flags} - 0 1");
            let canonical = format!("{board} {turn} {kept} - 0 1");
            let made = assert_repaired(&fen, false, &canonical, FenField::Castling, FenReason::CastlingFlags);
            assert_eq!(made, repair(FenField::Castling, flags, kept));
        }
    }

    #[test]
    fn an_en_passant_square_that_no_double_step_left_or_no_pawn_attacks_is_dropped() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", // no pawn attacks e3
            "rnbqkbnr/pppp1ppp/8/8/3Pp3/2N2N2/PPP1PPPP/R1BQKB1R b KQkq d6 0 3", // the own side's rank
            "4k3/8/8/8/3p4/8/8/4K3 b - e3 0 1",                            // no pawn has passed
            "4k3/8/8/8/3pN3/8/8/4K3 b - e3 0 1",                           // a knight is no pawn
            "4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 1",                         // the square is occupied
            "4k3/8/8/8/3pP3/8/4N3/4K3 b - e3 0 1",                         // so is the square it came from
            "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1",                            // the pawn's own square
            "4k3/8/5N2/8/2pP4/8/8/4K3 b - d3 0 1",                         // that check was there before the step
            "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",                          // so was this one
        ] {
            let square = fen.split(' ').nth(3).unwrap_or_default();
            let canonical = fen.replace(&format!(" {square} "), " - ");
            let made = assert_repaired(fen, false, &canonical, FenField::EnPassant, FenReason::EnPassant);
            assert_eq!(made, repair(FenField::EnPassant, square, "-"));
        }
    }

    #[test]
    fn an_en_passant_square_that_pawns_attack_and_may_not_enter_is_read_without_a_word_and_not_written() {
        for (fen, canonical) in [
            // Both pawns leave the rank of king and rook.
            ("4k3/8/8/K1pP3r/8/8/8/8 w - c6 0 1", "4k3/8/8/K1pP3r/8/8/8/8 w - - 0 1"),
            // The capturer is pinned on the file, and on a diagonal.
            ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
            ("6kb/8/8/3pP3/8/8/8/K7 w - d6 0 1", "6kb/8/8/3pP3/8/8/8/K7 w - - 0 1"),
            // The step has uncovered a check, which the capture does not answer.
            ("4b1k1/8/8/3pP3/K7/8/8/8 w - d6 0 1", "4b1k1/8/8/3pP3/K7/8/8/8 w - - 0 1"),
        ] {
            for mode in MODES {
                let (position, repairs) = read(fen, mode);
                assert_eq!((position.fen().as_str(), repairs), (canonical, vec![]), "{fen} {mode:?}");
                assert!(position.same_position(&common::standard(canonical)), "{fen}");
                assert_eq!(position.repetition_key(), common::standard(canonical).repetition_key(), "{fen}");
                assert_ne!(position.polyglot_key(), common::standard(canonical).polyglot_key(), "{fen}");
            }
        }
    }

    #[test]
    fn an_en_passant_square_is_kept_where_a_capture_is_legal() {
        for fen in [
            "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1",
            "4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1",
            "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", // the step gave check, and may be taken
            "3k4/8/8/3pP3/8/8/8/3RK3 w - d6 0 1",
        ] {
            assert_canonical(fen);
        }
    }
}

/// # The counters
mod counters {
    use super::*;

    #[test]
    fn counters_of_any_game_are_read_written_and_go_on() {
        for (halfmoves, fullmoves) in [
            (0, 1),
            (99, 80),
            (100, 81),
            (149, 105),
            (150, 200),
            (255, 256),
            (256, 65_536),
            (10_000, 10_000),
            (999_999_999, 999_999_999),
        ] {
            let fen = format!("8/8/4k3/8/8/3RK3/8/8 b - - {halfmoves} {fullmoves}");
            assert_canonical(&fen);
            let next = common::after(read(&fen, STRICT).0, &["e6e5"]);
            assert_eq!(next.fen(), format!("8/8/8/4k3/8/3RK3/8/8 w - - {} {}", halfmoves + 1, fullmoves + 1));
        }
    }

    #[test]
    fn captures_and_pawn_moves_start_the_count_again_and_nothing_else_does() {
        let start = common::standard("r3k2r/8/8/8/8/8/P7/R3K2R w KQkq - 120 90");
        for (moves, count) in [
            (&["a2a3"][..], 0),       // a pawn moves
            (&["h1h8"], 0),           // a capture
            (&["e1e2"], 121),         // castling rights are lost, and that counts for nothing (9.3)
            (&["e1h1", "e8a8"], 122), // castling
        ] {
            assert_eq!(common::after(start, moves).halfmoves(), count, "{moves:?}");
        }
        let promoting = common::standard("8/P3k3/8/8/8/8/8/4K3 w - - 30 90");
        assert_eq!(common::after(promoting, &["a7a8q"]).halfmoves(), 0);
    }

    #[test]
    fn the_number_of_the_move_grows_after_each_move_of_black() {
        let start = Position::default();
        let numbers = [&["g1f3"][..], &["g1f3", "g8f6"], &["g1f3", "g8f6", "f3g1"], &["g1f3", "g8f6", "f3g1", "f6g8"]];
        assert_eq!(numbers.map(|moves| common::after(start, moves).fullmoves()), [1, 2, 2, 3]);
    }
}
