//! The arguments against the closure: what they call impossible must not be found by looking.
//!
//! `MATING_FUZZ` says how many positions, `MATING_SEED` where to begin.

use super::argue::Arguments;
use super::cage::{self, Look};
use super::search::{End, Search};
use super::{kings, skeleton};
use crate::chess::{Color, Position};
use common::Random;

#[path = "../../tests/common/mod.rs"]
#[allow(clippy::panic)] // a test that cannot go on should fail
mod common;
#[path = "../../tests/mating/generators.rs"]
#[allow(dead_code)] // endings are for the test programs
mod generators;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// How often something was seen.
#[derive(Default)]
struct Tally {
    by_cage: u32,
    by_skeleton: u32,
    in_parts: u32,
    kings_only: u32,
    closed: u32,
    missed: u32,
}

/// Holds everything that is argued about a position against a search for so many positions.
fn examine(position: &Position, most: usize, tally: &mut Tally) {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return;
    }
    let fen = position.fen();
    let only_kings = kings::only_kings_move(position);
    tally.kings_only += u32::from(only_kings);
    for color in Color::ALL {
        let once = matches!(cage::look(position, color, false), Look::Safe);
        let (caged, framed) = match cage::look(position, color, true) {
            Look::Safe => (true, false),
            Look::Unsure(reach) => (false, skeleton::is_safe(position, color, &reach, 2_000).0),
            Look::Unclaimed => (false, false),
        };
        assert!(!once || caged, "looking more closely sees less: {fen}");
        let mut parted = End::Open;
        if !caged && !framed {
            parted = Search::arguing(position, &moves, Arguments::sparing(color, 4, 1_000), color).run(100);
        }
        let argued = caged || framed || only_kings || parted == End::Closed;
        match Search::new(position, &moves, color).run(most) {
            End::Mate => assert!(!argued, "{color} mates: {fen}"),
            End::Closed => {
                assert!(parted != End::Mate, "{color} cannot mate: {fen}");
                tally.closed += 1;
                tally.missed += u32::from(!argued);
            }
            End::Open => {}
        }
        tally.by_cage += u32::from(caged);
        tally.by_skeleton += u32::from(framed);
        tally.in_parts += u32::from(parted == End::Closed);
    }
}

#[test]
fn no_argument_contradicts_the_search() {
    let (count, seed) = (number("MATING_FUZZ", 1_000), number("MATING_SEED", 1));
    let most = number("MATING_CLOSURE", 3_000) as usize;
    println!("{count} positions, seed {seed}");
    let mut random = Random::new(seed);
    let mut tally = Tally::default();
    for index in 0..count {
        let position = if index % 3 == 0 { generators::locked(&mut random) } else { generators::bishops(&mut random) };
        examine(&position, most, &mut tally);
    }
    let Tally { by_cage, by_skeleton, in_parts, kings_only, closed, missed } = tally;
    println!("argued: {by_cage} by cage, {by_skeleton} by skeletons, {in_parts} in parts, {kings_only} by kings alone");
    println!("{closed} closed, of which {missed} no argument sees");
    assert!(by_cage > 20 && by_skeleton > 20 && in_parts > 0 && kings_only > 0, "too few to mean anything");
}

#[test]
fn a_search_never_takes_more_than_64_megabytes() {
    let most = super::solve::MOST_STATES + 250; // the last expansion may go a little beyond
    assert!(most <= 1 << 20, "the lists would double once more");
    let store = super::store::BYTES_PER_STATE * (1 << 20) + 4 * (1 << 21);
    let shorter = (4 + 4) * (1 << 20);
    assert!(store + shorter <= 64 << 20, "{} bytes", store + shorter);
}
