//! The number of series of legal moves at the greatest depths: `cargo test --release --test deep_perft -- --ignored`.
//!
//! Published counts: <https://www.chessprogramming.org/Perft_Results>.
#![allow(clippy::panic)] // a test that cannot go on should fail

mod common;

use adoube::chess::perft;

fn assert_count(fen: &str, depth: u32, expected: u64) {
    assert_eq!(perft(&common::standard(fen), depth), expected, "{fen}, depth {depth}");
}

#[test]
#[ignore = "119 million series: release suite"]
fn the_start_of_the_game_has_119_060_324_series_of_six_moves() {
    assert_count("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324);
}

#[test]
#[ignore = "194 million series: release suite"]
fn kiwipete_has_193_690_690_series_of_five_moves() {
    assert_count("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690);
}

#[test]
#[ignore = "11 million series: release suite"]
fn the_pawn_ending_full_of_pins_has_11_030_083_series_of_six_moves() {
    assert_count("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083);
}

#[test]
#[ignore = "16 million series: release suite"]
fn the_position_of_many_promotions_has_15_833_292_series_of_five_moves() {
    assert_count("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15_833_292);
}

#[test]
#[ignore = "90 million series: release suite"]
fn the_position_of_a_checking_promotion_has_89_941_194_series_of_five_moves() {
    assert_count("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194);
}

#[test]
#[ignore = "164 million series: release suite"]
fn the_symmetrical_middle_game_has_164_075_551_series_of_five_moves() {
    assert_count("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164_075_551);
}

#[test]
#[ignore = "950 million series: release suite"]
fn positions_of_chess960_have_the_published_counts_down_to_five_moves() {
    for (fen, counts) in common::chess960_counts::COUNTS {
        let position = common::chess960(fen);
        for (depth, expected) in (4..).zip(&counts[3..]) {
            assert_eq!(perft(&position, depth), *expected, "{fen}, depth {depth}");
        }
    }
}
