//! Input that is meant to hurt.

use adoube::pgn::{Limits, PgnCode, ReadOptions, read, read_bytes};

use super::{mainline, read_in_pieces};

fn codes(game: &adoube::pgn::Game) -> Vec<&'static str> {
    game.errors.iter().map(|error| error.code.name()).collect()
}

#[test]
fn variations_nest_ten_thousand_deep() {
    let depth = 10_000;
    let text = format!("1. e4 {}{} e5 *", "(1. d4 ".repeat(depth), ")".repeat(depth));
    let games = read(&text);
    assert_eq!(games[0].nodes.len(), depth + 2);
    assert_eq!((mainline(&games[0]).as_str(), games[0].errors.len()), ("e4 e5", 0));
    super::round_trip::check(&games[0], "deep");
}

#[test]
fn deeper_ones_are_left_out_with_a_word() {
    let depth = 10_005;
    let text = format!("1. e4 {}{} e5 *\n\n1. d4 *", "(1. d4 ".repeat(depth), ")".repeat(depth));
    let games = read(&text);
    assert_eq!(games.iter().map(mainline).collect::<Vec<_>>(), ["e4 e5", "d4"]);
    assert_eq!(codes(&games[0]), ["too-deep"]);
    assert_eq!(games[0].nodes.len(), 10_002);
}

#[test]
fn a_game_of_a_million_variations_ends_with_an_error_and_the_next_is_read() {
    let text = format!("1. e4 {} e5 1-0\n\n1. d4 d5 *", "(1. d4) ".repeat(1_000_000));
    let games = read_in_pieces(text.as_bytes(), ReadOptions::default(), &[65_536]);
    assert_eq!(games.len(), 2);
    assert_eq!((codes(&games[0]), games[0].result.mark()), (vec!["too-large"], "1-0"));
    assert!(games[0].errors[0].fatal && games[0].nodes.len() <= Limits::default().moves);
    assert_eq!((mainline(&games[1]).as_str(), codes(&games[1])), ("d4 d5", vec![]));
}

#[test]
fn a_tag_of_a_hundred_megabytes_is_passed_over() {
    let piece = "x".repeat(1 << 20);
    let mut reader = adoube::pgn::Reader::new(ReadOptions::default());
    reader.feed(b"[White \"A\"]\n[Event \"");
    for _ in 0..100 {
        reader.feed(piece.as_bytes());
        assert!(reader.next_game().is_none());
    }
    reader.feed(b"\"]\n[Black \"B\"]\n\n1. e4 *\n\n1. d4 *");
    reader.finish();
    let games: Vec<_> = core::iter::from_fn(|| reader.next_game()).collect();
    assert_eq!(games.iter().map(mainline).collect::<Vec<_>>(), ["e4", "d4"]);
    assert_eq!((codes(&games[0]), games[0].tag("Black"), games[0].tag("Event")), (vec!["too-long"], Some("B"), None));
}

#[test]
fn nothing_that_is_too_long_hides_what_follows() {
    let long = "x".repeat(3 << 20);
    for (text, code) in [
        (format!("1. e4 {{{long}}} e5 *"), "too-long"),
        (format!("1. e4 ;{long}\ne5 *"), "too-long"),
        (format!("%{long}\n1. e4 e5 *"), ""),
    ] {
        for sizes in [&[65_536][..], &[usize::MAX]] {
            let games = read_in_pieces(text.as_bytes(), ReadOptions::default(), sizes);
            assert_eq!(mainline(&games[0]), "e4 e5", "{}", &text[..9]);
            // A comment that comes in one piece has its end in sight, and only its kept text is limited.
            assert!(codes(&games[0]).iter().all(|&found| found == code), "{}", &text[..9]);
        }
    }
    let games = read(&format!("1. e4 {long} e5 *\n\n1. d4 *"));
    assert_eq!(games.iter().map(mainline).collect::<Vec<_>>(), ["e4", "d4"]);
    assert_eq!(codes(&games[0]), ["too-long"]);
}

#[test]
fn faults_without_end_are_counted_once() {
    let games = read(&format!("1. e4 {} e5 *\n\n1. d4 *", ")".repeat(100_000)));
    assert_eq!((games.len(), games[0].errors.len()), (2, 1000));
    assert_eq!(games[0].errors.last().map(|error| error.code), Some(PgnCode::TooManyErrors));
    assert_eq!(mainline(&games[0]), "e4 e5");
}

#[test]
fn what_ends_the_main_line_is_told_after_any_number_of_faults() {
    let games = read(&format!("1. e4 {}e4 e5 *", "zzz ".repeat(1500)));
    let [.., more, last] = &games[0].errors[..] else { panic!("{:?}", codes(&games[0])) };
    assert_eq!((more.code, last.code, last.fatal), (PgnCode::TooManyErrors, PgnCode::IllegalMove, true));
    assert_eq!(games[0].rest, "e4 e5");
}

#[test]
fn tags_without_end_cost_no_more_than_others() {
    let many = |count: usize| (0..count).map(|number| format!("[a{number} \"\"]\n")).collect::<String>();
    let games = read(&format!("{}1. e4 *\n\n[Event \"b\"]\n\n1. d4 *", many(200_000)));
    assert_eq!(games.iter().map(codes).collect::<Vec<_>>(), [vec!["too-large"], vec![]]);
    assert_eq!((games[0].tags.len(), mainline(&games[1]).as_str()), (1000, "d4"));
    assert_eq!(codes(&read(&format!("{}1. e4 *", many(1000)))[0]), [""; 0]);
}

#[test]
fn glyphs_without_end_are_too_large() {
    let games = read(&format!("1. e4 {}e5 *\n\n1. d4 *", "$1 ".repeat(2 << 20)));
    assert_eq!(games.iter().map(codes).collect::<Vec<_>>(), [vec!["too-large"], vec![]]);
    assert_eq!(games.iter().map(mainline).collect::<Vec<_>>(), ["e4", "d4"]);
}

#[test]
fn the_limits_can_be_chosen() {
    let limits = Limits { moves: 2, depth: 1, text: 1000, comment: 100, ..Limits::default() };
    let options = ReadOptions { limits, ..ReadOptions::default() };
    let games = read_bytes(b"1. e4 e5 2. Nf3 Nc6 *\n\n1. e4 (1. d4 (1. c4)) *\n\n1. e4 *", options);
    assert_eq!(games.iter().map(codes).collect::<Vec<_>>(), [vec!["too-large"], vec!["too-deep"], vec![]]);
    assert_eq!(games.iter().map(mainline).collect::<Vec<_>>(), ["e4 e5", "e4", "e4"]);
}

#[test]
fn a_very_long_game_is_read() {
    let text = "Nf3 Nf6 Ng1 Ng8 ".repeat(5000);
    let games = read(&text);
    assert_eq!((games[0].nodes.len(), games[0].errors.len()), (20_000, 0));
}
