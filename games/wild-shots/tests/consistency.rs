//! Derived values that a table keeps besides the cards agree with the cards in every state.

use kernel::{NoOptions, Seat, State as _, Viewer};
use testkit::{FixedLuck, play_random};
use wild_shots::{Card, CardSet, Colours, Public, Symbol, WildShots};

/// WS-9 word by word: the first of the highest trumps, else the highest of the led colour.
fn holder(public: &Public) -> Option<Seat> {
    let table = public.table();
    let trumps = public.trump.map_or(CardSet::EMPTY, Symbol::cards);
    let highest = |cards: CardSet| {
        let ranks = table.iter().filter(|card| cards.contains(**card)).map(|card| card.rank());
        let highest = ranks.max()?;
        table.iter().position(|card| cards.contains(*card) && card.rank() == highest)
    };
    let led = CardSet::of(table.first()?.colour());
    let position = highest(trumps).or_else(|| highest(led))?;
    Some(public.leader.clockwise(position as u8, public.seats))
}

#[test]
fn what_is_kept_agrees_with_the_cards() {
    for seats in 2..=4 {
        for seed in 0..20 {
            play_random::<WildShots>(&NoOptions, seats, &mut FixedLuck(seed), |state| {
                let public = state.view(Viewer::Bystander).public;
                let table: &[Card] = public.table();
                assert_eq!(public.on_table, table.iter().copied().collect(), "the cards on the table");
                assert_eq!(public.follow, table.first().map_or(Colours::ALL, |&card| Colours::of(card)));
                assert_eq!(public.trumps[usize::from(public.trick)], public.trump);
                assert_eq!(public.holder(), holder(&public), "WS-9: {table:?} {:?}", public.trump);
                for seat in Seat::all(seats) {
                    let hand = state.view(Viewer::Seat(seat)).hand;
                    assert_eq!(public.held(seat), hand.len(), "the cards {seat:?} holds");
                    assert!(hand.and(public.voids[seat.index()].cards()).is_empty(), "WS-8");
                }
            });
        }
    }
}

#[test]
fn the_same_luck_brings_the_same_game() {
    let scores =
        [2, 3, 4].map(|seats| play_random::<WildShots>(&NoOptions, seats, &mut FixedLuck(1), |_| {}));
    assert_eq!(scores, [vec![26, 48], vec![12, 60, 40], vec![42, 23, 65, 32]]);
}
