//! Law 9 for a game with too many truths to meet them all: what is imagined comes as often as
//! when the hidden part of the same game is dealt and rolled anew.

#![expect(clippy::disallowed_types, reason = "the laws have a generator; the rules have none")]

use dice_town::{Action, Card, Chance, Dice, DiceTown, Options, Phase, State};
use kernel::{Luck, QuickLuck, Seat, State as _, Step, View as _, Viewer};
use testkit::{History, same_mean};

/// The same game as far as this viewer can tell, with every card that came to others face down
/// drawn anew, and kept at random: `None` if it could not go on so, or he could tell.
fn redeal(history: &History<DiceTown>, viewer: Viewer, luck: &mut QuickLuck) -> Option<State> {
    let mut again = History::<DiceTown>::open(&history.options, history.seats);
    for &step in &history.steps {
        let public = again.state.view(Viewer::Bystander).public;
        let is = |seat| viewer == Viewer::Seat(seat);
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
            Step::Act(seat, Action::Take(_)) if !is(seat) && !is(public.victim) => {
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

/// The mean number of each card in each hand agrees, within what chance explains.
fn same_hands(seats: u8, imagined: &[State], dealt: &[State]) {
    for seat in Seat::all(seats) {
        for card in Card::all() {
            let held = |state: &State| state.view(Viewer::Seat(seat)).hand.count(card);
            same_mean(&format!("{card:?} in {seat:?}"), imagined, dealt, held);
        }
    }
}

/// Before anybody has shown or played a card, all that a viewer has not seen is equally likely.
#[test]
fn cards_are_dealt_as_dealing_does() {
    const DEALS: usize = 1500;
    let mut compared = 0;
    for seed in 0..2000 {
        let mut luck = QuickLuck::new(seed);
        let mut history = History::<DiceTown>::open(&Options { bribes: false }, 3 + (seed % 3) as u8);
        while history.state.view(Viewer::Bystander).public.turn < 2 + (seed % 2) as u8 {
            let Some(step) = history.random_step(&mut luck) else { break };
            history.apply(step);
        }
        let viewer = Viewer::Seat(Seat(luck.below(u32::from(history.seats)) as u8));
        let stolen = |step: &_| matches!(step, Step::Chance(Chance::Steal(..)));
        let played = |step: &_| matches!(step, Step::Act(_, action) if Action::card(*action).is_some());
        if history.steps.iter().any(|step| stolen(step) || played(step)) {
            continue;
        }
        let dealt: Vec<State> =
            (0..4 * DEALS).filter_map(|_| redeal(&history, viewer, &mut luck)).take(DEALS).collect();
        if dealt.len() < DEALS {
            continue;
        }
        let view = history.state.view(viewer);
        let imagined: Vec<State> = (0..DEALS).map(|_| view.imagine(&mut luck)).collect();
        same_hands(history.seats, &imagined, &dealt);
        compared += 1;
        if compared == 8 {
            return;
        }
    }
    panic!("only {compared} positions could be compared");
}

/// After a theft the onlookers imagine that any card with that back may have gone.
#[test]
fn thefts_are_imagined_as_they_happen() {
    let mut luck = QuickLuck::new(7);
    let mut compared = 0;
    for seed in 0..2000 {
        let mut history = History::<DiceTown>::open(&Options { bribes: false }, 4);
        let mut game = QuickLuck::new(seed);
        let mut thefts = 0;
        while thefts == 0 && history.state.view(Viewer::Bystander).public.turn < 4 {
            let Some(step) = history.random_step(&mut game) else { break };
            thefts += u32::from(matches!(step, Step::Chance(Chance::Steal(..))));
            history.apply(step);
        }
        let view = history.state.view(Viewer::Bystander);
        let drawn = view.public.drawn_store + view.public.drawn_titles;
        if thefts == 0 || drawn == 0 || view.public.held(view.public.victim) == 0 {
            continue;
        }
        // What is drawn is any of the victim's cards with that back.
        let before = view.known.hands[view.public.victim.index()];
        let back = if view.public.drawn_titles > 0 { before.titles() } else { before.store() };
        let kinds: Vec<Card> = back.kinds().collect();
        if kinds.len() < 2 {
            continue;
        }
        compared += 1;
        let mut seen = vec![false; kinds.len()];
        for _ in 0..400 {
            let state = view.imagine(&mut luck);
            let thief = state.view(Viewer::Seat(view.public.winner));
            for (kind, seen) in kinds.iter().zip(&mut seen) {
                *seen |= thief.drawn.is_some_and(|drawn| drawn.contains(*kind));
            }
        }
        assert!(seen.iter().all(|&seen| seen), "of {kinds:?} some are never drawn");
        if compared == 10 {
            return;
        }
    }
    panic!("only {compared} thefts could be compared");
}

/// Dice under another cup are as likely as rolls are, and those that hold what was shown.
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
