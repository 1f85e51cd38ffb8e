//! Worlds that explain what others did: many are imagined, and each comes up again as often as the
//! others would have played in it the way they were seen to.

use crate::{Budget, Heuristics};
use kernel::{Luck, QuickLuck, View};
use std::time::{Duration, Instant};

/// Which part of a search goes into finding likely worlds.
const PART: u32 = 5;
/// How many are kept at most, some 32 MB.
const MOST: u32 = 1 << 16;

/// What is left of a search's time; worlds are counted where they are played on.
pub(crate) fn rest(budget: Budget) -> Budget {
    match budget {
        Budget::Millis(all) => Budget::Millis(all - all / PART),
        worlds @ Budget::Iterations(_) => worlds,
    }
}

/// Imagined worlds, by how well they explain what was seen.
pub(crate) struct Likely<S> {
    worlds: Vec<S>,
    /// For each world its weight and those of all before it together.
    up_to: Vec<f64>,
}

impl<S> Likely<S> {
    /// Imagines worlds for a part of the budget.
    pub(crate) fn imagine<V: View<State = S>, H: Heuristics<S>>(
        heuristics: &H,
        view: &V,
        budget: Budget,
        luck: &mut QuickLuck,
    ) -> Likely<S>
    where
        S: kernel::State<View = V>,
    {
        let start = Instant::now();
        let is_enough = |done: u32| match budget {
            Budget::Iterations(all) => done >= (all / PART).clamp(1, MOST),
            Budget::Millis(all) => {
                done >= MOST || done > 0 && start.elapsed() * PART >= Duration::from_millis(all.into())
            }
        };
        let (mut worlds, mut logs) = (Vec::new(), Vec::new());
        while !is_enough(logs.len() as u32) {
            let world = view.imagine(luck);
            logs.push(heuristics.plausibility(view, &world));
            worlds.push(world);
        }
        let best = logs.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        let mut adds_up = |log: &f32| {
            sum += f64::from(log - best).exp();
            sum
        };
        let up_to = logs.iter().map(&mut adds_up).collect();
        Likely { worlds, up_to }
    }
}

impl<S: Clone> Likely<S> {
    /// One of them.
    pub(crate) fn draw(&self, luck: &mut QuickLuck) -> S {
        let [.., all] = self.up_to[..] else { unreachable!("at least one world was imagined") };
        let at = all * f64::from(luck.below(u32::MAX)) / f64::from(u32::MAX);
        self.worlds[self.up_to.partition_point(|&up_to| up_to <= at)].clone()
    }
}
