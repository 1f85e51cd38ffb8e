//! WE-10, WE-26, WE-28 and WE-32: what everybody knows, and what only one seat does.

use crate::rules::table::{PAIRS, Table, multiset};
use wyatt_earp::{Card, Cards, View};

fn known(table: &Table, seat: usize) -> String {
    multiset(table.public().known[seat])
}

/// What a viewer knows of the discard: how many cards at the bottom are hidden, and the rest.
fn seen(view: &View) -> (u8, String) {
    let names: Vec<&str> = view.discard.iter().map(|card| card.name()).collect();
    (view.hidden, names.join(" "))
}

#[test]
fn we_10_a_card_taken_from_the_discard_is_known_until_it_is_shown_again() {
    let mut table = Table::dealt("", &["jesse*2 belle*2 billy*2 bob*2 butch*2", PAIRS], "jesse");
    table.play("0 draw discard");
    assert_eq!((known(&table, 0), known(&table, 1)), ("jesse".into(), String::new()), "WE-10");
    table.play("0 meld jesse 3");
    assert_eq!(known(&table, 0), "", "it lies on the table now");
    table.play("0 discard belle; 1 draw discard");
    assert_eq!(known(&table, 1), "belle", "WE-10");
    table.play("1 discard bob; 0 draw discard; 0 discard butch; 1 draw discard; 1 discard belle");
    assert_eq!((known(&table, 0), known(&table, 1)), ("bob".into(), "butch".into()), "one belle was shown");
}

#[test]
fn we_10_what_is_drawn_from_the_supply_is_seen_by_its_seat_alone() {
    let draws = |cards: &str| {
        let mut table = Table::dealt("", &[PAIRS, PAIRS], "wes");
        table.play(&format!("0 draw supply: {cards}"));
        table
    };
    let (one, other) = (draws("bank jesse"), draws("photo-belle wyatt-earp"));
    assert_eq!(one.view(1), other.view(1), "WE-10: seat 1 cannot tell them apart");
    assert_eq!(one.bystander(), other.bystander(), "WE-10");
    assert_ne!(one.view(0), other.view(0), "WE-10");
}

#[test]
fn we_26_a_no_is_known_until_the_hand_may_have_changed() {
    let hands =
        ["most-wanted belle*2 billy*2 bob*2 butch*2 wes", "belle*2 billy*2 bob*2 butch*2 wyatt-earp*2"];
    let asked = |search: &str| {
        let mut table = Table::dealt(search, &hands, "sundance");
        table.play("0 draw discard; 0 ask jesse 1; 0 discard sundance");
        table
    };
    let mut table = asked("");
    assert_eq!(table.public().none_of, [0, 1 << 4, 0, 0], "WE-26: jesse is the fifth");
    table.play("1 draw discard");
    assert_eq!(table.public().none_of[1], 1 << 4, "WE-26: everybody saw what came");
    table.play("1 discard belle");
    assert_eq!(table.public().none_of[1], 1 << 4, "WE-26");
    table.play("0 draw discard; 0 discard wes; 1 draw supply: jesse");
    assert_eq!(table.public().none_of[1], 0, "WE-26: a card nobody else saw");
    let mut table = asked("search_pile=supply");
    table.play("1 draw discard; 1 wyatt-earp search");
    assert_eq!(table.public().none_of[1], 1 << 4, "WE-32: nothing is taken yet");
    table.play("1 pick jesse");
    assert_eq!(table.public().none_of[1], 0, "WE-32");
}

#[test]
fn we_26_a_card_given_is_known_in_the_asking_hand_and_gone_from_the_other() {
    let hands = ["most-wanted belle*2 billy*2 bob*2 butch*2 wes", "jesse*2 belle*2 billy*2 bob*2 butch*2"];
    let mut table = Table::dealt_by(0, "", &hands, "jesse");
    table.play("1 draw discard; 1 discard belle; 0 draw supply: wes wes");
    assert_eq!(known(&table, 1), "jesse", "WE-10");
    table.play("0 ask jesse 1");
    assert_eq!((known(&table, 0), known(&table, 1)), ("jesse".into(), String::new()), "WE-26");
    assert_eq!(table.public().none_of[1], 0, "WE-26: whether it holds more is not said");
}

#[test]
fn we_28_a_stolen_card_is_known() {
    let hands = ["most-wanted belle*2 billy*2 bob*2 butch*2 wes", "jesse*3 belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table
        .play("1 draw supply: bank bank; 1 meld jesse 3; 1 discard bank; 0 draw supply: wes wes; 0 rob: bob");
    assert_eq!(known(&table, 0), "jesse", "WE-28");
    table.play("0 meld jesse 1");
    assert_eq!(known(&table, 0), "", "WE-28");
}

#[test]
fn we_32_what_landed_face_up_is_known_until_somebody_searches() {
    let mut table = Table::dealt("", &[PAIRS, PAIRS], "wes");
    table.play("0 draw supply: bank bank; 0 discard bank; 1 draw supply: wes wes; 1 discard wes");
    for view in [table.view(0), table.view(1), table.bystander()] {
        assert_eq!(seen(&view), (0, "wes bank wes".into()), "WE-32");
    }
}

/// On the discard lie wes, wes, bank, bob; seat 0 has drawn and holds a wyatt-earp, seat 1 two.
fn before_search() -> Table {
    let hands =
        ["wyatt-earp belle*2 billy*2 bob butch*2 wes bank", "wyatt-earp*2 belle*2 billy*2 bob*2 butch*2"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw supply: wes jesse; 1 discard wes; 0 draw supply: jesse jesse; 0 discard bank");
    table.play("1 draw supply: sundance jesse; 1 discard bob; 0 draw supply: jesse sundance");
    assert_eq!(table.discard(), "wes wes bank bob");
    table
}

#[test]
fn we_32_during_a_search_nothing_is_hidden_yet() {
    let mut table = before_search();
    table.play("0 wyatt-earp search");
    for view in [table.view(0), table.view(1), table.bystander()] {
        assert_eq!(seen(&view), (0, "wes wes bank bob wyatt-earp".into()), "WE-32");
    }
    assert_eq!(table.view(1).supply, None, "WE-32");
}

#[test]
fn we_32_after_a_search_the_others_know_only_what_is_certain() {
    let mut table = before_search();
    table.play("0 wyatt-earp search; 0 pick bank");
    assert_eq!(table.public().murky, 3, "WE-32: all but the top");
    // One of wes, bank, bob is gone: of two wes at least one is left.
    assert_eq!(multiset(table.public().sure), "wes", "WE-32");
    assert_eq!(seen(&table.view(1)), (3, "wyatt-earp".into()), "WE-32");
    assert_eq!(seen(&table.bystander()), (3, "wyatt-earp".into()), "WE-32");
    assert_eq!(seen(&table.view(0)), (0, "wes wes bob wyatt-earp".into()), "WE-32: who searched knows all");
    assert_eq!(known(&table, 0), "", "WE-32: the card is not shown");
    table.play("0 keep; 0 discard belle");
    assert_eq!(seen(&table.view(1)), (3, "wyatt-earp belle".into()), "WE-32: what lands now is seen");
    assert_eq!(seen(&table.view(0)), (0, "wes wes bob wyatt-earp belle".into()), "WE-32");
}

#[test]
fn we_32_the_others_cannot_tell_what_was_taken() {
    let picks = |card: &str| {
        let mut table = before_search();
        table.play(&format!("0 wyatt-earp search; 0 pick {card}"));
        table
    };
    let (mut wes, mut bank) = (picks("wes"), picks("bank"));
    assert_eq!(wes.view(1), bank.view(1), "WE-32, WE-33: no tell");
    assert_eq!(wes.bystander(), bank.bystander(), "WE-32");
    assert_eq!(wes.view(0).found.map(Card::name), Some("wes"), "WE-33");
    assert_eq!((wes.view(1).found, wes.bystander().found), (None, None), "WE-33");
    wes.play("0 keep; 0 discard belle");
    bank.play("0 keep; 0 discard belle");
    assert_eq!(wes.view(1), bank.view(1), "WE-32");
}

#[test]
fn we_32_a_second_search_makes_the_first_searcher_forget() {
    let mut table = before_search();
    table.play("0 wyatt-earp search; 0 pick bank; 0 keep; 0 discard belle");
    table.play("1 draw supply: bob sundance; 1 wyatt-earp search");
    assert_eq!(
        seen(&table.view(1)),
        (0, "wes wes bob wyatt-earp belle wyatt-earp".into()),
        "WE-32: it looks"
    );
    table.play("1 pick bob");
    assert_eq!(seen(&table.view(1)), (0, "wes wes wyatt-earp belle wyatt-earp".into()), "WE-32");
    assert_eq!(seen(&table.view(0)), (4, "wyatt-earp".into()), "WE-32");
    // The belle or the last certain wes may be gone; a wyatt-earp may not be taken.
    assert_eq!(multiset(table.public().sure), "wyatt-earp", "WE-32");
}

#[test]
fn we_32_searching_the_supply_hides_nothing_of_the_discard() {
    let hands = ["wyatt-earp belle*2 billy*2 bob*2 butch*2 wes", PAIRS];
    let picks = |card: &str| {
        let mut table = Table::dealt("search_pile=supply", &hands, "wes");
        table.play("0 draw supply: jesse jesse; 0 wyatt-earp search");
        assert_eq!(table.view(0).supply.map(Cards::len), Some(55), "WE-32: it looks");
        assert_eq!((table.view(1).supply, table.bystander().supply), (None, None), "WE-32");
        table.play(&format!("0 pick {card}"));
        table
    };
    let (bank, jesse) = (picks("bank"), picks("jesse"));
    assert_eq!(bank.view(0).supply, None, "WE-32: only while searching");
    assert_eq!(seen(&bank.view(1)), (0, "wes wyatt-earp".into()), "WE-32");
    assert_eq!(bank.view(1), jesse.view(1), "WE-33: no tell");
}

#[test]
fn we_11_a_reshuffle_leaves_nothing_to_know_of_the_discard() {
    let mut table = before_search();
    table.play("0 wyatt-earp search; 0 pick bank; 0 keep; 0 discard belle");
    table.drain(1, &[], "wes");
    let seat = table.public().turn.0;
    table.play(&format!("{seat} draw supply: wes belle; {seat} discard belle"));
    assert_eq!(table.public().murky, 0, "WE-11");
    assert_eq!(seen(&table.view(0)), (0, "belle".into()), "WE-11");
    assert!(table.public().sure.is_empty(), "WE-11");
}

#[test]
fn we_32_a_client_shows_the_top_of_the_discard_and_its_size() {
    let mut table = before_search();
    let page = |table: &Table, seat| format!("{:?}", kernel::View::page(&table.view(seat)));
    assert!(page(&table, 1).contains("wyatt-earp-page-discard(card=bob, size=4)"), "WE-32");
    table.play("0 wyatt-earp search; 0 pick bank");
    for seat in [0, 1] {
        let shown = page(&table, seat);
        assert!(shown.contains("wyatt-earp-page-discard(card=wyatt-earp, size=4)"), "WE-32: {shown}");
    }
}

#[test]
fn we_35_whether_a_seat_holds_a_wyatt_earp_cannot_be_seen() {
    let asked = |seat_1: &str| {
        let hands = ["hideout belle*2 billy*2 bob*2 butch*2 wes", seat_1];
        let mut table = Table::dealt_by(0, "", &hands, "wes");
        table.play("1 draw discard; 1 meld jesse 3; 1 discard wes; 0 draw discard; 0 hideout: sundance");
        table
    };
    let with = asked("jesse*3 wyatt-earp belle*2 billy*2 bob*2");
    let without = asked("jesse*3 butch belle*2 billy*2 bob*2");
    assert_eq!(with.view(0), without.view(0), "WE-35: no tell");
    assert_eq!(with.bystander(), without.bystander(), "WE-35");
}
