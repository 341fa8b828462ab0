//! Any text at all as a FEN: read or refused, never a panic, and what is read is a position in good order.
#![allow(clippy::panic)] // a test that cannot go on should fail

mod common;

use adoube::chess::{FenMode, Position, perft};
use proptest::prelude::*;
use proptest::sample::Index;

const MODES: [FenMode; 4] = [
    FenMode { chess960: false, strict: false },
    FenMode { chess960: false, strict: true },
    FenMode { chess960: true, strict: false },
    FenMode { chess960: true, strict: true },
];

/// Whatever is accepted is a position in good order, and so is every position one move on.
fn assert_sound(text: &str) {
    for mode in MODES {
        let Ok((position, repairs)) = Position::from_fen(text, mode) else { continue };
        let fen = position.fen();
        if mode.strict {
            assert_eq!(repairs, [], "{text}");
        }
        assert_read_again(&position, text);
        let moves = position.legal_moves();
        assert_eq!(perft(&position, 1), moves.len() as u64, "{fen}");
        for &mv in &moves {
            assert_read_again(&position.play(mv), &format!("{fen}, {mv:?}"));
        }
    }
}

fn assert_read_again(position: &Position, from: &str) {
    let fen = position.fen();
    let mode = FenMode { chess960: position.is_chess960(), strict: true };
    match Position::from_fen(&fen, mode) {
        Ok((again, _)) => assert!(again.fen() == fen && again.same_position(position), "{from}: {fen}"),
        Err(error) => panic!("{from}: {error}"),
    }
}

/// Two kings and up to 13 other pieces anywhere, from a8 to h1.
fn squares() -> impl Strategy<Value = [char; 64]> {
    let piece = prop::sample::select("PNBRQpnbrq".chars().collect::<Vec<_>>());
    let pieces = prop::collection::vec((0usize..64, piece), 0..14);
    (pieces, 0usize..64, 0usize..64).prop_map(|(pieces, white, black)| {
        let mut squares = ['1'; 64];
        pieces.into_iter().for_each(|(square, piece)| squares[square] = piece);
        (squares[white], squares[black]) = ('K', 'k');
        squares
    })
}

fn board_field(squares: &[char; 64]) -> String {
    squares.chunks(8).map(|rank| rank.iter().collect::<String>()).collect::<Vec<_>>().join("/")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_at_all_is_read_or_refused_and_never_panics(text in any::<String>()) {
        assert_sound(&text);
    }

    #[test]
    fn any_text_of_the_letters_of_a_fen_is_read_or_refused_and_never_panics(text in "[KQRBNPkqrbnpabcdefghw1-9/ _-]{0,90}") {
        assert_sound(&text);
    }

    #[test]
    fn a_fen_with_something_changed_is_read_or_refused_and_never_panics(
        fen in prop::sample::select(common::STARTS.to_vec()),
        changes in prop::collection::vec((0..8, any::<Index>(), any::<Index>(), "[KQRBNPkqrbnpa-h1-9/ wb-]|\\PC"), 1..4),
    ) {
        let mut letters: Vec<char> = fen.chars().collect();
        for (change, at, other, letter) in changes {
            let (at, other) = (at.index(letters.len()), other.index(letters.len()));
            let letter = letter.chars().next().unwrap_or(' ');
            match change {
                0 => drop(letters.remove(at)),
                1 => letters.insert(at, letter),
                2 => letters[at] = letter,
                _ => letters.swap(at, other),
            }
        }
        assert_sound(&letters.into_iter().collect::<String>());
    }

    #[test]
    fn a_double_step_with_whatever_stands_around_it_is_refused_or_is_a_position_in_good_order(
        squares in squares(),
        file in 0usize..8,
        white in any::<bool>(),
    ) {
        let mut squares = squares;
        // The pawn that stepped, the squares behind it, and enemy pawns beside it; index 0 is a8.
        let (pawn, enemy, rank, behind) = if white { ('P', 'p', 4, [5, 6]) } else { ('p', 'P', 3, [2, 1]) };
        behind.into_iter().for_each(|rank| squares[8 * rank + file] = '1');
        (file.saturating_sub(1)..=(file + 1).min(7)).for_each(|beside| squares[8 * rank + beside] = enemy);
        squares[8 * rank + file] = pawn;
        let goal = format!("{}{}", char::from(b'a' + file as u8), if white { 3 } else { 6 });
        assert_sound(&format!("{} {} - {goal} 0 1", board_field(&squares), if white { 'b' } else { 'w' }));
    }

    #[test]
    fn whatever_stands_anywhere_is_refused_or_is_a_position_in_good_order(
        squares in squares(),
        turn in "[wb]",
        flags in "-|K?Q?k?q?|[A-H]?[A-H]?[a-h]?[a-h]?",
        en_passant in "-|-|[a-h][36]",
    ) {
        assert_sound(&format!("{} {turn} {flags} {en_passant} 0 1", board_field(&squares)));
    }

    #[test]
    fn kings_and_rooks_on_the_first_ranks_with_any_flags_are_a_position_in_good_order(
        white in "[1R]{8}", black in "[1r]{8}", kings in (0usize..8, 0usize..8), turn in "[wb]",
        flags in "-|KQkq|[A-H]{0,2}[a-h]{0,2}",
    ) {
        let [mut white, mut black] = [white, black].map(|rank| rank.chars().collect::<Vec<_>>());
        (white[kings.0], black[kings.1]) = ('K', 'k');
        let [white, black] = [white, black].map(String::from_iter);
        // Pawns keep the rooks from checking along the files.
        assert_sound(&format!("{black}/pppp4/8/8/8/8/4PPPP/{white} {turn} {flags} - 0 1"));
    }
}
