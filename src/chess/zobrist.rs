//! Keys of positions.

use super::polyglot::NUMBERS;
use super::{CastlingSide, Color, Position, Square};

const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const TURN: usize = 780;

impl Position {
    /// The key of the Polyglot book format. It counts an en-passant square whenever an enemy pawn stands beside the
    /// pawn that passed it, also where the capture is illegal.
    #[must_use]
    pub fn polyglot_key(&self) -> u64 {
        let mut key = 0;
        self.polyglot_numbers(&mut |number| key ^= NUMBERS.get(number).copied().unwrap_or_default());
        key
    }

    /// Which of the 781 numbers of the Polyglot format make up the key, for those who hold the numbers elsewhere.
    pub fn polyglot_numbers(&self, each: &mut dyn FnMut(usize)) {
        self.features(self.en_passant(), each);
    }

    /// The key by which repetitions are looked up: equal for positions that are the same in the sense of 9.2.3, so
    /// that an en-passant square counts only where somebody may legally capture. It is worth nothing outside this process.
    #[must_use]
    pub fn repetition_key(&self) -> u64 {
        let mut key = 0;
        self.features(self.legal_en_passant(), &mut |feature| key ^= scattered(feature as u64));
        key
    }

    /// Everything that tells positions apart, each with a number of its own, in the order of the Polyglot format.
    #[inline(never)]
    fn features(&self, en_passant: Option<Square>, each: &mut dyn FnMut(usize)) {
        let board = self.board();
        for role in super::Role::ALL {
            for color in Color::ALL {
                let kind = 2 * role as usize + usize::from(color == Color::White);
                for square in board.pieces(color, role) {
                    each(64 * kind + square.index());
                }
            }
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if self.castling_rooks.any() && self.castling_rook(color, side).is_some() {
                    each(CASTLING + 2 * color as usize + side as usize);
                }
            }
        }
        if let Some(square) = en_passant {
            each(EN_PASSANT + usize::from(square.file()));
        }
        if self.turn() == Color::White {
            each(TURN);
        }
    }
}

/// A number that looks random, made from a small one: a table of such numbers would not compress in the module.
/// The finishing steps of the generator SplitMix64.
#[inline]
fn scattered(number: u64) -> u64 {
    let seed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let once = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let twice = (once ^ (once >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    twice ^ (twice >> 31)
}
