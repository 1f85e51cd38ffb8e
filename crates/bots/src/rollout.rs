//! Playing an imagined world on, and what came of it for each seat.

use crate::greedy::best_of;
use crate::{Depth, Heuristics};
use kernel::{Awaits, Luck, MAX_SEATS, QuickLuck, Seat, Standing, State, Step, View, Viewer};

/// What a world is worth to each seat: 1 to who wins it, and less than a tenth of that for a better
/// place behind. Winning comes first, the margin second. Where a rollout stops before the end, it is
/// the chance to win.
pub type Worth = [f32; MAX_SEATS];

/// How much of a world's worth is in the win.
pub(crate) const WIN: f32 = 0.9;

/// One choice in so many of a rollout is anything: who always does the same learns nothing.
const WHIMS: u32 = 10;

/// Scratch room, so that nothing is allocated for every choice.
pub(crate) type Scores = Vec<f32>;

/// Plays an imagined world on by rules of thumb until what began where the view is has been settled;
/// what that is worth to each seat.
pub fn play_on<V: View, H: Heuristics<V::State>>(
    heuristics: &H,
    view: &V,
    state: &mut V::State,
    luck: &mut QuickLuck,
) -> Worth {
    rollout(heuristics, Some((view, Depth::Plain)), state, &mut Vec::new(), luck)
}

/// Plays on by rules of thumb until what began at `start` has been settled, or to the end.
pub(crate) fn rollout<S: State, H: Heuristics<S>>(
    heuristics: &H,
    start: Option<(&S::View, Depth)>,
    state: &mut S,
    scores: &mut Scores,
    luck: &mut QuickLuck,
) -> Worth {
    loop {
        match state.awaits() {
            Awaits::Nothing => return worth(state.standing()),
            Awaits::Chance => {
                let chance = state.sample(luck);
                state.apply(&Step::Chance(chance));
            }
            Awaits::Seats(seats) => {
                let Some(seat) = seats.first() else { unreachable!("somebody is awaited") };
                let view = state.view(Viewer::Seat(seat));
                if start.is_some_and(|(start, depth)| heuristics.is_settled(start, &view, depth)) {
                    let mut worth = [0.0; MAX_SEATS];
                    heuristics.chances(state, &mut worth[..usize::from(state.seats())]);
                    return worth;
                }
                let actions = view.actions();
                let action = if actions.len() > 1 && luck.below(WHIMS) == 0 {
                    actions[luck.below(actions.len() as u32) as usize]
                } else {
                    best_of(heuristics, &view, scores, luck)
                };
                state.apply(&Step::Act(seat, action));
            }
        }
    }
}

/// What the result of a game is worth to each seat.
pub(crate) fn worth(standing: Option<Standing>) -> Worth {
    let Some(standing) = standing else { unreachable!("a finished game has a standing") };
    let others = f32::from(standing.seats - 1);
    let mut worth = [0.0; MAX_SEATS];
    for seat in Seat::all(standing.seats) {
        let behind = f32::from(standing.seats - standing.place[seat.index()]) / others;
        worth[seat.index()] = WIN * standing.win(seat) + (1.0 - WIN) * behind;
    }
    worth
}
