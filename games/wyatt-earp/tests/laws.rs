//! The laws, the playthroughs and the budgets of Wyatt Earp.

use kernel::{
    Awaits, Listed, Listing, Luck, Options as _, QuickLuck, Seat, State as _, Step, StepIn, View as _, Viewer,
};
use std::path::Path;
use testkit::{History, Lawful, assert_same_mean, laws, no_allocation, playthrough};
use wyatt_earp::{Action, Card, Cards, Chance, Options, Outlaw, Phase, State, WyattEarp};

struct WyattEarpLaws;

impl Lawful for WyattEarpLaws {
    type Game = WyattEarp;
    const GAMES: u64 = 10;
    const ROUND: &'static str = "round";
    /// A turn that is not idle (WE-46) draws from the supply, of which there are at most two
    /// (WE-11): 135 cards, so fewer than 70 such turns; or it plays something. A play lays down
    /// an outlaw card (49, and one more for each robbery, which takes a shot and so a card of a
    /// supply), a photo (7), shoots (135), or spends a most wanted or a Wyatt Earp, of which ten
    /// come back at most once with the second supply. That makes fewer than 500 turns, between
    /// two of which there are at most 8 × 4 − 1 idle ones of two decisions, reactions aside.
    const ROUND_BOUND: u32 = 500 * 32 * 4;
    /// Random games were seen to take up to about a thousand decisions.
    const GAME_CAP: u32 = 4000;
    /// Forty cards and more are out of sight until the supply is used up; see
    /// `imagine_deals_as_dealing_does`.
    const SMALL_ENDGAMES: bool = false;

    /// 78 cards, each in one place (WE-2).
    fn conserved(listing: &Listing) -> Result<(), String> {
        let words = |key: &str| listing.get(key).map(Listing::words).unwrap_or_default();
        let mut cards: Vec<Card> = Vec::new();
        let piles = [words("supply"), words("discard"), words("committed"), words("announced")].concat();
        cards.extend(piles.into_iter().filter_map(Card::read));
        let Some(Listing::List(seats)) = listing.get("seats") else { return Err("no seats".into()) };
        for seat in seats {
            let hand = seat.get("hand").map(Listing::words).unwrap_or_default();
            cards.extend(hand.into_iter().filter_map(Card::read));
            for outlaw in Outlaw::ALL {
                let set = seat.get("sets").and_then(|sets| sets.get(outlaw.name()));
                cards.extend(set.map(|set| cards_of(set, outlaw)).unwrap_or_default());
            }
        }
        let all: Cards = if cards.len() == 78 { cards.into_iter().collect() } else { Cards::default() };
        if all == Cards::FULL { Ok(()) } else { Err("the 78 cards are not all there, once each".into()) }
    }

    /// One card that came face down to another seat changes places with one that came to a third,
    /// or with one of the supply. Answers to an ask are given aloud (WE-26), and so is the end of a
    /// search that finds nothing (WE-32): where they change, the two histories are no twins.
    fn twin(
        history: &History<WyattEarp>,
        viewer: Viewer,
        luck: &mut QuickLuck,
    ) -> Option<Vec<StepIn<WyattEarp>>> {
        let states = history.states();
        let steps = exchange(history, &states, viewer, luck)?;
        same_answers(history, &states, &steps).then_some(steps)
    }
}

fn cards_of(set: &Listing, outlaw: Outlaw) -> Vec<Card> {
    let mut cards: Vec<Card> = set
        .get("attached")
        .map(Listing::words)
        .unwrap_or_default()
        .into_iter()
        .filter_map(Card::read)
        .collect();
    if let Some(&Listing::Number(count)) = set.get("outlaws") {
        cards.extend((0..count).map(|_| Card::from(outlaw)));
    }
    cards.extend((set.get("photo") == Some(&Listing::Flag(true))).then_some(Card::photo(outlaw)));
    cards.extend((set.get("covered") == Some(&Listing::Flag(true))).then_some(Card::HIDEOUT));
    cards
}

/// Exchanges a card that came face down to another seat in this round.
fn exchange(
    history: &History<WyattEarp>,
    states: &[State],
    viewer: Viewer,
    luck: &mut QuickLuck,
) -> Option<Vec<StepIn<WyattEarp>>> {
    let now = history.state.view(Viewer::Bystander).public;
    // A seat that has searched the supply has seen what the others did not draw (WE-32).
    let searched = history.steps.iter().zip(states).any(|(step, state)| {
        matches!(step, Step::Act(seat, Action::EarpSearch) if viewer == Viewer::Seat(*seat))
            && state.view(Viewer::Bystander).public.round == now.round
    });
    if searched && history.options.searches_supply {
        return None;
    }
    let hidden: Vec<usize> = (0..history.steps.len())
        .rev()
        .map(|i| (i, states[i].view(Viewer::Bystander).public))
        .take_while(|(_, public)| public.round == now.round)
        .filter(|(_, public)| matches!(public.phase, Phase::Deal | Phase::Drawing))
        .filter(|(_, public)| viewer != Viewer::Seat(public.actor))
        .map(|(i, _)| i)
        .collect();
    let pick = |luck: &mut QuickLuck| hidden.get(luck.below(hidden.len().max(1) as u32) as usize).copied();
    let one = pick(luck)?;
    let mut steps = history.steps.clone();
    if luck.below(2) == 0 {
        steps.swap(one, pick(luck)?);
    } else {
        let listing = history.state.listing();
        let supply = listing.get("supply").map(Listing::words).unwrap_or_default();
        let name = supply.get(luck.below(supply.len().max(1) as u32) as usize)?;
        steps[one] = Step::Chance(Chance::Card(Card::read(name)?));
    }
    (steps != history.steps).then_some(steps)
}

fn replayed(history: &History<WyattEarp>, steps: Vec<StepIn<WyattEarp>>) -> Option<History<WyattEarp>> {
    let mut twin = History::<WyattEarp>::open(&history.options, history.seats);
    for step in steps {
        twin.state.check(&step).ok()?;
        twin.apply(step);
    }
    Some(twin)
}

fn same_answers(history: &History<WyattEarp>, states: &[State], steps: &[StepIn<WyattEarp>]) -> bool {
    let Some(twin) = replayed(history, steps.to_vec()) else { return true };
    let others = twin.states();
    steps.iter().enumerate().all(|(i, step)| {
        let aloud = |states: &[State]| {
            let public = states[i + 1].view(Viewer::Bystander).public;
            (public.held, public.phase)
        };
        let asks = matches!(step, Step::Act(_, Action::Ask(..) | Action::AskNext(_) | Action::EarpSearch));
        !asks || aloud(states) == aloud(&others)
    })
}

#[test]
fn wyatt_earp_keeps_all_laws() {
    laws::<WyattEarpLaws>();
}

/// Deals again everything hidden from a viewer, if no seat has searched and nothing was reshuffled: the cards
/// that came face down to a seat and are still unknown change places with each other and with the supply.
fn redeal(history: &History<WyattEarp>, viewer: Viewer, luck: &mut QuickLuck) -> Option<History<WyattEarp>> {
    let states = history.states();
    let public = history.state.view(viewer).public;
    let mut slots = Vec::new();
    for seat in Seat::all(history.seats).filter(|&seat| viewer != Viewer::Seat(seat)) {
        let mut unknown = history.state.view(Viewer::Seat(seat)).hand.minus(public.known[seat.index()]);
        for i in (0..history.steps.len()).rev() {
            let before = states[i].view(Viewer::Bystander).public;
            let came = matches!(before.phase, Phase::Deal | Phase::Drawing) && before.actor == seat;
            if let (true, Step::Chance(Chance::Card(card))) =
                (came && before.round == public.round, history.steps[i])
                && unknown.contains(card)
            {
                unknown.remove(card);
                slots.push((i, card));
            }
        }
    }
    let listing = history.state.listing();
    let supply = listing.get("supply").map(Listing::words).unwrap_or_default();
    let mut pool: Vec<Card> = supply.into_iter().filter_map(Card::read).collect();
    pool.extend(slots.iter().map(|&(_, card)| card));
    let mut steps = history.steps.clone();
    for (i, _) in slots {
        let card = pool.swap_remove(luck.below(pool.len() as u32) as usize);
        steps[i] = Step::Chance(Chance::Card(card));
    }
    replayed(history, steps).filter(|twin| twin.state.view(viewer) == history.state.view(viewer))
}

/// Law 9 for a game with too many possible states to enumerate: over many deals, every kind of card is in
/// every hand as often as when the game itself is dealt again.
#[test]
fn imagine_deals_as_dealing_does() {
    const DEALS: usize = 600;
    let mut compared = 0;
    for seed in 0..400 {
        let mut luck = QuickLuck::new(seed);
        let mut history = History::<WyattEarp>::open(&Options::default(), 2 + (seed % 3) as u8);
        for _ in 0..60 + luck.below(120) {
            let Some(step) = history.random_step(&mut luck) else { break };
            history.apply(step);
        }
        let viewer = Viewer::Seat(Seat(luck.below(u32::from(history.seats)) as u8));
        let view = history.state.view(viewer);
        let plain = view.public.murky == 0 && !view.public.reshuffled && every_no_holds(&history);
        if !plain || view.public.phase == Phase::Immediate || view.awaits() == Awaits::Chance {
            continue;
        }
        let mut dealt = Vec::new();
        for _ in 0..40 * DEALS {
            dealt.extend(redeal(&history, viewer, &mut luck).map(|twin| twin.state));
            if dealt.len() == DEALS || (dealt.is_empty() && luck.below(200) == 0) {
                break;
            }
        }
        if dealt.len() < DEALS {
            continue;
        }
        let imagined: Vec<State> = (0..DEALS).map(|_| view.imagine(&mut luck)).collect();
        same_hands(history.seats, &imagined, &dealt);
        compared += 1;
        if compared == 6 {
            return;
        }
    }
    assert!(compared >= 4, "only {compared} positions could be compared");
}

/// Returns whether a seat was asked and gave none in this round, no such seat has drawn since, and no seat
/// has searched. After that the views know less than the history (WE-26, WE-32).
fn every_no_holds(history: &History<WyattEarp>) -> bool {
    let now = history.state.view(Viewer::Bystander).public;
    let publics = history.states().into_iter().map(|state| state.view(Viewer::Bystander).public);
    let ever = publics.filter(|public| public.round == now.round).fold([0; 4], |mut ever, public| {
        ever.iter_mut().zip(public.none_of).for_each(|(ever, none_of)| *ever |= none_of);
        ever
    });
    let searched = history.steps.iter().any(|step| matches!(step, Step::Act(_, Action::Pick(_))));
    ever == now.none_of && ever != [0; 4] && !searched
}

/// The mean number of each card in each hand agrees, within what chance explains.
fn same_hands(seats: u8, imagined: &[State], dealt: &[State]) {
    for seat in Seat::all(seats) {
        for card in Card::all() {
            let held = |state: &State| state.view(Viewer::Seat(seat)).hand.count(card);
            assert_same_mean(&format!("{card:?} in {seat:?}"), imagined, dealt, held);
        }
    }
}

#[test]
fn the_hot_path_allocates_nothing_and_the_state_is_small() {
    no_allocation::<WyattEarp>(&Options::default());
    no_allocation::<WyattEarp>(&Options::preset("genie").expect("genie is a preset"));
}

#[test]
fn the_playthroughs_are_what_the_rules_make_of_them() {
    playthrough::check::<WyattEarp>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs"), 6);
}
