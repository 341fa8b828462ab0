//! The cases of the Laws: acts in, and what must be true afterwards.
//!
//! A line runs when everything that it uses exists: its edition, its options and its acts. Which lines those are is
//! part of the test, so that none falls out unnoticed.

use adoube::arbiter::{Act, Game, GameState, Options, RulingCode, Supervision, ToJson};
use adoube::chess::{Color, FenMode, Position};
use adoube::clock::TimeControl;
use adoube::laws::Laws;
use serde_json::Value;

const EDITION: &str = "fide-2023";
/// Families of cases that must run wherever the edition is this one and no clock is asked for.
const FAMILIES: [&str; 7] = ["TM", "CA", "RE", "PR", "C9", "GU", "DC"];

type Failure = Box<dyn std::error::Error>;

#[test]
fn every_case_of_the_laws_is_ruled_as_it_says() -> Result<(), Failure> {
    let cases: Vec<Value> =
        include_str!("cases/laws.jsonl").lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    let mut passed = 0;
    let mut failures = Vec::new();
    for case in cases.iter().filter(|case| concerns_us(case)) {
        match run(case) {
            Ok(()) => passed += 1,
            Err(failure) => failures.push(format!("{}: {failure}\n     {}", case["id"], case["ruling"])),
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed\n{}", failures.len(), failures.join("\n"));
    assert!(passed >= 79, "only {passed} cases were run");
    Ok(())
}

fn concerns_us(case: &Value) -> bool {
    let id = case["id"].as_str().unwrap_or_default();
    let editions = case["laws"].as_array().into_iter().flatten();
    // What the arbiter does with a clock is not ruled on yet.
    let clock = !case["options"]["clock"].is_null() && case["options"]["supervision"] != "guided";
    FAMILIES.iter().any(|family| id.starts_with(family)) && editions.into_iter().any(|laws| laws == EDITION) && !clock
}

fn game_of(case: &Value) -> Result<Game, Failure> {
    let options = &case["options"];
    let chess960 = options["chess960"].as_bool().unwrap_or(false);
    let fen = case["fen"].as_str().ok_or("no fen")?;
    let (position, _) = Position::from_fen(fen, FenMode { chess960, strict: false })?;
    let supervision = options["supervision"].as_str().unwrap_or("guided");
    let supervision = Supervision::from_name(supervision).ok_or("unknown supervision")?;
    let laws = Laws::named(EDITION).ok_or("unknown edition")?;
    let time_control = TimeControl::read(options["clock"].as_str().unwrap_or("-"))?;
    Ok(Game::new(position, Options { laws, supervision, time_control }))
}

fn run(case: &Value) -> Result<(), Failure> {
    let mut game = game_of(case)?;
    let first_ply = game.state().ply;
    let first_clock = game.state().clock;
    let mut verdict = None;
    for act in case["acts"].as_array().into_iter().flatten() {
        let act: Act = serde_json::from_value(act.clone())?;
        let rulings = game.apply(act.clone())?;
        if act.deed.name() == "claimDraw" {
            let accepted = rulings.iter().any(|ruling| ruling.code == RulingCode::ClaimAccepted);
            verdict = Some(if accepted { "accepted" } else { "rejected" });
        }
    }
    let state = game.state();
    check(&case["expect"], &state, first_ply, verdict)?;
    for (color, wanted) in
        Color::ALL.into_iter().zip(["white", "black"].map(|name| &case["expect"]["clockDeltaMs"][name]))
    {
        if let (Some(wanted), Some(before), Some(after)) = (wanted.as_i64(), first_clock, state.clock) {
            let changed = after.sides[color as usize].remaining - before.sides[color as usize].remaining;
            same(color.name(), &changed.into(), &wanted.into())?;
        }
        if let Some(wanted) = case["expect"]["illegalMoves"][color.name()].as_u64() {
            let counted = if color == Color::White { state.illegal_moves.white } else { state.illegal_moves.black };
            same("illegal moves", &counted.into(), &wanted.into())?;
        }
    }
    let replayed = game.rewind(game.acts().len())?;
    same("replayed", &serde_json::from_str(&replayed.state().to_json())?, &serde_json::from_str(&state.to_json())?)
}

fn check(expect: &Value, state: &GameState, first_ply: usize, verdict: Option<&str>) -> Result<(), Failure> {
    let wants = |key: &str| expect.get(key).filter(|value| !value.is_null());
    let score = state.result.map(|result| result.score);
    if expect.get("score").is_some() {
        same("score", &serde_json::to_value(score)?, &expect["score"])?;
    }
    if let Some(reason) = wants("reason") {
        same("reason", &serde_json::to_value(state.result.map(|result| result.reason.name()))?, reason)?;
    }
    if let Some(made) = wants("made") {
        same("last move", &serde_json::to_value(state.last_move.as_ref().map(|mv| &mv.uci))?, made)?;
        same("a move was made", &(state.ply > first_ply).into(), &true.into())?;
    }
    let mut legal = state.legal_moves.clone();
    legal.sort();
    if let Some(wanted) = wants("legal").filter(|_| state.result.is_none()) {
        same("legal", &serde_json::to_value(&legal)?, wanted)?;
        if let Some(free) = wants("free") {
            same("free", &state.obligation.is_none().into(), free)?;
        }
    }
    let listed = |key: &str| expect[key].as_array().into_iter().flatten().filter_map(Value::as_str);
    for mv in listed("legalHas") {
        same(mv, &legal.iter().any(|legal| legal == mv).into(), &true.into())?;
    }
    for mv in listed("legalLacks") {
        same(mv, &legal.iter().any(|legal| legal == mv).into(), &false.into())?;
    }
    if let Some(claim) = wants("claim") {
        same("claim", &serde_json::to_value(verdict)?, claim)?;
    }
    if let Some(offer) = wants("offer") {
        same("offer", &if state.draw_offer.is_some() { "open" } else { "closed" }.into(), offer)?;
    }
    if let Some(occurrences) = wants("occurrences") {
        same("occurrences", &state.claims.threefold.occurrences.into(), occurrences)?;
    }
    Ok(())
}

fn same(what: &str, got: &Value, want: &Value) -> Result<(), Failure> {
    if got == want { Ok(()) } else { Err(format!("{what}: got {got}, want {want}").into()) }
}
