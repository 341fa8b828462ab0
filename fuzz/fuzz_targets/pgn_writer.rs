//! What is written reads the same.
#![no_main]

use adoube::pgn::{Game, ReadOptions, WriteOptions, read, read_bytes};
use libfuzzer_sys::fuzz_target;

fn core(game: &Game) -> Game {
    Game { number: 0, tags: Vec::new(), errors: Vec::new(), ..game.clone() }
}

fuzz_target!(|bytes: &[u8]| {
    let columns = bytes.first().map_or(80, |&first| usize::from(first));
    for game in read_bytes(bytes, ReadOptions::default()) {
        let text = game.write(WriteOptions { columns, tags: true });
        let again = read(&text);
        assert_eq!(again.len(), 1);
        assert_eq!(core(&again[0]), core(&game));
        assert!(game.tags.iter().all(|tag| again[0].tags.contains(tag)));
    }
});
