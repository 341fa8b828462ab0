//! The arguments against the closure: what they call impossible must not be found by looking.
//!
//! `MATING_FUZZ` says how many positions, `MATING_SEED` where to begin.

use super::search::{End, Search};
use super::{cage, kings};
use crate::chess::{Color, FenMode, Position};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) % limit
    }
}

/// A board of rammed pawns with a few other men.
fn locked(random: &mut Random) -> Option<Position> {
    let mut board = [['1'; 8]; 8];
    let mut height = 1 + random.below(5) as usize;
    #[allow(clippy::needless_range_loop)] // two rows are written to
    for file in 0..8 {
        // Neighbours at the same height could take each other; one apart, they hold each other.
        height = match random.below(12) {
            0 => height,
            1..6 => (height + 1).min(5),
            _ => height.max(2) - 1,
        };
        if random.below(10) > 0 {
            board[height][file] = 'P';
            board[height + 1][file] = 'p';
        }
    }
    let others = ["kK", "kKp", "kKP", "kKb", "kKB", "kKbB", "kKn", "kKbp", "kKBP", "kKrB", "kKbb", "kKBBp", "kKbBpP"];
    for letter in others[random.below(others.len() as u64) as usize].chars() {
        let (rank, file) = (random.below(8) as usize, random.below(8) as usize);
        if board[rank][file] == '1' {
            board[rank][file] = letter;
        }
    }
    let rows: Vec<String> = board.iter().rev().map(|row| row.iter().collect()).collect();
    let turn = if random.below(2) == 0 { 'w' } else { 'b' };
    let fen = format!("{} {turn} - - 0 1", rows.join("/"));
    Position::from_fen(&fen, FenMode::default()).ok().map(|(position, _)| position)
}

#[test]
fn no_argument_contradicts_the_search() {
    let (count, seed) = (number("MATING_FUZZ", 2_000), number("MATING_SEED", 1));
    println!("{count} positions, seed {seed}");
    let mut random = Random(seed);
    let (mut arguments, mut closed, mut kings_only, mut missed, mut asked) = (0, 0, 0, 0, 0);
    while asked < count {
        let Some(position) = locked(&mut random) else { continue };
        asked += 1;
        let moves = position.legal_moves();
        let only_kings = kings::only_kings_move(&position);
        kings_only += u32::from(only_kings);
        for color in Color::ALL {
            let safe = [false, true].map(|closely| cage::is_safe(&position, color, closely));
            assert!(!safe[0] || safe[1], "looking more closely sees less: {}", position.fen());
            let mut search = Search::new(&position, &moves, color);
            match search.run(3_000) {
                End::Mate => {
                    assert!(!safe[1], "{color} mates: {}", position.fen());
                    assert!(!only_kings || moves.is_empty(), "{color} mates: {}", position.fen());
                }
                End::Closed => {
                    closed += 1;
                    missed += u32::from(!safe[1] && !only_kings);
                }
                End::Open => {}
            }
            arguments += u32::from(safe[1]);
        }
    }
    println!(
        "{arguments} by argument, {kings_only} with kings only, {closed} closed, of which {missed} no argument sees"
    );
    assert!(arguments > 50 && kings_only > 10, "too few to mean anything");
}

#[test]
fn a_search_never_takes_more_than_64_megabytes() {
    let most = super::solve::MOST_STATES + 250; // the last expansion may go a little beyond
    assert!(most <= 1 << 20, "the lists would double once more");
    let store = super::store::BYTES_PER_STATE * (1 << 20) + 4 * (1 << 21);
    let shorter = (4 + 4) * (1 << 20);
    assert!(store + shorter <= 64 << 20, "{} bytes", store + shorter);
}
