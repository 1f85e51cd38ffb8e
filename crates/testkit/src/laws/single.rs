//! The laws about one state at a time: 1 to 6 and 10.

use super::{Lawful, Violation};
use crate::{History, ScriptedLuck};
use kernel::{
    Action, ActionOf, Awaits, Chance, ChanceOf, Coded, Game, Listed, Listing, Luck, Options, QuickLuck, Seat,
    State, Step, View, Viewer,
};

/// Law 3, once for each game: codes are dense and ordered. Codes and notation can be read back.
pub(super) fn codes_round_trip<G: Game>() {
    let actions = dense::<ActionOf<G::State>>();
    let chances = dense::<ChanceOf<G::State>>();
    for &chance in &chances {
        assert_eq!(ChanceOf::<G::State>::from_text(&chance.text()), Ok(chance), "law 3: {chance:?}");
    }
    for seats in G::SEATS {
        for seat in Seat::all(seats) {
            for &action in &actions {
                if action.fits(seats) {
                    let text = action.text(seat, seats);
                    let read = ActionOf::<G::State>::read(&text, seat, seats);
                    assert_eq!(read, Some(action), "law 3: `{text}` of {seat:?} among {seats}");
                }
            }
        }
    }
}

fn dense<T: Coded + PartialEq>() -> Vec<T> {
    let all: Vec<T> = (0..T::COUNT).filter_map(T::decode).collect();
    assert_eq!(all.len(), usize::from(T::COUNT), "law 3: every code below COUNT has a value");
    assert!(T::decode(T::COUNT).is_none() && T::decode(u16::MAX).is_none(), "law 3: and none above has");
    for (code, value) in all.iter().enumerate() {
        assert_eq!(usize::from(value.code()), code, "law 3: {value:?}");
    }
    assert!(all.is_sorted(), "law 3: codes are in canonical order");
    all
}

/// Part of law 3, once for each game: options can be set and read back by name. Presets are combinations of
/// them, the default first.
pub(super) fn options_agree<G: Game>() {
    let presets = G::Options::PRESETS.iter().map(|name| G::Options::preset(name));
    let presets: Vec<G::Options> = presets.map(|preset| preset.expect("a listed preset exists")).collect();
    assert!(
        presets.first().is_none_or(|first| *first == G::Options::default()),
        "law 3: the default is first"
    );
    assert!(G::Options::preset("no-such-preset").is_none(), "law 3: and no other exists");
    let defaults = G::Options::default();
    assert_eq!(defaults.get("no-such-option"), None, "law 3: no other option exists");
    for spec in G::Options::ALL {
        let default = defaults.get(spec.name);
        assert!(
            default.is_some_and(|value| spec.values.contains(&value)),
            "law 3: {} has a default",
            spec.name
        );
        for &value in spec.values {
            let mut options = G::Options::default();
            assert_eq!(options.set(spec.name, value), Ok(()), "law 3: {} can be {value}", spec.name);
            assert_eq!(options.get(spec.name), Some(value), "law 3: {}", spec.name);
            let others = G::Options::ALL.iter().filter(|other| other.name != spec.name);
            others.for_each(|other| assert_eq!(options.get(other.name), defaults.get(other.name)));
        }
        let unknown = options_error::<G>(spec.name, kernel::OptionValue::Word("no-such-value"));
        assert_eq!(unknown, Err(kernel::OptionError::Value), "law 3: {} has only these values", spec.name);
    }
    let unknown = options_error::<G>("no-such-option", kernel::OptionValue::Flag(true));
    assert_eq!(unknown, Err(kernel::OptionError::Name), "law 3: no other option exists");
}

fn options_error<G: Game>(name: &str, value: kernel::OptionValue) -> Result<(), kernel::OptionError> {
    G::Options::default().set(name, value)
}

/// Laws 1, 2 and 4 at one state.
pub(super) fn at_every_state<L: Lawful>(
    history: &History<L::Game>,
    luck: &mut QuickLuck,
) -> Result<(), Violation> {
    let state = &history.state;
    let mut chances = Vec::new();
    state.chances(&mut chances);
    let over = state.standing().is_some();
    if state.decided().is_some() != over {
        return Err((1, "what decided the game is told before its end, or not at all".into()));
    }
    match state.awaits() {
        Awaits::Nothing if !over => return Err((1, "nothing is awaited, and there is no standing".into())),
        Awaits::Chance if chances.is_empty() => {
            return Err((1, "chance is awaited; none is possible".into()));
        }
        Awaits::Seats(seats) if seats.is_empty() => return Err((1, "nobody is awaited".into())),
        Awaits::Chance | Awaits::Seats(_) if over => return Err((1, "there is a standing too early".into())),
        _ => {}
    }
    for seat in Seat::all(state.seats()) {
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        if actions.is_empty() == state.awaits().seats().contains(seat) {
            return Err((
                1,
                format!("{seat:?} has {} actions, and the awaited are {:?}", actions.len(), state.awaits()),
            ));
        }
        agrees(state, seat, &actions, luck)?;
    }
    chances_agree(state, &chances, luck)?;
    L::conserved(&state.listing()).map_err(|lost| (4, lost))
}

/// Returns the codes to try at one state: all of them at one state in eight, some at the others. Over a few
/// games this adds up to all of them, and it leaves time for more games.
fn tried<T: Coded>(luck: &mut QuickLuck) -> Vec<T> {
    let count = u32::from(T::COUNT);
    let codes: Vec<u32> = if count <= SOME || luck.below(8) == 0 {
        (0..count).collect()
    } else {
        (0..SOME).map(|_| luck.below(count)).collect()
    };
    codes.into_iter().filter_map(|code| T::decode(code as u16)).collect()
}

/// How many codes "some" are.
const SOME: u32 = 100;

/// Law 2 for decisions: `check` allows exactly what `actions` and the view list.
fn agrees<S: State>(
    state: &S,
    seat: Seat,
    actions: &[S::Action],
    luck: &mut QuickLuck,
) -> Result<(), Violation> {
    if !actions.is_sorted_by(|a, b| a < b) {
        return Err((2, format!("the actions of {seat:?} are not ascending: {actions:?}")));
    }
    if state.view(Viewer::Seat(seat)).actions() != actions {
        return Err((2, format!("the view of {seat:?} lists other actions than the state")));
    }
    for action in tried::<S::Action>(luck).into_iter().chain(actions.iter().copied()) {
        let listed = actions.binary_search(&action).is_ok();
        let step = Step::Act(seat, action);
        if state.check(&step).is_ok() != listed {
            return Err((2, format!("{step:?} is listed: {listed}; check says the opposite")));
        }
    }
    Ok(())
}

/// Law 2 for chance: `check` agrees, and `sample` maps one draw cumulatively in code order.
fn chances_agree<S: State>(
    state: &S,
    chances: &[(S::Chance, u32)],
    luck: &mut QuickLuck,
) -> Result<(), Violation> {
    if !chances.is_sorted_by(|a, b| a.0 < b.0) || chances.iter().any(|&(_, weight)| weight == 0) {
        return Err((2, format!("the chances are not ascending with weights: {chances:?}")));
    }
    let listed = chances.iter().map(|&(chance, _)| chance);
    for chance in tried::<S::Chance>(luck).into_iter().chain(listed) {
        let listed = chances.binary_search_by_key(&chance, |&(listed, _)| listed).is_ok();
        if state.check(&Step::Chance(chance)).is_ok() != listed {
            return Err((2, format!("{chance:?} is listed: {listed}; check says the opposite")));
        }
    }
    if chances.is_empty() {
        return Ok(());
    }
    let total: u32 = chances.iter().map(|&(_, weight)| weight).sum();
    let few: Vec<u32> =
        if total <= 6 { (0..total).collect() } else { (0..4).map(|_| luck.below(total)).collect() };
    for number in few.into_iter().chain([0, total - 1]) {
        let mut script = ScriptedLuck::new([number]);
        let drawn = state.sample(&mut script);
        let mut up_to = 0;
        let due = chances.iter().find(|&&(_, weight)| {
            up_to += weight;
            number < up_to
        });
        if script.asked != [total] || due.map(|&(chance, _)| chance) != Some(drawn) {
            return Err((
                2,
                format!(
                    "number {number} of {total} draws {drawn:?}; due is {due:?}, asked {:?}",
                    script.asked
                ),
            ));
        }
    }
    Ok(())
}

/// Law 5: the same steps lead to the same states.
pub(super) fn replays<G: Game>(history: &History<G>) -> Result<(), Violation> {
    let (once, twice) = (history.states(), history.states());
    if once != twice || once.last() != Some(&history.state) {
        return Err((5, "replaying the steps leads elsewhere".into()));
    }
    Ok(())
}

/// Law 6: if several seats owe a decision, any order of answers leads to the same state. An answer shows the
/// others nothing until all have answered.
pub(super) fn order_cannot_matter<S: State>(state: &S, luck: &mut QuickLuck) -> Result<(), Violation> {
    let owing: Vec<Seat> = state.awaits().seats().iter().collect();
    if owing.len() < 2 {
        return Ok(());
    }
    let mut answers = Vec::new();
    for &seat in &owing {
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        answers.push((seat, actions[luck.below(actions.len() as u32) as usize]));
        for pair in actions.windows(2).take(8) {
            told_alike(state, seat, pair[0], pair[1])?;
        }
    }
    let (mut forwards, mut backwards) = (state.clone(), state.clone());
    for &(seat, action) in &answers {
        forwards.apply(&Step::Act(seat, action));
    }
    for &(seat, action) in answers.iter().rev() {
        backwards.apply(&Step::Act(seat, action));
    }
    if forwards == backwards { Ok(()) } else { Err((6, format!("the order of {answers:?} matters"))) }
}

/// Checks that two answers of a seat look the same to all others while a seat still owes one. Whether a seat
/// has finished is no secret, so only answers that agree in this are compared.
fn told_alike<S: State>(state: &S, seat: Seat, one: S::Action, other: S::Action) -> Result<(), Violation> {
    if answered(state, seat, one).awaits() != answered(state, seat, other).awaits() {
        return Ok(());
    }
    for viewer in Viewer::all(state.seats()).filter(|&viewer| viewer != Viewer::Seat(seat)) {
        let received = |action| {
            let step = Step::Act(seat, action);
            let after = answered(state, seat, action);
            let mut notices = Vec::new();
            state.notices(&step, viewer, &mut notices);
            (after.view(viewer), notices)
        };
        if received(one) != received(other) {
            return Err((6, format!("{viewer:?} can tell {one:?} from {other:?} of {seat:?}")));
        }
    }
    Ok(())
}

fn answered<S: State>(state: &S, seat: Seat, action: S::Action) -> S {
    let mut after = state.clone();
    after.apply(&Step::Act(seat, action));
    after
}

/// Law 10: counts decisions by round and by game.
#[derive(Default)]
pub(super) struct Pace {
    round: Option<(i64, u32)>,
    in_round: u32,
    in_game: u32,
    steps: usize,
}

impl Pace {
    pub(super) fn count<L: Lawful>(&mut self, history: &History<L::Game>) -> Result<(), Violation> {
        let acted = history.steps[self.steps..].iter().filter(|step| matches!(step, Step::Act(..))).count();
        self.steps = history.steps.len();
        self.in_round += acted as u32;
        self.in_game += acted as u32;
        let Some(&Listing::Number(round)) = history.state.listing().get(L::ROUND) else {
            return Err((10, format!("the listing counts no `{}`", L::ROUND)));
        };
        if self.in_round > L::ROUND_BOUND {
            return Err((10, format!("round {round} takes more than {} decisions", L::ROUND_BOUND)));
        }
        if self.in_game > L::GAME_CAP {
            return Err((10, format!("the game takes more than {} decisions", L::GAME_CAP)));
        }
        let turn = history.state.view(Viewer::Bystander).turn_number();
        if let Some((before, last_turn)) = self.round.replace((round, turn))
            && before != round
        {
            self.in_round = 0;
            if turn == last_turn {
                return Err((10, format!("round {round} begins, and the turn before it goes on")));
            }
        }
        Ok(())
    }
}
