//! What the Laws or a published finding say about single positions.

use adoube::chess::{Color, Move, Position};
use adoube::mating::{DEFAULT_NODES, Verdict, can_checkmate, can_checkmate_from, has_forced_mate, helpmate, is_dead};

fn at(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn verdicts(fen: &str) -> [Verdict; 2] {
    Color::ALL.map(|color| can_checkmate(&at(fen), color, DEFAULT_NODES))
}

const NEITHER: [Verdict; 2] = [Verdict::No, Verdict::No];
const BOTH: [Verdict; 2] = [Verdict::Yes, Verdict::Yes];

#[test]
fn positions_on_which_published_procedures_fail() {
    // A published filter forbids king steps that it wrongly believes to stalemate.
    for fen in ["1K6/6p1/k1p3p1/1pP3P1/pP6/P5P1/P7/8 w - - 0 1", "2K5/3p4/p1kPp3/P1p1P1p1/1pP3P1/1P6/8/8 w - - 0 1"] {
        assert_eq!(verdicts(fen)[0], Verdict::Yes, "{fen}");
    }
    for fen in [
        "8/8/4p3/1p2P2p/kPp3pP/2Pp1pP1/3P1P2/2K1B3 w - - 0 1",
        "8/5p2/p1p2P2/PkP2P2/4p1p1/Kp1pP1P1/1P1P4/8 b - - 0 1",
        "7k/5p2/2p2PpK/p1P1p1P1/P3P3/1pP5/1P6/8 b - - 0 1",
        "6K1/8/6pk/2p3p1/1pP3P1/1P4Pp/7P/8 w - - 0 1",
    ] {
        assert_eq!(verdicts(fen), BOTH, "{fen}");
    }
    // Another one leaves out pawns that cannot promote; they mate all the same.
    assert_eq!(verdicts("8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1")[0], Verdict::Yes);
    assert_eq!(verdicts("k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1"), BOTH);
}

#[test]
fn a_pawn_that_is_taken_only_by_stalemating_opens_nothing() {
    for fen in [
        "1K6/1p4B1/kPp2B2/2P1B3/p1PB4/P1B5/8/8 w - - 0 1",
        "8/1p2B1B1/1PpB1B2/k1P5/p1P5/P7/5K2/8 w - - 0 1",
        "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/5kb1 w - - 0 1",
        "8/8/7p/5p1P/5p1K/b4Pp1/1b4P1/b4kb1 b - - 0 1",
    ] {
        assert_eq!(verdicts(fen), NEITHER, "{fen}");
    }
    // The knight mates wherever it goes, so that it never opens anything either.
    assert_eq!(verdicts("6b1/8/1k6/3p1p2/3PpP1B/3pKp2/3P1P1n/B7 w - - 0 1"), [Verdict::No, Verdict::Yes]);
}

#[test]
fn what_is_forced_can_end_on_boards_that_are_dead() {
    for fen in [
        "1b6/4k1p1/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K2 w - - 0 1",
        "1bB5/k7/Q5q1/8/1pBp1p1p/1PpP1P1P/K1P5/NB2b3 b - - 0 1",
        "7b/3B2Q1/4Bk2/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
        "B2b4/1b6/2k5/8/1p1p1p1p/1PpP1P1P/K1P4b/NB6 b - - 0 1",
    ] {
        assert_eq!(verdicts(fen), NEITHER, "{fen}");
    }
}

#[test]
fn a_bishop_mates_a_king_between_its_own_bishops() {
    assert_eq!(verdicts("k7/1b6/2b5/3b4/4b3/1pB2b2/pP4b1/K6b w - - 0 1"), [Verdict::Yes, Verdict::No]);
    assert_eq!(verdicts("1bB5/4k3/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K2 w - - 0 1"), BOTH);
}

#[test]
fn en_passant_counts_only_where_it_is_legal() {
    assert_eq!(verdicts("8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - e3 0 1"), NEITHER);
    assert_eq!(verdicts("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - a3 0 1"), BOTH);
    assert_eq!(verdicts("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - - 0 1"), NEITHER);
}

#[test]
fn a_game_that_is_over_is_judged_by_how_it_ended() {
    // 5.1.1: checkmate, whatever the material.
    assert_eq!(verdicts("8/8/8/8/8/6k1/6pq/6NK w - - 0 1"), [Verdict::No, Verdict::Yes]);
    assert_eq!(helpmate(&at("8/8/8/8/8/6k1/6pq/6NK w - - 0 1"), Color::Black, 1), Some(vec![]));
    // 5.2.1: stalemate, whatever the material.
    assert_eq!(verdicts("7k/8/6Q1/8/8/8/8/K7 b - - 0 1"), NEITHER);
}

#[test]
fn the_rule_of_75_moves_is_left_out() {
    assert_eq!(verdicts("7k/8/2R3K1/8/8/8/8/8 b - - 149 100")[0], Verdict::Yes);
}

#[test]
fn forced_captures_can_kill_a_game_before_they_are_made() {
    assert!(is_dead(&at("k7/1R6/8/8/8/8/8/7K b - - 0 1")));
    assert!(is_dead(&at("k7/1R6/2Kq4/1N6/8/8/8/8 w - - 0 1")));
    assert!(!is_dead(&Position::default()));
}

#[test]
fn a_first_move_can_be_prescribed() {
    // A touched rook must be moved (4.3.1); here the king takes it and nothing is left.
    let position = at("8/8/8/8/8/1k6/1p6/1K1R4 w - - 0 1");
    let all = can_checkmate_from(&position, &[], Color::White, DEFAULT_NODES).0;
    assert_eq!(all, Verdict::Yes);
    let rook: Vec<Move> = ["d1d3"].map(|mv| position.read_move(mv).unwrap()).to_vec();
    let (verdict, line) = can_checkmate_from(&position, &rook, Color::White, DEFAULT_NODES);
    match verdict {
        Verdict::Yes => assert_eq!(line.unwrap()[0], rook[0]),
        other => panic!("{other:?}"),
    }
    // Stalemate by compulsion: the only prescribed move ends the game.
    let position = at("7k/8/5K2/8/8/8/6Q1/8 w - - 0 1");
    let ends = [position.read_move("Qg6").unwrap()];
    assert_eq!(can_checkmate_from(&position, &ends, Color::White, DEFAULT_NODES), (Verdict::No, None));
}

#[test]
fn a_budget_that_is_too_small_says_so() {
    // Won by a helpmate that takes some looking for.
    let position = at("8/8/2Q2k2/3Kb3/8/2P5/1P6/8 b - - 0 1");
    assert_eq!(can_checkmate(&position, Color::Black, 10), Verdict::Unknown);
    assert_eq!(helpmate(&position, Color::Black, 10), None);
    assert_eq!(can_checkmate(&position, Color::Black, DEFAULT_NODES), Verdict::Yes);
}

#[test]
fn a_mate_can_be_forced_or_only_allowed() {
    let forced = |fen: &str, color| has_forced_mate(&at(fen), color, 100_000);
    // A lone knight forces mate on a king that its own pawn shuts in.
    assert_eq!(forced("8/8/8/8/3N4/8/p1K5/k7 w - - 0 1", Color::White), Verdict::Yes);
    assert_eq!(forced("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", Color::White), Verdict::Yes);
    // Two knights against a bare king: it is mated only when it walks into the corner by itself.
    assert_ne!(forced("8/8/8/4k3/8/8/8/K1NN4 w - - 0 1", Color::White), Verdict::Yes);
    assert_eq!(forced("8/8/8/8/8/2k5/8/K1N5 w - - 0 1", Color::White), Verdict::No);
    assert_eq!(forced("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Color::White), Verdict::Yes);
}

#[test]
fn a_king_in_check_out_of_turn_is_no_move_and_no_panic() {
    // An arbiter's game can stand so after an illegal move that nobody has noticed yet (7.5).
    let mut position = at("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    let mv = position.read_move("Kd8").unwrap();
    position = position.play(mv).play(mv);
    for color in Color::ALL {
        let _ = can_checkmate(&position, color, 10_000);
    }
}

#[test]
fn a_game_that_has_just_begun_is_alive_for_both() {
    let start = Position::default();
    for (color, plies) in [(Color::White, 5), (Color::Black, 4)] {
        let (verdict, line) = can_checkmate_from(&start, &[], color, 1);
        assert_eq!(verdict, Verdict::Yes);
        let line = line.unwrap_or_default();
        assert_eq!(line.len(), plies, "the shortest there is");
        let mut at = start;
        for mv in line {
            assert!(at.is_legal(mv));
            at = at.play(mv);
        }
        assert!(at.is_checkmate() && at.turn() != color);
    }
    assert!(!is_dead(&start));
}
