//! The published vectors: transcripts of an independent implementation, which are the same for the same seed.

use catalog::Variant;
use std::io::Cursor;
use table::Seed;
use transcript::{Simulation, Verifier};

/// Simulates game 0 of a run.
fn simulated(
    game: &str,
    seats: u8,
    seed: u64,
    legal: bool,
    states: bool,
    variant: &[(&str, &str)],
) -> Vec<u8> {
    let game = catalog::find(game).expect("the game is there");
    let preset = variant.iter().find(|(name, _)| *name == "preset").map(|&(_, preset)| preset);
    let options = variant.iter().copied().filter(|(name, _)| *name != "preset");
    let variant = Variant::new(game, preset, options).expect("the options are there");
    let simulation = Simulation { game, variant, seats, seed: Seed::from_number(seed), legal, states };
    let mut out = Vec::new();
    simulation.play(0, &mut out).expect("memory can be written");
    out
}

#[track_caller]
fn assert_same(simulated: Vec<u8>, vector: &str) {
    let simulated = String::from_utf8(simulated).expect("JSON is UTF-8");
    for (number, (due, is)) in (1..).zip(vector.lines().zip(simulated.lines())) {
        assert_eq!(is, due, "line {number}");
    }
    assert_eq!(simulated.len(), vector.len());
}

#[test]
fn wild_shots_with_three_seats_and_seed_7_is_the_vector_byte_for_byte() {
    let vector = include_str!("data/wild-shots-3-seats-seed-7.jsonl");
    assert_same(simulated("wild-shots", 3, 7, true, true, &[]), vector);
}

#[test]
fn wyatt_earp_with_three_seats_and_seed_7_is_the_vector_byte_for_byte() {
    let vector = include_str!("data/wyatt-earp-3-seats-seed-7.jsonl");
    assert_same(simulated("wyatt-earp", 3, 7, true, true, &[]), vector);
}

#[test]
fn wyatt_earp_by_the_genie_rules_with_seed_8_is_the_vector_byte_for_byte() {
    let vector = include_str!("data/wyatt-earp-genie-2-seats-seed-8.jsonl");
    let variant = [("preset", "genie"), ("photo_reaction", "true")];
    assert_same(simulated("wyatt-earp", 2, 8, true, false, &variant), vector);
}

#[test]
fn dice_town_with_three_seats_and_seed_7_is_the_vector_byte_for_byte() {
    let vector = include_str!("data/dice-town-3-seats-seed-7.jsonl");
    assert_same(simulated("dice-town", 3, 7, true, true, &[]), vector);
}

#[test]
fn every_simulated_transcript_is_fair() {
    for game in catalog::games() {
        for seats in game.seats() {
            for seed in 0..12 {
                let (legal, states) = (seed % 2 == 0, seed % 3 == 0);
                let file = simulated(game.name(), seats, seed, legal, states, &[]);
                let mut verifier = Verifier::new(Cursor::new(file), true);
                let verdict = verifier.verdict().expect("memory can be read").expect("there is a game");
                let verified = verdict.outcome.unwrap_or_else(|problem| panic!("seed {seed}: {problem}"));
                assert_eq!((verified.game, verified.seats), (game.name(), seats));
                assert_eq!(verifier.verdict().expect("memory can be read"), None);
            }
        }
    }
}
