//! What a seat may be told about its choices: how often each wins and what it scores, found from
//! that seat's view alone.

use crate::rollout::rollout;
use crate::{Craft, Odds};
use kernel::{ActionOf, QuickLuck, State, Step, View};

/// What is known about one legal action.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The legal action.
    pub action: A,
    /// How likely it leads to a win.
    pub win: Mean,
    /// What it is expected to score.
    pub score: Mean,
    /// The exact odds of what chance brings next.
    pub odds: Vec<Odds>,
}

/// A mean with how far it may be off: in 95 of 100 cases not farther.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Half the width of the 95 % interval.
    pub within: f64,
}

impl Mean {
    fn of(count: u32, sum: f64, squares: f64) -> Mean {
        let n = f64::from(count.max(1));
        let mean = sum / n;
        let variance = (squares / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0);
        Mean { mean, within: 1.96 * (variance / n).sqrt() }
    }
}

/// What is known about each legal action of the viewer, in the order of `view.actions()`: every
/// action is tried in the same imagined worlds, which are then played to the end by rules of thumb.
pub fn hints<V: View, K: Craft<V::State>>(
    craft: &K,
    view: &V,
    worlds: u32,
    luck: &mut QuickLuck,
) -> Vec<Hint<ActionOf<V::State>>> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    let actions = view.actions();
    let mut sums = vec![[0.0f64; 4]; actions.len()];
    let mut scores = Vec::new();
    for _ in 0..worlds {
        let world = view.imagine(luck);
        let later = luck.clone();
        for (&action, sums) in actions.iter().zip(&mut sums) {
            let (mut state, mut luck) = (world.clone(), later.clone());
            state.apply(&Step::Act(seat, action));
            rollout(craft, None, &mut state, &mut scores, &mut luck);
            let Some(standing) = state.standing() else { unreachable!("it was played to the end") };
            let winners = standing.winners().count() as f64;
            let win = if standing.place[seat.index()] == 1 { 1.0 / winners } else { 0.0 };
            let score = f64::from(standing.score[seat.index()]);
            for (sum, number) in sums.iter_mut().zip([win, win * win, score, score * score]) {
                *sum += number;
            }
        }
        // The next world begins with other luck than this one was played with.
        kernel::Luck::below(luck, u32::MAX);
    }
    let hint = |(&action, &[win, wins, score, scores]): (&ActionOf<V::State>, &[f64; 4])| Hint {
        action,
        win: Mean::of(worlds, win, wins),
        score: Mean::of(worlds, score, scores),
        odds: craft.odds(view, action),
    };
    actions.iter().zip(&sums).map(hint).collect()
}
