//! The number of series of legal moves, against published counts (<https://www.chessprogramming.org/Perft_Results>).
//!
//! The greatest depths are in `deep_perft.rs`.
#![allow(clippy::panic)] // a test that cannot go on should fail

mod common;

use adoube::chess::{perft, perft_making_leaves};

/// Counts every depth in both ways: with the last ply only counted, and with the last ply made.
fn assert_counts(fen: &str, counts: &[u64]) {
    let position = common::standard(fen);
    for (depth, &expected) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), expected, "{fen}, depth {depth}");
        if expected < 500_000 {
            assert_eq!(perft_making_leaves(&position, depth), expected, "{fen}, depth {depth}, leaves made");
        }
    }
}

#[test]
fn depth_zero_is_one_series_of_no_moves() {
    assert_eq!(perft(&common::standard(common::STARTS[0]), 0), 1);
    assert_eq!(perft_making_leaves(&common::standard(common::STARTS[0]), 0), 1);
}

#[test]
fn the_start_of_the_game_has_the_published_counts() {
    assert_counts("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_281, 4_865_609]);
}

#[test]
fn kiwipete_has_the_published_counts() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_counts(fen, &[48, 2_039, 97_862, 4_085_603]);
}

#[test]
fn the_pawn_ending_full_of_pins_has_the_published_counts() {
    assert_counts("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]);
}

#[test]
fn the_position_of_many_promotions_has_the_published_counts_from_both_sides() {
    let counts = [6, 264, 9_467, 422_333];
    assert_counts("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &counts);
    assert_counts("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", &counts);
}

#[test]
fn the_position_of_a_checking_promotion_has_the_published_counts() {
    let fen = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
    assert_counts(fen, &[44, 1_486, 62_379, 2_103_487]);
}

#[test]
fn the_symmetrical_middle_game_has_the_published_counts() {
    let fen = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
    assert_counts(fen, &[46, 2_079, 89_890, 3_894_594]);
}
