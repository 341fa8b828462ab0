//! The cases of the Laws: acts in, and what must be true afterwards.
//!
//! Each line is run under every edition that it names.

use adoube::arbiter::{Act, Game, GameState, Options, Prior, RulingCode, Supervision, ToJson, Variations};
use adoube::chess::{Color, FenMode, Position};
use adoube::clock::TimeControl;
use adoube::laws::{Laws, Pace};
use serde_json::Value;

type Failure = Box<dyn std::error::Error>;

#[test]
fn every_case_of_the_laws_is_ruled_as_it_says() -> Result<(), Failure> {
    all_hold(include_str!("cases/laws.jsonl"), 200)
}

#[test]
fn every_row_of_every_article_is_ruled_as_its_edition_says() -> Result<(), Failure> {
    all_hold(include_str!("cases/laws-more.jsonl"), 1400)
}

fn all_hold(lines: &str, at_least: usize) -> Result<(), Failure> {
    let cases: Vec<Value> = lines.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    let mut passed = 0;
    let mut failures = Vec::new();
    for case in &cases {
        for edition in case["laws"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            match run(case, edition) {
                Ok(()) => passed += 1,
                Err(failure) => failures.push(format!("{} {edition}: {failure}\n     {}", case["id"], case["ruling"])),
            }
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed\n{}", failures.len(), failures.join("\n"));
    assert!(passed >= at_least, "only {passed} cases were run");
    Ok(())
}

fn game_of(case: &Value, edition: &str) -> Result<Game, Failure> {
    let options = &case["options"];
    let chess960 = options["chess960"].as_bool().unwrap_or(false);
    let fen = case["fen"].as_str().ok_or("no fen")?;
    let (position, _) = Position::from_fen(fen, FenMode { chess960, strict: false })?;
    let supervision = options["supervision"].as_str().unwrap_or("guided");
    let supervision = Supervision::from_name(supervision).ok_or("unknown supervision")?;
    let laws = Laws::named(edition).ok_or("unknown edition")?;
    let time_control = TimeControl::read(options["clock"].as_str().unwrap_or("-"))?;
    let pace = options["pace"].as_str().and_then(Pace::from_name);
    let mut variations = Variations::default();
    for (name, value) in options["variations"].as_object().into_iter().flatten() {
        let value = match value {
            Value::String(word) => word.clone(),
            Value::Array(limits) => limits.iter().map(limit).collect::<Option<Vec<_>>>().ok_or("no limit")?.join(","),
            other => other.to_string(),
        };
        if !variations.set(name, &value) {
            return Err(format!("unknown variation {name}: {value}").into());
        }
    }
    let given = &options["prior"];
    let count = |color: Color| given["illegalMoves"][color.name()].as_u64().unwrap_or(0) as u32;
    let prior = Prior {
        illegal_moves: Color::ALL.map(count),
        last_draw_offer_by: given["lastDrawOfferBy"].as_str().and_then(Color::from_name),
        positions: listed(&given["positions"])
            .map(|fen| Position::from_fen(fen, FenMode { chess960, strict: false }).map(|(position, _)| position))
            .collect::<Result<_, _>>()?,
    };
    Ok(Game::new(position, Options { laws, supervision, pace, time_control, variations, prior }))
}

/// One limit of moves, as the switch reads it.
fn limit(limit: &Value) -> Option<String> {
    Some(format!("{} {}", limit["material"].as_str()?, limit["moves"].as_u64()?))
}

fn listed(value: &Value) -> impl Iterator<Item = &str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str)
}

fn run(case: &Value, edition: &str) -> Result<(), Failure> {
    let mut game = game_of(case, edition)?;
    let first_ply = game.state().ply;
    let mut first_clock = game.state().clock;
    let mut verdict = None;
    for act in case["acts"].as_array().into_iter().flatten() {
        let act: Act = serde_json::from_value(act.clone())?;
        let rulings = game.apply(act.clone())?;
        if act.deed.name() == "setClock" {
            first_clock = game.state().clock;
        }
        if ["claimDraw", "object"].contains(&act.deed.name()) {
            let right = [RulingCode::ClaimAccepted, RulingCode::ObjectionUpheld];
            let accepted = rulings.iter().any(|ruling| right.contains(&ruling.code));
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
    for mv in listed(&expect["legalHas"]) {
        same(mv, &legal.iter().any(|legal| legal == mv).into(), &true.into())?;
    }
    for mv in listed(&expect["legalLacks"]) {
        same(mv, &legal.iter().any(|legal| legal == mv).into(), &false.into())?;
    }
    if let Some(claim) = wants("claim") {
        same("claim", &serde_json::to_value(verdict)?, claim)?;
    }
    if let Some(offer) = wants("offer") {
        same("offer", &if state.draw_offer.is_some() { "open" } else { "closed" }.into(), offer)?;
    }
    for (color, records) in [("white", state.must_record.white), ("black", state.must_record.black)] {
        if let Some(wanted) = expect["mustRecord"][color].as_bool() {
            same("must record", &records.into(), &wanted.into())?;
        }
    }
    if let Some(occurrences) = wants("occurrences") {
        same("occurrences", &state.claims.threefold.occurrences.into(), occurrences)?;
    }
    Ok(())
}

fn same(what: &str, got: &Value, want: &Value) -> Result<(), Failure> {
    if got == want { Ok(()) } else { Err(format!("{what}: got {got}, want {want}").into()) }
}
