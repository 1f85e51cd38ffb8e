//! The status: one sentence that says who must act, to that seat, to those that wait, and at the end of the game.

use kernel::{Luck, QuickLuck, Seat, Viewer};
use lang::{Cast, Lang};
use table::Seed;

const NAMES: [&str; 5] = ["Ann", "Bo", "Cy", "Di", "Ed"];

/// How each language addresses the seat that must act, and the winner.
const LANGUAGES: [(&str, &str, &[&str]); 2] =
    [("en", "Your turn", &["You win", "by you", "you "]), ("fr", "À toi", &["Tu gagnes", "toi"])];

fn said(table: &dyn catalog::AnyTable, viewer: Viewer, code: &str) -> String {
    let status = table.status(viewer);
    assert_eq!(table.page(viewer).last(), Some(&status), "the page ends with it");
    let cast = Cast { names: NAMES.map(str::to_owned).to_vec(), you: viewer.seat() };
    let lang = Lang::named(code).expect("a language");
    lang.try_say(&status, &cast).unwrap_or_else(|| panic!("{code}: {status:?} cannot be said"))
}

/// The status tells these seats that it is their turn, and names them to all others.
fn assert_names(table: &dyn catalog::AnyTable, owing: &[Seat]) {
    for viewer in Viewer::all(table.seats()) {
        for (code, turn, _) in LANGUAGES {
            let said = said(table, viewer, code);
            let is_own = viewer.seat().is_some_and(|seat| owing.contains(&seat));
            assert_eq!(said.starts_with(turn), is_own, "{viewer:?}: {said}");
            let named = |seat: &Seat| said.contains(NAMES[seat.index()]);
            assert!(is_own || owing.iter().all(named), "{viewer:?} waits for {owing:?}: {said}");
        }
    }
}

fn assert_names_winners(table: &dyn catalog::AnyTable) {
    let standing = table.standing().expect("the game is over");
    for viewer in Viewer::all(table.seats()) {
        for (code, _, you) in LANGUAGES {
            let said = said(table, viewer, code);
            for winner in standing.winners() {
                let words = if viewer == Viewer::Seat(winner) { you } else { &[NAMES[winner.index()]] };
                assert!(words.iter().any(|word| said.contains(word)), "{viewer:?}, {winner:?}: {said}");
            }
        }
    }
}

#[test]
fn every_viewer_reads_who_must_act_and_at_the_end_who_won() {
    for game in catalog::games() {
        for seats in game.seats() {
            let opened = game.table(&game.defaults(), seats, Seed::from_number(3), &[]);
            let (mut table, _) = opened.expect("the table can be");
            let mut luck = QuickLuck::new(3);
            while let owing @ [_, ..] = &*table.awaits().seats().iter().collect::<Vec<_>>() {
                assert_names(&*table, owing);
                let seat = owing[luck.below(owing.len() as u32) as usize];
                let legal = table.legal(seat);
                let action = &legal[luck.below(legal.len() as u32) as usize].text;
                let at = table.decision(seat).expect("it owes one");
                table.answer(seat, at, action).expect("it is legal");
            }
            assert_names_winners(&*table);
        }
    }
}
