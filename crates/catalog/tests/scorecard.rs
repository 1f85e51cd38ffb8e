//! The scorecard of a table: the same for everybody, sent when something was scored, and the same after a restart.

use catalog::{AnyGame, AnyTable, Strength, games};
use kernel::{Awaits, QuickLuck, Scorecard, Seat, Viewer};
use table::Seed;

const SEATS: u8 = 3;

fn rows(card: &Scorecard) -> Vec<Vec<i32>> {
    Seat::all(SEATS).map(|seat| card.row(seat)).collect()
}

/// Does a notice of this clause report scores?
fn is_score(rule: &str) -> bool {
    ["WS-12", "WE-13", "WE-46", "DT-31"].contains(&rule)
}

/// A viewer with the version before these news receives the scorecard with them, if they report scores.
fn assert_sent_when_scored(table: &dyn AnyTable, had: &[u32], news: &catalog::AnyNews) {
    for ((viewer, &have), items) in Viewer::all(SEATS).zip(had).zip(news) {
        let is_scored = items.iter().any(|item| is_score(item.notice.rule));
        let is_due = is_scored || table.standing().is_some();
        assert_eq!(table.scorecard(viewer, Some(have)).is_some(), is_due, "{viewer:?}: {items:?}");
        let now = Some(table.version(viewer));
        assert_eq!(table.scorecard(viewer, now).is_some(), table.standing().is_some());
        assert_eq!(table.scorecard(viewer, None).is_some(), table.standing().is_some());
    }
}

fn play(game: &dyn AnyGame, seed: u8) {
    let (variant, seed) = (game.defaults(), Seed([seed; 32]));
    let (mut table, _) = game.table(&variant, SEATS, seed, &[]).expect("three can play");
    let mut luck = QuickLuck::new(3);
    let mut scored = Vec::new();
    while let Awaits::Seats(owing) = table.awaits() {
        let seat = owing.first().expect("a seat must act");
        let action = table.choose(seat, Strength::Deputy, &mut luck);
        let had: Vec<u32> = Viewer::all(SEATS).map(|viewer| table.version(viewer)).collect();
        let at = table.decision(seat).expect("it is awaited");
        let news = table.answer(seat, at, &action).expect("it is legal");
        assert_sent_when_scored(&*table, &had, &news);
        let Some(card) = table.scorecard(Viewer::Bystander, Some(had[usize::from(SEATS)])) else { continue };
        assert!(!table.may_take_back(seat), "{}: what is scored stays scored", game.name());
        let again =
            game.resume(&variant, SEATS, seed, &[], &mut table.log_lines(0).iter().map(String::as_str));
        let (again, _) = again.expect("it is its own log");
        assert_eq!(again.scorecard(Viewer::Seat(seat), Some(0)), Some(card), "{}", game.name());
        scored.push((card.headings(), rows(card)));
    }
    let (headings, rows) = scored.last().expect("something was scored");
    assert!(scored.iter().all(|(earlier, _)| headings[..earlier.len() - 1] == earlier[..earlier.len() - 1]));
    let totals: Vec<i32> = rows.iter().filter_map(|row| row.last().copied()).collect();
    assert_eq!(totals, table.standing().expect("it is over").scores(), "{}", game.name());
    assert!(rows.iter().all(|row| row.len() == headings.len()), "{headings:?} {rows:?}");
    match game.name() {
        "wild-shots" => assert_eq!((scored.len(), headings.len()), (4, 5), "WS-12: four rounds"),
        "wyatt-earp" => assert_eq!(scored.len(), headings.len() - 1, "WE-43: a column for each round"),
        "dice-town" => assert_eq!(headings.len(), 6, "DT-31: five lines"),
        other => panic!("what does {other} score?"),
    }
}

#[test]
fn scores_add_up_and_come_with_the_end_of_a_round_and_of_the_game() {
    for game in games() {
        (1..=3).for_each(|seed| play(*game, seed));
    }
}
