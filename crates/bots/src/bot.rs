//! What a bot is, and the simplest one.

use kernel::{ActionOf, Luck, QuickLuck, View};

/// Chooses for one seat, from what that seat may know.
///
/// The choice is a function of the view and of the luck it is given: two states that look the
/// same to a seat give the same choice.
pub trait Bot<V: View>: Send + Sync {
    /// One of the view's legal actions; there is at least one.
    fn choose(&self, view: &V, luck: &mut QuickLuck) -> ActionOf<V::State>;
}

/// Any legal action, each as likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<V: View> Bot<V> for Random {
    fn choose(&self, view: &V, luck: &mut QuickLuck) -> ActionOf<V::State> {
        let actions = view.actions();
        actions[luck.below(actions.len() as u32) as usize]
    }
}
