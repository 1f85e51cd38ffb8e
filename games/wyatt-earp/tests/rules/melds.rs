//! WE-15 to WE-18 and WE-21: what a turn may play, melds, sets and photos.

use crate::rules::table::{PAIRS, Table};

#[test]
fn we_15_any_number_of_outlaws_and_one_sheriff_card_in_any_order() {
    let hands = ["jesse*3 billy*3 photo-jesse photo-billy bank bob", PAIRS];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw supply: jesse wes; 0 meld jesse 3; 0 photo jesse; 0 meld jesse 1; 0 meld billy 3");
    assert_eq!(table.hand(0), "bob wes photo-billy bank", "WE-15");
    assert_eq!(table.plays(), "", "WE-15: only discards are left");
    assert_eq!(table.reason("0 photo billy"), "WE-15 wyatt-earp-refusal-one-sheriff");
    assert_eq!(table.refused("0 bank"), "WE-15");
    table.play("0 discard wes; 1 draw discard; 1 discard wes; 0 draw discard");
    assert_eq!(table.plays(), "photo billy, bank", "WE-15: one in each turn");
}

#[test]
fn we_15_every_sheriff_card_counts() {
    let hands = ["jesse*3 wyatt-earp most-wanted hideout bank*2 photo-jesse bob", "wes*3 belle*3 billy*4"];
    for played in ["0 wyatt-earp draw: sundance sundance", "0 ask butch 1", "0 rob: sundance", "0 bank: bob"]
    {
        let mut table = Table::dealt_by(0, "", &hands, "bob");
        table.play("1 draw supply: butch butch; 1 meld wes 3; 1 discard butch");
        table.play("0 draw supply: sundance sundance; 0 meld jesse 3").play(played);
        for line in ["0 bank", "0 photo jesse"] {
            assert_eq!(table.refused(line), "WE-15", "{line} after {played}");
        }
    }
}

#[test]
fn we_15_a_miss_still_was_the_turns_one_sheriff_card() {
    let mut table = Table::dealt("", &["jesse*3 bank*2 belle*2 billy*2 bob", PAIRS], "wes");
    table.play("0 draw discard; 0 meld jesse 3; 0 bank: hideout");
    assert_eq!(table.refused("0 bank"), "WE-15", "WE-19");
}

#[test]
fn we_16_the_first_cards_of_an_outlaw_are_at_least_three() {
    let table_of = |hand| {
        let mut table = Table::dealt("", &[hand, PAIRS], "wes");
        table.play("0 draw discard");
        table
    };
    let table = table_of("jesse*5 belle*2 billy*2 bob");
    assert_eq!(table.plays(), "meld jesse 3, meld jesse 4, meld jesse 5", "WE-16");
    assert_eq!(table.reason("0 meld jesse 2"), "WE-16 wyatt-earp-refusal-three(outlaw=jesse)");
    assert_eq!(table.refused("0 meld belle 2"), "WE-16", "two of a closed outlaw");
    assert_eq!(table.refused("0 meld wes 1"), "WE-16");
    assert_eq!(table.reason("0 meld jesse 6"), "WE-16 wyatt-earp-refusal-not-held(card=jesse)");
}

#[test]
fn we_16_two_and_a_photo_are_not_three() {
    let mut table = Table::dealt("", &["jesse*2 photo-jesse belle*2 billy*2 bob*2 butch", PAIRS], "wes");
    table.play("0 draw discard");
    assert_eq!(table.plays(), "", "WE-18: it cannot help to make up the three");
    assert_eq!(table.refused("0 meld jesse 3"), "WE-16");
}

#[test]
fn we_16_example_four_then_two_then_one() {
    let hands =
        ["jesse*4 belle*2 billy*2 bob*2", "jesse*2 belle*2 billy*2 bob*2 butch*2", "jesse butch*3 wes*6"];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard; 0 meld jesse 4; 0 discard wes");
    assert_eq!(table.poster("jesse"), 1000 + 3000, "WE-16: +$3000");
    table.play("1 draw discard");
    assert_eq!(table.plays(), "meld jesse 1, meld jesse 2", "WE-16: open for everybody");
    table.play("1 meld jesse 2; 1 discard wes");
    assert_eq!(table.poster("jesse"), 4000 + 1000, "WE-16: +$1000, only the cards of this play count");
    table.play("2 draw discard; 2 meld jesse 1");
    assert_eq!(table.poster("jesse"), 5000, "WE-16: +$0");
    assert_eq!(table.truth("open"), "[jesse]", "WE-16");
}

#[test]
fn we_16_open_even_when_the_very_last_card_was_stolen() {
    let hands = ["most-wanted*3 belle*2 billy*2 bob*2 butch", "jesse*3 belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard wes");
    table.play("0 draw discard; 0 rob: wes; 0 discard wes").idle_turn();
    table.play("0 draw discard; 0 rob: wes; 0 discard wes").idle_turn();
    table.play("0 draw discard; 0 rob: wes");
    assert_eq!((table.set(1, "jesse"), table.truth("open")), ("0".into(), "[jesse]".into()), "WE-16");
    assert_eq!(table.plays(), "meld jesse 1, meld jesse 2, meld jesse 3", "WE-16");
    table.play("0 meld jesse 1");
    assert_eq!(table.poster("jesse"), 3000, "WE-16: $1000 + $2000 + $0");
}

#[test]
fn we_16_closed_again_in_the_next_round() {
    let mut table = Table::dealt("", &["jesse*4 billy*3 bob*3", PAIRS], "wes");
    table
        .go_out(0)
        .deal(&["jesse*2 belle*2 billy*2 bob*2 butch*2", "jesse*2 belle*2 billy*2 bob*2 wes*2"], "wes");
    table.play("1 draw discard");
    assert_eq!(table.refused("1 meld jesse 2"), "WE-16", "open for the rest of the round only");
}

#[test]
fn we_17_all_cards_of_one_outlaw_in_one_territory_are_a_single_set() {
    let hands = ["jesse*4 photo-jesse belle*2 billy*2 bob", "jesse*2 belle*2 billy*2 bob*2 butch*2"];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard; 0 meld jesse 3; 0 meld jesse 1; 0 photo jesse; 0 discard wes");
    assert_eq!(table.set(0, "jesse"), "4 photo", "WE-17");
    table.play("1 draw discard; 1 meld jesse 1");
    assert_eq!((table.set(0, "jesse"), table.set(1, "jesse")), ("4 photo".into(), "1".into()), "WE-17");
}

#[test]
fn we_18_example_four_billy_and_his_photo() {
    let mut table = Table::dealt("", &["billy*4 photo-billy belle*2 bob*2 butch", PAIRS], "wes");
    table.play("0 draw discard");
    assert_eq!(table.refused("0 photo billy"), "WE-18", "billy is closed");
    table.play("0 meld billy 4");
    assert_eq!(table.poster("billy"), 4000, "WE-18: +$3000");
    table.play("0 photo billy");
    assert_eq!((table.poster("billy"), table.awaits()), (5000, "0 play".into()), "WE-18: +$1000, no shot");
    assert_eq!(table.set(0, "billy"), "4 photo", "WE-18");
}

#[test]
fn we_18_example_a_photo_alone_and_a_bank_on_it() {
    let hands = ["billy*3 belle*2 bob*2 butch*2 most-wanted", "photo-billy bank belle*2 bob*2 butch*2 wes*2"];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard; 0 meld billy 3; 0 discard wes");
    assert_eq!(table.poster("billy"), 3000, "WE-16");
    table.play("1 draw discard; 1 photo billy; 1 discard wes");
    assert_eq!((table.set(1, "billy"), table.poster("billy")), ("0 photo".into(), 4000), "WE-18: alone");
    // The photo is the only card in another territory, and it cannot be stolen.
    table.play("0 draw discard");
    assert_eq!(table.refused("0 rob"), "WE-28", "WE-18: not an outlaw card");
    table.play("0 discard wes; 1 draw discard; 1 bank: jesse");
    assert_eq!((table.set(1, "billy"), table.poster("billy")), ("0 photo bank".into(), 5000), "WE-18");
}

#[test]
fn we_18_a_photo_uses_up_the_turns_one_sheriff_card() {
    let mut table = Table::dealt("", &["billy*3 photo-billy bank belle*2 bob*2 butch", PAIRS], "wes");
    table.play("0 draw discard; 0 meld billy 3; 0 photo billy");
    assert_eq!(table.refused("0 bank"), "WE-15", "WE-18");
    assert_eq!(table.refused("0 photo jesse"), "WE-9", "not held");
}

#[test]
fn we_21_example_one_sheriff_card_with_effect_and_one_discarded_without() {
    let mut table = Table::dealt("", &["jesse*3 wyatt-earp bank belle*2 billy*2 bob", PAIRS], "wes");
    table.play("0 draw supply: wes wes; 0 meld jesse 3; 0 wyatt-earp draw: butch hideout; 0 discard bank");
    assert_eq!(table.discard(), "wes wyatt-earp bank", "WE-21");
    assert_eq!(table.awaits(), "1 draw", "WE-21: no shot");
    assert_eq!((table.poster("jesse"), table.set(0, "jesse")), (3000, "3".into()), "WE-21: no effect");
}

#[test]
fn we_21_any_sheriff_card_may_be_discarded() {
    let hand = "photo-belle stagecoach bank fastest-gun most-wanted hideout wyatt-earp belle*3";
    for card in ["photo-belle", "stagecoach", "bank", "fastest-gun", "most-wanted", "hideout", "wyatt-earp"] {
        let mut table = Table::dealt("", &[hand, PAIRS], "wes");
        table.play(&format!("0 draw discard; 0 discard {card}"));
        assert_eq!((table.discard(), table.awaits()), (card.into(), "1 draw".into()), "WE-21");
    }
}
