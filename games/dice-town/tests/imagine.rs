//! Law 9 for a game with too many states to see them all: imagined states are as frequent as those
//! of the same game with its hidden part dealt and rolled again.

use dice_town::{Action, Card, Cards, Chance, Dice, DiceTown, Options, Phase, Place, State};
use kernel::{Listed, Listing, Luck, QuickLuck, Seat, State as _, Step, StepIn, View as _, Viewer};
use testkit::{History, assert_same_mean};

/// Returns the same game as far as this viewer can tell, with every card that came to others face
/// down drawn again, and kept at random. Returns `None` if that game is not possible, or if the
/// viewer could tell the difference.
fn redeal(history: &History<DiceTown>, viewer: Viewer, luck: &mut QuickLuck) -> Option<State> {
    let mut again = History::<DiceTown>::open(&history.options, history.seats);
    for &step in &history.steps {
        let public = again.state.view(Viewer::Bystander).public;
        let is = |seat| viewer == Viewer::Seat(seat);
        let robbed = public.place == Place::Saloon && is(public.victim);
        let step = match step {
            Step::Chance(Chance::Store(_)) if public.phase == Phase::Draw && !is(public.winner) => {
                Step::Chance(again.state.sample(luck))
            }
            Step::Chance(Chance::Store(_)) if public.phase == Phase::DocDraw && !is(public.actor) => {
                Step::Chance(again.state.sample(luck))
            }
            Step::Chance(Chance::Steal(thief, victim, _)) if !is(thief) && !is(victim) => {
                Step::Chance(again.state.sample(luck))
            }
            Step::Act(seat, Action::Take(_)) if !is(seat) && !robbed => {
                let mut takes = Vec::new();
                again.state.actions(seat, &mut takes);
                Step::Act(seat, takes[luck.below(takes.len().max(1) as u32) as usize])
            }
            step => step,
        };
        again.state.check(&step).ok()?;
        again.apply(step);
    }
    (again.state.view(viewer) == history.state.view(viewer)).then_some(again.state)
}

/// Asserts that the mean number of each card in each hand agrees, within what chance explains.
fn same_hands(seats: u8, imagined: &[State], dealt: &[State]) {
    for seat in Seat::all(seats) {
        for card in Card::all() {
            let held = |state: &State| state.view(Viewer::Seat(seat)).hand.count(card);
            assert_same_mean(&format!("{card:?} in {seat:?}"), imagined, dealt, held);
        }
    }
}

/// What must have happened in a history that is compared.
type Has = fn(&StepIn<DiceTown>) -> bool;

/// Compares positions of random games in which this has happened, for every viewer.
fn compare(has: Has, turns: u8, wanted: usize) {
    const DEALS: usize = 1000;
    let mut compared = [0; 4];
    for seed in 0..3000 {
        let mut luck = QuickLuck::new(seed);
        let mut history = History::<DiceTown>::open(&Options { bribes: seed % 2 == 0 }, 4);
        while history.state.view(Viewer::Bystander).public.turn < turns {
            let Some(step) = history.random_step(&mut luck) else { break };
            history.apply(step);
        }
        let seat = luck.below(4) as u8;
        if compared[usize::from(seat)] == wanted || !history.steps.iter().any(has) {
            continue;
        }
        let viewer = Viewer::Seat(Seat(seat));
        let dealt: Vec<State> =
            (0..6 * DEALS).filter_map(|_| redeal(&history, viewer, &mut luck)).take(DEALS).collect();
        if dealt.len() < DEALS {
            continue;
        }
        let view = history.state.view(viewer);
        let imagined: Vec<State> = (0..DEALS).map(|_| view.imagine(&mut luck)).collect();
        same_hands(history.seats, &imagined, &dealt);
        compared[usize::from(seat)] += 1;
        if compared == [wanted; 4] {
            return;
        }
    }
    panic!("only {compared:?} positions could be compared");
}

#[test]
fn cards_are_dealt_as_dealing_does() {
    compare(|step| matches!(step, Step::Chance(Chance::Store(_))), 2, 3);
}

/// After a theft the others do not know which card has gone, but know that it is in one of two
/// hands.
#[test]
fn thefts_are_imagined_as_they_happen() {
    compare(|step| matches!(step, Step::Chance(Chance::Steal(..))), 3, 3);
}

/// A title that was turned up never returns to the deck, no matter which seat holds it by now
/// (DT-24).
#[test]
fn titles_that_were_seen_are_not_imagined_in_the_deck() {
    let mut luck = QuickLuck::new(7);
    for seed in 0..40 {
        let mut history = History::<DiceTown>::open(&Options::default(), 2 + (seed % 4) as u8);
        let mut game = QuickLuck::new(seed);
        let mut seen = Cards::NONE;
        while let Some(step) = history.random_step(&mut game) {
            let public = history.state.view(Viewer::Bystander).public;
            if let (Phase::Refill, Step::Chance(Chance::Title(title))) = (public.phase, step) {
                seen.add(title);
            }
            history.apply(step);
            for viewer in Viewer::all(history.seats).filter(|_| game.below(30) == 0) {
                let imagined = history.state.view(viewer).imagine(&mut luck).listing();
                let deck = imagined.get("titles").and_then(|titles| titles.get("deck"));
                let deck = deck.map(Listing::words).unwrap_or_default();
                let deck: Cards = deck.into_iter().filter_map(Card::read).collect();
                let left = Card::titles().all(|title| deck.count(title) + seen.count(title) <= 5);
                assert!(left, "{viewer:?} imagines {deck:?} in the deck, and {seen:?} were seen");
            }
        }
    }
}

/// Dice under another cup have the probabilities of rolls, and include what was shown.
#[test]
fn dice_are_rolled_as_chance_rolls_them() {
    let mut history = History::<DiceTown>::open(&Options::default(), 2);
    let mut luck = QuickLuck::new(3);
    while history.state.view(Viewer::Bystander).public.phase != Phase::Keep {
        let Some(step) = history.random_step(&mut luck) else { break };
        history.apply(step);
    }
    let view = history.state.view(Viewer::Seat(Seat(0)));
    let rolls = 40_000;
    let mut counts = vec![0u32; usize::from(Dice::COUNT)];
    for _ in 0..rolls {
        let rolled = view.imagine(&mut luck).view(Viewer::Seat(Seat(1))).rolled;
        counts[usize::from(rolled.code())] += 1;
    }
    let square = |roll: Dice| {
        let due = f64::from(rolls) * f64::from(roll.ways()) / 7776.0;
        (f64::from(counts[usize::from(roll.code())]) - due).powi(2) / due
    };
    let chi: f64 = Dice::rolls(5).map(square).sum();
    assert!((130.0..400.0).contains(&chi), "251 degrees of freedom, and {chi:.0}");
    assert_eq!(Dice::rolls(5).map(|roll| counts[usize::from(roll.code())]).sum::<u32>(), rolls);
}
