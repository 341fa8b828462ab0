//! Acts as the facade packs them (`www/engine/acts.js`), which has checked every field: what cannot come from there is
//! read as anything that does no harm.

use crate::arbiter::{Act, ClaimGround, Deed};
use crate::chess::{Color, Role, Square};

/// Reads an act. `by`: 0 White, 1 Black, 2 nobody named. `at`: below zero, no time.
pub(super) fn act(kind: u8, by: u8, at: f64, text: &str) -> Act {
    let by = match by {
        0 => Some(Color::White),
        1 => Some(Color::Black),
        _ => None,
    };
    Act { by, at: (at >= 0.0).then_some(at as u64), deed: deed(kind, text) }
}

fn deed(kind: u8, text: &str) -> Deed {
    let byte = |index: usize| text.as_bytes().get(index).copied();
    let first = Square::new(byte(0).unwrap_or(0));
    let second = byte(1).filter(|&byte| byte < 64).map(Square::new);
    match kind {
        0 => Deed::Touch { square: squares(text) },
        1 => Deed::Lift { square: first },
        2 => Deed::Accident { square: first },
        3 => Deed::Adjust { square: squares(text) },
        4 => Deed::Release { from: first, to: second },
        5 => Deed::Remove { square: first },
        6 => {
            let role = match byte(0) {
                Some(1) => Role::Knight,
                Some(2) => Role::Bishop,
                Some(3) => Role::Rook,
                _ => Role::Queen,
            };
            Deed::Promote { role, square: second }
        }
        7 => Deed::Play { text: text.to_owned() },
        8 => Deed::PressClock,
        9 => Deed::OfferDraw,
        10 => Deed::AcceptDraw,
        11 => Deed::DeclineDraw,
        12 => {
            // `0`, `1`: the ground alone; `2`, `3`: the ground and the written move.
            let digit = byte(0).unwrap_or(b'0');
            let ground = if digit & 1 == 0 { ClaimGround::Threefold } else { ClaimGround::Fifty };
            let written = text.get(1..).filter(|_| digit & 2 != 0);
            Deed::ClaimDraw { ground, text: written.map(str::to_owned) }
        }
        _ => Deed::Resign,
    }
}

fn squares(text: &str) -> Vec<Square> {
    let mut squares = Vec::new();
    for &byte in text.as_bytes() {
        squares.push(Square::new(byte));
    }
    squares
}
