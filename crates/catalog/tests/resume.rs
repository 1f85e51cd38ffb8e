//! A table that is resumed from the lines of its log is the same table for every viewer.

use catalog::{AnyTable, LogError, LogErrorKind, Strength, games, take_back_line};
use kernel::{Awaits, Luck, QuickLuck, Seat, Viewer};
use table::Seed;

/// Writes out all that a table shows to its viewers.
fn shown(table: &dyn AnyTable) -> Vec<String> {
    let decisions = Seat::all(table.seats()).map(|seat| (table.decision(seat), table.may_take_back(seat)));
    let decisions: Vec<_> = decisions.collect();
    let views = Viewer::all(table.seats()).map(|viewer| {
        format!("{viewer:?} {} {} {decisions:?}", table.version(viewer), table.view_json(viewer))
    });
    views.collect()
}

#[test]
fn a_resumed_table_shows_the_same_as_before() {
    for game in games() {
        let (variant, seats, seed) = (game.defaults(), 3, Seed([7; 32]));
        let entropy = [(Seat(1), Seed([9; 32]))];
        let (mut table, _) = game.table(&variant, seats, seed, &entropy).expect("three can play");
        let mut luck = QuickLuck::new(1);
        let mut log = table.log_lines(0);
        let mut taken = 0;
        for round in 0..400 {
            let Awaits::Seats(owing) = table.awaits() else { break };
            let seat = owing.iter().nth(luck.below(owing.len().into()) as usize).expect("a seat must act");
            let action = table.choose(seat, Strength::Random, &mut luck);
            let (at, before) = (table.decision(seat).expect("it is awaited"), table.step_count());
            table.answer(seat, at, &action).expect("it is legal");
            log.extend(table.log_lines(before));
            if round % 3 == 0 && table.take_back(seat) {
                taken += 1;
                log.push(take_back_line(seat));
            }
            if round % 40 == 0 {
                let lines = &mut log.iter().map(String::as_str);
                let (again, _) =
                    game.resume(&variant, seats, seed, &entropy, lines).expect("it is its own log");
                assert_eq!(shown(&*again), shown(&*table), "{}", game.name());
            }
        }
        assert!(taken > 0 || game.name() == "wild-shots", "something was taken back in {}", game.name());
        let broken = |lines: &[String]| {
            let lines = &mut lines.iter().map(String::as_str);
            game.resume(&variant, seats, seed, &entropy, lines).err()
        };
        let is = |line, kind| Some(LogError { line, kind });
        assert_eq!(broken(&log[..5]), is(5, LogErrorKind::Incomplete));
        assert_eq!(broken(&["act 9 pass".into()]), is(0, LogErrorKind::Unreadable));
        assert_eq!(broken(&["back 1".into()]), is(0, LogErrorKind::Impossible));
        let other = Seed([8; 32]);
        let unfair = game.resume(&variant, seats, other, &entropy, &mut log.iter().map(String::as_str));
        assert_eq!(unfair.err().map(|error| error.kind), Some(LogErrorKind::Unfair));
        // A past accepts any luck, but no illegal step.
        let past =
            |lines: &[String]| game.past_from_log(&variant, seats, &mut lines.iter().map(String::as_str));
        let lines = table.log_lines(0);
        assert_eq!(past(&lines[..9]).map(|past| past.count()), Ok(9));
        let twice = [&lines[..9], &lines[..1]].concat();
        assert_eq!(past(&twice).err(), is(9, LogErrorKind::Impossible));
        assert_eq!(past(&["back 1".into()]).err(), is(0, LogErrorKind::Unreadable));
    }
}
