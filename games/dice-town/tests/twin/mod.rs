//! Finds histories that a viewer cannot tell apart (law 8). They are found from what the viewer has
//! seen at the table, not from views: hidden steps are exchanged for others.

use dice_town::{Action, Card, Chance, Dice, DiceTown, Phase, Public, State};
use kernel::{Luck, QuickLuck, State as _, Step, StepIn, Viewer};
use testkit::History;

type Steps = Vec<StepIn<DiceTown>>;

/// Returns a twin of a history, found in one of several ways.
pub(crate) fn twin(history: &History<DiceTown>, viewer: Viewer, luck: &mut QuickLuck) -> Option<Steps> {
    let states = history.states();
    if public(&history.state).is_counted() {
        return None;
    }
    let steps = match luck.below(4) {
        0 => other_roll(history, &states, viewer, luck),
        1 => other_secret(history, &states, viewer, luck),
        _ => other_card(history, &states, viewer, luck),
    };
    steps.filter(|steps| *steps != history.steps)
}

fn public(state: &State) -> Public {
    state.view(Viewer::Bystander).public
}

fn any<T: Copy>(from: &[T], luck: &mut QuickLuck) -> Option<T> {
    from.get(luck.below(from.len().max(1) as u32) as usize).copied()
}

/// Another seat rolled something else, and kept the same dice of it (DT-7).
fn other_roll(
    history: &History<DiceTown>,
    states: &[State],
    viewer: Viewer,
    luck: &mut QuickLuck,
) -> Option<Steps> {
    let rolls: Vec<usize> = (0..history.steps.len())
        .filter(|&i| {
            matches!(history.steps[i], Step::Chance(Chance::Roll(seat, _)) if viewer != Viewer::Seat(seat))
        })
        .collect();
    let at = any(&rolls, luck)?;
    let Step::Chance(Chance::Roll(seat, rolled)) = history.steps[at] else { return None };
    let later = history.steps[at + 1..].iter();
    let later = later.take_while(|step| !matches!(step, Step::Chance(Chance::Roll(who, _)) if *who == seat));
    let kept = later.filter_map(|step| match *step {
        Step::Act(who, Action::Keep(dice) | Action::KeepBrute(dice)) if who == seat => Some(dice),
        _ => None,
    });
    let kept: Vec<Dice> = kept.collect();
    // The last roll is kept as it falls (DT-9), so nothing of it is hidden once it is over.
    let before = public(&states[at]);
    let is_last = (0..before.seats).any(|seat| before.rows[usize::from(seat)].len() == 5);
    let now = public(&history.state);
    if is_last && (now.phase != Phase::Roll || now.turn != before.turn) {
        return None;
    }
    let rolls: Vec<Dice> =
        Dice::rolls(rolled.len()).filter(|roll| kept.iter().all(|&dice| roll.includes(dice))).collect();
    let mut steps = history.steps.clone();
    steps[at] = Step::Chance(Chance::Roll(seat, any(&rolls, luck)?));
    Some(steps)
}

/// Another seat has chosen or offered something else, still in secret (DT-7, DT-16).
fn other_secret(
    history: &History<DiceTown>,
    states: &[State],
    viewer: Viewer,
    luck: &mut QuickLuck,
) -> Option<Steps> {
    let now = public(&history.state);
    let secret = |&i: &usize| match history.steps[i] {
        Step::Act(seat, Action::Keep(_) | Action::KeepBrute(_)) => {
            viewer != Viewer::Seat(seat) && now.phase == Phase::Keep && !now.revealed
        }
        Step::Act(seat, Action::OfferBill | Action::OfferNugget | Action::OfferCard(_)) => {
            viewer != Viewer::Seat(seat) && now.phase == Phase::Offer
        }
        _ => false,
    };
    let since = (0..history.steps.len()).rev().take_while(|&i| public(&states[i]).phase == now.phase);
    let secrets: Vec<usize> = since.filter(secret).collect();
    let at = any(&secrets, luck)?;
    let Step::Act(seat, _) = history.steps[at] else { return None };
    let mut actions = Vec::new();
    states[at].actions(seat, &mut actions);
    actions.retain(|&action| action != Action::OfferDone);
    let mut steps = history.steps.clone();
    steps[at] = Step::Act(seat, any(&actions, luck)?);
    Some(steps)
}

/// A card that came to another seat face down was a different one with the same back (DT-6). If it
/// moves on face down, the different card does.
fn other_card(
    history: &History<DiceTown>,
    states: &[State],
    viewer: Viewer,
    luck: &mut QuickLuck,
) -> Option<Steps> {
    let hidden: Vec<usize> =
        (0..history.steps.len()).filter(|&i| card_unseen(&states[i], history.steps[i], viewer)).collect();
    let at = any(&hidden, luck)?;
    let one = card_of(history.steps[at])?;
    let kinds: Vec<Card> = Card::all().filter(|card| card.is_title() == one.is_title()).collect();
    let other = any(&kinds, luck)?;
    let follow = luck.below(3) > 0;
    let mut steps = history.steps.clone();
    for &i in hidden.iter().filter(|&&i| i == at || (follow && i > at)) {
        let swap = |card: Card| match card {
            _ if card == one => other,
            _ if card == other => one,
            _ => card,
        };
        steps[i] = match steps[i] {
            Step::Chance(Chance::Store(card)) => Step::Chance(Chance::Store(swap(card))),
            Step::Chance(Chance::Title(card)) => Step::Chance(Chance::Title(swap(card))),
            Step::Chance(Chance::Steal(thief, victim, card)) => {
                Step::Chance(Chance::Steal(thief, victim, swap(card)))
            }
            Step::Act(seat, Action::Take(card)) => Step::Act(seat, Action::Take(swap(card))),
            step => step,
        };
    }
    Some(steps)
}

fn card_of(step: StepIn<DiceTown>) -> Option<Card> {
    match step {
        Step::Chance(Chance::Store(card) | Chance::Title(card) | Chance::Steal(_, _, card))
        | Step::Act(_, Action::Take(card)) => Some(card),
        _ => None,
    }
}

/// Returns whether a card moves in this step whose face the viewer does not see.
fn card_unseen(state: &State, step: StepIn<DiceTown>, viewer: Viewer) -> bool {
    let public = public(state);
    let is = |seat| viewer == Viewer::Seat(seat);
    match step {
        Step::Chance(Chance::Store(_)) if public.phase == Phase::DocDraw => !is(public.actor),
        Step::Chance(Chance::Store(_)) => !is(public.winner),
        Step::Chance(Chance::Title(_)) => public.phase == Phase::Unseen && !is(public.winner),
        Step::Chance(Chance::Steal(thief, victim, _)) => !is(thief) && !is(victim),
        Step::Act(seat, Action::Take(_)) => {
            let robbed = public.place == dice_town::Place::Saloon && is(public.victim);
            !is(seat) && !robbed
        }
        _ => false,
    }
}
