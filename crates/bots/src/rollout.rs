//! Rollouts: plays an imagined world on, and values the result for each seat.

use crate::greedy::greedy_action;
use crate::{Heuristics, SearchMode};
use kernel::{Awaits, Luck, MAX_SEATS, QuickLuck, Seat, Standing, State, Step, View, Viewer};

/// The value of a world for each seat: 1 for the winner, and less than a tenth of that for a better
/// place behind. Winning comes first, the margin second. If a rollout stops before the end of the
/// game, the value is the win probability.
pub type Values = [f32; MAX_SEATS];

/// The part of a finished world's value that depends on winning.
pub(crate) const WIN_WEIGHT: f32 = 0.9;

/// One choice in this many of a rollout is random. A rollout without any randomness explores too
/// little.
const RANDOM_ONE_IN: u32 = 10;

/// Scratch space, so that no choice allocates memory.
pub(crate) type Scores = Vec<f32>;

/// Plays an imagined world on by heuristics, until [`Heuristics::ends_rollout`] says so for a
/// rollout from this view. Returns the value for each seat.
pub fn rollout_from<V: View, H: Heuristics<V::State>>(
    heuristics: &H,
    view: &V,
    state: &mut V::State,
    luck: &mut QuickLuck,
) -> Values {
    rollout(heuristics, Some((view, SearchMode::Plain)), state, &mut Vec::new(), luck)
}

/// Plays on by heuristics until a rollout from `start` may end, or to the end of the game.
pub(crate) fn rollout<S: State, H: Heuristics<S>>(
    heuristics: &H,
    start: Option<(&S::View, SearchMode)>,
    state: &mut S,
    scores: &mut Scores,
    luck: &mut QuickLuck,
) -> Values {
    loop {
        match state.awaits() {
            Awaits::Nothing => return standing_values(state.standing()),
            Awaits::Chance => {
                let chance = state.sample(luck);
                state.apply(&Step::Chance(chance));
            }
            Awaits::Seats(seats) => {
                let Some(seat) = seats.first() else { unreachable!("a seat must act") };
                let view = state.view(Viewer::Seat(seat));
                if start.is_some_and(|(start, mode)| heuristics.ends_rollout(start, &view, mode)) {
                    let mut values = [0.0; MAX_SEATS];
                    heuristics.win_probabilities(state, &mut values[..usize::from(state.seats())]);
                    return values;
                }
                let actions = view.actions();
                let action = if actions.len() > 1 && luck.below(RANDOM_ONE_IN) == 0 {
                    actions[luck.below(actions.len() as u32) as usize]
                } else {
                    greedy_action(heuristics, &view, scores, luck)
                };
                state.apply(&Step::Act(seat, action));
            }
        }
    }
}

/// Returns the value of a finished game for each seat.
pub(crate) fn standing_values(standing: Option<Standing>) -> Values {
    let Some(standing) = standing else { unreachable!("a finished game has a standing") };
    let others = f32::from(standing.seats - 1);
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::all(standing.seats) {
        let behind = f32::from(standing.seats - standing.place[seat.index()]) / others;
        values[seat.index()] = WIN_WEIGHT * standing.win_share(seat) + (1.0 - WIN_WEIGHT) * behind;
    }
    values
}
