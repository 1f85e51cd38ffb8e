//! DT-1 to DT-5: what is in the box, and how a table is set up.

use crate::rules::table::{ANYBODY, Table};
use dice_town::{Card, Chance, DiceTown, Face, Options, Public};
use kernel::{Game, Seat, State as _};
use testkit::{FixedLuck, play_random};

const STORE: [(&str, u32, u8); 17] = [
    ("equipment-1", 1, 1),
    ("equipment-2", 1, 2),
    ("equipment-3", 1, 3),
    ("equipment-4", 1, 4),
    ("equipment-5", 1, 5),
    ("equipment-8", 1, 8),
    ("dynamite", 1, 0),
    ("girls", 1, 0),
    ("brute", 2, 0),
    ("cheater", 2, 0),
    ("corruption", 1, 0),
    ("credits", 1, 0),
    ("joe", 1, 0),
    ("marshal", 1, 0),
    ("sharing", 1, 0),
    ("wanted", 1, 0),
    ("elixir", 1, 0),
];

const TITLES: [(&str, u32, u8); 5] =
    [("title-1", 5, 1), ("title-2", 5, 2), ("title-3", 5, 3), ("title-4", 5, 4), ("title-5", 5, 5)];

/// Rows with which seat 0, the sheriff, has the best hand, and nothing else happens.
const SHERIFF_WINS: [&str; 2] = ["KKKKK", "KKAAA"];

fn card(name: &str) -> Card {
    Card::read(name).expect("a card")
}

/// Plays random games of all sizes, with and without bribes. Calls `look` with what is public in
/// every state.
fn in_every_state(mut look: impl FnMut(&Public)) {
    for (game, seats) in DiceTown::SEATS.enumerate() {
        for bribes in [true, false] {
            let luck = &mut FixedLuck(game as u64);
            play_random::<DiceTown>(&Options { bribes }, seats, luck, |state| {
                look(&state.view(ANYBODY).public);
            });
        }
    }
}

#[test]
fn dt_01_six_faces_and_the_ace_is_high() {
    assert_eq!(Face::ALL.map(Face::letter), ["9", "T", "J", "Q", "K", "A"], "DT-1");
    assert!(Face::ALL.is_sorted(), "DT-1: ranked in that order");
}

#[test]
fn dt_01_five_dice_for_each_seat() {
    for seats in 2..=5 {
        let mut table = Table::of(seats);
        for _ in 0..seats {
            assert_eq!((table.refused("* 9"), table.refused("* 9999")), ("DT-7", "DT-7"), "DT-1: neither");
            table.play("* 99999");
        }
        assert_ne!(table.awaits(), "chance", "DT-1: no other dice");
    }
}

#[test]
fn dt_01_two_to_five_can_play() {
    let can_play: Vec<u8> =
        (0..9).filter(|&seats| DiceTown::open(&Options::default(), seats).is_ok()).collect();
    assert_eq!(can_play, [2, 3, 4, 5], "Dice Town (2–5 players)");
}

#[test]
fn dt_02_dollars_and_nuggets_at_the_start() {
    for seats in 2..=5 {
        let table = Table::of(seats);
        let piles = ["mine", "bank", "stagecoach"].map(|pile| table.truth(pile));
        assert_eq!(piles, ["30", "3", "0"], "DT-2");
        assert_eq!(table.each("dollars"), vec!["8"; seats.into()], "DT-2");
        assert_eq!(table.each("nuggets"), vec!["0"; seats.into()], "DT-2");
    }
}

#[test]
fn dt_02_dollars_and_nuggets_are_conserved() {
    in_every_state(|public| {
        let dollars = public.dollars.iter().sum::<u8>() + public.bank + public.stagecoach;
        assert_eq!(dollars, 8 * public.seats + 3, "DT-2: {public:?}");
        assert_eq!(public.nuggets.iter().sum::<u8>() + public.mine, 30, "DT-2: {public:?}");
    });
}

#[test]
fn dt_03_nineteen_store_cards_face_down() {
    let deck = Table::of(2).truth("store.deck");
    let cards = STORE.iter().flat_map(|&(name, count, _)| std::iter::repeat_n(name, count as usize));
    let cards: Vec<&str> = cards.collect();
    assert_eq!(cards.len(), 19, "DT-3");
    assert_eq!(deck, format!("[{}]", cards.join(" ")), "DT-3");
    assert_eq!(Table::of(2).truth("store.discard"), "[]", "DT-3");
}

#[test]
fn dt_03_each_store_card_comes_as_often_as_there_are_of_it() {
    let mut table = Table::of(2);
    table.rows(&["JAAAA", "KKKKK"]);
    let expected = STORE.map(|(name, count, _)| (Chance::Store(card(name)), count));
    assert_eq!(table.chances(), expected, "DT-3, in canonical order");
}

#[test]
fn dt_03_equipment_and_titles_are_worth_points_and_nothing_else_is() {
    let all: Vec<&str> = Card::all().map(Card::name).collect();
    assert_eq!(all, [STORE.as_slice(), &TITLES].concat().iter().map(|row| row.0).collect::<Vec<_>>());
    for (name, _, worth) in STORE.into_iter().chain(TITLES) {
        assert_eq!(card(name).worth(), worth, "DT-3, DT-4: {name}");
    }
}

#[test]
fn dt_03_no_other_word_is_a_card() {
    for name in ["equipment", "equipment-6", "equipment-7", "title-0", "title-6", "Brute", "brutes", "", "-"]
    {
        assert_eq!(Card::read(name), None, "DT-3: {name:?}");
    }
}

#[test]
fn dt_03_store_cards_and_titles_are_conserved() {
    in_every_state(|public| {
        let held = public.store_held.iter().sum::<u8>() + public.drawn_store;
        assert_eq!(held + public.store_deck + public.store_discard, 19, "DT-3: {public:?}");
        let wired = public.wired.iter().map(|cards| cards.len()).sum::<u8>();
        let held = public.titles_held.iter().sum::<u8>() + public.drawn_titles + wired;
        assert_eq!(held + public.title_deck + public.titles.len() as u8, 25, "DT-4: {public:?}");
    });
}

#[test]
fn dt_04_five_titles_of_each_worth() {
    let mut table = Table::open(true, 2);
    table.play("* 0");
    let expected = TITLES.map(|(name, count, _)| (Chance::Title(card(name)), count));
    assert_eq!(table.chances(), expected, "DT-4");
}

#[test]
fn dt_04_three_titles_are_turned_over_in_the_order_in_which_they_come() {
    let mut table = Table::open(true, 2);
    table.play("* 0 title-5 title-1 title-3");
    assert_eq!(table.truth("titles.row"), "[title-5 title-1 title-3]", "DT-4: first first, not sorted");
    let deck = table.truth("titles.deck");
    let left = TITLES.map(|(name, ..)| deck.matches(name).count());
    assert_eq!(left, [4, 5, 4, 5, 4], "DT-4: no longer in the deck");
}

#[test]
fn dt_04_a_title_cannot_come_a_sixth_time() {
    let mut table = Table::open(true, 2);
    table.play("* 0 title-5 title-5 title-5").turn(&SHERIFF_WINS, "title-5").turn(&SHERIFF_WINS, "title-5");
    table.rows(&SHERIFF_WINS);
    assert_eq!(table.reason("* title-5"), "DT-24 not-in-pile(card=title-5)", "DT-4");
}

#[test]
fn dt_04_the_first_title_is_next_in_line_and_new_ones_join_at_the_far_end() {
    let mut table = Table::open(true, 2);
    table.play("* 0 title-5 title-1 title-3").turn(&SHERIFF_WINS, "title-4");
    assert_eq!(table.truth("titles.row"), "[title-1 title-3 title-4]", "DT-4");
    assert_eq!(table.each("titles"), ["[title-5]", "[]"], "DT-4");
}

#[test]
fn dt_05_any_seat_may_be_the_first_sheriff() {
    for seats in 2..=5 {
        let table = Table::open(true, seats);
        let expected: Vec<_> = Seat::all(seats).map(|seat| (Chance::Sheriff(seat), 1)).collect();
        assert_eq!(table.chances(), expected, "DT-5");
    }
    assert_eq!(Table::open(true, 3).refused("* 3"), "DT-5", "nobody sits there");
}

#[test]
fn dt_05_chance_makes_the_sheriff() {
    for sheriff in 0..3 {
        assert_eq!(Table::under(sheriff, 3).truth("sheriff"), sheriff.to_string(), "DT-5");
    }
}

#[test]
fn dt_05_the_sheriff_then_three_titles_then_the_rolls() {
    let mut table = Table::open(true, 2);
    assert_eq!(table.refused("* title card=title-1"), "DT-5");
    table.play("* 1");
    for _ in 0..3 {
        assert_eq!(table.refused("* roll seat=#0 faces=99999"), "DT-4");
        assert_eq!(table.refused("* sheriff seat=#0"), "DT-4");
        table.play("* title-2");
    }
    assert_eq!(table.refused("* title card=title-1"), "DT-7");
    assert_eq!((table.truth("turn"), table.awaits()), ("1".into(), "chance".into()), "DT-5");
}

#[test]
fn dt_05_everybody_is_told_which_seat_is_sheriff() {
    let mut table = Table::open(true, 3);
    assert_eq!(table.notices("* 2", ANYBODY), ["DT-5 first-sheriff(seat=#2)"], "DT-5");
}
