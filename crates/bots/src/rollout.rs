//! Playing an imagined world on, and what came of it for each seat.

use crate::greedy::greedy_action;
use crate::{Heuristics, SearchMode};
use kernel::{Awaits, Luck, MAX_SEATS, QuickLuck, Seat, Standing, State, Step, View, Viewer};

/// What a world is worth to each seat: 1 to who wins it, and less than a tenth of that for a better
/// place behind. Winning comes first, the margin second. Where a rollout stops before the end, it is
/// the chance to win.
pub type Values = [f32; MAX_SEATS];

/// How much of a world's worth is in the win.
pub(crate) const WIN_WEIGHT: f32 = 0.9;

/// One choice in so many of a rollout is anything: who always does the same learns nothing.
const RANDOM_ONE_IN: u32 = 10;

/// Scratch room, so that nothing is allocated for every choice.
pub(crate) type Scores = Vec<f32>;

/// Plays an imagined world on by rules of thumb until what began where the view is has been settled;
/// what that is worth to each seat.
pub fn rollout_from<V: View, H: Heuristics<V::State>>(
    heuristics: &H,
    view: &V,
    state: &mut V::State,
    luck: &mut QuickLuck,
) -> Values {
    rollout(heuristics, Some((view, SearchMode::Plain)), state, &mut Vec::new(), luck)
}

/// Plays on by rules of thumb until what began at `start` has been settled, or to the end.
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
                let Some(seat) = seats.first() else { unreachable!("somebody is awaited") };
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

/// What the result of a game is worth to each seat.
pub(crate) fn standing_values(standing: Option<Standing>) -> Values {
    let Some(standing) = standing else { unreachable!("a finished game has a standing") };
    let others = f32::from(standing.seats - 1);
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::all(standing.seats) {
        let behind = f32::from(standing.seats - standing.place[seat.index()]) / others;
        values[seat.index()] = WIN_WEIGHT * standing.win(seat) + (1.0 - WIN_WEIGHT) * behind;
    }
    values
}
