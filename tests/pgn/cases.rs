//! The corpus `notation.jsonl` as far as it is about PGN.

use adoube::pgn::{self, Game, Notes, WriteOptions};
use serde_json::Value;

use super::mainline;

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn notes(game: &Game) -> impl Iterator<Item = &Notes> {
    game.nodes.iter().filter_map(|node| node.notes.as_deref())
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn check(input: &Value, expect: &Value) {
    let text = input["pgn"].as_str().unwrap();
    let games = pgn::read(text);
    if let Some(wanted) = expect["games"].as_array() {
        let wanted: Vec<&str> = wanted.iter().map(|game| game.as_str().unwrap()).collect();
        assert_eq!(games.iter().map(mainline).collect::<Vec<_>>(), wanted);
    }
    let Some(game) = games.first() else { return };
    if let Some(plies) = expect["plies"].as_u64() {
        assert_eq!(game.mainline().count() as u64, plies);
        assert_eq!(game.errors, []);
    }
    for (name, value) in expect["tags"].as_object().into_iter().flatten() {
        assert_eq!(game.tag(name), value.as_str(), "{name}");
    }
    if let Some(result) = expect["result"].as_str() {
        assert_eq!(game.result.mark(), result);
    }
    if let Some(nodes) = expect["nodes"].as_u64() {
        assert_eq!(games.iter().map(|game| game.nodes.len() as u64).sum::<u64>(), nodes);
    }
    for nags in [&expect["nags"], &expect["nags_best"]] {
        if let Some(nags) = nags.as_array() {
            let wanted: Vec<u64> = nags.iter().filter_map(Value::as_u64).collect();
            assert_eq!(notes(game).flat_map(|notes| notes.nags.clone()).map(u64::from).collect::<Vec<_>>(), wanted);
        }
    }
    let mut comments = game.comment.clone();
    for notes in notes(game) {
        comments += &format!("\n{}\n{}", notes.comment_before, notes.comment);
    }
    let comments = squeezed(&comments);
    for comment in strings(&expect["comments"]).iter().chain(&strings(&expect["comments_best"])) {
        assert!(comment.split('|').any(|one| comments.contains(&squeezed(one))), "{comment} in {comments}");
    }
    for (times, wanted) in [
        (notes(game).filter_map(|notes| notes.clock).collect::<Vec<_>>(), &expect["clk"]),
        (notes(game).filter_map(|notes| notes.elapsed).collect(), &expect["emt"]),
    ] {
        if let Some(wanted) = wanted.as_array() {
            let wanted: Vec<u64> = wanted.iter().map(|time| (time.as_f64().unwrap() * 1000.0).round() as u64).collect();
            assert_eq!(times, wanted);
        }
    }
    if let Some(wanted) = expect["shapes"].as_array() {
        let shapes: Vec<_> =
            notes(game).map(|notes| notes.shapes.clone()).filter(|shapes| !shapes.is_empty()).collect();
        assert_eq!(shapes, wanted.iter().map(strings).collect::<Vec<_>>());
    }
    for wanted in [&expect["export_movetext"], &expect["movetext_only"]] {
        if let Some(wanted) = wanted.as_str() {
            assert_eq!(game.write(WriteOptions { tags: false, ..WriteOptions::default() }).trim_end(), wanted);
        }
    }
}

#[test]
fn every_case_of_the_corpus_is_read_as_it_says() {
    let mut count = 0;
    for line in include_str!("../cases/notation.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        if case["input"]["pgn"].is_string() {
            println!("{}", case["id"]);
            check(&case["input"], &case["expect"]);
            count += 1;
        }
    }
    assert!(count >= 50, "only {count} cases were run");
}
