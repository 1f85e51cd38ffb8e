//! Plays whole games, with a look at every state or decision.

use kernel::{ActionOf, Awaits, Game, Luck, QuickLuck, Seat, State, Step, Viewer};

/// Luck whose generator is defined here, so that its numbers never change. So a test can state its results as
/// numbers.
#[derive(Clone, Debug)]
pub struct FixedLuck(pub u64);

impl Luck for FixedLuck {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(n)) as u32
    }
}

/// Plays a game at random with this luck, the lowest seat first, and looks at every state. Returns the
/// scores.
///
/// # Panics
/// If the game cannot be played with this number of seats, or gets stuck.
pub fn play_random<G: Game>(
    options: &G::Options,
    seats: u8,
    luck: &mut FixedLuck,
    look: impl FnMut(&G::State),
) -> Vec<i32> {
    let fresh = G::open(options, seats).expect("the game has that many seats");
    let mut actions = Vec::new();
    let over = play(fresh, luck, look, |state, seat, luck| {
        actions.clear();
        state.actions(seat, &mut actions);
        actions[luck.below(actions.len() as u32) as usize]
    });
    over.standing().expect("the game is over").scores().to_vec()
}

/// Plays a state to its end and returns the last state. The caller chooses, and may draw from the same luck
/// as chance.
///
/// # Panics
/// If the game gets stuck.
pub fn play_out<S: State>(
    state: S,
    luck: &mut QuickLuck,
    mut choose: impl FnMut(&S, Seat, &S::View, &mut QuickLuck) -> ActionOf<S>,
) -> S {
    let no_look = |_: &S| {};
    play(state, luck, no_look, |state, seat, luck| choose(state, seat, &state.view(Viewer::Seat(seat)), luck))
}

fn play<S: State, L: Luck>(
    mut state: S,
    luck: &mut L,
    mut look: impl FnMut(&S),
    mut choose: impl FnMut(&S, Seat, &mut L) -> ActionOf<S>,
) -> S {
    loop {
        look(&state);
        let step = match state.awaits() {
            Awaits::Chance => Step::Chance(state.sample(luck)),
            Awaits::Seats(owing) => {
                let seat = owing.first().expect("a seat owes a decision");
                Step::Act(seat, choose(&state, seat, luck))
            }
            Awaits::Nothing => return state,
        };
        state.apply(&step);
    }
}
