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
        self.key(self.en_passant())
    }

    /// The key by which repetitions are looked up: equal for positions that are the same in the sense of 9.2.3, so
    /// that an en-passant square counts only where somebody may legally capture.
    #[must_use]
    pub fn repetition_key(&self) -> u64 {
        self.key(self.legal_en_passant())
    }

    fn key(&self, en_passant: Option<Square>) -> u64 {
        let board = self.board();
        let mut key = 0;
        for role in super::Role::ALL {
            for color in Color::ALL {
                let kind = 2 * role as usize + usize::from(color == Color::White);
                for square in board.pieces(color, role) {
                    key ^= NUMBERS[64 * kind + square.index()];
                }
            }
        }
        if self.castling_rooks.any() {
            for color in Color::ALL {
                for side in CastlingSide::ALL {
                    if self.castling_rook(color, side).is_some() {
                        key ^= NUMBERS[CASTLING + 2 * color as usize + side as usize];
                    }
                }
            }
        }
        if let Some(square) = en_passant {
            key ^= NUMBERS[EN_PASSANT + usize::from(square.file())];
        }
        if self.turn() == Color::White { key ^ NUMBERS[TURN] } else { key }
    }
}
