//! Defines what a bot is, with the simplest one, [`Random`]. The other bots are in `greedy` and
//! `ismcts`.

use kernel::{ActionOf, Luck, QuickLuck, View};

/// Chooses for one seat, from what that seat may know.
///
/// The choice is a function of the view and the luck: two states that look the same to a seat give
/// the same choice.
pub trait Bot<V: View>: Send + Sync {
    /// Returns one of the view's legal actions. There must be at least one.
    fn choose(&self, view: &V, luck: &mut QuickLuck) -> ActionOf<V::State>;
}

/// Chooses any legal action, each with the same probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<V: View> Bot<V> for Random {
    fn choose(&self, view: &V, luck: &mut QuickLuck) -> ActionOf<V::State> {
        let actions = view.actions();
        actions[luck.below(actions.len() as u32) as usize]
    }
}
