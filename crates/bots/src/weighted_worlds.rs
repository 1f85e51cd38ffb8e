//! Inference: imagines many worlds, and samples each in proportion to how well it explains what the
//! others did. The likelihood is [`Heuristics::log_likelihood`].

use crate::{Budget, Heuristics};
use kernel::{Luck, QuickLuck, View};
use std::time::{Duration, Instant};

/// One part in this many of a search's budget is spent on inference.
const INFERENCE_DIVISOR: u32 = 5;
/// The maximum number of worlds, some 32 MB.
const MAX_WORLDS: u32 = 1 << 16;

/// Returns the budget that is left for the search itself. A budget in iterations is not reduced,
/// because it counts the worlds that the search plays.
pub(crate) fn search_budget(budget: Budget) -> Budget {
    match budget {
        Budget::Millis(all) => Budget::Millis(all - all / INFERENCE_DIVISOR),
        worlds @ Budget::Iterations(_) => worlds,
    }
}

/// Imagined worlds, weighted by how well they explain what was seen.
pub(crate) struct WeightedWorlds<S> {
    worlds: Vec<S>,
    /// For each world: the sum of its weight and the weights of all worlds before it.
    cumulative: Vec<f64>,
}

impl<S> WeightedWorlds<S> {
    /// Imagines worlds for a part of the budget, and weights them.
    pub(crate) fn imagine<V: View<State = S>, H: Heuristics<S>>(
        heuristics: &H,
        view: &V,
        budget: Budget,
        luck: &mut QuickLuck,
    ) -> WeightedWorlds<S>
    where
        S: kernel::State<View = V>,
    {
        let start = Instant::now();
        let is_enough = |done: u32| match budget {
            Budget::Iterations(all) => done >= (all / INFERENCE_DIVISOR).clamp(1, MAX_WORLDS),
            Budget::Millis(all) => {
                done >= MAX_WORLDS
                    || done > 0 && start.elapsed() * INFERENCE_DIVISOR >= Duration::from_millis(all.into())
            }
        };
        let (mut worlds, mut log_weights) = (Vec::new(), Vec::new());
        while !is_enough(log_weights.len() as u32) {
            let world = view.imagine(luck);
            log_weights.push(heuristics.log_likelihood(view, &world));
            worlds.push(world);
        }
        let best = log_weights.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        let mut accumulate = |log_weight: &f32| {
            sum += f64::from(log_weight - best).exp();
            sum
        };
        let cumulative = log_weights.iter().map(&mut accumulate).collect();
        WeightedWorlds { worlds, cumulative }
    }
}

impl<S: Clone> WeightedWorlds<S> {
    /// Returns one of the worlds, each with the probability of its weight.
    pub(crate) fn sample(&self, luck: &mut QuickLuck) -> S {
        let [.., total] = self.cumulative[..] else { unreachable!("at least one world was imagined") };
        let at = total * f64::from(luck.below(u32::MAX)) / f64::from(u32::MAX);
        self.worlds[self.cumulative.partition_point(|&cumulative| cumulative <= at)].clone()
    }
}
