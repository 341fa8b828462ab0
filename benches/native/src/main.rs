//! Perft of our move generator as native code, for a process that keeps a pipe open.
//!
//! A line `perft adoube MODE DEPTH FEN` on the input is answered by `NODES CPU_NANOSECONDS`;
//! `MODE` is `every` (each leaf is made) or `bulk` (the last ply is counted). The peers' program speaks the same protocol.

use std::error::Error;
use std::io::{Write, stdin, stdout};

use adoube::chess::{Position, perft, perft_making_leaves};
use cpu_time::ThreadTime;

fn main() -> Result<(), Box<dyn Error>> {
    for line in stdin().lines() {
        let line = line?;
        let fields: Vec<&str> = line.splitn(5, ' ').collect();
        let [_, _, mode, depth, fen] = fields[..] else {
            return Err(format!("five fields expected: {line}").into());
        };
        let position: Position = fen.parse().map_err(|_| format!("not a position: {fen}"))?;
        let depth = depth.parse()?;
        let start = ThreadTime::now();
        let nodes = if mode == "bulk" { perft(&position, depth) } else { perft_making_leaves(&position, depth) };
        println!("{nodes} {}", start.elapsed().as_nanos());
        stdout().flush()?;
    }
    Ok(())
}
