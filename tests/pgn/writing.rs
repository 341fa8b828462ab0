//! The export format.

use adoube::chess::{FenMode, Position};
use adoube::pgn::{WriteOptions, read};

fn written(text: &str) -> String {
    read(text)[0].write(WriteOptions::default())
}

fn movetext(text: &str) -> String {
    read(text)[0].write(WriteOptions { tags: false, ..WriteOptions::default() })
}

#[test]
fn the_seven_tags_come_first_and_are_complete() {
    let text = written("[Annotator \"Z\"]\n[Black \"B\"]\n[White \"A\"]\n[Event \"E\"]\n\n1. e4 1-0");
    let names: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix('[')?.split(' ').next()).collect();
    assert_eq!(names, ["Event", "Site", "Date", "Round", "White", "Black", "Result", "Annotator"]);
    assert!(text.contains("[Date \"????.??.??\"]\n[Round \"?\"]") && text.contains("[Result \"1-0\"]\n"));
    assert!(text.ends_with("\n\n1. e4 1-0\n"));
}

#[test]
fn numbers_stand_where_the_standard_wants_them() {
    for text in [
        "1. e4 e5 2. Nf3 Nc6 *\n",
        "1. e4 {a} 1... e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 *\n",
        "1. e4 $1 e5 $2 2. Nf3 1/2-1/2\n",
        "{before} 1. e4 (1. d4 {x} 1... d5) (1. c4) 1... e5 0-1\n",
    ] {
        assert_eq!(movetext(text), text);
    }
    assert_eq!(movetext("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 7 45\"] Kd7 Kd2 *"), "45... Kd7 46. Kd2 *\n");
}

#[test]
fn lines_end_at_eighty_columns_between_words() {
    let comment = "word ".repeat(100);
    let text = movetext(&format!("1. e4 {{{comment}}} e5 {} *", "2. Nf3 Nf6 3. Ng1 Ng8 ".repeat(40)));
    assert!(text.lines().count() > 5);
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{line}");
        // A number is never parted from its move.
        assert!(!line.ends_with('.'), "{line}");
    }
    assert_eq!(text.split_whitespace().collect::<Vec<_>>().join(" ").matches("word").count(), 100);
    let narrow = read("1. e4 e5 2. Nf3 Nc6 3. Bc4 d6 4. d3 Be7 5. Nc3 Nf6 *")[0]
        .write(WriteOptions { columns: 33, tags: false });
    assert!(narrow.lines().all(|line| line.len() <= 33), "{narrow}");
}

#[test]
fn a_comment_that_braces_cannot_hold_runs_to_the_end_of_its_line() {
    let text = movetext("1. e4 ;a } b\ne5 (1... c5 ;c } d\n) *");
    assert_eq!(
        text,
        "1. e4\n;a } b\n1... e5 (1... c5\n;c } d\n) *\n".replace("1. e4\n;", "1. e4 ;").replace("c5\n;", "c5 ;")
    );
}

#[test]
fn commands_keep_their_types() {
    let text = "1. e4 {[%eval 0.17] [%clk 1:02:03.4] [%csl Rd4,Gd5][%cal Rd2d4] good} *\n";
    assert_eq!(movetext(text), text);
}

#[test]
fn values_of_tags_are_escaped() {
    assert!(written("[White \"A \\\"Q\\\" \\\\ B\"] *").contains("[White \"A \\\"Q\\\" \\\\ B\"]"));
}

#[test]
fn what_the_first_position_needs_is_added() {
    let mut game = read("*").remove(0);
    game.start = Position::from_fen(
        "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1",
        FenMode { chess960: true, strict: false },
    )
    .unwrap()
    .0;
    let text = game.write(WriteOptions::default());
    assert!(text.contains(
        "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1\"]\n"
    ));
    assert_eq!(read(&text)[0].start, game.start);
}

#[test]
fn the_sample_is_written_as_it_stands() {
    let games = read(include_str!("tree.pgn"));
    let texts: Vec<String> = games.iter().map(|game| game.write(WriteOptions::default())).collect();
    assert_eq!(texts.join("\n"), include_str!("written.pgn"));
}
