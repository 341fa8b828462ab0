//! The corpus `notation.jsonl`, compared as its JavaScript runner compares it.

use adoube::chess::{FenMode, Position};
use serde_json::Value;

const AREAS: [&str; 7] = ["fen", "san", "ep", "castling", "movegen", "api", "chess960"];

struct Case {
    id: String,
    input: Value,
    expect: Value,
    chess960: bool,
}

type Outcome = Result<(), String>;

fn same<T: PartialEq + core::fmt::Debug>(what: &str, got: T, want: T) -> Outcome {
    if got == want { Ok(()) } else { Err(format!("{what}: got {got:?}, want {want:?}")) }
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

impl Case {
    fn fen(&self) -> &str {
        self.input["fen"].as_str().unwrap_or_default()
    }

    fn start(&self) -> Result<Position, String> {
        let mode = FenMode { chess960: self.chess960, strict: false };
        Position::from_fen(self.fen(), mode).map(|(position, _)| position).map_err(|error| error.to_string())
    }

    fn after(&self) -> Result<Position, String> {
        strings(&self.input["moves_uci"]).iter().try_fold(self.start()?, |position, text| {
            position.read_move(text).map(|mv| position.play(mv)).map_err(|error| format!("{text}: {error}"))
        })
    }

    fn check_fen(&self) -> Outcome {
        let (Some(strict), Some(lenient)) = (self.expect["strict"].as_str(), self.expect["lenient"].as_str()) else {
            return Ok(());
        };
        let read = |strict| Position::from_fen(self.fen(), FenMode { chess960: self.chess960, strict });
        let strictly = read(true);
        same("accepted in strict mode", strictly.is_ok(), strict != "reject")?;
        if let (Err(error), Some(reason)) = (strictly, self.expect["reason"].as_str()) {
            same("reason", error.reason.code(), reason)?;
        }
        match (read(false), lenient) {
            (Err(_), "reject") => Ok(()),
            (Err(error), _) => Err(format!("lenient: {error}, want {lenient}")),
            (Ok((position, _)), "reject") => Err(format!("lenient: accepted as {}", position.fen())),
            (Ok((position, repairs)), _) => {
                let fen = position.fen();
                let fields = |fen: &str, from: usize, to: usize| {
                    fen.split(' ').skip(from).take(to - from).map(str::to_owned).collect::<Vec<_>>()
                };
                same("board and turn", fields(&fen, 0, 2), fields(lenient, 0, 2))?;
                same("counters", fields(&fen, 4, 6), fields(lenient, 4, 6))?;
                if let Some(count) = self.expect["legal_moves"].as_u64() {
                    same("legal moves", position.legal_moves().len() as u64, count)?;
                }
                same("repairs reported", repairs.is_empty(), strict != "reject")
            }
        }
    }

    fn check_san(&self, text: &str) -> Outcome {
        let position = self.start()?;
        let expect = &self.expect;
        let read = position.read_move(text);
        if expect["uci"] == "reject" {
            return read.map_or(Ok(()), |mv| Err(format!("accepted {text} as {}", position.uci(mv))));
        }
        let mv = read.map_err(|error| format!("{text}: {error}"))?;
        let (uci, wanted) = (position.uci(mv), strings(&expect["uci"]));
        if !wanted.contains(&uci) {
            return Err(format!("uci: got {uci}, want one of {wanted:?}"));
        }
        if let Some(canonical) = expect["canonical_san"].as_str() {
            same("san", position.san(mv).as_str(), canonical)?;
        }
        match expect["strict"].as_str() {
            Some(strict) => {
                same("accepted in strict mode", position.read_move_strict(text).is_ok(), strict == "accept")
            }
            None => Ok(()),
        }
    }

    fn check_illegal(&self, uci: &str) -> Outcome {
        let position = self.start()?;
        let legal: Vec<String> = position.legal_moves().iter().map(|&mv| position.uci(mv)).collect();
        same(&format!("{uci} among {legal:?}"), legal.iter().any(|known| known == uci), false)?;
        same(&format!("{uci} read"), position.read_move(uci).is_ok(), false)
    }

    fn check_moves_from(&self, square: &str, wanted: &Value) -> Outcome {
        let position = self.after()?;
        let from = square.parse().map_err(|_| square.to_owned())?;
        let moves = position.legal_moves();
        let mut got: Vec<String> = moves.iter().filter(|mv| mv.from == from).map(|&mv| position.uci(mv)).collect();
        let mut wanted = strings(wanted);
        got.sort();
        wanted.sort();
        same(&format!("moves from {square}"), got, wanted)
    }

    /// The checks that this case asks for, by what it expects.
    fn checks(&self) -> Vec<Outcome> {
        let mut done = Vec::new();
        let expect = &self.expect;
        let san = self.input["san"].as_str();
        if san.is_none() && expect["lenient"].is_string() {
            done.push(self.check_fen());
        }
        done.extend(san.map(|text| self.check_san(text)));
        done.extend(expect["illegal_move"].as_str().map(|uci| self.check_illegal(uci)));
        if let Some(squares) = expect["moves_from"].as_object() {
            done.extend(squares.iter().map(|(square, wanted)| self.check_moves_from(square, wanted)));
        }
        if let Some(fen) = expect["fen_legal_ep"].as_str() {
            done.push(self.after().and_then(|position| same("fen", position.fen().as_str(), fen)));
        }
        if let Some(key) = expect["polyglot_key"].as_str() {
            let hash = |position: Position| format!("{:016x}", position.polyglot_key());
            done.push(self.after().and_then(|position| same("hash", hash(position).as_str(), key)));
        }
        if let Some(fen) = expect["repetition_key_equals"].as_str() {
            done.push(self.start().and_then(|position| {
                let other: Position = fen.parse().map_err(|_| fen.to_owned())?;
                same("the same position", position.same_position(&other), true)?;
                same("repetition key", position.repetition_key(), other.repetition_key())
            }));
        }
        done
    }
}

#[test]
fn the_notation_cases_of_the_corpus_hold() {
    let corpus = include_str!("../cases/notation.jsonl");
    let mut checked = 0;
    let mut failures = Vec::new();
    for line in corpus.lines().filter(|line| !line.trim().is_empty()) {
        let case: Value = serde_json::from_str(line).unwrap();
        if !AREAS.contains(&case["area"].as_str().unwrap()) || case["input"]["pgn"].is_string() {
            continue;
        }
        let case = Case {
            id: case["id"].as_str().unwrap().to_owned(),
            chess960: case["input"]["chess960"] == true,
            input: case["input"].clone(),
            expect: case["expect"].clone(),
        };
        for outcome in case.checks() {
            checked += 1;
            failures.extend(outcome.err().map(|why| format!("{}\n  {}\n  {why}", case.id, case.fen())));
        }
    }
    assert!(checked > 0, "no case was found");
    assert!(failures.is_empty(), "{} of {checked} checks failed:\n{}", failures.len(), failures.join("\n"));
}
