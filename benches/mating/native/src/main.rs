//! `mating-native FILE [NODES]`: each line of the file is a FEN, or a label and a FEN. Both solvers are asked for both
//! players, one after the other on each position, in turns; prints the quantiles of the thread's CPU time and every
//! difference.
//! With `--only-ours` the peer is left out.

use std::str::FromStr;

use adoube::chess::{Color, FenMode, Position};
use adoube::mating::{DEFAULT_NODES, Verdict, can_checkmate, helpmate, is_dead};
use chasolver::{Winnability, winnability};
use cpu_time::ThreadTime;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let nodes = args.get(2).and_then(|text| text.parse().ok()).unwrap_or(DEFAULT_NODES);
    let alone = args.iter().any(|arg| arg == "--only-ours");
    let text = std::fs::read_to_string(&args[1]).expect("the file can be read");
    let (mut ours, mut theirs, mut dead) = (Vec::new(), Vec::new(), Vec::new());
    let (mut unread, mut unknown, mut labels) = (0, 0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let (label, fen) = match line.split_once(' ') {
            Some((label, fen)) if label.len() == 2 && !label.contains('/') => (Some(label), fen.trim()),
            _ => (None, line.trim()),
        };
        let Ok((position, _)) = Position::from_fen(fen, FenMode::default()) else {
            unread += 1;
            continue;
        };
        let whole = if fen.split(' ').count() < 6 { format!("{fen} 0 1") } else { fen.to_owned() };
        let board = if alone { None } else { chess::Board::from_str(&whole).ok() };
        for (index, color) in Color::ALL.into_iter().enumerate() {
            let start = ThreadTime::now();
            let verdict = can_checkmate(&position, color, nodes);
            ours.push((start.elapsed().as_nanos() as u64, whole.clone()));
            unknown += u32::from(verdict == Verdict::Unknown);
            if let Some(label) = label {
                let wanted = label.as_bytes()[index] != b'-';
                if verdict != Verdict::Unknown && wanted != (verdict == Verdict::Yes) {
                    labels += 1;
                    println!("LABEL {label} {color} {verdict:?} {whole}");
                }
            }
            let Some(board) = &board else { continue };
            let chess_color = if color == Color::White { chess::Color::White } else { chess::Color::Black };
            let start = ThreadTime::now();
            let other = winnability(board, chess_color);
            theirs.push((start.elapsed().as_nanos() as u64, whole.clone()));
            let other = match other {
                Some(Winnability::Winnable { .. }) => Verdict::Yes,
                Some(Winnability::Unwinnable) => Verdict::No,
                None => Verdict::Unknown,
            };
            if other != verdict {
                let line = helpmate(&position, color, nodes).map(|line| uci(&position, &line));
                println!("PEER {color}: ours {verdict:?}, theirs {other:?}: {whole} {}", line.unwrap_or_default());
            }
        }
        let start = ThreadTime::now();
        let _ = is_dead(&position);
        dead.push((start.elapsed().as_nanos() as u64, whole));
    }
    println!("{} questions, {unread} positions unread, {unknown} unknown, {labels} against the labels", ours.len());
    print("ours", &mut ours);
    print("theirs", &mut theirs);
    print("ours, isDead", &mut dead);
}

fn uci(position: &Position, line: &[adoube::chess::Move]) -> String {
    let mut at = *position;
    let mut text = Vec::new();
    for &mv in line {
        text.push(at.uci(mv));
        at = at.play(mv);
    }
    text.join(" ")
}

fn print(name: &str, times: &mut [(u64, String)]) {
    times.sort();
    let Some(last) = times.len().checked_sub(1) else { return };
    let quantile = |part: f64| times[(last as f64 * part) as usize].0 as f64 / 1000.0;
    let mean = times.iter().map(|time| time.0).sum::<u64>() as f64 / times.len() as f64 / 1000.0;
    println!(
        "{name}: mean {mean:.1} µs, median {:.1}, p99 {:.1}, p99.9 {:.1}, p99.99 {:.1}, worst {:.1}",
        quantile(0.5),
        quantile(0.99),
        quantile(0.999),
        quantile(0.9999),
        quantile(1.0)
    );
    for (time, fen) in times.iter().rev().take(3) {
        println!("    {:.1} µs {fen}", *time as f64 / 1000.0);
    }
}
