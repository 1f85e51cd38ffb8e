//! What a client shows besides the view, without knowing a rule. All of it is computed from the view alone.

use super::{Action, Card, View};
use kernel::{Message, View as _};

/// What the viewer's actions lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Aid {
    pub(crate) plays: Vec<Preview>,
}

/// The effect of a legal action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Preview {
    /// The legal action.
    pub(crate) action: Action,
    /// The number of cards that could beat the viewer's (HN-3).
    pub(crate) higher: u8,
}

impl Aid {
    pub(crate) fn of(view: &View) -> Aid {
        let preview = |&action: &Action| Preview { action, higher: higher(view, action) };
        Aid { plays: view.actions().iter().map(preview).collect() }
    }
}

fn higher(view: &View, action: Action) -> u8 {
    match (action, view.hand) {
        (Action::Draw, Some(card)) => Card::COUNT - card.rank(),
        _ => 0,
    }
}

/// Returns what is worth knowing about a legal action.
pub(crate) fn remarks(view: &View, action: Action) -> Vec<Message> {
    let remark = |higher: u8| Message::new("high-noon-remark-higher").with("count", higher);
    Some(higher(view, action)).filter(|&higher| higher > 0).map(remark).into_iter().collect()
}
