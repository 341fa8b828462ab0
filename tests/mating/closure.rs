//! The oracle: all positions that can be reached, one after the other, without any idea of what matters.

use std::collections::{HashSet, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};

use adoube::chess::{Bitboard, Board, Color, Position, Square};

type Key = (Board, Color, Bitboard, Option<Square>);

/// A quick hash; the keys are compared in full, so that it decides nothing.
#[derive(Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

fn key(position: &Position) -> Key {
    let rights = position.castling_rooks(Color::White) | position.castling_rooks(Color::Black);
    (*position.board(), position.turn(), rights, position.legal_en_passant())
}

/// What has been seen of the positions that can be reached.
pub struct Closure {
    /// Whether White, and Black, has been seen to mate.
    pub mates: [bool; 2],
    /// Whether everything has been seen.
    pub closed: bool,
}

/// Looks at so many positions at most, the nearest first.
pub fn closure(root: &Position, most: usize) -> Closure {
    let mut seen: HashSet<Key, BuildHasherDefault<Quick>> = HashSet::default();
    seen.insert(key(root));
    let mut queue = VecDeque::from([*root]);
    let mut found = Closure { mates: [false; 2], closed: true };
    while let Some(position) = queue.pop_front() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() {
            found.mates[!position.turn() as usize] = true;
        }
        if found.mates == [true; 2] {
            break;
        }
        for &mv in &moves {
            let next = position.play(mv);
            if seen.len() >= most {
                found.closed = false;
                return found;
            }
            if seen.insert(key(&next)) {
                queue.push_back(next);
            }
        }
    }
    found
}
