//! Derived values that a table keeps besides the cards agree with the cards in every state.

use kernel::{Luck, Options as _, Seat, State as _, Viewer};
use testkit::{FixedLuck, play_random};
use wyatt_earp::{Chance, Options, Outlaw, Public, Set, Sets, WyattEarp};

/// Brings one number, once, below a number that is expected.
struct Once {
    number: u32,
    below: u32,
    asked: u32,
}

impl Luck for Once {
    fn below(&mut self, n: u32) -> u32 {
        assert_eq!(n, self.below, "the weight of all that can come");
        self.asked += 1;
        self.number
    }
}

/// The tables to look at: the presets, and the first with photos out of turn (WE-37) and a
/// round that ends with the supply (WE-13).
fn tables() -> [Options; 3] {
    let preset = |name| Options::preset(name).expect("a preset");
    let reacting = Options { photo_reaction: true, ends_at_once: true, ..preset("chasseur") };
    [preset("chasseur"), preset("genie"), reacting]
}

/// The sets that are kept are those of which it is true.
fn agrees(public: &Public, what: &str, kept: Sets, is_so: impl Fn(Set) -> bool) {
    let all = Seat::all(4).flat_map(|seat| Outlaw::ALL.map(|outlaw| (seat, outlaw)));
    let so: Vec<_> = all.filter(|&(seat, outlaw)| is_so(public.set(seat, outlaw))).collect();
    assert_eq!(kept.iter().collect::<Vec<_>>(), so, "{what}");
    for seat in Seat::all(4) {
        let own = so
            .iter()
            .filter(|(owner, _)| *owner == seat)
            .fold(0, |bits, (_, outlaw)| bits | 1 << *outlaw as u8);
        assert_eq!(kept.of(seat), own, "{what} of {seat:?}");
        assert_eq!(kept.of_others(seat).is_empty(), so.iter().all(|(owner, _)| *owner == seat), "{what}");
    }
    assert_eq!(kept.of_any(), so.iter().fold(0, |bits, (_, outlaw)| bits | 1 << *outlaw as u8), "{what}");
}

#[test]
fn what_is_kept_agrees_with_the_cards() {
    for options in tables() {
        for (seats, seed) in (2..=4).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
            play_random::<WyattEarp>(&options, seats, &mut FixedLuck(seed), |state| {
                let public = state.view(Viewer::Bystander).public;
                agrees(&public, "WE-22: targets", public.marks.targets, Set::holds_target);
                agrees(&public, "WE-30: all that is not empty", public.marks.targets, |set| !set.is_empty());
                agrees(&public, "WE-28: outlaws", public.marks.outlaws, |set| set.outlaws > 0);
                agrees(&public, "WE-25: hideouts", public.marks.covered, |set| set.covered);
                agrees(&public, "WE-24: fastest guns", public.marks.guns, |set| set.attached[2] > 0);
                for seat in Seat::all(seats) {
                    let hand = state.view(Viewer::Seat(seat)).hand;
                    assert_eq!(public.held[seat.index()], hand.len(), "the cards {seat:?} holds");
                }
            });
        }
    }
}

/// The running counts of the supply: each card comes as often as it is there, in order.
#[test]
fn one_number_brings_each_card_in_order() {
    for options in tables() {
        for seed in 0..5 {
            play_random::<WyattEarp>(&options, 3, &mut FixedLuck(seed), |state| {
                let mut chances = Vec::new();
                state.chances(&mut chances);
                let cards: Vec<Chance> =
                    chances.iter().flat_map(|&(chance, weight)| (0..weight).map(move |_| chance)).collect();
                for (number, &chance) in cards.iter().enumerate() {
                    let mut luck = Once { number: number as u32, below: cards.len() as u32, asked: 0 };
                    assert_eq!(state.sample(&mut luck), chance);
                    assert_eq!(luck.asked, 1, "one number for one card");
                }
            });
        }
    }
}

#[test]
fn the_same_luck_brings_the_same_game() {
    let scores = tables().map(|options| {
        [2, 3, 4].map(|seats| play_random::<WyattEarp>(&options, seats, &mut FixedLuck(1), |_| {}))
    });
    let thousands = |scores: Vec<i32>| scores.iter().map(|score| score / 1000).collect::<Vec<_>>();
    let chasseur = [vec![44, 36], vec![26, 21, 26], vec![16, 9, 25, 15]];
    let genie = [vec![32, 17], vec![27, 31, 13], vec![29, 14, 16, 42]];
    let reacting = [vec![35, 26], vec![21, 32, 17], vec![11, 33, 24, 28]];
    assert_eq!(scores.map(|table| table.map(thousands)), [chasseur, genie, reacting]);
}

#[test]
fn nothing_is_allocated() {
    tables().iter().for_each(testkit::no_allocation::<WyattEarp>);
}
