//! What sliding pieces see, against a walk along each line square by square (3.1.3, 3.2 to 3.4).
#![allow(clippy::panic)] // a test that cannot go on should fail

mod common;

use adoube::chess::{Bitboard, Square, attacks};
use common::Random;

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];

/// The squares in one direction, nearest first.
fn ray(from: Square, (file_step, rank_step): (i8, i8)) -> Vec<Square> {
    (1..8)
        .map(|steps| (from.file() as i8 + steps * file_step, from.rank() as i8 + steps * rank_step))
        .take_while(|&(file, rank)| (0..8).contains(&file) && (0..8).contains(&rank))
        .map(|(file, rank)| Square::at(file as u8, rank as u8))
        .collect()
}

/// Up to the first piece, and that piece.
fn walked(from: Square, occupied: Bitboard, directions: [(i8, i8); 4]) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    for direction in directions {
        for square in ray(from, direction) {
            seen |= square.bitboard();
            if occupied.has(square) {
                break;
            }
        }
    }
    seen
}

fn agrees(from: Square, occupied: Bitboard) {
    let (straight, diagonal) = (walked(from, occupied, STRAIGHT), walked(from, occupied, DIAGONAL));
    assert_eq!(attacks::rook(from, occupied), straight, "rook on {from}, {occupied:?}");
    assert_eq!(attacks::bishop(from, occupied), diagonal, "bishop on {from}, {occupied:?}");
    assert_eq!(attacks::queen(from, occupied), straight | diagonal, "queen on {from}, {occupied:?}");
}

#[test]
fn every_occupation_of_every_line_is_seen_as_it_is() {
    for from in Square::all() {
        for directions in [STRAIGHT, DIAGONAL] {
            for line in [[directions[0], directions[2]], [directions[1], directions[3]]] {
                let squares: Vec<Square> = line.into_iter().flat_map(|direction| ray(from, direction)).collect();
                for chosen in 0..1u32 << squares.len() {
                    let on = squares.iter().enumerate().filter(|(place, _)| chosen >> place & 1 != 0);
                    agrees(from, on.map(|(_, &square)| square).collect());
                }
            }
        }
    }
}

#[test]
fn pieces_beside_the_lines_change_nothing() {
    let mut random = Random::new(20);
    for _ in 0..4_000 {
        let (one, two) = (Bitboard(random.next()), Bitboard(random.next()));
        for occupied in [one, one & two, one | two] {
            for from in Square::all() {
                agrees(from, occupied);
            }
        }
    }
}

#[test]
fn between_two_squares_lies_what_a_walk_from_one_to_the_other_crosses() {
    for from in Square::all() {
        for to in Square::all() {
            let way = STRAIGHT
                .into_iter()
                .chain(DIAGONAL)
                .map(|direction| ray(from, direction))
                .find(|way| way.contains(&to));
            let crossed = way.into_iter().flatten().take_while(|&square| square != to).collect();
            assert_eq!(attacks::between(from, to), crossed, "{from} to {to}");
        }
    }
}
