//! Towns that a test sets up: tables in part II of a turn, and the functions that bring them there.

use crate::rules::table::Table;

/// Returns a table in part II of a turn after the first, with these store cards in hand and these
/// rows. Seat 0 is sheriff and holds the titles that [`Table::hold`] brought.
#[track_caller]
pub(crate) fn town(hands: &[&str], rows: &[&str]) -> Table {
    let mut table = Table::of(hands.len() as u8).hold(hands);
    table.rows(rows);
    table
}

/// Plays part I of a turn with these rows, but in the first reveal each seat keeps one more die for
/// each dollar it pays (DT-8). No seat cheats.
#[track_caller]
pub(crate) fn paid_rows(table: &mut Table, rows: &[&str], dollars: &[usize]) {
    let mut kept = vec![0; rows.len()];
    while kept.iter().any(|&dice| dice < 5) {
        let forced = kept.contains(&5);
        let rolling: Vec<usize> = (0..rows.len()).filter(|&seat| kept[seat] < 5).collect();
        for &seat in &rolling {
            table.play(&format!("* {}", &rows[seat][kept[seat]..]));
        }
        for seat in rolling {
            let extra = if kept[seat] == 0 { dollars[seat] } else { 0 };
            let now = if forced { 5 } else { kept[seat] + 1 + extra };
            if !forced {
                table.play(&format!("{seat} keep {}", &rows[seat][kept[seat]..now]));
            }
            kept[seat] = now;
        }
        while table.truth("phase") == "cheat" {
            let seat = table.public().actor.0;
            table.play(&format!("{seat} pass"));
        }
    }
}

/// Plays turns in which a seat pays these dollars, one amount per turn, and the sheriff wins a
/// title. Nothing else happens, and the dollars end up in the bank.
#[track_caller]
pub(crate) fn spend(table: &mut Table, payer: u8, turns: &[usize]) {
    let sheriff = table.public().sheriff.0;
    let seats = 0..table.public().seats;
    let rows: Vec<&str> = seats.clone().map(|seat| if seat == sheriff { "KKKKK" } else { "KKKAA" }).collect();
    for &dollars in turns {
        let paid: Vec<usize> = seats.clone().map(|seat| if seat == payer { dollars } else { 0 }).collect();
        paid_rows(table, &rows, &paid);
        table.end_turn("");
    }
}

/// Asserts entries of the state: `awaits 0 take; 0.legal take joe, pass; *.dollars 8 11; bank 0`.
/// An entry is which seats decide what, the legal actions of a seat, one entry of every seat after
/// `*.`, or any other entry of the full state.
#[track_caller]
pub(crate) fn shows(table: &Table, entries: &str, why: &str) {
    for entry in entries.split("; ") {
        let (path, expected) = entry.split_once(' ').expect("an entry and its value");
        let found = match path.split_once('.') {
            None if path == "awaits" => table.awaits(),
            Some(("*", key)) => table.each(key).join(" "),
            Some((seat, "legal")) => table.legal(seat.parse().expect("a seat")),
            _ => table.truth(path),
        };
        assert_eq!(found, expected, "{path}, {why}");
    }
}

/// Returns the seats that have gained something so far in this turn (DT-28).
pub(crate) fn gained(table: &Table) -> Vec<u8> {
    (0..).zip(table.each("gained")).filter(|(_, gained)| gained == "true").map(|(seat, _)| seat).collect()
}

/// Returns the scores and the winners.
#[track_caller]
pub(crate) fn result(table: &Table) -> (Vec<i32>, Vec<u8>) {
    let standing = table.standing().expect("the game is over");
    (standing.scores().to_vec(), standing.winners().map(|seat| seat.0).collect())
}
