//! The published vectors: what another implementation writes for the same seed.

use std::io::Cursor;
use table::Seed;
use transcript::{Simulation, Verifier};

fn simulated(seats: u8, seed: u64, legal: bool, states: bool) -> Vec<u8> {
    let game = catalog::find("wild-shots").expect("Wild Shots is there");
    let seed = Seed::from_number(seed);
    let simulation = Simulation { game, variant: game.defaults(), seats, seed, legal, states };
    let mut out = Vec::new();
    simulation.play(0, &mut out).expect("memory can be written");
    out
}

#[test]
fn wild_shots_with_three_seats_and_seed_7_is_the_vector_byte_for_byte() {
    let vector = include_str!("data/wild-shots-3-seats-seed-7.jsonl");
    let simulated = String::from_utf8(simulated(3, 7, true, true)).expect("JSON is UTF-8");
    for (number, (due, is)) in (1..).zip(vector.lines().zip(simulated.lines())) {
        assert_eq!(is, due, "line {number}");
    }
    assert_eq!(simulated.len(), vector.len());
}

#[test]
fn every_simulated_transcript_is_fair() {
    for seats in 2..=4 {
        for seed in 0..30 {
            let (legal, states) = (seed % 2 == 0, seed % 3 == 0);
            let file = simulated(seats, seed, legal, states);
            let mut verifier = Verifier::new(Cursor::new(file), true);
            let verdict = verifier.verdict().expect("memory can be read").expect("there is a game");
            let verified = verdict.outcome.unwrap_or_else(|problem| panic!("seed {seed}: {problem}"));
            assert_eq!(verified.decisions, 40 * u32::from(seats));
            assert_eq!(verifier.verdict().expect("memory can be read"), None);
        }
    }
}
