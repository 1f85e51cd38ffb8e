//! Derived values that a table keeps besides the cards agree with the cards in every state, and
//! what viewers remember is true.

use dice_town::{Card, Cards, DiceTown, Memory, Options, Place, Public, State, View};
use kernel::{Listed, Listing, Seat, State as _, Viewer};
use testkit::{FixedLuck, play_random};

fn games(mut look: impl FnMut(&State)) {
    for bribes in [true, false] {
        for (seats, seed) in (2..=5).flat_map(|seats| (0..12).map(move |seed| (seats, seed))) {
            play_random::<DiceTown>(&Options { bribes }, seats, &mut FixedLuck(seed), &mut look);
        }
    }
}

fn cards(listing: Option<&Listing>) -> Cards {
    let words = listing.map(Listing::words).unwrap_or_default();
    words.into_iter().map(|name| Card::read(name).expect("a card")).collect()
}

/// Returns the true cards from the listing: hands, store discard, store deck, and drawn cards.
fn truth(state: &State) -> (Vec<Cards>, Cards, Cards, Cards) {
    let listing = state.listing();
    let Some(Listing::List(seats)) = listing.get("seats") else { panic!("there are seats") };
    let hand = |seat: &Listing| cards(seat.get("store")).plus(cards(seat.get("titles")));
    let pile = |key| cards(listing.get("store").and_then(|store| store.get(key)));
    (seats.iter().map(hand).collect(), pile("discard"), pile("deck"), cards(listing.get("drawn")))
}

fn within(known: Cards, there: Cards) -> bool {
    Card::all().all(|card| known.count(card) <= there.count(card))
}

#[test]
fn dt_06_the_counts_everybody_sees_are_those_of_the_cards() {
    games(|state| {
        let public = state.view(Viewer::Bystander).public;
        let (hands, discard, deck, drawn) = truth(state);
        for (seat, hand) in hands.iter().enumerate() {
            assert_eq!(public.store_held[seat], hand.store().len());
            assert_eq!(public.titles_held[seat], hand.titles().len());
        }
        assert_eq!((public.store_deck, public.store_discard), (deck.len(), discard.len()));
        assert_eq!((public.drawn_store, public.drawn_titles), (drawn.store().len(), drawn.titles().len()));
    });
}

#[test]
fn dt_06_whatever_a_viewer_remembers_is_true() {
    let mut remembered = 0;
    games(|state| {
        let public = state.view(Viewer::Bystander).public;
        let (hands, discard, deck, drawn) = truth(state);
        for viewer in Viewer::all(public.seats) {
            let View { known, .. } = state.view(viewer);
            for seat in Seat::all(public.seats) {
                let there = if is_robbed(&public, seat) {
                    hands[seat.index()].plus(drawn)
                } else {
                    hands[seat.index()]
                };
                assert!(within(known.hands[seat.index()], there), "{viewer:?} of {seat:?}: {known:?}");
                remembered += u32::from(known.hands[seat.index()].len());
            }
            let others = Seat::all(public.seats).filter(|&seat| viewer != Viewer::Seat(seat));
            let drawn = if others.clone().any(|seat| is_robbed(&public, seat)) { drawn } else { Cards::NONE };
            let held = others.fold(drawn, |all, seat| all.plus(hands[seat.index()]));
            assert!(within(known.held, held), "{viewer:?}: {known:?}");
            assert!(within(known.hands.iter().fold(Cards::NONE, |all, &hand| all.plus(hand)), known.held));
            assert!(within(known.discard, discard) && within(known.deck, deck), "{viewer:?}: {known:?}");
            assert!(knows_what_everybody_knows(viewer, known, public.known), "{viewer:?}: {known:?}");
        }
    });
    assert!(remembered > 100_000, "there is something to remember: {remembered}");
}

fn is_robbed(public: &Public, seat: Seat) -> bool {
    public.place == Place::Saloon && public.victim == seat && public.drawn_store + public.drawn_titles > 0
}

fn knows_what_everybody_knows(viewer: Viewer, known: Memory, all: Memory) -> bool {
    let hands = known.hands.iter().zip(&all.hands).enumerate();
    let others = hands.filter(|(seat, _)| viewer != Viewer::Seat(Seat(*seat as u8)));
    others.into_iter().all(|(_, (own, all))| within(*all, *own))
        && within(all.discard, known.discard)
        && within(all.deck, known.deck)
}

#[test]
fn the_same_luck_brings_the_same_game() {
    let scores = [2, 3, 4, 5]
        .map(|seats| play_random::<DiceTown>(&Options::default(), seats, &mut FixedLuck(1), |_| {}));
    assert_eq!(scores, [vec![74, 50], vec![63, 26, 38], vec![51, 25, 29, 26], vec![45, 4, 38, 19, 20]]);
}
