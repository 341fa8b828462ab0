//! Perft of the peers as native code, for a process that keeps a pipe open.
//!
//! A line `perft LIBRARY MODE DEPTH FEN` on the input is answered by `NODES CPU_NANOSECONDS`.
//! `LIBRARY` is `shakmaty`, `cozy` or `chess`; `MODE` is `every` (each leaf is made) or `bulk` (the last ply is counted).

use std::error::Error;
use std::io::{Write, stdin, stdout};

use cpu_time::ThreadTime;

fn main() -> Result<(), Box<dyn Error>> {
    for line in stdin().lines() {
        let line = line?;
        let [_, library, mode, depth, fen] = fields(&line)?;
        let depth = depth.parse()?;
        let bulk = mode == "bulk";
        let (nodes, nanoseconds) = match library {
            "shakmaty" => timed(&shakmaty_position(fen)?, depth, bulk, shakmaty_perft::<true>, shakmaty_perft::<false>),
            "cozy" => {
                timed(&fen.parse().map_err(|_| bad_fen(fen))?, depth, bulk, cozy_perft::<true>, cozy_perft::<false>)
            }
            "chess" => {
                timed(&fen.parse().map_err(|_| bad_fen(fen))?, depth, bulk, chess_perft::<true>, chess_perft::<false>)
            }
            other => return Err(format!("unknown library {other}").into()),
        };
        println!("{nodes} {nanoseconds}");
        stdout().flush()?;
    }
    Ok(())
}

fn fields(line: &str) -> Result<[&str; 5], String> {
    let fields: Vec<&str> = line.splitn(5, ' ').collect();
    fields.try_into().map_err(|_| format!("five fields expected: {line}"))
}

type Perft<P> = fn(&P, u32) -> u64;

fn timed<P>(position: &P, depth: u32, bulk: bool, counted: Perft<P>, made: Perft<P>) -> (u64, u128) {
    let perft = if bulk { counted } else { made };
    let start = ThreadTime::now();
    let nodes = perft(position, depth);
    (nodes, start.elapsed().as_nanos())
}

fn shakmaty_position(fen: &str) -> Result<shakmaty::Chess, Box<dyn Error>> {
    let fen: shakmaty::fen::Fen = fen.parse()?;
    Ok(fen.into_position(shakmaty::CastlingMode::Standard)?)
}

fn shakmaty_perft<const BULK: bool>(position: &shakmaty::Chess, depth: u32) -> u64 {
    use shakmaty::Position;
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if BULK && depth == 1 {
        return moves.len() as u64;
    }
    let mut nodes = 0;
    for &mv in &moves {
        let mut next = position.clone();
        next.play_unchecked(mv);
        nodes += shakmaty_perft::<BULK>(&next, depth - 1);
    }
    nodes
}

fn cozy_perft<const BULK: bool>(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if BULK && depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += cozy_perft::<BULK>(&next, depth - 1);
        }
        false
    });
    nodes
}

fn chess_perft<const BULK: bool>(board: &chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = chess::MoveGen::new_legal(board);
    if BULK && depth == 1 {
        return moves.len() as u64;
    }
    moves.map(|mv| chess_perft::<BULK>(&board.make_move_new(mv), depth - 1)).sum()
}

fn bad_fen(fen: &str) -> String {
    format!("not a position: {fen}")
}
