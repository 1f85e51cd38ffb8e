//! WE-1 to WE-5: what is in the box, and what it is worth.

use crate::rules::table::{Table, cards};
use kernel::Seat;
use wyatt_earp::{Card, Chance, Outlaw, Set};

#[test]
fn we_01_seven_outlaws_in_canonical_order() {
    let names = Outlaw::ALL.map(Outlaw::name);
    assert_eq!(names, ["belle", "billy", "bob", "butch", "jesse", "sundance", "wes"], "WE-1");
}

#[test]
fn we_02_seventy_eight_cards() {
    let mut table = Table::open("", 2);
    assert_eq!(table.truth("supply").split(' ').count(), 78, "WE-2");
    table.play("* dealer seat=#0");
    let counts = [
        ("belle", 7),
        ("billy", 7),
        ("bob", 7),
        ("butch", 7),
        ("jesse", 7),
        ("sundance", 7),
        ("wes", 7),
        ("photo-belle", 1),
        ("photo-billy", 1),
        ("photo-bob", 1),
        ("photo-butch", 1),
        ("photo-jesse", 1),
        ("photo-sundance", 1),
        ("photo-wes", 1),
        ("stagecoach", 2),
        ("bank", 4),
        ("fastest-gun", 3),
        ("most-wanted", 3),
        ("hideout", 3),
        ("wyatt-earp", 7),
    ];
    let expected = counts.map(|(name, count)| (Chance::Card(cards(name)[0]), count));
    assert_eq!(table.chances(), expected, "WE-2, in canonical order");
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<u32>(), 78, "WE-2");
}

#[test]
fn we_02_no_other_word_is_a_card() {
    for name in ["photo", "photo-", "earp", "Belle", "photo-bank", "fastest gun", ""] {
        assert_eq!(Card::read(name), None, "WE-2: {name:?}");
    }
}

#[test]
fn we_03_capture_points_of_each_card() {
    let none = Set::default();
    assert_eq!(none.points(), 0, "WE-3");
    assert_eq!(Set { outlaws: 1, ..none }.points(), 2, "WE-3: outlaw card");
    assert_eq!(Set { outlaws: 7, ..none }.points(), 14, "WE-3: 2 each");
    assert_eq!(Set { photo: true, ..none }.points(), 4, "WE-3: photo");
    assert_eq!(Set { attached: [1, 0, 0], ..none }.points(), 1, "WE-3: stagecoach");
    assert_eq!(Set { attached: [0, 1, 0], ..none }.points(), 2, "WE-3: bank");
    assert_eq!(Set { attached: [0, 0, 1], ..none }.points(), 3, "WE-3: fastest gun");
}

#[test]
fn we_03_two_cards_a_photo_and_a_stagecoach_are_nine() {
    let set = Set { outlaws: 2, photo: true, attached: [1, 0, 0], covered: false };
    assert_eq!(set.points(), 9, "WE-3: the hideout example");
    assert_eq!(Set { covered: true, ..set }.points(), 0, "WE-25");
}

/// One seat plays everything on jesse: one sheriff card a turn (WE-15).
#[test]
fn we_03_rewards_of_each_card_and_the_shots_they_need() {
    let hands = [
        "jesse*4 photo-jesse stagecoach bank fastest-gun belle*2",
        "belle*2 billy*2 bob*2 butch*2 sundance*2",
    ];
    let mut table = Table::dealt("", &hands, "bob");
    let other = "1 draw discard; 1 discard";
    assert_eq!(table.poster("jesse"), 1000, "WE-6");
    table.play("0 draw supply: wes wes; 0 meld jesse 4");
    assert_eq!(table.poster("jesse"), 4000, "WE-3: $1000 × (4 − 1)");
    table.play("0 photo jesse");
    assert_eq!((table.poster("jesse"), table.awaits()), (5000, "0 play".into()), "WE-3: no shot");
    table.play(&format!("0 discard wes; {other} wes; 0 draw discard; 0 stagecoach"));
    assert_eq!((table.poster("jesse"), table.awaits()), (5000, "chance".into()), "WE-3: a shot");
    table.play("*: butch");
    assert_eq!(table.poster("jesse"), 8000, "WE-3: stagecoach $3000");
    table.play(&format!("0 discard belle; {other} belle; 0 draw discard; 0 bank: butch"));
    assert_eq!(table.poster("jesse"), 9000, "WE-3: bank $1000");
    table.play(&format!("0 discard belle; {other} belle; 0 draw discard; 0 fastest-gun: butch"));
    assert_eq!(table.poster("jesse"), 10000, "WE-3: fastest gun $1000");
    assert_eq!(table.set(0, "jesse"), "4 photo stagecoach bank fastest-gun", "WE-23");
    // 4 × 2 + 4 + 1 + 2 + 3.
    assert_eq!(table.payout("jesse").points, [18, 0, 0, 0], "WE-3");
}

#[test]
fn we_04_all_outlaw_cards_and_no_others_show_a_bullet_hole() {
    let holes: Vec<&str> = Card::all().filter(|card| card.is_hit()).map(Card::name).collect();
    assert_eq!(holes, ["belle", "billy", "bob", "butch", "jesse", "sundance", "wes"], "WE-4");
    assert!(Outlaw::ALL.iter().all(|&outlaw| !Card::photo(outlaw).is_hit()), "WE-4: photos included");
}

#[test]
fn we_05_the_bank_never_runs_out() {
    let mut public = Table::open("", 2).public();
    public.posters[Outlaw::Wes.index()] = 400;
    public.sets[0][Outlaw::Wes.index()].outlaws = 4;
    let payout = public.payout(Outlaw::Wes);
    assert_eq!(payout.takes, [(Seat(0), 400, 0)], "WE-5: $400,000 of a box with $150,000");
    assert_eq!(payout.stays, 0, "WE-5");
}
