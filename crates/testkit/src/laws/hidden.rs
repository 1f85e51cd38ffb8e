//! The laws about what is hidden: 7, 8, 9, 11 and 12.

use super::{Lawful, StateIn, Violation};
use crate::History;
use kernel::{
    Awaits, Coded, Game, Listed, Listing, Luck, Message, QuickLuck, State, Step, StepIn, StepOf, View,
    Viewer, playout,
};

/// How much has been compared so far. A law that never compares anything could not fail.
#[derive(Default)]
pub(super) struct Evidence {
    tables: u32,
    twins: u32,
    worlds_here: u32,
    worlds: u32,
}

impl Evidence {
    pub(super) fn next_table(&mut self) {
        self.tables += 1;
        self.worlds_here = 0;
    }

    pub(super) fn assert_enough(&self, small_endgames: bool) {
        assert!(self.twins >= 20 * self.tables, "law 8 compared only {} twins", self.twins);
        assert!(!small_endgames || self.worlds >= self.tables, "law 9 found only {} endgames", self.worlds);
    }
}

/// Law 7: a state imagined from a view looks exactly like the view, and can be played.
pub(super) fn imagine_is_consistent<S: State>(state: &S, luck: &mut QuickLuck) -> Result<(), Violation> {
    let turn = state.view(Viewer::Bystander).turn_number();
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        let imagined = view.imagine(luck);
        if imagined.view(viewer) != view {
            return Err((7, format!("an imagined state looks different to {viewer:?}")));
        }
        for seat in imagined.awaits().seats().iter() {
            let mut actions = Vec::new();
            imagined.actions(seat, &mut actions);
            if actions.is_empty() {
                return Err((7, format!("{viewer:?} imagines a state in which {seat:?} can do nothing")));
            }
        }
        if luck.below(100) == 0 {
            // What a state keeps besides the cards must be right in an imagined state, too.
            playout(&mut imagined.clone(), luck, &mut Vec::new());
        }
        if view.awaits() != state.awaits() || view.viewer() != viewer {
            return Err((7, format!("the view of {viewer:?} awaits something else")));
        }
        if view.turn_number() != turn {
            return Err((7, format!("the view of {viewer:?} is of another turn than a bystander's")));
        }
    }
    Ok(())
}

/// Law 11: after an action that reveals nothing, every viewer has what they could have foreseen, or what they
/// had.
pub(super) fn unrevealing_is_foreseen<S: State>(
    state: &S,
    step: &StepOf<S>,
    luck: &mut QuickLuck,
) -> Result<(), Violation> {
    let Step::Act(seat, action) = *step else { return Ok(()) };
    let mut after = state.clone();
    after.apply(step);
    // An action before chance or the end is never taken back.
    if state.reveals(seat, action) || after.awaits().seats().is_empty() {
        return Ok(());
    }
    let received = |before: &S, step: &StepOf<S>, viewer: Viewer| {
        let (mut after, mut notices) = (before.clone(), Vec::new());
        after.apply(step);
        before.notices(step, viewer, &mut notices);
        (after.view(viewer), notices)
    };
    for viewer in Viewer::all(state.seats()) {
        let (view, now) = (state.view(viewer), received(state, step, viewer));
        if viewer != Viewer::Seat(seat) && now == (view.clone(), Vec::new()) {
            continue;
        }
        let world = view.imagine(luck);
        // Others may see only that something was chosen.
        let mut actions = Vec::new();
        world.actions(seat, &mut actions);
        actions.retain(|&other| viewer != Viewer::Seat(seat) || other == action);
        if !actions.iter().any(|&other| received(&world, &Step::Act(seat, other), viewer) == now) {
            return Err((11, format!("{viewer:?} learns something from {step:?}")));
        }
    }
    Ok(())
}

/// How many worlds law 12 imagines when a round is finished.
const WORLDS: u32 = 4;

/// Law 12: rounds are finished one after the other, visible to all. Then whatever a bystander can imagine is
/// as good as the true state: the same luck leads to the same state before the next decision, or to the same
/// end.
pub(super) fn finished_rounds_are_over<L: Lawful>(
    before: &StateIn<L::Game>,
    after: &StateIn<L::Game>,
    luck: &mut QuickLuck,
) -> Result<(), Violation> {
    let (was, is) = (L::finished_rounds(before), L::finished_rounds(after));
    if is == was {
        return Ok(());
    }
    if is != was + 1 {
        return Err((12, format!("{is} rounds are finished right after {was}")));
    }
    let seen = after.view(Viewer::Bystander);
    for _ in 0..WORLDS {
        let mut world = seen.imagine(luck);
        if L::finished_rounds(&world) != is {
            return Err((12, format!("a bystander cannot see that {is} rounds are finished")));
        }
        let (mut truth, mut same_luck) = (after.clone(), luck.clone());
        until_asked(&mut truth, luck);
        until_asked(&mut world, &mut same_luck);
        let end = |state: &StateIn<L::Game>| (state.standing(), state.view(Viewer::Bystander));
        let same =
            if truth.awaits() == Awaits::Nothing { end(&truth) == end(&world) } else { truth == world };
        if !same {
            return Err((12, format!("what is hidden when round {is} is finished still matters")));
        }
    }
    Ok(())
}

/// Applies chance until a seat owes a decision.
fn until_asked<S: State>(state: &mut S, luck: &mut QuickLuck) {
    while state.awaits() == Awaits::Chance {
        let chance = state.sample(luck);
        state.apply(&Step::Chance(chance));
    }
}

/// Part of law 12, at the end of a game: a game that counts finished rounds counts all of them.
pub(super) fn all_rounds_or_none<L: Lawful>(over: &StateIn<L::Game>) -> Result<(), Violation> {
    let finished = L::finished_rounds(over);
    if finished == 0 || over.listing().get(L::ROUND) == Some(&finished.into()) {
        return Ok(());
    }
    Err((12, format!("the game is over after {finished} finished rounds, and the listing says another")))
}

/// Law 8: a history that differs only in what is hidden from a viewer gives that viewer, at every step, the
/// same view, actions, aid, page, remarks, notices and refusals.
pub(super) fn twins<L: Lawful>(
    history: &History<L::Game>,
    luck: &mut QuickLuck,
    evidence: &mut Evidence,
) -> Result<(), Violation> {
    let viewers: Vec<Viewer> = Viewer::all(history.seats).collect();
    let viewer = viewers[luck.below(viewers.len() as u32) as usize];
    let Some(steps) = L::twin(history, viewer, luck) else { return Ok(()) };
    let Some(first) = steps.iter().zip(&history.steps).position(|(a, b)| a != b) else { return Ok(()) };
    let Some(twin) = replayed(history, steps) else { return Ok(()) };
    evidence.twins += 1;
    let (ours, theirs) = (history.states(), twin.states());
    // Before the first step that differs, the two histories are the same.
    for i in first + 1..ours.len() {
        let received = |states: &[StateIn<L::Game>], steps: &[StepIn<L::Game>]| {
            let mut notices = Vec::new();
            states[i - 1].notices(&steps[i - 1], viewer, &mut notices);
            (Received::of(&states[i], viewer), notices)
        };
        if received(&ours, &history.steps) != received(&theirs, &twin.steps) {
            let at = format!("{viewer:?} can tell twins apart at step {i}; the twin:\n{}", twin.text());
            return Err((8, at));
        }
    }
    let refused = |states: &[StateIn<L::Game>]| states.last().map(|state| refusals(state, viewer));
    if refused(&ours) != refused(&theirs) {
        return Err((8, format!("{viewer:?} is refused differently; the twin:\n{}", twin.text())));
    }
    Ok(())
}

/// Everything that a viewer is sent about a state.
#[derive(PartialEq)]
struct Received<S: State> {
    view: S::View,
    aid: <S::View as View>::Aid,
    page: Vec<Message>,
    remarks: Vec<Vec<Message>>,
}

impl<S: State> Received<S> {
    fn of(state: &S, viewer: Viewer) -> Received<S> {
        let view = state.view(viewer);
        let remarks = view.actions().iter().map(|&action| view.remarks(action)).collect();
        Received { aid: view.aid(), page: view.page(), view, remarks }
    }
}

fn refusals<S: State>(state: &S, viewer: Viewer) -> Vec<String> {
    let Some(seat) = viewer.seat() else { return Vec::new() };
    let actions = (0..S::Action::COUNT).filter_map(S::Action::decode);
    actions.map(|action| format!("{:?}", state.check(&Step::Act(seat, action)))).collect()
}

/// Returns the history of these steps, if all of them are legal.
fn replayed<G: Game>(history: &History<G>, steps: Vec<StepIn<G>>) -> Option<History<G>> {
    let mut twin = History::<G>::open(&history.options, history.seats);
    for step in steps {
        twin.state.check(&step).ok()?;
        twin.apply(step);
    }
    Some(twin)
}

/// The number of possible states up to which all of them are found.
const FEW: usize = 40;
/// The number of such endgames for each table. More would only take longer.
const ENDGAMES: u32 = 8;

/// Law 9: if few states are consistent with a view, `imagine` reaches each of them, no other, and as often as
/// dealing at random would. The consistent states are found without `imagine`: what is hidden is exchanged at
/// random, and the game is replayed.
pub(super) fn every_world<L: Lawful>(
    history: &History<L::Game>,
    luck: &mut QuickLuck,
    evidence: &mut Evidence,
) -> Result<(), Violation> {
    let begun = history.steps.iter().any(|step| matches!(step, Step::Act(..)));
    if !L::SMALL_ENDGAMES || evidence.worlds_here == ENDGAMES || !begun {
        return Ok(());
    }
    let viewers: Vec<Viewer> = Viewer::all(history.seats).collect();
    let viewer = viewers[luck.below(viewers.len() as u32) as usize];
    let view = history.state.view(viewer);
    // They are compared as listings, because what other seats remember in private may be imagined
    // differently.
    let mut worlds: Vec<Listing> = Vec::new();
    let mut dealt: Vec<u32> = Vec::new();
    let (mut tried, mut legal) = (0, 0u32);
    while tried < 4_000 && legal < 150 * worlds.len().max(1) as u32 {
        tried += 1;
        let steps = L::redeal(history, viewer, luck);
        let Some(twin) = steps.and_then(|steps| replayed(history, steps)) else { continue };
        if twin.state.view(viewer) != view {
            continue;
        }
        legal += 1;
        count(twin.state.listing(), &mut worlds, &mut dealt);
        if worlds.len() > FEW || (tried == 100 && legal < 5) {
            return Ok(());
        }
    }
    // Too few legal twins to be sure that every state was found.
    if worlds.len() < 2 || legal < 60 * worlds.len() as u32 {
        return Ok(());
    }
    let mut imagined = vec![0; worlds.len()];
    let known = worlds.len();
    let draws = 150 * known as u32;
    for _ in 0..draws {
        count(view.imagine(luck).listing(), &mut worlds, &mut imagined);
        if worlds.len() > known {
            return Err((9, format!("{viewer:?} imagines a state that cannot be")));
        }
    }
    evidence.worlds += 1;
    evidence.worlds_here += 1;
    even(&imagined, draws, &dealt, legal).map_err(|uneven| (9, format!("{viewer:?}: {uneven}")))
}

fn count(world: Listing, worlds: &mut Vec<Listing>, counts: &mut Vec<u32>) {
    if let Some(at) = worlds.iter().position(|known| *known == world) {
        counts[at] += 1;
    } else {
        worlds.push(world);
        counts.push(1);
    }
}

/// Checks that two samples have one distribution. A chi-square far beyond what chance explains is a bug.
fn even(imagined: &[u32], draws: u32, dealt: &[u32], deals: u32) -> Result<(), String> {
    if imagined.contains(&0) {
        return Err(format!("some states are never imagined: {imagined:?} against {dealt:?}"));
    }
    let (n, m) = (f64::from(draws), f64::from(deals));
    let square = |(&a, &b): (&u32, &u32)| {
        let (a, b) = (f64::from(a), f64::from(b));
        ((m / n).sqrt() * a - (n / m).sqrt() * b).powi(2) / (a + b)
    };
    let chi: f64 = imagined.iter().zip(dealt).map(square).sum();
    let freedom = (imagined.len() - 1) as f64;
    let limit = freedom + 7.0 * (2.0 * freedom).sqrt() + 12.0;
    if chi <= limit {
        Ok(())
    } else {
        Err(format!("uneven ({chi:.0} > {limit:.0}): {imagined:?} against {dealt:?}"))
    }
}
