//! Which squares a piece attacks (3.1.3): the moves of Articles 3.2 to 3.8 as sets.
//!
//! Sliding pieces look every line up by what stands on its six inner squares, brought together by one multiplication
//! ("kindergarten bitboards"). The tables have less than 6 kB and are made at compile time, so that nothing has to
//! start up; the tables of magic multiplication, the only quicker scheme, are a hundred and fifty times as large.

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

/// A diagonal through each square, without the square.
const fn diagonals(file_step: i8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = ray(square, -file_step, -1) | ray(square, file_step, 1);
        square += 1;
    }
    table
}

static RISING: [u64; 64] = diagonals(1);
static FALLING: [u64; 64] = diagonals(-1);

/// What is seen of a rank from each of its files, by which of its six inner squares are occupied: what stands on the
/// squares at its ends hides nothing.
static RANK: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[file][inner] = seen_of_rank(file, inner << 1);
            inner += 1;
        }
        file += 1;
    }
    table
};

/// The same of the a-file, from each of its ranks.
static FILE: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut rank = 0;
    while rank < 8 {
        let mut inner = 0;
        while inner < 64 {
            let seen = seen_of_rank(rank, inner << 1);
            let mut step = 0;
            while step < 8 {
                table[rank][inner] |= ((seen >> step & 1) as u64) << (8 * step);
                step += 1;
            }
            inner += 1;
        }
        rank += 1;
    }
    table
};

const fn seen_of_rank(file: usize, occupied: usize) -> u8 {
    let mut seen = 0;
    let mut east = file + 1;
    while east < 8 {
        seen |= 1 << east;
        if occupied >> east & 1 != 0 {
            break;
        }
        east += 1;
    }
    let mut west = file;
    while west > 0 {
        west -= 1;
        seen |= 1 << west;
        if occupied >> west & 1 != 0 {
            break;
        }
    }
    seen
}

#[inline(always)]
fn along_rank(square: Square, occupied: u64) -> u64 {
    let start = square.index() & 56;
    let inner = (occupied >> start >> 1) & 63;
    u64::from(RANK[square.index() & 7][inner as usize]) << start
}

/// A diagonal has at most one square on each file, so that a multiplication brings it down to a rank, and another one
/// brings what is seen there back to every rank, of which the diagonal keeps its own squares.
#[inline(always)]
fn along_diagonal(square: Square, diagonal: u64, occupied: u64) -> u64 {
    let inner = (diagonal & occupied).wrapping_mul(0x0202_0202_0202_0202) >> 58;
    u64::from(RANK[square.index() & 7][inner as usize]).wrapping_mul(0x0101_0101_0101_0101) & diagonal
}

#[inline(always)]
fn along_file(square: Square, occupied: u64) -> u64 {
    let file = square.index() & 7;
    // Brings the six inner squares a2 .. a7 to the top, the lowest first.
    let inner = (occupied >> file & 0x0001_0101_0101_0100).wrapping_mul(0x0004_0810_2040_8000) >> 58;
    FILE[square.index() >> 3][inner as usize] << file
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
    Bitboard(along_rank(square, occupied.0) | along_file(square, occupied.0))
}

/// What a bishop on this square attacks when these squares are occupied (3.2, 3.5).
#[inline(always)]
#[must_use]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let at = square.index();
    Bitboard(along_diagonal(square, RISING[at], occupied.0) | along_diagonal(square, FALLING[at], occupied.0))
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
    let (a_bit, b_bit) = (a.bitboard(), b.bitboard());
    // Each end sees up to the other and beyond itself: only what lies between is seen by both.
    if rook(a, a_bit).has(b) {
        rook(a, b_bit) & rook(b, a_bit)
    } else if bishop(a, a_bit).has(b) {
        bishop(a, b_bit) & bishop(b, a_bit)
    } else {
        Bitboard::EMPTY
    }
}
