//! Bots that play by heuristics alone, without search.

use crate::{Bot, Heuristics, Random};
use kernel::{ActionOf, Luck, QuickLuck, View};

/// Plays the action with the best heuristic score.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy<H>(pub H);

impl<V: View, H: Heuristics<V::State>> Bot<V> for Greedy<H> {
    fn choose(&self, view: &V, luck: &mut QuickLuck) -> ActionOf<V::State> {
        greedy_action(&self.0, view, &mut Vec::new(), luck)
    }
}

/// Plays like [`Greedy`], but makes mistakes: one choice in four is random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greenhorn<H>(pub H);

impl<V: View, H: Heuristics<V::State>> Bot<V> for Greenhorn<H> {
    fn choose(&self, view: &V, luck: &mut QuickLuck) -> ActionOf<V::State> {
        if luck.below(4) == 0 { Random.choose(view, luck) } else { Greedy(self.0).choose(view, luck) }
    }
}

/// Returns the action with the best score. Ties are broken at random, because a bot that always
/// takes the first action is easy to read. `scores` is scratch space.
pub(crate) fn greedy_action<V: View, H: Heuristics<V::State>>(
    heuristics: &H,
    view: &V,
    scores: &mut Vec<f32>,
    luck: &mut QuickLuck,
) -> ActionOf<V::State> {
    let actions = view.actions();
    if let [only] = actions {
        return *only;
    }
    scores.clear();
    heuristics.score_actions(view, scores);
    debug_assert_eq!(scores.len(), actions.len(), "a score for each action");
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let tied = scores.iter().filter(|&&score| score >= best).count().max(1);
    let pick = if tied > 1 { luck.below(tied as u32) as usize } else { 0 };
    let found = scores.iter().zip(actions).filter(|(score, _)| **score >= best).nth(pick);
    found.map_or(actions[0], |(_, &action)| action)
}
