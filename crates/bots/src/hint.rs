//! Computes hints: how often each action of a seat wins and what it scores, from that seat's view
//! alone.

use crate::ismcts::draw_seed;
use crate::rollout::rollout;
use crate::{Budget, Estimate, Heuristics, Odds, SampleStats};
use kernel::{ActionOf, QuickLuck, State, Step, View};
use std::time::{Duration, Instant};

/// The number of worlds to play even if no time is left: fewer say nothing.
const MIN_WORLDS: u32 = 8;

/// What is known about one legal action.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The legal action.
    pub action: A,
    /// The probability that it leads to a win.
    pub win: Estimate,
    /// The expected score.
    pub score: Estimate,
    /// The exact odds of what chance brings next.
    pub odds: Vec<Odds>,
}

/// Returns a hint for each legal action of the viewer, in the order of `view.actions()`. Every
/// action is tried in the same imagined worlds, with the same luck. Each world is then played to
/// the end by heuristics with a few random choices.
pub fn hints<V: View, H: Heuristics<V::State>>(
    heuristics: &H,
    view: &V,
    budget: Budget,
    luck: &mut QuickLuck,
) -> Vec<Hint<ActionOf<V::State>>> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    let actions = view.actions();
    let mut stats = vec![[SampleStats::default(); 2]; actions.len()];
    let mut scores = Vec::new();
    let start = Instant::now();
    let is_enough = |done: u32| match budget {
        Budget::Iterations(all) => done >= all,
        Budget::Millis(all) => done >= MIN_WORLDS && start.elapsed() >= Duration::from_millis(all.into()),
    };
    for _ in (0..).take_while(|&done| !is_enough(done)) {
        let world = view.imagine(luck);
        let later = QuickLuck::new(draw_seed(luck));
        for (&action, [wins, points]) in actions.iter().zip(&mut stats) {
            let (mut state, mut luck) = (world.clone(), later.clone());
            state.apply(&Step::Act(seat, action));
            rollout(heuristics, None, &mut state, &mut scores, &mut luck);
            let Some(standing) = state.standing() else { unreachable!("it was played to the end") };
            wins.add(standing.win_share(seat).into());
            points.add(standing.score[seat.index()].into());
        }
    }
    let hint = |(&action, [wins, points]): (&ActionOf<V::State>, &[SampleStats; 2])| Hint {
        action,
        win: wins.share(1),
        score: points.mean(),
        odds: heuristics.odds(view, action),
    };
    actions.iter().zip(&stats).map(hint).collect()
}
