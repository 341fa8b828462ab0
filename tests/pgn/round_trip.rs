//! What is written reads the same.

use adoube::chess::{FenMode, Position};
use adoube::pgn::{Game, Node, Notes, Outcome, Tag, WriteOptions, read};

use crate::common::Random;

/// The game but for what a round trip may change: the number and the faults, and the tags that writing adds.
fn core(game: &Game) -> Game {
    Game { number: 0, tags: Vec::new(), errors: Vec::new(), ..game.clone() }
}

pub fn check(game: &Game, name: &str) {
    check_text(game, &game.write(WriteOptions::default()), name);
}

pub fn check_text(game: &Game, text: &str, name: &str) {
    let again = read(text);
    assert_eq!(again.len(), 1, "{name}:\n{text}");
    for (read, written) in again[0].nodes.iter().zip(&game.nodes) {
        assert_eq!(read, written, "{name}:\n{text}");
    }
    assert_eq!(core(&again[0]), core(game), "{name}:\n{text}");
    for tag in &game.tags {
        assert!(again[0].tags.contains(tag), "{name}: {tag:?}\n{text}");
    }
    // What was written once is canonical.
    assert_eq!(read(&again[0].write(WriteOptions::default())), read(&again[0].write(WriteOptions::default())));
    assert_eq!(
        again[0].write(WriteOptions::default()),
        read(&again[0].write(WriteOptions::default()))[0].write(WriteOptions::default())
    );
}

fn words(random: &mut Random) -> String {
    let words = [
        "a",
        "good",
        "{",
        "}",
        "[",
        "]",
        "(",
        ")",
        ";",
        "%",
        "$1",
        "1-0",
        "*",
        "\"",
        "\\",
        "[Event",
        "[%foo",
        "bar]",
        "é",
        "马",
        "😀",
        "--",
        "longer-than-most-words-are-and-so-hard-to-wrap",
        "1.",
        "e4",
        "",
        "\t",
    ];
    (0..random.below(12)).map(|_| *random.pick(&words)).collect::<Vec<_>>().join(" ").trim().to_owned()
}

fn notes(random: &mut Random, opens: bool) -> Option<Box<Notes>> {
    let mut notes = Notes::default();
    if random.below(3) == 0 {
        notes.nags = (0..random.below(3)).map(|_| random.below(256) as u8).collect();
    }
    if random.below(3) == 0 {
        let pieces = (0..1 + random.below(3)).map(|_| words(random)).filter(|words| !words.is_empty());
        notes.comment = pieces.collect::<Vec<_>>().join("\n");
    }
    if opens && random.below(3) == 0 {
        notes.comment_before = words(random);
    }
    if random.below(4) == 0 {
        notes.clock = Some(random.below(100_000_000) as u64);
        notes.elapsed = (random.below(2) == 0).then(|| random.below(5000) as u64 * 10);
        notes.eval = (*random.pick(&["", "0.17", "#-3", "2.5,11"])).to_owned();
    }
    if random.below(6) == 0 {
        notes.shapes =
            (0..random.below(4)).map(|_| (*random.pick(&["Rd4", "Ge2e4", "Ya1", "Bh8a1"])).to_owned()).collect();
    }
    (notes != Notes::default()).then(|| Box::new(notes))
}

/// A line of random moves with variations, in the order of the text.
fn grow(random: &mut Random, start: Position, most: usize, depth: usize, nodes: &mut Vec<Node>) {
    let (mut position, mut opens) = (start, depth > 0);
    for ply in 0..1 + random.below(most) {
        if !position.has_legal_move() {
            break;
        }
        let mv = random.pick_move(&position);
        let pass = random.below(40) == 0;
        let (mv, next) = match position.pass() {
            Some(next) if pass => (None, next),
            _ => (Some(position.notate(mv, &position.play(mv))), position.play(mv)),
        };
        nodes.push(Node { mv, opens, closes: 0, notes: notes(random, opens) });
        opens = false;
        while depth < 4 && ply > 0 && random.below(6) == 0 && nodes.len() < 300 {
            let before = nodes.len();
            grow(random, position, 6, depth + 1, nodes);
            if nodes.len() > before
                && let Some(last) = nodes.last_mut()
            {
                last.closes += 1;
            }
        }
        position = next;
    }
}

fn game(random: &mut Random) -> Game {
    let starts = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
        ("4k3/PPP5/8/8/8/8/ppp5/4K3 b - - 3 57", false),
        ("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1", true),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", false),
    ];
    let (fen, chess960) = *random.pick(&starts);
    let (start, _) = Position::from_fen(fen, FenMode { chess960, strict: false }).unwrap();
    let mut nodes = Vec::new();
    grow(random, start, 40, 0, &mut nodes);
    let tags = (0..random.below(6)).map(|index| Tag { name: format!("Tag{index}"), value: words(random) }).collect();
    let result = *random.pick(&[Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::Unknown]);
    Game { number: 0, tags, start, comment: words(random), nodes, result, rest: String::new(), errors: Vec::new() }
}

#[test]
fn any_tree_is_read_as_it_was_written() {
    const SEED: u64 = 0x00ad_0be5;
    println!("seed {SEED}");
    let mut random = Random::new(SEED);
    for number in 0..400 {
        let game = game(&mut random);
        check(&game, &format!("game {number}"));
        for columns in [0, 1, 33, 200] {
            check_text(
                &game,
                &game.write(WriteOptions { columns, tags: true }),
                &format!("game {number}, {columns} columns"),
            );
        }
    }
}

#[test]
fn any_bytes_are_read_and_what_comes_of_them_is_written_and_read_the_same() {
    const SEED: u64 = 0x5eed_0960;
    println!("seed {SEED}");
    let mut random = Random::new(SEED);
    let tokens = [
        "e4",
        "e5",
        "Nf3",
        "Nc6",
        "d4",
        "exd4",
        "O-O",
        "0-0",
        "--",
        "1.",
        "1...",
        "23",
        "(",
        ")",
        "{",
        "}",
        ";",
        "%",
        "\n",
        "\r\n",
        "\r",
        " ",
        "[",
        "]",
        "[White \"A\"]",
        "[Event \"x\"]",
        "[FEN \"",
        "\"]",
        "[%clk 0:01:00]",
        "[%cal Ge2e4]",
        "$1",
        "$999",
        "!",
        "?!",
        "±",
        "1-0",
        "1/2-1/2",
        "*",
        "é",
        "马f3",
        "\u{feff}",
        "\u{a0}",
        "[Variant \"Chess960\"]",
        "[Variant \"Atomic\"]",
        "(=)",
        "e8(Q)",
        "Qxe9",
        "foo",
        "½-½",
        "\0",
        "\\",
        "\"",
        "[Result \"1-0\"]",
        "*",
        "d4*",
        "00",
        "e5,",
        "1．",
        "＊",
        "１-０",
        "\u{202a}",
        "[White\n\"A\"\n]",
        "[\n",
        "\u{1a}",
        "王胜",
    ];
    for _ in 0..4000 {
        let mut bytes = Vec::new();
        for _ in 0..random.below(40) {
            match random.below(30) {
                0 => bytes.push(random.below(256) as u8),
                1 => bytes.extend_from_slice(&[0xe4, 0xbd]),
                _ => bytes.extend_from_slice(random.pick(&tokens).as_bytes()),
            }
            if random.below(2) == 0 {
                bytes.push(b' ');
            }
        }
        let name = String::from_utf8_lossy(&bytes).into_owned();
        let options = adoube::pgn::ReadOptions::default();
        let games = adoube::pgn::read_bytes(&bytes, options);
        let cut = [1 + random.below(9), 1 + random.below(30)];
        let cut_games = super::read_in_pieces(&bytes, options, &cut);
        for (one, other) in cut_games.iter().zip(&games) {
            assert_eq!(one.errors, other.errors, "{name:?} in pieces of {cut:?}");
        }
        assert_eq!(cut_games, games, "{name:?} in pieces of {cut:?}");
        for game in &games {
            check(game, &format!("{name:?}"));
        }
    }
}
