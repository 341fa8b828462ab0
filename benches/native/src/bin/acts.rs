//! What one act costs the arbiter, early and late in a game: no act may replay it.
//!
//! Prints the mean of touching a piece and taking it back as an accident, and of a move made, at ply 100 and at ply
//! 5,000. The position is far from any mate test, which is measured apart.

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use adoube::arbiter::{Deed, Game, Options};
use adoube::chess::Position;
use adoube::laws::Laws;

/// Enough for a steady mean.
const ROUNDS: u32 = 2_000;
const SHUFFLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn main() -> Result<(), Box<dyn Error>> {
    for ply in [100, 5_000] {
        // An edition in which no game is drawn by itself.
        let endless = |laws: &Laws| laws.automatic.repetition.is_none() && laws.automatic.halfmoves.is_none();
        let laws = Laws::all().find(endless).ok_or("no such edition")?;
        let mut game = Game::new(Position::default(), Options { laws, ..Options::default() });
        for text in SHUFFLE.iter().cycle().take(ply) {
            game.apply(Deed::Play { text: (*text).to_owned() }.into())?;
        }
        let square = "e2".parse()?;
        let start = Instant::now();
        for _ in 0..ROUNDS {
            black_box(game.apply(Deed::Touch { square: vec![square] }.into())?);
            black_box(game.apply(Deed::Accident { square }.into())?);
        }
        let touching = start.elapsed() / (2 * ROUNDS);
        let start = Instant::now();
        for text in SHUFFLE.iter().cycle().take(400) {
            black_box(game.apply(Deed::Play { text: (*text).to_owned() }.into())?);
        }
        println!("ply {ply}: touching {touching:?}, moving {:?} an act", start.elapsed() / 400);
    }
    Ok(())
}
