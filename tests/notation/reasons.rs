//! Why a move is not legal: the reason, the squares that show it, the article.

use super::position;

fn why(fen: &str, chess960: bool, moves: &str) -> Option<String> {
    let (from, to) = moves.split_at(2);
    let why = position(fen, chess960).why_illegal(from.parse().unwrap(), to.parse().unwrap())?;
    let squares: Vec<String> = why.squares.iter().map(ToString::to_string).collect();
    Some(format!("{} {} {}", why.code.code(), squares.join(","), why.article))
}

fn all(fen: &str, wanted: &[(&str, &str)]) {
    for (moves, reason) in wanted {
        assert_eq!(why(fen, false, moves).as_deref(), Some(*reason), "{moves} in {fen}");
    }
}

#[test]
fn what_no_piece_and_no_rule_of_movement_allows() {
    all(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[
            ("e4e5", "empty-square e4 3.10.2"),
            ("e7e5", "not-your-piece e7 1.3"),
            ("b1d2", "own-piece-there d2 3.1"),
            ("e2e2", "own-piece-there e2 3.1"),
            ("b1b3", "piece-cannot b1 3.6"),
            ("c1c3", "piece-cannot c1 3.2"),
            ("a1b3", "piece-cannot a1 3.3"),
            ("d1e3", "piece-cannot d1 3.4"),
            ("e1e3", "piece-cannot e1 3.8.1"),
            ("a1a5", "path-blocked a2 3.5"),
            ("a1a8", "path-blocked a2,a7 3.5"),
            ("d1e8", "king-capture e8 1.4.1"),
        ],
    );
}

#[test]
fn pawns_have_reasons_of_their_own() {
    all(
        "4k3/8/8/8/1p2p3/p7/PPP1PP2/4K3 w - - 0 1",
        &[
            ("a2a3", "pawn-cannot-advance a3 3.7.1"),
            ("a2a4", "pawn-cannot-advance a3 3.7.2"),
            ("e2e4", "pawn-cannot-advance e4 3.7.2"),
            ("c2c5", "pawn-cannot-advance c2 3.7.2"),
            ("f2g3", "nothing-to-capture g3 3.7.3"),
            ("f2f1", "piece-cannot f2 3.7"),
            ("f2h3", "piece-cannot f2 3.7"),
            ("f2g2", "piece-cannot f2 3.7"),
        ],
    );
    // Black's pawns go the other way.
    all(
        "4k3/8/4p3/8/8/8/8/4K3 b - - 0 1",
        &[("e6e7", "piece-cannot e6 3.7"), ("e6e4", "pawn-cannot-advance e6 3.7.2")],
    );
}

#[test]
fn en_passant_is_over_after_one_move() {
    let now = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    let later = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2";
    assert_eq!(why(now, false, "e5d6"), None);
    all(now, &[("e5f6", "nothing-to-capture f6 3.7.3")]);
    all(later, &[("e5d6", "en-passant-expired d5 3.7.3.2")]);
    // The one capture that empties two squares of the king's rank.
    all("4k3/8/8/K1pP3r/8/8/8/8 w - c6 0 1", &[("d5c6", "pinned h5 3.9.2")]);
}

#[test]
fn the_own_king_must_not_be_in_check_afterwards() {
    let pinned = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1";
    all(pinned, &[("e2d3", "pinned e8 3.9.2")]);
    let checked = "4r1k1/8/8/8/7b/8/3N4/R3K2R w KQ - 0 1";
    all(
        checked,
        &[
            ("a1a2", "check-not-answered h4,e8 3.9.2"),
            ("h1h4", "check-not-answered e8 3.9.2"),
            ("e1e2", "into-check e8 3.9.2"),
        ],
    );
    // The king does not shield the square behind itself.
    all("4r1k1/8/8/8/8/4K3/8/8 w - - 0 1", &[("e3e2", "into-check e8 3.9.2")]);
    // The piece that could end the check is bound to another line.
    all("4k3/8/8/b7/8/8/3R4/r3K3 w - - 0 1", &[("d2d1", "pinned a5 3.9.2")]);
}

#[test]
fn castling_is_judged_as_castling() {
    let open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(why(open, false, "e1g1"), None);
    assert_eq!(why(open, false, "e1c1"), None);
    all(open, &[("e1h1", "own-piece-there h1 3.1")]);
    all("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", &[("e1g1", "castling-right-lost e1 3.8.2.1")]);
    all(
        "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1",
        &[("e1g1", "castling-blocked g1 3.8.2.2"), ("e1c1", "castling-blocked b1 3.8.2.2")],
    );
    all(
        "3rkr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        &[("e1g1", "castling-through-check f1 3.8.2.2"), ("e1c1", "castling-through-check d1 3.8.2.2")],
    );
    all(
        "2r1k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        &[("e1g1", "castling-into-check g1 3.8.2.2"), ("e1c1", "castling-into-check c1 3.8.2.2")],
    );
    all("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &[("e1g1", "castling-out-of-check e8 3.8.2.2")]);
    // The rook may be attacked, and so may the square that only the rook crosses.
    assert_eq!(why("1r2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, "e1c1"), None);
    assert_eq!(why("r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, "e1c1"), None);
}

#[test]
fn in_chess960_castling_is_asked_with_the_rook() {
    let ask = |fen, moves| why(fen, true, moves);
    assert_eq!(ask("4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1"), None);
    assert_eq!(ask("4k3/8/8/8/8/8/8/5K1R w - - 0 1", "f1h1").as_deref(), Some("castling-right-lost f1 3.8.2.1"));
    assert_eq!(ask("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1g1").as_deref(), Some("piece-cannot e1 3.8.1"));
    assert_eq!(ask("3k4/8/8/8/8/8/4R3/4K3 w - - 0 1", "e1e2").as_deref(), Some("own-piece-there e2 3.1"));
    // A king that stands on its goal already crosses nothing: what stands elsewhere on the rank is not in its way.
    assert_eq!(ask("4k3/8/8/8/8/8/8/1RK4N w B - 0 1", "c1b1"), None);
    // The castling rook itself shields its king.
    assert_eq!(ask("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1").as_deref(), Some("castling-into-check c1 3.8.2.2"));
}

#[cfg(feature = "serde")]
#[test]
fn a_reason_is_written_as_the_json_of_the_contract() {
    let pinned = position("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", false);
    let why = pinned.why_illegal("e2".parse().unwrap(), "d3".parse().unwrap());
    let wanted = serde_json::json!({ "code": "pinned", "squares": ["e8"], "article": "3.9.2" });
    assert_eq!(serde_json::to_value(why).unwrap(), wanted);
}
