//! The cases: who can still mate, decided within the default budget, every "yes" with a series that ends in mate.

use adoube::chess::{Color, Position};
use adoube::mating::{DEFAULT_NODES, Verdict, can_checkmate, examine, helpmate, is_dead};
use serde_json::Value;

fn cases() -> Vec<Value> {
    let text = include_str!("../cases/dead-positions.jsonl");
    text.lines().filter(|line| !line.trim().is_empty()).map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn position(case: &Value) -> Position {
    case["fen"].as_str().unwrap().parse().unwrap()
}

#[test]
fn every_case_is_decided_and_right() {
    let mut asked = 0;
    for case in cases() {
        let position = position(&case);
        let id = case["id"].as_str().unwrap();
        let mut dead = Some(true);
        for color in Color::ALL {
            let Some(can) = case[format!("{}_can_win", color.name())].as_bool() else {
                dead = None;
                continue;
            };
            asked += 1;
            let answer = examine(&position, &[], color, DEFAULT_NODES);
            assert_eq!(answer.verdict, if can { Verdict::Yes } else { Verdict::No }, "{id} {color}");
            if can {
                let line = answer.line.unwrap();
                let end = line.iter().fold(position, |end, &mv| {
                    assert!(end.is_legal(mv), "{id} {color}: {mv:?}");
                    end.play(mv)
                });
                assert!(end.is_checkmate() && end.turn() != color, "{id} {color}");
            } else {
                assert_eq!(answer.line, None);
            }
            dead = dead.map(|dead| dead && !can);
        }
        if let Some(dead) = dead {
            assert_eq!(is_dead(&position), dead, "{id}");
        }
    }
    assert!(asked > 250, "{asked}");
}

#[test]
fn the_mate_lines_of_the_cases_are_mates() {
    for case in cases() {
        for color in Color::ALL {
            let Some(line) = case[format!("{}_mate", color.name())].as_str() else { continue };
            let end = line.split_whitespace().fold(position(&case), |end, mv| end.play(end.read_move(mv).unwrap()));
            assert!(end.is_checkmate() && end.turn() != color, "{}", case["id"]);
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for case in cases().iter().step_by(9) {
        let position = position(case);
        for color in Color::ALL {
            for nodes in [1, 60, 1_000, 10_000] {
                let once = examine(&position, &[], color, nodes);
                assert_eq!(once, examine(&position, &[], color, nodes));
                assert_eq!(once.verdict, can_checkmate(&position, color, nodes));
                assert_eq!(once.line, helpmate(&position, color, nodes));
            }
        }
    }
}
