//! A table that is resumed from the lines of its log is the table it was, for every viewer.

use catalog::{AnyTable, BrokenLog, Strength, Wrong, games, taken_back};
use kernel::{Awaits, Luck, QuickLuck, Seat, Viewer};
use table::Seed;

/// All that a table shows, to everybody.
fn shown(table: &dyn AnyTable) -> Vec<String> {
    let decisions = Seat::all(table.seats()).map(|seat| (table.decision(seat), table.may_take_back(seat)));
    let decisions: Vec<_> = decisions.collect();
    let views = Viewer::all(table.seats())
        .map(|viewer| format!("{viewer:?} {} {} {decisions:?}", table.version(viewer), table.shown(viewer)));
    views.collect()
}

#[test]
fn a_resumed_table_shows_what_it_showed() {
    for game in games() {
        let (variant, seats, seed) = (game.defaults(), 3, Seed([7; 32]));
        let entropy = [(Seat(1), Seed([9; 32]))];
        let (mut table, _) = game.table(&variant, seats, seed, &entropy).expect("three can play");
        let mut luck = QuickLuck::new(1);
        let mut log = table.lines(0);
        let mut taken = 0;
        for round in 0..400 {
            let Awaits::Seats(owing) = table.awaits() else { break };
            let seat =
                owing.iter().nth(luck.below(owing.len().into()) as usize).expect("somebody is awaited");
            let action = table.choose(seat, Strength::Random, &mut luck);
            let (at, before) = (table.decision(seat).expect("it is awaited"), table.count());
            table.answer(seat, at, &action).expect("it is legal");
            log.extend(table.lines(before));
            if round % 3 == 0 && table.take_back(seat) {
                taken += 1;
                log.push(taken_back(seat));
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
        let is = |line, wrong| Some(BrokenLog { line, wrong });
        assert_eq!(broken(&log[..5]), is(5, Wrong::Unsettled));
        assert_eq!(broken(&["act 9 pass".into()]), is(0, Wrong::Unreadable));
        assert_eq!(broken(&["back 1".into()]), is(0, Wrong::Impossible));
        let other = Seed([8; 32]);
        let unfair = game.resume(&variant, seats, other, &entropy, &mut log.iter().map(String::as_str));
        assert_eq!(unfair.err().map(|broken| broken.wrong), Some(Wrong::Unfair));
        // A record is looked at whatever luck it tells of, but what cannot have happened did not.
        let recorded =
            |lines: &[String]| game.recorded(&variant, seats, &mut lines.iter().map(String::as_str));
        let lines = table.lines(0);
        assert_eq!(recorded(&lines[..9]).map(|past| past.count()), Ok(9));
        let twice = [&lines[..9], &lines[..1]].concat();
        assert_eq!(recorded(&twice).err(), is(9, Wrong::Impossible));
        assert_eq!(recorded(&["back 1".into()]).err(), is(0, Wrong::Unreadable));
    }
}
