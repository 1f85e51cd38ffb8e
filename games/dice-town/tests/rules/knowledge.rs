//! What viewers know of cards and dice that lie face down: what they have seen, as long as it
//! cannot have moved unseen (DT-6). What they imagine agrees with it.

use crate::rules::table::Table;
use dice_town::{Card, Cards, Dice, Memory};
use kernel::{QuickLuck, Seat, View as _, Viewer};

fn names(cards: Cards) -> String {
    cards.iter().map(Card::name).collect::<Vec<_>>().join(" ")
}

/// Returns what each of these viewers knows, in order; `b` is the bystander.
fn known(table: &Table, viewers: &str, of: impl Fn(Memory) -> Cards) -> Vec<String> {
    let memory = |viewer: char| match viewer.to_digit(10) {
        Some(seat) => table.view(seat as u8).known,
        None => table.bystander().known,
    };
    viewers.chars().map(|viewer| names(of(memory(viewer)))).collect()
}

/// Seat 0, the sheriff, wins all three titles of the row, and no other seat gets anything.
const ALL_TITLES: [&str; 3] = ["AAAAA", "KAAAA", "KAAAA"];

/// A table at which seat 0 holds the titles 1 to 3, and everybody has seen them.
fn with_titles() -> Table {
    let mut table = Table::of(3);
    table.rows(&ALL_TITLES).play("1 offer done; 2 offer done; 0 award 1").end_turn("");
    assert_eq!(table.truth("0.titles"), "[title-1 title-2 title-3]");
    table
}

#[test]
fn dt_06_titles_taken_from_the_row_are_known_to_everybody() {
    let table = with_titles();
    assert_eq!(known(&table, "12b", |memory| memory.hands[0]), ["title-1 title-2 title-3"; 3]);
    assert_eq!(known(&table, "0", |memory| memory.hands[0]), [""], "their holder need not remember");
}

#[test]
fn dt_06_a_store_card_is_known_to_the_seat_that_drew_it_alone() {
    let mut table = Table::of(3);
    table.rows(&["KKKKK", "JJKKK", "KKKAA"]).until("take", "brute joe").play("1 take joe");
    table.end_turn("cheater elixir");
    assert_eq!(known(&table, "02b", |memory| memory.hands[1]), [""; 3]);
    assert_eq!(known(&table, "02b", |memory| memory.discard), [""; 3]);
    // On the second visit, the test table takes the last card by itself.
    assert_eq!(known(&table, "1", |memory| memory.discard), ["brute cheater"], "what it put back");
}

#[test]
fn dt_12_a_card_that_is_played_is_known_to_be_in_the_discard_and_no_longer_in_the_hand() {
    let mut table = Table::of(3).hold(&["", "dynamite", "wanted"]);
    table.rows(&["KKKKK", "9KKKK", "KKKAA"]).play("1 dynamite");
    assert_eq!(known(&table, "012b", |memory| memory.discard), ["dynamite"; 4]);
    table.play("2 wanted");
    assert_eq!(known(&table, "012b", |memory| memory.discard), ["dynamite wanted"; 4]);
}

#[test]
fn dt_16_cards_shown_in_offers_are_known_and_an_accepted_one_is_followed() {
    let mut table = Table::under(2, 3).hold(&["joe", "brute cheater", ""]);
    table.rows(&["99KAA", "99KAA", "KKKKK"]);
    table.play("0 offer joe; 0 offer done; 1 offer cheater");
    assert_eq!(known(&table, "02b", |memory| memory.hands[1]), [""; 3], "it is not shown yet");
    table.play("1 offer done");
    assert_eq!(known(&table, "02b", |memory| memory.hands[1]), ["cheater"; 3]);
    assert_eq!(known(&table, "12b", |memory| memory.hands[0]), ["joe"; 3]);
    table.play("2 award 1");
    let hand = |seat: usize| move |memory: Memory| memory.hands[seat].store();
    assert_eq!(known(&table, "02b", hand(1)), [""; 3], "the chosen offer has changed hands");
    assert_eq!(known(&table, "01b", hand(2)), ["cheater"; 3]);
    assert_eq!(known(&table, "12b", hand(0)), ["joe"; 3], "the other stays where it was seen");
}

/// Seat 0 holds the titles 1 to 3 and a brute. Seat 1 robs it, draws these cards and takes one.
fn robbed(drawn: &str, taken: &str) -> Table {
    let mut table = with_titles().hold(&["brute", "", ""]);
    let queens = ["QAAAA", "QQAAA", "QQQAA"][drawn.split(' ').count() - 1];
    table.rows(&["KKKAA", queens, "KKKAA"]);
    table.play(&format!("* {drawn}"));
    if table.truth("phase") == "take" {
        table.play(&format!("1 take {taken}"));
    }
    table
}

#[test]
fn dt_22_a_thief_knows_what_it_looked_at_and_the_victim_what_is_missing() {
    let table = robbed("brute title-2 title-3", "title-2");
    let titles = |memory: Memory| memory.hands[0];
    assert_eq!(known(&table, "1", titles), ["brute title-1 title-3"], "the thief saw them, or knew them");
    assert_eq!(known(&table, "0", |memory| memory.hands[1].titles()), ["title-1 title-2"], "one it had");
}

#[test]
fn dt_22_onlookers_no_longer_know_which_titles_are_left() {
    let table = robbed("brute title-2 title-3", "title-2");
    assert_eq!(known(&table, "2b", |memory| memory.hands[0].titles()), ["", ""], "one of three has moved");
    assert_eq!(known(&table, "2b", |memory| memory.hands[1].titles()), ["title-1"; 2], "as before");
}

#[test]
fn dt_22_onlookers_know_that_stolen_titles_are_still_in_some_hand() {
    let table = robbed("brute title-2 title-3", "title-2");
    assert_eq!(known(&table, "2b", |memory| memory.held.titles()), ["title-1 title-1 title-2 title-3"; 2]);
    assert_eq!(known(&table, "1", |memory| memory.held), ["brute title-1 title-3"], "less what is its own");
    assert_eq!(known(&table, "0", |memory| memory.held), ["title-1 title-2"]);
}

#[test]
fn dt_22_of_two_known_titles_of_a_kind_one_is_still_there_after_a_theft() {
    let mut table = Table::of(3);
    table.rows(&["AAAAA", "KKKKK", "KKKAA"]).play("* title-3 title-3 title-3").end_turn("");
    table.rows(&["AAAAA", "KKKKK", "KKKAA"]).end_turn("");
    assert_eq!(table.truth("0.titles"), "[title-1 title-2 title-3 title-3 title-3 title-3]");
    table.rows(&["KKKAA", "QQKKK", "KKKAA"]).play("* title-1 title-3; 1 take title-1");
    assert_eq!(known(&table, "2b", |memory| memory.hands[0]), ["title-3 title-3 title-3"; 2]);
}

#[test]
fn dt_31_while_a_thief_chooses_nobody_counts_what_it_has_drawn() {
    let mut table = with_titles().hold(&["brute", "", ""]);
    table.rows(&["KKKAA", "QQAAA", "KKKAA"]).play("* title-2 title-3");
    let titles = |viewer: u8| {
        let (points, hidden) = table.view(viewer).aid().points[0];
        (points.titles, hidden)
    };
    assert_eq!(titles(1), (1, 1), "the thief sees the other two, and the brute nowhere");
    assert_eq!(titles(2), (0, 2), "an onlooker knows no longer which is left");
    assert_eq!(titles(0), (1, 0));
}

#[test]
fn dt_22_a_stolen_store_card_leaves_the_titles_where_they_were() {
    let table = robbed("brute title-2 title-3", "brute");
    assert_eq!(known(&table, "12b", |memory| memory.hands[0]), ["title-1 title-2 title-3"; 3]);
    assert_eq!(known(&table, "02b", |memory| memory.hands[1].store()), ["brute", "", ""]);
}

#[test]
fn dt_22_everybody_knows_the_only_title_when_it_is_stolen() {
    let mut table = Table::of(3);
    table.rows(&["KKKKK", "KKKAA", "KKKAA"]).end_turn("");
    assert_eq!(known(&table, "12b", |memory| memory.hands[0]), ["title-1"; 3]);
    table.rows(&["KKKKK", "QKKKK", "KKKAA"]).play("* title-1");
    assert_eq!(known(&table, "02b", |memory| memory.hands[1]), ["title-1"; 3]);
    assert_eq!(known(&table, "12b", |memory| memory.hands[0]), ["title-2"; 3], "the next one of the row");
}

#[test]
fn dt_21_what_was_known_of_the_discard_is_known_of_the_new_deck_until_others_draw() {
    let mut table = Table::of(2);
    // The first winner of the store draws five cards twice, the second one all but one of the rest.
    table
        .rows(&["KKKKK", "JJJJJ"])
        .until("take", "equipment-1 equipment-2 equipment-3 equipment-4 equipment-5");
    table.play("1 take equipment-1").until("take", "equipment-8 dynamite girls brute brute");
    table.play("1 take brute").end_turn("");
    let put_back = "equipment-2 equipment-3 equipment-4 equipment-5 equipment-8 dynamite girls brute";
    assert_eq!(known(&table, "1", |memory| memory.discard), [put_back]);
    table.rows(&["JJJJJ", "KKKKK"]).until("take", "cheater cheater corruption credits joe");
    table.play("0 take joe").end_turn("");
    table.rows(&["KKKKK", "JJJJJ"]);
    while table.awaits() != "chance" {
        let seat = table.awaits()[..1].to_owned();
        table.play(&format!("{seat} pass"));
    }
    table.play("* marshal sharing wanted elixir");
    assert_eq!(known(&table, "1", |memory| memory.deck), [put_back], "the fifth card is due: a new deck");
    assert_eq!(known(&table, "1", |memory| memory.discard), [""]);
    assert_eq!(known(&table, "0", |memory| memory.deck), ["cheater cheater corruption credits"]);
    table.play("* cheater");
    assert_eq!(known(&table, "1", |memory| memory.deck), [put_back], "the drawing seat sees its cards");
    assert_eq!(known(&table, "0", |memory| memory.deck), ["cheater"], "one of each may be gone");
}

#[test]
fn dt_25_wired_titles_are_seen_and_no_longer_in_hand() {
    let mut table = with_titles();
    table.rows(&["9KKAA", "99KKA", "TKKKK"]).until("doc", "");
    assert_eq!(table.awaits(), "0 doc");
    table.play("0 doc wire title-1 title-3");
    assert_eq!(known(&table, "12b", |memory| memory.hands[0]), ["title-2"; 3]);
    assert_eq!(names(table.bystander().public.wired[0]), "title-1 title-3");
}

#[test]
fn dt_14_a_roll_has_the_dice_that_were_shown_with_a_cancelled_brute() {
    let mut table = Table::of(3).hold(&["", "brute", "wanted"]);
    table.play("* 99999 9TQQK AAAAA; 0 keep 9; 1 keep QQK brute; 2 keep A");
    table.play("2 wanted");
    let mut luck = QuickLuck::new(1);
    let mut rolls: Vec<Dice> = Vec::new();
    for _ in 0..300 {
        let imagined = table.bystander().imagine(&mut luck);
        rolls.push(kernel::State::view(&imagined, Viewer::Seat(Seat(1))).rolled);
    }
    let shown = Dice::read("QQK").expect("dice");
    assert!(rolls.iter().all(|roll| roll.includes(shown)));
    assert!(rolls.iter().any(|roll| *roll != rolls[0]), "and the others are anybody's guess");
}

#[test]
fn dt_14_nor_does_a_new_choice_make_anybody_forget_them() {
    let mut luck = QuickLuck::new(1);
    let mut table = Table::under(1, 3).hold(&["brute", "brute", "wanted joe"]);
    table.play("* 99999 9TQQK AAAAA; 0 keep 99 brute; 1 keep QQK brute; 2 keep A");
    table.play("2 wanted; 1 keep 9");
    assert_eq!(table.awaits(), "2 wanted", "the other brute is still to be settled");
    let shown = Dice::read("9QQK").expect("dice");
    for _ in 0..100 {
        let imagined = table.bystander().imagine(&mut luck);
        assert!(kernel::State::view(&imagined, Viewer::Seat(Seat(1))).rolled.includes(shown));
    }
}

#[test]
fn dt_06_whatever_is_imagined_has_what_is_known() {
    let table = robbed("brute title-2 title-3", "title-2");
    let mut luck = QuickLuck::new(2);
    let view = table.view(1);
    for _ in 0..100 {
        let imagined = view.imagine(&mut luck);
        let hand = kernel::State::view(&imagined, Viewer::Seat(Seat(0))).hand;
        assert!(names(hand).starts_with("brute") && names(hand).contains("title-1 title-3"), "{hand:?}");
    }
}
