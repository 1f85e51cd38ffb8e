//! Law 13: whether a question can be declined is no secret, and the rules say which action declines it.
//!
//! A server delays the answers to such questions, so that a quick answer does not show that there was no
//! choice. It must know which questions these are without looking at what is hidden.

use super::{Lawful, StateIn, Violation};
use kernel::{ActionOf, Coded, Luck, QuickLuck, Seat, Seats, State, Step, StepIn, View, Viewer};

/// The number of comparisons before an action counts as open to every hand. A few imagined hands may all
/// allow it by chance.
const ENOUGH: u32 = 50;

/// What all games have shown about each action, by code.
pub(super) struct Evidence(Vec<Seen>);

#[derive(Clone, Default)]
struct Seen {
    compared: u32,
    /// Whether it was legal for one hand, and illegal for another that looks the same to others.
    depends: bool,
    /// Whether it was once the only legal action of a seat, while others had to imagine more.
    alone: bool,
}

impl Evidence {
    pub(super) fn new<L: Lawful>() -> Evidence {
        Evidence(vec![Seen::default(); usize::from(ActionIn::<L>::COUNT)])
    }

    fn of<A: Coded>(&mut self, action: A) -> &mut Seen {
        &mut self.0[usize::from(action.code())]
    }

    /// Asserts that a seat with nothing to play can only decline. Such a seat is left with an action that
    /// every hand allows.
    pub(super) fn assert_answers<L: Lawful>(&self) {
        let undeclared = self.0.iter().zip(0..).find_map(|(seen, code)| {
            let is_open = seen.compared >= ENOUGH && !seen.depends;
            ActionIn::<L>::decode(code).filter(|&action| is_open && seen.alone && !L::declines(action))
        });
        if let Some(action) = undeclared {
            panic!("law 13 is broken: with nothing to play one says {action:?}, which does not decline");
        }
    }
}

type ActionIn<L> = ActionOf<StateIn<<L as Lawful>::Game>>;

/// Seats that have begun a decision in secret: their further actions depend on what they have done.
#[derive(Default)]
pub(super) struct Begun(Seats);

impl Begun {
    pub(super) fn note<L: Lawful>(
        &mut self,
        before: &StateIn<L::Game>,
        step: &StepIn<L::Game>,
        after: &StateIn<L::Game>,
    ) {
        let Step::Act(seat, _) = *step else { return };
        let is_secret = before.view(Viewer::Bystander) == after.view(Viewer::Bystander);
        let goes_on = is_secret && after.awaits().seats().contains(seat);
        self.0 = if goes_on { self.0.with(seat) } else { self.0.without(seat) };
    }
}

/// Checks law 13 at one state: for every seat that owes a decision, as another viewer imagines it.
pub(super) fn is_no_secret<L: Lawful>(
    state: &StateIn<L::Game>,
    begun: &Begun,
    luck: &mut QuickLuck,
    evidence: &mut Evidence,
) -> Result<(), Violation> {
    for seat in state.awaits().seats().iter() {
        let others: Vec<Viewer> =
            Viewer::all(state.seats()).filter(|&viewer| viewer != Viewer::Seat(seat)).collect();
        let viewer = others[luck.below(others.len() as u32) as usize];
        let world = state.view(viewer).imagine(luck);
        let (legal, imagined) = (actions(state, seat), actions(&world, seat));
        let ways = |actions: &[ActionIn<L>]| actions.iter().filter(|&&action| L::declines(action)).count();
        if ways(&legal) > 1 {
            return Err((13, format!("{seat:?} can decline in several ways")));
        }
        if ways(&legal) != ways(&imagined) {
            return Err((13, format!("whether {seat:?} may decline is hidden from {viewer:?}")));
        }
        if begun.0.contains(seat) {
            continue;
        }
        for &action in &legal {
            let seen = evidence.of(action);
            seen.compared += 1;
            seen.depends |= !imagined.contains(&action);
        }
        // The opposite case would prove nothing: an imagined seat may have begun its decision.
        if let ([only], [_, _, ..]) = (&legal[..], &imagined[..]) {
            evidence.of(*only).alone = true;
        }
    }
    Ok(())
}

fn actions<S: State>(state: &S, seat: Seat) -> Vec<S::Action> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    actions
}
