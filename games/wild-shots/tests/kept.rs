//! What a table keeps at hand beside the cards says the same as the cards, in every state.

use kernel::{Awaits, Game, Luck, NoOptions, Seat, State as _, Step, Viewer};
use wild_shots::{Card, CardSet, Colours, Public, State, Symbol, WildShots};

/// A luck that is written down here, so that what it brings never changes.
struct Script(u64);

impl Luck for Script {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(n)) as u32
    }
}

/// Plays a whole game by the script and looks at every state on the way.
fn play(seats: u8, luck: &mut Script, mut look: impl FnMut(&State)) -> Vec<i32> {
    let mut state = WildShots::open(&NoOptions, seats).expect("a number of seats that can play");
    let mut actions = Vec::new();
    loop {
        look(&state);
        match state.awaits() {
            Awaits::Chance => state.apply(&Step::Chance(state.sample(luck))),
            Awaits::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                actions.clear();
                state.actions(seat, &mut actions);
                state.apply(&Step::Act(seat, actions[luck.below(actions.len() as u32) as usize]));
            }
            Awaits::Nothing => return state.standing().expect("the game is over").scores().to_vec(),
        }
    }
}

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
            play(seats, &mut Script(seed), |state| {
                let public = state.view(Viewer::Bystander).public;
                let table: &[Card] = public.table();
                assert_eq!(public.on_table, table.iter().copied().collect(), "the cards on the table");
                assert_eq!(public.follow, table.first().map_or(Colours::ALL, |&card| Colours::of(card)));
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
    let scores = [2, 3, 4].map(|seats| play(seats, &mut Script(1), |_| {}));
    assert_eq!(scores, [vec![26, 48], vec![12, 60, 40], vec![42, 23, 65, 32]]);
}
