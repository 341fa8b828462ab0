//! What several test programs share; each of them uses its own part.
#![allow(dead_code)]

pub mod chess960_counts;

use adoube::chess::{FenMode, Move, MoveKind, Position};

/// A small generator of the splitmix kind: the same seed gives the same games on every machine.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// One of the legal moves, of which there must be one. Kinds that seldom come up by chance are often preferred.
    pub fn pick_move(&mut self, position: &Position) -> Move {
        let legal = position.legal_moves();
        let preferred: Vec<Move> = match self.below(8) {
            0..2 => legal.iter().copied().filter(|mv| mv.is_castling() || mv.kind == MoveKind::EnPassant).collect(),
            2 => legal.iter().copied().filter(|mv| mv.promotion().is_some()).collect(),
            3 => legal.iter().copied().filter(|mv| mv.kind == MoveKind::DoubleStep).collect(),
            4 => legal.iter().copied().filter(|&mv| position.captured(mv).is_some()).collect(),
            5 => legal.iter().copied().filter(|&mv| position.play(mv).is_check()).collect(),
            _ => Vec::new(),
        };
        if preferred.is_empty() { *self.pick(&legal) } else { *self.pick(&preferred) }
    }
}

pub fn standard(fen: &str) -> Position {
    read(fen, FenMode::default())
}

pub fn chess960(fen: &str) -> Position {
    read(fen, FenMode { chess960: true, strict: false })
}

fn read(fen: &str, mode: FenMode) -> Position {
    match Position::from_fen(fen, mode) {
        Ok((position, _)) => position,
        Err(error) => panic!("{fen}: {error}"),
    }
}

/// The squares and the promotion of a move as it is, with castling as the king on its own rook: unambiguous in every
/// kind of chess.
pub fn native(mv: Move) -> String {
    let promotion = mv.promotion().map(|role| role.letter().to_ascii_lowercase());
    format!("{}{}{}", mv.from, mv.to, promotion.map(String::from).unwrap_or_default())
}

/// The legal moves of a position in that form, in alphabetical order.
pub fn legal(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().iter().map(|&mv| native(mv)).collect();
    moves.sort_unstable();
    moves
}

/// The position after moves given in that form, each of which must be legal.
pub fn after(position: Position, moves: &[&str]) -> Position {
    moves.iter().fold(position, |position, text| {
        let legal = position.legal_moves();
        let mv = legal.iter().find(|&&mv| native(mv) == *text);
        position.play(*mv.unwrap_or_else(|| panic!("{text} is not legal in {}", position.fen())))
    })
}

/// The first four fields of a FEN: all that a position is in the sense of 9.2.3.
pub fn four_fields(fen: &str) -> String {
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

/// Positions of orthodox chess from which random play soon meets every rule: open castling, pawns about to meet, pawns
/// about to be promoted, few pieces and many checks.
pub const STARTS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "1n2k1n1/PP4PP/8/8/8/8/pp4pp/1N2K1N1 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "3q3k/2q5/8/8/8/3N1N2/2B2R2/K3R3 w - - 0 1",
    "8/5p2/8/2k3P1/p3K3/8/1P6/8 b - - 0 1",
    "8/8/1k6/2p5/1pPp4/1P1P3p/4K1P1/8 w - - 0 1",
];

/// Plays random games from these positions, round and round, until so many positions have been seen.
pub fn walk(random: &mut Random, starts: &[Position], positions: usize, mut visit: impl FnMut(&Position)) {
    let mut seen = 0;
    for start in starts.iter().cycle() {
        let mut position = *start;
        for _ in 0..120 {
            visit(&position);
            seen += 1;
            if seen == positions {
                return;
            }
            if !position.has_legal_move() {
                break;
            }
            position = position.play(random.pick_move(&position));
        }
    }
}

/// Positions to start random play from, in both kinds of chess.
pub fn starts() -> Vec<Position> {
    let orthodox = STARTS.iter().map(|fen| standard(fen));
    let others = chess960_counts::COUNTS.iter().map(|(fen, _)| chess960(fen));
    orthodox.chain(others).collect()
}
