//! What an audit finds, each with what the Laws say of it.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on should fail

use adoube::audit::audit;
use adoube::laws::Laws;
use adoube::pgn;

/// The findings of the first game: code, ply, whose, article.
fn findings(text: &str) -> Vec<String> {
    findings_under("fide", text)
}

/// The same by an edition of the Laws.
fn findings_under(edition: &str, text: &str) -> Vec<String> {
    let game = pgn::read(text).remove(0);
    let found = audit(&game, &Laws::named(edition).unwrap());
    found
        .iter()
        .map(|one| {
            let by = one.by.map_or("-", |color| color.name());
            format!("{} {} {by} {}", one.code.name(), one.ply, one.article.unwrap_or("-"))
        })
        .collect()
}

const NONE: [&str; 0] = [];

#[test]
fn a_game_in_order_has_none() {
    assert_eq!(findings("1. f3 e5 2. g4 Qh4# 0-1"), NONE);
    assert_eq!(findings("1. e4 e5 2. Nf3 1-0"), NONE);
    assert_eq!(findings("1. e4 e5 2. Nf3 *"), NONE);
    assert_eq!(findings("1. e4 (1. e5) e5 {x} 1/2-1/2"), NONE);
}

#[test]
fn a_move_that_cannot_be_played_is_told() {
    assert_eq!(findings("1. e4 e5 2. Ke3 Ke7 1-0"), ["illegal-move 3 white 3.8.1"]);
    assert_eq!(findings("1. d4 d5 2. Nf3 c6 3. Nd2 *"), ["ambiguous-move 5 white -"]);
    assert_eq!(findings("1. e4 e9 *"), ["unreadable-move 2 black -"]);
    assert_eq!(findings("1. e4 -- 2. d4 *"), ["illegal-move 2 black -"]);
    assert_eq!(findings("[FEN \"bad\"] 1. e4 *"), ["not-played 0 - -"]);
    assert_eq!(findings("[Variant \"Atomic\"] 1. e4 *"), ["not-played 0 - -"]);
}

#[test]
fn a_result_that_the_last_position_contradicts_is_told() {
    assert_eq!(findings("1. f3 e5 2. g4 Qh4# 1-0"), ["wrong-result.checkmate 4 - 5.1.1"]);
    assert_eq!(findings("1. f3 e5 2. g4 Qh4# *"), ["wrong-result.checkmate 4 - 5.1.1"]);
    let stalemate = "[FEN \"7k/5Q2/8/6K1/8/8/8/8 w - - 0 1\"] 1. Kg6";
    assert_eq!(findings(&format!("{stalemate} 1-0")), ["wrong-result.stalemate 1 - 5.2.1"]);
    assert_eq!(findings(&format!("{stalemate} 1/2-1/2")), NONE);
    let dead = "[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"] 1. Kxe2";
    assert_eq!(findings(&format!("{dead} 0-1")), ["wrong-result.dead-position 1 - 5.2.2"]);
    assert_eq!(findings(&format!("{dead} 1/2-1/2")), NONE);
    assert_eq!(findings("[Result \"0-1\"] 1. e4 1-0"), ["result-mismatch 1 - -"]);
}

#[test]
fn a_game_that_went_on_after_its_end_is_told_once() {
    assert_eq!(findings("1. f3 e5 2. g4 Qh4# 3. a3 a6 0-1"), ["played-on.checkmate 4 white 5.1.1"]);
    assert_eq!(
        findings("[FEN \"7k/5Q2/8/6K1/8/8/8/8 w - - 0 1\"] 1. Kg6 Kg8 1-0"),
        ["played-on.stalemate 1 black 5.2.1"]
    );
    assert_eq!(
        findings("[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"] 1. Kxe2 Kd7 2. Ke3 Kd6 1/2-1/2"),
        ["played-on.dead-position 1 black 5.2.2"]
    );
}

#[test]
fn repetitions_are_told_with_who_could_have_claimed() {
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    assert_eq!(findings(&format!("{} e4 1-0", round.repeat(2))), ["could-claim.threefold 8 white 9.2.2"]);
    // It ended there as a draw: that will have been the claim.
    assert_eq!(findings(&format!("{} 1/2-1/2", round.repeat(2))), NONE);
    assert_eq!(findings(&format!("{} *", round.repeat(2))), ["could-claim.threefold 8 white 9.2.2"]);
    let four = findings(&format!("{} e4 1-0", round.repeat(4)));
    assert!(four.contains(&"played-on.fivefold 16 white 9.6.1".to_owned()), "{four:?}");
    let ended = findings(&format!("{} 1-0", round.repeat(4)));
    assert!(ended.contains(&"wrong-result.fivefold 16 - 9.6.1".to_owned()), "{ended:?}");
}

#[test]
fn fifty_moves_are_told_once_and_seventy_five_end_the_game() {
    let begin = |halfmoves: u32| format!("[FEN \"4k3/8/8/8/8/8/7R/4K3 w - - {halfmoves} 90\"] ");
    assert_eq!(findings(&format!("{}1. Rh3 Ke7 2. Rh4 Kd6 1-0", begin(98))), ["could-claim.fifty 2 white 9.3.2"]);
    assert_eq!(findings(&format!("{}1. Rh3 Ke7 1/2-1/2", begin(98))), NONE);
    assert_eq!(
        findings(&format!("{}1. Rh3 1-0", begin(149))),
        ["could-claim.fifty 0 white 9.3.2", "wrong-result.seventyfive-moves 1 - 9.6.2"]
    );
    assert_eq!(findings(&format!("{}1. Rh3 Ke7 1-0", begin(149)))[1], "played-on.seventyfive-moves 1 black 9.6.2");
    // Checkmate goes before the seventy-five moves.
    assert_eq!(
        findings("[FEN \"4k3/8/4K3/8/8/8/8/7R w - - 149 90\"] 1. Rh8# 1-0"),
        ["could-claim.fifty 0 white 9.3.2"]
    );
}

#[test]
fn a_loss_on_time_against_a_lone_king_is_drawn() {
    let game = |termination: &str, result: &str| {
        format!("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[Termination \"{termination}\"]\n\n1. e4 {result}")
    };
    for termination in ["time forfeit", "Time forfeit", "Black won on time"] {
        assert_eq!(findings(&game(termination, "0-1")), ["time-loss.drawn 1 black 6.9"]);
        assert_eq!(findings(&game(termination, "1-0")), NONE);
        assert_eq!(findings(&game(termination, "1/2-1/2")), NONE);
    }
    assert_eq!(findings(&game("Normal", "0-1")), NONE);
}

#[test]
fn a_position_dies_by_a_move_that_takes_nothing_too() {
    // Black can only take the queen: nobody mates after that.
    let start = "[FEN \"k7/8/8/8/8/8/1Q6/7K w - - 0 1\"] 1. Qb7+";
    assert_eq!(findings(&format!("{start} 1-0")), ["wrong-result.dead-position 1 - 5.2.2"]);
    assert_eq!(findings(&format!("{start} Kxb7 1/2-1/2")), ["played-on.dead-position 1 black 5.2.2"]);
    assert_eq!(findings(&format!("{start} 1/2-1/2")), NONE);
    // Here the king may step aside.
    assert_eq!(findings("[FEN \"1k6/8/8/8/8/8/Q7/7K w - - 0 1\"] 1. Qa7+ Kxa7 1/2-1/2"), NONE);
}

#[test]
fn a_game_that_is_over_cannot_be_claimed_drawn() {
    // The fifth occurrence ended it; what came later changes nothing.
    let found = findings(&format!("{} e4 1-0", "Nf3 Nf6 Ng1 Ng8 ".repeat(6)));
    assert_eq!(found.last().map(String::as_str), Some("played-on.fivefold 16 white 9.6.1"));
}

#[test]
fn each_edition_is_cited_by_its_own_numbers() {
    let king = "1. e4 e5 2. Ke3 *";
    assert_eq!(findings_under("fide-2018", king), ["illegal-move 3 white 3.8.1"]);
    assert_eq!(findings_under("fide-2009", king), ["illegal-move 3 white 3.8a"]);
    let mate = "1. f3 e5 2. g4 Qh4# 1-0";
    assert_eq!(findings_under("fide-2009", mate), ["wrong-result.checkmate 4 - 5.1a"]);
    assert_eq!(findings_under("fide-1993", mate), ["wrong-result.checkmate 4 - 10.1"]);
}

#[test]
fn each_edition_ends_a_game_by_itself_in_its_own_way() {
    let ended = |edition: &str, text: &str| {
        let found = findings_under(edition, text);
        found.iter().any(|one| one.starts_with("played-on") || one.starts_with("wrong-result"))
    };
    // The position of the start at every second move of each player, five times.
    let quick = format!("{} 1-0", "Nf3 Nf6 Ng1 Ng8 ".repeat(4));
    // The same, but once it takes twice as long.
    let slow = format!("{} Nf3 Nf6 Nc3 Nc6 Ng1 Ng8 Nb1 Nb8 1-0", "Nf3 Nf6 Ng1 Ng8 ".repeat(3));
    for (edition, by_quick, by_slow) in
        [("fide-2023", true, true), ("fide-2018", true, true), ("fide-2014", true, false), ("fide-2009", false, false)]
    {
        assert_eq!((ended(edition, &quick), ended(edition, &slow)), (by_quick, by_slow), "{edition}");
    }
    let seventy_five = "[FEN \"4k3/8/8/8/8/8/7R/4K3 w - - 149 90\"] 1. Rh3 1-0";
    for (edition, by_count) in [("fide-2014", true), ("fide-2009", false), ("fide-1993", false)] {
        assert_eq!(ended(edition, seventy_five), by_count, "{edition}");
    }
    // Locked pawns: no mate by any series, and not on the list of 1993.
    let walls = "[FEN \"4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1\"] 1. Kd1 1-0";
    assert_eq!((ended("fide-2009", walls), ended("fide-1993", walls)), (true, false));
    let bishop = "[FEN \"4k3/8/8/8/8/8/4p3/4K1B1 w - - 0 1\"] 1. Kxe2 1-0";
    assert!(ended("fide-1993", bishop));
}

#[test]
fn each_edition_asks_its_own_question_when_a_flag_falls() {
    let game = |fen: &str, mv: &str| format!("[FEN \"{fen}\"]\n[Termination \"time forfeit\"]\n\n{mv} 0-1");
    // A knight against a queen: no series of moves mates. In 1993 only a bare king could not win.
    let knight = game("7K/1q6/8/8/8/2N5/8/6k1 b - - 0 1", "1... Qb6").replace("0-1", "1-0");
    // A knight against a rook: some series mates, but none by force.
    let rook = game("8/8/8/8/3n4/8/R7/K1k5 w - - 0 1", "1. Rb2");
    let drawn =
        |edition: &str, text: &str| findings_under(edition, text).iter().any(|one| one.starts_with("time-loss"));
    for (edition, by_knight, by_rook) in [("fide", true, false), ("fide-1993", false, false), ("us-chess", true, true)]
    {
        assert_eq!((drawn(edition, &knight), drawn(edition, &rook)), (by_knight, by_rook), "{edition}");
    }
}
