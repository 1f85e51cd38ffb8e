//! Requests for tables that cannot be set up: each gets one sentence that says what there is instead.

use catalog::{SetupError, Variant};
use table::Seed;

fn wild_shots() -> &'static dyn catalog::AnyGame {
    catalog::find("wild-shots").expect("Wild Shots is there")
}

#[test]
fn an_unknown_game_is_refused_with_the_known_ones() {
    let error = catalog::find("poker").err().expect("there is no poker");
    assert!(error.to_string().starts_with("There is no game called poker; there is "));
    assert!(catalog::games().iter().all(|game| error.to_string().contains(game.name())));
}

#[test]
fn a_wrong_number_of_seats_is_refused_with_the_range() {
    for seats in [0, 1, 5, 255] {
        let error = wild_shots().replay(&wild_shots().defaults(), seats).err().expect("two to four can play");
        assert_eq!(error.to_string(), format!("wild-shots is played by 2 to 4, not by {seats}."));
        let error = wild_shots().table(&wild_shots().defaults(), seats, Seed::from_number(1), &[]).err();
        assert!(matches!(error, Some(SetupError::Seats { .. })));
        assert!(wild_shots().tally(&wild_shots().defaults(), seats, 0, 0..1).is_err());
    }
}

#[test]
fn unknown_options_and_presets_are_named() {
    let refused = |preset, options: &[(&str, &str)]| {
        Variant::new(wild_shots(), preset, options.iter().copied()).err().map(|error| error.to_string())
    };
    assert_eq!(refused(Some("genie"), &[]).as_deref(), Some("wild-shots has no preset genie; it has: none."));
    let option = refused(None, &[("jokers", "2")]);
    assert_eq!(option.as_deref(), Some("wild-shots has no option jokers; it has: none."));
    assert_eq!(refused(None, &[]), None);
}
