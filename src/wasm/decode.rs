//! Acts as the facade packs them (`www/engine/acts.js`), which has checked every field: what cannot come from there is
//! read as anything that does no harm.

use crate::arbiter::{Act, ClaimGround, Deed, Found, Irregularity, ObjectionGround, Penalty};
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
            // The ground, `+` when a move is written, and the move.
            let written = text.get(1..).and_then(|rest| rest.strip_prefix('+'));
            Deed::ClaimDraw { ground: word(ClaimGround::ALL, byte(0)), text: written.map(str::to_owned) }
        }
        13 => Deed::Resign,
        14 => Deed::Pause,
        15 => Deed::Resume,
        16 => Deed::Tick,
        _ => arbiters_deed(kind, text),
    }
}

fn arbiters_deed(kind: u8, text: &str) -> Deed {
    // Numbers stand in front, each with a blank after it; `-` is none. What follows them is text.
    let mut fields = Fields(text);
    match kind {
        17 => Deed::Flag { color: fields.color() },
        18 => Deed::SetClock { white: fields.number(), black: fields.number() },
        19 => Deed::Object { ground: fields.word(ObjectionGround::ALL) },
        20 => Deed::Write { text: text.to_owned() },
        21 => {
            let kind = fields.word(Irregularity::ALL);
            let mut count = || fields.number().and_then(|count| u32::try_from(count).ok());
            let (moves_by_white, moves_by_black, first_period_used) = (count(), count(), count());
            let found = Found { moves_by_white, moves_by_black, first_period_used };
            Deed::Irregularity { kind, found: (found != Found::default()).then_some(found) }
        }
        22 => Deed::Arrive { color: fields.color(), late: fields.number().unwrap_or(0) },
        23 => Deed::Adjourn { sealed: text.to_owned() },
        24 => {
            let mask = fields.number();
            let there = |color: &Color| mask.is_some_and(|mask| mask >> (*color as u8) & 1 == 1);
            let present = mask.map(|_| Color::ALL.into_iter().filter(there).collect());
            Deed::ResumeSession { present }
        }
        25 => Deed::Decide { upheld: fields.number() == Some(1), time: fields.number() },
        _ => {
            let (color, penalty, time) = (fields.color(), fields.word(Penalty::ALL), fields.number());
            Deed::Penalise { color, penalty, time, reason: fields.0.to_owned() }
        }
    }
}

struct Fields<'a>(&'a str);

impl Fields<'_> {
    #[inline(never)]
    fn number(&mut self) -> Option<i64> {
        let (field, rest) = self.0.split_once(' ')?;
        self.0 = rest;
        field.parse().ok()
    }

    fn color(&mut self) -> Color {
        if self.number() == Some(1) { Color::Black } else { Color::White }
    }

    fn word<T: Copy>(&mut self, all: &[T]) -> T {
        let index = self.number().and_then(|index| u8::try_from(index).ok());
        word(all, index.map(|index| index.saturating_add(b'0')))
    }
}

/// The word that a digit stands for.
fn word<T: Copy>(all: &[T], digit: Option<u8>) -> T {
    let index = usize::from(digit.unwrap_or(b'0').wrapping_sub(b'0'));
    *all.get(index).unwrap_or(&all[0])
}

fn squares(text: &str) -> Vec<Square> {
    let mut squares = Vec::new();
    for &byte in text.as_bytes() {
        squares.push(Square::new(byte));
    }
    squares
}
