//! How to play Wyatt Earp. `hunt` values an outlaw, `cards` a card in hand, `plays` a sheriff card,
//! and `odds` computes the exact odds of the next card. All scores are in thousands of dollars.
//! What the others get counts against the viewer.

mod cards;
mod hunt;
mod odds;
mod plays;

use super::{Heuristics, Odds, SearchMode, win_probabilities_from};
use cards::Evaluator;
use kernel::{State as _, View as _, Viewer};
use wyatt_earp::{Action, GOAL, SEATS, State, View};

/// The heuristics of Wyatt Earp.
#[derive(Clone, Copy, Debug, Default)]
pub struct WyattEarpHeuristics;

impl Heuristics<State> for WyattEarpHeuristics {
    const TEMPERATURE: f32 = 0.1;

    fn score_actions(&self, view: &View, scores: &mut Vec<f32>) {
        let evaluator = Evaluator::new(view);
        scores.extend(view.actions().iter().map(|&action| evaluator.score(action)));
    }

    /// A rollout ends with the round: its result is on the table when the next round is dealt.
    fn ends_rollout(&self, start: &View, now: &View, _: SearchMode) -> bool {
        now.public.round != start.public.round
    }

    fn win_probabilities(&self, state: &State, probabilities: &mut [f32]) {
        let public = state.view(Viewer::Bystander).public;
        let money = public.money.map(f32::from);
        let most = money.iter().copied().fold(0.0, f32::max);
        let to_go = (f32::from(GOAL) - most).max(0.0);
        let lead_scale = LEAD_SCALE / f32::from(public.seats) + LEAD_SCALE_PER_THOUSAND * to_go;
        win_probabilities_from(&money[..probabilities.len().min(SEATS)], lead_scale, probabilities);
    }

    fn odds(&self, view: &View, action: Action) -> Vec<Odds> {
        odds::odds(view, action)
    }
}

/// The lead that makes a win e times as likely when a seat is about to reach the goal, in
/// thousands, times the number of seats. With fewer seats, each takes more in a round. Fitted to
/// greedy play.
const LEAD_SCALE: f32 = 16.0;
/// How much larger that lead must be for every thousand that the richest seat still needs, because
/// more rounds follow.
const LEAD_SCALE_PER_THOUSAND: f32 = 0.2;
