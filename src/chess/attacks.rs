//! Which squares a piece attacks (3.1.3): the moves of Articles 3.2 to 3.8 as sets.
//!
//! Sliding pieces use *obstruction difference*: on each line through a square the nearest piece below and the nearest
//! above bound what is seen, and one subtraction yields both sides at once. Its 4 kB of masks are made at compile
//! time; magic multiplication is faster only where moves are merely counted, and its tables are two hundred times as large.

use super::{Bitboard, Color, Role, Square};

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

const fn leaper(steps: [(i8, i8); 8]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut step = 0;
        while step < 8 {
            let file = square as i8 % 8 + steps[step].0;
            let rank = square as i8 / 8 + steps[step].1;
            if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                table[square] |= 1 << (rank * 8 + file);
            }
            step += 1;
        }
        square += 1;
    }
    table
}

static KNIGHT: [u64; 64] = leaper([(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [u64; 64] = leaper([(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);

/// The squares of one line through a square: those with a lower index, and those with a higher one.
#[derive(Clone, Copy)]
struct Line {
    lower: u64,
    upper: u64,
}

const fn ray(square: usize, file_step: i8, rank_step: i8) -> u64 {
    let mut ray = 0;
    let mut file = square as i8 % 8 + file_step;
    let mut rank = square as i8 / 8 + rank_step;
    while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
        ray |= 1 << (rank * 8 + file);
        file += file_step;
        rank += rank_step;
    }
    ray
}

const fn lines(directions: [(i8, i8); 2]) -> [[Line; 2]; 64] {
    let mut table = [[Line { lower: 0, upper: 0 }; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut line = 0;
        while line < 2 {
            let (file_step, rank_step) = directions[line];
            table[square][line] =
                Line { lower: ray(square, -file_step, -rank_step), upper: ray(square, file_step, rank_step) };
            line += 1;
        }
        square += 1;
    }
    table
}

// The steps of each line go upwards in index.
static ROOK: [[Line; 2]; 64] = lines([(1, 0), (0, 1)]);
static BISHOP: [[Line; 2]; 64] = lines([(1, 1), (-1, 1)]);

#[inline(always)]
fn along(line: &Line, occupied: u64) -> u64 {
    let below = line.lower & occupied;
    let above = line.upper & occupied;
    // All bits from the nearest piece below upwards; with none below, from the lowest bit of all.
    let from_below = u64::MAX << (63 - (below | 1).leading_zeros());
    let nearest_above = above & above.wrapping_neg();
    // Twice the nearest bit above, minus the bit below, sets every bit between them and the one above itself.
    (line.lower | line.upper) & (nearest_above << 1).wrapping_add(from_below)
}

/// What a knight on this square attacks (3.6).
#[inline(always)]
#[must_use]
pub fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// What a king on this square attacks (3.8.1).
#[inline(always)]
#[must_use]
pub fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// What a rook on this square attacks when these squares are occupied (3.3, 3.5).
#[inline(always)]
#[must_use]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let [rank, file] = &ROOK[square.index()];
    Bitboard(along(rank, occupied.0) | along(file, occupied.0))
}

/// What a bishop on this square attacks when these squares are occupied (3.2, 3.5).
#[inline(always)]
#[must_use]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let [rising, falling] = &BISHOP[square.index()];
    Bitboard(along(rising, occupied.0) | along(falling, occupied.0))
}

/// What a queen on this square attacks when these squares are occupied (3.4, 3.5).
#[inline(always)]
#[must_use]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    rook(square, occupied) | bishop(square, occupied)
}

/// What pawns of this colour on these squares attack (3.7.3).
#[inline(always)]
#[must_use]
pub fn pawns(pawns: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard((pawns.0 << 9 & NOT_A) | (pawns.0 << 7 & NOT_H)),
        Color::Black => Bitboard((pawns.0 >> 7 & NOT_A) | (pawns.0 >> 9 & NOT_H)),
    }
}

/// What a piece on this square attacks.
#[inline(never)]
#[must_use]
pub fn piece(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawns(square.bitboard(), color),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

/// The squares strictly between two squares of one rank, file or diagonal; none when they share no line.
#[inline(never)]
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    let (a_bit, b_bit) = (a.bitboard().0, b.bitboard().0);
    let rises = a.file().wrapping_sub(a.rank()) == b.file().wrapping_sub(b.rank());
    let (table, line) = if a == b {
        return Bitboard::EMPTY;
    } else if a.rank() == b.rank() {
        (&ROOK, 0)
    } else if a.file() == b.file() {
        (&ROOK, 1)
    } else if rises {
        (&BISHOP, 0)
    } else if a.file() + a.rank() == b.file() + b.rank() {
        (&BISHOP, 1)
    } else {
        return Bitboard::EMPTY;
    };
    // Each end sees the squares up to the other and beyond itself: only those between are seen by both.
    Bitboard(along(&table[a.index()][line], b_bit) & along(&table[b.index()][line], a_bit))
}
