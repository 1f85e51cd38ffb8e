//! Plays a game between bots, without a table: for measurements and tests.

use crate::Bot;
use kernel::{Awaits, Game, QuickLuck, Standing, State, Step, Viewer};

/// Plays a game in which `bots[i]` has seat `i`. The same seed gives the same chance, as far as the
/// game allows, regardless of which bot sits where. With the same bots in the same seats it gives
/// the same game.
pub fn play_game<G: Game>(
    fresh: &G::State,
    bots: &[&dyn Bot<<G::State as State>::View>],
    seed: u64,
) -> Standing {
    let mut state = fresh.clone();
    let mut dealer = QuickLuck::new(seed);
    let mut lucks: Vec<QuickLuck> = (1..=bots.len() as u64).map(|i| QuickLuck::new(seed ^ i << 56)).collect();
    loop {
        match state.awaits() {
            Awaits::Nothing => {
                let Some(standing) = state.standing() else { unreachable!("a finished game has a standing") };
                return standing;
            }
            Awaits::Chance => {
                let chance = state.sample(&mut dealer);
                state.apply(&Step::Chance(chance));
            }
            Awaits::Seats(seats) => {
                let Some(seat) = seats.first() else { unreachable!("a seat owes a decision") };
                let view = state.view(Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&view, &mut lucks[seat.index()]);
                state.apply(&Step::Act(seat, action));
            }
        }
    }
}
