//! Wishes that cannot be granted: each gets one sentence that says what there is instead.

use catalog::{Fault, Variant};
use table::Seed;

fn wild_shots() -> &'static dyn catalog::AnyGame {
    catalog::find("wild-shots").expect("Wild Shots is there")
}

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    let fault = catalog::find("poker").err().expect("there is no poker");
    assert!(fault.to_string().starts_with("There is no game called poker; there is "));
    assert!(catalog::games().iter().all(|game| fault.to_string().contains(game.name())));
}

#[test]
fn a_table_too_small_or_too_large_is_answered_with_the_range() {
    for seats in [0, 1, 5, 255] {
        let fault = wild_shots().replay(&wild_shots().defaults(), seats).err().expect("two to four can play");
        assert_eq!(fault.to_string(), format!("wild-shots is played by 2 to 4, not by {seats}."));
        let fault = wild_shots().table(&wild_shots().defaults(), seats, Seed::from_number(1), &[]).err();
        assert!(matches!(fault, Some(Fault::Seats { .. })));
        assert!(wild_shots().tally(&wild_shots().defaults(), seats, 0, 0..1).is_err());
    }
}

#[test]
fn options_and_presets_that_are_not_there_are_named() {
    let wished = |preset, options: &[(&str, &str)]| {
        Variant::wished(wild_shots(), preset, options.iter().copied()).err().map(|fault| fault.to_string())
    };
    assert_eq!(wished(Some("genie"), &[]).as_deref(), Some("wild-shots has no preset genie; it has: none."));
    let option = wished(None, &[("jokers", "2")]);
    assert_eq!(option.as_deref(), Some("wild-shots has no option jokers; it has: none."));
    assert_eq!(wished(None, &[]), None);
}
