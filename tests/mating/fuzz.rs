//! Random positions against the closure. `MATING_FUZZ` says how many, `MATING_SEED` where to begin, `MATING_CLOSURE`
//! how many positions the closure may look at.

use adoube::chess::{Color, Position};
use adoube::mating::{Verdict, can_checkmate, helpmate, is_dead};

use crate::Random;
use crate::closure::closure;
use crate::generators;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// What came of a number of questions.
#[derive(Default)]
struct Tally {
    yes: u64,
    proved: u64,
    believed: u64,
    unknown: u64,
}

fn examine(position: &Position, most: usize, tally: &mut Tally) {
    let truth = closure(position, most);
    let mut dead = true;
    for color in Color::ALL {
        let verdict = can_checkmate(position, color, 30_000);
        let fen = position.fen();
        let mates = truth.mates[color as usize];
        let settled = mates || truth.closed;
        match verdict {
            Verdict::Yes => {
                let line = helpmate(position, color, 30_000).unwrap_or_default();
                let end = line.iter().fold(*position, |end, &mv| {
                    assert!(end.is_legal(mv), "{fen}: {mv:?} is not legal");
                    end.play(mv)
                });
                assert!(end.is_checkmate() && end.turn() != color, "{fen}: no mate by {color}");
                assert!(!truth.closed || mates, "{fen}: the closure has no mate by {color}");
                tally.yes += 1;
            }
            Verdict::No => {
                assert!(!mates, "{fen}: the closure has a mate by {color}");
                if settled { tally.proved += 1 } else { tally.believed += 1 }
            }
            Verdict::Unknown => tally.unknown += 1,
        }
        dead &= verdict == Verdict::No;
    }
    if dead {
        assert!(is_dead(position), "{}", position.fen());
    }
}

fn run(name: &str, count: u64, most: usize, generate: fn(&mut Random) -> Position) {
    let seed = number("MATING_SEED", 20_261_130);
    println!("{name}: {count} positions, seed {seed}");
    let mut random = Random::new(seed);
    let mut tally = Tally::default();
    for done in 0..count {
        if done > 0 && done % 50_000 == 0 {
            println!("{name}: {done} done");
        }
        examine(&generate(&mut random), most, &mut tally);
    }
    let Tally { yes, proved, believed, unknown } = tally;
    println!("{name}: yes {yes}, no {proved} with a closed closure and {believed} without, unknown {unknown}");
}

#[test]
fn locked_boards_agree_with_the_closure() {
    run(
        "locked boards",
        number("MATING_FUZZ", 10_000) / 2,
        number("MATING_CLOSURE", 3_000) as usize,
        generators::locked,
    );
}

#[test]
fn boards_with_bishops_agree_with_the_closure() {
    run(
        "boards with bishops",
        number("MATING_FUZZ", 10_000) / 10,
        number("MATING_CLOSURE", 3_000) as usize,
        generators::bishops,
    );
}

#[test]
fn endings_agree_with_the_closure() {
    run("endings", number("MATING_FUZZ", 10_000) * 2 / 5, number("MATING_CLOSURE", 800) as usize, generators::ending);
}
