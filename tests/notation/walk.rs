//! Positions from seeded random play, the same ones at every run.

use adoube::chess::{FenMode, Position};

use super::position;

/// Sebastiano Vigna's SplitMix64.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }
}

/// Orthodox positions from which random play soon meets every special move.
const STARTS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/8/Q1Q5/7k/Q1Q5/8/8/K7 w - - 0 1",
    "4k3/1N3N2/8/3p4/8/1N3N2/8/R3K2R w KQ - 0 1",
];

/// A first rank of Chess960: bishops on both colours of squares, the king between the rooks.
fn first_rank(dice: &mut Dice) -> String {
    let mut rank = [b'.'; 8];
    rank[2 * dice.below(4)] = b'b';
    rank[2 * dice.below(4) + 1] = b'b';
    let mut place = |piece: u8, rank: &mut [u8; 8]| {
        let free: Vec<usize> = (0..8).filter(|&file| rank[file] == b'.').collect();
        rank[free[dice.below(free.len())]] = piece;
    };
    for piece in *b"qnn" {
        place(piece, &mut rank);
    }
    let mut outer = b"rkr".iter();
    for square in rank.iter_mut().filter(|square| **square == b'.') {
        *square = *outer.next().unwrap();
    }
    String::from_utf8(rank.to_vec()).unwrap()
}

/// A start of Chess960, with all pieces or with the rooks' lines half open.
fn chess960_start(dice: &mut Dice) -> Position {
    let (black, white) = (first_rank(dice), first_rank(dice).to_uppercase());
    let full = position(&format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1"), true);
    let thin = |rank: &str| join_blanks(&rank.replace(['n', 'N', 'q', 'Q'], "1"));
    let open = format!("{}/p6p/8/8/8/8/P6P/{} w KQkq - 0 1", thin(&black), thin(&white));
    let open = Position::from_fen(&open, FenMode { chess960: true, strict: false });
    // Without pawns between them the kings may stand in check at once, which is no position for White to move in.
    open.ok().filter(|_| dice.below(2) == 0).map_or(full, |(position, _)| position)
}

fn join_blanks(rank: &str) -> String {
    rank.replace("111", "3").replace("11", "2")
}

/// Positions of games played at random, half of them Chess960.
pub fn positions(seed: u64, count: usize) -> Vec<Position> {
    let mut dice = Dice(seed);
    let mut found: Vec<Position> = Vec::with_capacity(count);
    while found.len() < count {
        let mut now = match dice.below(2) {
            0 => position(STARTS[dice.below(STARTS.len())], false),
            _ => chess960_start(&mut dice),
        };
        for _ in 0..60 {
            found.push(now);
            let moves = now.legal_moves();
            if moves.is_empty() {
                break;
            }
            now = now.play(moves[dice.below(moves.len())]);
        }
    }
    found.truncate(count);
    found
}
